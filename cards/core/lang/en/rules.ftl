# The words of rules text. The game puts them together; see docs/translating.md.
#
# $form is the form of a verb: order (draw a card), tells (draws a card), wish (whenever … draws a card),
# bare (may draw a card), past (drew a card). $person is you, one or many. $gender and $number agree with the
# subject, or with the noun an article or adjective belongs to.

## Sounds: what stands side by side, and what becomes of it. A low line is a space.

elisions = a_uni=a_uni;a_use=a_use;a_one=a_one;a_eu=a_eu;a_a=an_a;a_e=an_e;a_i=an_i;a_o=an_o;a_u=an_u;a_A=an_A;a_E=an_E;a_I=an_I;a_O=an_O;a_U=an_U;a_8=an_8;a_11=an_11

## Nouns

noun-card = { $number ->
        [many] cards
       *[one] card
    }
noun-creature = { $number ->
        [many] creatures
       *[one] creature
    }
noun-flask = { $number ->
        [many] Blood Flasks
       *[one] Blood Flask
    }
noun-command = { $number ->
        [many] commands
       *[one] command
    }
noun-extended-command = { $number ->
        [many] extended commands
       *[one] extended command
    }
noun-creature-card = { $number ->
        [many] creature cards
       *[one] creature card
    }
noun-command-card = { $number ->
        [many] command cards
       *[one] command card
    }
noun-saga = { $number ->
        [many] sagas
       *[one] saga
    }
noun-vestige = { $number ->
        [many] vestiges
       *[one] vestige
    }
noun-space = { $number ->
        [many] spaces
       *[one] space
    }
stat-health = health
stat-defense = defense
stat-power = power
stat-cost = cost
any-kind = unnamed
blood = blood
damage = damage
draws-bare = additional draws
skips-bare = turn skips
nothing = nothing happens
type-line = { $type }{ $saga ->
        [yes] { " saga" }
       *[no] { "" }
    }{ $vestige ->
        [yes] { " vestige" }
       *[no] { "" }
    }

## Articles and adjectives

det-a = a
det-another = another
det-each = each
det-the = the
det-no = no
det-random = a random
det-that = that
det-number = { $amount }
det-up-to = up to { $amount ->
        [1] one
       *[other] { $amount }
    }
det-any-number = any number of
det-none = { "" }
det-all = { "" }
no-is-plural = yes
adj-other = other
adj-damaged = damaged
adj-undamaged = undamaged
adj-face-down = face-down
adj-face-up = face-up
adj-vestige = vestige
adj-no-vestige = non-vestige
adj-saga = saga
adj-no-saga = non-saga
adj-linked = linked
adj-unlinked = unlinked
adj-free = free
adj-empty = empty
adj-occupied = occupied
adj-leftmost = leftmost
adj-rightmost = rightmost
np = { $det } { $other } { $extreme } { $adjectives } { $noun } { $rest }
np-of-kin = { $kin } { $noun }
adjective-of-kin = { $kin }
np-being = { $card } { $what }
np-one-of = { $how ->
        [number] { $amount }
        [up-to] up to { $amount }
        [any] any number
        [each] each
        [none] none
        [random] a random one
       *[one] one
    } of { $cards } { $what }
np-among = { $card } among { $cards }
np-top = { $amount ->
        [1] the top card of { $zone }
       *[other] the top { $amount } cards of { $zone }
    }
np-bottom = { $amount ->
        [1] the bottom card of { $zone }
       *[other] the bottom { $amount } cards of { $zone }
    }
np-greatest = { $card } { $own ->
        [yes] with the greatest { $what }
       *[no] for which { $what } is greatest
    }
np-least = { $card } { $own ->
        [yes] with the least { $what }
       *[no] for which { $what } is least
    }
chosen-by = { $card } { $owner ->
        [you] you choose
        [they] they choose
       *[other] { $who } chooses
    }
of-their-choice = { $card } of { $owner ->
        [you] your choice
        [they] their choice
       *[other] { $who }'s choice
    }
chosen-unseen = { $card }, chosen unseen
chosen-at-random = { $card } chosen at random

## What is said of a card behind its noun

rest-controlled = { $owner ->
        [you] you control
        [they] they control
       *[other] { $who } { $who-number ->
            [many] control
           *[one] controls
        }
    }
rest-owned = { $owner ->
        [you] you own
        [they] they own
       *[other] { $who } { $who-number ->
            [many] own
           *[one] owns
        }
    }
rest-with = with { $what }
rest-without = without { $what }
rest-stray = that { $number ->
        [many] their owners don't control
       *[one] its owner doesn't control
    }
with-stat = { $stat } { $compare }
rest-named = named { $name }
rest-same-name = with the same name as { $card }
rest-that-name = with the chosen name
rest-same-kin = of the same kin as { $card }
rest-that-kin = of the chosen kin
rest-no-kin = without a kin
rest-played = { $is ->
        [yes] played this turn
       *[no] not played this turn
    }
rest-entered = { $is ->
        [yes] that entered this turn
       *[no] that didn't enter this turn
    }
rest-attacked = { $is ->
        [yes] that attacked this turn
       *[no] that didn't attack this turn
    }
