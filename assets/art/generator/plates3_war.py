"""Commands: drums and marches, weather, taxes, and the works."""
from kit3 import *
from figures2 import almond_v


def bugle():
    p = Plate(451)
    # bell, loop, mouthpiece
    p.tube([(60, 150), (160, 190), (290, 230), (400, 250), (440, 300), (400, 346), (290, 340), (200, 300), (190, 256), (250, 236), (330, 262)], [20, 22, 24, 26, 28, 29, 29, 29, 28, 30, 36], rib_gap=7, rib_w=3, base=.12, w=2.8, heavy=3)
    b = p.tube([(300, 252), (372, 280), (436, 320), (470, 352)], [34, 52, 96, 164], rib_gap=7, rib_w=3.2, base=.1, w=2.8, heavy=3.2, cap=False)
    o = ell(468, 350, 26, 84, 38, 60); p.shape(o, 3, 3.2); i = ell(469, 351, 17, 68, 38, 50); p.knock(i); p.solid(i)
    mp = p.tube([(36, 136), (62, 152), (74, 156)], [46, 30, 20], rib_gap=6, rib_w=3, base=.2, w=2.6)
    # cord and tassels
    p.tube([(150, 190), (170, 300), (140, 380), (190, 430)], [9, 9, 9, 9], w=2.2, rib_gap=5, rib_w=3, base=.3)
    for x, y in ((192, 436), (168, 448)):
        t = join([(x-9, y), (x, y-8), (x+9, y)], [(x+9, y), (x+16, y+44)], [(x+16, y+44), (x, y+48), (x-16, y+44)], [(x-16, y+44), (x-9, y)]); p.knock(t); p.solid(t, RED); p.outline(t, 2.4, 2.2); [p.stroke([(x+k*4, y+6), (x+k*7, y+46)], 1.8) for k in (-1, 0, 1)]
    for k, a in enumerate((-64, -48, -32)): A = math.radians(a); p.stroke([(430+math.cos(A)*70, 262+math.sin(A)*70), (430+math.cos(A)*132, 262+math.sin(A)*132)], [1, 6, .6])
    return fit(p, 1.0, -8, 0)


def muster():
    """A standard, and names enough spears to answer it."""
    p = Plate(452)
    for k, x in enumerate((70, 118, 166, 346, 394, 442)):
        y = 120+18*(k % 2)+8*(k % 3); p.tube([(x, 496), (x, 300), (x, y+40)], [9, 8, 8], w=2.3, rib_gap=9, rib_w=2.4, base=.35, cap=False); s = straight([(x, y-26), (x+13, y+16), (x, y+44), (x-13, y+16)]); p.shape(s, 2.6, 2.4); p.tone(straight([(x, y-26), (x+13, y+16), (x, y+44)]), 80, 4.4, 3, K(.8))
    for k, x in enumerate((60, 124, 188, 324, 388, 452)):
        y = 420+10*(k % 2); b = cr([(x-42, 500), (x-40, y+30), (x, y+6), (x+40, y+30), (x+42, 500)], False)+[(x-42, 500)]; p.shape(b, 2.6, 3); p.tone(b, 80, 5.2, 3.6, across(x-42, x+42, .4, 1))
        h = join([(x-27, y+8), (x-26, y-22), (x, y-40), (x+26, y-22), (x+27, y+8)], [(x+27, y+8), (x, y+16), (x-27, y+8)]); p.shape(h, 2.6, 3); p.tone(h, 84, 5, 3.4, across(x-27, x+27, .15, 1)); p.stroke([(x-33, y+6), (x, y+15), (x+33, y+6)], [3, 5, 4]); p.stroke([(x, y-40), (x, y+10)], [2, 2.6])
    p.tube([(256, 500), (256, 260), (256, 30)], [15, 14, 12], w=2.6, rib_gap=9, rib_w=2.8, base=.25); orb(p, 256, 24, 14, .1); p.tube([(150, 62), (256, 58), (362, 62)], [10, 12, 10], w=2.4, rib_gap=8, rib_w=2.4, base=.3)
    fl = join([(158, 68), (256, 74), (354, 68)], [(354, 68), (350, 200), (358, 300)], [(358, 300), (330, 330), (306, 296), (282, 336), (256, 300), (230, 336), (206, 296), (182, 330), (154, 300)], [(154, 300), (162, 200), (158, 68)]); p.shape(fl, 3, 3.6); p.tone(fl, 86, 5.4, 2.8, lambda x, y: .3+(x-158)/420+.28*math.sin((x-158)/15), t0=.4)
    sh = join([(206, 120), (256, 112), (306, 120)], [(306, 120), (302, 196), (256, 244)], [(256, 244), (210, 196), (206, 120)]); p.knock(sh); p.solid(sh, RED); p.outline(sh, 3, 2.8); fist(p, 256, 172, 32, -90, .0); crop(p); return p


def war_drums():
    p = Plate(453)
    for s in (1, -1): T = at(256+s*110, 96, s*34); p.tube(T([(0, 60), (0, -20), (0, -90)]), [12, 13, 14], w=2.5, rib_gap=9, rib_w=2.6, base=.2); x, y = T([(0, 76)])[0]; orb(p, x, y, 22, .1)
    dr = join([(96, 220), (256, 264), (416, 220)], [(416, 220), (408, 320), (416, 440)], [(416, 440), (256, 490), (96, 440)], [(96, 440), (104, 320), (96, 220)]); p.shape(dr, 3, 3.8); p.tone(dr, 88, 5.6, 3.4, across(100, 412, .12, 1.0), t0=.36)
    for k in range(8):
        t = (k+.5)/8; x0 = 100+k*40; 
        a, b = (98+k*45.3, 252+26*math.sin(math.pi*k/7)), (120+k*39, 446+30*math.sin(math.pi*(k+.5)/8)); c = (98+(k+1)*45.3, 252+26*math.sin(math.pi*(k+1)/7))
        p.stroke([a, b], 4.4); p.stroke([b, (min(414, c[0]), c[1])], 4.4) if k < 7 else None
    for y, d in ((224, 1), (440, 1)): p.tube([(92, y), (256, y+46), (420, y)], [28, 30, 28], w=2.8, rib_gap=8, rib_w=3.2, base=.3, cap=False)
    e = ell(256, 206, 166, 46, 0, 90); p.shape(e, 3.2, 3); p.tone(e, 0, 6, 2, lambda x, y: .15+(x-120)/420, t0=.42); p.outline(ell(256, 206, 150, 39, 0, 80), 1.6, 1)
    # the skin had a face
    for s in (1, -1): p.stroke([(256+s*26, 200), (256+s*50, 194), (256+s*74, 202)], [1, 5, 1])
    p.stroke([(230, 224), (256, 218), (282, 224)], [1, 4.6, 1]); p.stroke([(256, 198), (252, 210), (260, 212)], [1, 3, 1])
    sp = cr([(332, 196), (352, 190), (366, 200), (358, 212), (338, 212)], True); p.solid(sp, RED); p.dot(380, 206, 4, RED); p.dot(324, 184, 3.4, RED)
    for s in (1, -1):
        for k in range(3): A = math.radians(-90+s*(40+k*16)); p.stroke([(256+math.cos(A)*150, 170+math.sin(A)*60), (256+math.cos(A)*180, 170+math.sin(A)*110)], [1, 4, .6]) if k == 0 else None
    return p


