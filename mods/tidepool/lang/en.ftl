## Cards

card-silver-shoal = Silver Shoal
    .flavour = Count them, and they are one. Scare them, and they are a thousand.
card-moon-jelly = Moon Jelly
    .flavour = It means no harm. It means nothing at all.
card-ink-octopus = Ink Octopus
    .flavour = Three hearts, and none of them brave.
card-conger-eel = Conger Eel
    .flavour = Every crack in the wall has a tenant.
card-the-kraken-wakes = The Kraken Wakes
    .flavour = The harbour emptied first. Then the harbour was gone.

## Words

keyword-stinging = Stinging
kin-tidefolk = Tidefolk
    .noun = tidefolk
    .adjective = tidefolk
counter-ink = ink
deck-high-tide = High Tide
    .about = Tidefolk in shoals: strong together, and they sting.
