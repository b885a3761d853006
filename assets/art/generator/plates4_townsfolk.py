"""Townsfolk: one portrait to a card."""
from kit4 import *
from figures2 import almond_v


def archaeologist():
    p = Plate(601); coat(p, 256, 300, 176, base=.22); head(p, 256, 206, 104, -.03, .2, .4); hair(p, 256, 206, 104, 'long', .55); hat(p, 256, 206, 104, 'brim', .25)
    sleeve(p, [(110, 504), (96, 440), (150, 410)], [96, 76, 44], .25); skull(p, at(190, 376, -10, .46), jaw=False); fist(p, 172, 424, 30, 10)
    p.tube([(330, 440), (372, 380), (402, 330)], [13, 13, 12], w=2.5, rib_gap=8, rib_w=2.8, base=.25); q = straight([(392, 336), (414, 322), (440, 350), (420, 366)]); p.shape(q, 2.6, 2.6); [p.stroke([(428+k*4, 360-k*6), (446+k*4, 376-k*6)], [3, 1]) for k in range(4)]; hold(p, 350, 410, 1, 30, .25); drop(p, 200, 402, 7); crop(p); return p


def drillmaster():
    """A black pawn with a cane, its shadow a straight line."""
    p = Plate(602); lathe(p, base_prof(376), base=.5, rings=(436, 466), w=4.2); lathe(p, [(230, 40), (250, 36), (310, 36), (350, 44), (384, 54)], base=.5, w=4.2); lathe(p, [(206, 52), (216, 66), (228, 66), (236, 50)], base=.5, w=4.2); orb(p, 256, 150, 66, .5, w=4.2)
    for s in (1, -1): e = cr([(256+s*12, 146), (256+s*30, 136), (256+s*46, 146), (256+s*30, 154)], True); p.knock(e); p.outline(e, 2, 1); p.solid(ell(256+s*30, 146, 5, 5, 0, 12), RED)
    hat(p, 256, 152, 70, 'cap', .4); moustache(p, 256, 150, 66, 1)
    p.tube([(316, 260), (370, 270), (404, 230)], [30, 26, 22], rib_gap=6, rib_w=3.8, base=.5); p.tube([(396, 480), (408, 220), (414, 70)], [9, 9, 9], w=2.4, rib_gap=9, rib_w=2.6, base=.3); orb(p, 415, 64, 15, .1); orb(p, 408, 228, 19, .4); p.tube([(196, 260), (150, 300), (170, 340)], [30, 26, 22], rib_gap=6, rib_w=3.8, base=.5); orb(p, 176, 346, 18, .4)
    a = straight([(70, 150), (84, 120), (98, 150), (90, 150), (90, 430), (78, 430), (78, 150)]); p.solid(a, RED); p.outline(a, 1.6, 1); return p


def bonesetter():
    p = Plate(603); coat(p, 256, 250, 170, 440, .1, False); head(p, 256, 160, 98, -.03, -.3, -.2); hair(p, 256, 160, 98, 'short', .4); glasses(p, 256, 160, 98); moustache(p, 256, 160, 98, 0)
    table(p, 430, 30, 482, 26); 
    p.tube([(60, 404), (150, 396), (236, 400)], [70, 62, 50], rib_gap=7, rib_w=2.8, base=.05, w=2.7); p.tube([(276, 400), (360, 396), (450, 404)], [48, 60, 66], rib_gap=7, rib_w=2.8, base=.05, w=2.7); [p.tube([(150+k*46, 366), (154+k*46, 400), (150+k*46, 434)], [19, 20, 19], w=2.4, rib_gap=6, rib_w=2.6, base=0) for k in range(5)]
    sp = straight([(120, 360), (400, 352), (400, 366), (120, 374)]); p.shape(sp, 2.6, 2.8); p.tone(sp, 2, 4.8, 3, K(.5)); hold(p, 150, 340, -1, 30, .15, (70, 330)); hold(p, 372, 336, 1, 30, .15, (440, 330)); dr = cr([(246, 392), (262, 388), (266, 404), (250, 410)], True); p.knock(dr); p.solid(dr, RED); ground(p, 474, 60, 460); return p