rest-linked-to = linked to { $card }
rest-exiled-with = exiled with { $card }
rest-referenced = { $is ->
        [yes] that { $card } has dealt with before
       *[no] that { $card } has never dealt with
    }
rest-playable = { $is ->
        [yes] you could play
       *[no] you couldn't play
    }
rest-is = that { $number ->
        [many] are
       *[one] is
    }{ $is ->
        [no] n't
       *[yes] { "" }
    } { $what }
rest-but = other than { $card }
rest-whose = whose { $stat } is { $compare }
rest-where = for which { $condition }
rest-top = { $amount ->
        [1] on top of { $zone }
       *[other] among the top { $amount } cards of { $zone }
    }
rest-bottom = { $amount ->
        [1] on the bottom of { $zone }
       *[other] among the bottom { $amount } cards of { $zone }
    }
place-opposing = opposing { $spot }
place-beside = beside { $spot }
place-left-of = { $near ->
        [yes] to its left
       *[no] to the left of { $spot }
    }
place-right-of = { $near ->
        [yes] to its right
       *[no] to the right of { $spot }
    }
place-between = between { $spot } and { $other }
place-on = on { $space }

## Spaces

space-of = { $owner ->
        [you] on your side
        [they] on their side
        [any] { "" }
       *[other] on { $who }'s side
    }
space-at = at { $spot }
space-opposing = opposing { $spot }
space-beside = beside { $spot }
space-left-of = { $near ->
        [yes] to its left
       *[no] to the left of { $spot }
    }
space-right-of = { $near ->
        [yes] to its right
       *[no] to the right of { $spot }
    }
space-same-column = in the same column as { $spot }
space-same-row = in the same row as { $spot }
space-on-path-from = that { $spot } could reach along its row over free spaces
space-between = between { $spot } and { $other }
space-nearest-to = nearest to { $spot }
space-furthest-from = furthest from { $spot }
space-of-card = the space of { $card }
that-space = that space
the-chosen-space = the { nth } chosen space
the-space-it-was-on = the space it was on
a-space = a space
direction-opposing = the opposing space
direction-left = { $columns ->
        [1] the space to the left of the opposing one
       *[other] the space { $columns } to the left of the opposing one
    }
direction-right = { $columns ->
        [1] the space to the right of the opposing one
       *[other] the space { $columns } to the right of the opposing one
    }
direction-sides = { $columns ->
        [1] { $beside ->
            [yes] the spaces beside it
           *[no] the spaces beside the opposing one
        }
       *[other] the spaces { $columns } to the left and right of { $beside ->
            [yes] it
           *[no] the opposing one
        }
    }
direction-own-sides = { $columns ->
        [1] the spaces to its own left and right
       *[other] the spaces { $columns } to its own left and right
    }
direction-own-left = { $columns ->
        [1] the space to its left
       *[other] the space { $columns } to its left
    }
direction-own-right = { $columns ->
        [1] the space to its right
       *[other] the space { $columns } to its right
    }
any-blood = any blood
any-counters = any { $counter } counters
same-subject = it
direction-all = every opposing space
direction-none = no space
other-spaces = other spaces

## Pronouns

this = this { $noun }
this-again = it
it = it
it-again = { $number ->
        [many] those { $noun }
       *[one] it
    }
that = { $number ->
        [many] those
       *[one] that
    } { $noun }
those = those { $noun }
the-rest = the rest
the-revealed = the revealed cards
nth = { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
       *[other] { "" }
    }
the-chosen = { $whose ->
        [you] your
        [opponent] your opponent's
       *[any] the
    } { nth } chosen { $noun }
the-first = the first { $noun }
the-sacrificed = the { nth } sacrificed { $noun }
the-noted = the { nth } noted { $noun }
that-card = that card
that-creature = that creature
its-source = its source
other-dealer = the source of that damage
other-struck = the creature struck
other-killer = its killer
other-card = the other card
    .number = one

## Players

who-you = you
who-they = they
    .number = many
who-opponent = your opponent
who-their-opponent = their opponent
who-active = the active player
who-inactive = the inactive player
who-that = that player
who-any = a player
who-players = players
who-each = each player
who-does = each player who does
who-does-not = each player who doesn't
who-chosen = a player of your choice
who-where = each player who { $condition }
who-most = each player with the most { $what }
who-fewest = each player with the { $counted ->
        [yes] fewest
       *[no] least
    } { $what }
who-its = its { $role ->
        [owner] owner
       *[controller] controller
    }
who-of = the { $role ->
        [owner] owner
       *[controller] controller
    } of { $card }
its-owner = { $number ->
        [many] their owner
       *[one] its owner
    }
held-in-hand = { $cards } in hand
a-player = a player

## Zones; $way is in, to, from or bare

way = { $way ->
        [in] in{ " " }
        [of] in{ " " }
        [to] into{ " " }
        [into] into{ " " }
        [from] from{ " " }
       *[bare] { "" }
    }
zone-main-deck = { way }{ $owner ->
        [you] your
        [they] their
        [any] a
       *[other] { $who }'s
    } main deck
zone-blood-deck = { way }{ $owner ->
        [you] your
        [they] their
        [any] a
       *[other] { $who }'s
    } blood deck
