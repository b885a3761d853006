"""Commands: rites, candles, hands and blades."""
from kit3 import *
from figures2 import almond_v


def confession():
    """A grille; a mouth on one side, an ear on the other, the eye above both."""
    p = Plate(401)
    fr = join([(96, 490), (96, 200), (150, 90), (256, 40), (362, 90), (416, 200), (416, 490)], [(416, 490), (96, 490)]); p.shape(fr, 3, 3.8); inn = join([(126, 470), (126, 210), (172, 116), (256, 76), (340, 116), (386, 210), (386, 470)], [(386, 470), (126, 470)]); p.tone(fr, 88, 5.4, 3.4, across(96, 416, .3, 1), t0=.34, only=lambda x, y: not inside(inn, x, y)); p.knock(inn); p.tone(inn, 88, 4.4, 4.6, K(.96), t0=.15); p.outline(inn, 3, 2.6)
    # a pale profile behind the lattice
    f = join([(386, 230), (330, 220), (286, 246), (272, 290)], [(272, 290), (246, 322), (248, 332), (266, 338)], [(266, 338), (258, 352), (264, 362), (258, 374), (270, 398), (310, 402), (330, 430), (332, 470)], [(332, 470), (386, 470)], [(386, 470), (386, 230)]); p.knock(f); p.outline(f, 2.6, 2.4); p.tone(f, 30, 5.4, 2.6, across(260, 400, 0, 1), t0=.4)
    p.stroke([(276, 296), (296, 302), (312, 294)], [1, 4.4, 1]); p.stroke([(258, 362), (280, 362)], [3, 1])
    for k in range(-9, 16): 
        for d in (1, -1):
            x = 126+k*34 if d > 0 else 386-k*34; q = [(x+d*t, 120+t) for t in range(0, 352, 6)]; run = [z for z in q if inside(inn, *z)]
            if len(run) > 3: p.knock(straight([(run[0][0]-3, run[0][1]), (run[0][0]+3, run[0][1]), (run[-1][0]+3, run[-1][1]), (run[-1][0]-3, run[-1][1])])); p.stroke(run, 3.2, raw=True)
    sl = straight([(126, 446), (386, 446), (386, 470), (126, 470)]); slab(p, None, .5, 0, poly=sl)
    o = ell(256, 150, 44, 44); p.knock(o); p.outline(o, 3.4, 3); almond_v(p, 256, 150, 18, 34, 3)
    slab(p, [(76, 470), (436, 470), (446, 498), (66, 498)], across(66, 446, .3, 1), 0); return p


def last_candle():
    """A stub in a pool of its own wax; the wick leans, and holds."""
    p = Plate(402)
    rays(p, 258, 214, 118, 196, 40, 3.6, 168, 372)
    lathe(p, [(430, 120), (440, 176), (452, 186), (468, 150), (480, 110), (492, 112)], base=.2, w=3.4); h = ell(412, 440, 30, 18, 0, 30); p.outline(h, 8, 3)
    wx = join([(200, 330), (212, 318), (240, 330), (268, 316), (300, 326), (312, 340)], [(312, 340), (318, 390), (346, 420), (392, 436), (330, 452), (256, 456), (176, 452), (118, 436), (166, 418), (194, 392), (200, 330)]); p.shape(wx, 3, 3.6); p.tone(wx, 4, 5.4, 2.8, lambda x, y: .05+ball(246, 390, 120, 100)(x, y)*.9, t0=.42, bend=-.08)
    for q in ([(214, 340), (210, 380), (222, 404)], [(244, 344), (240, 396), (250, 430)], [(284, 338), (290, 380), (282, 410)], [(304, 350), (306, 390)]): p.stroke(q, [1, 4, .8])
    p.stroke([(258, 326), (252, 296), (262, 272)], [6, 6, 5]); flame(p, 261, 282, 132, 14)
    for x, y in ((150, 300), (376, 286), (120, 240)): p.stroke([(x, y), (x+8, y-18), (x-2, y-34)], [1, 3, .5])
    return p


