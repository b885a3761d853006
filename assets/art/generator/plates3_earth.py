"""Commands: drought, wind, water, riddles, soup; and the board at a standstill."""
from kit3 import *
from figures2 import almond_v
from beasts2 import antler


def drought():
    """A well with a dry bucket in cracked ground."""
    p = Plate(511)
    orb(p, 420, 84, 46, -.1, lw=2.6); rays(p, 420, 84, 58, 90, 28, 3.4)
    # cracked ground
    g = join([(10, 350), (140, 336), (380, 336), (502, 350)], [(502, 350), (502, 498)], [(502, 498), (10, 498)], [(10, 498), (10, 350)]); p.stroke([(10, 350), (80, 342), (130, 338)], [1, 3, 2]); p.stroke([(390, 338), (440, 342), (502, 350)], [2, 3, 1])
    for q in ([(40, 360), (90, 400), (60, 440), (110, 490)], [(90, 400), (150, 410), (180, 450), (160, 496)], [(470, 360), (430, 396), (450, 440), (410, 490)], [(430, 396), (370, 420), (350, 470), (370, 498)], [(180, 450), (256, 470), (350, 468)], [(256, 470), (250, 498)], [(60, 440), (14, 456)], [(450, 440), (500, 456)], [(150, 410), (176, 396)], [(370, 420), (340, 404)]): p.stroke(straight(q, False), [5, 4, 2.4], raw=True)
    # well
    lathe(p, [(300, 112), (316, 114), (400, 112), (424, 116), (436, 116)], base=.1, w=3.2)
    for r in range(4):
        y = 330+r*26; p.stroke([(144, y-2), (200, y+12), (256, y+16), (312, y+12), (368, y-2)], 2.2)
        for k in range(6): x = 160+k*38+(19 if r % 2 else 0); d = 14*math.sqrt(max(0, 1-((x-256)/112)**2)); p.stroke([(x, y+d), (x, y+d+26)], 2.2) if x < 360 else None
    e = ell(256, 298, 116, 26); p.shape(e, 3, 3); i = ell(256, 300, 92, 18); p.knock(i); p.solid(i)
    for m in both(): p.tube(m([(350, 300), (350, 200), (350, 110)]), [17, 16, 16], w=2.6, rib_gap=8, rib_w=3, base=.25, cap=False)
    p.tube([(150, 170), (256, 168), (362, 170)], [20, 22, 20], w=2.6, rib_gap=8, rib_w=3, base=.25); [p.tube([(240+k*9, 158), (242+k*9, 170), (240+k*9, 182)], [8, 8, 8], w=2) for k in range(4)]; p.stroke([(374, 168), (396, 168), (396, 196), (412, 196)], 6)
    rf = straight([(120, 116), (170, 50), (342, 50), (392, 116)]); p.shape(rf, 3, 3.6); p.tone(rf, 80, 5.4, 3.4, lambda x, y: .4+.2*math.sin(x/8), t0=.34); p.stroke([(256, 180), (256, 222)], 3)
    b = straight([(228, 222), (284, 222), (276, 276), (236, 276)]); p.shape(b, 2.8, 3.2); p.tone(b, 88, 5, 3.2, across(228, 284, .2, 1)); p.stroke([(229, 236), (283, 236)], 3); p.stroke([(228, 224), (256, 196), (284, 224)], 2.6); drop(p, 256, 300, 6)
    return p


def double_vision():
    """Two of the same face on one neck, slightly apart; the second is nodding."""
    p = Plate(512)
    hoodrobe(p, 372, spread=166, bottom=504, base=.3); p.tube([(256, 350), (256, 390), (256, 410)], [90, 92, 100], rib_gap=6, rib_w=3, base=.15, cap=False)
    o2 = [(x, y) for x, y in cr([(330, 60), (420, 90), (450, 190), (430, 300), (360, 372), (300, 372), (236, 300), (216, 190), (246, 90)], True)]; dashes(p, o2, 10, 7, 2.6, closed=True)
    head(p, 220, 220, 160, -.03, -.2, .6, None)
    for x in (164, 276): eyeball(p, x, 212, 38, 23, iris=.66, lw=3, red=False)
    # the second pair, out of register, in red
    for x in (322, 404): 
        e = join([(x-34, 196), (x, 172), (x+34, 196)], [(x+34, 196), (x, 218), (x-34, 196)]); p.knock(e); p.outline(e, 2.6, 1.4, RED); i = ell(x, 195, 15, 15, 0, 26); p.outline(i, 2.2, 1, RED); p.dot(x, 195, 7, RED); p.stroke([(x-36, 166), (x, 150), (x+36, 168)], [1, 4, 1], RED)
    p.stroke([(366, 200), (350, 258), (366, 268), (386, 260)], [1, 3.4, 3.4, 1], RED); p.stroke([(330, 312), (364, 322), (398, 308)], [1, 4.4, 1], RED)
    for k in range(3): p.stroke([(466+k*10, 150+k*8), (474+k*10, 200), (466+k*10, 250-k*8)], [.6, 3.4, .6])
    hr = join([(90, 210), (92, 110), (150, 50), (220, 36), (296, 54), (346, 120), (346, 200)], [(346, 200), (320, 130), (220, 92), (120, 130), (90, 210)]); p.shape(hr, 2.8, 3.2); p.tone(hr, 36, 5, 4, K(.62), t0=.3, bend=.3); crop(p); return p


