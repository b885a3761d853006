"""Third kit: the parts that the plates of single cards share - faces, hands, blades, sheets, little flasks."""
from kit2 import *


def head(p, x, y, r, base=-.02, mouth=0, brow=0, eyes='open', nose=True, hair=None, M=ID):
    """A face seen from the front, r half its height; mouth and brow from -1 (sour) to 1 (glad)."""
    T = lambda q: M([(x+a*r, y+b*r) for a, b in q])
    for s in (1, -1): blob(p, T([(s*.74, -.1), (s*.9, -.16), (s*.93, .08), (s*.84, .28), (s*.72, .26)]), .1, gap=4.6)
    o = blob(p, T([(0, -1), (.46, -.9), (.76, -.5), (.8, 0), (.7, .45), (.42, .86), (0, 1), (-.42, .86), (-.7, .45), (-.8, 0), (-.76, -.5), (-.46, -.9)]), base, 22, 5.2, 2.8, .2, .42)
    for s in (1, -1):
        p.stroke(T([(s*.14, -.2-brow*.06), (s*.34, -.3-abs(brow)*.03), (s*.56, -.2+brow*.1)]), [r*.02, r*.065, r*.015])
        if eyes == 'open':
            e = join(T([(s*.15, -.04), (s*.33, -.14), (s*.54, -.03)]), T([(s*.54, -.03), (s*.34, .05), (s*.15, -.04)])); p.knock(e); p.outline(e, r*.03, r*.015); p.solid(T(ell(s*.34, -.045, .085, .085, 0, 14)))
        elif eyes == 'shut': p.stroke(T([(s*.15, -.04), (s*.34, .05), (s*.54, -.04)]), [r*.012, r*.05, r*.012])
        p.stroke(T([(s*.2, .12), (s*.36, .17), (s*.52, .1)]), [.4, r*.024, .4])
    if nose: p.stroke(T([(.04, -.06), (-.08, .26), (.0, .32), (.12, .27)]), [.5, r*.035, r*.04, .5])
    p.stroke(T([(-.28, .55-mouth*.07), (0, .55+mouth*.05), (.28, .55-mouth*.07)]), [r*.015, r*.055, r*.015])
    p.stroke(T([(-.12, .7), (0, .73), (.12, .7)]), [.4, r*.03, .4])
    return o


def hood(p, cx, cy, w, h, base=.14, dark=True, gape=.62):
    """A cowl about (cx, cy), w and h its half-axes; returns the opening, black or bare."""
    T = lambda q: [(cx+a*w, cy+b*h) for a, b in q]
    o = join(T([(0, -1), (.5, -.84), (.88, -.4), (1, .12), (.84, .62), (.42, .92), (0, 1)]), T([(0, 1), (-.42, .92), (-.84, .62), (-1, .12), (-.88, -.4), (-.5, -.84), (0, -1)]))
    g = gape
    f = join(T([(0, -.62), (g*.6, -.5), (g*.95, -.05), (g*.9, .36), (g*.5, .72), (0, .84)]), T([(0, .84), (-g*.5, .72), (-g*.9, .36), (-g*.95, -.05), (-g*.6, -.5), (0, -.62)]))
    p.shape(o, 3, 3.8); p.tone(o, 66, 5.4, 4, ball(cx, cy, w*1.04, h*1.04, base, 1.02), t0=.34, bend=.2, only=lambda x, y: not inside(f, x, y))
    for s in (1, -1):
        for q in ([(s*.06, -.9), (s*.52, -.6), (s*.8, -.1)], [(s*.9, .2), (s*.74, .6), (s*.36, .88)]): p.stroke(T(q), [.8, 3, .8])
    p.knock(f)
    if dark: p.solid(f)
    p.outline(f, 2.6, 2.4)
    return f


def sleeve(p, pts, w, base=.25, gap=6, start=.08):
    """An arm; it fades into the shoulder where it begins."""
    o = p.tube(pts, w, rib_gap=gap, rib_w=3.3, base=base, bulge=.3, cap=False, edge=False, rib_from=start)
    h = len(o)//2
    for run in (o[:h], o[h:][::-1]):
        p.stroke(run, [.6, 3, 3.8, 3.8], raw=True)
    p.stroke([o[h-1], ((o[h-1][0]+o[h][0])/2, (o[h-1][1]+o[h][1])/2), o[h]], 3)
    return o


