"""Commands: omens, judgements, mirrors, idols, thorns and bones."""
from kit3 import *
from figures2 import almond_v
from flora2 import thorn


def doom():
    """Small birds falling in the shape of a skull."""
    p = Plate(421)
    c = ell(256, 250, 226, 226, 0, 120); p.outline(c, 3, 2.4); p.outline(ell(256, 250, 214, 214, 0, 110), 1.4, .8)
    r = [(0, -104), (46, -96), (78, -60), (83, -16), (74, 14), (68, 34), (54, 48), (38, 54), (33, 78), (0, 86)]
    T = at(256, 240, 0, 1.75); o = join(T(r), T([(-x, y) for x, y in r[::-1]])); jaw = T([(-36, 96), (36, 96), (28, 116), (-28, 116)])
    holes = [cr(T([(s*14, 0), (s*34, -18), (s*62, -8), (s*66, 18), (s*46, 36), (s*22, 28)]), True) for s in (1, -1)]+[cr(T([(0, 22), (13, 52), (0, 46), (-13, 52)]), True)]
    def bird(x, y, k, a, red=False):
        M = at(x, y, a, k)
        w = join(M([(-20, -6), (-10, -14), (0, -4), (10, -14), (20, -6)]), M([(20, -6), (9, -3), (5, 6), (0, 15), (-5, 6), (-9, -3), (-20, -6)])); p.solid(w, RED if red else INK)
    pts = []
    for k in range(3000):
        x, y = p.rng.uniform(90, 422), p.rng.uniform(50, 450)
        if not (inside(o, x, y) or (inside(jaw, x, y))) or any(inside(h, x, y) for h in holes) or any((x-a)**2+(y-b)**2 < 19**2 for a, b in pts): continue
        pts.append((x, y)); bird(x, y, .84, p.rng.uniform(-40, 40))
    for k in range(18):
        a = p.rng.uniform(0, math.tau); r2 = p.rng.uniform(176, 204); bird(256+math.cos(a)*r2, 250+math.sin(a)*r2, .6, p.rng.uniform(-60, 60))
    for s in (1, -1): bird(256+s*70, 258, 1.3, s*16, True)
    return p


def old_grudge():
    """A hatchet that was buried, and watered, and has come up again."""
    p = Plate(422)
    sd = join([(20, 400), (120, 376), (200, 392), (256, 362), (312, 392), (400, 376), (492, 400)], [(492, 400), (470, 470), (256, 496), (42, 470), (20, 400)])
    # roots under
    p.shape(sd, 3, 3.6); p.tone(sd, 8, 6, 3.4, lambda x, y: .35+(y-380)/180+.15*math.sin(x/11), t0=.34)
    for q in ([(256, 400), (226, 440), (170, 460), (130, 484)], [(256, 400), (290, 436), (340, 456), (380, 484)], [(256, 410), (262, 450), (250, 492)]): t = p.tube(q, [18, 13, 8, 2], w=2.2, rib_gap=7, rib_w=2.4)
    p.tube([(256, 420), (252, 300), (262, 150), (256, 40)], [24, 22, 20, 18], rib_gap=8, rib_w=3, base=.2, w=2.8, heavy=3)
    # head of the axe
    hd = join([(244, 62), (180, 60), (120, 20)], [(120, 20), (96, 100), (110, 190)], [(110, 190), (170, 140), (246, 138)], [(246, 138), (244, 62)]); p.shape(hd, 3, 3.6); p.tone(hd, 70, 5.2, 3.4, lambda x, y: .2+(x-100)/200+(y-60)/300, t0=.36); ed = join([(120, 20), (96, 100), (110, 190)], [(110, 190), (122, 166), (116, 100), (132, 40), (120, 20)]); p.knock(ed); p.outline(ed, 2.4, 1.6); p.solid(cr([(100, 110), (116, 104), (118, 160), (112, 182)], True), RED)
    bk = straight([(270, 66), (318, 74), (318, 128), (268, 136)]); p.shape(bk, 2.8, 3); p.tone(bk, 80, 5, 3.6, K(.75)); bd = straight([(238, 56), (276, 58), (274, 142), (240, 140)]); p.shape(bd, 2.6, 2.8); p.tone(bd, 88, 5, 3, K(.5))
    # leaves it has grown
    for a, b, w in (((258, 220), (330, 190), 24), ((254, 260), (180, 236), 24), ((254, 310), (336, 286), 28), ((254, 340), (170, 322), 28), ((260, 180), (316, 150), 18)): leaf(p, a, b, w, .15)
    for x, y in ((110, 216), (100, 250), (114, 290)): drop(p, x, y, 7 if y < 260 else 6)
    return p


def hobsons_choice():
    """Two stable doors; the same horse looks out of both."""
    p = Plate(423)
    wl = straight([(20, 60), (492, 60), (492, 490), (20, 490)]); p.shape(wl, 3, 3.4)
    for r in range(11):
        y = 60+r*39.1; p.stroke([(20, y), (492, y)], 1.6)
        for k in range(9): x = 20+k*59+(29 if r % 2 else 0); p.stroke([(x, y), (x, y+39)], 1.6) if x < 492 else None
    p.tone(wl, 20, 6, 1.8, K(.5), only=lambda x, y: math.sin(x*.11+y*.3)*math.sin(y*.19) > .35)
    rf = straight([(6, 60), (44, 18), (468, 18), (506, 60)]); p.shape(rf, 3, 3.4); p.tone(rf, 70, 5, 3.6, K(.7))
    for cx in (142, 370):
        d = straight([(cx-80, 110), (cx+80, 110), (cx+80, 490), (cx-80, 490)]); p.knock(d); p.solid(d); p.outline(d, 5, 3)
        # horse head
        h = join([(cx+60, 330), (cx+64, 230), (cx+34, 160)], [(cx+34, 160), (cx+20, 168), (cx-6, 176), (cx-26, 230), (cx-46, 284), (cx-40, 312), (cx-20, 318), (cx+2, 296), (cx+14, 300), (cx+20, 330)], [(cx+20, 330), (cx+60, 330)]); p.knock(h); p.outline(h, 2.8, 2.4); p.tone(h, 60, 5.2, 2.8, lambda x, y, cx=cx: .1+(x-cx+40)/130, t0=.4)
        for k in range(6): p.stroke([(cx+34+k*6, 164+k*22), (cx+52+k*3, 170+k*22), (cx+66, 192+k*22)], [5, 5, .6])
        p.stroke([(cx+20, 168), (cx+26, 142), (cx+36, 162)], [3, 5, 3]); e = ell(cx-4, 214, 7, 6, 0, 16); p.knock(e); p.solid(e, RED); p.outline(e, 2, 1); p.dot(cx-34, 292, 3.6); p.stroke([(cx-38, 304), (cx-14, 300)], [2.6, 1])
        lo = straight([(cx-83, 330), (cx+83, 330), (cx+83, 493), (cx-83, 493)]); p.shape(lo, 3, 3.4); p.tone(lo, 89, 5.8, 3, lambda x, y: .4+.25*math.sin(x/9), t0=.34)
        for q in ([(cx-80, 336), (cx+80, 484)], [(cx-80, 484), (cx+80, 336)]): t = p.tube([q[0], q[1]], [17, 17], w=2.6, rib_gap=9, rib_w=2.4, base=.1, cap=False)
        for y in (338, 482): p.tube([(cx-80, y), (cx+80, y)], [15, 15], w=2.4, rib_gap=9, rib_w=2.4, base=.1, cap=False)
    return p


