"""Commands: bottles, letters, gates, lanterns, walls and burning books."""
from kit3 import *


def bottled_soul():
    p = Plate(481)
    b = join([(196, 110), (196, 170), (120, 230), (100, 320), (110, 470), (130, 490)], [(130, 490), (382, 490)], [(382, 490), (402, 470), (412, 320), (392, 230), (316, 170), (316, 110)], [(316, 110), (196, 110)]); p.knock(b)
    p.tone(b, 90, 6, 2, lambda x, y: .05+max(0, (x-330)/90)+max(0, (150-x)/90), t0=.3)
    s = join([(256, 170), (306, 190), (322, 250), (310, 310), (346, 370), (330, 430), (290, 470)], [(290, 470), (300, 430), (270, 410), (240, 440), (250, 470), (214, 450)], [(214, 450), (170, 420), (176, 360), (206, 310), (190, 250), (206, 190), (256, 170)]); p.knock(s); p.outline(s, 2.8, 3); p.tone(s, 70, 5.4, 2.8, ball(240, 260, 90, 200, -.1, 1), t0=.44, bend=.25)
    for x in (232, 280): e = cr([(x-15, 250), (x, 232), (x+15, 250), (x, 268)], True); p.knock(e); p.solid(e); 
    mo = cr([(238, 304), (256, 288), (274, 304), (268, 340), (244, 340)], True); p.knock(mo); p.solid(mo); p.dot(232, 252, 4, RED); p.dot(280, 252, 4, RED)
    for sd in (1, -1):
        q = [(256+sd*54, 320), (256+sd*110, 330), (256+sd*128, 290)]; p.tube(q, [30, 22, 12], w=2.5, rib_gap=7, rib_w=2.4, base=0)
        for a in (-14, 0, 14): p.tube([(256+sd*128, 292), (256+sd*(134+a*.2), 274), (256+sd*(130+a), 258)], [8, 7, 4], w=2)
    p.outline(b, 3.4, 4); p.stroke([(122, 300), (118, 380), (126, 450)], [.6, 5, .6])
    glass_neck(p, 100, 140, 60); k = straight([(190, 40), (322, 40), (312, 96), (200, 96)]); p.shape(k, 3, 3.2); p.tone(k, 84, 5.4, 3, across(190, 322, .2, 1)); p.stipple(k, 24, 1.8, K(.5))
    for q in ([(196, 60), (256, 88), (318, 58)], [(196, 88), (256, 58), (318, 90)]): p.tube(q, 9, w=2.3, rib_gap=5, rib_w=2.8, base=.3)
    s = ell(256, 74, 22, 20); p.knock(s); p.solid(s, RED); p.outline(s, 2.8, 2.4); p.outline(ell(256, 74, 12, 11), 1.8, 1); ground(p, 498, 80, 440); return p


def recorking():
    """A corkscrew going the other way."""
    p = Plate(482)
    b = join([(214, 270), (214, 330), (160, 376), (150, 430), (160, 500)], [(160, 500), (352, 500)], [(352, 500), (362, 430), (352, 376), (298, 330), (298, 270)], [(298, 270), (214, 270)]); p.shape(b, 3.2, 4); p.tone(b, 90, 5.6, 2.4, lambda x, y: (x-256)/90+.1, t0=.3)
    lq = join([(158, 420), (256, 430), (354, 420)], [(354, 420), (352, 498)], [(352, 498), (160, 498)], [(160, 498), (158, 420)]); p.knock(lq); p.solid(lq, RED); p.tone(lq, 0, 5, 3.2, across(158, 354, .2, 1), t0=.44); e = ell(256, 420, 97, 12); p.knock(e); p.solid(e, RED); p.outline(e, 2.2, 1.4)
    glass_neck(p, 270, 310, 42); 
    ck = straight([(222, 170), (290, 170), (294, 262), (218, 262)]); p.shape(ck, 3, 3.4); p.tone(ck, 88, 5.4, 3, across(218, 294, .15, 1)); p.stipple(ck, 40, 2, K(.5)); p.outline(ell(256, 170, 34, 8), 2.4, 1.6)
    # helix above, handle
    p.tube([(256, 66), (256, 56), (256, 40)], [14, 14, 14], w=2.5, cap=False); 
    run = [(256+20*math.sin(k*.22), 166-k*1.7) for k in range(60)]; p.tube(run, 8, raw=True, w=2.4, heavy=2, cap=False)
    p.tube([(130, 40), (256, 30), (382, 40)], [32, 40, 32], w=2.8, heavy=3.2, rib_gap=8, rib_w=3.2, base=.25); fist(p, 170, 42, 40, -90, .05); fist(p, 342, 42, 40, -90, .05, thumb=-1)
    sleeve(p, [(20, 130), (80, 90), (140, 60)], [90, 80, 60], .35); sleeve(p, [(492, 130), (432, 90), (372, 60)], [90, 80, 60], .35)
    for sd in (1, -1): q = ell(256, 216, 104, 30, 0, 20, 20 if sd > 0 else 200, 120 if sd > 0 else 300); p.stroke(q, [1, 5, 2], raw=True); 
    for q, d in (((256+104*math.cos(math.radians(120)), 216+30*math.sin(math.radians(120))), -1), ((256+104*math.cos(math.radians(300)), 216+30*math.sin(math.radians(300))), 1)): p.solid(straight([(q[0]+d*14, q[1]-d*1), (q[0]-d*6, q[1]-12), (q[0]-d*2, q[1]+12)]))
    crop(p, 500); return p


def unwriting():
    """A quill drinking its own lines back."""
    p = Plate(483)
    o = sheet(p, [(50, 110), (400, 90), (420, 470), (66, 486)], 0)
    scrawl(p, [(86, 140), (370, 124), (374, 240), (90, 256)], 4, 4, 2.6); scrawl(p, [(90, 270), (240, 262), (242, 300), (92, 306)], 1, 9, 2.6, 1.5)
    # letters lifting off toward the nib
    for k in range(26):
        t = k/25; x, y = 250+t*60+p.rng.uniform(-12, 12), 440-t*130+p.rng.uniform(-30, 30)*(1-t); a = p.rng.uniform(0, 6); l = 10*(1-t*.5); p.stroke([(x-l, y), (x-l*.3, y-l*.7*math.sin(a)), (x+l*.3, y+l*.6), (x+l, y)], [1, 3, 1])
    for k in range(4): y = 330+k*34; dashes(p, line((96, y), (96+150-k*20, y-6)), 5, 9, 1.8)
    # the quill, large
    feather(p, (326, 290), (486, 16), 60, .02, -26); p.stroke([(318, 306), (330, 286), (470, 34)], [2, 6, 2]); nb = straight([(308, 330), (318, 296), (336, 298)]); p.shape(nb, 2.6, 2.4); p.stroke([(310, 326), (324, 300)], 1.6)
    d = cr([(308, 330), (316, 340), (308, 354), (300, 340)], True); p.solid(d, RED); 
    for q in ([(280, 350), (296, 342)], [(290, 372), (302, 356)]): p.stroke(q, [3, 1], RED)
    return p