def earthquake():
    """A street in two halves."""
    p = Plate(513)
    cr1 = [(270, 500), (250, 440), (280, 390), (244, 340), (276, 300), (256, 262)]; cr2 = [(256, 262), (290, 296), (270, 340), (312, 392), (290, 440), (330, 500)]
    # left half dropped, right half raised
    L = straight([(10, 330), (256, 300)]+[(x-30, y+30) for x, y in cr1[::-1]][1:]+[(10, 500)]); R = straight([(250, 250), (502, 220), (502, 500)]+cr2[::-1][:-1]); 
    hole = straight([(226, 312), (256, 250), (300, 300), (290, 350), (330, 400), (310, 450), (340, 500), (236, 500), (216, 450), (246, 400), (212, 350)]); p.solid(hole)
    p.knock(L); p.outline(L, 3, 3); p.tone(L, 6, 6, 3, lambda x, y: .3+(y-320)/300+.1*math.sin(x/9), t0=.36); p.knock(R); p.outline(R, 3, 3); p.tone(R, -8, 6, 3, lambda x, y: .3+(y-240)/340+.1*math.sin(x/9), t0=.36)
    for q in ([(60, 360), (90, 390), (70, 430), (110, 480)], [(400, 290), (380, 330), (420, 370), (390, 430)], [(160, 340), (180, 380), (150, 420)], [(460, 260), (470, 310), (450, 350)]): p.stroke(straight(q, False), [5, 3, .8], raw=True)
    # houses leaning apart
    def house(T, dark): 
        w = straight(T([(-60, -130), (60, -130), (60, 0), (-60, 0)])); p.shape(w, 3, 3.4); p.tone(w, 86, 5.8, 2.6, K(dark)); rf = straight(T([(-74, -126), (0, -200), (74, -126)])); p.shape(rf, 3, 3.4); p.tone(rf, 40, 5, 3.8, K(.7)); 
        for x in (-40, 12): q = straight(T([(x, -106), (x+28, -106), (x+28, -70), (x, -70)])); p.knock(q); p.solid(q)
        d = straight(T([(-14, -46), (16, -46), (16, 0), (-14, 0)])); p.knock(d); p.solid(d); p.stroke(straight(T([(60, -60), (30, -50), (44, -30), (10, -20)]), False), [4, 2.4, .6], raw=True)
    house(at(120, 318, -16), .4); house(at(392, 232, 14), .5)
    [p.shape(straight(at(x, y, a)([(-9, -7), (8, -9), (10, 7), (-7, 9)])), 2.2, 2) for x, y, a in ((236, 230, 10), (272, 206, 40), (250, 180, 0), (222, 264, 30), (290, 240, 60), (260, 150, 20))]
    rd = straight([(252, 470), (290, 452), (300, 500), (246, 500)]); p.solid(rd, RED)
    for x, y in ((200, 60), (250, 40), (300, 64), (156, 40)): p.solid(cr([(x-16, y-5), (x-6, y-8), (x, y), (x+6, y-8), (x+16, y-5), (x+4, y+3), (x, y+8), (x-4, y+3)], True))
    return p


def fallow_field():
    """Furrows with nothing, and one green thing they are not looking at."""
    p = Plate(514)
    p.stroke([(10, 190), (140, 180), (300, 188), (502, 178)], [1, 3.4, 3, 1])
    for k in range(13):
        x0 = 256+(k-6)*34; x1 = 256+(k-6)*96; p.tube([(x0, 196), ((x0+x1)/2+(k-6)*4, 330), (x1, 500)], [5, 15, 34], rib_gap=9, rib_w=3, base=.25, w=2.2, heavy=2.6, cap=False)
    p.knock(straight([(-400, 100), (4, 100), (4, 700), (-400, 700)], step=40)); p.knock(straight([(508, 100), (900, 100), (900, 700), (508, 700)], step=40)); p.knock(straight([(-100, 500), (700, 500), (700, 800), (-100, 800)], step=40))
    # fence, far tree, scarecrow
    for k in range(9): x = 20+k*58; p.stroke([(x, 196), (x, 164)], 4); p.stroke([(x, 174), (x+58, 174)], 2.4) if k < 8 else None
    p.tube([(120, 360), (120, 250), (120, 150)], [13, 12, 11], w=2.5, rib_gap=8, rib_w=2.8, base=.3); p.tube([(40, 208), (120, 202), (200, 208)], [10, 11, 10], w=2.4, rib_gap=8, rib_w=2.6, base=.3)
    ct = join([(84, 196), (120, 188), (156, 196)], [(156, 196), (164, 250), (172, 310)], [(172, 310), (146, 296), (120, 314), (94, 296), (68, 310)], [(68, 310), (76, 250), (84, 196)]); p.shape(ct, 2.8, 3.2); p.tone(ct, 84, 5.2, 3.6, folds(120, 200, .4, 160), t0=.34)
    for s in (1, -1): sl = straight([(120+s*34, 194), (120+s*90, 198), (120+s*92, 232), (120+s*40, 226)]); p.shape(sl, 2.6, 3); p.tone(sl, 10, 5, 3.4, K(.55)); [p.stroke([(120+s*90, 202+k*7), (120+s*108, 200+k*9)], [2.6, .6]) for k in range(4)]
    orb(p, 120, 160, 30, .05); p.stroke([(106, 156), (112, 160)], 4); p.stroke([(128, 156), (134, 160)], 4); p.stroke([(106, 172), (120, 176), (134, 172)], [2, 3, 2]); br = blob(p, [(78, 146), (120, 134), (162, 146), (120, 154)], .4, 4, 4.6, 3.6); cn = join([(98, 142), (104, 108), (136, 108), (142, 142)], [(142, 142), (98, 142)]); p.shape(cn, 2.6, 3); p.tone(cn, 84, 4.8, 3.6, K(.6))
    # the sprout
    s = (352, 420); p.knock(cr([(320, 440), (352, 426), (384, 440), (352, 452)], True)); p.tube([(352, 440), (350, 390), (356, 344)], [9, 8, 6], w=2.4, rib_gap=7, rib_w=2.6, base=.2); leaf(p, (352, 380), (420, 340), 30, .05); leaf(p, (352, 396), (290, 352), 30, .05); bd = cr([(356, 346), (372, 326), (358, 296), (342, 324)], True); p.knock(bd); p.solid(bd, RED); p.outline(bd, 2.6, 2.4); rays(p, 356, 318, 44, 66, 16, 2.6, 190, 350)
    return p