def forced_march():
    """Boots in a row on one chain."""
    p = Plate(454)
    for k, y in enumerate((470, 476, 482)): p.stroke([(20, y), (256, y-2), (492, y)], [.6, 2.4, .6])
    for x, up in ((330, 0), (170, 1), (20, 0)):
        T = lambda q, x=x, up=up: at(x, -14*up, 10*up, .95, 80, 470)(q)
        b = join(T([(40, 250), (80, 244), (118, 250)]), T([(118, 250), (112, 340), (122, 400)]), T([(122, 400), (170, 420), (176, 462)]), T([(176, 462), (100, 466), (28, 464)]), T([(28, 464), (26, 400), (44, 340), (40, 250)])); p.shape(b, 3, 3.6); p.tone(b, 70, 5.2, 4.2, lambda a, c, x=x: .5+(a-x-30)/260, t0=.3)
        so = join(T([(26, 462), (100, 466), (180, 460)]), T([(180, 460), (180, 478)]), T([(180, 478), (96, 476), (90, 484), (24, 484)]), T([(24, 484), (26, 462)])); p.knock(so); p.solid(so)
        tp = p.tube(T([(38, 254), (79, 262), (120, 254)]), [18, 18, 18], w=2.5, rib_gap=7, rib_w=2.6); p.tube(T([(78, 250), (80, 180), (90, 60)]), [66, 74, 84], rib_gap=7, rib_w=3, base=.1, w=2.8, cap=False)
        for k in range(4): p.stroke(T([(96, 300+k*24), (120, 308+k*24)]), [4, 2.4]); p.stroke(T([(120, 300+k*24), (98, 310+k*24)]), [3, 2])
        sh = p.tube(T([(34, 286), (78, 298), (124, 286)]), [26, 26, 26], w=2.8, rib_gap=7, rib_w=3.4, base=.4, cap=False); x0, y0 = T([(44, 304)])[0]
    chain(p, [(44, 300), (90, 350), (150, 330), (200, 296)], .9, 9); chain(p, [(210, 296), (260, 352), (310, 340), (360, 304)], .9, 9); chain(p, [(376, 304), (420, 350), (470, 330), (506, 296)], .9, 9)
    for x in (60, 250, 420): p.solid(ell(x, 494, 5, 3, 0, 12), RED)
    crop(p, 500); return p


def gag_order():
    """A face bound about the mouth with a strip of parchment."""
    p = Plate(455)
    hoodrobe(p, 386, spread=170, bottom=504, base=.3); p.tube([(256, 360), (256, 390), (256, 420)], [100, 96, 110], rib_gap=6, rib_w=3, base=.15, cap=False)
    head(p, 256, 222, 172, -.03, 0, .9, None, True)
    for s in (1, -1): eyeball(p, 256+s*60, 206, 38, 24, iris=.62, lw=3.2, red=False)
    bd = join([(106, 280), (180, 262), (256, 266), (332, 262), (406, 280)], [(406, 280), (408, 350)], [(408, 350), (330, 366), (256, 372), (182, 366), (104, 350)], [(104, 350), (106, 280)]); p.shape(bd, 3, 3.6); p.tone(bd, 0, 5.6, 2.2, lambda x, y: .1+max(0, (x-330)/110)+max(0, (150-x)/80), t0=.42)
    scrawl(p, [(132, 284), (380, 284), (382, 350), (130, 350)], 4, 12, 2.6, .98)
    s = cr([(256+math.cos(math.radians(a))*(40+5*math.sin(a*.11+1)), 322+math.sin(math.radians(a))*(38+5*math.cos(a*.17))) for a in range(0, 360, 24)], True); p.knock(s); p.solid(s, RED); p.outline(s, 3, 2.8); p.outline(ell(256, 322, 25, 25), 2.4, 1.8); p.stroke([(244, 310), (268, 334)], 4.4); p.stroke([(268, 310), (244, 334)], 4.4)
    for q in ([(408, 300), (450, 290), (480, 310)], [(408, 330), (444, 346), (470, 384)]): t = p.tube(q, [26, 24, 28], w=2.5, rib_gap=8, rib_w=2.4, base=.05, cap=False)
    hr = join([(118, 220), (114, 130), (170, 66), (256, 46), (342, 66), (398, 130), (394, 220)], [(394, 220), (364, 140), (256, 96), (148, 140), (118, 220)]); p.shape(hr, 2.8, 3.2); p.tone(hr, 30, 5, 4, K(.62), t0=.3, bend=.3)
    crop(p); return p


def fog_of_war():
    """Helmets and points in a bank of fog, and nothing certain."""
    p = Plate(456)
    for x, y, k in ((120, 190, .8), (256, 150, 1.15), (392, 196, .84)):
        T = at(x, y, 0, k); p.stroke(T([(66, 200), (74, -40), (76, -110)]), [6*k, 6*k, 5*k]); s = straight(T([(76, -150), (88, -112), (76, -88), (64, -112)])); p.shape(s, 2.4, 2.2)
        b = join(T([(-70, 220), (-60, 90), (0, 60), (60, 90), (70, 220)]), T([(70, 220), (-70, 220)])); p.shape(b, 2.6, 2.8); p.tone(b, 86, 5, 4.6, lambda a, c, y=y: 1.0-max(0, (c-y-80)/150), t0=.2)
        h = join(T([(-44, 66), (-46, -10), (0, -56), (46, -10), (44, 66)]), T([(44, 66), (0, 80), (-44, 66)])); p.shape(h, 2.8, 3.2); p.tone(h, 86, 4.8, 4.6, lambda a, c: .9, t0=.25); sl = straight(T([(-32, 8), (32, 8), (32, 18), (-32, 18)])); p.knock(sl); p.solid(sl, RED) if k > 1 else p.outline(sl, 1.4, .6)
    for k in range(9):
        y = 296+k*23; a = 7+k*.6; top = [(x, y+a*math.sin(x/(34+k*3)+k*2.1)) for x in range(6, 509, 6)]
        p.knock(top+[(506, y+60), (6, y+60)])
        for x0, x1 in ((6+(k*71) % 120, 190+(k*53) % 110), (230+(k*47) % 90, 506-(k*37) % 90)):
            run = [q for q in top if x0 <= q[0] <= x1]; p.stroke(run, [.6, 4.4, 5, .6], raw=True)
            for d, c in ((6, .7), (11, .5)): r2 = [(x, yy+d) for x, yy in run if x0+30*d/6 < x < x1-24*d/6]; len(r2) > 6 and p.stroke(r2, [.5, 3*c+.6, .5], raw=True)
    p.knock(straight([(-100, 502), (612, 502), (612, 700), (-100, 700)], step=20))
    for q in ([(40, 262), (120, 254), (200, 264)], [(300, 258), (390, 250), (480, 262)], [(20, 230), (70, 226), (110, 232)], [(420, 226), (460, 222), (500, 230)]): p.stroke(q, [.6, 3.4, .6])
    return p


