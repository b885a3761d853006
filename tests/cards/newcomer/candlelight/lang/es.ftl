card-tallow-boy = Niño de sebo
card-taper-nun = Monja del cirio
    .gender = f
card-trim-the-wick = Recortar el pabilo
card-wax-wall = Muro de cera
card-melting-saint = Santo derretido
card-chandler = Cerero
card-vigil = Vigilia
    .gender = f
card-slow-fuse = Mecha lenta
    .gender = f
card-the-last-light = La última luz
    .gender = f
card-thousand-candles = Mil velas
    .gender = f
    .number = plural
keyword-guttering = Titilante
kin-waxfolk = Gente de cera
    .noun = { $number ->
        [one] criatura de cera
       *[many] criaturas de cera
    }
    .gender = f
counter-wick = pabilo
