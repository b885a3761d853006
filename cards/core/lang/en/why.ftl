# Why: the causes of outcomes, where numbers come from, and why something cannot be done now.

## Causes and numbers

why-ability = “{ $text }”
account-start = starts at { $amount }
account-line = { $step }: { $line } [{ $event }], then { $then }
figure-pool = the pool
figure-blood = blood of { $who }
figure-draws = draws left to { $who }
figure-skips = turns that { $who } will skip
figure-counters = { $counter } counters of { $who }

## Why not

fail-must-card = { $card } asks for something else first
fail-must-rule = rule { $rule } asks for something else first
fail-must = an effect asks for something else first
refused-undo = no answer was given yet, so there is nothing to take back
refused-redo = nothing was taken back, so there is nothing to do again
refused-other-decides = { $who } decides now
refused-still-happening = this cannot be used now
refused-past = this is an earlier moment; go back to now first
refused-first-draw = on your first turn nothing more is drawn; from your next turn on, one card each turn
refused-their-deck = that deck is { $who }’s; you draw from your own
refused-their-hand = the hand of { $who } is hidden from you
refused-their-row = that row is { $who }’s; your creatures go to your own
refused-their-card = { $card } is { $who }’s
refused-discard = { $cards ->
        [0] the discard pile of { $who } is empty
       *[other] what lies in the discard pile of { $who } cannot be played
    }
refused-plate = nothing can be done with { $who } now
refused-pool = the pool holds { $pool }; damage drains it, and who is struck when it runs dry loses
refused-pass = there is nothing to let happen; go to the attack to end your main phase
refused-space = no card can go there now
refused-space-taken = { $card } is there already
refused-empty-space = it is free; choose a creature from your hand for it first
refused-on-board = it strikes by itself at the attack, and has no ability to use. It cannot be taken off its space, either: { $why }
refused-timeline = it does its work on the timeline by itself and has no ability to use
refused-out-of-play = it is out of play and cannot be used from there
refused-ability-cost = its ability costs this: { $cost }; that cannot be paid now
refused-unfit = { $asked }: { $fitting ->
        [one] only one fits, and { $thing } does not
       *[other] { $fitting } fit, and { $thing } does not
    }
refused-no-answer = first answer “{ $asked }”; { $thing } is no answer to it
refused-space-not-free = { $asked }: { $card } is there already
refused-attack-later = first answer “{ $asked }”; the attack comes after it
refused-laid-out = its cards are laid out before you: choose one of them there
thing-attack = the attack
thing-pass = passing