def last_arbiter():
    """The gavel, and what it has broken."""
    p = Plate(424)
    lathe(p, [(400, 150), (412, 160), (440, 168), (456, 178), (476, 186), (492, 186)], base=.25, w=3.6, rings=(420, 462)); e = ell(256, 400, 150, 30); p.knock(e); p.outline(e, 3, 2.4); p.tone(e, 0, 5, 2.8, across(106, 406, .2, .9)); p.outline(ell(256, 400, 120, 22), 1.8, 1)
    for q in ([(256, 396), (220, 390), (190, 402), (150, 398)], [(262, 396), (300, 404), (330, 396), (366, 402)], [(256, 400), (250, 412), (262, 424)]): p.stroke(straight(q, False), [6, 3, .8], raw=True)
    M = at(0, 0, -26, 1, 256, 250)
    hn = M([(300, 220), (400, 220), (500, 220)]); p.tube(hn, [22, 26, 34], rib_gap=8, rib_w=3, base=.2, w=2.8, heavy=3); 
    b = join(M([(160, 120), (256, 112), (352, 120)]), M([(352, 120), (340, 220), (352, 320)]), M([(352, 320), (256, 330), (160, 320)]), M([(160, 320), (172, 220), (160, 120)])); p.shape(b, 3, 3.8); p.tone(b, -26, 5.4, 3.8, lambda x, y: .15+ball(230, 200, 150, 150)(x, y)*.95, t0=.36, bend=0)
    for y, w in ((150, 98), (290, 98)): p.tube(M([(256-w, y), (256, y-5), (256+w, y)]), [20, 22, 20], rib_gap=7, rib_w=3.2, base=.3, w=2.6)
    t = M(ell(256, 322, 98, 22)); p.shape(t, 2.8, 2.8); p.tone(t, -26, 5, 3.6, K(.75))
    d = cr(M([(256, 190), (272, 222), (256, 244), (240, 222)]), True); p.knock(d); p.solid(d, RED); p.outline(d, 2.4, 2)
    for k, a in enumerate((150, 170, 190, 350, 10, 30)): A = math.radians(a); p.stroke([(256+math.cos(A)*176, 372+math.sin(A)*50), (256+math.cos(A)*226, 372+math.sin(A)*70)], [1, 5, .6])
    return p


def scar():
    """Two forearms, the same wound, to the nearest inch."""
    p = Plate(425)
    for m, b in zip(both(), (.05, .3)):
        p.tube(m([(390, 510), (376, 380), (352, 250), (338, 180)]), [118, 108, 74, 62], rib_gap=6.6, rib_w=3, base=b, w=2.8, heavy=3.2, cap=False)
        x, y = m([(334, 124)])[0]; s = 1 if x > 256 else -1
        blob(p, m([(300, 176), (296, 120), (318, 76), (352, 74), (376, 110), (376, 176), (340, 194)]), b, 20, 5.2, 2.8)
        for k in range(4): p.tube(m([(304+k*17, 100-k*2), (302+k*17, 72-k*3), (308+k*17, 54)]), [20, 20, 14], w=2.4, rib_gap=6, rib_w=2.4, base=b)
        p.tube(m([(300, 160), (284, 128), (296, 100)]), [24, 22, 14], w=2.4, rib_gap=6, rib_w=2.4, base=b)
        ct = cr(m([(344, 260), (366, 330), (380, 410), (370, 416), (352, 340), (336, 266)]), True); p.knock(ct); p.solid(ct, RED); p.outline(ct, 2.6, 2)
        for k in range(7): t = k/6; cx, cy = 342+t*32, 272+t*130; p.stroke(m([(cx-17, cy+6), (cx, cy-1), (cx+17, cy-6)]), [1.6, 4, 1.6])
    # ruler between
    r = straight([(238, 230), (274, 230), (274, 450), (238, 450)]); p.shape(r, 2.8, 3); p.tone(r, 0, 6, 1.8, across(238, 274, .2, .9))
    for k in range(21): y = 240+k*10; p.stroke([(238, y), (258 if k % 5 == 0 else 249, y)], 3 if k % 5 == 0 else 1.8)
    for y in (262, 412): dashes(p, line((180, y), (332, y)), 6, 6, 2)
    crop(p); return p