def hailstorm():
    p = Plate(457)
    for x, y, r, sd in ((110, 130, 66, 1), (190, 92, 74, 2), (286, 84, 80, 3), (376, 110, 72, 4), (430, 150, 56, 5), (150, 160, 56, 6), (250, 160, 66, 7), (350, 166, 60, 8)): puff(p, x, y, r, .22, sd)
    st = [(90, 300, 24), (170, 260, 17), (236, 330, 30), (320, 270, 20), (404, 300, 26), (130, 400, 19), (300, 420, 25), (380, 400, 17), (70, 220, 12), (440, 230, 14), (200, 440, 15), (270, 250, 12), (450, 390, 15)]
    for x, y, r in st:
        for d in (-.5, .2, .8): p.stroke([(x+d*r+r*.5, y-r*1.3), (x+d*r+r*1.3, y-r*2.6)], [3, .6])
        a = (x*7) % 6; q = straight([(x+math.cos(a+t)*r*(.86+.16*math.sin(x+t*3)), y+math.sin(a+t)*r) for t in [k*math.tau/7 for k in range(7)]]); p.shape(q, 2.8, 3); p.tone(q, 40, 4.8, 2.8, base=.02); p.stroke([(x-r*.4, y-r*.2), (x, y+r*.1), (x+r*.3, y-r*.4)], [.6, 2.2, .6])
    # a broken pane of roof
    rf = straight([(30, 470), (256, 448), (482, 470), (482, 496), (30, 496)]); p.shape(rf, 3, 3.4); p.tone(rf, 88, 5, 3.6, lambda x, y: .5+.3*math.sin(x/10), t0=.34)
    for x in (150, 330): h = straight([(x-30, 462), (x-8, 450), (x+4, 462), (x+22, 450), (x+34, 466), (x+14, 486), (x-20, 484)]); p.knock(h); p.solid(h)
    for x, y in ((120, 440), (176, 436), (300, 440), (364, 438)): p.stroke([(x, y), (x+(10 if x % 4 else -10), y-18)], [3.4, .6])
    p.solid(ell(330, 470, 9, 5, 0, 18), RED); return p


def grave_shift():
    """A spade, a lantern, and the one who clocks in by the same hand."""
    p = Plate(458)
    st = join([(300, 420), (300, 190), (330, 130), (386, 112), (442, 130), (472, 190), (472, 420)], [(472, 420), (300, 420)]); p.shape(st, 3, 3.8); p.tone(st, 88, 5.6, 3, across(300, 472, .2, 1), t0=.36)
    ck = ell(386, 210, 46, 46, 0, 50); p.knock(ck); p.outline(ck, 3.2, 2.8); [p.stroke([(386+math.cos(math.tau*k/12)*42, 210+math.sin(math.tau*k/12)*42), (386+math.cos(math.tau*k/12)*34, 210+math.sin(math.tau*k/12)*34)], 2.8) for k in range(12)]; p.stroke([(386, 210), (386, 180)], [4, 2]); p.stroke([(386, 210), (370, 218)], [4, 2.4])
    for y in (290, 316): p.stroke([(330, y), (386, y-2), (442, y)], [2, 4.4, 2])
    # lantern on the stone's shoulder is the moon; earth
    e = join([(10, 430), (90, 400), (180, 420), (256, 408), (340, 424), (430, 410), (502, 430)], [(502, 430), (502, 500)], [(502, 500), (10, 500)], [(10, 500), (10, 430)]); p.knock(e); p.tone(e, 6, 6, 3.6, lambda x, y: .4+(y-420)/180+.15*math.sin(x/12), t0=.32); p.stroke([(10, 430), (90, 400), (180, 420), (256, 408), (340, 424), (430, 410), (502, 430)], [2, 4, 4, 2])
    pit = cr([(120, 440), (200, 426), (290, 440), (300, 470), (210, 490), (116, 472)], True); p.knock(pit); p.solid(pit); p.outline(pit, 2.6, 2)
    # the hand, holding a punch card
    bone(p, (206, 470), (196, 330), 17); bone(p, (224, 472), (212, 332), 14); skelhand(p, at(202, 326, -6, .92)); 
    T = at(212, 118, 10); q = straight(T([(-46, -66), (46, -66), (46, 62), (-46, 62)])); p.shape(q, 2.8, 3)
    for r in range(5):
        for k in range(3): o = straight(T([(-34+k*26, -50+r*22), (-16+k*26, -50+r*22), (-16+k*26, -38+r*22), (-34+k*26, -38+r*22)])); p.outline(o, 1.8, 1); (p.solid(o, RED) if (r, k) == (2, 1) else p.solid(o)) if (r*3+k) % 2 == 1 or (r, k) == (2, 1) else None
    for q in ([(186, 186), (192, 168), (200, 150)],): bone(p, (184, 192), (196, 158), 10)
    # spade
    p.tube([(70, 420), (64, 260), (56, 110)], [15, 14, 14], w=2.6, rib_gap=9, rib_w=2.8, base=.2); p.tube([(28, 104), (56, 98), (86, 100)], [15, 16, 15], w=2.5, rib_gap=7, rib_w=2.8, base=.2); sp = join([(44, 370), (70, 376), (98, 366)], [(98, 366), (100, 430), (76, 470)], [(76, 470), (50, 440), (44, 370)]); p.shape(sp, 2.8, 3.2); p.tone(sp, 80, 4.8, 3.6, across(44, 100, .4, 1)); crop(p, 500); return p