def culling():
    """A scythe through a row of identical heads of grain, one of them a person."""
    p = Plate(484)
    for k in range(15):
        x = 40+k*31; h = 250+12*math.sin(k*2.1); cut = k > 6
        top = 330 if cut else h
        p.stroke([(x, 494), (x+3, (494+top)/2), (x+2, top)], [5, 4.4, 4])
        if not cut:
            for j in range(6):
                for s in (1, -1): p.solid(ell(x+2+s*7, h-j*13, 4.4, 8, s*24, 14))
            p.solid(ell(x+2, h-80, 4, 9, 0, 14)); [p.stroke([(x+2, h-70), (x+2+s*14, h-112)], [1.6, .5]) for s in (-1, 0, 1)]
    for k, (x, y, a) in enumerate(((300, 290, 40), (350, 310, 70), (410, 280, 30), (460, 310, 80))):
        T = at(x, y, a)
        for j in range(6):
            for s in (1, -1): p.solid(T(ell(s*7, -j*13, 4.4, 8, s*24, 14)))
        p.stroke(T([(0, 10), (0, -70)]), 3.4)
    # the blade
    bl = join([(500, 230), (420, 270), (320, 320), (230, 356), (160, 360)], [(160, 360), (240, 386), (340, 366), (440, 310), (502, 262)], [(502, 262), (500, 230)]); p.shape(bl, 3, 3.6); p.tone(bl, -24, 4.8, 3.2, lambda x, y: .25+(y-240+(x-330)*.5)/120, t0=.36); p.solid(cr([(160, 360), (220, 360), (260, 366), (230, 378)], True), RED)
    p.tube([(498, 250), (440, 140), (340, 10)], [22, 20, 18], w=2.8, rib_gap=8, rib_w=3, base=.25, cap=False); p.tube([(430, 120), (400, 134), (380, 130)], [13, 12, 10], w=2.4, rib_gap=7, rib_w=2.6, base=.3)
    # one is a person
    T = at(226, 250); p.knock(T(ell(0, -40, 30, 120, 0, 40))); p.tube(T([(2, 240), (0, 150), (0, 60)]), [15, 17, 30], rib_gap=5, rib_w=2.8, base=.2); p.tube(T([(0, 70), (0, 20), (0, -16)]), [40, 44, 40], rib_gap=6, rib_w=3, base=.1); 
    for s in (1, -1): p.tube(T([(s*18, -6), (s*30, 30), (s*22, 66)]), [15, 13, 9], rib_gap=5, rib_w=2.6, base=.1, w=2.2)
    head(p, 226, 208, 34, -.05, -.3, .8, 'open'); crop(p, 500); return p


def gangrene():
    """A hand going black from the fingertips."""
    p = Plate(485)
    fingers = (([(176, 260), (150, 170), (136, 96)], 44), ([(222, 240), (214, 140), (212, 56)], 46), ([(270, 240), (282, 144), (290, 64)], 45), ([(316, 262), (346, 184), (368, 118)], 40))
    for q, w in fingers: p.tube(q, [w, w, w*.95, w*.74], rib_gap=6, rib_w=3, base=.06, w=2.8, heavy=3)
    p.tube([(190, 400), (120, 340), (74, 270)], [70, 52, 44, 32], rib_gap=6, rib_w=3, base=.06, w=2.8, heavy=3)
    b = join([(176, 540), (160, 470), (148, 380), (150, 300), (176, 244), (246, 226), (320, 246), (346, 300), (344, 390), (330, 470), (318, 540)], [(318, 540), (176, 540)]); p.shape(b, 3, 3.6); p.tone(b, 20, 5.6, 2.8, ball(230, 340, 120, 140, -.03, 1), t0=.42, bend=.2)
    # rot: black advances in blotches
    for q, w in fingers:
        s = cr(q, step=3); n = len(s); top = s[int(n*.42):]; o = p.tube(top, [w*1.0, w*.96, w*.74], raw=True, edge=False, knock=False); p.knock(o); p.solid(o); p.outline(o, 2, 1)
    top = cr([(150, 366), (112, 330), (74, 270)], step=3); o = p.tube(top, [54, 50, 32], raw=True, edge=False, knock=False); p.knock(o); p.solid(o); p.outline(o, 2, 1)
    for x, y, r in ((180, 240, 24), (226, 214, 24), (272, 216, 24), (318, 242, 22), (200, 268, 14), (256, 250, 15), (306, 280, 12), (160, 376, 18), (186, 330, 9), (236, 286, 8), (280, 300, 7), (330, 320, 8), (210, 310, 6)):
        o = cr([(x+math.cos(math.tau*k/7)*r*p.rng.uniform(.7, 1.25), y+math.sin(math.tau*k/7)*r*p.rng.uniform(.7, 1.25)) for k in range(7)], True); p.knock(o); p.solid(o); p.outline(o, 2, .6)
    for q in ([(250, 300), (262, 360), (240, 410), (256, 480)], [(200, 330), (206, 390), (190, 440)], [(306, 310), (300, 370), (316, 430)]): p.stroke(q, [1, 4, 3, .8], RED)
    for x, y, a in ((400, 210, 20), (420, 290, -30), (396, 70, 60)):
        T = at(x, y, a); [p.shape(T(cr([(0, 0), (s*20, -16), (s*24, -2), (s*8, 6)], True)), 1.6, 1) for s in (1, -1)]; p.solid(T(ell(0, 3, 5, 10, 0, 14))); p.solid(T(ell(0, -9, 5, 4, 0, 12)))
    crop(p); return p