zone-deck = { way }{ $owner ->
        [you] your
        [they] their
        [any] a
       *[other] { $who }'s
    } deck
zone-hand = { way }{ $owner ->
        [you] your
        [they] their
        [any] a
       *[other] { $who }'s
    } hand
zone-discard = { way }{ $owner ->
        [you] your
        [they] their
        [any] a
       *[other] { $who }'s
    } discard pile
zone-aside = { $way ->
        [in] in exile
        [of] in exile
        [to] into exile
        [into] into exile
        [from] from exile
       *[bare] exile
    }
zone-timeline = { $way ->
        [in] on the timeline
        [of] on the timeline
        [to] onto the timeline
        [into] onto the timeline
        [from] from the timeline
       *[bare] the timeline
    }
zone-board = { $way ->
        [in] on the board
        [of] on the board
        [to] onto the board
        [into] onto the board
        [from] from the board
       *[bare] the board
    }
zone-play = { $way ->
        [in] in play
        [of] in play
        [to] into play
        [into] into play
        [from] from play
       *[bare] play
    }
a-deck = a deck
position-top = on top of { $zone }
position-bottom = on the bottom of { $zone }
position-at = { $way ->
        [in] in
       *[to] into
    } { $zone } beneath its top { $amount ->
        [1] card
       *[other] { $amount } cards
    }

## Comparisons and numbers

compare-exactly = { $counted ->
        [yes] exactly { $value }
       *[no] { $simple ->
            [yes] { $value }
           *[no] equal to { $value }
        }
    }
compare-at-least = { $simple ->
        [yes] { $value } or more
       *[no] at least { $value }
    }
compare-at-most = { $simple ->
        [yes] { $value } or { $counted ->
            [yes] fewer
           *[no] less
        }
       *[no] at most { $value }
    }
compare-more-than = { $counted ->
        [yes] more than
       *[no] greater than
    } { $value }
compare-less-than = { $counted ->
        [yes] fewer than
       *[no] less than
    } { $value }
compare-not = { $counted ->
        [yes] any number but
       *[no] { $simple ->
            [yes] other than
           *[no] not equal to
        }
    } { $value }
counted = { $compare } { $noun }
counted-times = { $number ->
        [one] time
       *[many] times
    }
counted-counters = { $counter } { $number ->
        [many] counters
       *[one] counter
    }
any-counter = a { $counter } counter
some-counters = { $counter } counters
where-letter = , where { $letter } is { $what }
let-letter = let { $letter } be { $what }
for-each = for each { $what }
each-counter-on = { $counter } counter on { $card }
each-counter-of = { $counter } counter { $owner ->
        [you] you have
        [they] they have
       *[other] { $who } has
    }
each-damage-on = damage on { $card }
each-time-this-turn = time { $happened } this turn
each-time-this-match = time { $happened } this match
each-draw = additional draw { $owner ->
        [you] you have
        [they] they have
       *[other] { $who } has
    } left
each-skip = turn skip { $owner ->
        [you] you have
        [they] they have
       *[other] { $who } has
    }
value-event = that amount
value-strike = the power of that strike
value-stat = { $near ->
        [yes] its { $stat }
       *[no] the { $stat } of { $card }
    }
value-damage = the damage on { $card }
value-counters-on = the number of { $counter } counters on { $card }
value-counters-of = the number of { $counter } counters { $owner ->
        [you] you have
        [they] they have
       *[other] { $who } has
    }
value-count = the number of { $things }
value-total = { $own ->
        [yes] the total { $what } of { $cards }
       *[no] the sum, over { $cards }, of { $what }
    }
value-greatest-of = { $own ->
        [yes] the greatest { $what } among { $cards }
       *[no] the greatest, over { $cards }, of { $what }
    }
value-least-of = { $own ->
        [yes] the least { $what } among { $cards }
       *[no] the least, over { $cards }, of { $what }
    }
own-counters = number of { $counter } counters
own-chapters = number of chapters
value-chapters = { $near ->
        [yes] its number of chapters
       *[no] the number of chapters of { $card }
    }
value-blood = { $owner ->
        [you] your blood
        [they] their blood
       *[other] { $who }'s blood
    }
value-pool = the pool
value-turn = the number of the turn
value-draws = the number of additional draws { $owner ->
        [you] you have
        [they] they have
       *[other] { $who } has
    } left
value-skips = the number of turn skips { $owner ->
        [you] you have
        [they] they have
       *[other] { $who } has
    }
value-remembered = the remembered number
value-sum = { $start } plus { $last }
value-product = { $start } times { $last }
value-least = the lesser of { $values }
value-greatest = the greater of { $values }
value-difference = { $from } minus { $less }
value-half = half of { $of } (rounded down)
value-times-this-turn = the number of times { $happened } this turn
value-times-this-match = the number of times { $happened } this match
the-chosen-number = the { $whose ->
        [you] number you chose
        [opponent] number your opponent chose
       *[any] { nth } chosen number
    }
the-result = the { nth } result
the-noted-number = the { nth } noted number
stat-change = { $more ->
        [yes] +
       *[no] −
    }{ $amount ->
        [that] that much
       *[other] { $amount }
    } { $stat }

