## Cartas

card-tumbler = Saltimbanqui
    .flavour = Caer es la mitad fácil.
card-strongman = Forzudo
    .flavour = Dobla las barras, y después el trato.
card-standing-ovation = Ovación en pie
    .gender = f
card-knife-thrower = Lanzadora de cuchillos
    .gender = f
    .flavour = Nunca ha fallado sin querer.
card-safety-net = Red de seguridad
    .gender = f
card-curtain-call = Saludo final
card-ringmaster = Maestro de ceremonias
    .flavour = «Y ahora, la parte en que no muere nadie.»
card-raise-the-curtain = Arriba el telón
card-tragedy-in-three-acts = Tragedia en tres actos
    .gender = f
card-body-double = Doble de cuerpo
    .flavour = Las mismas cicatrices, la mitad del sueldo.

## Palabras

keyword-encore = Bis
kin-troupe = Farándula
    .noun = { $number ->
        [one] farandulero
       *[many] faranduleros
    }
    .gender = m
counter-applause = aplauso
deck-grand-tour = La gran gira
