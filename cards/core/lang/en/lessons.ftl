# What the guide says in the lessons. $opponent is who plays the other side; $confirm, $inspect, $undo, $attack,
# $drawblood and $log are the keys as they are bound.

lesson-opponent = Oskar

lesson-blood-and-flasks = Blood and flasks
    .about = what a card costs, and where the blood for it comes from
    .done = Flasks give blood, blood pays for creatures, and you draw one card a turn: from the deck you need.
guide-blood-pool = This vessel is the pool. It belongs to both of you, and every blow drains it. Whoever is struck when it runs dry has lost.
guide-blood-own = And this is your own blood: one drop for each. It pays for your cards, and you have none yet.
guide-blood-cost = The red number in the corner of a card is its cost. Rest the pointer on the Crow, or walk to it with the arrow keys: it says what it lacks.
guide-blood-flask = A Blood Flask costs nothing. Drag it onto a space of your row, or click it and then the space.
guide-blood-flask-first = Gently: the Blood Flask comes first.
guide-blood-gained = A flask that enters gives you 1 blood. It stays on the board as a small creature that cannot hurt anyone.
guide-blood-mosquito = Now you can pay for the Mosquito: it costs 1, and you have 1. Put it on any free space.
guide-blood-mosquito-first = Not yet: spend your blood on the Mosquito.
guide-blood-undo = Your blood is spent, and the Mosquito is yours. Whatever you do can be taken back with { $undo }; in a match your opponent must agree where something hidden came to light.
guide-blood-attack = Nothing more can be paid for. Press the seal, or { $attack }: your creatures attack, then it is { $opponent }’s turn.
guide-blood-again = { $opponent } set down a flask as well. Your Mosquito struck an empty space: the pool lost 1, and you gained 1 blood.
guide-blood-draw = Each turn you may draw one card: from the main deck or from the blood deck. You lack blood for the Crow, so draw from the blood deck.
guide-blood-draw-first = First draw from the blood deck: its cards are red.
guide-blood-second = Another flask. Set it down on a free space.
guide-blood-second-first = First the flask: the Crow needs its blood.
guide-blood-crow = You have 2 blood, and the Crow costs 2: play it onto a free space.
guide-blood-crow-first = Now the Crow: it costs 2, and you have 2.

lesson-combat-and-overkill = Combat and overkill
    .about = who strikes whom, what damage does, and how a match is won
    .done = You strike from left to right, what is left over drains the pool, and the pool decides the match.
guide-combat-rows = Two rows face each other. In the attack each of your creatures strikes the space across from it, one after another from left to right.
guide-combat-numbers = Drop, shield and lozenge: health, defense and power. Rest the pointer on your frog to see it large, and where each number comes from.
guide-combat-preview = Nothing comes as a surprise. Rest the pointer on the seal, or walk to it: every strike is drawn before it happens.
guide-combat-overkill = Your frog deals 2 to a flask with 1 health and no defense. What exceeds health and defense together drains the pool: that is overkill.
guide-combat-empty = Across from the Mosquito nobody stands. A strike at an empty space drains the pool by its power and gives you 1 blood.
guide-combat-attack = Press the seal, or { $attack }.
guide-combat-attack-first = Your ant can wait, and you have no blood. To the attack!
guide-combat-stays = This frog was hit for 2 and has 1 health left. Damage stays: nothing heals by itself.
guide-combat-death = The flask died. A death gives 1 blood to whose creature it was, so even a loss pays a little.
guide-combat-theirs = { $opponent } attacked in turn: your frog here has 1 health left. The pool holds 4, and it is your turn.
guide-combat-ant = Your Mosquito’s strike paid for a Soldier Ant. It can strike at once: put it across from an empty space.
guide-combat-ant-first = First the Soldier Ant: without it the pool keeps 1.
guide-combat-win = Frog 2, ant 1, Mosquito 1: that is all of the pool. { $opponent } is the one who is struck. Attack!
guide-combat-win-first = The pool is yours to empty: press the seal.
guide-combat-won = The pool ran dry on { $opponent }’s side: you have won. The frog at the right did not even have to strike.

lesson-commands-and-abilities = Commands and abilities
    .about = commands and the timeline, keywords, abilities with a price, and the field log
    .done = Commands act, abilities wait to be used, and nothing happens without a reason that you can look up.
guide-command-aim = The pool holds 3, and you have 5 blood. This turn is enough to win, if your cards work together.
guide-command-lens = A command does what it says, and that at once. Click the Pulsating Lens twice, or drag it onto the board: you draw a card.
guide-command-lens-first = First the Pulsating Lens: it finds what you need.
guide-command-gone = The Lens passed over the timeline, did its work, and lies in your discard pile now. It drew War Drums.
guide-command-drums = War Drums are an extended command: they stay. Play them for 3 blood.
guide-command-drums-first = Keep the blood for War Drums first.
guide-command-stays = As long as they lie on the timeline each of your creatures has 1 more power, on every turn.
guide-command-pin = Look closer: right click the Crow, or walk to it and press { $inspect }. The same takes the pin out again.
guide-command-ledger = Its text, its keywords, and its ledger: power 1 as printed, 1 more by War Drums. Every number in the game can be asked where it comes from.
guide-command-flying = Flying: the Crow strikes over creatures without Flying Defense, as if the space were empty. The Giraffe will not stop it.
guide-command-snake = The snake’s ability costs 1 blood and deals 1 damage. Click the snake, choose its ability, then the Mosquito across from it.
guide-command-snake-first = The Mosquito stands in the snake’s way: use the snake’s ability on it.
guide-command-attack = The way is free: the snake strikes for 1, the Crow flies for 2. To the attack!
guide-command-attack-first = Everything is in place: press the seal.
guide-command-log = You have won. Why? The field log tells: click a line of it, and it opens to its causes. The last lines stand at the bottom; { $log } makes it taller.
guide-command-causes = From the outcome back to what you did, each with its card and its rule. That is where to look when something surprises you.