def curfew():
    """Shuttered windows, a wet street, a watchman's lamp; ten at night."""
    p = Plate(486)
    w = straight([(40, 50), (472, 50), (472, 400), (40, 400)]); p.shape(w, 3, 3.6)
    p.tone(w, 4, 5.2, 4.4, K(.82), t0=.25)
    # clock
    c = ell(256, 118, 56, 56, 0, 60); p.knock(c); p.outline(c, 4, 3); [p.stroke([(256+math.cos(math.tau*k/12)*50, 118+math.sin(math.tau*k/12)*50), (256+math.cos(math.tau*k/12)*40, 118+math.sin(math.tau*k/12)*40)], 3) for k in range(12)]; p.stroke([(256, 118), (256, 80)], [4.4, 2]); p.stroke([(256, 118), (232, 102)], [5, 2.4])
    for x in (120, 392):
        fr = straight([(x-56, 140), (x+56, 140), (x+56, 300), (x-56, 300)]); p.knock(fr); p.outline(fr, 3.4, 3)
        for m in (0, 1):
            sh = straight([(x-50+m*52, 146), (x-2+m*52, 146), (x-2+m*52, 294), (x-50+m*52, 294)]); p.outline(sh, 2.4, 2.2); [p.stroke([(x-46+m*52, 156+k*12), (x-6+m*52, 156+k*12)], 3.4) for k in range(12)]
        br = p.tube([(x-64, 220), (x+64, 216)], [15, 15], w=2.5, rib_gap=8, rib_w=2.6, base=.2)
    dr = join([(206, 400), (206, 250), (256, 214), (306, 250), (306, 400)], [(306, 400), (206, 400)]); p.knock(dr); p.outline(dr, 3.4, 3); p.tone(dr, 88, 5.4, 3, lambda x, y: .4+.3*math.sin(x/7), t0=.36); bar = straight([(192, 300), (320, 294), (320, 318), (192, 324)]); p.shape(bar, 2.8, 3); p.tone(bar, 0, 4.8, 3.4, K(.65)); lk = straight([(238, 296), (274, 296), (274, 338), (238, 338)]); p.shape(lk, 2.8, 2.8); p.solid(ell(256, 314, 5, 5, 0, 14)); p.solid(straight([(253, 316), (259, 316), (261, 330), (251, 330)]))
    # notice
    sheet(p, [(330, 316), (376, 314), (378, 376), (332, 378)], 4, 3, 2)
    # street and two shadows allowed
    st = straight([(20, 400), (492, 400), (492, 496), (20, 496)]); p.knock(st); p.stroke([(20, 400), (492, 400)], 3.4)
    for r in range(4):
        for k in range(11): x = 30+k*44+(22 if r % 2 else 0); y = 414+r*22; p.stroke(ell(x, y, 19, 8, 0, 16, 180, 360), [.6, 2.6, .6], raw=True) if x < 480 else None
    # lamp
    p.tube([(80, 496), (80, 420), (80, 372)], [13, 10, 9], w=2.5, rib_gap=8, rib_w=2.8, base=.4); l = straight([(60, 372), (100, 372), (94, 322), (66, 322)]); p.knock(l); p.outline(l, 3, 2.6); flame(p, 80, 366, 34); rf = straight([(56, 324), (80, 300), (104, 324)]); p.knock(rf); p.solid(rf)
    return p


def toll_gate():
    """A barrier, a hand out of the hatch."""
    p = Plate(487)
    ht = straight([(300, 130), (470, 130), (470, 470), (300, 470)]); p.shape(ht, 3, 3.8); p.tone(ht, 89, 6, 3, lambda x, y: .3+(x-300)/400+.15*math.sin(x/8), t0=.36); rf = straight([(276, 136), (320, 50), (450, 50), (494, 136)]); p.shape(rf, 3, 3.6); p.tone(rf, 4, 5, 4, K(.7), t0=.3); [p.stroke([(320-k*14, 50+k*28), (450+k*14, 50+k*28)], 2.4) for k in range(1, 3)]
    wn = straight([(336, 180), (436, 180), (436, 300), (336, 300)]); p.knock(wn); p.solid(wn); p.outline(wn, 4, 2.6); [p.solid(ell(x, 224, 7, 5, 0, 14), RED) for x in (368, 402)]
    sl = straight([(326, 296), (446, 296), (452, 318), (320, 318)]); slab(p, None, .5, 0, poly=sl)
    p.tube([(360, 286), (300, 290), (250, 304)], [38, 32, 26], rib_gap=6, rib_w=3, base=.3, w=2.6); blob(p, [(252, 288), (220, 292), (196, 306), (206, 326), (240, 328), (260, 316)], .05); [p.tube([(214, 308+k*7), (188, 306+k*8), (168, 302+k*9)], [13, 12, 8], w=2.2, rib_gap=6, rib_w=2.2) for k in range(3)]; coinlet(p, 206, 296, 24, .34, .2, True)
    # post and striped bar
    ps = straight([(248, 330), (286, 330), (286, 494), (248, 494)]); p.shape(ps, 3, 3.4); p.tone(ps, 88, 5, 3.4, across(248, 286, .3, 1)); orb(p, 267, 350, 24, .15)
    T = at(267, 350, 6)
    br = straight(T([(-262, -16), (60, -16), (60, 16), (-262, 16)])); p.shape(br, 3, 3.2)
    for k in range(8): q = straight(T([(-250+k*40, -16), (-230+k*40, -16), (-244+k*40, 16), (-264+k*40, 16)])); p.solid(q)
    p.outline(br, 3, 2.4); w = straight(T([(40, -36), (84, -36), (84, 40), (40, 40)])); p.shape(w, 3, 3.2); p.tone(w, 80, 4.8, 3.6, K(.65)); orb(p, 267, 350, 15, .2); fk = p.tube([(36, 494), (36, 420), (36, 356)], [17, 16, 14], w=2.5, rib_gap=8, rib_w=2.8, base=.3); p.stroke([(24, 330), (24, 352), (50, 354), (50, 332)], 6)
    ground(p, 490, 10, 500); return p


def eviction():
    """A notice on a doorframe with no door."""
    p = Plate(488)
    fr = straight([(70, 20), (442, 20), (442, 496), (70, 496)]); inn = straight([(124, 70), (388, 70), (388, 496), (124, 496)]); p.shape(fr, 3, 3.8); p.tone(fr, 88, 5.6, 3.2, lambda x, y: .35+(x-70)/700+.12*math.sin(x/6), t0=.36, only=lambda x, y: not inside(inn, x, y)); 
    hole = straight([(124, 70), (388, 70), (388, 494), (124, 494)]); p.knock(hole); p.tone(hole, 88, 4.4, 4.4, lambda x, y: .98-max(0, (y-330)/200), t0=.2); p.outline(hole, 3, 2.6)
    for y in (130, 380): h = straight([(108, y), (138, y), (138, y+50), (108, y+50)]); p.shape(h, 2.6, 2.6); [rivet(p, 122, y+10+k*15, 4) for k in range(3)]
    q = straight([(124, 494), (200, 420), (330, 420), (388, 494)]); p.knock(q); p.outline(q, 2, 1.4); p.tone(q, 0, 6, 2.4, K(.5))
    # notice nailed across where the door would be, to the lintel
    o = sheet(p, [(176, 60), (340, 56), (352, 300), (180, 310)], 0, curl=7); hd = straight([(200, 88), (318, 84), (320, 108), (201, 112)]); p.solid(hd); scrawl(p, [(200, 124), (322, 120), (328, 240), (202, 248)], 6, 11, 2.4); s = cr([(296+math.cos(math.radians(a))*(22+3*math.sin(a*.11+1)), 270+math.sin(math.radians(a))*(21+3*math.cos(a*.17))) for a in range(0, 360, 24)], True); p.knock(s); p.solid(s, RED); p.outline(s, 2.4, 2.2)
    orb(p, 258, 66, 10, .4); 
    # a chair and a bird cage out in the street
    for a, b in (((40, 490), (44, 400)), ((96, 490), (92, 420)), ((44, 400), (40, 330)), ): p.tube([a, b], [9, 9], w=2.3, rib_gap=7, rib_w=2.4, base=.2)
    p.tube([(36, 414), (96, 412)], [11, 11], w=2.4, rib_gap=7, rib_w=2.4, base=.2); p.tube([(34, 340), (34, 332), (60, 330)], [9, 9, 8], w=2.2) ; ground(p, 496, 10, 500); return p