def bookmaker():
    p = Plate(604); coat(p, 256, 292, 180, base=.35, tie=RED); head(p, 256, 196, 104, -.03, .8, .2); hat(p, 256, 196, 104, 'bowler', .4, INK); moustache(p, 256, 196, 104)
    bd = straight([(60, 330), (210, 320), (216, 480), (66, 490)]); p.shape(bd, 3, 3.2); p.tone(bd, 30, 4.6, 4.6, K(.92), t0=.2); [(lambda q: (p.knock(q)))(straight([(80, 346+k*30), (150-k*8, 344+k*30), (150-k*8, 350+k*30), (80, 352+k*30)])) for k in range(4)]; [(lambda q: p.knock(q))(straight([(170, 342+k*30), (196, 340+k*30), (196, 347+k*30), (170, 349+k*30)])) for k in range(4)]; fist(p, 74, 420, 28, 0)
    for k in range(5): coinlet(p, 390, 470-k*14, 34, .3, .34)
    hold(p, 392, 384, 1, 28, .35); coinlet(p, 372, 366, 24, .4, .2); crop(p); return p


def bouncer():
    """Arms folded; wider than the door."""
    p = Plate(605); dr = straight([(150, 10), (362, 10), (362, 300), (150, 300)]); p.shape(dr, 2.8, 3); p.tone(dr, 88, 4.6, 4.4, K(.9), t0=.2)
    b = join([(200, 200), (256, 190), (312, 200)], [(312, 200), (440, 230), (496, 320), (500, 500)], [(500, 500), (12, 500)], [(12, 500), (16, 320), (72, 230), (200, 200)]); p.shape(b, 3, 3.8); p.tone(b, 80, 5.6, 3.8, folds(256, 220, .4, 460, .16), t0=.34)
    head(p, 256, 136, 82, .0, -.9, -1.1); p.tone(ell(256, 60, 60, 22), 10, 5, 2, K(.5)); p.stroke([(214, 150), (206, 170), (212, 186)], [1, 3.4, 1], RED)
    c = straight([(226, 204), (286, 204), (272, 240), (240, 240)]); p.knock(c); p.outline(c, 2.4, 2); bt = straight([(238, 224), (274, 244), (274, 224), (238, 244)]); p.solid(bt)
    sleeve(p, [(60, 330), (120, 420), (300, 380)], [130, 116, 84], .45, 7); sleeve(p, [(452, 330), (400, 420), (220, 400)], [130, 116, 84], .5, 7); fist(p, 206, 398, 44, 180, .03, -1); blob(p, [(300, 360), (330, 348), (346, 372), (330, 400), (302, 400)], .05); crop(p); return p


def chef():
    p = Plate(606); coat(p, 256, 300, 176, base=.05, lapels=False); [[p.outline(ell(x, 360+k*36, 7, 7, 0, 18), 2.4, 1.6) for k in range(4)] for x in (228, 284)]; p.stroke([(256, 306), (254, 504)], 3)
    head(p, 256, 224, 104, -.03, 1, .6); moustache(p, 256, 224, 104, 1)
    for x, y, r, s in ((190, 84, 52, 1), (256, 60, 60, 2), (322, 84, 52, 3), (222, 104, 40, 5), (292, 104, 40, 6)): puff(p, x, y, r, -.1, s)
    bd = straight([(166, 124), (346, 124), (340, 180), (172, 180)]); p.shape(bd, 3, 3.2); p.tone(bd, 88, 6, 2.6, lambda x, y: .3+(x-166)/300+.2*math.sin(x/9), t0=.4)
    T = at(120, 340, -14); cl = straight(T([(-50, -110), (40, -110), (40, 10), (-50, 10)])); p.shape(cl, 2.8, 3.2); p.tone(cl, 70, 5, 2.8, lambda x, y: .3+(y-260)/200); p.solid(ell(*T([(24, -92)])[0], 7, 7, 0, 16)); p.solid(straight(T([(-50, -30), (-50, 10), (0, 10), (-30, 0)])), RED); p.tube(T([(20, 10), (20, 60), (20, 100)]), [20, 22, 20], w=2.5, rib_gap=7, rib_w=3.2, base=.4); fist(p, *T([(20, 60)])[0], 30, 80); 
    # a plate with a hand under a cloche
    pl = ell(392, 466, 96, 20, 0, 60); p.shape(pl, 3, 3.2); cz = join([(316, 460), (322, 396), (392, 356), (462, 396), (468, 460)], [(468, 460), (392, 472), (316, 460)]); p.shape(cz, 3, 3.4); p.tone(cz, 20, 5.2, 2.8, ball(380, 420, 84, 70, -.02, 1), t0=.4, bend=.3); orb(p, 392, 350, 11, .1); [p.tube([(440+k*14, 464), (452+k*14, 470), (460+k*12, 480)], [11, 10, 7], w=2.1) for k in range(3)]; crop(p); return p


