## Cards

card-salt-medic = Salt Medic
    .flavour = It stings, and then it does not.
card-press-gang = Press Gang
card-salt-tax-collector = Salt Tax Collector
card-barrow-beetle = Barrow Beetle
card-glass-saint = Glass Saint
card-the-dry-year = The Dry Year
card-salt-confession = Salt Confession
card-gamblers-knife = Gambler's Knife
card-carousel = Carousel
card-salt-last-rites = Salt Last Rites
card-leech-collar = Leech Collar
card-toll-drover = Toll Drover

## Words

keyword-toll = Toll
kin-drover = Drover
    .noun = { $number ->
        [one] drover
       *[many] drovers
    }
    .adjective = drover
deck-salt-road = The Salt Road