def invitation():
    """Cream laid, gilt edge, the chair already drawn out."""
    p = Plate(489)
    M = at(0, 0, 6, 1, 256, 256)
    e = straight(M([(70, 200), (442, 200), (442, 450), (70, 450)])); p.shape(e, 3, 3.6); p.tone(e, 0, 6, 2, lambda x, y: .12+max(0, (x-370)/120), t0=.42)
    bk = straight(M([(70, 200), (442, 200), (256, 60)])); p.shape(bk, 3, 3.2); p.tone(bk, 60, 5.4, 3, K(.6))
    cd = straight(M([(104, 70), (408, 70), (408, 330), (104, 330)])); p.shape(cd, 3, 3.4); p.outline(straight(M([(116, 82), (396, 82), (396, 320), (116, 320)])), 2.6, .6); p.outline(straight(M([(124, 90), (388, 90), (388, 312), (124, 312)])), 1.2, .4)
    # on it: one engraved chair
    C = lambda q: M(q)
    for a, b in (((210, 270), (206, 226)), ((300, 270), (304, 226)), ((226, 226), (226, 130)), ((286, 226), (286, 130))): p.tube(C([a, b]), [8, 8], w=2.2, rib_gap=7, rib_w=2.2, base=.2)
    st = straight(C([(204, 212), (306, 212), (312, 232), (198, 232)])); p.knock(st); p.solid(st, RED); p.outline(st, 2.6, 2.4); bk = cr(C([(222, 180), (222, 126), (256, 108), (290, 126), (290, 180), (256, 190)]), True); p.shape(bk, 2.6, 2.6); p.tone(bk, 80, 5, 2.8, K(.55)); scrawl(p, C([(150, 282), (362, 282), (362, 306), (150, 306)]), 1, 3, 2.4, 1.6)
    fr = straight(M([(70, 450), (70, 206), (256, 340), (442, 206), (442, 450)])); p.shape(fr, 3, 3.6); p.tone(fr, 0, 6, 2.2, lambda x, y: .1+max(0, (x-330)/150)+max(0, (y-400)/120), t0=.4); p.stroke(M([(70, 450), (220, 316)]), 2.6); p.stroke(M([(442, 450), (292, 316)]), 3.4)
    rb = p.tube(M([(70, 392), (256, 400), (442, 392)]), [20, 20, 20], w=2.4, cap=False); 
    for m in both(): 
        l = cr(m([(258, 398), (296, 366), (330, 380), (312, 410), (262, 404)]), True); p.shape(l, 2.6, 2.6); p.tone(l, 60, 5, 3, K(.5)); t = straight(m([(260, 404), (306, 450), (284, 452), (276, 466), (254, 410)])); p.shape(t, 2.4, 2.4); p.tone(t, 60, 5, 3, K(.5))
    orb(p, 256, 400, 13, .2); return p


def lantern_procession():
    p = Plate(490)
    pts = [(70, 190, .62), (150, 160, .74), (246, 150, .9), (372, 150, 1.15)]
    g = cr([(10, 360), (120, 350), (256, 380), (400, 430), (502, 460)], step=3); p.stroke(g, [1, 3, 4, 1], raw=True)
    for k, (x, y, s) in enumerate(pts):
        T = at(x, y, 0, s); 
        # bearer
        b = join(T([(-16, 100), (0, 90), (16, 100)]), T([(16, 100), (40, 180), (50, 270)]), T([(50, 270), (0, 278), (-50, 270)]), T([(-50, 270), (-40, 180), (-16, 100)])); 
        if k: p.shape(b, 2.8, 3.2); p.tone(b, 84, 5, 4.4, lambda u, v, x=x: .6+(u-x)/150, t0=.3); h = T(cr([(0, 62), (22, 74), (24, 98), (0, 112), (-24, 98), (-22, 74)], True)); p.shape(h, 2.6, 3); p.tone(h, 40, 4.6, 4.4, K(.8), t0=.25)
        else: dashes(p, b, 7, 6, 2.2, closed=True); dashes(p, T(cr([(0, 62), (22, 74), (24, 98), (0, 112), (-24, 98), (-22, 74)], True)), 6, 5, 2, closed=True)
        # pole and lantern
        if k: p.stroke(T([(26, 280), (30, 120), (34, -60)]), [5*s, 5*s, 5*s]); p.stroke(T([(34, -58), (10, -66), (0, -46)]), 4*s)
        L = straight(T([(-26, -20), (26, -20), (20, 36), (-20, 36)]))
        rays(p, *T([(0, 8)])[0], 40*s, 66*s, 24, 2.8); p.knock(L); p.outline(L, 3, 2.6); tp = straight(T([(-30, -20), (0, -46), (30, -20)])); p.knock(tp); p.solid(tp); p.outline(straight(T([(-22, 36), (22, 36), (18, 46), (-18, 46)])), 2.4, 2); x0, y0 = T([(0, 32)])[0]; flame(p, x0, y0, 44*s, red=(k == 0)); [p.stroke(T([(u, -18), (u*.8, 34)]), 2) for u in (-13, 13)]
    for k in range(14): x = 20+k*36; p.stroke([(x, 440+12*math.sin(k)), (x+20, 436+12*math.sin(k)), (x+36, 442+12*math.sin(k))], [.6, 2.6, .6])
    for x, y, r in ((40, 60, 7), (120, 40, 5), (210, 60, 6), (300, 36, 7), (460, 60, 6)): p.shape(star(x, y, r*.4, r, 4), 1.8, 1)
    return p