def levelling_wind():
    """Everything in the field lies at the same angle."""
    p = Plate(515)
    # the wind: a face in curls
    for q, w in (([(20, 110), (140, 80), (260, 110), (330, 90), (350, 50), (316, 36), (300, 62)], [2, 6, 6, 5, 4, 3, 1]), ([(40, 160), (180, 140), (320, 170), (430, 140), (450, 90), (410, 80), (400, 110)], [2, 7, 7, 6, 5, 3, 1]), ([(10, 210), (160, 200), (330, 226), (460, 206), (490, 170)], [2, 5, 5, 4, 1]), ([(60, 60), (120, 44), (190, 56)], [1, 4, 1])): p.stroke(q, w)
    [p.stroke([(x, y), (x+50, y-4), (x+96, y+2)], [.6, 2.6, .6]) for x, y in ((60, 130), (210, 190), (350, 120), (300, 250), (80, 240))]
    # bent trees, bent grass, bent pole, bent people
    for x, h, k in ((120, 200, 1), (270, 170, .9), (400, 190, 1)):
        p.tube([(x, 470), (x+10, 400), (x+60*k, 330), (x+120*k, 310)], [26*k, 20*k, 14*k, 3], rib_gap=6, rib_w=3, base=.25, w=2.6)
        for j in range(9): t = j/8; bx, by = x+20+t*96*k, 396-t*84; p.stroke([(bx, by), (bx+40, by-22+t*8), (bx+88*k, by-20+t*14)], [5, 4, .6]); p.stroke([(bx, by), (bx+44, by+2), (bx+84*k, by+10)], [4, 3, .6])
    for k in range(60): x = 10+p.rng.random()*480; y = 430+p.rng.random()*66; p.stroke([(x, y), (x+10, y-10), (x+34, y-14)], [4, 3, .5])
    ground(p, 490, 10, 500)
    # a hat
    T = at(452, 270, 24); br = cr(T([(-40, 10), (0, 2), (40, 10), (0, 18)]), True); p.shape(br, 2.6, 2.6); p.solid(br); cn = join(T([(-22, 8), (-18, -26), (18, -26), (22, 8)]), T([(22, 8), (-22, 8)])); p.shape(cn, 2.6, 2.8); p.tone(cn, 84, 4.6, 3.6, K(.6)); bd = straight(T([(-21, 0), (21, 0), (22, 9), (-22, 9)])); p.solid(bd, RED); return p


def fork(p, pts, w, color=INK):
    s = straight(pts, False, 6); n = normals(s); L = len(s)
    a = [(q[0]+m[0]*w*(1-i/L), q[1]+m[1]*w*(1-i/L)) for i, (q, m) in enumerate(zip(s, n))]; b = [(q[0]-m[0]*w*(1-i/L), q[1]-m[1]*w*(1-i/L)) for i, (q, m) in enumerate(zip(s, n))]
    o = a+b[::-1]; p.knock(o); p.solid(o, color); p.outline(o, 1.6, 1.2)