def tithe_of_ash():
    """An urn on a balance pan of ash, one part in ten swept aside."""
    p = Plate(426)
    for x, y, r, s in ((256, 70, 34, 2), (220, 44, 24, 4), (292, 40, 26, 6)): puff(p, x, y, r, .05, s)
    lathe(p, [(96, 60), (106, 70), (120, 60), (134, 40), (160, 56), (210, 110), (270, 128), (330, 108), (372, 60), (388, 44), (404, 60), (420, 76), (430, 78)], base=.15, w=3.6, rings=(124, 396)); e = ell(256, 98, 62, 12); p.knock(e); p.outline(e, 2.8, 2); p.tone(e, 0, 4.4, 4, K(.9), t0=.2)
    for m in both(): p.tube(m([(340, 180), (410, 170), (430, 230), (380, 290)]), [15, 18, 17, 13], w=2.6, rib_gap=7, rib_w=3, base=.3)
    bd = p.tube([(136, 238), (256, 268), (376, 238)], [30, 34, 30], w=2.6, rib_gap=300, cap=False); 
    for k in range(10): x = 154+k*22.6; y = 243+22*math.sin(math.pi*(k+.5)/10); q = straight([(x, y-11), (x+8, y), (x, y+11), (x-8, y)]); p.solid(q, RED if k == 9 else INK)
    ash = cr([(60, 482), (140, 452), (256, 436), (330, 448), (372, 482), (256, 496)], True); p.shape(ash, 2.4, 2.8); p.stipple(ash, 150, 1.9, lambda x, y: .35+(x-60)/500); sm = cr([(398, 484), (430, 458), (470, 484), (434, 494)], True); p.shape(sm, 2.4, 2.6); p.stipple(sm, 26, 1.9, K(.6))
    p.stroke([(384, 430), (388, 470)], [3, 2.4]); p.tube([(380, 436), (420, 400), (470, 350)], [10, 11, 10], w=2.4, rib_gap=8, rib_w=2.4); 
    for k in range(8): p.stroke([(384+k*3, 430+k*2), (370+k*5, 452+k), (362+k*8, 478)], [3, 3, 1])
    for k in range(20): p.dot(p.rng.uniform(150, 370), p.rng.uniform(20, 90), p.rng.uniform(1.2, 2.4))
    ground(p, 496, 40, 480); return p


def mirror_of_hours():
    """A hand mirror; behind the glass, a dial."""
    p = Plate(427)
    p.tube([(256, 380), (256, 440), (256, 486)], [28, 24, 30], rib_gap=8, rib_w=3.2, base=.2, w=2.8, heavy=3); orb(p, 256, 488, 17, .15)
    o = ell(256, 204, 168, 178, 0, 110); p.shape(o, 3.2, 4); i = ell(256, 204, 134, 144, 0, 90); p.tone(o, 40, 5.2, 3.6, ball(240, 190, 180, 190, .1, 1), t0=.32, only=lambda x, y: not inside(i, x, y)); p.knock(i); p.outline(i, 3, 2.6)
    for k in range(24): a = math.tau*k/24; orb(p, 256+math.cos(a)*151, 204+math.sin(a)*161, 7, .05, lw=2, heavy=1.4)
    p.tone(i, -52, 8, 2, lambda x, y: .5+.5*math.sin((x+y)/30), t0=.55)
    c = (256, 204); p.outline(ell(*c, 116, 124, 0, 90), 2, 1)
    for k in range(60):
        a = math.tau*k/60; r0 = .9 if k % 5 else .82; p.stroke([(c[0]+math.cos(a)*112, c[1]+math.sin(a)*120), (c[0]+math.cos(a)*112*r0, c[1]+math.sin(a)*120*r0)], 4 if k % 5 == 0 else 1.8)
    # hands run backwards; the face between them
    for a, l, w, col in ((-150, 74, 9, INK), (-40, 96, 6, INK), (100, 88, 3.4, RED)): A = math.radians(a); p.stroke([(c[0]-math.cos(A)*16, c[1]-math.sin(A)*16), (c[0]+math.cos(A)*l*.6, c[1]+math.sin(A)*l*.6), (c[0]+math.cos(A)*l, c[1]+math.sin(A)*l)], [w*.6, w, 1], col)
    orb(p, *c, 11, .1); dashes(p, ell(*c, 60, 64, 0, 80, 150, 300), 8, 6, 2.4); q = (c[0]+60*math.cos(math.radians(150)), c[1]+64*math.sin(math.radians(150))); p.solid(straight([(q[0]-9, q[1]-6), (q[0]+8, q[1]-8), (q[0]+2, q[1]+11)]))
    fl = cr([(256, 12), (276, 26), (296, 20), (290, 40), (256, 44), (222, 40), (216, 20), (236, 26)], True); p.shape(fl, 2.6, 2.6); return p


def forgery():
    """Two identical signets; one impression is red because it is wet."""
    p = Plate(428)
    sheet(p, [(40, 250), (250, 230), (262, 470), (50, 486)], 6, 5); sheet(p, [(262, 230), (470, 250), (464, 486), (254, 470)], 6, 5)
    for cx, red in ((146, False), (366, True)):
        s = cr([(cx+math.cos(math.radians(a))*(46+5*math.sin(a*.11+1)), 420+math.sin(math.radians(a))*(44+5*math.cos(a*.17))) for a in range(0, 360, 24)], True); p.knock(s)
        if red: p.solid(s, RED)
        p.outline(s, 3, 3)
        if not red: p.tone(s, 30, 4.8, 3.8, K(.75), t0=.3)
        k = ell(cx, 420, 32, 32); p.knock(k); p.solid(k, RED) if red else p.tone(k, 30, 5, 2.6, K(.55)); p.outline(k, 2.4, 2); st = star(cx, 420, 9, 24, 5); p.knock(st); p.outline(st, 2, 1.4)
        # the stamp above
        lathe(p, [(40, 12), (52, 26), (70, 32), (90, 24), (104, 16), (140, 18), (160, 24), (174, 40), (184, 46), (206, 46)], cx=cx, base=.2, w=3.4, rings=(188,)); 
    p.stroke([(214, 110), (256, 92), (298, 110)], [1, 4, 1]); p.stroke([(214, 130), (256, 112), (298, 130)], [1, 4, 1]); return p


