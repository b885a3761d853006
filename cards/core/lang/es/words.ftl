# Cómo se llaman los linajes, las palabras clave, los contadores, los mazos y este paquete.
#
# .noun es una criatura del linaje, .adjective va tras otro nombre: una hormiga, un comando de hechicería.

kin-ant = Hormiga
    .gender = f
    .noun = { $number ->
            [many] hormigas
           *[one] hormiga
        }
    .adjective = de hormiga
kin-assassin = Asesino
    .gender = m
    .noun = { $number ->
            [many] asesinos
           *[one] asesino
        }
    .adjective = de asesino
kin-bee = Abeja
    .gender = f
    .noun = { $number ->
            [many] abejas
           *[one] abeja
        }
    .adjective = de abeja
kin-black-kingdom = Reino negro
    .adjective = del reino negro
kin-blight = Plaga
    .gender = f
    .noun = { $number ->
            [many] plagas
           *[one] plaga
        }
    .adjective = de plaga
kin-blue-kingdom = Reino azul
    .adjective = del reino azul
kin-cult-of-na = Culto de Nä
    .gender = m
    .noun = { $number ->
            [many] miembros
           *[one] miembro
        } del culto de Nä
    .adjective = del culto de Nä
kin-green-kingdom = Reino verde
    .adjective = del reino verde
kin-insect = Insecto
    .gender = m
    .noun = { $number ->
            [many] insectos
           *[one] insecto
        }
    .adjective = de insecto
kin-machine = Máquina
    .gender = f
    .noun = { $number ->
            [many] máquinas
           *[one] máquina
        }
    .adjective = de máquina
kin-piezan = Piezano
    .gender = m
    .noun = { $number ->
            [many] piezanos
           *[one] piezano
        }
    .adjective = de piezano
kin-red-kingdom = Reino rojo
    .adjective = del reino rojo
kin-reptile = Reptil
    .gender = m
    .noun = { $number ->
            [many] reptiles
           *[one] reptil
        }
    .adjective = de reptil
kin-sorcery = Hechicería
    .adjective = de hechicería
kin-theirs = SUYO
    .adjective = de los SUYOS
kin-undead = No muerto
    .gender = m
    .noun = { $number ->
            [many] no muertos
           *[one] no muerto
        }
    .adjective = de no muerto
kin-white-kingdom = Reino blanco
    .adjective = del reino blanco

keyword-bifurcated-strike = Golpe bifurcado
keyword-cumulative = Acumulativa
    .reminder = Entra con 1 contador de acumulación. Si fueras a invocar o ejecutar otra carta de su nombre mientras la controlas, en vez de eso exilia esa carta y pon 1 contador de acumulación sobre esta. Sin contadores de acumulación, muere o es terminada.
keyword-expendable = Prescindible
keyword-explosive = Explosivo
keyword-flying = Vuelo
keyword-flying-defense = Defensa antiaérea
    .reminder = Los golpes de las criaturas con Vuelo no pasan por encima de { $gender ->
            [f] esta
           *[m] este
        } { $noun }.
keyword-kin-call = Llamada de linaje
keyword-kin-defense = Defensa de linaje
keyword-kin-strength = Fuerza de linaje
keyword-legendary = Legendaria
    .reminder = No puedes tener en juego dos de este nombre.
keyword-piercing = Perforante
keyword-wandering-left = Errante a la izquierda
keyword-wandering-right = Errante a la derecha

counter-accumulate = acumulación
counter-design = diseño
counter-lore = saber
counter-omen = presagio
counter-guard = guardia
counter-shield = escudo

pack-core = Colección básica