def forked_lightning():
    """One cloud, two chairs, a fork for each."""
    p = Plate(516)
    for x, y, r, sd in ((120, 110, 62, 1), (200, 76, 70, 2), (300, 74, 74, 3), (384, 104, 64, 4), (160, 136, 52, 6), (256, 132, 62, 7), (346, 138, 54, 8)): puff(p, x, y, r, .3, sd)
    fork(p, [(256, 180), (236, 220), (262, 232), (206, 290), (228, 300), (128, 392)], 13, RED); fork(p, [(258, 180), (280, 226), (258, 240), (316, 292), (292, 306), (384, 392)], 13, RED)
    for q in ([(206, 290), (160, 300), (150, 330)], [(316, 292), (360, 306), (366, 336)], [(236, 220), (196, 226), (180, 250)], [(280, 226), (320, 232), (336, 256)]): p.stroke(straight(q, False), [4, 2.4, .6], raw=True)
    # two scorched chess kings? two little lecterns
    for x, s in ((116, 1), (396, -1)):
        lathe(p, [(420, 14), (440, 12), (470, 20), (484, 44), (494, 46)], cx=x, base=.3, w=3.2); tp = straight([(x-56, 398), (x+56, 398), (x+48, 424), (x-48, 424)]); p.shape(tp, 2.8, 3.2); p.tone(tp, 88, 5, 3.4, K(.55)); cut = straight([(x-10, 392), (x+8, 396), (x-4, 408), (x+6, 426), (x-8, 410)]); p.knock(cut); p.solid(cut)
        for k in range(7): a = math.radians(200+k*23); p.stroke([(x+math.cos(a)*22, 396+math.sin(a)*18), (x+math.cos(a)*52, 396+math.sin(a)*46)], [1, 3.6, .6])
    ground(p, 496, 30, 482); return p


def hidden_orders():
    """A slip of paper in a false heel."""
    p = Plate(517)
    b = join([(170, 20), (250, 34), (330, 20)], [(330, 20), (322, 160), (336, 270)], [(336, 270), (420, 316), (474, 350), (480, 396)], [(480, 396), (330, 404), (150, 396)], [(150, 396), (150, 300), (172, 180), (170, 20)]); p.shape(b, 3, 3.8); p.tone(b, 70, 5.4, 4, lambda x, y: .38+(x-150)/560+.08*math.sin(y/13), t0=.32)
    p.tube([(166, 28), (250, 46), (334, 28)], [30, 32, 30], w=2.7, rib_gap=8, rib_w=2.8, base=.05); [p.stroke([(296, 120+k*34), (338, 132+k*34)], [5, 3]) for k in range(5)]; [p.stroke([(338, 116+k*34), (298, 136+k*34)], [4, 2.4]) for k in range(5)]
    p.stroke([(336, 270), (310, 300), (316, 340), (360, 396)], [1, 4, 3, 1]); so = join([(148, 394), (330, 402), (484, 394)], [(484, 394), (482, 418)], [(482, 418), (340, 424), (240, 416)], [(240, 416), (148, 416)], [(148, 416), (148, 394)]); p.knock(so); p.solid(so)
    # heel swung out on its pin
    T = at(152, 424, 34); h = straight(T([(0, 0), (96, 0), (92, 64), (4, 64)])); p.shape(h, 3, 3.4); p.tone(h, 120, 4.8, 4.2, K(.75), t0=.3); hol = straight(T([(14, 8), (82, 8), (80, 44), (16, 44)])); p.knock(hol); p.solid(hol); orb(p, *T([(4, 4)])[0], 9, .1)
    # the slip, uncurling
    sl = p.tube([(226, 470), (280, 440), (340, 470), (400, 450), (450, 474)], [36, 40, 42, 42, 40], rib_gap=300, w=2.7, heavy=2.8, cap=False); [p.stroke([(250+k*38, 456-4*(k % 2)+10*math.sin(k)), (270+k*38, 452+8*math.sin(k+.5)), (280+k*38, 458+8*math.sin(k+1))], [1, 3, 1]) for k in range(5)]; s = ell(430, 464, 13, 12); p.knock(s); p.solid(s, RED); p.outline(s, 2.2, 1.8)
    return p