def hush():
    """A finger laid across lips that are not the finger's."""
    p = Plate(429)
    f = join([(256, 40), (340, 56), (392, 130), (400, 230), (372, 340), (310, 430), (256, 452)], [(256, 452), (202, 430), (140, 340), (112, 230), (120, 130), (172, 56), (256, 40)]); p.shape(f, 3, 3.8); p.tone(f, 22, 5.6, 2.8, ball(236, 220, 150, 220, -.04, 1), t0=.44, bend=.2)
    for s in (1, -1): p.stroke([(256+s*34, 176), (256+s*74, 160), (256+s*116, 180)], [2, 7, 1.4]); p.stroke([(256+s*38, 214), (256+s*76, 226), (256+s*112, 210)], [1, 5.4, 1]); [p.stroke([(256+s*(50+k*14), 222+4*math.sin(k)), (256+s*(54+k*15), 240)], [3, .6]) for k in range(5)]
    p.stroke([(264, 200), (238, 280), (258, 298), (282, 286)], [1, 3.6, 4, 1])
    lp = cr([(190, 350), (224, 332), (256, 340), (288, 332), (322, 350), (292, 380), (256, 388), (220, 380)], True); p.knock(lp); p.solid(lp, RED); p.outline(lp, 2.8, 2.4); p.stroke([(194, 351), (256, 358), (318, 351)], [1, 4, 1])
    # the hand: far too long, from below
    p.tube([(320, 520), (300, 470), (286, 440)], [110, 92, 84], rib_gap=6, rib_w=3.6, base=.45, w=2.8, cap=False)
    for q, w in (([(310, 450), (336, 430), (330, 400), (306, 404)], 28), ([(322, 474), (352, 456), (348, 428), (322, 430)], 27), ([(326, 496), (358, 484), (360, 456), (336, 456)], 25)): p.tube(q, [w, w, w*.9, w*.7], rib_gap=5.4, rib_w=3.4, base=.4, w=2.5)
    p.tube([(268, 450), (262, 400), (256, 340), (252, 262)], [38, 34, 31, 20], rib_gap=5.4, rib_w=3.4, base=.4, w=2.8, heavy=3); n = cr([(244, 286), (246, 262), (254, 256), (262, 264), (263, 288)], True); p.knock(n); p.outline(n, 2.2, 1.6)
    for y in (330, 396): p.stroke([(242, y), (257, y+6), (272, y-1)], [1, 3.4, 1])
    p.tube([(262, 470), (226, 456), (214, 430)], [34, 29, 18], rib_gap=5.4, rib_w=3.4, base=.4, w=2.6)
    crop(p); return p


def their_offer():
    """A gloved arm out of nothing; a card that is blank but for its eye."""
    p = Plate(430)
    # a hole in the air
    o = cr([(420, 40), (486, 120), (496, 256), (480, 400), (420, 480), (390, 380), (376, 256), (392, 130)], True); p.knock(o); p.tone(o, 60, 4.2, 4.8, K(.98), t0=.1); p.outline(o, 3, 2)
    for k in range(14): a = math.radians(100+k*12.4); x, y = 434+math.cos(a)*70, 260+math.sin(a)*226; p.stroke([(x, y), (x-26+6*math.sin(k), y+10*math.sin(a))], [3, .5])
    sleeve(p, [(450, 330), (370, 320), (300, 300)], [120, 96, 66], .55, 5.4); p.tube([(296, 266), (306, 300), (300, 336)], [20, 22, 20], w=2.6, rib_gap=6, rib_w=2.6, base=.1)
    blob(p, [(304, 272), (260, 266), (226, 284), (220, 318), (250, 340), (300, 336)], .02)
    for k, (y0, y1) in enumerate(((322, 352), (332, 370))): p.tube([(250, y0), (210, y1), (176, y1+4)], [24, 22, 13], w=2.4, rib_gap=6, rib_w=2.4)
    # three cards fanned
    for k, a in enumerate((-34, -16, 4)):
        T = at(180, 330, a); c = straight(T([(-58, -230), (58, -230), (58, -60), (-58, -60)])); p.knock(c); p.outline(c, 3, 3.2); p.outline(straight(T([(-49, -221), (49, -221), (49, -69), (-49, -69)])), 1.4, .8)
        if k == 2: x, y = T([(0, -145)])[0]; rays(p, x, y, 36, 56, 24, 2.6); eyeball(p, x, y, 34, 20, a, iris=.75, lw=2.8)
    p.tube([(244, 288), (206, 270), (176, 272)], [26, 24, 15], w=2.4, rib_gap=6, rib_w=2.4); p.tube([(236, 310), (196, 306), (160, 312)], [25, 22, 13], w=2.4, rib_gap=6, rib_w=2.4)
    return p


def vanishing_act():
    """A tall hat and an empty pair of gloves."""
    p = Plate(431)
    for k in range(22): a = math.radians(200+k*6.6); r0, r1 = 90+p.rng.uniform(0, 20), 170+p.rng.uniform(-20, 30); p.stroke([(256+math.cos(a)*r0, 240+math.sin(a)*r0), (256+math.cos(a)*r1, 240+math.sin(a)*r1)], [1, 3.4, .5])
    for x, y, r in ((150, 80, 15), (360, 70, 18), (256, 40, 12), (110, 150, 9), (410, 150, 10)): p.shape(star(x, y, r*.35, r, 4), 2.2, 1.4)
    for x, y, r, s in ((256, 190, 46, 3), (210, 206, 34, 5), (304, 204, 36, 8), (250, 140, 34, 9), (286, 110, 24, 2)): puff(p, x, y, r, -.05, s)
    # hat, brim up
    ht = join([(140, 250), (256, 276), (372, 250)], [(372, 250), (352, 340), (360, 446)], [(360, 446), (256, 476), (152, 446)], [(152, 446), (160, 340), (140, 250)]); p.shape(ht, 3, 3.8); p.tone(ht, 88, 4.8, 4.8, across(146, 366, .55, 1.1), t0=.3); 
    bd = join([(146, 290), (256, 318), (366, 290)], [(366, 290), (360, 326)], [(360, 326), (256, 354), (152, 326)], [(152, 326), (146, 290)]); p.knock(bd); p.solid(bd, RED); p.outline(bd, 2.6, 2.4)
    br = ell(256, 246, 190, 40, 0, 90); i = ell(256, 246, 116, 20, 0, 70); front = [q for q in ell(256, 246, 190, 40, 0, 90, 0, 180)]+[q for q in ell(256, 248, 118, 18, 0, 60, 180, 0)]
    p.knock(front); p.tone(front, 4, 4.6, 4.2, across(66, 446, .5, 1), t0=.3); p.outline(front, 2.8, 2.6)
    # gloves
    palm(p, 96, 440, 46, -18, -1); palm(p, 418, 440, 46, 18, 1)
    ground(p, 486, 60, 460); return p


