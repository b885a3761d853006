# The words on the table of a match.

card-foot-command = executed, then discarded
card-foot-saga = a chapter each turn, then exiled
card-foot-extended = remains on the timeline
card-stamp-vestige = Vestige

table-pool = the pool
table-blood = blood
table-pile-main = main
table-pile-blood = blood
table-pile-discard = discard
table-hand-of = hand of { $count }

table-turn = Turn { $turn } · { $player }’s turn
table-before-the-first-turn = Before the first turn
table-phase-start = Start
table-phase-main = Main
table-phase-attack = Attack
table-phase-end = End

table-timeline = timeline
table-timeline-next = next
table-ticket-command = command
table-ticket-extended = extended
table-ticket-saga = saga
table-ticket-hidden = face-down

table-seal-attack = To the attack
table-seal-attack-with = with { $count }, in order
table-seal-end = End the turn
table-seal-end-nobody = nobody attacks
table-seal-keep = Keep hand

table-strike-leaves = leaves { $leaves }
table-strike-kills = dies
table-strike-overkills = dies, { $pool } to the pool
table-strike-pierces = leaves { $leaves }, { $pool } to the pool
table-strike-pool = to the pool
table-strike-blood = { $what }, +{ $blood } blood

# On the sheet at the right while no card is looked at.
table-look = Point at a card
table-look-here = to read it here
table-pin = right click, or I, pins it
table-pin-why = with where each number comes from

table-sum = after the attack
table-sum-play = after this
table-sum-unknown = as far as can be told
table-sum-wins = { $player } wins
table-sum-pool = pool { $pool }
table-sum-blood = { $player }: { $blood } blood

# What would come of an answer, under what is chosen by it.
foreseen-dies = dies
foreseen-becomes = { $from } → { $to } { $what }
foreseen-of = { $card }: { $what }
foreseen-gains = gains { $keyword }
foreseen-loses = loses { $keyword }
foreseen-sides = changes sides
foreseen-to-hand = goes to the hand
foreseen-to-deck = goes to the deck
foreseen-to-discard = is discarded
foreseen-to-aside = is exiled
foreseen-pool = pool { $from } → { $to }
foreseen-blood = { $player } { $from } → { $to } blood
foreseen-unknown = then something hidden