def riddle():
    """A door with a face; the keyhole is its mouth."""
    p = Plate(518)
    fr = join([(70, 496), (70, 210), (130, 90), (256, 36), (382, 90), (442, 210), (442, 496)], [(442, 496), (70, 496)]); inn = join([(112, 496), (112, 220), (160, 124), (256, 82), (352, 124), (400, 220), (400, 496)], [(400, 496), (112, 496)]); p.shape(fr, 3, 3.8); p.tone(fr, 20, 5.6, 3.2, ball(230, 240, 220, 280, .1, 1), t0=.34, only=lambda x, y: not inside(inn, x, y))
    for k in range(11): a = math.radians(180+k*18); p.stroke([(256+math.cos(a)*144, 220+math.sin(a)*140), (256+math.cos(a)*188, 220+math.sin(a)*186)], 2.6)
    for y in (300, 390): p.stroke([(70, y), (112, y)], 2.6); p.stroke([(400, y), (442, y)], 2.6)
    i2 = join([(112, 494), (112, 220), (160, 124), (256, 82), (352, 124), (400, 220), (400, 494)], [(400, 494), (112, 494)]); p.knock(i2); p.tone(i2, 89, 5.6, 3, lambda x, y: .35+.25*math.sin(x/12), t0=.36); p.outline(i2, 3, 2.6); [p.stroke([(x, 110+abs(x-256)*.5), (x, 494)], 3) for x in (184, 256, 328)]
    # the face
    o = ell(256, 284, 104, 116, 0, 80); p.shape(o, 3.2, 3.8); p.tone(o, 22, 5.4, 2.8, ball(240, 260, 110, 122, -.02, 1), t0=.42, bend=.2)
    for k in range(16): a = math.tau*k/16; q = cr([(256+math.cos(a)*104, 284+math.sin(a)*116), (256+math.cos(a+.16)*128, 284+math.sin(a+.16)*140), (256+math.cos(a+.34)*106, 284+math.sin(a+.34)*118)], False); p.stroke(q, [3, 5, 2], raw=True)
    for s in (1, -1): e = cr([(256+s*18, 256), (256+s*42, 240), (256+s*70, 254), (256+s*42, 268)], True); p.knock(e); p.outline(e, 3, 2); p.solid(ell(256+s*43, 254, 10, 10, 0, 20), RED); p.dot(256+s*43, 254, 4); p.stroke([(256+s*14, 234), (256+s*44, 214), (256+s*78, 232)], [2, 7, 2])
    p.stroke([(258, 250), (246, 296), (266, 300)], [1, 4, 1]); k = ell(256, 332, 19, 17, 0, 30); p.knock(k); p.solid(k); p.solid(straight([(248, 340), (264, 340), (274, 378), (238, 378)])); p.stroke([(206, 330), (216, 342), (214, 356)], [1, 4, 1]); p.stroke([(306, 330), (296, 342), (298, 356)], [1, 4, 1])
    r = ell(256, 430, 34, 34, 0, 40); p.outline(r, 9, 3); orb(p, 256, 400, 13, .1); return p


def runt():
    """Five in a row; the fifth has grown teeth."""
    p = Plate(519)
    for k, x in enumerate((70, 150, 230)):
        y = 210+k*6; T = at(x, y, 0, .92); b = cr(T([(-44, 20), (-30, -24), (20, -36), (60, -10), (66, 30), (30, 44), (-30, 44)]), True); p.shape(b, 2.6, 3); p.tone(b, 40, 5.2, 2.8, base=.02, bend=.2); [blob(p, T(q), .1, gap=4.6) for q in ([(-30, -20), (-34, -48), (-14, -34)], [(-2, -28), (2, -54), (18, -36)])]; p.stroke(T([(-34, 2), (-26, 6), (-20, 2)]), [1, 3, 1]); p.dot(*T([(-46, 18)])[0], 4); p.stroke(T([(64, 26), (90, 34), (96, 16)]), [4, 3, 1])
    # the dish
    bw = join([(60, 286), (170, 300), (280, 286)], [(280, 286), (256, 326), (170, 336), (84, 326), (60, 286)]); p.shape(bw, 2.8, 3.2); p.tone(bw, 0, 5, 3, across(60, 280, .2, 1)); e = ell(170, 286, 110, 15); p.knock(e); p.outline(e, 2.6, 2)
    # the runt
    b = cr([(200, 460), (220, 360), (290, 250), (380, 190), (450, 230), (484, 330), (486, 440), (440, 494), (300, 498)], True); p.shape(b, 2.8, 3.6); p.tone(b, 50, 5.8, 3.2, ball(360, 330, 140, 170, .1, 1), t0=.42, bend=.2); p.fur(b, lambda x, y: 60+(x-300)*.2, 190, 26, 3.6, ball(370, 350, 130, 160, .3, 1))
    h = join([(150, 384), (170, 330), (220, 280), (280, 250), (350, 262), (376, 320), (354, 390), (300, 430)], [(300, 430), (240, 440), (180, 432), (150, 384)]); p.shape(h, 2.8, 3.4); p.tone(h, 34, 5.2, 3, ball(260, 330, 110, 96, .02, 1), t0=.42, bend=.2); p.fur(h, lambda x, y: 10, 70, 20, 3, ball(290, 340, 90, 80, .15, 1))
    for cx, cy, a in ((300, 246, -10), (356, 266, 26)): er = cr(at(cx, cy, a)([(-26, 20), (-20, -50), (6, -70), (26, -40), (26, 22)]), True); p.shape(er, 2.8, 3.2); p.tone(er, 70, 5, 3.6, K(.6))
    mo = join([(146, 392), (210, 380), (290, 376)], [(290, 376), (280, 420), (220, 448), (166, 440)], [(166, 440), (146, 392)]); p.knock(mo); p.solid(mo); [(lambda t: (p.knock(t), p.outline(t, 1.8, 1)))(straight([(160+k*20, 390-k*2), (176+k*20, 388-k*2), (167+k*20, 412)])) for k in range(6)]; [(lambda t: (p.knock(t), p.outline(t, 1.8, 1)))(straight([(176+k*20, 440-abs(k-2)*3), (192+k*20, 440-abs(k-2)*5), (183+k*20, 418)])) for k in range(4)]
    e = ell(254, 316, 13, 11); p.knock(e); p.solid(e, RED); p.outline(e, 2.8, 2); p.dot(252, 316, 4.4); p.stroke([(230, 300), (254, 290), (282, 304)], [1.4, 7, 1]); n = cr([(138, 374), (152, 360), (172, 368), (166, 388), (148, 392)], True); p.knock(n); p.solid(n)
    ground(p, 500, 160, 490); return p