def treason():
    """Two profiles, one mouth to one ear."""
    p = Plate(432)
    # listener, right, facing right
    L = join([(300, 140), (356, 104), (420, 120), (452, 180)], [(452, 180), (458, 206), (486, 250), (482, 260), (458, 266)], [(458, 266), (468, 282), (460, 296), (466, 310), (452, 336), (404, 344), (394, 380), (410, 460)], [(410, 460), (290, 480), (270, 380)], [(270, 380), (262, 260), (272, 190), (300, 140)]); p.shape(L, 3, 3.6); p.tone(L, 40, 5.4, 2.8, ball(350, 240, 120, 170, -.02, 1), t0=.42, bend=.2)
    p.stroke([(420, 226), (438, 220), (452, 226)], [1, 5, 1]); p.stroke([(412, 204), (434, 192), (454, 202)], [1, 5.4, 1]); p.stroke([(442, 300), (462, 298)], [1, 3.4])
    er = cr([(296, 226), (326, 210), (344, 236), (336, 274), (314, 296), (298, 280)], True); p.shape(er, 2.8, 2.8); p.stroke([(306, 236), (326, 226), (332, 252), (314, 276)], [1, 4, 4, 1]); p.solid(cr([(308, 250), (320, 246), (318, 266), (308, 268)], True))
    cw = join([(282, 152), (270, 80), (306, 112)], [(306, 112), (330, 62), (360, 100)], [(360, 100), (396, 60), (410, 110)], [(410, 110), (446, 92), (446, 160)], [(446, 160), (366, 128), (282, 152)]); p.shape(cw, 2.8, 3); p.tone(cw, 80, 5, 2.8, across(270, 446, .15, 1))
    # whisperer, left, hooded, facing right, tongue forked and red
    H = join([(40, 490), (30, 330), (60, 180), (130, 110), (196, 120), (226, 170)], [(226, 170), (216, 210), (222, 250)], [(222, 250), (206, 300), (196, 360), (220, 430), (232, 490)], [(232, 490), (40, 490)]); p.shape(H, 3, 3.8); p.tone(H, 70, 5.2, 4.4, lambda x, y: .55+(x-40)/500+.15*math.sin((x+y*.3)/11), t0=.3, bend=.15)
    F = join([(222, 172), (214, 206), (232, 222)], [(232, 222), (250, 256), (246, 264), (230, 268)], [(230, 268), (238, 280), (230, 290)], [(230, 290), (238, 302), (224, 326), (196, 330)], [(196, 330), (184, 270), (190, 206), (222, 172)]); p.shape(F, 2.8, 3); p.tone(F, 30, 5, 2.8, across(250, 184, 0, 1), t0=.4); p.stroke([(206, 232), (220, 226), (230, 230)], [1, 4.6, 1]); p.stroke([(200, 212), (216, 204), (230, 214)], [1, 5, 1])
    t = p.tube([(236, 287), (262, 284), (284, 270)], [9, 7, 5], w=2); p.solid(t, RED); p.stroke([(282, 272), (298, 258), (304, 248)], [5, 4, .8], RED); p.stroke([(282, 270), (302, 270), (314, 264)], [5, 4, .8], RED)
    # cupped hand
    for k in range(4): p.tube([(206, 398-k*4), (238+k*5, 372-k*22), (262+k*3, 340-k*22)], [24, 22, 14], w=2.4, rib_gap=6, rib_w=2.4, base=.05)
    blob(p, [(196, 420), (200, 380), (226, 364), (250, 376), (244, 412), (222, 434)], .05); sleeve(p, [(120, 500), (160, 470), (212, 424)], [110, 90, 60], .6, 5.4)
    crop(p); return p


def blood_basin():
    p = Plate(433)
    # a spout, one thread of blood, the basin full to the lip
    p.tube([(20, 60), (140, 60), (220, 70), (244, 110)], [50, 48, 44, 34], rib_gap=7, rib_w=3.2, base=.2, w=2.8, heavy=3.2, cap=False); e = ell(245, 116, 22, 10, 20); p.shape(e, 2.6, 2.4); p.solid(ell(245, 117, 14, 6, 20)); fl = straight([(14, 24), (44, 24), (44, 98), (14, 98)]); slab(p, None, .6, 88, poly=fl)
    th = cr([(236, 118), (252, 118), (254, 180), (258, 244), (250, 244), (244, 180)], True); p.solid(th, RED); p.outline(th, 1.6, 1)
    lathe(p, [(250, 210), (262, 220), (276, 212), (330, 190), (384, 120), (408, 60), (430, 44), (452, 70), (474, 120), (490, 130), (498, 130)], base=.12, w=3.6, rings=(268, 470))
    e = ell(256, 250, 210, 40, 0, 90); p.knock(e); p.outline(e, 3.2, 2.6); i = ell(256, 252, 188, 31, 0, 80); p.solid(i, RED); p.outline(i, 2.4, 1.6)
    for r in (26, 60, 100): p.stroke(ell(254, 250, r, r*.17, 0, 40), 2, raw=True)
    for x, l in ((90, 70), (410, 90), (376, 50)): d = join([(x-9, 268), (x-6, 268+l*.6), (x-9, 268+l*.9), (x, 268+l)], [(x, 268+l), (x+9, 268+l*.9), (x+6, 268+l*.6), (x+9, 268)]); p.knock(d); p.solid(d, RED); p.outline(d, 1.8, 1.2)
    for k in range(7): a = math.radians(20+k*23.4); x, y = 256+math.cos(a)*150, 316+math.sin(a)*44; q = cr([(x, y-14), (x+9, y), (x, y+12), (x-9, y)], True); p.knock(q); p.outline(q, 2.2, 1.6)
    return p