def veil_of_soot():
    """A chimney, and the face its smoke is keeping."""
    p = Plate(491)
    rows = [(256, 380, 60), (210, 330, 62), (300, 326, 62), (160, 266, 66), (256, 262, 76), (346, 262, 66), (130, 190, 68), (220, 180, 78), (310, 184, 76), (390, 196, 60), (150, 112, 66), (240, 96, 76), (330, 104, 72), (400, 126, 54)]
    ch = straight([(196, 400), (316, 400), (326, 498), (186, 498)]); p.shape(ch, 3, 3.8); p.tone(ch, 88, 5.4, 3, across(186, 326, .25, 1)); [p.stroke([(188, 430+r*24), (324, 430+r*24)], 2) for r in range(3)]; [[p.stroke([(200+k*32+(16 if r % 2 else 0), 408+r*24), (200+k*32+(16 if r % 2 else 0), 430+r*24)], 2) for k in range(4)] for r in range(4)]
    tp = straight([(180, 380), (332, 380), (332, 404), (180, 404)]); p.shape(tp, 3, 3.2); p.tone(tp, 0, 4.8, 3.4, K(.65))
    for k, (x, y, r) in enumerate(rows[::-1]):
        o = cr([(x+math.cos(math.tau*j/8)*r*(1+.1*math.sin(j*3+k)), y+math.sin(math.tau*j/8)*r*.86) for j in range(8)], True); p.knock(o); p.tone(o, 30, 4.8, 4.4, ball(x, y, r*1.1, r, .5, .75), t0=.3, bend=.3); p.outline(o, 2.4, 2.4); p.stroke(ell(x, y, r*.6, r*.5, 0, 16, 20, 150), [.6, 3, .6], raw=True)
    # a pale, half-wiped face
    f = cr([(256, 110), (316, 130), (334, 200), (312, 270), (256, 306), (200, 270), (178, 200), (196, 130)], True); p.knock(f); p.outline(f, 2.4, 2); p.tone(f, 30, 5.2, 3.6, lambda x, y: .25+abs(x-256)/90*.5+(y-180)/260, t0=.36, bend=.2)
    for s in (1, -1): e = cr([(256+s*18, 194), (256+s*38, 182), (256+s*60, 194), (256+s*38, 206)], True); p.knock(e); p.outline(e, 2.4, 1.6); p.solid(ell(256+s*38, 194, 8, 8, 0, 16), RED); p.dot(256+s*38, 194, 3.4); p.stroke([(256+s*14, 172), (256+s*40, 160), (256+s*64, 172)], [1, 5, 1]); p.stroke([(256+s*40, 210), (256+s*36, 240), (256+s*42, 268)], [2.6, 5, 1])
    p.stroke([(258, 200), (250, 232), (262, 236)], [.8, 3.4, .8]); p.stroke([(234, 264), (256, 260), (278, 264)], [1, 4, 1]); return p


def letter_to_tomorrow():
    """A letter addressed to the sun that is not up."""
    p = Plate(492)
    for k in range(21): a = math.radians(184+k*8.6); p.stroke([(256+math.cos(a)*124, 250+math.sin(a)*124), (256+math.cos(a)*(190 if k % 2 else 164), 250+math.sin(a)*(190 if k % 2 else 164))], [5, 4, .5])
    sn = ell(256, 250, 112, 112, 0, 80, 180, 360)+[(368, 300), (144, 300)]; p.knock(sn); p.outline(sn, 3, 2.4); p.tone(sn, 30, 5.2, 2.6, ball(236, 210, 120, 120, -.02, 1), t0=.42, bend=.2)
    for s in (1, -1): p.stroke([(256+s*24, 206), (256+s*46, 214), (256+s*68, 204)], [1, 5, 1]); p.stroke([(256+s*22, 184), (256+s*46, 172), (256+s*70, 184)], [1, 4.4, 1])
    p.stroke([(256, 200), (248, 230), (262, 234)], [1, 3.4, 1])
    M = at(0, 0, -3, 1, 256, 370); e = straight(M([(60, 246), (452, 246), (452, 490), (60, 490)])); p.shape(e, 3, 3.8); p.tone(e, 0, 6, 2, lambda x, y: .12+max(0, (x-380)/130)+max(0, (y-440)/120), t0=.42)
    # address, stamp with an hourglass, postmark
    scrawl(p, M([(130, 330), (340, 330), (340, 440), (130, 440)]), 3, 21, 3.4)
    st = straight(M([(366, 262), (436, 262), (436, 346), (366, 346)])); p.knock(st); p.solid(st, RED); p.outline(st, 2.6, 2); i = straight(M([(374, 270), (428, 270), (428, 338), (374, 338)])); p.knock(i); p.outline(i, 1.6, 1); hg = straight(M([(384, 278), (418, 278), (404, 304), (418, 330), (384, 330), (398, 304)])); p.outline(hg, 3, 1.6); p.solid(straight(M([(388, 328), (414, 328), (401, 312)])))
    c = M([(320, 300)])[0]; [p.outline(ell(*c, r, r, 0, 50), 2.4, .8) for r in (40, 30)]; [p.stroke(M([(270-k*2, 280+k*14), (220, 274+k*14), (170, 282+k*14)]), [1, 2.6, 1]) for k in range(3)]
    for k in range(8): a = math.tau*k/8; p.stroke([(c[0]+math.cos(a)*30, c[1]+math.sin(a)*30), (c[0]+math.cos(a)*25, c[1]+math.sin(a)*25)], 2)
    p.stroke([c, (c[0], c[1]-18)], [3, 1.4]); p.stroke([c, (c[0]+12, c[1]+6)], [3, 1.6]); return p


def quicksand():
    """A hand, rings spreading, and a hat."""
    p = Plate(493)
    for r in range(9, 0, -1):
        e = ell(256, 372, 26*r, 11.5*r, 0, 90); p.knock(e); p.outline(e, 2.2+.1*r, 1.6)
        if r % 2: p.tone(e, 0, 6, 2.6, lambda x, y, r=r: .38+(x-256)/700, t0=.34)
    e = ell(256, 374, 62, 24, 0, 50); p.knock(e); p.solid(e); p.tube([(256, 374), (252, 300), (258, 240)], [84, 74, 64], rib_gap=6.5, rib_w=3, base=.06, w=2.8, cap=False); low = [(256+62*math.cos(math.radians(a)), 374+24*math.sin(math.radians(a))) for a in range(0, 181, 6)]; 
    cf = p.tube([(212, 340), (254, 352), (300, 340)], [26, 28, 26], w=2.6, rib_gap=7, rib_w=2.8, base=.2, cap=False); p.solid(cf, RED)
    palm(p, 258, 246, 88, 4, 1)
    q = low+[(194, 430), (318, 430)]; fr = [(256+64*math.cos(math.radians(a)), 374+25*math.sin(math.radians(a))) for a in range(0, 181, 6)]+[(140, 420), (372, 420)]; p.knock(cr([(194, 380), (256, 398), (318, 380), (318, 404), (256, 416), (194, 404)], True)); p.stroke(fr[:-2], [3, 5, 3], raw=True)
    # hat adrift
    br = blob(p, [(360, 440), (410, 424), (462, 434), (470, 448), (410, 462), (366, 456)], .4, 4, 4.6, 3.6); cn = join([(380, 438), (386, 404), (414, 396), (444, 402), (450, 434)], [(450, 434), (414, 446), (380, 438)]); p.shape(cn, 2.8, 3); p.tone(cn, 84, 4.8, 4, across(380, 450, .4, 1))
    for x, y in ((90, 300), (420, 300), (60, 420), (140, 470), (330, 484)): p.stroke([(x, y), (x+16, y-4), (x+30, y)], [.6, 2.6, .6]); [p.dot(x+p.rng.uniform(-20, 40), y+p.rng.uniform(-10, 14), 1.6) for _ in range(5)]
    return p