def card_sharp():
    p = Plate(607); coat(p, 256, 296, 180, base=.5, tie=RED); head(p, 256, 198, 106, -.03, .7, -.5); hair(p, 256, 198, 106, 'parted', .85); moustache(p, 256, 198, 106, 1)
    for k, s in enumerate((-34, -18, -2, 14, 30)): T = at(130, 470, s); c = straight(T([(-34, -140), (34, -140), (34, -40), (-34, -40)])); p.knock(c); p.outline(c, 2.6, 2.8); q = straight(T([(0, -112), (14, -92), (0, -72), (-14, -92)])); p.solid(q, RED if k == 4 else INK)
    hold(p, 130, 440, -1, 30, .5, (20, 504)); 
    sleeve(p, [(470, 504), (450, 430), (386, 380)], [110, 90, 56], .5); T = at(380, 340, 24); c = straight(T([(-26, -70), (26, -70), (26, 30), (-26, 30)])); p.knock(c); p.outline(c, 2.6, 2.8); [p.solid(T(ell(0, -20, 9, 9, 0, 18)))]; fist(p, 372, 366, 30, 200, thumb=-1); crop(p); return p


def censor():
    p = Plate(608); coat(p, 256, 300, 170, 440, .45); head(p, 256, 196, 102, -.03, -.9, -.6, None); hair(p, 256, 196, 102, 'parted', .5); b = straight([(160, 172), (352, 172), (352, 212), (160, 212)]); p.knock(b); p.solid(b)
    table(p, 446, 20, 492, 26); sheet(p, [(120, 356), (390, 350), (420, 446), (96, 446)], 0, curl=2); [p.solid(straight([(140-k*3, 370+k*18), (360+k*6-(k % 3)*50, 369+k*18), (361+k*6-(k % 3)*50, 380+k*18), (139-k*3, 381+k*18)])) for k in range(4)]; p.tube([(300, 420), (350, 370), (392, 330)], [17, 17, 16], w=2.5, rib_gap=8, rib_w=2.8, base=.3); hold(p, 356, 372, 1, 30, .45, (450, 446)); lathe(p, [(404, 14), (410, 22), (430, 28), (446, 28)], cx=60, base=.5); p.solid(ell(60, 404, 12, 4, 0, 20), RED); ground(p, 484, 60, 460); return p


def confessor():
    p = Plate(609); hoodrobe(p, 280, spread=190, bottom=504, base=.5); st = [straight([(256+s*30, 300), (256+s*66, 296), (256+s*76, 504), (256+s*36, 504)]) for s in (1, -1)]; [(p.knock(q), p.solid(q, RED), p.outline(q, 2.4, 2.2)) for q in st]; f = hood(p, 256, 190, 116, 150, .2, dark=False); head(p, 256, 200, 84, -.02, .3, .2, 'shut')
    for s in (1, -1): sleeve(p, [(256+s*176, 420), (256+s*140, 470), (256+s*50, 440)], [100, 86, 50], .5)
    for s in (1, -1): [p.tube([(256+s*30, 446-k*13), (256+s*6, 436-k*16), (256-s*4, 420-k*16)], [15, 14, 10], w=2.2, rib_gap=6, rib_w=2.2, base=.05) for k in range(4)]
    er = cr([(60, 150), (100, 120), (130, 150), (124, 200), (100, 236), (80, 220), (76, 190)], True); p.shape(er, 2.8, 3); p.tone(er, 30, 5, 2.6, base=0); p.stroke([(76, 160), (102, 142), (116, 168), (96, 206)], [1, 4, 4, 1]); almond_v(p, 410, 176, 22, 42, 3); crop(p); return p


