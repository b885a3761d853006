"""The sounds of the table: paper, cork, glass, brass, wood, cloth and what is in the flask."""
from synth import *


def paper(seconds, envelope, centre, seed, q=.8, tooth=420):
    """Card on card: broad noise roughened by the tooth of the stock."""
    hiss = sweep(rough(noise(seconds, seed), tooth, .75, seed + 1), centre, q)
    return shaped(highpass(hiss, 350), envelope)


def card_slide():
    out = paper(.3, points([(0, 0), (.03, .3), (.15, .7), (.205, 1), (.22, .1), (.3, 0)]), points([(0, 1500), (.2, 3400)]), 11)
    lay(out, sweep(burst(.05, .006, 13), 4200, 1.2), .206, .9)
    lay(out, body(tap(.7, 14), [(310, .6, .06), (720, .4, .04)], .08), .207, .35)
    return close(out)


def card_draw():
    out = paper(.46, points([(0, 0), (.05, .5), (.13, .35), (.22, .9), (.27, .25), (.46, 0)]), points([(0, 1200), (.13, 2600), (.22, 4200), (.46, 1800)]), 21, .7, 260)
    flex = shaped(sweep(noise(.3, 23), points([(0, 260), (.16, 620), (.3, 300)]), 1.6), points([(0, 0), (.12, .6), (.17, 1), (.3, 0)]))
    lay(out, flex, .08, .55)
    crackle = sweep(grains(.26, lambda t: 900 * math.exp(-((t - .13) / .06) ** 2), 24), 3300, .9)
    lay(out, crackle, .08, .5)
    lay(out, sweep(burst(.08, .012, 25), 900, .8), .3, .35)
    return close(out)


def pin():
    out = silence(.34)
    lay(out, body(tap(.97, 31), [(5230, .5, .06), (7840, .3, .035), (3110, .25, .05)], .1), .0, .22)
    cork = sweep(grains(.12, points([(0, 5200), (.05, 3800), (.1, 0)]), 32, .6), points([(0, 2600), (.1, 1000)]), 1.1)
    lay(out, shaped(cork, points([(0, .7), (.045, 1), (.07, .3), (.12, 0)])), .004, .6)
    lay(out, sweep(burst(.1, .018, 33), 640, .9), .006, .3)
    lay(out, body(tap(.15, 34), [(128, 1, .14), (214, .7, .1), (392, .4, .07)], .3), .042, .42)
    lay(out, sweep(burst(.08, .01, 35), 420, .8), .042, .4)
    return close(out, .2)


def flask():
    out = silence(1.25)
    twist = shaped(sweep(rough(noise(.11, 41), 160, .95, 42), points([(0, 900), (.11, 1500)]), 4), points([(0, 0), (.05, .5), (.1, 1), (.11, 0)]))
    lay(out, twist, 0, .16)
    lay(out, bubble(430, .55, .022, .12), .112, .75)
    lay(out, sweep(burst(.1, .009, 43), 1300, .7), .11, .7)
    lay(out, body(tap(.2, 44), [(176, 1, .08), (330, .5, .06)], .2), .112, .3)
    lay(out, shaped(sweep(noise(.25, 45), 5200, .8), points([(0, 1), (.08, .3), (.25, 0)])), .13, .07)
    ring = body(tap(.97, 46), [(1870, .5, .9), (1876, .4, .8), (3340, .4, .6), (3351, .25, .55), (5120, .22, .4), (7050, .12, .25)], 1.05)
    lay(out, ring, .19, .24)
    lay(out, ring, .262, .09)
    return close(out, .1)


def strike():
    out = silence(.5)
    saw = rough(noise(.19, 51), 150, .97, 52)
    scratch = shaped(sweep(saw, points([(0, 2600), (.09, 4600), (.19, 3400)]), 1.7), points([(0, 0), (.02, .7), (.07, .4), (.12, 1), (.165, .8), (.19, 0)]))
    lay(out, scratch, 0, .55)
    lay(out, sweep(grains(.19, lambda t: 700, 53), 3900, 1), 0, .3)
    lay(out, body(tap(.0, 54), [(84, 1, .22), (132, .8, .16), (207, .5, .11)], .3), .18, .4)
    lay(out, shaped(sweep(burst(.14, .03, 55), 300, .8, "low"), points([(0, 1), (.14, 0)])), .18, .5)
    lay(out, sweep(burst(.05, .008, 56), 1100, .7), .18, .45)
    return close(out)