def spiteful_idol():
    """A little wooden figure stuck full of pins, with a list."""
    p = Plate(434)
    for m in both(): p.tube(m([(286, 400), (300, 450), (296, 488)]), [56, 48, 52], rib_gap=6, rib_w=3.2, base=.2); p.tube(m([(318, 250), (366, 296), (340, 350)]), [44, 38, 32], rib_gap=6, rib_w=3.2, base=.2)
    b = cr([(256, 226), (314, 236), (330, 290), (318, 360), (300, 416), (256, 428), (212, 416), (194, 360), (182, 290), (198, 236)], True); p.shape(b, 3, 3.6); p.tone(b, 86, 5.4, 3.2, lambda x, y: .1+ball(240, 320, 80, 110)(x, y)*.9+.08*math.sin(x/4), t0=.38)
    h = cr([(256, 40), (324, 52), (362, 108), (352, 180), (312, 226), (256, 238), (200, 226), (160, 180), (150, 108), (188, 52)], True); p.shape(h, 3, 3.6); p.tone(h, 20, 5.4, 3, ball(240, 130, 116, 104, .02, 1), t0=.4, bend=.2)
    for m in both():
        e = join(m([(268, 140), (296, 112), (338, 108)]), m([(338, 108), (330, 142), (298, 152), (268, 140)])); p.knock(e); p.solid(e); x, y = m([(304, 130)])[0]; p.solid(ell(x, y, 8, 8, 0, 18), RED); p.stroke(m([(262, 120), (296, 92), (346, 86)]), [2, 8, 1.6])
    p.stroke([(250, 140), (244, 168), (268, 168), (262, 140)], [1, 3.4, 3.4, 1])
    mo = join([(196, 186), (256, 178), (316, 186)], [(316, 186), (296, 214), (256, 220), (216, 214)], [(216, 214), (196, 186)]); p.knock(mo); p.outline(mo, 3, 2.4); p.stroke([(200, 194), (256, 200), (312, 194)], 2.4); [p.stroke([(212+k*15, 183), (213+k*15, 215)], 2.4) for k in range(7)]
    # pins
    for (x, y), (tx, ty) in (((220, 300), (130, 270)), ((300, 280), (400, 230)), ((270, 330), (380, 390)), ((226, 380), (120, 400)), ((200, 70), (130, 20)), ((310, 66), (390, 26)), ((256, 290), (160, 330))):
        p.stroke([(x, y), (tx, ty)], [1.6, 4]); orb(p, tx, ty, 12, .1, lw=2.4); p.dot(x, y, 4)
    ht = cr([(256, 268), (276, 256), (290, 274), (278, 304), (256, 326), (234, 304), (222, 274), (236, 256)], True); p.knock(ht); p.solid(ht, RED); p.outline(ht, 2.6, 2); p.stroke(straight([(256, 262), (248, 280), (262, 292), (254, 322)], False), [3, 3, 1], raw=True)
    sheet(p, [(356, 340), (448, 330), (460, 480), (368, 488)], 0); [p.stroke([(372, 362+k*20), (396, 360+k*20), (444, 357+k*20)], [1.6, 3, 1.6]) for k in range(6)]; [p.stroke([(368, 366+k*20), (446, 352+k*20)], 3, RED) for k in range(3)]
    ground(p, 494, 110, 470); return p


def briar_crown():
    """A ring of thorn for a crown, one drop per point."""
    p = Plate(435)
    def ring(k, a0, a1, ph, w, base, amp=15):
        return cr([(256+math.cos(math.radians(a))*(178+4*k), 256+math.sin(math.radians(a))*(92)+amp*math.sin(math.radians(a*3+ph))) for a in range(a0, a1+1, 10)], step=3)
    for ph, k in ((0, 0), (120, 2), (240, -2)):
        s = ring(k, 180, 360, ph, 20, .3); p.tube(s, 20, raw=True, rib_gap=8, rib_w=3.4, base=.55, w=2.6); p.spines(s, 1, 9, 26, 6, .5, raw=True, offset=8); p.spines(s, -1, 8, 24, 6, .5, raw=True, offset=8)
    for ph, k in ((0, 0), (120, 3), (240, -3)):
        s = ring(k, 0, 180, ph, 22, .15); p.tube(s, 22, raw=True, rib_gap=8, rib_w=3.2, base=.15, w=2.8, heavy=3); p.spines(s, 1, 9, 32, 8, .5, raw=True, offset=9); p.spines(s, -1, 9, 30, 8, -.5, raw=True, offset=9)
    # tall thorns as the crown's points
    for k in range(7):
        a = math.radians(200+k*23.3); x, y = 256+math.cos(a)*178, 256+math.sin(a)*92; t = p.tube([(x, y+6), (x+math.cos(a)*10, y-44), (x+math.cos(a)*34, y-104+abs(k-3)*8)], [20, 13, 2], rib_gap=7, rib_w=3, base=.25, w=2.6)
    for x, y in ((90, 330), (150, 380), (220, 402), (300, 400), (370, 376), (424, 322)): drop(p, x, y+26, 11)
    for a, b in (((120, 300), (70, 350)), ((390, 300), (450, 344)), ((256, 340), (276, 410))): leaf(p, a, b, 28, .1)
    return fit(p, 1, 0, 6)