def bachelor():
    """Evening dress, one place laid."""
    p = Plate(610); coat(p, 256, 250, 160, 420, .55); head(p, 256, 158, 92, -.03, 0, .1, 'open'); hair(p, 256, 158, 92, 'parted', .7); moustache(p, 256, 158, 92, 0); bt = [straight([(256, 296), (256+s*34, 280), (256+s*34, 314)]) for s in (1, -1)]; [(p.knock(q), p.solid(q)) for q in bt]; orb(p, 256, 297, 7, .2)
    tb = straight([(20, 420), (492, 420), (472, 500), (40, 500)]); p.shape(tb, 3, 3.4); p.tone(tb, 86, 6, 2.4, lambda x, y: .25+.25*math.sin(x/16), t0=.4); pl = ell(256, 424, 92, 20, 0, 60); p.shape(pl, 2.8, 2.8); p.outline(ell(256, 424, 66, 13, 0, 50), 1.8, 1); drop(p, 256, 428, 7); p.tube([(140, 440), (136, 410), (138, 380)], [6, 7, 11], w=2.2); [p.stroke([(132+k*6, 384), (131+k*7, 360)], 3) for k in range(3)]; blade(p, (372, 440), (380, 360), 13); lathe(p, [(330, 22), (350, 26), (372, 18), (384, 5), (408, 4), (416, 20), (420, 22)], cx=430, base=0); lathe(p, [(330, 5), (400, 8), (412, 20), (420, 22)], cx=84, base=.2); flame(p, 84, 330, 44, red=False); return p


def contrarian():
    """The portrait hung upside down, by request."""
    p = Plate(611); fr = straight([(90, 60), (422, 60), (422, 470), (90, 470)]); inn = straight([(128, 98), (384, 98), (384, 432), (128, 432)]); p.shape(fr, 3, 3.8); p.tone(fr, 40, 5.4, 3.4, ball(230, 230, 240, 280, .1, 1), t0=.32, only=lambda x, y: not inside(inn, x, y)); [p.shape(ell(x, y, 15, 15, 0, 24), 2.4, 2) for x in (109, 403) for y in (79, 451)]; p.knock(inn); p.outline(inn, 3, 2.6)
    q = Plate(612); hoodrobe(q, 350, spread=124, bottom=432, base=.4); head(q, 256, 266, 92, -.03, -.8, -.9); hair(q, 256, 266, 92, 'short', .6); beard(q, 256, 266, 92, .4, .4); q.knock(straight([(0, 432), (512, 432), (512, 600), (0, 600)], step=20)); 
    flip = lambda z: (z[0], 530-z[1])
    p.strokes += [([(*flip(z), z[2]) for z in s], c) for s, c in q.strokes]; p.solids += [([flip(z) for z in s], c, o) for s, c, o in q.solids]
    p.stroke([(180, 60), (256, 14), (332, 60)], 3); orb(p, 256, 12, 8, .3); pl = straight([(206, 476), (306, 476), (306, 500), (206, 500)]); p.shape(pl, 2.6, 2.6); p.stroke([(222, 488), (290, 488)], 3.4, RED); return p