def last_rites():
    """A shrouded face, coins on the eyes, a hand making the sign."""
    p = Plate(403)
    bi = straight([(30, 420), (482, 420), (482, 456), (30, 456)]); p.shape(bi, 3, 3.4); p.tone(bi, 0, 5, 3.4, K(.65)); 
    for x in (70, 440): lathe(p, [(456, 20), (470, 14), (486, 24), (496, 26)], cx=x, base=.4)
    # body under cloth, head left
    b = join([(40, 420), (50, 350), (96, 312), (140, 300)], [(140, 300), (200, 330), (280, 318), (380, 330), (440, 346), (456, 300), (478, 316), (482, 420)], [(482, 420), (40, 420)]); p.shape(b, 3, 3.8); p.tone(b, 76, 5.6, 3, lambda x, y: .15+(y-310)/160+.25*math.sin((x+y*.6)/13), t0=.4)
    for q in ([(170, 330), (190, 372), (180, 416)], [(250, 332), (262, 376), (250, 418)], [(330, 334), (350, 376), (340, 418)], [(420, 346), (424, 384), (410, 418)]): p.stroke(q, [.8, 4, 1])
    f = join([(58, 366), (70, 318), (96, 296), (104, 286), (112, 298), (128, 288), (142, 296), (160, 318), (166, 366)], [(166, 366), (110, 392), (58, 366)]); p.shape(f, 2.8, 3.2); p.tone(f, 30, 5.2, 2.8, ball(106, 330, 56, 56, -.03, 1), t0=.42)
    coinlet(p, 84, 314, 15, .4, .3, True); coinlet(p, 138, 306, 15, .4, .3, True)
    # the hand from above: two fingers raised
    sleeve(p, [(440, 60), (360, 90), (300, 150)], [130, 110, 70], .35, 7); cuff = p.tube([(272, 130), (300, 158), (330, 184)], [20, 22, 20], w=2.6, rib_gap=7, rib_w=2.6)
    blob(p, [(296, 160), (260, 156), (228, 180), (222, 214), (250, 232), (284, 216), (306, 188)], .04)
    for q in ([(236, 190), (200, 214), (176, 250)], [(246, 210), (218, 240), (202, 272)]): p.tube(q, [22, 20, 12], w=2.4, rib_gap=6, rib_w=2.4)
    p.tube([(270, 222), (260, 244), (244, 246)], [20, 18, 12], w=2.3, rib_gap=6, rib_w=2.3); p.tube([(262, 164), (226, 176), (206, 190)], [18, 16, 10], w=2.3, rib_gap=6, rib_w=2.3)
    for k, r in enumerate((20, 32)): p.stroke(ell(178, 262, r, r, 0, 14, 80, 160), [.6, 3, .6], raw=True)
    return p


def scrying_flame():
    """A brazier whose flame has three shadows and looks back."""
    p = Plate(404)
    for x, a in ((110, -1), (256, 0), (402, 1)): 
        s = cr([(x, 60), (x+26, 90), (x+20, 130), (x+36, 170), (x+44, 300), (x-44, 300), (x-36, 170), (x-20, 130), (x-26, 90)], True); p.tone(s, 90, 5, 3.8, lambda u, v: .95-(v-60)/300, t0=.2)
    fl = join([(256, 30), (296, 120), (350, 170), (366, 250), (336, 316), (290, 346)], [(290, 346), (256, 352), (222, 346)], [(222, 346), (176, 316), (146, 250), (168, 176), (204, 160), (220, 110), (256, 30)]); p.knock(fl); p.outline(fl, 3.2, 3)
    i = join([(256, 120), (290, 190), (322, 236), (308, 304), (256, 336)], [(256, 336), (204, 304), (190, 236), (224, 190), (256, 120)]); p.tone(fl, 84, 5.4, 2.6, K(.6), only=lambda x, y: not inside(i, x, y)); p.knock(i); p.outline(i, 2.6, 2); eyeball(p, 256, 250, 52, 32, iris=.7, lw=3.2)
    for q in ([(196, 200), (186, 250), (206, 300)], [(320, 200), (334, 250), (312, 304)]): p.stroke(q, [.8, 4, .8])
    for x, y in ((150, 110), (370, 120), (330, 66), (186, 70)): p.solid(cr([(x, y-9), (x+4, y), (x, y+7), (x-4, y)], True), RED)
    lathe(p, [(336, 124), (346, 130), (356, 118), (386, 84), (402, 40), (424, 24), (450, 34), (472, 70), (490, 90), (498, 90)], base=.2, w=3.6, rings=(350, 476))
    e = ell(256, 336, 118, 16); p.stroke([q for q in ell(256, 336, 122, 18, 0, 60, 0, 180)], 3, raw=True)
    for k in range(9): x = 156+k*25; blob(p, [(x-14, 338), (x-6, 324), (x+8, 326), (x+14, 338), (x, 346)], .4, gap=4.4) if abs(x-256) > 40 else None
    return p