## Lists

list-and = { $start } and { $last }
list-or = { $start } or { $last }
list-nor = { $start } or { $last }
list-steps = { $start }, and { $last }
list-also = { $start }, and { $last }
# $how is two, more or end; $pause says whether $last begins with a time or a condition.
list-then = { $start }, then { $last }
list-options = { $start }; or { $last }
list-terms = { $start } and { $last }

## Clauses

clause-tells = { $subject } { $predicate }
clause-wish = { $subject } { $predicate }
clause-may = { $subject } may { $predicate }
clause-would = { $subject } would { $predicate }
clause-would-next = { $subject } would { $predicate }
clause-cant = { $subject } can't { $predicate }
clause-must = { $subject } must { $predicate }
clause-past = { $subject } { $predicate }
clause-not-past = { $subject } didn't { $bare }
clause-fails = { $mood ->
        [past] { $subject } failed to { $predicate }
        [would] { $subject } would fail to { $predicate }
       *[other] { $subject } { $person ->
            [one] fails
           *[other] fail
        } to { $predicate }
    }
may-have = { $first ->
        [yes] { $by } may have
       *[no] have
    } { $subject } { $bare }
may-do = { $may }: { $passage }
do-this = do this

## Verbs

be = { $form ->
        [tells] { $person ->
            [one] is
           *[other] are
        }
        [wish] { $person ->
            [one] is
           *[other] are
        }
        [past] { $person ->
            [many] were
            [you] were
           *[one] was
        }
       *[bare] be
    }
have = { $form ->
        [tells] { $person ->
            [one] has
           *[other] have
        }
        [wish] { $person ->
            [one] has
           *[other] have
        }
        [past] had
       *[bare] have
    }
s = { $form ->
        [tells] { $person ->
            [one] s
           *[other] { "" }
        }
        [wish] { $person ->
            [one] s
           *[other] { "" }
        }
       *[bare] { "" }
    }
es = { $form ->
        [tells] { $person ->
            [one] es
           *[other] { "" }
        }
        [wish] { $person ->
            [one] es
           *[other] { "" }
        }
       *[bare] { "" }
    }
ed = { $form ->
        [past] ed
       *[other] { s }
    }
d = { $form ->
        [past] d
       *[other] { s }
    }
goes = { $form ->
        [past] went
       *[other] go{ es }
    } { $from } { $to }{ $on ->
        [yes] { " " }to { $space }
       *[no] { "" }
    }
v-go = { $form ->
        [past] went
       *[other] go{ es }
    }
v-put = put{ $form ->
        [past] { "" }
       *[other] { s }
    }
v-draw = { $form ->
        [past] drew
       *[other] draw{ s }
    }
v-lose = { $form ->
        [past] lost
       *[other] lose{ s }
    }
v-get = { $form ->
        [past] got
       *[other] get{ s }
    }
v-take = { $form ->
        [past] took
       *[other] take{ s }
    }
v-deal = { $form ->
        [past] dealt
       *[other] deal{ s }
    }
v-strike = { $form ->
        [past] struck
       *[other] strike{ s }
    }
v-become = { $form ->
        [past] became
       *[other] become{ s }
    }
v-leave = { $form ->
        [past] left
       *[other] leave{ s }
    }
v-choose = { $form ->
        [past] chose
       *[other] choose{ s }
    }
v-pay = { $form ->
        [past] paid
       *[other] pay{ s }
    }
v-win = { $form ->
        [past] won
       *[other] win{ s }
    }
on-space = { $on ->
        [yes] on { $space }
       *[no] { "" }
    }
to-space = { $on ->
        [yes] to { $space }
       *[no] { "" }
    }
face-down = { $face-down ->
        [yes] face-down
       *[no] { "" }
    }
keeping = { $keeps ->
        [yes] , keeping its counters, lasting changes and damage
       *[no] { "" }
    }

## Amounts

amount-damage = { $amount ->
        [that] that much damage
       *[other] { $amount }{ $overkill ->
            [yes] { " overkill" }
           *[no] { "" }
        }{ $combat ->
            [yes] { " combat" }
           *[no] { "" }
        }{ $piercing ->
            [yes] { " piercing" }
           *[no] { "" }
        } damage
    }
amount-blood = { $amount ->
        [all] all { $person ->
            [you] your
           *[other] their
        } blood
        [that] that much blood
       *[other] { $amount } blood
    }
amount-cards = { $amount ->
        [that] that many cards
        [1] a card
       *[other] { $amount } cards
    }
amount-counters = { $amount ->
        [that] that many { $counter } counters
        [1] 1 { $counter } counter
       *[other] { $amount } { $counter } counters
    }
amount-draws = { $amount ->
        [all] all { $person ->
            [you] your
           *[other] their
        } additional draws
        [that] that many additional draws
        [1] 1 additional draw
       *[other] { $amount } additional draws
    }
amount-skips = { $amount ->
        [all] all { $person ->
            [you] your
           *[other] their
        } turn skips
        [that] that many turn skips
        [1] 1 turn skip
       *[other] { $amount } turn skips
    }
