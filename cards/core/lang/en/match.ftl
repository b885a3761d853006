# What the window says while a match is played: acting, deciding, looking, the curtain.

control-left = Left
control-right = Right
control-up = Up
control-down = Down
control-confirm = Choose
control-cancel = Cancel, put back
control-inspect = Look closely
control-undo = Take back
control-redo = Do again
control-attack = To the attack
control-pass = Pass
control-drawmain = Draw from the main deck
control-drawblood = Draw from the blood deck
control-log = Field log
control-menu = Menu
control-skip = Faster; lift the cloth
control-seetheboard = See the board
control-one = First
control-two = Second
control-three = Third
control-four = Fourth
control-five = Fifth
control-six = Sixth
control-seven = Seventh
control-eight = Eighth
control-nine = Ninth

key-enter = Enter
key-escape = Esc
key-space = Space
key-backspace = Bksp
key-tab = Tab
key-delete = Del
key-shift = Shift
key-control = Ctrl
key-alt = Alt
mouse-left = Left click
mouse-right = Right click
mouse-middle = Middle click
mouse-other = Mouse button
pad-button = Pad { $name }
pad-left = Pad ←
pad-right = Pad →
pad-up = Pad ↑
pad-down = Pad ↓
pad-select = Select
pad-start = Start
pad-mode = Mode
pad-other = Pad button
binding-taken = { $input } did something else before: { $control } has lost it.

draw-main = Draw: main
draw-blood = Draw: blood
draws-later = from next turn
draws-left = { $draws ->
    [0] no draw left
    [one] 1 draw left
   *[other] { $draws } draws left
}
undo = Undo
take-back = Take the play back
redo = Redo
menu = Menu
play-lands = Put it onto the space that is lit.
inspect-vestige = It is part of no deck. If it would go from play to a hand, a deck or a discard pile, it is exiled instead.
put-back = Cancel
pile-opens = A click lays its cards out
pile-heading = The discard pile of { $who }, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
pile-order = from its top on
pile-close = Close

card-unseen = a card
button-keep = Keep hand
button-return = Return all { $cards }
button-pass = Let it happen
button-pass-until-new = Pass until new
button-done = No more
button-without = Without any
button-point = Point at one
button-flip = Turn it up
button-stay-down = Leave it face-down
button-remove = Remove { $card }: it goes to the discard pile and gives no blood
button-flip-for = Turn { $card } up: { $blood ->
    [0] it costs nothing
   *[other] it costs { $blood } blood
}

asks = { $card } asks { $player }
asks-nobody = { $player } decides
asks-legal = { $legal ->
    [one] only one can be chosen
   *[other] { $legal } to choose from
} · click, or press its number
asks-respond = Respond, or let it happen?
see-the-board = See the board
see-the-question = Back to the question
button-choose = Choose
button-choose-this = Choose { $what }
search-cards = search these cards
search-names = search by name
search-nothing = nothing is called that
page-back = ←
page-on = →
mulligan-heading = Keep these { $cards }?
mulligan-once = you may return a hand once
mulligan-body = If you return it, all { $cards } go back, both decks are shuffled, and as many are drawn anew. That hand stays.

ledger = Ledger
ledger-columns = printed · changes · now
ledger-printed = as printed
ledger-itself = by itself
ledger-damage = damage
ledger-effect = an effect
inspect-counters = { $count } { $counter }

field-log = Field log
field-log-empty = Nothing has happened yet.
field-log-before = Before the first turn
field-log-turn = Turn { $turn } — { $player }
field-log-moment = Show that moment
moment-then = As it was then
moment-back = Back to now

consent-heading = { $asked }, may this be taken back?
consent-act = The last act: { $what }.
consent-revealing = { $asking } wants to take it back. Something hidden or random has come to light since, so it is for you to decide.
consent-their-answer = { $asking } wants to take it back, and it was yours.
consent-agree = Let it be taken back
consent-refuse = It stands

curtain-above = the cloth is drawn; the hands are hidden
curtain-turn = take the table. It is your turn.
curtain-mulligan = look at your opening hand.
curtain-respond = you may respond to what happens.
curtain-choose = there is something to decide.
curtain-choose-now = something of yours asks you.
curtain-other = { $player }, look away.
curtain-figure-turn = turn
curtain-figure-pool = the pool
curtain-figure-blood = your blood
curtain-figure-hand = your hand
curtain-lift = lift
curtain-lift-what = the cloth
curtain-hold = hold
curtain-until = until the ring closes
curtain-press = press the seal or