def gift_of_thorns():
    """A box with a bow; it has started to come through the lid."""
    p = Plate(436)
    bx = straight([(96, 250), (376, 250), (376, 480), (96, 480)]); sd = straight([(376, 250), (440, 214), (440, 430), (376, 480)]); p.shape(sd, 3, 3.4); p.tone(sd, 88, 4.8, 4, K(.8), t0=.3); p.shape(bx, 3, 3.4); p.tone(bx, 88, 5.8, 2.6, lambda x, y: .2+(x-96)/500+.1*math.sin(x/12), t0=.4)
    # vines out of the seams
    for q in ([(150, 220), (100, 150), (130, 80), (80, 30)], [(330, 210), (400, 150), (380, 80), (440, 40)], [(250, 210), (230, 130), (280, 80), (250, 16)], [(96, 330), (50, 320), (24, 370), (30, 430)], [(436, 330), (476, 340), (488, 400), (470, 450)]):
        s = cr(q, step=3); p.tube(s, [17, 14, 11, 2], raw=True, rib_gap=7, rib_w=3, base=.3, w=2.5); p.spines(s, 1, 7, 19, 6, .5, raw=True, offset=5); p.spines(s, -1, 6, 19, 6, .5, raw=True, offset=5)
    for a, b in (((112, 120), (60, 120)), ((392, 110), (452, 120)), ((262, 100), (310, 60))): leaf(p, a, b, 24, .1)
    lt = straight([(80, 222), (152, 184), (462, 184), (392, 222)]); p.shape(lt, 3, 3); p.tone(lt, 0, 6, 2, K(.45)); lf = straight([(80, 222), (392, 222), (392, 262), (80, 262)]); p.shape(lf, 3, 3.2); p.tone(lf, 88, 5.8, 2.6, across(80, 392, .2, .8)); ls = straight([(392, 222), (462, 184), (462, 222), (392, 262)]); p.shape(ls, 2.8, 3); p.tone(ls, 88, 4.8, 3.8, K(.85))
    for o in (straight([(214, 222), (258, 222), (258, 480), (214, 480)]), straight([(214, 222), (290, 184), (332, 184), (258, 222)])): p.knock(o); p.solid(o, RED); p.outline(o, 2.4, 2.2)
    for m in both(262):
        l = join(m([(266, 196), (300, 150), (360, 136), (372, 168), (330, 196)]), m([(330, 196), (266, 200)]), m([(266, 200), (266, 196)])); p.knock(l); p.solid(l, RED); p.outline(l, 2.8, 2.6); p.stroke(m([(274, 194), (310, 172), (340, 162)]), [1, 3.4, 1])
        t = join(m([(268, 204), (310, 220), (340, 250)]), m([(340, 250), (312, 246), (304, 264)]), m([(304, 264), (284, 230), (268, 204)])); p.knock(t); p.solid(t, RED); p.outline(t, 2.4, 2.2)
    k = ell(262, 198, 17, 14); p.knock(k); p.solid(k, RED); p.outline(k, 2.6, 2.2)
    q = cr([(120, 300), (150, 330), (130, 380), (170, 420)], step=3); p.tube(q, [8, 13, 11, 2], raw=True, rib_gap=7, rib_w=3, base=.3, w=2.4); p.spines(q, 1, 5, 17, 5.4, .5, raw=True, offset=5); p.spines(q, -1, 5, 17, 5.4, .5, raw=True, offset=5)
    ground(p, 490, 70, 470); return p


def poppy(p, x, y, r, red=True, tilt=0):
    T = at(x, y, tilt)
    for pts in ([(-r*.2, r*.3), (-r, -r*.1), (-r*.9, -r*.8), (-r*.1, -r*.9), (r*.2, -r*.2)], [(r*.2, r*.3), (r, -r*.1), (r*.9, -r*.8), (r*.1, -r*.9), (-r*.2, -r*.2)], [(-r*.7, r*.1), (-r*.6, r*.7), (r*.6, r*.7), (r*.7, r*.1), (0, -r*.3)]):
        o = cr(T(pts), True); p.knock(o)
        if red: p.solid(o, RED)
        p.tone(o, 70+tilt, 5, 2.6, K(.55), only=lambda a, b: math.hypot(a-x, b-y) < r*.72); p.outline(o, 2.6, 2.4)
    c = T(ell(0, 0, r*.24, r*.24, 0, 24)); p.knock(c); p.solid(c)
    for k in range(14): a = math.tau*k/14; p.stroke([(x+math.cos(a)*r*.26, y+math.sin(a)*r*.26), (x+math.cos(a)*r*.42, y+math.sin(a)*r*.42)], [2.6, 1.4])


def tall_poppies():
    """Four of a height, a fifth that was taller, and the scythe."""
    p = Plate(437)
    for x, y, s in ((90, 250, -1), (180, 266, 1), (350, 256, -1), (434, 270, 1)):
        p.tube([(x+s*6, 494), (x-s*8, 380), (x, y)], [10, 9, 8], w=2.4, rib_gap=8, rib_w=2.6, base=.3); leaf(p, (x, 420), (x+s*54, 380), 24, .15); leaf(p, (x+s*2, 460), (x-s*46, 430), 22, .15)
    for x, y in ((90, 250), (180, 266), (350, 256), (434, 270)): poppy(p, x, y, 50, False)
    # the tall one: cut stem, falling head
    p.tube([(262, 494), (256, 380), (264, 262)], [13, 12, 11], w=2.6, rib_gap=8, rib_w=2.6, base=.3); e = ell(264, 260, 7, 4); p.knock(e); p.outline(e, 2.2, 1.4); p.solid(ell(264, 260, 4, 2.4, 0, 14), RED); drop(p, 280, 300, 7)
    p.tube([(300, 176), (330, 150), (342, 116)], [9, 10, 10], w=2.4, rib_gap=8, rib_w=2.6, base=.3); poppy(p, 356, 90, 60, True, 40)
    leaf(p, (258, 420), (320, 400), 26, .15)
    # scythe
    sc = join([(20, 130), (100, 110), (190, 140), (250, 196), (286, 226)], [(286, 226), (220, 196), (150, 172), (86, 164), (20, 130)]); p.shape(sc, 3, 3.2); p.tone(sc, 30, 4.8, 3.4, lambda x, y: .3+(y-110)/120, t0=.34); p.tube([(30, 150), (20, 90), (60, 10)], [15, 14, 12], w=2.6, rib_gap=8, rib_w=2.8, base=.3)
    for q in ([(120, 90), (190, 100), (250, 140)], [(150, 66), (220, 82), (280, 130)]): p.stroke(q, [.6, 3, .6])
    ground(p, 496, 40, 480); return p