amount-plain = { $amount ->
        [that] that much
       *[other] { $amount }
    }

## Events about players

play = play{ ed } { $card }{ $places-said ->
        [yes] { " " }from { $places }
       *[no] { "" }
    } { on-space }{ $free ->
        [yes] { " " }for free
       *[no] { "" }
    }{ $priced ->
        [yes] { " " }for { $amount } blood
       *[no] { "" }
    }
summon = summon{ ed } { $card } { face-down } { on-space }{ $priced ->
        [yes] { " " }with a Flip Cost equal to { $flip-cost }
       *[no] { "" }
    }{ keeping }
spawn = spawn{ ed } { $card } { on-space }
create = create{ d } { $card } { $zone }
execute = execute{ d } { $card } { face-down }
draw = { v-draw } { amount-cards } { $from }
draw-card = { v-draw } { $card } { $from }
discard = discard{ ed } { $card } { $from }
search = search{ $form ->
        [past] ed
       *[other] { es }
    } { $deck }{ $wanted-said ->
        [no] { "" }
       *[yes] { " " }for { $wanted }
    }
reveal = reveal{ ed } { $card }
reveal-until = reveal{ ed } cards from the top of { $deck } until { $card } is revealed
look-at = look{ ed } at { $card }
shuffle = shuffle{ d } { $deck }
gain-blood = gain{ ed } { amount-blood }
lose-blood = { v-lose } { amount-blood }
pay-blood = { v-pay } { amount-blood }
gain-some-blood = gain{ ed } { $compare } blood
lose-some-blood = { v-lose } { $compare } blood
gain-draws = gain{ ed } { amount-draws }
lose-draws = { v-lose } { amount-draws }
gain-some-draws = gain{ ed } { $compare } additional draws
lose-some-draws = { v-lose } { $compare } additional draws
gain-skips = { v-get } { amount-skips }
lose-skips = { v-lose } { amount-skips }
gain-some-skips = { v-get } { $compare } turn skips
lose-some-skips = { v-lose } { $compare } turn skips
get-counters = { v-get } { amount-counters }
lose-counters = { v-lose } { amount-counters }
pay-counters = { v-pay } { amount-counters }
take-extra-turn = { v-take } another turn after this one
end-turn = end{ ed } the turn
end-phase = end{ ed } the phase
name = name{ d } { $what }
a-card = a card
a-kin = a kin
choose = { v-choose } { $what }
choose-number = { v-choose } a number from 0 to { $most }
choose-a-number = { v-choose } a number
choose-options = { v-choose } { $how ->
        [any] any number of these
        [random] { $amount ->
            [1] one of these at random
           *[other] { $amount } of these at random
        }
        [up-to] { $amount ->
            [1] up to one of these
           *[other] up to { $amount } of these
        }
       *[exactly] { $amount ->
            [1] one
           *[other] { $amount }
        }
    }{ $tail }
flip-coin = flip{ $form ->
        [past] ped
       *[other] { s }
    } { $result ->
        [heads] heads
        [tails] tails
       *[any] a coin
    }
roll = roll{ ed } a die{ $amount ->
        [6] { "" }
       *[other] { " " }with { $amount } sides
    }
win = { v-win } the match
lose = { v-lose } the match
sacrifice = sacrifice{ d } { $card }
gain-control = gain{ ed } control of { $card } { on-space }
controls = { $is ->
        [no] control{ s } { $what }
       *[yes] control{ s } { $what }
    }
has-in-hand = { have } { $what } in hand

## Events about cards

put = { v-put } { $card } { $from } { $to } { on-space }{ keeping }
exile = exile{ d } { $card } { $from }
terminate = terminate{ d } { $card }
be-terminated = { be } terminated
be-moved = { be } moved
be-played = { be } played
enter = enter{ ed } { $from } { on-space }
leave = { v-leave } play{ $to-said ->
        [no] { "" }
       *[yes] { " " }{ $to }
    }
be-discarded = { be } discarded { $from }
be-revealed = { be } revealed
attack = attack{ ed }
attack-end = finish{ $form ->
        [past] ed
       *[other] { es }
    } attacking
attack-spaces = attack{ ed } { $spaces }{ $spares ->
        [yes] { " " }instead of the opposing space
       *[no] { "" }
    }
start-attacking = attack{ ed } { $spaces } instead
strike = { v-strike } { $what } { $empty ->
        [yes] as if it were empty
        [also] , or one as if it were empty
        [no] (unless that counts as a strike at an empty space)
       *[any] { "" }
    }{ $compare-said ->
        [no] { "" }
       *[yes] { " " }with power { $compare }
    }
take-damage = { v-take } { $compare } { $combat ->
        [yes] combat
        [no] noncombat
       *[any] { "" }
    } { $piercing ->
        [yes] piercing
       *[any] { "" }
    } { $overkill ->
        [yes] overkill
       *[any] { "" }
    } damage { $by }
take-some = { v-take } { amount-damage }
deal-damage = { v-deal } { amount-damage } to { $card }
deal-some-damage = { v-deal } { $compare } { $combat ->
        [yes] combat
        [no] noncombat
       *[any] { "" }
    } damage