def almsgiving():
    """A bowl held up; a coin falling; it is a drop."""
    p = Plate(405)
    for m in both():
        sleeve(p, m([(440, 500), (420, 430), (360, 380)]), [110, 96, 60], .3, 7)
        for k in range(4): p.tube(m([(366-k*6, 340+k*18), (330-k*6, 352+k*16), (300-k*3, 350+k*16)]), [26, 24, 16], w=2.4, rib_gap=6, rib_w=2.4, base=.05)
    bw = join([(110, 270), (256, 290), (402, 270)], [(402, 270), (380, 370), (310, 430), (256, 438)], [(256, 438), (202, 430), (132, 370), (110, 270)]); p.shape(bw, 3, 3.8); p.tone(bw, 0, 5.4, 3.2, ball(230, 320, 150, 124, .06, 1), t0=.38, bend=-.14)
    e = ell(256, 270, 146, 30); p.knock(e); p.outline(e, 3, 2.4); i = ell(256, 272, 128, 22); p.tone(i, 0, 4.6, 4, K(.85), t0=.2); p.outline(i, 2, 1.4)
    for x, y in ((210, 276), (300, 274), (256, 284)): coinlet(p, x, y, 26, .32, .2)
    for k in range(5): p.stroke([(150+k*50, 330+abs(k-2)*-6), (164+k*50, 342), (178+k*50, 330+abs(k-2)*-6)], [1, 3.4, 1])
    for m in both():
        for k in range(4): p.tube(m([(400-k*12, 320+k*22), (372-k*14, 326+k*22), (350-k*14, 318+k*20)]), [24, 22, 13], w=2.4, rib_gap=6, rib_w=2.4, base=.05)
    # the gift
    drop(p, 256, 176, 30, lw=2.4); c = ell(256, 90, 34, 34); p.shape(c, 3.2, 3); p.outline(ell(256, 90, 25, 25), 1.6, 1); p.solid(star(256, 90, 7, 17, 5)); p.tone(ell(256, 90, 34, 34), 40, 5, 2.4, base=-.05)
    for x in (214, 298): p.stroke([(x, 40), (x, 80)], [.6, 3, .6]); p.stroke([(x+(x-256)*.3, 60), (x+(x-256)*.3, 110)], [.6, 2.4, .6])
    crop(p); return p


def clay_covenant():
    """A tablet with two handprints, one of them not a hand."""
    p = Plate(406)
    tb = cr([(110, 60), (256, 44), (402, 60), (420, 256), (404, 452), (256, 470), (108, 452), (92, 256)], True); th = at(12, 14)(tb); p.knock(th); p.tone(th, 60, 4.8, 4, K(.85), t0=.2); p.outline(th, 2.6, 2); p.shape(tb, 3, 3.4); p.tone(tb, 20, 6, 2.4, ball(220, 200, 220, 260, -.05, 1), t0=.5)
    for r in range(5):
        for k in range(9):
            x, y = 136+k*27+(r % 2)*6, 92+r*20
            if p.rng.random() < .2: continue
            p.solid(straight([(x, y), (x+12, y+p.rng.uniform(-3, 3)), (x+2, y+8)], step=3)); p.stroke([(x+8, y+4), (x+20, y+5)], 2.2)
    # prints: sunk shapes
    def sunk(o): p.knock(o); p.tone(o, 50, 4.8, 3.4, K(.75), t0=.25); p.outline(o, 3, 1.6)
    for q, w in (([(170, 340), (166, 286), (160, 244)], 19), ([(190, 334), (190, 276), (190, 228)], 20), ([(210, 336), (214, 280), (218, 238)], 19), ([(228, 346), (238, 300), (246, 264)], 17), ([(160, 370), (136, 340), (120, 316)], 19)): sunk(p.tube(q, [w, w, w*.8], edge=False))
    sunk(cr([(156, 340), (190, 328), (232, 340), (238, 384), (214, 420), (178, 420), (154, 390)], True))
    for q, w in (([(324, 350), (296, 300), (286, 246)], 22), ([(340, 344), (340, 280), (346, 226)], 24), ([(356, 352), (380, 306), (392, 260)], 22)): sunk(p.tube(q, [w, w*.9, 3], edge=False))
    sunk(cr([(316, 350), (340, 336), (366, 352), (372, 390), (340, 424), (308, 390)], True))
    e = ell(340, 384, 14, 14); p.solid(e, RED); e2 = ell(196, 380, 14, 14); p.solid(e2, RED)
    p.stroke([(210, 384), (270, 402), (326, 388)], [2, 5, 2], RED)
    for q in ([(420, 200), (396, 214), (404, 232), (380, 244)], [(94, 300), (112, 308), (106, 324)]): p.stroke(straight(q, False), [4, 2.4, .6], raw=True)
    return p