def living_bait():
    """A hook; on it a sleeper, small."""
    p = Plate(459)
    p.stroke([(250, 0), (252, 60)], 3.4); o = ell(252, 76, 17, 17); p.outline(o, 7, 2)
    s = cr([(252, 92), (254, 220), (256, 340), (230, 424), (160, 446), (104, 404), (100, 340)], step=3); p.tube(s, [17, 17, 18, 20, 20, 16, 9], raw=True, rib_gap=7, rib_w=3.4, base=.35, w=2.8, heavy=3); bb = straight([(100, 292), (126, 350), (108, 344), (120, 386), (90, 346)]); p.shape(bb, 2.8, 3); p.tone(bb, 80, 4.4, 3.4, K(.7))
    # the sleeper, slung by his nightshirt
    sh = join([(214, 240), (262, 222), (318, 236), (372, 290), (402, 370)], [(402, 370), (360, 392), (318, 380), (286, 400)], [(286, 400), (256, 340), (228, 300), (214, 240)]); p.shape(sh, 3, 3.6); p.tone(sh, 60, 5.4, 2.8, lambda x, y: .2+(x-214)/300+.2*math.sin((x-y)/12), t0=.4)
    for q in ([(330, 384), (352, 430), (340, 474)], [(380, 374), (410, 416), (404, 462)]): p.tube(q, [30, 24, 17], rib_gap=6, rib_w=2.8, base=.05); x, y = q[-1]; blob(p, [(x-10, y-6), (x+10, y-8), (x+14, y+8), (x-18, y+18), (x-24, y+8)], .05)
    sleeve(p, [(286, 250), (308, 320), (300, 372)], [40, 30, 22], .1); blob(p, [(290, 370), (310, 368), (314, 390), (300, 402), (288, 390)], .05)
    head(p, 306, 196, 52, -.04, .3, .2, 'shut', M=at(0, 0, 34, 1, 306, 196))
    T = at(306, 196, 34); cp = join(T([(-42, -20), (-30, -52), (10, -66), (60, -40), (84, -6)]), T([(84, -6), (52, -12), (40, -22)]), T([(40, -22), (0, -30), (-42, -20)])); p.shape(cp, 2.6, 3); p.tone(cp, 60, 5, 3, K(.5)); x, y = T([(88, 0)])[0]; orb(p, x, y, 10, 0)
    for k, (x, y) in enumerate(((390, 150), (420, 116), (456, 76))): r = 9+k*5; p.stroke(straight([(x-r, y-r), (x+r, y-r), (x-r, y+r), (x+r, y+r)], False), 3+k*.5, raw=True)
    # something has seen him
    for cx in (150, 210): e = ell(cx, 486, 17, 12); p.outline(e, 2.6, 1.6); p.solid(ell(cx, 486, 7, 7, 0, 16), RED); p.dot(cx, 486, 3)
    for q in ([(20, 440), (60, 432), (100, 440)], [(420, 490), (460, 482), (500, 490)], [(20, 470), (60, 464), (96, 470)]): p.stroke(q, [.6, 3, .6])
    return p


def sinkhole():
    """A house going in, neatly."""
    p = Plate(460)
    gy = join([(10, 300), (120, 286), (256, 280), (392, 286), (502, 300)], [(502, 300), (502, 500)], [(502, 500), (10, 500)], [(10, 500), (10, 300)]); p.stroke([(10, 300), (80, 290), (120, 288)], [1, 3, 3]); p.stroke([(392, 288), (440, 290), (502, 300)], [3, 4, 1])
    o = ell(256, 350, 196, 96, 0, 110); p.knock(o); p.solid(o); p.outline(o, 3.4, 2)
    for k in range(4):
        r = 176-k*30; i = ell(256, 356+k*17, r, r*.46, 0, 90); p.knock(i); p.tone(i, 88, 5, 4, lambda x, y, k=k: .45+k*.16+(x-256)/700, t0=.3); p.outline(i, 2.6, 2.2)
    i = ell(256, 424, 62, 28, 0, 50); p.knock(i); p.solid(i, RED)
    # the house, tilted over the lip
    T = at(300, 240, 22); w = straight(T([(-80, -60), (60, -60), (60, 90), (-80, 90)])); p.shape(w, 3, 3.4); p.tone(w, 112, 6, 2.4, lambda x, y: .2+(x-220)/300, t0=.4); sd = straight(T([(60, -60), (104, -86), (104, 60), (60, 90)])); p.shape(sd, 2.8, 3.2); p.tone(sd, 112, 4.8, 3.8, K(.8))
    rf = straight(T([(-96, -56), (-50, -140), (94, -150), (118, -86), (70, -56)])); p.shape(rf, 3, 3.4); p.tone(rf, 22, 5, 4, K(.72), t0=.3); ch = straight(T([(30, -190), (60, -192), (60, -130), (30, -130)])); p.shape(ch, 2.6, 3); p.tone(ch, 100, 4.6, 3.4, K(.6))
    for x in (-54, 10): q = straight(T([(x, -30), (x+34, -30), (x+34, 6), (x, 6)])); p.knock(q); p.solid(q); p.outline(q, 2.4, 2); p.stroke(T([(x+17, -30), (x+17, 6)]), 2.4, '#1d1a16')
    dr = straight(T([(-24, 30), (12, 30), (12, 90), (-24, 90)])); p.shape(dr, 2.6, 2.8); p.tone(dr, 100, 4.6, 3.4, K(.7))
    # the near lip in front
    for k in range(16): a = math.radians(10+k*10.6); x, y = 256+math.cos(a)*200, 350+math.sin(a)*99; p.stroke([(x, y), (x+math.cos(a)*22, y+math.sin(a)*16), (x+math.cos(a+.1)*40, y+math.sin(a)*34)], [4, 2.6, .6])
    for q in ([(60, 380), (30, 410), (40, 440)], [(452, 380), (486, 404), (478, 440)], [(256, 450), (250, 474), (264, 496)]): p.stroke(straight(q, False), [6, 3, .8], raw=True)
    return p