def wall_of_shields():
    p = Plate(494)
    for k in range(7): x = 52+k*68; p.tube([(x, 150), (x+4, 90), (x+10, 24)], [8, 8, 7], w=2.3, rib_gap=9, rib_w=2.4, base=.3, cap=False); s = straight([(x+12, -4), (x+22, 30), (x+10, 46), (x-1, 30)]); p.shape(s, 2.4, 2.2)
    for k in range(4): x = 86+k*113; h = join([(x-34, 150), (x-32, 104), (x, 78), (x+32, 104), (x+34, 150)], [(x+34, 150), (x-34, 150)]); p.shape(h, 2.6, 3); p.tone(h, 86, 5, 3.6, across(x-34, x+34, .2, 1)); p.stroke([(x, 80), (x, 150)], [3, 6])
    for row, (y, n, off) in enumerate(((200, 4, 86), (300, 5, 36), (400, 4, 86))):
        for k in range(n):
            x = off+k*113; r = 78; o = ell(x, y, r, r, 0, 70); p.shape(o, 3.2, 3.6); rim = ell(x, y, r-12, r-12, 0, 60); p.tone(o, 30, 5, 3, ball(x, y, r, r, .1, 1), t0=.34, only=lambda a, b: not inside(rim, a, b)); p.outline(rim, 2.2, 1.8)
            p.tone(rim, 86 if (k+row) % 2 else 10, 5.8, 2.6, lambda a, b, x=x: .2+(a-x)/130+.2, t0=.4)
            for j in range(8): a = math.tau*j/8+.2; rivet(p, x+math.cos(a)*(r-6), y+math.sin(a)*(r-6), 4)
            orb(p, x, y, 22, .05, red=(row == 1 and k == 2), w=2.8)
    for k in range(6): x = 60+k*80; bt = cr([(x-24, 476), (x+14, 474), (x+26, 494), (x-26, 496)], True); p.knock(bt); p.solid(bt)
    p.knock(straight([(-200, -200), (6, -200), (6, 800), (-200, 800)], step=30)); p.knock(straight([(506, -200), (800, -200), (800, 800), (506, 800)], step=30)); return p


def watchtower():
    """Timber, a lamp, and something leaning over the rail."""
    p = Plate(495)
    for m in both():
        p.tube(m([(384, 498), (344, 340), (322, 214)]), [19, 18, 17], w=2.7, rib_gap=8, rib_w=3, base=.25, cap=False); 
    for y0, y1, a, b in ((470, 360, 374, 348), (360, 250, 348, 328)):
        for m in both(): p.tube(m([(a, y0), (512-b, y1)]), [12, 12], w=2.4, rib_gap=9, rib_w=2.6, base=.25, cap=False)
        p.tube([(512-b-4, y1), (b+4, y1)], [13, 13], w=2.4, rib_gap=9, rib_w=2.6, base=.2, cap=False)
    # ladder
    for x in (242, 272): p.stroke([(x, 496), (x, 230)], 4)
    for k in range(13): p.stroke([(242, 484-k*20), (272, 484-k*20)], 3)
    dk = straight([(140, 206), (372, 206), (372, 228), (140, 228)]); p.shape(dk, 2.8, 3.2); p.tone(dk, 88, 5, 3.4, K(.6)); 
    inn = straight([(172, 96), (340, 96), (340, 206), (172, 206)]); p.knock(inn); p.tone(inn, 86, 4.4, 4.6, K(.96), t0=.15)
    # watcher: one huge eye
    e = ell(256, 140, 50, 40, 0, 60); p.knock(e); p.outline(e, 3, 2.4); eyeball(p, 256, 140, 46, 27, iris=.72, lw=3)
    rl = straight([(150, 172), (362, 172), (362, 206), (150, 206)]); p.knock(rl); p.outline(rl, 2.8, 2.6); [p.stroke([(160+k*16, 172), (160+k*16, 206)], 3.4) for k in range(13)]; p.stroke([(146, 170), (366, 170)], 6)
    for m in both(): p.tube(m([(340, 206), (338, 150), (336, 92)]), [13, 13, 13], w=2.4, rib_gap=8, rib_w=2.8, base=.25, cap=False)
    rf = straight([(132, 96), (256, 20), (380, 96)]); p.shape(rf, 3, 3.6); p.tone(rf, 62, 5, 3.8, lambda x, y: .4+(x-132)/400, t0=.32); p.tube([(256, 22), (256, 8), (256, -8)], [8, 7, 5], w=2.2)
    # beam
    for k in range(9): a = math.radians(14+k*3.4); p.stroke([(320+math.cos(a)*60, 150+math.sin(a)*60), (320+math.cos(a)*190, 150+math.sin(a)*190)], [.6, 2.4, .6])
    ground(p, 492, 20, 492); [p.stroke([(x, 492), (x+4, 476), (x+10, 466)], [4, 3, .5]) for x in (40, 60, 96, 420, 446, 476)]; return p


