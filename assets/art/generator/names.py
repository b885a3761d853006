"""Which card bears a plate that is filed under its subject; None for plates no card bears."""
BORNE_BY = {'crown': 'royal-tithe'}