def brittle_bones():
    """One long bone, snapped like chalk."""
    p = Plate(438)
    def half(s):
        T = at(256, 256, -40)
        end = [(s*60, -34), (s*120, -26), (s*170, -34), (s*206, -60), (s*236, -54), (s*244, -24), (s*226, 0), (s*244, 26), (s*234, 56), (s*204, 60), (s*168, 34), (s*120, 26), (s*56, 32)]
        brk = [(s*56, 32), (s*40, 20), (s*60, 10), (s*34, 0), (s*56, -12), (s*38, -22), (s*60, -34)]
        o = cr(T(end), False)+straight(T(brk), False)[1:-1]
        p.shape(o, 3, 3.8); p.tone(o, 50, 5.4, 3, lambda x, y: .42+((x-256)*math.sin(math.radians(40))+(y-256)*math.cos(math.radians(40)))/70*.6, t0=.4)
        for k in range(3): p.stroke(straight(T([(s*(60+k*6), -18+k*16), (s*(92+k*10), -14+k*14), (s*(120+k*4), -18+k*16)]), False), [3.4, 2, .6], raw=True)
        m = cr(T([(s*58, -22), (s*50, -12), (s*66, 0), (s*50, 10), (s*58, 20), (s*72, 0)]), True); p.solid(m, RED)
    half(1); half(-1)
    T = at(256, 256, -40)
    for x, y, r in ((0, -6, 15), (-14, 22, 10), (16, 26, 12), (6, -40, 10), (-22, -34, 9), (30, -60, 7), (-34, 60, 8), (6, 62, 7), (-6, -78, 6), (44, 70, 6)):
        a = p.rng.uniform(0, 6); q = straight(T([(x+math.cos(a+t)*r*p.rng.uniform(.7, 1.2), y+math.sin(a+t)*r*p.rng.uniform(.7, 1.2)) for t in (0, 1.5, 2.9, 4.6)])); p.shape(q, 2.2, 2); p.tone(q, 50, 4.4, 2.6, K(.5))
    for k in range(8): a = math.radians(-130+k*6 if k < 4 else 50+k*6-24); p.stroke([(256+math.cos(a)*100, 256+math.sin(a)*100), (256+math.cos(a)*136, 256+math.sin(a)*136)], [1, 4, .6])
    return p


def census():
    """Shelves of skulls, each with a number tag; one tag is still blank."""
    p = Plate(439)
    for y in (170, 324, 478): 
        s = straight([(24, y), (488, y), (488, y+18), (24, y+18)]); p.shape(s, 2.8, 3.2); p.tone(s, 0, 4.8, 3.4, K(.7), t0=.3)
    n = 0
    for y in (104, 258, 412):
        for x in (98, 256, 414):
            n += 1
            if n == 9: 
                dashes(p, ell(x, y+6, 52, 60, 0, 120), 8, 7, 2.6, closed=True); 
            else: skull(p, at(x, y, (-4, 3, 0, 5, -3, 2, 0, -5)[n-1], .56))
    n = 0
    for y in (178, 332, 486):
        for x in (98, 256, 414):
            n += 1; t = straight([(x-26, y-4), (x+26, y-4), (x+26, y+22), (x-26, y+22)]); p.knock(t); p.outline(t, 2.4, 2.2)
            if n < 9:
                for k in range(1+n % 4): p.stroke([(x-15+k*9, y+2), (x-16+k*9, y+16)], 3)
                if n % 4 == 3: p.stroke([(x-20, y+14), (x+18, y+3)], 3)
            else: drop(p, x, y+13, 7)
    return fit(p, .98, 0, -6)


def sealed_crypt():
    """A vault door chained from the inside: fingers at the crack."""
    p = Plate(440)
    pd = straight([(60, 130), (256, 30), (452, 130), (452, 160), (60, 160)]); p.shape(pd, 3, 3.6); p.tone(pd, 4, 5.4, 3, lambda x, y: .2+(x-60)/500+(y-60)/300, t0=.36); o = ell(256, 108, 26, 26); p.knock(o); p.outline(o, 2.8, 2.4); skull(p, at(256, 106, 0, .22), teeth=False)
    for x in (86, 426): lathe(p, [(160, 34), (176, 34), (184, 24), (300, 22), (430, 26), (440, 36), (470, 38)], cx=x, base=.15, w=3.2, rings=(180, 440))
    slab(p, [(40, 468), (472, 468), (482, 496), (30, 496)], across(30, 482, .2, 1), 0)
    ar = straight([(124, 170), (388, 170), (388, 468), (124, 468)]); p.knock(ar); p.solid(ar); p.outline(ar, 3, 2)
    for m in both():
        d = straight(m([(263, 180), (380, 180), (380, 468), (263, 468)])); p.shape(d, 3, 3.4); p.tone(d, 88, 5.4, 3.2, lambda x, y: .35+(x-130)/420, t0=.34)
        for y in (210, 310, 410): q = straight(m([(284, y), (360, y), (360, y+44), (284, y+44)])); p.outline(q, 2.4, 2.4); p.tone(q, 60, 5.4, 2.4, K(.5))
    for k in range(4):
        y = 286+k*22
        for s in (1, -1): p.tube([(256+s*2, y), (256+s*16, y+2), (256+s*30, y+6)], [10, 11, 8], w=2.2, rib_gap=5, rib_w=2.2)
    chain(p, [(130, 220), (220, 262), (300, 256), (384, 214)], .8, 8); chain(p, [(130, 430), (220, 388), (300, 394), (384, 436)], .8, 8)
    s = cr([(256+math.cos(math.radians(a))*(34+4*math.sin(a*.11+1)), 246+math.sin(math.radians(a))*(33+4*math.cos(a*.17))) for a in range(0, 360, 24)], True); p.knock(s); p.solid(s, RED); p.outline(s, 2.8, 2.6); p.outline(ell(256, 246, 20, 20), 2.2, 1.6)
    return p


PLATES = {'doom-foretold': doom, 'old-grudge': old_grudge, 'hobsons-choice': hobsons_choice, 'last-arbiter': last_arbiter, 'scar-for-a-scar': scar, 'tithe-of-ash': tithe_of_ash, 'mirror-of-hours': mirror_of_hours, 'perfect-forgery': forgery, 'hush': hush, 'their-offer': their_offer,
          'vanishing-act': vanishing_act, 'whisper-of-treason': treason, 'blood-basin': blood_basin, 'spiteful-idol': spiteful_idol, 'briar-crown': briar_crown, 'gift-of-thorns': gift_of_thorns, 'tall-poppies': tall_poppies, 'brittle-bones': brittle_bones, 'census-of-the-dead': census, 'sealed-crypt': sealed_crypt}