damage-from = from { $card }
heal = heal{ ed } { $card } by { amount-plain }
heal-all = heal{ ed } all damage on { $card }
be-healed = { be } healed
prevent-damage = prevent{ ed } the next { amount-damage } to { $card }{ $this-turn ->
        [yes] { " " }this turn
       *[no] { "" }
    }
be-protected = { be } protected from damage
overkill = overkill{ ed } { $card }
take-overkill = { v-take } { $compare } overkill damage { $through }
through = through { $card }
explode = { v-deal } { amount-damage } to each creature beside { $space }
an-explosion = an explosion
happen-at = happen{ ed } at { $space } { $by }
die = die{ $form ->
        [past] d
       *[other] { s }
    } { $cause ->
        [no-health] from lack of health
        [combat] in combat
        [effect] by an effect
       *[any] { "" }
    } { $by }
kill = kill{ ed } { $card } { $cause ->
        [combat] in combat
        [effect] by an effect
       *[any] { "" }
    }
be-sacrificed = { be } sacrificed
be-devoured = { be } devoured { $by }
be-destroyed = { be } destroyed { $by }
by = by { $card }
destroy = destroy{ ed } { $card }
flip = flip{ $form ->
        [past] ped
       *[other] { s }
    } { $card }{ keeping }
be-flipped = { be } flipped
turn-down = turn{ ed } { $card } face-down{ keeping }
be-turned-down = { be } turned face-down
devour = devour{ ed } { $known ->
        [yes] { $other }
       *[no] a creature
    }
evolve = evolve{ d } { $known ->
        [yes] from { $other }
       *[no] { "" }
    }
accumulate = accumulate{ d } { $known ->
        [yes] { $other }
       *[no] { "" }
    }
liberate = liberate{ d } { $card }
be-liberated = { be } liberated
put-counters = { v-put } { amount-counters } on { $card }
remove-counters = remove{ d } { amount-counters } from { $card }
get = { v-get } { $what }
lose-thing = { v-lose } { $what }
gain-thing = gain{ ed } { $what }
gain-an-ability = gain{ ed } an ability
cost-otherwise = cost{ $form ->
        [past] { "" }
       *[other] { s }
    } { amount-plain } { $more ->
        [yes] more
       *[no] less
    }
its-stat = { $stat-said ->
        [yes] { $number ->
            [many] their
           *[one] its
        } { $stat }
       *[no] a stat
    }
have-stat-raised = { have } { its-stat } raised
have-stat-lowered = { have } { its-stat } lowered
have-stat-set = { have } { its-stat } set
lose-abilities = { v-lose } the abilities { $number ->
        [many] they were
       *[one] it was
    } granted
copy-abilities = gain{ ed } the abilities { $known ->
        [yes] of { $other }
       *[no] of another card
    }
lose-text = { v-lose } { $number ->
        [many] their
       *[one] its
    } text
regain-text = { v-get } { $number ->
        [many] their
       *[one] its
    } text back
become-copy = { v-become } a copy of { $known ->
        [yes] { $other }
       *[no] another card
    }
copy-state = { v-take } on the counters, lasting changes and damage of { $known ->
        [yes] { $other }
       *[no] another card
    }
gain-keyword = gain{ ed } { $keyword }
lose-keyword = { v-lose } { $keyword }
a-keyword = a keyword
become-kin = { v-become } { $kin }
become = { v-become } { $what }
another-kin = of another kin
another-type = another type of card
swap = swap{ $form ->
        [past] ped
       *[other] { s }
    } { $card-it ->
        [yes] its space with that of { $other }
       *[no] the spaces of { $card } and { $other }
    }
swap-spaces = swap{ $form ->
        [past] ped
       *[other] { s }
    } spaces { $known ->
        [yes] with { $other }
       *[no] { "" }
    }
move = move{ d } { $card } { to-space }
shift = move{ d } { to-space }
link = link{ ed } { $card } { $known ->
        [yes] to { $other }
       *[no] { "" }
    }
unlink = unlink{ ed } { $card } { $known ->
        [yes] from { $other }
       *[no] { "" }
    }
be-linked = { be } linked { $known ->
        [yes] to { $other }
       *[no] { "" }
    }
be-unlinked = { be } unlinked { $known ->
        [yes] from { $other }
       *[no] { "" }
    }
note = note{ d } { $what }
keep-in-mind = remember it
something = something
something-happens = something happens
be-chosen = be chosen by { $owner ->
        [you] your effects
        [they] their effects
        [any] effects
       *[other] { $who }'s effects
    }
a-named = a { $name }
a-copy-of = a copy of { $card }
a-card-of-that-name = a card with the chosen name

## What is so of a card

is-not = { $is ->
        [no] n't
       *[yes] { "" }
    }
is-damaged = { be }{ is-not } damaged
is-face-down = { be }{ is-not } face-down
is-linked = { be }{ is-not } linked
was-played = { $person ->
        [many] were
       *[one] was
    }{ is-not } played this turn
has-entered = { $is ->
        [no] didn't enter
       *[yes] entered
    } this turn
has-attacked = { $is ->
        [no] didn't attack
       *[yes] attacked
    } this turn