def pardon():
    """A cut rope, and the paper that cut it."""
    p = Plate(461)
    bm = straight([(60, 20), (452, 20), (452, 56), (60, 56)]); p.shape(bm, 3, 3.4); p.tone(bm, 2, 5.4, 3.4, lambda x, y: .45+.2*math.sin(y/4+x/70), t0=.34); ps = straight([(400, 56), (436, 56), (436, 498), (400, 498)]); p.shape(ps, 3, 3.4); p.tone(ps, 88, 5.2, 3.4, across(400, 436, .3, 1)); br = p.tube([(400, 150), (350, 100), (310, 58)], [20, 20, 20], w=2.6, rib_gap=8, rib_w=2.8, base=.2, cap=False)
    p.tube([(190, 56), (190, 90), (190, 128)], [19, 19, 20], rib_gap=8, rib_w=3.2, bulge=.9, base=.15, w=2.6, cap=False)
    for k in range(7): p.stroke([(183+k*2.4, 126), (178+k*4, 146), (172+k*6, 158+6*(k % 2))], [4, 3, .6])
    # fallen noose
    for k in range(6): p.stroke([(183+k*2.4, 214), (178+k*4, 198), (170+k*6, 186-5*(k % 2))], [4, 3, .6])
    p.tube([(190, 214), (190, 234), (190, 252)], [19, 19, 19], rib_gap=8, rib_w=3.2, bulge=.9, base=.15, w=2.6, cap=False)
    lp = cr([(190, 330), (240, 360), (250, 420), (210, 466), (160, 462), (128, 414), (142, 356)], True, 3); p.tube(lp+lp[:3], 18, raw=True, rib_gap=8, rib_w=3.2, bulge=.9, base=.15, w=2.6, cap=False)
    for k in range(5): p.tube([(170, 256+k*17), (190, 264+k*17), (212, 254+k*17)], [17, 17, 17], rib_gap=6, rib_w=3, base=.2, w=2.5)
    sheet(p, [(250, 190), (410, 170), (424, 400), (262, 416)], 8, 6); 
    for q in ([(330, 392), (316, 430), (322, 466)], [(346, 392), (362, 428), (358, 464)]): t = p.tube(q, [18, 18, 20], w=2.3, cap=False); p.solid(t, RED)
    s = cr([(338+math.cos(math.radians(a))*(30+4*math.sin(a*.11+1)), 384+math.sin(math.radians(a))*(30+4*math.cos(a*.17))) for a in range(0, 360, 24)], True); p.knock(s); p.solid(s, RED); p.outline(s, 2.8, 2.6); cw = straight([(322, 394), (320, 374), (330, 382), (338, 370), (346, 382), (356, 374), (354, 394)]); p.knock(cw); p.outline(cw, 2.2, 1.8)
    ground(p, 490, 60, 470); return p


def pride():
    """A peacock, and one of the eyes in its tail is not its own."""
    p = Plate(462)
    c = (256, 330)
    for ring, (n, r, L) in enumerate(((15, 150, 250), (12, 120, 200), (9, 96, 150))):
        for k in range(n):
            a = math.radians(180+180*(k+.5)/n); t = (c[0]+math.cos(a)*L, c[1]+math.sin(a)*L*1.16); b = (c[0]+math.cos(a)*40, c[1]+math.sin(a)*40)
            p.stroke([b, ((b[0]+t[0])/2, (b[1]+t[1])/2), t], [3, 2.4, 2.4])
            for j in range(7):
                u = .35+j*.08; x, y = b[0]+(t[0]-b[0])*u, b[1]+(t[1]-b[1])*u
                for s in (1, -1): A = a+s*.7; p.stroke([(x, y), (x+math.cos(A)*18, y+math.sin(A)*18)], [2.2, .5])
            rot = math.degrees(a); e = ell(*t, 25-ring*3, 18-ring*2, rot, 30); p.knock(e); p.outline(e, 2.4, 2); i = ell(t[0]+math.cos(a)*3, t[1]+math.sin(a)*3, 14-ring*2, 11-ring, rot, 24); p.solid(i)
            if ring == 0 and k == 7: p.solids.pop(); eyeball(p, t[0], t[1], 26, 16, 0, iris=.74, lw=2.8, spokes=0)
    p.tube([(238, 470), (244, 486), (236, 500)], [8, 7, 6], w=2); p.tube([(274, 470), (270, 486), (278, 500)], [8, 7, 6], w=2)
    b = cr([(256, 300), (306, 330), (322, 390), (300, 450), (256, 478), (212, 450), (190, 390), (206, 330)], True); p.shape(b, 3, 3.6); p.tone(b, 20, 5, 4.2, ball(240, 380, 72, 96, .4, .8), t0=.3, bend=.3)
    sleeve(p, [(256, 350), (262, 290), (244, 230), (262, 176)], [70, 46, 32, 28], .55, 5.2, 0); h = blob(p, [(236, 156), (266, 146), (286, 166), (280, 192), (250, 198), (232, 180)], .35, gap=4.8, w=3.6); bk = straight([(236, 166), (206, 180), (238, 184)]); p.shape(bk, 2.6, 2.4); e = ell(252, 168, 7, 6); p.knock(e); p.outline(e, 2, 1); p.dot(251, 168, 3)
    for k, a in enumerate((-110, -94, -78, -62)): A = math.radians(a); t = (264+math.cos(A)*42, 152+math.sin(A)*42); p.stroke([(264, 150), t], 2); p.dot(*t, 4.6)
    return fit(p, .98, 0, 4)


def patron():
    """A palette whose colours are coins."""
    p = Plate(463)
    for a, x in ((24, 330), (10, 300), (38, 352)):
        T = at(x, 330, a); p.tube(T([(0, -60), (0, -170), (0, -250)]), [10, 14, 11], w=2.4, rib_gap=8, rib_w=2.6, base=.25); f = straight(T([(-9, -250), (9, -250), (8, -274), (-8, -274)])); p.shape(f, 2.4, 2.2); h = T(cr([(-9, -274), (9, -274), (11, -300), (0, -330), (-11, -300)], True)); p.shape(h, 2.4, 2.4); p.tone(h, 80, 4.4, 3.6, K(.7))
        if a == 10: p.solid(T(cr([(-10, -304), (11, -300), (0, -330)], True)), RED)
    pl = cr([(250, 120), (360, 140), (448, 220), (462, 330), (400, 430), (290, 470), (160, 450), (70, 370), (60, 260), (130, 190), (170, 230), (210, 220), (206, 150)], True); p.shape(pl, 3.2, 3.8); p.tone(pl, 14, 6, 2.4, lambda x, y: .22+ball(230, 270, 240, 200)(x, y)*.55+.1*math.sin((y+x*.3)/7), t0=.4)
    th = ell(370, 380, 34, 24, -30, 40); p.knock(th); p.outline(th, 3.4, 2.4)
    for x, y, r, red in ((130, 270, 40, False), (130, 370, 44, False), (232, 404, 46, False), (268, 200, 40, False), (370, 230, 42, True), (240, 310, 34, False)):
        q = ell(x, y, r, r*.82, 0, 50); p.knock(q)
        if red: p.solid(q, RED); p.outline(cr([(x+math.cos(math.tau*k/9)*r*(1+.16*math.sin(k*2.4)), y+math.sin(math.tau*k/9)*r*.82*(1+.16*math.cos(k*3))) for k in range(9)], True), 2.8, 2.4); p.stroke(ell(x, y, r*.6, r*.46, 0, 16, 190, 260), [.6, 4, .6], raw=True); continue
        p.outline(q, 3, 3); p.tone(q, 40, 5, 2.6, base=-.02); p.outline(ell(x, y, r*.78, r*.64, 0, 40), 1.8, 1); p.stroke([(x-r*.2, y+r*.36), (x-r*.26, y-r*.1), (x, y-r*.4), (x+r*.3, y-r*.1), (x+r*.16, y+.1*r), (x+r*.2, y+r*.36)], [1, 3.4, 3.4, 3, 1])
    return p


