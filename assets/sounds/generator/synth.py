"""The bench: noise, filters, struck bodies, grains, bubbles. Plain Python, the same output every run.

A signal is a list of floats. `N(seconds)` says how many samples that is; sounds are mixed with `lay`.
"""
import math
import random

RATE = 44100


def N(seconds, rate=RATE):
    return int(seconds * rate)


def silence(seconds, rate=RATE):
    return [0.0] * N(seconds, rate)


def lay(into, what, at=0.0, gain=1.0, rate=RATE, wrap=False):
    """Mix `what` into `into` starting at `at` seconds; `wrap` carries a tail round to the start of a loop."""
    start, size = int(at * rate), len(into)
    for i, v in enumerate(what):
        k = start + i
        if k >= size:
            if not wrap:
                break
            k %= size
        into[k] += v * gain
    return into


def noise(seconds, seed, rate=RATE):
    rng = random.Random(seed)
    return [rng.random() * 2 - 1 for _ in range(N(seconds, rate))]


def points(pairs):
    """An envelope through (second, value) pairs, straight between them."""
    def at(t):
        if t <= pairs[0][0]:
            return pairs[0][1]
        for (a, u), (b, v) in zip(pairs, pairs[1:]):
            if t <= b:
                return u + (v - u) * (t - a) / (b - a)
        return pairs[-1][1]
    return at


def unit(signal):
    """Brought to a peak of one, so that every gain in the palette is an amplitude."""
    peak = max(map(abs, signal), default=0) or 1
    return [v / peak for v in signal]


def shaped(signal, envelope, rate=RATE):
    return [v * envelope(i / rate) for i, v in enumerate(signal)]


def sweep(signal, centre, q=1.0, kind="band", rate=RATE):
    """State-variable filter, brought to unit peak; `centre` is hertz or a function of the second."""
    low = band = 0.0
    moving = callable(centre)
    f = 0.0 if moving else 2 * math.sin(math.pi * min(centre, rate / 6.5) / rate)
    damp, out = 1 / q, []
    for i, v in enumerate(signal):
        if moving and i % 16 == 0:
            f = 2 * math.sin(math.pi * min(centre(i / rate), rate / 6.5) / rate)
        low += f * band
        high = v - low - damp * band
        band += f * high
        out.append(band if kind == "band" else low if kind == "low" else high)
    return unit(out)


def lowpass(signal, hertz, rate=RATE):
    k = 1 - math.exp(-math.tau * hertz / rate)
    y, out = 0.0, []
    for v in signal:
        y += k * (v - y)
        out.append(y)
    return out


def highpass(signal, hertz, rate=RATE):
    return [v - w for v, w in zip(signal, lowpass(signal, hertz, rate))]


def body(excitation, modes, seconds, rate=RATE):
    """Resonators rung by an excitation. modes: (hertz, peak, seconds until 60 dB down)."""
    size = N(seconds, rate)
    source = (excitation + [0.0] * size)[:size]
    out = [0.0] * size
    for hertz, gain, decay in modes:
        if hertz > rate * .45:
            continue
        r = 10 ** (-3 / (decay * rate))
        w = math.tau * hertz / rate
        a1, a2 = 2 * r * math.cos(w), -r * r
        y1 = y2 = 0.0
        rung = []
        for v in source:
            y2, y1 = y1, a1 * y1 + a2 * y2 + v
            rung.append(y1)
        for i, v in enumerate(unit(rung)):
            out[i] += v * gain
    return out


def tap(hardness, seed, rate=RATE):
    """A strike: a half-sine contact, shorter and brighter when hard, roughened a little."""
    rng = random.Random(seed)
    size = max(3, int(rate * (.0052 - .005 * hardness)))
    return [math.sin(math.pi * (i + .5) / size) * (1 + .35 * (rng.random() - .5)) for i in range(size)]


def burst(seconds, decay, seed, rate=RATE):
    """Noise that dies away exponentially after a one-millisecond rise."""
    return [v * min(1, i / (rate * .001)) * math.exp(-i / (decay * rate)) for i, v in enumerate(noise(seconds, seed, rate))]


def grains(seconds, density, seed, spread=1.0, rate=RATE):
    """Fibres giving way: single impulses, `density(t)` of them a second, of very unequal strength."""
    rng = random.Random(seed)
    out = silence(seconds, rate)
    for i in range(len(out)):
        if rng.random() < density(i / rate) / rate:
            out[i] += (rng.random() ** (1 + 2 * spread)) * (1 if rng.random() < .5 else -1)
    return out


def rough(signal, hertz, depth, seed, rate=RATE):
    """Amplitude that wanders at about `hertz`: stick and slip, the tooth of paper."""
    rng = random.Random(seed)
    out, a, b, left, span = [], 1.0, 1.0, 0, 1
    for v in signal:
        if left == 0:
            a, b = b, 1 - depth * rng.random()
            left = span = max(2, int(rate / hertz * (.6 + .8 * rng.random())))
        left -= 1
        out.append(v * (b + (a - b) * left / span))
    return out


def bubble(hertz, rise, decay, seconds, rate=RATE):
    """Air closing under liquid: a damped tone whose pitch climbs as the bubble nears the surface."""
    out, phase = [], 0.0
    for i in range(N(seconds, rate)):
        t = i / rate
        phase += math.tau * hertz * (1 + rise * (1 - math.exp(-t / decay))) / rate
        out.append(math.sin(phase) * math.exp(-t / decay) * min(1, t / .0025))
    return out


def glass(f0, seconds, rub=0.0, seed=1, rate=RATE):
    """A wine glass: pairs of nearly equal modes that beat; `rub` seconds of swelling instead of a blow."""
    ratios = ((1, 1, 2.6), (2.32, .34, 1.7), (4.25, .16, .9), (6.63, .07, .5), (9.38, .03, .28))
    rng = random.Random(seed)
    out = [0.0] * N(seconds, rate)
    for ratio, gain, decay in ratios:
        for detune, share in ((0, .62), (1.1 + ratio * .35, .38)):
            f = f0 * ratio + detune
            phase = rng.random() * math.tau
            soft = max(rub / ratio ** .5, .002)
            for i in range(len(out)):
                t = i / rate
                attack = 1 - math.exp(-t / soft * 2.2)
                out[i] += gain * share * attack * math.sin(math.tau * f * t + phase) * 10 ** (-3 * t / decay)
    return out


def close(signal, amount=.16, rate=RATE):
    """A few early reflections of a small desk-top box: near, hardly a room."""
    dull = lowpass(signal, 3200, rate)
    out = signal[:]
    for delay, gain in ((.0031, 1), (.0053, -.8), (.0089, .6), (.0137, -.45), (.0191, .3)):
        k = N(delay, rate)
        for i in range(k, len(out)):
            out[i] += dull[i - k] * gain * amount
    return out