is-playable = { $is ->
        [no] couldn't be played
       *[yes] could be played
    }
is-at = { be }{ is-not } { $what }
is-one = { be }{ is-not } { $what }
is-kin = { be } { $kin }
is-number = { be } { $what }
has = { $is ->
        [no] { $person ->
            [one] doesn't
           *[other] don't
        } have { $what }
       *[yes] { have } { $what }
    }
has-no-text = { have } no abilities

## The pool, the match, times

the-pool = the pool
add-to-pool = add{ ed } { amount-plain } to the pool
take-from-pool = remove{ d } { amount-plain } from the pool
set-pool = set{ $form ->
        [past] { "" }
       *[other] { s }
    } the pool to { $to }
pool-rise = rise{ $form ->
        [past] { "" }
       *[other] { s }
    }
pool-fall = fall{ $form ->
        [past] { "" }
       *[other] { s }
    } without damage
pool-become = { be } set
the-match = the match
be-a-draw = { $form ->
        [past] ended
       *[other] end{ s }
    } in a draw
finish = { $form ->
        [past] ended
       *[other] end{ s }
    }{ $loser ->
        [yes] { " " }with { $who } losing
       *[no] { "" }
    }
start = start{ ed }
end = end{ ed }
time-turn = { $owner ->
        [you] your turn
        [they] their turn
        [any] a turn
       *[other] { $who }'s turn
    }
time-main-phase = { $owner ->
        [you] your main phase
        [they] their main phase
        [any] a main phase
       *[other] { $who }'s main phase
    }
time-attack-phase = { $owner ->
        [you] your attack phase
        [they] their attack phase
        [any] an attack phase
       *[other] { $who }'s attack phase
    }
whose-time = { $owner ->
        [you] your
        [they] their
        [any] { $which ->
            [next] the next
            [each] each
           *[this] the
        }
       *[other] { $who }'s
    }{ $which ->
        [next] { $owner ->
            [any] { "" }
           *[other] { " next" }
        }
       *[other] { "" }
    }
moment-turn-start = the start of { whose-time } turn
moment-turn-end = { $which ->
        [this] { $owner ->
            [any] end of turn
           *[other] the end of { whose-time } turn
        }
       *[other] the end of { whose-time } turn
    }
moment-main-phase-start = the start of { whose-time } main phase
moment-main-phase-end = the end of { whose-time } main phase
moment-attack-phase-start = the start of { whose-time } attack phase
moment-attack-phase-end = the end of { whose-time } attack phase

## Conditions

condition-there-is = there is { $what }
condition-there-are = there { $number ->
        [one] is
       *[many] are
    } { $what }
condition-known = { $is ->
        [no] no such card was found
       *[yes] such a card was found
    }
condition-turn-of = it is{ is-not } { $owner ->
        [you] your turn
        [they] their turn
       *[other] { $who }'s turn
    }
condition-same-player = { $one } { $person ->
        [one] is
       *[other] are
    }{ is-not } { $other }
condition-main-phase = it is{ is-not } a main phase
condition-attack-phase = it is{ is-not } an attack phase
condition-this-turn = { $happened } this turn
condition-this-match = { $happened } this match
condition-heads = { $is ->
        [no] it is tails
       *[yes] it is heads
    }
condition-named = the chosen { $kin ->
        [yes] kin
       *[no] name
    } is{ is-not } { $name }
condition-number = { $value } is { $compare }
condition-number-not = { $value } isn't { $compare }

## Openings

opening-whenever = { $often ->
        [once] once { $clause }
        [next] { $count ->
            [1] the next time { $clause }
           *[other] the next { $count } times { $clause }
        }
        [each-turn] { $count ->
            [1] the first time { $clause } each turn
           *[other] the first { $count } times { $clause } each turn
        }
       *[always] whenever { $clause }
    }
opening-at = { $often ->
        [next] { $count ->
            [1] at { $moment }
           *[other] at { $moment }, the next { $count } times
        }
       *[other] at { $moment }
    }
opening-would = { $often ->
        [next] { $count ->
            [1] the next time { $clause }
           *[other] the next { $count } times { $clause }
        }
        [each-turn] { $count ->
            [1] the first time { $clause } each turn
           *[other] the first { $count } times { $clause } each turn
        }
       *[other] if { $clause }
    }
opening-before = { $often ->
        [next] { $count ->
            [1] before the next time { $clause }
           *[other] before each of the next { $count } times { $clause }
        }
        [each-turn] { $count ->
            [1] before the first time { $clause } each turn
           *[other] before each of the first { $count } times { $clause } each turn
        }
       *[other] before { $clause }
    }
opening-after = { $often ->
        [next] { $count ->
            [1] after the next time { $clause }
           *[other] after each of the next { $count } times { $clause }
        }
        [each-turn] { $count ->
            [1] after the first time { $clause } each turn
           *[other] after each of the first { $count } times { $clause } each turn
        }
       *[other] after { $clause }
    }
opening-if = { $opening }, if { $condition }
opening-and = { $opening } and { $condition }
until-moment = until { $moment }
until-clause = until { $clause }
trigger-where = { $clause } while { $condition }
trigger-because-of = { $clause } because of { $card }
trigger-caused-by = { $clause } because { $cause }
trigger-fails = it fails that { $clause }