def hand_me_down():
    """A patched coat on a peg."""
    p = Plate(407)
    p.tube([(256, 20), (256, 40), (246, 56)], [13, 13, 12], w=2.6, rib_gap=6, rib_w=2.6, base=.3); orb(p, 256, 24, 17, .2); pl = straight([(150, 4), (362, 4), (362, 20), (150, 20)]); slab(p, None, .55, 0, poly=pl)
    for m in both():
        s = join(m([(306, 92), (370, 120), (420, 220), (448, 350)]), m([(448, 350), (420, 368), (388, 364)]), m([(388, 364), (362, 280), (330, 220)]), m([(330, 220), (306, 92)])); p.shape(s, 3, 3.6); p.tone(s, 64 if m([(1, 0)])[0][0] < 256 else 116, 5.4, 3.4, lambda x, y: .3+(x-100)/700+.2*math.sin((x+y)/14), t0=.36); p.stroke(m([(390, 344), (418, 348), (444, 332)]), [2, 4, 2])
    c = join([(196, 76), (256, 96), (316, 76)], [(316, 76), (346, 110), (350, 260), (372, 470)], [(372, 470), (316, 484), (256, 474), (196, 484), (140, 470)], [(140, 470), (162, 260), (166, 110), (196, 76)]); p.shape(c, 3, 3.8); p.tone(c, 86, 5.6, 3.4, lambda x, y: .22+(x-150)/420+.16*math.sin((x-256)/13), t0=.38)
    p.stroke([(256, 150), (254, 300), (258, 474)], [3, 4, 4])
    for m in both():
        lp = straight(m([(258, 160), (286, 84), (322, 96), (318, 150), (298, 146), (302, 166)])); p.shape(lp, 2.8, 3); p.tone(lp, 60, 5, 3, K(.55)); pk = straight(m([(284, 350), (344, 344), (346, 362), (286, 370)])); p.shape(pk, 2.6, 2.8)
    p.outline(ell(256, 78, 34, 14), 3, 2); p.solid(ell(256, 80, 30, 11))
    for y in (190, 240, 290, 340): b = ell(240, y, 8, 8, 0, 20); p.knock(b); p.outline(b, 2.4, 1.6); p.dot(238, y, 1.8); p.dot(243, y, 1.8)
    for x, y, w, h, a, red in ((196, 280, 30, 34, -8, 1), (318, 230, 26, 26, 12, 0), (310, 430, 32, 28, -6, 0), (186, 420, 24, 26, 8, 0), (412, 280, 22, 26, -18, 0)):
        T = at(x, y, a); s = straight(T([(-w, -h), (w, -h), (w, h), (-w, h)])); p.knock(s)
        if red: p.solid(s, RED)
        p.tone(s, a+(0 if not red else 40), 6, 2.6, K(.6)); p.outline(s, 2.4, 2)
        for k in range(5):
            for sg in (1, -1): p.stroke(T([(-w+8+k*(2*w-16)/4, sg*(h-5)), (-w+8+k*(2*w-16)/4, sg*(h+7))]), 2.6); p.stroke(T([(sg*(w-5), -h+8+k*(2*h-16)/4), (sg*(w+7), -h+8+k*(2*h-16)/4)]), 2.6)
    return p


def stolen_technique():
    """A fencing plate, foot by foot, rolled up and walking off in a glove."""
    p = Plate(408)
    sheet(p, [(60, 60), (380, 30), (400, 330), (86, 360)], 0, curl=8)
    # the diagrammed swordsman
    for q, w in (([(214, 190), (190, 250), (150, 310)], 17), ([(222, 190), (262, 240), (270, 310)], 17), ([(222, 120), (216, 156), (216, 196)], 26), ([(226, 128), (272, 130), (312, 118)], 12), ([(212, 130), (176, 150), (150, 128)], 12)): p.tube(q, [w, w*.85, w*.6], rib_gap=5, rib_w=2.8, base=.3)
    orb(p, 228, 94, 18, .1); p.stroke([(312, 118), (372, 98)], [4, 1.4]); 
    for r in (84, 120): dashes(p, ell(222, 130, r, r, 0, 120, -50, 30), 8, 6, 2.2)
    dashes(p, cr([(150, 316), (210, 330), (270, 316)], step=2), 5, 6, 2); 
    for x, y in ((150, 314), (270, 314)): s = ell(x, y, 12, 5, -10, 16); p.outline(s, 2, 1)
    scrawl(p, [(90, 90), (160, 84), (164, 110), (92, 118)], 2, 4, 2); scrawl(p, [(320, 200), (376, 196), (380, 290), (326, 294)], 5, 8, 2)
    # glove from the right, pulling
    t = join([(330, 330), (402, 318), (440, 360)], [(440, 360), (430, 392), (360, 404), (318, 380)], [(318, 380), (330, 330)]); p.tube([(250, 352), (330, 360), (410, 340)], [40, 44, 40], rib_gap=200, w=2.6, heavy=2.8)
    sleeve(p, [(492, 500), (452, 452), (400, 410)], [130, 110, 74], .5, 6); cf = p.tube([(366, 440), (400, 414), (424, 376)], [22, 24, 22], w=2.6, rib_gap=6, rib_w=2.6); p.solid(cf, RED)
    blob(p, [(384, 330), (410, 360), (404, 404), (366, 426), (330, 410), (330, 360), (350, 330)], .45, 30, 4.8, 3.6)
    for k in range(4): p.tube([(372-k*16, 340+k*4), (346-k*15, 320+k*8), (322-k*12, 334+k*12)], [26, 24, 15], w=2.4, rib_gap=5.4, rib_w=3.2, base=.4)
    p.tube([(390, 380), (350, 396), (312, 384)], [28, 25, 15], w=2.4, rib_gap=5.4, rib_w=3.2, base=.4)
    crop(p); return p