def poll_tax():
    """A collector's box with a slot the size of a head."""
    p = Plate(464)
    bx = straight([(80, 280), (432, 280), (432, 490), (80, 490)]); p.shape(bx, 3, 3.8); p.tone(bx, 89, 5.8, 3.2, lambda x, y: .3+(x-80)/560+.15*math.sin(x/9), t0=.36)
    tp = straight([(80, 280), (140, 226), (372, 226), (432, 280)]); p.shape(tp, 3, 3.2); p.tone(tp, 0, 5.6, 2.6, across(80, 432, .3, .9)); sl = ell(256, 254, 84, 18, 0, 60); p.knock(sl); p.solid(sl); p.outline(sl, 3.4, 2)
    for y in (310, 460): q = straight([(80, y-12), (432, y-12), (432, y+12), (80, y+12)]); p.shape(q, 2.6, 2.8); p.tone(q, 4, 4.6, 3.6, K(.7)); [rivet(p, 104+k*61, y, 6) for k in range(6)]
    lk = cr([(226, 350), (286, 350), (294, 390), (280, 426), (232, 426), (218, 390)], True); p.shape(lk, 3, 3); p.tone(lk, 40, 4.8, 2.8, base=.1); p.solid(ell(256, 380, 9, 9, 0, 20)); p.solid(straight([(251, 384), (261, 384), (266, 410), (246, 410)]))
    # a head going in: a coin with a face, and heads stacked like coins
    T = at(256, 150, -12); c = T(ell(0, 0, 104, 104, 0, 90)); 
    c2 = [z if z[1] < 254 else (z[0], 254) for z in c]; p.knock(c2); p.tone(c2, 30, 5.2, 2.8, ball(240, 130, 110, 110, -.02, 1), t0=.42); p.outline(c2, 3.2, 3.6); r = [z if z[1] < 252 else (z[0], 252) for z in T(ell(0, 0, 90, 90, 0, 80))]; p.outline(r, 1.8, 1)
    pr = join(T([(40, 84), (46, 20), (54, -30), (20, -64), (-20, -62), (-44, -34)]), T([(-44, -34), (-42, -18), (-60, 10), (-44, 16)]), T([(-44, 16), (-50, 30), (-44, 44), (-18, 50), (-14, 84)]), T([(-14, 84), (40, 84)])); pr = [z if z[1] < 250 else (z[0], 250) for z in pr]; p.knock(pr); p.outline(pr, 2.8, 2.6); p.tone(pr, 50, 5, 3, K(.5)); p.stroke(T([(-36, -10), (-22, -6), (-12, -10)]), [1, 4, 1]); p.stroke(T([(-46, 32), (-30, 32)]), [3, 1])
    p.stroke([(206, 246), (256, 240), (300, 246)], [2, 5, 2], RED)
    for x in (44, 470): 
        for k in range(4): coinlet(p, x, 482-k*13, 26, .3, .34)
    ground(p, 496, 40, 480); return p


def pheromone():
    """A glass atomiser; the cloud is made of pleased ants."""
    p = Plate(465)
    flasklet(p, 350, 350, 108, .2, True, .34, False); lathe(p, [(190, 16), (198, 26), (214, 30), (226, 34)], cx=350, base=.2)
    p.tube([(338, 198), (300, 196), (270, 190)], [14, 12, 11], w=2.4, rib_gap=6, rib_w=2.6, base=.3); orb(p, 264, 189, 10, .3)
    p.tube([(364, 196), (420, 180), (446, 230)], [10, 10, 10], w=2.3, rib_gap=5, rib_w=2.8, base=.3); orb(p, 452, 272, 40, .35, w=3.4, ry=46)
    for k in range(60):
        a = math.radians(180+p.rng.uniform(-26, 30)); r = p.rng.uniform(24, 250); x, y = 262+math.cos(a)*r, 188+math.sin(a)*r*.9; p.dot(x, y, p.rng.uniform(1.4, 3.2), RED if k % 7 == 0 else INK)
    for x, y, a, k in ((70, 130, 80, .95), (130, 210, 100, 1.0), (60, 250, 70, .9), (150, 110, 110, .8), (110, 320, 40, .95), (190, 280, 60, .85), (60, 380, 20, .8), (160, 400, 50, .9), (200, 470, 60, .8), (80, 460, 40, .85)): mini_ant(p, x, y, a, k)
    ground(p, 470, 240, 480); return p


def salt():
    """A cellar shaken over the cut."""
    p = Plate(466)
    T = at(300, 140, -128)
    b = join(T([(-44, -96), (0, -104), (44, -96)]), T([(44, -96), (56, 20), (64, 96)]), T([(64, 96), (0, 110), (-64, 96)]), T([(-64, 96), (-56, 20), (-44, -96)])); p.shape(b, 3, 3.6); p.tone(b, -38, 5.4, 2.8, lambda x, y: .15+((x-300)*.6+(y-140)*.79)/140+.3, t0=.42)
    cp = join(T([(-48, -92), (0, -100), (48, -92)]), T([(48, -92), (40, -140), (0, -156), (-40, -140), (-48, -92)])); p.shape(cp, 3, 3.2); p.tone(cp, -38, 4.8, 3.8, K(.65))
    for x, y in ((-16, -140), (0, -146), (16, -140), (-8, -130), (9, -130)): p.solid(T(ell(x, y, 4, 3, 0, 10)))
    fist(p, 340, 104, 58, 145, .05); sleeve(p, [(496, 20), (440, 60), (384, 92)], [120, 110, 84], .4, 6)
    tip = T([(0, -150)])[0]
    for k in range(90):
        t = p.rng.random(); x = tip[0]+p.rng.gauss(0, 12+t*46); y = tip[1]+10+t*170
        if x < 20: continue
        r = p.rng.uniform(1.8, 4); q = straight([(x-r, y-r), (x+r, y-r), (x+r, y+r), (x-r, y+r)], step=2); p.outline(q, 1.4, .8)
    # flesh: a shoulder of it, and the wound
    fl = join([(10, 420), (110, 380), (256, 372), (402, 384), (502, 424)], [(502, 424), (502, 502)], [(502, 502), (10, 502)], [(10, 502), (10, 420)]); p.knock(fl); p.tone(fl, 6, 5.8, 2.6, lambda x, y: .15+(y-380)/200+(x-200)/900, t0=.36, bend=.06); p.stroke([(10, 420), (110, 380), (256, 372), (402, 384), (502, 424)], [2, 3.4, 4, 2])
    w = cr([(90, 430), (160, 408), (240, 404), (300, 420), (240, 446), (160, 450)], True); p.knock(w); p.solid(w, RED); p.outline(w, 3.4, 3); 
    for k in range(9): x = 112+k*21; p.stroke([(x, 412-6*math.sin(k)), (x+4, 402)], [4, .8]); p.stroke([(x, 446), (x-4, 458)], [4, .8])
    for k in range(12): x = 110+p.rng.random()*170; y = 414+p.rng.random()*24; r = 3.4; q = straight([(x-r, y-r), (x+r, y-r), (x+r, y+r), (x-r, y+r)], step=2); p.knock(q); p.outline(q, 1.4, .8)
    for q in ([(70, 400), (60, 380), (72, 366)], [(320, 400), (334, 380), (322, 366)]): p.stroke(q, [3, 2.4, .5])
    return p