## Shapes

reaction = { $opening }, { $passage }
replacement = { $opening }, instead { $passage }
replacement-all = { $opening }, all of this happens instead: { $passage }
replacement-also = { $opening }, also { $passage }
replacement-and = { $opening }, { $event }, and { $passage }
denial = { $opening }, that doesn't happen
demand = { $clause } before doing anything else, if able
holds-if = { $clause } if { $condition }
as-long-as = as long as { $condition }, { $passage }
the-event = that happens
effect-if = if { $condition }, { $passage }
all-of-this = all of this happens: { $passage }
effect-otherwise = otherwise, { $passage }
effect-until = { $until }, { $passage }
effect-repeat = { $amount } times{ $tail }: { $passage }
effect-for-each = for each { $what }, { $passage }
effect-for-each-of = for each of { $what }, { $passage }
effect-for = for { $what }, { $passage }
effect-options = { $choose }: { $ways }
if-they-do = { $person ->
        [you] if you do
       *[other] if they do
    }, { $passage }
if-they-do-not = { $person ->
        [you] if you don't
       *[other] if they don't
    }, { $passage }
additional-cost = as an additional cost to play { $card }, { $cost }
as-played = as you play { $card }, { $passage }
works-in = while { $card } is { $places }
terms-place = use this only while { $card } is { $places }
comes-first = (This comes before other such abilities.)
comes-last = (This comes after other such abilities.)
quoted = “{ $text }”
activated = { $speed ->
        [instant] at any time
       *[main] main phase
    }, { $cost }: { $passage }
activated-play = { $speed ->
        [instant] at any time, { $may }
       *[main] { $may }
    }
activated-free = { $speed ->
        [instant] at any time
       *[main] main phase
    }: { $passage }
terms = use this { $terms }
terms-of-another = only { $terms }
terms-user = { $who } may use this
terms-per-turn = { $count ->
        [1] only once per turn
        [2] only twice per turn
       *[other] only { $count } times per turn
    }
terms-uses = { $count ->
        [1] only once
       *[other] only { $count } times
    }
terms-if = only if { $condition }

## What is changed of an event

changed-player = { $person ->
        [you] it happens to you instead
       *[other] it happens to { $who } instead
    }
changed-card = { $kind ->
        [damage] { $card } takes that damage instead
       *[other] it happens to { $card } instead
    }
changed-other = { $kind ->
        [damage] it counts as dealt by { $card }
       *[other] it counts as done by { $card }
    }
changed-space = { $kind ->
        [strike] it strikes { $space } instead
       *[other] it happens at { $space } instead
    }
changed-to = it goes { $zone } instead
changed-exiled = it is exiled instead
changed-reduced = { $kind ->
        [damage] that damage is reduced by { $by }
       *[other] that amount is reduced by { $by }
    }
changed-raised = { $kind ->
        [damage] that damage is increased by { $by }
       *[other] that amount is increased by { $by }
    }
changed-doubled = { $kind ->
        [damage] that damage is doubled
       *[other] that amount is doubled
    }
changed-halved = { $kind ->
        [damage] that damage is halved, rounded down
       *[other] that amount is halved, rounded down
    }
changed-amount = { $kind ->
        [damage] that damage becomes { $amount }
       *[other] that amount becomes { $amount }
    }
changed-as-empty = { $is ->
        [yes] it counts as a strike at an empty space
       *[no] it doesn't count as a strike at an empty space
    }
changed-piercing = { $is ->
        [yes] all of it above the creature's health is overkill
       *[no] its overkill counts defense
    }
changed-free = { $is ->
        [yes] it costs nothing
       *[no] it must be paid for
    }
changed-face-down = { $is ->
        [yes] it enters face-down instead
       *[no] it enters face-up instead
    }

## Lines of a card

line-devours = devours { $what }
line-evolves = { $optional ->
        [yes] may evolve from { $what }
       *[no] evolves from { $what }
    }
line-flip-blood = flip: { $amount } blood
line-flip-action = flip: when { $clause }
line-chapter = { $chapter } — { $passage }
line-unlimited = unlimited
line-limit = limit { $amount }
variable = { $letter } is { $bounds }
variable-least = { $amount } or more
variable-most = at most { $most }
reminder-devours = As you play this, sacrifice one of those. This takes its space.
reminder-evolves = { $optional ->
        [yes] As you play this, you may exile one of those. Then this takes
       *[no] As you play this, exile one of those. This takes
    } its space, and the old card goes to the discard pile when this leaves the board.
reminder-flip = You play this face-down, as { $creature ->
        [yes] a 1/1/1 creature
       *[no] a command that does nothing
    }. { $paid ->
        [yes] In your main phase you may pay this to turn it face-up.
       *[no] When that happens, you may turn it face-up.
    }
reminder-saga = When this enters and at the start of your turn, put 1 lore counter on it: that chapter happens. After the last one, exile it.
reminder-flask = When this enters the board, gain 1 blood.
reminder-limit = A deck may hold no more than { $amount } of these.
reminder-unlimited = A deck may hold any number of these.