def fist(p, x, y, r, rot=0, base=.05, thumb=1):
    """A closed hand; the fingers wrap to the right of the unturned hand."""
    T = at(x, y, rot, r)
    blob(p, T([(-.9, -.5), (-.2, -.95), (.6, -.9), (.95, -.4), (.95, .4), (.6, .9), (-.2, .95), (-.9, .6)]), base, gap=4.8)
    for b in (-.48, 0, .48): p.stroke(T([(.05, b-.04), (.5, b), (.92, b-.02)]), [.6, r*.09, r*.06])
    q = T([(-.6, .1*thumb), (-.1, -.25*thumb), (.45, -.1*thumb)])
    p.tube(q, [r*.5, r*.46, r*.3], rib_gap=6, rib_w=2.2, base=base, w=2.2, heavy=2)


def palm(p, x, y, s, rot=0, flip=1, base=.06):
    """An open hand seen from the palm, fingers up, wrist at (x, y), about 2.4 s tall."""
    T = lambda q: at(x, y, rot, s)([(a*flip, b) for a, b in q])
    for a, b, c, w in (((-.5, -.9), (-.62, -1.4), (-.7, -1.8), .27), ((-.18, -1.0), (-.22, -1.6), (-.24, -2.1), .29), ((.16, -1.0), (.2, -1.6), (.22, -2.06), .28), ((.48, -.9), (.6, -1.36), (.68, -1.7), .25)):
        p.tube(T([a, b, c]), [w*s, w*s, w*s*.9, w*s*.7], rib_gap=6, rib_w=2.3, base=base, w=2.4, heavy=2.2)
    p.tube(T([(.34, -.2), (.8, -.62), (1.06, -1.1)]), [w*s*1.9, w*s*1.35, w*s*1.1, w*s*.8], rib_gap=6, rib_w=2.3, base=base, w=2.4, heavy=2.2)
    o = blob(p, T([(-.38, .16), (-.62, -.3), (-.64, -.84), (-.36, -1.06), (0, -1.1), (.36, -1.04), (.6, -.82), (.66, -.36), (.4, .16)]), base, 20, 5.2, 2.7, .2, .42)
    for q in ([(.1, .0), (.0, -.4), (.24, -.76)], [(-.5, -.62), (-.1, -.5), (.36, -.74)], [(-.54, -.8), (-.2, -.72), (.1, -.9)]): p.stroke(T(q), [.6, 2.6, .6])
    return o


def blade(p, a, b, w, red=False):
    """A double-edged blade from the guard a to the point b."""
    L = math.hypot(b[0]-a[0], b[1]-a[1]); T = at(a[0], a[1], math.degrees(math.atan2(b[1]-a[1], b[0]-a[0])))
    o = straight(T([(0, -w/2), (L-w*1.3, -w*.42), (L, 0), (L-w*1.3, w*.42), (0, w/2)])); p.shape(o, 2.6, 2.6)
    if red: p.solid(straight(T([(L*.62, -w*.43), (L-w*1.3, -w*.42), (L, 0), (L-w*1.3, w*.42), (L*.7, w*.43), (L*.66, 0)])), RED)
    low = straight(T([(0, 0), (L-2, 0), (L-w*1.3, w*.42), (0, w/2)])); p.tone(low, math.degrees(math.atan2(b[1]-a[1], b[0]-a[0]))+70, 4.6, 2.8, K(.8)); p.stroke(T([(0, 0), (L-4, 0)]), [2.4, 1.4])


def sword(p, guard, tip, w=22, grip=70, cross=44, red=False):
    dx, dy = tip[0]-guard[0], tip[1]-guard[1]; L = math.hypot(dx, dy); ux, uy = dx/L, dy/L
    blade(p, guard, tip, w, red)
    g = lambda t, s=0: (guard[0]-ux*t-uy*s, guard[1]-uy*t+ux*s)
    p.tube([g(0), g(grip*.5), g(grip)], [w*.7, w*.8, w*.6], rib_gap=6, rib_w=3.6, base=.5, w=2.4)
    p.tube([g(-4, -cross), g(2, 0), g(-4, cross)], [w*.4, w*.62, w*.4], rib_gap=6, rib_w=2.6, base=.2, w=2.5, heavy=2.4)
    orb(p, *g(grip+w*.35), w*.48, .1)