def soup():
    """A cauldron, a ladle, a finger pointing out of it."""
    p = Plate(520)
    for q in ([(180, 120), (160, 80), (190, 50), (170, 10)], [(250, 110), (270, 70), (244, 40), (262, 4)], [(330, 120), (350, 84), (326, 50), (346, 14)]): p.stroke(q, [1, 6, 5, .8])
    p.tube([(330, 210), (390, 120), (440, 40)], [13, 13, 14], w=2.6, rib_gap=8, rib_w=2.8, base=.25); orb(p, 444, 32, 15, .2)
    for x, s in ((110, -1), (402, 1)): r = ell(x+s*12, 240, 28, 32, 0, 40); p.outline(r, 9, 3)
    lathe(p, [(180, 150), (192, 156), (206, 146), (260, 166), (330, 164), (400, 130), (440, 80), (450, 60)], base=.45, w=4.4, rings=(202,), t0=.3)
    for x in (170, 342): p.tube([(x, 424), (x-(256-x)*.1, 456), (x-(256-x)*.2, 486)], [30, 24, 14], rib_gap=6, rib_w=3.8, base=.45)
    e = ell(256, 182, 150, 32); p.knock(e); p.outline(e, 3.4, 3); i = ell(256, 186, 132, 23); p.solid(i, RED); p.outline(i, 2.4, 1.6)
    for x, y, r in ((180, 184, 13), (230, 196, 10), (300, 178, 9), (336, 190, 12), (206, 176, 7)): b = ell(x, y, r, r*.7, 0, 24); p.knock(b); p.solid(b, RED); p.outline(b, 2.2, 1.6)
    p.tube([(270, 190), (268, 156), (274, 126)], [24, 22, 15], w=2.5, rib_gap=6, rib_w=2.4, base=.05); n = cr([(266, 138), (268, 122), (278, 120), (283, 134)], True); p.outline(n, 1.8, 1.2)
    cr_ = cr([(316, 186), (330, 160), (350, 152), (356, 170), (340, 190)], True); p.shape(cr_, 2.6, 2.6); p.tone(cr_, 60, 4.8, 2.8, base=.1); [p.stroke([(350, 152), (360+k*5, 138-k*2)], [3, .6]) for k in range(3)]
    for x, h in ((190, 60), (230, 84), (276, 90), (320, 66)): flame(p, x, 490, h, 4, red=False)
    for q in ([(130, 494), (256, 480), (384, 494)], [(150, 482), (256, 496), (370, 482)]): p.tube(q, [17, 18, 17], w=2.5, rib_gap=8, rib_w=3, base=.35)
    p.stroke(ell(200, 300, 60, 80, 0, 16, 180, 230), [.6, 5, .6], raw=True) ; return p


def king_piece(p, cx, base, dark):
    lathe(p, [(410, 44), (424, 60), (440, 72), (456, 74), (464, 84), (482, 86), (492, 84)], cx=cx, base=base, w=4 if dark else 3, rings=(446,))
    lathe(p, [(226, 30), (260, 26), (330, 28), (390, 38), (416, 50)], cx=cx, base=base, w=4 if dark else 3); lathe(p, [(200, 40), (208, 52), (220, 54), (230, 42)], cx=cx, base=base, w=4 if dark else 3)
    cup = join([(cx-30, 198), (cx-52, 120)], [(cx-52, 120), (cx, 104), (cx+52, 120)], [(cx+52, 120), (cx+30, 198)], [(cx+30, 198), (cx, 206), (cx-30, 198)]); p.shape(cup, 2.8, 3.2); p.tone(cup, 0, 4.8, 4 if dark else 3, across(cx-52, cx+52, base, base+.9), t0=.34, bend=-.1); lathe(p, [(82, 8), (96, 18), (110, 30)], cx=cx, base=base)
    c = straight([(cx-7, 84), (cx-7, 62), (cx-24, 62), (cx-24, 48), (cx-7, 48), (cx-7, 28), (cx+7, 28), (cx+7, 48), (cx+24, 48), (cx+24, 62), (cx+7, 62), (cx+7, 84)]); p.shape(c, 2.6, 2.6)
    if dark: p.solid(c)


