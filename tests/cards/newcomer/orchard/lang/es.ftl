card-old-pear-tree = Peral viejo
    .flavour = Ya era viejo cuando el muro era nuevo.
card-scrumper = Ladrón de manzanas
card-cider-press = Lagar de sidra
card-straw-guardian = Guardián de paja
card-grafter = Injertador
card-late-frost = Helada tardía
    .gender = f
card-buried-pip = Pepita enterrada
    .gender = f
card-the-orchard-year = El año del huerto
card-harvest-giant = Gigante de la cosecha
card-market-day = Día de mercado
keyword-windfall = Fruta caída
kin-orchard = Huerto
    .noun = { $number ->
        [one] criatura del huerto
       *[many] criaturas del huerto
    }
    .gender = f
counter-fruit = fruta
deck-first-harvest = Primera cosecha
