# What kins, keywords, counters, decks and this pack are called.
#
# .noun is a creature of the kin, .adjective stands before another noun: an ant, a sorcery command.

kin-ant = Ant
    .noun = { $number ->
            [many] ants
           *[one] ant
        }
    .adjective = ant
kin-assassin = Assassin
    .noun = { $number ->
            [many] assassins
           *[one] assassin
        }
    .adjective = assassin
kin-bee = Bee
    .noun = { $number ->
            [many] bees
           *[one] bee
        }
    .adjective = bee
kin-black-kingdom = Black Kingdom
    .adjective = Black Kingdom
kin-blight = Blight
    .noun = { $number ->
            [many] blights
           *[one] blight
        }
    .adjective = blight
kin-blue-kingdom = Blue Kingdom
    .adjective = Blue Kingdom
kin-cult-of-na = Cult of Nä
    .noun = { $number ->
            [many] members
           *[one] member
        } of the Cult of Nä
    .adjective = Cult of Nä
kin-green-kingdom = Green Kingdom
    .adjective = Green Kingdom
kin-insect = Insect
    .noun = { $number ->
            [many] insects
           *[one] insect
        }
    .adjective = insect
kin-machine = Machine
    .noun = { $number ->
            [many] machines
           *[one] machine
        }
    .adjective = machine
kin-piezan = Piezan
    .noun = { $number ->
            [many] piezans
           *[one] piezan
        }
    .adjective = piezan
kin-red-kingdom = Red Kingdom
    .adjective = Red Kingdom
kin-reptile = Reptile
    .noun = { $number ->
            [many] reptiles
           *[one] reptile
        }
    .adjective = reptile
kin-sorcery = Sorcery
    .adjective = sorcery
kin-theirs = THEIRS
    .adjective = THEIRS
kin-undead = Undead
    .noun = undead
    .adjective = undead
kin-white-kingdom = White Kingdom
    .adjective = White Kingdom

keyword-bifurcated-strike = Bifurcated Strike
keyword-cumulative = Cumulative
    .reminder = This enters with 1 accumulate counter. If you would summon or execute another of its name while you control it, exile that card instead and put 1 accumulate counter on this. With no accumulate counters left, it dies or is terminated.
keyword-expendable = Expendable
keyword-explosive = Explosive
keyword-flying = Flying
keyword-flying-defense = Flying Defense
    .reminder = Strikes of creatures with Flying do not pass over this { $noun }.
keyword-kin-call = Kin Call
keyword-kin-defense = Kin Defense
keyword-kin-strength = Kin Strength
keyword-legendary = Legendary
    .reminder = You can't have two of this name in play.
keyword-piercing = Piercing
keyword-wandering-left = Wandering Left
keyword-wandering-right = Wandering Right

counter-accumulate = accumulate
counter-design = design
counter-lore = lore
counter-omen = omen
counter-guard = guard
counter-shield = shield

pack-core = Core Set