def stalemate():
    """Two kings hand in hand, until morning."""
    p = Plate(521)
    for k in range(8): x = 10+k*61.5; s = straight([(x, 478), (x+61.5, 478), (x+61.5+(k-3.5)*6, 500), (x+(k-4.5)*6, 500)]); p.outline(s, 1.6, 1); p.solid(s) if k % 2 else None
    king_piece(p, 128, .05, False); king_piece(p, 384, .55, True)
    p.tube([(160, 262), (206, 270), (250, 276)], [36, 30, 26], rib_gap=6, rib_w=2.8, base=.05, w=2.6); p.tube([(352, 262), (306, 270), (262, 276)], [36, 30, 26], rib_gap=6, rib_w=4, base=.5, w=2.6)
    blob(p, [(232, 260), (262, 256), (284, 268), (282, 290), (254, 300), (230, 292)], .05); [p.tube([(262, 262+k*9), (246, 264+k*9), (234, 268+k*8)], [11, 11, 8], w=2.1, rib_gap=5, rib_w=3, base=.5) for k in range(4)]
    # between them a night gone by: moon down, sun up
    o = ell(256, 120, 40, 40, 0, 50); p.shape(o, 2.8, 2.6); h = [q for q in ell(256, 120, 40, 40, 0, 50, 90, 270)]; p.solid(h); rays(p, 256, 120, 50, 78, 14, 3.4, -80, 80)
    [p.shape(star(x, y, 3, 9, 4), 1.8, 1) for x, y in ((196, 90), (206, 150), (184, 120))]; dashes(p, line((256, 180), (256, 244)), 8, 7, 2.6); dashes(p, line((256, 310), (256, 470)), 8, 7, 2.6); drop(p, 256, 356, 9); return p


def undertow():
    """A chair, a table, a clock, all the furniture, going out."""
    p = Plate(522)
    for k in range(4):
        y = 110+k*14; 
    top = [(10, 120), (90, 96), (150, 118), (230, 92), (300, 116), (380, 94), (440, 116), (502, 98)]; p.stroke(top, [2, 5, 5, 5, 2]); p.stroke([(x, y+16) for x, y in top], [.8, 2.6, 2.6, .8])
    p.stroke([(80, 96), (110, 62), (150, 60), (160, 84), (144, 92)], [2, 5, 4, 3, 1]); p.stroke([(300, 116), (336, 66), (380, 60), (396, 86), (376, 96)], [2, 5, 4, 3, 1])
    # flow lines curling down and out to the right
    for k in range(13):
        y = 150+k*26; p.stroke([(10, y), (110, y+10), (200, y+34-k*2), (320, y+20), (502, y+4-k*3)], [1, 3.4-.06*k, 3.6, 3, .8])
    o = cr([(256, 300), (330, 286), (366, 330), (330, 380), (256, 386), (200, 350), (206, 310)], True)
    # chair
    def item(poly, dark=.3): p.knock(poly); p.tone(poly, 80, 5, 3, K(dark)); p.outline(poly, 2.8, 3)
    T = at(150, 250, -28)
    for a, b in (((-34, 60), (-30, 6)), ((30, 60), (30, 6)), ((-38, 10), (-44, -70)), ((26, 4), (20, -70))): p.tube(T([a, b]), [11, 11], w=2.4, rib_gap=7, rib_w=2.6, base=.2)
    item(straight(T([(-46, -2), (36, -2), (42, 16), (-42, 16)])), .5); item(straight(T([(-48, -74), (26, -74), (28, -40), (-46, -40)])), .4)
    # clock
    c = ell(372, 240, 52, 52, 0, 60); p.shape(c, 3.4, 3.6); p.outline(ell(372, 240, 42, 42, 0, 50), 1.8, 1); [p.stroke([(372+math.cos(math.tau*k/12)*40, 240+math.sin(math.tau*k/12)*40), (372+math.cos(math.tau*k/12)*33, 240+math.sin(math.tau*k/12)*33)], 2.6) for k in range(12)]; p.stroke([(372, 240), (352, 222)], [4, 2]); p.stroke([(372, 240), (388, 262)], [4, 2])
    # table, upside down
    T = at(250, 410, 14); item(straight(T([(-90, 0), (90, 0), (90, 18), (-90, 18)])), .5); [p.tube(T([(x, 0), (x*.9, -66)]), [14, 11], w=2.4, rib_gap=7, rib_w=2.6, base=.25) for x in (-76, 76)]
    # a picture of someone, still smiling
    T = at(424, 372, -16); f = straight(T([(-44, -54), (44, -54), (44, 54), (-44, 54)])); item(f, .6); g = straight(T([(-32, -42), (32, -42), (32, 42), (-32, 42)])); p.knock(g); p.outline(g, 2, 1.4); head(p, 424, 368, 28, -.05, .8, .4, M=at(0, 0, -16, 1, 424, 372))
    # the hand that moves them
    for q in ([(96, 480), (60, 430), (76, 390)], [(120, 470), (104, 410), (124, 372)], [(146, 474), (150, 414), (170, 384)], [(168, 486), (190, 440), (210, 424)]): p.tube(q, [22, 18, 3], w=2.4, rib_gap=6, rib_w=3.6, base=.5)
    drop(p, 300, 330, 10); return p