def dancing_master():
    p = Plate(613); [p.solid(ell(x, y, 15, 7, a, 18), RED if k == 3 else INK) for k, (x, y, a) in enumerate(((80, 470, -20), (130, 440, 10), (170, 480, -10), (220, 450, 30), (420, 470, 10), (380, 440, -20)))]; dashes(p, cr([(80, 470), (130, 440), (170, 480), (220, 450), (300, 476), (380, 440), (420, 470)], step=2), 5, 7, 1.8)
    for q in ([(270, 300), (250, 370), (262, 440)], [(290, 300), (340, 350), (372, 410)]): p.tube(q, [46, 30, 20], rib_gap=5.6, rib_w=3, base=.1)
    [(lambda o: (p.knock(o), p.solid(o)))(cr(q, True)) for q in ([(250, 436), (274, 434), (278, 452), (230, 456), (226, 446)], [(362, 400), (384, 408), (392, 436), (376, 440)])]
    ct = join([(236, 150), (276, 140), (316, 154)], [(316, 154), (320, 240), (360, 330), (330, 344)], [(330, 344), (280, 290), (236, 340), (206, 330)], [(206, 330), (236, 240), (236, 150)]); p.shape(ct, 3, 3.6); p.tone(ct, 80, 5.2, 3.8, folds(276, 170, .42, 200), t0=.34)
    head(p, 272, 96, 54, -.03, .8, .9); [p.tube([(222+k*2, 70+k*14), (212, 78+k*14), (216, 88+k*14)], [13, 15, 12], w=2.2, rib_gap=5, rib_w=2.2) for k in range(4)]; [p.tube([(322-k*2, 70+k*14), (332, 78+k*14), (328, 88+k*14)], [13, 15, 12], w=2.2, rib_gap=5, rib_w=2.2) for k in range(4)]; blob(p, [(226, 70), (246, 40), (276, 32), (306, 42), (320, 72), (272, 58)], .05)
    sleeve(p, [(310, 176), (380, 190), (430, 130)], [46, 38, 26], .4); p.tube([(432, 128), (446, 106), (456, 84)], [14, 12, 4], w=2.2); sleeve(p, [(240, 176), (176, 220), (130, 190)], [46, 38, 26], .4); p.tube([(110, 330), (128, 190), (140, 90)], [6, 6, 5], w=2.2, rib_gap=9, rib_w=2.4); fist(p, 126, 186, 17, 0); ground(p, 494, 60, 460); return p


def executioner():
    p = Plate(614); b = join([(196, 200), (256, 190), (316, 200)], [(316, 200), (420, 240), (462, 340), (470, 500)], [(470, 500), (42, 500)], [(42, 500), (50, 340), (92, 240), (196, 200)]); p.shape(b, 3, 3.8); p.tone(b, 20, 5.6, 2.8, ball(230, 320, 200, 190, .0, 1), t0=.42, bend=.2); p.stroke([(256, 260), (252, 360), (258, 440)], [1, 4, 1]); [p.stroke([(256+s*20, 290), (256+s*80, 312), (256+s*130, 290)], [1, 4, 1]) for s in (1, -1)]; [p.stroke([(256+s*60, 204), (256+s*120, 504)], 15) for s in (1, -1)]
    h = join([(256, 40), (316, 62), (340, 140), (326, 220)], [(326, 220), (256, 246), (186, 220)], [(186, 220), (172, 140), (196, 62), (256, 40)]); p.shape(h, 3, 3.8); p.tone(h, 70, 4.8, 4.6, ball(240, 130, 90, 110, .5, .75), t0=.28, bend=.2); [(lambda e: (p.knock(e), p.outline(e, 2.4, 1.6), p.solid(ell(256+s*32, 138, 7, 7, 0, 16))))(ell(256+s*32, 138, 17, 12, 0, 30)) for s in (1, -1)]; st = [p.stroke([(256+k*9, 196), (256+k*9, 214)], 2.6) for k in (-2, -1, 0, 1, 2)]
    p.tube([(150, 504), (240, 400), (400, 200)], [20, 20, 19], w=2.8, rib_gap=8, rib_w=3, base=.25); T = at(406, 190, 38); hd = join(T([(14, -30), (70, -66), (110, -60)]), T([(110, -60), (124, 0), (104, 66)]), T([(104, 66), (64, 50), (14, 28)]), T([(14, 28), (14, -30)])); p.shape(hd, 3, 3.6); p.tone(hd, 60, 5, 3.2, lambda x, y: .2+(y-110)/200); p.solid(cr(T([(106, 10), (121, 6), (108, 58), (100, 48)]), True), RED); sleeve(p, [(90, 330), (110, 440), (200, 440)], [90, 76, 50], .1); fist(p, 216, 430, 34, -40); sleeve(p, [(430, 330), (430, 400), (330, 310)], [90, 74, 50], .1); fist(p, 316, 300, 34, 130); crop(p); return p


