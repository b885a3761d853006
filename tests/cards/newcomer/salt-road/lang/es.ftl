## Cartas

card-salt-medic = Sanadora de sal
    .flavour = Escuece, y después no.
    .gender = f
card-press-gang = Leva forzosa
card-salt-tax-collector = Cobrador de la sal
card-barrow-beetle = Escarabajo del túmulo
card-glass-saint = Santa de cristal
card-the-dry-year = El año seco
card-salt-confession = Confesión de sal
card-gamblers-knife = Cuchillo del tahúr
card-carousel = Tiovivo
card-salt-last-rites = Extremaunción de sal
card-leech-collar = Collar de sanguijuelas
card-toll-drover = Arriero del peaje

## Palabras

keyword-toll = Peaje
kin-drover = Arriero
    .noun = { $number ->
        [one] arriero
       *[many] arrieros
    }
    .gender = m
deck-salt-road = El camino de la sal