def blood_rite():
    """Two forearms over one bowl."""
    p = Plate(409)
    rays(p, 256, 330, 150, 236, 44, 3, 184, 356)
    for m, b in zip(both(), (.05, .3)):
        sleeve(p, m([(486, 30), (430, 100), (390, 140)]), [120, 110, 84], .45, 6)
        p.tube(m([(400, 130), (350, 190), (312, 234)]), [66, 56, 44], rib_gap=6, rib_w=2.8, base=b, w=2.6); fist(p, *m([(296, 252)])[0], 32, 140 if m([(1, 0)])[0][0] < 256 else 40, b, thumb=1 if m([(1, 0)])[0][0] < 256 else 1)
        x, y = m([(350, 196)])[0]; ct = cr(m([(330, 190), (352, 184), (374, 200), (352, 206)]), True); p.knock(ct); p.solid(ct, RED); st = cr(m([(342, 202), (352, 206), (346, 250), (350, 300), (344, 330), (338, 290), (342, 240)]), True); p.knock(st); p.solid(st, RED)
    # the knife between, upright, point down
    sword(p, (256, 150), (256, 316), 26, 74, 40)
    lathe(p, [(344, 150), (352, 156), (362, 148), (410, 120), (442, 70), (456, 40), (470, 44), (486, 86), (496, 90)], base=.15, w=3.4, rings=(356,)); e = ell(256, 346, 148, 24); p.knock(e); p.outline(e, 3, 2.4); i = ell(256, 348, 130, 18); p.solid(i, RED); p.outline(i, 2.2, 1.4)
    for x in (168, 344): p.stroke(ell(x, 348, 22, 5, 0, 20, 0, 360), 2, raw=True)
    return p


def dueling_ground():
    """Ten paces of cut grass and two swords planted."""
    p = Plate(410)
    p.stroke([(10, 250), (256, 240), (502, 250)], [1, 3, 1])
    for k in range(24): x = 16+k*21; p.stroke([(x, 248), (x+3, 230-8*(k % 3)), (x+8, 214-10*(k % 2))], [5, 3.6, .6])
    g = join([(60, 500), (170, 260), (256, 252), (342, 260), (452, 500)], [(452, 500), (60, 500)]); p.knock(g); p.stroke([(60, 500), (110, 380), (170, 262)], 2.6); p.stroke([(452, 500), (402, 380), (342, 262)], 3.6)
    for k in range(10):
        y = 270+k*k*2.4+k*4; h = (y-252)*.44+86; s = 6+k*1.1; x = 256+(14+k*2)*(1 if k % 2 else -1); p.solid(ell(x, y, s*.9, s*.42, 0, 18)); p.solid(ell(x, y+s*.7, s*.5, s*.3, 0, 14))
        p.stroke([(256-h, y+4), (256-h+20, y+4)], 2); p.stroke([(256+h-20, y+4), (256+h, y+4)], 2)
    for side in (1, -1):
        for k in range(46):
            y = p.rng.uniform(270, 498); h = (y-252)*.44+96; x = 256+side*(h+p.rng.uniform(0, 110)); 
            if 8 < x < 504: p.stroke([(x, y), (x+side*3, y-14), (x+side*p.rng.uniform(2, 10), y-26-(y-260)*.06)], [4, 3, .5])
    for x, lean, k in ((140, -14, 1), (372, 14, 0)): sword(p, (x, 150), (x-lean, 392), 26, 70, 44); o = ell(x-lean, 392, 26, 7); p.tone(o, 0, 4, 4, K(.9)); 
    # a glove between them
    fist(p, 256, 410, 34, -20, .05); cf = straight([(206, 404), (232, 388), (244, 436), (214, 446)]); p.knock(cf); p.solid(cf, RED); p.outline(cf, 2.6, 2.4)
    return p


