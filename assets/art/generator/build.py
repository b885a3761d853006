"""python3 build.py [card ...]   - draws the plates of the core pack into cards/core/art and checks the house rules."""
import importlib, os, re, sys
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
from names import BORNE_BY
PACK = os.path.join(HERE, '..', '..', '..', 'cards', 'core')
OUT = os.path.join(PACK, 'art')
FIRST = ['insects', 'beasts', 'figures', 'objects']
LATER = ['insects2', 'beasts2', 'figures2', 'objects2', 'flora2', 'world2', 'kins2']
THIRD = sorted(f[:-3] for f in os.listdir(HERE) if f.startswith('plates'))
ALLOWED = {'#1d1a16', '#9b1c1c'}


def with_margin(draw):
    """The drawings of single cards were composed to the edge; a frame wants 6 % of bare paper."""
    def drawn():
        p = draw(); p.settle(30); return p
    return drawn


def plates():
    """Every plate under the name of the card that bears it; an earlier series is never overruled by a later one."""
    d = {}
    for m in FIRST+LATER+THIRD:
        for k, v in importlib.import_module(m).PLATES.items(): d.setdefault(BORNE_BY.get(k, k), with_margin(v) if m in THIRD else v)
    return {k: v for k, v in d.items() if k is not None}


def awaited(name):
    """A kin or kind needs no card; any other plate waits until its card is in the pack."""
    return name.startswith('kin') or any(os.path.exists(os.path.join(PACK, d, name+'.ron')) for d in ('commands', 'creatures', 'flasks'))


def unfit(s):
    """What keeps a drawing from being a plate of the house, or nothing."""
    if len(s) >= 40000: return 'too heavy'
    if not set(re.findall(r'#[0-9a-fA-F]{6}', s)) <= ALLOWED: return 'foreign colours'
    if re.search(r'<(?!/?(svg|g|path)\b)|href|style', s): return 'more than filled paths'


if __name__ == '__main__':
    known = plates(); bad = 0
    for name in sys.argv[1:] or sorted(filter(awaited, known)):
        if name not in known: sys.exit(f'no plate is called {name}')
        s = known[name]().svg(); why = unfit(s)
        bad += bool(why)
        with open(os.path.join(OUT, name+'.svg'), 'w') as f: f.write(s)
        print(f'{name:32s}{len(s)/1000:6.1f} kB  {why or ""}')
    sys.exit(bad > 0)