def exorcist():
    p = Plate(615); hoodrobe(p, 290, spread=180, bottom=504, base=.6); head(p, 256, 196, 104, -.02, -.6, -.8); hair(p, 256, 196, 104, 'long', .25); hat(p, 256, 196, 104, 'brim', .55)
    c = straight([(236, 296), (276, 296), (276, 312), (236, 312)]); p.knock(c); p.outline(c, 2.2, 1.8)
    sheet(p, [(60, 340), (180, 330), (188, 470), (66, 480)], 5, 7); hold(p, 84, 420, -1, 28, .6, (20, 504))
    hd = p.tube([(392, 470), (388, 360), (384, 250)], [12, 11, 10], w=2.5, rib_gap=8, rib_w=2.6, base=.3); lathe(p, [(196, 10), (206, 26), (226, 30), (246, 20), (256, 8)], cx=384, base=.1); [p.dot(384+dx, 222+dy, 3) for dx, dy in ((-12, 0), (0, 4), (12, 0), (-6, -10), (6, -10))]; [drop(p, x, y, 7) for x, y in ((330, 210), (440, 190), (352, 160), (420, 140), (470, 240))]; hold(p, 390, 390, 1, 30, .6); crop(p); return p


def fortune_teller():
    p = Plate(616); hoodrobe(p, 286, spread=184, bottom=460, base=.3); head(p, 256, 180, 98, -.03, .2, .5, 'shut'); hair(p, 256, 180, 98, 'long', .75); s = join([(156, 150), (170, 90), (256, 62), (342, 90), (356, 150)], [(356, 150), (256, 116), (156, 150)]); p.shape(s, 2.8, 3.2); p.tone(s, 40, 5.4, 3, lambda x, y: .3+(x-156)/300, t0=.38); [p.shape(ell(166+k*30, 148-26*math.sin(math.pi*(k+.5)/7), 8, 8, 0, 18), 2.2, 1.6) for k in range(7)]; [p.outline(ell(256+s2*92, 226, 17, 17, 0, 24), 4, 1.6) for s2 in (1, -1)]
    orb(p, 256, 390, 84, -.12, 30, 5.6, 2.4, lw=3.2, heavy=3.8); eyeball(p, 256, 388, 46, 26, iris=.7, lw=2.6); p.stroke(ell(256, 390, 66, 66, 0, 20, 200, 240), [.6, 5, .6], raw=True); lathe(p, [(462, 50), (474, 60), (488, 84), (498, 86)], base=.3)
    for s2 in (1, -1): sleeve(p, [(256+s2*190, 470), (256+s2*170, 420), (256+s2*124, 396)], [90, 76, 44], .3); [p.tube([(256+s2*118, 404-k*13), (256+s2*96, 384-k*17), (256+s2*76, 362-k*15)], [17, 15, 9], w=2.3, rib_gap=6, rib_w=2.3, base=.05) for k in range(4)]
    crop(p, 502); return p


def heckler():
    p = Plate(617); coat(p, 236, 320, 170, base=.3); head(p, 236, 216, 112, -.02, 0, -1.1, None); hair(p, 236, 216, 112, 'short', .6); hat(p, 236, 216, 112, 'cap', .4); [p.stroke([(236+s*16, 214), (236+s*38, 200), (236+s*62, 210)], [1.4, 6, 1]) for s in (1, -1)]
    mo = cr([(196, 270), (236, 256), (276, 270), (272, 312), (236, 326), (200, 312)], True); p.knock(mo); p.solid(mo); tg = cr([(214, 304), (236, 294), (258, 304), (250, 318), (222, 318)], True); p.solid(tg, RED); tt = straight([(206, 266), (266, 266), (260, 277), (212, 277)]); p.knock(tt); p.outline(tt, 1.8, 1)
    for s in (1, -1): sleeve(p, [(236+s*150, 420), (236+s*150, 350), (236+s*100, 300)], [84, 66, 40], .3); [p.tube([(236+s*98, 300-k*12), (236+s*84, 278-k*12), (236+s*64, 268-k*9)], [17, 15, 10], w=2.3, rib_gap=6, rib_w=2.3, base=.05) for k in range(3)]
    for k, (x, y, a) in enumerate(((400, 90, 20), (450, 170, 60), (370, 40, -10))): t = orb(p, x, y, 26, .2, red=(k == 0)); p.stroke([(x, y-26), (x+4, y-38)], 4); [p.stroke([(x-34-j*10, y+20+j*6), (x-56-j*8, y+34+j*6)], [3, .6]) for j in range(2)]
    crop(p); return p