def offering():
    """A plate on an altar; the eye behind it likes everything."""
    p = Plate(411)
    rays(p, 256, 170, 128, 216, 60, 3.6)
    o = ell(256, 170, 118, 118, 0, 80); p.knock(o); p.outline(o, 3.4, 3); p.outline(ell(256, 170, 106, 106, 0, 70), 1.6, 1); almond_v(p, 256, 170, 56, 98, 4); p.stroke(ell(256, 170, 80, 80, 0, 20, 200, 240), [.6, 3, .6], raw=True)
    # the plate and what was brought
    pl = join([(110, 350), (256, 372), (402, 350)], [(402, 350), (350, 388), (256, 398), (162, 388), (110, 350)]); 
    orb(p, 180, 322, 34, .1, w=2.8); p.stroke([(180, 290), (184, 274), (198, 268)], [4, 3, 1]); leaf(p, (186, 278), (218, 262), 16)
    bone(p, (300, 338), (378, 300), 20); ht = cr([(256, 296), (280, 280), (300, 296), (292, 330), (262, 358), (232, 334), (226, 302), (240, 284)], True); p.knock(ht); p.tone(ht, 30, 4.8, 3.4, base=.3); p.outline(ht, 2.8, 2.8); p.tube([(262, 288), (266, 270), (280, 262)], [14, 12, 11], w=2.3, cap=False)
    for x, y in ((330, 346), (352, 340), (214, 350)): coinlet(p, x, y-4, 20, .36, .3)
    p.shape(pl, 3, 3.4); p.tone(pl, 4, 5, 3, across(110, 402, .2, 1))
    slab(p, [(70, 396), (442, 396), (442, 424), (70, 424)], across(70, 442, .2, .95), 0); al = straight([(96, 424), (416, 424), (416, 496), (96, 496)]); p.shape(al, 3, 3.6); p.tone(al, 88, 5.4, 3.4, across(96, 416, .25, 1)); 
    for x in (150, 256, 362): q = straight([(x, 436), (x+20, 460), (x, 486), (x-20, 460)]); p.knock(q); p.outline(q, 2.4, 2)
    return p


def poisoned_letter():
    """Sealed, and the seal is running."""
    p = Plate(412)
    M = at(0, 6, -8, 1, 256, 256)
    e = straight(M([(60, 130), (452, 130), (452, 390), (60, 390)])); p.shape(e, 3, 3.8); p.tone(e, 0, 6, 2.2, lambda x, y: .12+max(0, (x-360)/160)+max(0, (y-320)/160), t0=.42)
    for q in ([(60, 390), (200, 270)], [(452, 390), (312, 270)]): p.stroke(M(q), 3)
    f = straight(M([(60, 130), (452, 130), (256, 290)])); p.shape(f, 3, 3.6); p.tone(f, 0, 5.6, 2.4, lambda x, y: .1+(y-130)/300+max(0, (x-256)/300), t0=.42)
    # wax with a skull pressed in, dripping
    c = M([(256, 276)])[0]; s = cr([(c[0]+math.cos(math.radians(a))*(62+7*math.sin(a*.13+1)), c[1]+math.sin(math.radians(a))*(60+7*math.cos(a*.19))) for a in range(0, 360, 24)], True); p.knock(s); p.solid(s, RED); p.outline(s, 3, 3)
    for x, l in ((c[0]-30, 120), (c[0]+6, 176), (c[0]+36, 96)): d = join([(x-10, c[1]+40), (x-6, c[1]+l*.6), (x-11, c[1]+l*.9), (x, c[1]+l)], [(x, c[1]+l), (x+11, c[1]+l*.9), (x+6, c[1]+l*.6), (x+10, c[1]+40)]); p.knock(d); p.solid(d, RED); p.outline(d, 2, 1.6)
    p.knock(ell(c[0], c[1], 46, 46)); p.solid(ell(c[0], c[1], 47, 47), RED); p.outline(ell(c[0], c[1], 45, 45), 2.4, 2); skull(p, at(c[0], c[1]-3, -8, .34), teeth=False)
    # what it does to the table
    for q in ([(210, 440), (196, 470), (214, 490)], [(300, 450), (318, 476), (300, 496)], [(256, 470), (250, 486), (260, 500)]): p.stroke(q, [1, 4, .8])
    for x, y in ((110, 90), (150, 60), (400, 80)): p.stroke([(x, y), (x+10, y-18), (x, y-34), (x+8, y-50)], [1, 3.4, 3, .6])
    return p