def ant_tide():
    """A wave, breaking, made of ants."""
    p = Plate(467)
    w = join([(10, 420), (60, 330), (120, 220), (210, 120), (320, 80), (410, 104), (450, 170), (430, 236)], [(430, 236), (400, 190), (350, 186), (320, 230), (330, 310), (400, 380), (502, 420)], [(502, 420), (502, 496), (10, 496)], [(10, 496), (10, 420)]); p.knock(w)
    p.stroke([(10, 420), (60, 330), (120, 220), (210, 120), (320, 80), (410, 104), (450, 170), (430, 236)], [2, 4, 5, 5, 4, 1]); p.stroke([(430, 236), (400, 190), (350, 186), (320, 230), (330, 310), (400, 380), (502, 420)], [1, 4, 4, 3, 1])
    pts = []
    for k in range(5000):
        x, y = p.rng.uniform(16, 496), p.rng.uniform(90, 488)
        if not inside(w, x, y) or any((x-a)**2+(y-b)**2 < 31**2 for a, b in pts): continue
        if not all(inside(w, x+dx, y+dy) for dx, dy in ((9, 9), (-9, 9), (9, -9), (-9, -9))): continue
        pts.append((x, y))
    for k, (x, y) in enumerate(pts):
        a = 40 if x < 200 else (80 if y < 200 else 70+(y-200)*.1); T = at(x, y, a+p.rng.uniform(-25, 25), .66)
        for q in ([(-18, -20), (18, -20)], [(-24, 4), (24, 4)], [(-18, 24), (18, 24)]): v = T([q[0], (0, 0), q[1]]); p.strokes.append(([(*z, 1.8) for z in v], INK))
        for cx, cy, rx, ry in ((0, -19, 9, 9), (0, -3, 6, 9), (0, 18, 11, 15)): p.solid(T(ell(cx, cy, rx, ry, 0, 8)), RED if k % 17 == 5 else INK)
    for x, y, a in ((470, 250, 150), (456, 300, 170), (480, 200, 120), (350, 56, 60), (420, 70, 90)): mini_ant(p, x, y, a, .6)
    return p


def assembly_line():
    """A belt of right feet."""
    p = Plate(468)
    # the press above
    fr = straight([(176, 20), (336, 20), (336, 70), (176, 70)]); slab(p, None, across(176, 336, .25, 1), 88, poly=fr); p.tube([(256, 70), (256, 120), (256, 150)], [38, 36, 36], rib_gap=7, rib_w=3.4, base=.25, cap=False); hd = straight([(190, 150), (322, 150), (306, 210), (206, 210)]); slab(p, None, across(190, 322, .3, 1), 88, poly=hd); [rivet(p, x, 176, 7) for x in (214, 256, 298)]
    for m in both(): p.tube(m([(336, 44), (400, 44), (420, 120), (420, 360)]), [20, 20, 20, 22], rib_gap=7, rib_w=3, base=.3, w=2.6)
    bt = straight([(20, 340), (492, 340), (492, 366), (20, 366)]); 
    for x in (70, 194, 318, 442):
        w = ell(x, 396, 34, 34, 0, 50); p.shape(w, 3, 3.2); p.tone(w, 30, 5, 3, base=.1); g = gear(x, 396, 14, 20, 8); p.shape(g, 2.4, 2); p.dot(x, 396, 5)
    p.shape(bt, 3, 3.4); p.tone(bt, 88, 6, 3.6, lambda x, y: .55+.35*math.sin(x/6), t0=.34); b2 = straight([(20, 426), (492, 426), (492, 444), (20, 444)]); p.shape(b2, 2.8, 3); p.tone(b2, 88, 6, 3.6, K(.6))
    # feet
    for x, red in ((40, 0), (148, 0), (256, 1), (364, 0)):
        f = join([(x+8, 230), (x+30, 226), (x+54, 230)], [(x+54, 230), (x+52, 280), (x+64, 304), (x+102, 316), (x+106, 338)], [(x+106, 338), (x+50, 340), (x-4, 338)], [(x-4, 338), (x-2, 310), (x+10, 280), (x+8, 230)])
        if x == 256: f = [(a-26, b) for a, b in f]
        p.shape(f, 2.8, 3.2); p.tone(f, 80, 5.2, 3, lambda a, b, x=x: .15+(a-x)/170, t0=.4); dx = -26 if x == 256 else 0; e = ell(x+31+dx, 230, 23, 7); p.knock(e); p.outline(e, 2.4, 1.6); p.solid(ell(x+31+dx, 230, 8, 3, 0, 14), RED if red else INK)
        for k in range(4): p.stroke([(x+76+dx+k*8, 322+k*2), (x+80+dx+k*8, 336)], [2, 1])
        rivet(p, x+16+dx, 306, 6)
    for x in (60, 452): p.tube([(x, 446), (x, 470), (x, 494)], [26, 24, 30], rib_gap=6, rib_w=3, base=.3, cap=False)
    for k in range(5): a = math.radians(200+k*35); p.stroke([(256+math.cos(a)*76, 214+math.sin(a)*20), (256+math.cos(a)*104, 214+math.sin(a)*34)], [1, 4, .6]) if k in (0, 4) else None
    ground(p, 498, 30, 480); return p


