card-pickpockets-glove = Guante de carterista
    .flavour = Saluda mientras trabaja.
card-ticket-seller = Taquillera
    .flavour = Solo hay entrada.
    .gender = f
card-hall-of-crooked-glass = Sala de los cristales torcidos
card-strongman = Forzudo
card-fortune-wheel = Rueda de la fortuna
card-puppet-of-straw = Títere de paja
card-the-last-carnival = El último carnaval
card-paper-clown = Payaso de papel
    .gender = m
card-knife-thrower = Lanzacuchillos
card-ghost-train = Tren fantasma
card-ringmaster = Maestro de ceremonias
card-fire-eater = Tragafuegos
keyword-encore = Bis
kin-carny = Feriantes
    .noun = { $number ->
        [one] feriante
       *[many] feriantes
    }
    .gender = m
deck-hollow-fair = La feria hueca