def school_of_knives():
    """Seven sizes in a rack, the smallest missing from its hook and in use."""
    p = Plate(413)
    bd = straight([(30, 84), (482, 84), (482, 150), (30, 150)]); p.shape(bd, 3, 3.6); p.tone(bd, 2, 5.6, 3.2, lambda x, y: .4+.2*math.sin(y/5+math.sin(x/60)*2), t0=.34)
    for x in (50, 462): rivet(p, x, 117, 9)
    L = (330, 296, 262, 230, 200, 172)
    for k, l in enumerate(L):
        x = 82+k*58; orb(p, x, 108, 7, .2, lw=2); sword(p, (x, 190), (x, 150+l), 30-k*2.4, 62-k*4, 24-k*1.6)
    x = 82+6*58; orb(p, x, 108, 7, .2, lw=2); dashes(p, straight([(x-9, 132), (x+9, 132), (x+9, 280), (x, 300), (x-9, 280)], True), 6, 6, 2.2)
    # the pupil's practice
    tg = ell(378, 420, 74, 74, 0, 60); p.shape(tg, 3, 3.4); 
    for r in (52, 30): p.outline(ell(378, 420, r, r, 0, 50), 2.6, 1.6)
    p.tone(tg, 40, 5.4, 2.8, base=0, bend=.1); b = ell(378, 420, 13, 13); p.knock(b); p.solid(b, RED); sword(p, (430, 372), (382, 416), 15, 36, 15)
    for q in ((340, 396), (352, 452), (410, 448), (396, 388)): p.stroke([(q[0]-7, q[1]-5), (q[0]+7, q[1]+5)], [1, 4, 1])
    ground(p, 496, 60, 470); return p


def berserk_draught():
    """A tankard foaming at the mouth."""
    p = Plate(414)
    h = join([(370, 200), (440, 190), (468, 260), (450, 350), (376, 372)], [(376, 372), (376, 338), (424, 320), (436, 262), (420, 226), (370, 236)], [(370, 236), (370, 200)]); p.shape(h, 3, 3.4); p.tone(h, 60, 5, 3.4, K(.6))
    t = join([(120, 150), (250, 168), (376, 150)], [(376, 150), (384, 320), (392, 470)], [(392, 470), (250, 494), (108, 470)], [(108, 470), (116, 320), (120, 150)]); p.shape(t, 3, 3.8); p.tone(t, 88, 5.6, 3.4, across(112, 390, .08, 1.0), t0=.36)
    for x in (164, 208, 250, 292, 336): p.stroke([(x, 158), (x+(x-250)*.04, 484)], [2.4, 3.4])
    for y in (206, 424): q = p.tube([(113, y), (250, y+20), (387, y)], [28, 30, 28], w=2.6, rib_gap=7, rib_w=3.2, base=.3, cap=False); [rivet(p, 130+k*60, y+2+16*math.sin(math.pi*(k+.3)/4.4), 5) for k in range(5)]
    # a snarling face in the staves
    for m in both(250):
        e = join(m([(264, 290), (292, 268), (330, 262)]), m([(330, 262), (322, 296), (290, 304), (264, 290)])); p.knock(e); p.solid(e); p.solid(m(ell(300, 284, 8, 8, 0, 16)), RED); p.stroke(m([(258, 276), (290, 248), (336, 240)]), [2, 9, 2])
    mo = join([(190, 340), (250, 326), (310, 340)], [(310, 340), (320, 380), (250, 396), (180, 380)], [(180, 380), (190, 340)]); p.knock(mo); p.solid(mo)
    for k in range(7): x = 198+k*17; t1 = straight([(x-8, 336-4*math.sin(k)), (x+8, 336), (x, 362)]); p.knock(t1); p.outline(t1, 1.8, 1); t2 = straight([(x-8, 390), (x+8, 390), (x, 366)]); p.knock(t2); p.outline(t2, 1.8, 1)
    # foam
    for x, y, r, s in ((140, 136, 40, 1), (196, 112, 48, 2), (262, 102, 52, 3), (326, 116, 46, 4), (370, 144, 34, 5), (166, 152, 34, 6), (230, 150, 38, 7), (300, 152, 38, 8)): puff(p, x, y, r, -.08, s)
    for x, l in ((132, 220), (356, 250)): d = join([(x-13, 160), (x-9, 160+l*.3), (x-12, 160+l*.46), (x, 160+l*.56)], [(x, 160+l*.56), (x+12, 160+l*.46), (x+9, 160+l*.3), (x+13, 160)]); p.knock(d); p.outline(d, 2.6, 2.4)
    for x, y in ((120, 60), (210, 34), (300, 30), (380, 70)): p.stroke([(x, y+16), (x+4, y), (x-2, y-14)], [1, 4, .6])
    return p