def buried_design():
    """Nine feet down, still drawing."""
    p = Plate(496)
    p.stroke([(10, 84), (130, 76), (256, 84), (380, 74), (502, 84)], [2, 4.4, 4.4, 2]); [p.stroke([(x, 80), (x+4, 64), (x+12, 52)], [4, 3, .5]) for x in range(20, 500, 26)]
    e = straight([(10, 86), (502, 86), (502, 498), (10, 498)]); p.tone(e, 4, 7, 3.4, lambda x, y: .42+.12*math.sin(x/20+y/9)+(y-90)/900, t0=.34)
    for x, y, r in ((60, 150, 20), (440, 130, 24), (430, 300, 18), (70, 330, 24), (90, 450, 16), (450, 440, 22), (300, 120, 12), (180, 130, 14)): blob(p, [(x-r, y), (x-r*.3, y-r*.8), (x+r*.8, y-r*.5), (x+r, y+r*.4), (x, y+r*.8)], .15, gap=4.8)
    c = (256, 310); o = ell(*c, 150, 150, 0, 110); p.knock(o); p.outline(o, 3.4, 3); p.outline(ell(*c, 140, 140, 0, 100), 1.4, .6)
    P = lambda r, a: (c[0]+math.cos(math.radians(a))*r, c[1]+math.sin(math.radians(a))*r)
    [p.stroke([P(140, k*6), P(132 if k % 5 else 124, k*6)], 1.6 if k % 5 else 3) for k in range(60)]
    for st, w in ((3, 2), (2, 1.4)): [p.stroke([P(122, -90+k*360/7), P(122, -90+(k+st)*360/7)], w) for k in range(5 if st == 3 else 7)]
    for k in (5, 6): dashes(p, line(P(122, -90+k*360/7), P(122, -90+(k+3)*360/7)), 6, 6, 2)
    for k in range(7): orb(p, *P(122, -90+k*360/7), 10, .05, red=k == 0)
    p.outline(ell(*c, 62, 62, 0, 60), 2, 1); eyeball(p, *c, 40, 22, iris=.7, lw=2.8, red=False)
    # the compasses that draw it
    q = P(122, 168); p.tube([(c[0], c[1]), (230, 220), (216, 176)], [3, 10, 12], w=2.4, rib_gap=8, rib_w=2.6, base=.2); p.tube([q, (176, 250), (212, 176)], [2, 10, 12], w=2.4, rib_gap=8, rib_w=2.6, base=.2); orb(p, 214, 168, 14, .15); p.stroke(ell(*c, 122, 122, 0, 30, 168, 236), [1, 3.4, 1], raw=True, color=RED)
    return p


def burning_pages():
    p = Plate(497)
    # open book, flames eating the far edge
    for x, h, l, red in ((110, 150, -10, 1), (170, 210, 8, 0), (240, 250, -6, 1), (310, 230, 14, 0), (372, 180, 6, 1), (410, 110, 14, 0), (76, 96, -12, 0)): flame(p, x, 316, h, l, red)
    for s in (1, -1):
        for k in range(4): p.stroke([(256, 452-k*4), (256+s*100, 424-k*5), (256+s*196, 440-k*5)], 2.4)
        pg = join([(256, 436), (256+s*90, 396), (256+s*196, 414)], [(256+s*196, 414), (256+s*188, 350), (256+s*172, 330), (256+s*160, 344), (256+s*144, 316), (256+s*120, 334), (256+s*100, 300), (256+s*70, 328), (256+s*44, 304), (256+s*20, 330), (256, 320)], [(256, 320), (256, 436)]); p.knock(pg); p.tone(pg, 4, 5.2, 3.2, lambda x, y: max(0, (372-y)/60)*1.0+max(0, 1-abs(x-256)/30)*.6, t0=.3); p.outline(pg, 2.8, 3)
        q = [(256+(20 if s > 0 else -176), 372 if s < 0 else 376), (256+(176 if s > 0 else -20), 372 if s > 0 else 376), (256+(178 if s > 0 else -20), 404 if s > 0 else 424), (256+(20 if s > 0 else -178), 424 if s > 0 else 404)]; scrawl(p, q, 3, 5+s, 2.2)
        cv = join([(256, 456), (256+s*100, 430), (256+s*210, 448)], [(256+s*210, 448), (256+s*212, 466)], [(256+s*212, 466), (256+s*100, 452), (256, 480)], [(256, 480), (256, 456)]); p.shape(cv, 2.8, 3); p.tone(cv, 4, 4.6, 3.8, K(.8))
    for x, y, a in ((130, 90, 20), (400, 70, -30), (300, 40, 50), (210, 60, -10), (450, 200, 40), (50, 200, 0)): q = straight(at(x, y, a)([(-14, -9), (12, -12), (15, 8), (-4, 13), (-15, 5)])); p.shape(q, 2.2, 2); p.tone(q, 30, 4.4, 3.6, lambda u, v, x=x: .5+(u-x)/30)
    ground(p, 486, 60, 450); return p


def clean_slate():
    """A slate, a sponge, one chalk line it missed."""
    p = Plate(498)
    M = at(0, 0, -4, 1, 256, 256); fr = straight(M([(56, 60), (456, 60), (456, 430), (56, 430)])); p.shape(fr, 3, 3.8); inn = straight(M([(90, 94), (422, 94), (422, 396), (90, 396)])); p.tone(fr, 2, 5.6, 3, lambda x, y: .3+(x-56)/700+.15*math.sin(y/5+x/60), t0=.36, only=lambda x, y: not inside(inn, x, y)); [rivet(p, *M([q])[0], 7) for q in ((74, 78), (438, 78), (74, 412), (438, 412))]; [p.stroke(M(q), 2.2) for q in ([(56, 60), (90, 94)], [(456, 60), (422, 94)], [(456, 430), (422, 396)], [(56, 430), (90, 396)])]
    p.knock(inn); p.tone(inn, 30, 4.6, 4.8, lambda x, y: .98-.5*max(0, math.sin((x*.8+y)/40))*(1 if 130 < y < 330 and x > 150 else 0), t0=.2); p.outline(inn, 3, 2.4)
    # wiped arc: bare
    arc = cr(M([(130, 330), (180, 220), (280, 170), (380, 200), (392, 260), (300, 236), (220, 280), (180, 356)]), True); p.knock(arc); p.tone(arc, 20, 6, 2.8, lambda x, y: .55+.3*math.sin((x-y)/14), t0=.5)
    # the tally it missed
    for k in range(4): q = straight(M([(130+k*16, 120), (136+k*16, 119), (135+k*16, 168), (129+k*16, 168)])); p.knock(q)
    q = straight(M([(118, 160), (196, 122), (198, 129), (120, 167)])); p.knock(q); p.solid(q, RED)
    # sponge and hand
    sp = cr([(330, 270), (390, 250), (440, 280), (446, 330), (400, 360), (340, 346), (318, 310)], True); p.shape(sp, 3, 3.6); p.tone(sp, 30, 5.4, 2.6, base=.05); [p.outline(ell(p.rng.uniform(340, 430), p.rng.uniform(275, 340), p.rng.uniform(3, 7), p.rng.uniform(3, 6), 0, 14), 2, 1.4) for _ in range(16)]
    sleeve(p, [(496, 496), (474, 440), (446, 390)], [110, 90, 64], .35); blob(p, [(400, 372), (430, 344), (466, 356), (470, 394), (440, 416), (410, 404)], .05); [p.tube([(430-k*13, 352+k*6), (410-k*13, 318+k*8), (392-k*12, 304+k*10)], [22, 21, 14], w=2.4, rib_gap=6, rib_w=2.4, base=.05) for k in range(4)]
    for x, y in ((330, 380), (352, 396), (310, 420)): p.stroke([(x, y), (x-2, y+14)], [2, 5]); 
    ck = p.tube([(110, 470), (150, 464), (186, 460)], [15, 15, 14], w=2.5, rib_gap=9, rib_w=2); ground(p, 486, 60, 400); crop(p, 500); return p