def death():
    grow = points([(0, 500), (.06, 2600), (.3, 5200), (.38, 7000), (.42, 300), (.56, 0)])
    out = sweep(grains(.56, grow, 61, .9), points([(0, 1700), (.38, 3900), (.56, 2000)]), .65)
    rip = shaped(sweep(rough(noise(.44, 62), 95, .9, 63), points([(0, 1100), (.4, 3000)]), .8), points([(0, 0), (.05, .5), (.12, .35), (.22, .8), (.37, 1), (.4, .15), (.44, 0)]))
    lay(out, rip, 0, .9)
    lay(out, sweep(burst(.12, .014, 64), 1900, .7), .385, .9)
    flutter = shaped(sweep(rough(noise(.16, 65), 46, 1, 66), 700, .9), points([(0, .8), (.16, 0)]))
    lay(out, flutter, .4, .35)
    return close(out)


def blood():
    out = silence(.62)
    lay(out, sweep(burst(.02, .002, 71), 3600, .9), 0, .2)
    lay(out, bubble(640, .75, .05, .3), .016, 1)
    lay(out, bubble(1220, .4, .018, .1), .018, .22)
    lay(out, bubble(1010, .6, .03, .16), .135, .2)
    ring = body(tap(.8, 72), [(2260, .5, .5), (2271, .3, .4), (3890, .3, .3), (5710, .15, .2)], .55)
    lay(out, ring, .012, .09)
    return close(out, .1)


def pool_loss():
    rng = random.Random(81)
    raw, t = silence(1.0), .0
    while t < .74:
        f = 190 + 260 * rng.random() + 90 * math.sin(t * 9)
        lay(raw, bubble(f, .35 + .6 * rng.random(), .025 + .03 * rng.random(), .22), t, .45 + .55 * rng.random())
        t += .045 + .075 * rng.random() * (1 + t)
    wash = shaped(sweep(rough(noise(.9, 82), 24, .9, 83), points([(0, 900), (.5, 560), (.9, 320)]), 1.1), points([(0, 0), (.08, 1), (.6, .6), (.9, 0)]))
    lay(raw, wash, 0, .45)
    out = raw[:]
    for f, g in ((310, .3), (690, .4), (1120, .3)):
        lay(out, sweep(raw, f, 5), 0, g)
    lay(out, bubble(520, .8, .035, .2), .8, .5)
    return close(lowpass(out, 4200), .1)


def command():
    out = silence(1.2)
    for i, at in enumerate((.0, .038, .074)):
        lay(out, body(tap(.98, 91 + i), [(2740 + 90 * i, .5, .03), (4380, .5, .022), (6630, .4, .016)], .06), at, .4)
        lay(out, sweep(burst(.012, .0012, 105 + i), 3800, .8), at, .35)
        lay(out, body(tap(.6, 95 + i), [(820, .5, .03)], .05), at, .3)
    fork = body(tap(.72, 99), [(494, 1, 1.7), (495.2, .25, 1.5), (3096, .3, .35), (8640, .08, .08)], 1.08)
    lay(out, fork, .12, .26)
    lay(out, sweep(burst(.03, .003, 100), 2100, .8), .12, .4)
    return close(out, .08)


def flip():
    out = silence(.42)
    lay(out, paper(.2, points([(0, 0), (.1, .55), (.15, .8), (.17, .1), (.2, 0)]), points([(0, 900), (.16, 2600)]), 101, .8, 180), 0, .4)
    slap = body(tap(.5, 103), [(204, 1, .12), (417, .8, .1), (771, .55, .07), (1240, .4, .05), (1930, .3, .035)], .25)
    lay(out, slap, .165, .28)
    lay(out, sweep(burst(.06, .009, 104), 2300, .7), .164, .85)
    lay(out, sweep(burst(.05, .012, 105), 700, .8), .187, .3)
    return close(out, .2)