def homunculus():
    """A very small man in a flask, awake."""
    p = Plate(415)
    body = join([(210, 150), (210, 210), (150, 270), (106, 350), (120, 440), (190, 484)], [(190, 484), (322, 484)], [(322, 484), (392, 440), (406, 350), (362, 270), (302, 210), (302, 150)], [(302, 150), (210, 150)]); p.knock(body)
    p.tone(body, 0, 6, 2, ball(250, 370, 160, 150, -.08, 1), t0=.5, bend=.1)
    # the little man, curled, one hand on the glass
    p.tube([(286, 330), (304, 380), (272, 424), (226, 430)], [60, 74, 60, 34], rib_gap=6, rib_w=2.8, base=.05, w=2.6)
    p.tube([(226, 430), (196, 410), (192, 372)], [34, 26, 20], rib_gap=6, rib_w=2.6, base=.1); p.tube([(300, 420), (330, 446), (300, 466), (262, 460)], [34, 30, 24, 16], rib_gap=6, rib_w=2.6, base=.1)
    p.tube([(262, 350), (218, 356), (182, 330)], [26, 22, 15], rib_gap=6, rib_w=2.6, base=.05)
    for a in (-26, -8, 10, 26): p.tube([(182, 332), (164+a*.2, 318+a*.8), (152+a*.1, 314+a)], [9, 8, 5], w=2)
    cordp = p.tube([(282, 400), (330, 380), (356, 420), (340, 466)], [9, 9, 9, 9], w=2.2, rib_gap=6, rib_w=2.4); p.solid(cordp, RED)
    head(p, 244, 286, 66, -.06, -.3, .8)
    for k in range(3): p.stroke([(238+k*5, 222), (236+k*6, 208), (244+k*7, 202)], [2.4, 1.6, .5])
    p.outline(body, 3.2, 4); p.stroke(ell(256, 366, 132, 112, 0, 20, 188, 224), [.6, 5, .6], raw=True)
    glass_neck(p, 104, 160, 46); cork(p, 58, 100, 48, 42)
    # tubes in
    p.tube([(286, 60), (330, 20), (420, 40), (440, 130)], [10, 11, 11, 11], w=2.4, rib_gap=7, rib_w=2.4, base=.3); drop(p, 442, 170, 13)
    ground(p, 492, 100, 420); return p


def unlabelled():
    """A tall bottle; where the label was there is a paler square."""
    p = Plate(416)
    b = join([(220, 90), (220, 170), (176, 220), (160, 270), (160, 470), (176, 490)], [(176, 490), (336, 490)], [(336, 490), (352, 470), (352, 270), (336, 220), (292, 170), (292, 90)], [(292, 90), (220, 90)]); p.shape(b, 3.2, 4)
    lv = 250; lq = join([(164, lv), (256, lv+14), (348, lv)], [(348, lv), (348, 466), (334, 484)], [(334, 484), (178, 484)], [(178, 484), (164, 466), (164, lv)]); p.tone(lq, 0, 4.8, 4.4, across(160, 352, .5, 1.05), t0=.3); e = ell(256, lv, 92, 14); p.knock(e); p.outline(e, 2.4, 1.6); p.tone(b, 90, 5.6, 2.2, lambda x, y: (x-256)/110 if y < lv-14 else 0, t0=.3)
    lb = straight([(180, 316), (332, 316), (332, 420), (180, 420)]); p.knock(lb); p.outline(lb, 1.6, .6)
    for x, y in ((186, 322), (206, 318), (326, 412), (316, 322), (190, 408)): q = cr([(x-8, y-5), (x+8, y-6), (x+10, y+5), (x-5, y+8)], True); p.tone(q, 30, 4, 2.4, K(.7)); p.outline(q, 1.8, 1)
    # what is left of a question
    p.stroke([(234, 348), (244, 332), (268, 334), (276, 354), (258, 372), (256, 388)], [5, 7, 8, 8, 7, 5], RED); p.dot(256, 406, 6, RED)
    glass_neck(p, 84, 120, 36); cork(p, 34, 78, 36, 30)
    p.stroke([(178, 290), (176, 380), (180, 460)], [.6, 5, .6], color=INK)
    # fruit: an almond and an apple
    al = cr([(66, 486), (84, 440), (110, 426), (124, 452), (112, 484), (88, 498)], True); p.shape(al, 2.8, 3); p.tone(al, 60, 5, 3, base=.1); [p.stroke([(78+k*9, 484), (92+k*6, 456), (106+k*2, 440)], [.6, 2, .6]) for k in range(3)]
    orb(p, 424, 452, 42, .1, ry=40); p.stroke([(424, 416), (428, 396), (440, 388)], [4, 3, 1.4]); leaf(p, (430, 400), (466, 382), 18); p.stroke([(408, 420), (424, 428), (440, 420)], [1, 3.4, 1])
    ground(p, 494, 40, 470); return p


PLATES = {'confession': confession, 'last-candle': last_candle, 'last-rites': last_rites, 'scrying-flame': scrying_flame, 'almsgiving': almsgiving, 'clay-covenant': clay_covenant, 'hand-me-down': hand_me_down, 'stolen-technique': stolen_technique,
          'blood-rite': blood_rite, 'dueling-ground': dueling_ground, 'offering-to-na': offering, 'poisoned-letter': poisoned_letter, 'school-of-knives': school_of_knives, 'berserk-draught': berserk_draught, 'homunculus-rite': homunculus, 'unlabelled-bottle': unlabelled}
