"""Fourth kit: a sitter for a portrait, dressed from a wardrobe of hair, hats, beards and collars."""
from kit3 import *


def hair(p, x, y, r, kind, tone=.62):
    T = lambda q: [(x+a*r, y+b*r) for a, b in q]
    if kind == 'short': o = join(T([(-.86, 0), (-.88, -.6), (-.5, -1.08), (0, -1.16), (.5, -1.08), (.88, -.6), (.86, 0)]), T([(.86, 0), (.7, -.5), (0, -.78), (-.7, -.5), (-.86, 0)]))
    elif kind == 'parted': o = join(T([(-.86, .05), (-.9, -.6), (-.46, -1.1), (.1, -1.14), (.6, -1.0), (.88, -.5), (.84, .05)]), T([(.84, .05), (.7, -.46), (.3, -.66), (-.2, -.92), (-.62, -.5), (-.86, .05)]))
    else: o = join(T([(-1.0, 1.0), (-.98, .1), (-.9, -.6), (-.5, -1.1), (0, -1.18), (.5, -1.1), (.9, -.6), (.98, .1), (1.0, 1.0)]), T([(1.0, 1.0), (.7, .7), (.78, 0), (.6, -.5), (0, -.8), (-.6, -.5), (-.78, 0), (-.7, .7), (-1.0, 1.0)]))
    p.shape(o, 2.8, 3.2); p.tone(o, 60 if kind == 'long' else 36, 5, 4, K(tone), t0=.3, bend=.25)


def hat(p, x, y, r, kind, base=.4, band=None):
    """Sits on a head about (x, y)."""
    T = lambda q: [(x+a*r, y+b*r) for a, b in q]
    tall = {'top': 1.1, 'bowler': .62, 'brim': .66, 'stovepipe': 1.4}.get(kind, .6); w = .72
    if kind == 'cap':
        o = join(T([(-.9, -.34), (-.86, -.9), (0, -1.2), (.86, -.9), (.9, -.34)]), T([(.9, -.34), (0, -.5), (-.9, -.34)])); p.shape(o, 2.8, 3.2); p.tone(o, 40, 5, 3.4, lambda a, b: base+(a-x)/r*.3, t0=.34); v = join(T([(-.92, -.36), (0, -.54), (.92, -.36)]), T([(.92, -.36), (.7, -.2), (0, -.3), (-.7, -.2), (-.92, -.36)])); p.knock(v); p.solid(v); return
    b = {'top': 1.2, 'bowler': 1.14, 'brim': 1.62, 'stovepipe': 1.16}.get(kind, 1.2)
    blob(p, T([(-b, -.5), (-.7, -.66), (0, -.64), (.7, -.66), (b, -.5), (.7, -.4), (0, -.32), (-.7, -.4)]), base+.05, 4, 4.8, 3.8, .1, .32)
    c = join(T([(-w, -.54), (-w*.98, -.54-tall*.7), (-w*.8, -.5-tall)]), T([(-w*.8, -.5-tall), (0, -.56-tall), (w*.8, -.5-tall)]), T([(w*.8, -.5-tall), (w*.98, -.54-tall*.7), (w, -.54)]), T([(w, -.54), (0, -.42), (-w, -.54)])) if kind != 'bowler' else join(T([(-w, -.54), (-w*.9, -1.0), (0, -1.26), (w*.9, -1.0), (w, -.54)]), T([(w, -.54), (0, -.42), (-w, -.54)]))
    p.shape(c, 3, 3.4); p.tone(c, 86, 5, 4.2, across(x-w*r, x+w*r, base, base+.6), t0=.32)
    q = join(T([(-w*1.0, -.56), (0, -.44), (w*1.0, -.56)]), T([(w, -.56), (w*.99, -.74)]), T([(w*.99, -.74), (0, -.62), (-w*.99, -.74)]), T([(-w*.99, -.74), (-w, -.56)])); p.knock(q)
    if band: p.solid(q, band)
    p.outline(q, 2.4, 2)


def beard(p, x, y, r, length=1.0, tone=.35):
    T = lambda q: [(x+a*r, y+b*r) for a, b in q]
    o = join(T([(-.78, .1), (-.5, .42), (0, .38), (.5, .42), (.78, .1)]), T([(.78, .1), (.74, .6), (.4, .7+length*.5), (0, .9+length*.6)]), T([(0, .9+length*.6), (-.4, .7+length*.5), (-.74, .6), (-.78, .1)])); p.knock(o); p.outline(o, 2.6, 3); p.fur(o, lambda a, b: 90+(x-a)*.22, 80, r*.36, 3, lambda a, b: tone+(a-x)/r*.35); m = cr(T([(-.2, .56), (0, .5), (.2, .56), (0, .63)]), True); p.knock(m); p.solid(m)


def moustache(p, x, y, r, curl=1):
    for s in (1, -1): p.tube([(x+s*2, y+.4*r), (x+s*.3*r, y+.46*r), (x+s*.54*r, y+.34*r), (x+s*.6*r, y+(.34-.16*curl)*r)], [r*.09, r*.14, r*.09, r*.03], rib_gap=5, rib_w=3.4, base=.6, w=2)


def glasses(p, x, y, r, rr=.25):
    for s in (1, -1): p.outline(ell(x+s*.34*r, y-.04*r, rr*r, rr*.94*r), 3, 1.6); p.stroke([(x+s*(.34+rr)*r, y-.06*r), (x+s*.8*r, y-.1*r)], 2.6)
    p.stroke([(x-.1*r, y-.06*r), (x+.1*r, y-.06*r)], 3)


def coat(p, x, y0, spread, bottom=504, base=.3, lapels=True, tie=None):
    hoodrobe(p, y0, x, spread, bottom, base)
    if lapels:
        for s in (1, -1): l = straight([(x+s*2, y0+130), (x+s*30, y0+14), (x+s*74, y0+40), (x+s*58, y0+86), (x+s*70, y0+96)]); p.shape(l, 2.8, 3); p.tone(l, 90-s*24, 5, 3.2, K(base+.25))
        c = straight([(x-28, y0+10), (x, y0+44), (x+28, y0+10), (x, y0)]); p.knock(c); p.outline(c, 2.4, 2)
        if tie: t = straight([(x-9, y0+40), (x+9, y0+40), (x+13, y0+110), (x, y0+130), (x-13, y0+110)]); p.knock(t); p.solid(t, tie); p.outline(t, 2.4, 2)


def hold(p, x, y, side=1, size=30, base=.3, fr=None):
    """A hand coming in from the given side."""
    a = fr or (x+side*120, 504)
    sleeve(p, [a, (x+side*90, (y+a[1])/2+30), (x+side*24, y+8)], [96, 74, 44], base); fist(p, x, y, size, 180 if side > 0 else 0, thumb=-side)
