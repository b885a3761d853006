## Cards

card-lamplighter = Lamplighter
    .flavour = One flame, and then the street.
card-gravediggers-ledger = Gravedigger's Ledger
card-mirror-moth = Mirror Moth
card-toll-bridge = Toll Bridge
card-fever-dream = Fever Dream
card-twin-warden = Twin Warden
card-carrion-choir = Carrion Choir
card-choir-bone = Choir Bone
card-patient-huntsman = Patient Huntsman
card-the-slow-eclipse = The Slow Eclipse
card-bargain-of-thorns = Bargain of Thorns
card-bramble-hog = Bramble Hog

## Words

keyword-thorns = Thorns
kin-bramble = Bramble
    .noun = bramble
    .adjective = bramble
counter-page = page
deck-lamplit-street = Lamplit Street