def scrawl(p, quad, rows=7, seed=1, w=2.2, fill=.92, skip=()):
    """Lines of handwriting in a four-cornered field: upper left, upper right, lower right, lower left."""
    a, b, c, d = quad; rng = random.Random(seed)
    mix = lambda u, v: ((a[0]*(1-u)+b[0]*u)*(1-v)+(d[0]*(1-u)+c[0]*u)*v, (a[1]*(1-u)+b[1]*u)*(1-v)+(d[1]*(1-u)+c[1]*u)*v)
    for r in range(rows):
        if r in skip: continue
        v = (r+.5)/rows; u = 0; end = fill if r < rows-1 else fill*.55
        while u < end-.04:
            n = min(end, u+rng.uniform(.09, .22)); k = int((n-u)*44)+3
            p.stroke([mix(u+(n-u)*i/k, v+rng.uniform(-.26, .26)/rows*(1 if i % 2 else -1)) for i in range(k+1)], [w*.5, w, w*.8, w*.5]); u = n+.045


def sheet(p, quad, rows=0, seed=1, curl=6, dark=None):
    """A leaf of paper, slightly bowed, with writing on it."""
    a, b, c, d = quad
    mid = lambda s, t, k: ((s[0]+t[0])/2+(t[1]-s[1])*k/200, (s[1]+t[1])/2-(t[0]-s[0])*k/200)
    o = join([a, mid(a, b, curl), b], [b, mid(b, c, -curl), c], [c, mid(c, d, curl), d], [d, mid(d, a, -curl), a]); p.knock(o)
    x1 = max(q[0] for q in quad); y1 = max(q[1] for q in quad)
    p.tone(o, 0, 5.4, 2, dark or (lambda x, y: .1+max(0, (x-x1+60)/90)+max(0, (y-y1+50)/110)), t0=.42); p.outline(o, 2.6, 3)
    if rows:
        g = lambda s, t: (s[0]+(t[0]-s[0])*.12, s[1]+(t[1]-s[1])*.12)
        scrawl(p, [g(a, c), g(b, d), g(c, a), g(d, b)], rows, seed)
    return o


def flasklet(p, x, y, r, level=.1, red=True, neck=1.0, stop=True, tilt=0):
    """A round flask about (x, y); level from -1 (full) to 1 (empty)."""
    T = at(x, y, tilt); nw = r*.26
    o = T(ell(0, 0, r, r, 0, 64)); n = straight(T([(-nw, -r*(1+neck*.72)), (nw, -r*(1+neck*.72)), (nw, -r*.9), (-nw, -r*.9)]))
    p.knock(n); p.tone(n, 90+tilt, 5, 2.4, lambda a, b: .35+(a-x)/nw*.4, t0=.4); p.outline(n, 2.6, 2.6); p.knock(o)
    yl = y+level*r
    liq = [q for q in ell(x, y, r*.93, r*.93, 0, 140) if q[1] >= yl]
    liq.sort(key=lambda q: math.atan2(q[0]-x, -(q[1]-y-r*.01)) % math.tau)
    if len(liq) > 4:
        if red: p.solid(liq, RED)
        p.tone(liq, 0, 5, 3.4, ball(x, y, r, r, 0 if red else .3, 1.1), t0=.46, bend=-.12)
        h = math.sqrt(max(1, (r*.93)**2-(yl-y)**2)); e = ell(x, yl, h, r*.12); p.knock(e)
        if red: p.solid(e, RED)
        p.outline(e, 2, 1.4)
    p.tone(o, 0, 5.4, 2.2, ball(x, y, r, r, -.1, 1), t0=.52, bend=.12, only=lambda a, b: b < yl-r*.12); p.outline(o, 3, 3.6)
    p.stroke(ell(x, y, r*.82, r*.82, 0, 20, 200, 240), [.6, r*.035+1.6, .6], raw=True)
    lip = cr(T([(-nw*1.35, -r*(1+neck*.74)), (nw*1.35, -r*(1+neck*.74)), (nw*1.35, -r*(.94+neck*.66)), (-nw*1.35, -r*(.94+neck*.66))]), True); p.shape(lip, 2.4, 2.2)
    if stop:
        k = straight(T([(-nw*1.02, -r*(1.26+neck*.76)), (nw*1.02, -r*(1.26+neck*.76)), (nw*.9, -r*(1+neck*.74)), (-nw*.9, -r*(1+neck*.74))])); p.shape(k, 2.4, 2.6); p.tone(k, 80, 5, 3, lambda a, b: .4+(a-x)/nw*.4, t0=.36)
    return o