def jealous_sibling():
    """Two pawns; the smaller leans, and counts."""
    p = Plate(618); 
    def pawn(cx, k, base, y=490):
        Y = lambda v: y-(492-v)*k
        lathe(p, [(Y(a), h*k) for a, h in base_prof(376)], cx=cx, base=base); lathe(p, [(Y(a), h*k) for a, h in ((240, 38), (260, 34), (310, 34), (350, 42), (384, 52))], cx=cx, base=base); lathe(p, [(Y(a), h*k) for a, h in ((216, 48), (226, 62), (238, 62), (246, 46))], cx=cx, base=base); orb(p, cx, Y(164), 64*k, base); return Y(164), 64*k
    y, r = pawn(170, 1.05, .04); [p.stroke([(170+s*r*.2, y), (170+s*r*.4, y+5), (170+s*r*.6, y)], [1, 4, 1]) for s in (1, -1)]; p.stroke([(150, y+26), (170, y+32), (190, y+26)], [1, 4, 1]); cw = straight([(116, y-50), (108, y-106), (140, y-80), (170, y-118), (200, y-80), (232, y-106), (224, y-50), (170, y-40)]); p.shape(cw, 2.8, 3); p.tone(cw, 80, 5, 2.6, across(110, 230, .1, .9))
    y, r = pawn(384, .74, .35); [(lambda e: (p.knock(e), p.outline(e, 2.4, 1.6), p.solid(ell(384+s*17-7, y-4, 6, 6, 0, 14), RED)))(ell(384+s*17, y-4, 13, 10, 0, 24)) for s in (1, -1)]; [p.stroke([(384+s*6, y-18), (384+s*18, y-22+ (6 if s < 0 else 0)), (384+s*34, y-26)], [1, 5, 1]) for s in (1, -1)]; p.stroke([(370, y+26), (386, y+20), (400, y+26)], [1, 4, 1]); p.tube([(350, 370), (310, 360), (276, 330)], [20, 17, 12], rib_gap=5, rib_w=2.8, base=.3); [p.tube([(278, 332), (264+k*6, 318-k*4), (252+k*12, 306-k*5)], [9, 8, 4], w=2) for k in range(3)]; ground(p, 498, 50, 470); return p


def matchmaker():
    p = Plate(619); coat(p, 256, 290, 170, base=.2, lapels=False); sh = cr([(150, 330), (200, 290), (256, 330), (312, 290), (362, 330), (330, 420), (256, 450), (182, 420)], True); p.shape(sh, 2.8, 3.2); p.tone(sh, 40, 6, 2.6, K(.5)); head(p, 256, 196, 100, -.04, .9, .6, 'shut'); hair(p, 256, 196, 100, 'short', .35); orb(p, 256, 76, 36, .3); glasses(p, 256, 196, 100)
    rope = cr([(96, 390), (160, 440), (256, 424), (352, 440), (416, 390)], step=3); p.tube(rope, 15, raw=True, rib_gap=7, rib_w=3, bulge=.9, base=.1, w=2.5)
    for x, dark in ((84, 0), (428, 1)): 
        h = cr([(x, 330), (x+22, 312), (x+42, 326), (x+38, 360), (x, 400), (x-38, 360), (x-42, 326), (x-22, 312)], True); p.knock(h); p.solid(h, RED) if not dark else p.tone(h, 30, 4.8, 4, K(.8), t0=.3); p.outline(h, 2.8, 2.6)
    fist(p, 196, 436, 30, 0); fist(p, 318, 436, 30, 180, thumb=-1); crop(p); return p


PLATES = {'archaeologist': archaeologist, 'black-drillmaster': drillmaster, 'bonesetter': bonesetter, 'bookmaker': bookmaker, 'bouncer': bouncer, 'cannibal-chef': chef, 'card-sharp': card_sharp, 'censor': censor, 'confessor': confessor, 'confirmed-bachelor': bachelor, 'contrarian': contrarian,
          'dancing-master': dancing_master, 'executioner': executioner, 'exorcist': exorcist, 'fortune-teller': fortune_teller, 'heckler': heckler, 'jealous-sibling': jealous_sibling, 'matchmaker': matchmaker}
