## Cards

card-tumbler = Tumbler
    .flavour = Falling is the easy half.
card-strongman = Strongman
    .flavour = He bends the bars, then the bargain.
card-standing-ovation = Standing Ovation
card-knife-thrower = Knife Thrower
    .flavour = She has never missed by accident.
card-safety-net = Safety Net
card-curtain-call = Curtain Call
card-ringmaster = Ringmaster
    .flavour = “And now, the part where nobody dies.”
card-raise-the-curtain = Raise the Curtain
card-tragedy-in-three-acts = Tragedy in Three Acts
card-body-double = Body Double
    .flavour = Same scars, half the pay.

## Words

keyword-encore = Encore
kin-troupe = Troupe
    .noun = { $number ->
        [one] trouper
       *[other] troupers
    }
    .adjective = troupe
counter-applause = applause
deck-grand-tour = Grand Tour