def coinlet(p, x, y, r, flat=.36, thick=.3, red=False):
    """A coin lying down."""
    b = join([(x-r, y), (x-r, y+r*thick)], [(x-r, y+r*thick), (x, y+r*(flat+thick)), (x+r, y+r*thick)], [(x+r, y+r*thick), (x+r, y)], [(x+r, y), (x, y-r*.1), (x-r, y)])
    p.shape(b, 2.3, 2.4); p.tone(b, 90, 4.6, 2.6, across(x-r, x+r, .35, 1)); e = ell(x, y, r, r*flat, 0, 40); p.knock(e)
    if red: p.solid(e, RED)
    p.outline(e, 2.3, 1.6); p.outline(ell(x, y, r*.68, r*flat*.66, 0, 30), 1.5, 1)


def table(p, y, x0=40, x1=472, d=26):
    """The edge of a table across the plate."""
    t = straight([(x0, y), (x1, y), (x1, y+d), (x0, y+d)]); p.knock(t); p.tone(t, 2, 5, 3, lambda x, yy: .5+(yy-y)/d*.5, t0=.3); p.outline(t, 2.8, 3.2)


def puff(p, x, y, r, base=.05, seed=3):
    """A billow of smoke or cloud."""
    rng = random.Random(seed); n = 8
    o = cr([(x+math.cos(math.tau*k/n)*r*rng.uniform(.86, 1.12), y+math.sin(math.tau*k/n)*r*rng.uniform(.8, 1.0)) for k in range(n)], True)
    p.knock(o); p.tone(o, 24, 5.4, 2.8, ball(x, y, r*1.05, r, base, 1), t0=.44, bend=.3); p.outline(o, 2.4, 2.6)
    p.stroke(ell(x, y, r*.55, r*.5, 0, 16, 20, 150), [.6, 2.4, .6], raw=True)
    return o


def beetle(p, M=ID, base=.5, legs=True, horn=None, elytra=True, red=()):
    """A beetle from above, head up, about (256, 300)."""
    if legs:
        for m in sides(M):
            leg(p, m, [(318, 232), (386, 190), (424, 128), (440, 96)], (17, 12, 6), 5, base)
            leg(p, m, [(334, 290), (414, 292), (458, 338), (478, 368)], (17, 12, 6), 5, base)
            leg(p, m, [(322, 360), (392, 394), (424, 456), (438, 490)], (17, 12, 6), 5, base)
    if elytra:
        for m in sides(M):
            e = join(m([(256, 248), (316, 240), (350, 282), (352, 352), (322, 428), (276, 472), (256, 478)]), m([(256, 478), (256, 248)])); c = M([(256, 352)])[0]
            p.shape(e, 2.8, 3.2); p.tone(e, 84, 5, 4.2, lambda x, y: base-.2+.05+ball(c[0], c[1], 100, 140)(x, y)*.75, t0=.32)
            for x, b in ((280, 456), (304, 432), (328, 394)): p.tube(m([(x, 262), (x+3, 340), (x-6, b)]), [2.5, 3.4, 1.4], w=1, heavy=.3, cap=False)
    blob(p, [(256, 240), (272, 246), (264, 270), (256, 278), (248, 270), (240, 246)], base, gap=4.4, M=M)
    blob(p, [(256, 172), (312, 178), (344, 206), (340, 240), (302, 254), (256, 258), (210, 254), (172, 240), (168, 206), (200, 178)], base-.08, 12, 5, 3.8, .2, .3, M=M)