def blood_tax():
    """A tap in the vein, a meter, a stamped receipt."""
    p = Plate(469)
    p.tube([(10, 90), (150, 110), (290, 120), (380, 130)], [110, 96, 74, 60], rib_gap=7, rib_w=3, base=.05, w=2.8, heavy=3.2, cap=False)
    blob(p, [(360, 100), (420, 96), (452, 120), (450, 156), (410, 172), (366, 162)], .05); [p.tube([(430, 104+k*18), (462, 106+k*18), (488, 114+k*17)], [19, 18, 11], w=2.3, rib_gap=6, rib_w=2.3) for k in range(4)]
    p.stroke([(60, 100), (130, 112), (200, 108), (280, 124)], [1, 3.4, 3, .8]); 
    # cuff and tap
    cf = p.tube([(196, 66), (206, 112), (202, 160)], [34, 36, 34], w=2.8, rib_gap=7, rib_w=3.2, base=.35); p.tube([(204, 150), (204, 186), (206, 214)], [24, 22, 22], rib_gap=6, rib_w=3, base=.3, cap=False); p.tube([(164, 190), (204, 194), (246, 190)], [15, 17, 15], w=2.5, rib_gap=6, rib_w=2.8, base=.2); orb(p, 160, 190, 12, .2); orb(p, 250, 190, 12, .2)
    p.solid(straight([(200, 214), (212, 214), (210, 262), (202, 262)]), RED)
    # the meter
    bx = straight([(110, 260), (304, 260), (304, 490), (110, 490)]); p.shape(bx, 3, 3.8); p.tone(bx, 88, 5.6, 3.2, across(110, 304, .2, 1), t0=.36); d = ell(207, 350, 66, 66, 0, 60); p.shape(d, 3.4, 3); p.outline(ell(207, 350, 56, 56, 0, 50), 1.6, 1)
    for k in range(13): a = math.radians(140+k*21.6); p.stroke([(207+math.cos(a)*54, 350+math.sin(a)*54), (207+math.cos(a)*(38 if k % 3 == 0 else 44), 350+math.sin(a)*(38 if k % 3 == 0 else 44))], 3.4 if k % 3 == 0 else 2)
    p.stroke([(207, 350), (246, 332)], [7, 1.4], RED); orb(p, 207, 350, 9, .2); fn = ell(206, 262, 44, 10); p.shape(fn, 2.8, 2.4); p.solid(ell(206, 262, 30, 6, 0, 30), RED); wd = straight([(160, 434), (254, 434), (254, 466), (160, 466)]); p.knock(wd); p.outline(wd, 2.6, 2.2); [p.stroke([(178+k*19, 434), (178+k*19, 466)], 2) for k in range(4)]; [drop(p, 169+k*19, 454, 5) for k in range(5)]
    sheet(p, [(304, 380), (430, 366), (446, 486), (312, 494)], 5, 2); crop(p, 500)
    T = at(400, 430, -14); p.outline(T(ell(0, 0, 38, 26)), 4, 1, RED); drop(p, *T([(0, 6)])[0], 9); return p


def bloodletting():
    """A lancet, a bowl, a forearm and no hurry."""
    p = Plate(470)
    p.tube([(20, 180), (150, 200), (260, 216), (350, 230)], [120, 104, 82, 64], rib_gap=7, rib_w=3, base=.04, w=2.8, heavy=3.2, cap=False); blob(p, [(330, 204), (396, 200), (430, 226), (426, 262), (384, 276), (336, 262)], .05); [p.tube([(404, 210+k*17), (440, 216+k*18), (466, 232+k*18)], [20, 18, 11], w=2.3, rib_gap=6, rib_w=2.3) for k in range(4)]
    tq = p.tube([(92, 132), (104, 190), (96, 250)], [26, 28, 26], w=2.7, rib_gap=6, rib_w=3, base=.3); 
    for q in ([(90, 134), (60, 96), (70, 60)], [(96, 132), (110, 90), (140, 76)]): p.tube(q, [14, 15, 5], w=2.3, rib_gap=6, rib_w=2.6, base=.3)
    p.stroke([(130, 196), (190, 212), (250, 216)], [1, 4, 1])
    # stream to the bowl
    c = cr([(206, 226), (224, 220), (240, 228), (224, 236)], True); p.knock(c); p.solid(c, RED); st = cr([(216, 232), (228, 236), (232, 300), (236, 372), (222, 372), (220, 300)], True); p.knock(st); p.solid(st, RED); p.outline(st, 1.6, 1.2)
    lathe(p, [(376, 130), (386, 138), (398, 130), (440, 104), (470, 60), (484, 58), (494, 60)], cx=230, base=.12, w=3.4, rings=(392,)); e = ell(230, 376, 130, 22); p.knock(e); p.outline(e, 3, 2.4); i = ell(230, 378, 112, 16); p.solid(i, RED); p.outline(i, 2.2, 1.4); [p.stroke(ell(230, 378, r, r*.15, 0, 30), 1.8, raw=True) for r in (24, 56)]
    for k in range(4): p.stroke([(130+k*4, 410+k*18), (150+k*3, 412+k*18)], 2.6)
    # the lancet
    T = at(300, 150, -38); bl = straight(T([(-90, 0), (-60, -9), (0, -12), (0, 12), (-60, 9)])); p.shape(bl, 2.8, 2.8); p.tone(straight(T([(-90, 0), (0, 0), (0, 12), (-60, 9)])), 40, 4.4, 3, K(.8)); p.solid(straight(T([(-90, 0), (-66, -8), (-70, 0), (-64, 8)])), RED); h = p.tube(T([(0, 0), (60, -2), (150, -6)]), [28, 32, 26], w=2.7, rib_gap=8, rib_w=3, base=.2); rivet(p, *T([(18, 0)])[0], 6); rivet(p, *T([(60, -2)])[0], 6)
    return fit(p, 1, 6, -8)


PLATES = {'bugle-call': bugle, 'muster': muster, 'war-drums': war_drums, 'forced-march': forced_march, 'gag-order': gag_order, 'fog-of-war': fog_of_war, 'hailstorm': hailstorm, 'grave-shift': grave_shift, 'living-bait': living_bait, 'sinkhole': sinkhole,
          'pardon-of-the-court': pardon, 'sin-of-pride': pride, 'patron-of-the-arts': patron, 'poll-tax': poll_tax, 'pheromone-dust': pheromone, 'salt-in-the-wound': salt, 'ant-tide': ant_tide, 'assembly-line': assembly_line, 'blood-tax': blood_tax, 'bloodletting': bloodletting}