def clipped_wings():
    """A pair of shears and what they have just done."""
    p = Plate(499)
    # body pinned, stumps of wings; cut pieces below
    for m in both():
        wing(p, m([(268, 130), (330, 96), (388, 92), (404, 128), (384, 156), (320, 164), (268, 160)]), [m([(270, 136), (330, 116), (396, 118)]), m([(270, 146), (330, 140), (394, 142)])]); wing(p, m([(268, 170), (330, 176), (376, 200), (370, 226), (320, 214), (268, 186)]), [m([(270, 176), (330, 192), (372, 212)])])
        p.stroke(straight(m([(392, 92), (402, 104), (394, 116), (406, 128), (394, 140), (386, 156)]), False), 3.4, raw=True); drop(p, *m([(400, 176)])[0], 7)
    segmented(p, ID, 196, 400, [30, 38, 34, 28, 24, 22, 16, 8], 8, .35, rib_w=3); ball_part(p, ID, [(256, 118), (288, 130), (296, 166), (280, 196), (256, 204), (232, 196), (216, 166), (224, 130)], .35); ball_part(p, ID, [(256, 84), (286, 92), (292, 112), (256, 126), (220, 112), (226, 92)], .3)
    for m in both(): eye(p, m, 282, 98, 17, 15)
    p.tube([(256, 166), (262, 110), (270, 40)], [2, 5, 6], w=2.2); orb(p, 272, 30, 14, .1)
    # fallen wing tips
    for T in (at(110, 330, -30), at(420, 300, 36)):
        o = cr(T([(-80, -20), (0, -34), (70, -20), (84, 8), (40, 26), (-70, 22)]), True); p.shape(o, 2.4, 2.2); p.tone(o, 10, 5, 1.8, K(.45)); [p.stroke(T(q), [2.4, 1.6, 1]) for q in ([(-76, -10), (0, -16), (76, 0)], [(-72, 2), (0, 4), (64, 12)], [(-70, 14), (0, 16), (44, 22)])]; [p.stroke(T([(x, -28), (x+6, 22)]), 1.3) for x in range(-60, 61, 24)]
    # shears
    def blade2(T): 
        o = join(T([(0, -10), (-90, -22), (-170, 0)]), T([(-170, 0), (-80, 8), (0, 10)]), T([(0, 10), (0, -10)])); p.shape(o, 2.8, 3); p.tone(o, 20, 4.6, 3.2, K(.6)); p.tube(T([(0, 0), (60, 6), (96, 20)]), [17, 15, 13], w=2.5, rib_gap=7, rib_w=2.6, base=.3); r = T(ell(126, 26, 36, 26, 10, 40)); p.outline(r, 9, 2.4)
    blade2(at(300, 440, 16)); blade2(lambda q: at(300, 440, -16)([(x, -y) for x, y in q])); orb(p, 300, 440, 11, .1); return p


def resin_ward():
    """A drop of resin with somebody's expression in it."""
    p = Plate(500)
    p.tube([(40, 20), (120, 60), (256, 70), (390, 50), (480, 10)], [50, 56, 60, 56, 48], rib_gap=8, rib_w=3.4, base=.3, w=3, heavy=3.4, cap=False); [p.stroke(q, [1, 4, 1]) for q in ([(80, 40), (140, 64), (220, 66)], [(300, 76), (360, 62), (430, 34)])]
    for a, b in (((120, 66), (60, 130)), ((400, 56), (460, 120))): [p.stroke([a, ((a[0]+b[0])/2+k*8, (a[1]+b[1])/2), (b[0]+k*14, b[1]-abs(k)*6)], [2.6, 2, .5]) for k in range(-3, 4)]
    d = join([(236, 84), (232, 150), (170, 220), (120, 310), (130, 410), (190, 476), (256, 492)], [(256, 492), (322, 476), (382, 410), (392, 310), (342, 220), (280, 150), (276, 84)], [(276, 84), (256, 92), (236, 84)]); p.knock(d); p.tone(d, 20, 5.8, 2.6, ball(236, 320, 146, 190, -.06, 1), t0=.5, bend=.25)
    # a face, mid-word
    f = cr([(256, 216), (314, 236), (336, 310), (316, 390), (256, 430), (196, 390), (176, 310), (198, 236)], True); p.knock(f); p.outline(f, 2.4, 2.2); p.tone(f, 20, 5.2, 2.8, ball(240, 310, 84, 110, -.03, 1), t0=.42, bend=.2)
    for s in (1, -1): e = ell(256+s*36, 298, 20, 19, 0, 40); p.knock(e); p.outline(e, 2.8, 1.8); p.dot(256+s*36, 299, 6); p.stroke([(256+s*14, 268), (256+s*38, 256), (256+s*64, 270)], [1, 5, 1])
    p.stroke([(258, 306), (248, 338), (262, 344)], [.8, 3.4, .8]); mo = ell(256, 380, 19, 25, 0, 40); p.knock(mo); p.solid(mo, RED); p.outline(mo, 2.8, 2)
    for s in (1, -1):
        for k in range(4): p.tube([(256+s*(88-k*6), 420+k*10), (256+s*(86-k*10), 392+k*8), (256+s*(78-k*12), 376+k*6)], [14, 14, 9], w=2.2, rib_gap=6, rib_w=2.2, base=.05)
    p.outline(d, 3.4, 4); p.stroke([(150, 290), (140, 350), (156, 420)], [.8, 7, .8]); p.stroke([(172, 290), (164, 340), (172, 380)], [.6, 3, .6]); [p.outline(ell(x, y, r, r, 0, 16), 2, 1.2) for x, y, r in ((340, 440, 7), (356, 400, 5), (300, 200, 6), (214, 456, 5), (250, 160, 5))]
    return p


PLATES = {'bottled-soul': bottled_soul, 'recorking': recorking, 'unwriting': unwriting, 'culling': culling, 'gangrene': gangrene, 'curfew': curfew, 'toll-gate': toll_gate, 'eviction-notice': eviction, 'polite-invitation': invitation, 'lantern-procession': lantern_procession,
          'veil-of-soot': veil_of_soot, 'letter-to-tomorrow': letter_to_tomorrow, 'quicksand': quicksand, 'wall-of-shields': wall_of_shields, 'watchtower': watchtower, 'buried-design': buried_design, 'burning-pages': burning_pages, 'clean-slate': clean_slate, 'clipped-wings': clipped_wings, 'resin-ward': resin_ward}
