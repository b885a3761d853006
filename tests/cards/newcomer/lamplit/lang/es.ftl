## Cartas

card-lamplighter = Farolero
    .flavour = Una llama, y luego la calle.
card-gravediggers-ledger = Libro del sepulturero
card-mirror-moth = Polilla espejo
card-toll-bridge = Puente de peaje
card-fever-dream = Sueño febril
card-twin-warden = Guardián gemelo
card-carrion-choir = Coro de carroña
card-choir-bone = Hueso del coro
card-patient-huntsman = Cazador paciente
card-the-slow-eclipse = El lento eclipse
card-bargain-of-thorns = Pacto de espinas
card-bramble-hog = Jabalí zarzoso

## Palabras

keyword-thorns = Espinas
kin-bramble = Zarza
    .noun = { $number ->
        [one] zarza
       *[many] zarzas
    }
    .gender = f
counter-page = página
deck-lamplit-street = Calle de faroles
