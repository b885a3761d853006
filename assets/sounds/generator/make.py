#!/usr/bin/env python3
"""Writes the sounds of the table beside this folder: `python3 make.py`, or `python3 make.py pin flip` for some.

Nothing but Python 3 is needed and the same files come out every time. Each sound is brought to its
loudness, kept below -3 dB of full scale, and refused when it is too large, silent or clipped.
"""
import array
import math
import os
import sys
import wave

import palette
from synth import RATE, highpass, lowpass

OUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), os.pardir)
CEILING = 10 ** (-3 / 20)

# How loud the loudest tenth of a second of each sound is, in decibels below full scale.
LOUDNESS = {
    "card_slide": -25, "card_draw": -24, "pin": -21, "flask": -21, "strike": -20, "death": -20,
    "blood": -22, "pool_loss": -21, "command": -22, "flip": -22, "illegal": -23, "button": -27,
    "curtain": -24, "shuffle": -24, "heal": -23, "victory": -19, "defeat": -19, "ambience": -30,
}


def loudness(signal, rate):
    """RMS of the loudest tenth of a second, low and very high parts counted less, as the ear does."""
    heard = highpass(signal, 120, rate)
    heard = [v + .6 * h for v, h in zip(heard, highpass(heard, 1600, rate))]
    size = min(rate // 10, len(heard))
    total = sum(v * v for v in heard[:size])
    best = total
    for i in range(size, len(heard)):
        total += heard[i] ** 2 - heard[i - size] ** 2
        best = max(best, total)
    return math.sqrt(best / size)


def finished(name, signal, rate, loops):
    if not loops:
        signal = lowpass(lowpass(highpass(signal, 28, rate), 8000, rate), 11000, rate)
        rise, fall = rate // 1000, rate // 80
        for i in range(min(rise, len(signal))):
            signal[i] *= i / rise
        for i in range(min(fall, len(signal))):
            signal[-1 - i] *= i / fall
    gain = 10 ** (LOUDNESS[name] / 20) / max(loudness(signal, rate), 1e-9)
    peak = max(abs(v) for v in signal)
    gain = min(gain, CEILING * .999 / max(peak, 1e-9))
    return [v * gain for v in signal]


def write(name):
    loops = name == "ambience"
    rate = palette.LOW if loops else RATE
    signal = finished(name, getattr(palette, name)(), rate, loops)
    samples = array.array("h", (round(v * 32767) for v in signal))
    if sys.byteorder == "big":
        samples.byteswap()
    path = os.path.join(OUT, name + ".wav")
    with wave.open(path, "wb") as f:
        f.setnchannels(1)
        f.setsampwidth(2)
        f.setframerate(rate)
        f.writeframes(samples.tobytes())
    size = os.path.getsize(path)
    peak = max(abs(v) for v in samples) / 32768
    limit = 700 * 1024 if loops else 120 * 1024
    if size >= limit or peak > CEILING or peak < .01:
        sys.exit(f"{name}: {size} bytes, peak {peak:.3f}: outside what the game accepts")
    print(f"{name:12s}{len(signal) / rate:6.2f} s{size / 1024:7.1f} KiB   peak {20 * math.log10(peak):6.1f} dB   loud {20 * math.log10(loudness(signal, rate)):6.1f} dB")


if __name__ == "__main__":
    for name in sys.argv[1:] or LOUDNESS:
        if name not in LOUDNESS:
            sys.exit(f"no sound is called {name}; there are {', '.join(LOUDNESS)}")
        write(name)
