## Cartas

card-silver-shoal = Banco de plata
    .flavour = Si los cuentas, son uno. Si los asustas, son mil.
card-moon-jelly = Medusa luna
    .flavour = No quiere hacer daño. No quiere nada.
card-ink-octopus = Pulpo de tinta
    .flavour = Tres corazones, y ninguno valiente.
card-conger-eel = Congrio
    .flavour = Cada grieta del muro tiene inquilino.
card-the-kraken-wakes = El kraken despierta
    .flavour = Primero se vació el puerto. Después no hubo puerto.

## Palabras

keyword-stinging = Urticante
kin-tidefolk = Gente de la marea
    .noun = { $number ->
        [one] criatura de la marea
       *[many] criaturas de la marea
    }
    .gender = f
counter-ink = tinta
deck-high-tide = Marea alta
    .about = Gente de la marea en bancos: fuerte cuando va junta, y pica.