def knock(seed, pitch=1.0):
    out = body(tap(.0, seed), [(138 * pitch, .8, .13), (226 * pitch, .9, .1), (393 * pitch, .7, .07), (620 * pitch, .35, .05)], .28)
    lay(out, sweep(burst(.05, .01, seed + 1), 420, .8, "low"), 0, .6)
    return lowpass(lowpass(out, 1100), 2200)


def illegal():
    out = silence(.42)
    lay(out, knock(111), 0, 1)
    lay(out, knock(113, .94), .125, .72)
    return close(out, .22)


def latch(seed, pitch, bright):
    out = body(tap(.97, seed), [(1640 * pitch, .5, .06), (2710 * pitch, .6, .05), (4270 * pitch, .5 * bright, .035), (6480 * pitch, .4 * bright, .022), (590 * pitch, .4, .035)], .14)
    lay(out, sweep(burst(.02, .002, seed + 1), 3000, .8), 0, .9)
    return out


def button():
    out = silence(.22)
    lay(out, latch(121, 1.06, 1), 0, .5)
    lay(out, latch(123, .93, .7), .052, .9)
    lay(out, body(tap(.3, 125), [(240, 1, .05), (390, .5, .04)], .08), .052, .35)
    return close(out, .12)


def curtain():
    rng = random.Random(131)
    out = shaped(sweep(rough(noise(1.3, 132), 34, .7, 133), points([(0, 260), (.35, 700), (.7, 520), (1.3, 220)]), .7), points([(0, 0), (.15, .6), (.4, 1), (.75, .8), (1.05, .35), (1.3, 0)]))
    weave = shaped(sweep(rough(noise(1.2, 134), 110, .8, 135), 2300, .6), points([(0, 0), (.3, .8), (.7, .7), (1.2, 0)]))
    lay(out, weave, 0, .3)
    t = .06
    for i in range(11):
        f = 2900 + 900 * rng.random()
        clink = body(tap(.95, 140 + i), [(f, .6, .14), (f * 1.51, .5, .1), (f * 2.27, .3, .06)], .2)
        lay(out, clink, t, .12 + .16 * rng.random())
        lay(out, sweep(burst(.06, .014, 160 + i), 3400, 1.2), t + .012, .14)
        t += .05 + .09 * rng.random()
    lay(out, shaped(sweep(noise(.3, 180), 180, .8, "low"), points([(0, 0), (.06, 1), (.3, 0)])), .88, .35)
    return close(out, .14)


def shuffle():
    rng = random.Random(191)
    out, t = silence(1.0), .02
    for i in range(26):
        lay(out, sweep(burst(.03, .0035, 200 + i), 1900 + 1600 * rng.random(), .9), t, .5 + .4 * rng.random())
        lay(out, body(tap(.5, 240 + i), [(330 + 90 * rng.random(), .5, .025)], .04), t, .14)
        t += (.034 - .018 * math.sin(math.pi * i / 26)) * (.8 + .4 * rng.random())
    lay(out, paper(.3, points([(0, 0), (.06, .5), (.2, 1), (.24, .1), (.3, 0)]), points([(0, 1300), (.24, 3600)]), 193, .8, 300), t + .02, .5)
    lay(out, body(tap(.5, 194), [(220, 1, .08), (450, .6, .06), (900, .4, .04)], .15), t + .25, .22)
    lay(out, sweep(burst(.05, .007, 195), 2000, .7), t + .25, .6)
    return close(out)