def dredge():
    """A grab full of everything thrown away."""
    p = Plate(523)
    chain(p, [(256, 4), (256, 60), (256, 104)], .9, 9); lathe(p, [(96, 14), (108, 34), (128, 36), (140, 22)], base=.3)
    for m in both(): p.tube(m([(270, 132), (330, 160), (372, 226)]), [17, 17, 16], w=2.6, rib_gap=7, rib_w=3, base=.3); orb(p, *m([(374, 230)])[0], 14, .2)
    # contents
    bone(p, (190, 220), (150, 150), 22); skull(p, at(262, 200, 14, .4)); flasklet(p, 330, 214, 30, .2, True, .6, False, 0); p.tube([(214, 236), (196, 190), (214, 160), (240, 168)], [15, 14, 12, 4], rib_gap=6, rib_w=2.8, base=.15); g = gear(296, 252, 26, 36, 10); p.shape(g, 2.8, 2.6); p.tone(g, 30, 4.8, 3, base=.15); k = ell(296, 252, 12, 12); p.knock(k); p.outline(k, 2.2, 1.6)
    bt = cr([(196, 250), (230, 236), (260, 262), (256, 290), (200, 290)], True); p.shape(bt, 2.6, 3); p.tone(bt, 60, 4.8, 3.8, K(.7))
    for m in both():
        j = join(m([(388, 226), (420, 290), (404, 350), (340, 396), (262, 410)]), m([(262, 410), (258, 372)]), m([(258, 372), (320, 340), (340, 296), (336, 246)]), m([(336, 246), (388, 226)])); p.shape(j, 3, 3.8); p.tone(j, 50 if m([(1, 0)])[0][0] < 256 else 130, 5.2, 3.8, lambda x, y: .3+(x-120)/420, t0=.34); [rivet(p, *m([q])[0], 6) for q in ((372, 256), (386, 300), (370, 344), (330, 376))]
        for k in range(3): t = straight(m([(262+k*32, 408-k*8), (288+k*32, 400-k*9), (272+k*30, 436-k*8)])); p.shape(t, 2.4, 2.4)
    for x, l in ((170, 60), (230, 90), (290, 70), (350, 50), (256, 40)): p.stroke([(x, 430), (x+2, 430+l*.6), (x, 430+l)], [4, 3, .6])
    for y in (470, 484, 496): p.stroke([(60, y), (160, y-6), (256, y), (352, y-6), (452, y)], [.6, 2.6, 3, 2.6, .6]); 
    return p


def headsman():
    """The block, the axe, and two marks chalked at different heights."""
    p = Plate(524)
    lathe(p, [(330, 128), (346, 132), (420, 126), (470, 138), (492, 142)], base=.15, w=3.4); e = ell(256, 330, 130, 34, 0, 80); p.shape(e, 3, 3); [p.outline(ell(252, 332, 104*u, 25*u, 0, 60), 1.8, 1) for u in (1, .74, .48, .24)]; [p.stroke(q, [.8, 3.4, .8]) for q in ([(150, 380), (146, 430), (158, 480)], [(200, 396), (204, 440), (196, 488)], [(310, 394), (314, 440), (322, 486)], [(356, 376), (350, 430), (362, 478)])]
    nk = cr([(200, 350), (256, 362), (312, 350), (300, 372), (256, 380), (212, 372)], True); p.knock(nk); p.solid(nk); 
    # blood
    bl = cr([(286, 330), (320, 322), (344, 336), (330, 350), (340, 400), (330, 430), (322, 396), (310, 352), (290, 346)], True); p.knock(bl); p.solid(bl, RED); p.outline(bl, 2, 1.4)
    # the axe
    M = at(0, 0, 20, 1, 256, 330); p.tube(M([(256, 330), (254, 180), (262, 10)]), [22, 21, 19], rib_gap=8, rib_w=3, base=.2, w=2.8, heavy=3)
    hd = join(M([(248, 232), (190, 222), (120, 180)]), M([(120, 180), (92, 270), (120, 364)]), M([(120, 364), (190, 316), (248, 306)]), M([(248, 306), (248, 232)])); p.shape(hd, 3, 3.8); p.tone(hd, 80, 5.2, 3.4, lambda x, y: .2+(x-110)/260+(y-200)/400, t0=.36); ed = join(M([(120, 180), (92, 270), (120, 364)]), M([(120, 364), (126, 330), (116, 270), (132, 200), (120, 180)])); p.knock(ed); p.outline(ed, 2.4, 1.6); bd = straight(M([(240, 222), (274, 222), (274, 316), (240, 316)])); p.shape(bd, 2.8, 3); p.tone(bd, 100, 4.8, 3.4, K(.6))
    # a hood on the ground
    hk = cr([(388, 492), (382, 430), (416, 380), (458, 410), (476, 460), (472, 494)], True); p.shape(hk, 2.8, 3.4); p.tone(hk, 70, 4.8, 4.6, K(.85), t0=.25); [(lambda q: (p.knock(q), p.outline(q, 1.6, .8)))(ell(x, 446, 9, 7, 10, 20)) for x in (410, 444)]
    ground(p, 498, 50, 480); return p


PLATES = {'the-long-drought': drought, 'double-vision': double_vision, 'earthquake': earthquake, 'fallow-field': fallow_field, 'levelling-wind': levelling_wind, 'forked-lightning': forked_lightning, 'hidden-orders': hidden_orders, 'riddle-at-the-gate': riddle, 'runt-of-the-litter': runt,
          'soup-kitchen': soup, 'stalemate': stalemate, 'undertow': undertow, 'dredge': dredge, 'headsmans-choice': headsman}
