card-pickpockets-glove = Pickpocket's Glove
    .flavour = It waves while it works.
card-ticket-seller = Ticket Seller
    .flavour = One way in.
card-hall-of-crooked-glass = Hall of Crooked Glass
card-strongman = Strongman
card-fortune-wheel = Fortune Wheel
card-puppet-of-straw = Puppet of Straw
card-the-last-carnival = The Last Carnival
card-paper-clown = Paper Clown
card-knife-thrower = Knife Thrower
card-ghost-train = Ghost Train
card-ringmaster = Ringmaster
card-fire-eater = Fire Eater
keyword-encore = Encore
kin-carny = Carny
    .noun = { $number ->
        [one] carny
       *[other] carnies
    }
    .adjective = carny
deck-hollow-fair = Hollow Fair