def heal():
    out = silence(1.2)
    for at, f, g in ((.0, 560, .55), (.13, 705, .7), (.27, 840, .85)):
        lay(out, bubble(f, .3, .045, .25), at, g * .55)
        lay(out, body(tap(.6, int(f)), [(f * 3.02, .3, .35), (f * 5.1, .12, .2)], .4), at, g * .3)
    lay(out, shaped(glass(840, .85, .12, 6), points([(0, 1), (.5, .7), (.85, 0)])), .3, .3)
    balm = shaped(sweep(noise(.7, 301), points([(0, 700), (.7, 1500)]), .7), points([(0, 0), (.3, 1), (.7, 0)]))
    lay(out, balm, .05, .12)
    return close(out, .1)


TONE = 587.3


def victory():
    out = shaped(glass(TONE, 1.385, .055, 7), points([(0, 1), (1.0, 1), (1.385, 0)]))
    lay(out, body(tap(.8, 311), [(TONE * 2.32, .5, .35), (TONE * 4.25, .4, .25), (TONE * 6.63, .2, .15)], .4), 0, .16)
    return out


def defeat():
    out = shaped(glass(TONE, 1.0, .055, 7), lambda t: 1 if t < .46 else math.exp(-(t - .46) / .028))
    lay(out, body(tap(.8, 311), [(TONE * 2.32, .5, .35), (TONE * 4.25, .4, .25), (TONE * 6.63, .2, .15)], .4), 0, .16)
    lay(out, sweep(burst(.2, .025, 321), 420, .8, "low"), .455, .5)
    lay(out, body(tap(.05, 322), [(157, 1, .12), (246, .6, .09)], .25), .46, .25)
    lay(out, shaped(sweep(rough(noise(.25, 323), 60, .8, 324), 900, .8), points([(0, 1), (.25, 0)])), .5, .07)
    return out


LOOP, LOW = 16.0, 22050


def steady(seed, filters):
    """Noise that repeats without a seam: the filters run once to settle, then over the same noise again."""
    once = noise(LOOP, seed, LOW)
    twice = once + once
    for f in filters:
        twice = f(twice)
    return twice[len(once):]


def breathing(signal, parts):
    """Slow swells of whole turns per loop, so that the end meets the start."""
    return [v * (1 + sum(d * math.sin(math.tau * (n * i / len(signal) + p)) for n, d, p in parts)) for i, v in enumerate(signal)]


def ambience():
    rain = unit(steady(401, [lambda s: highpass(s, 700, LOW), lambda s: lowpass(s, 2600, LOW), lambda s: lowpass(s, 4200, LOW)]))
    out = [v * .3 for v in breathing(rain, [(3, .2, .1), (7, .12, .6), (11, .08, .3)])]
    gutter = unit(steady(402, [lambda s: lowpass(s, 160, LOW), lambda s: highpass(s, 50, LOW)]))
    lay(out, breathing(gutter, [(2, .3, .4), (5, .2, 0)]), 0, .22, LOW)
    gas = steady(403, [lambda s: sweep(s, 3050, 2.5, rate=LOW)])
    lay(out, breathing(gas, [(4, .25, .2), (37, .12, .5), (53, .1, .9), (149, .08, .1)]), 0, .2, LOW)
    rng = random.Random(404)
    for i in range(330):
        f = 1300 + 3200 * rng.random() ** 2
        pane = body(tap(.9, 500 + i, LOW), [(f, .6, .03), (f * 1.7, .4, .02)], .05, LOW)
        lay(out, pane, rng.random() * LOOP, .06 + .5 * rng.random() ** 3, LOW, wrap=True)
    for _ in range(9):
        lay(out, bubble(700 + 500 * rng.random(), .4, .03, .12, LOW), rng.random() * LOOP, .12 + .1 * rng.random(), LOW, wrap=True)
    for i in range(32):
        p = 1 if i % 2 == 0 else .87
        tick = body(tap(.95, 900 + i % 2, LOW), [(1180 * p, .4, .05), (2240 * p, .5, .04), (3720 * p, .35, .025), (410 * p, .4, .06)], .12, LOW)
        lay(out, tick, i * .5, .75 if i % 2 == 0 else .6, LOW, wrap=True)
        lay(out, tick, i * .5 + .021, .16, LOW, wrap=True)
    return out
