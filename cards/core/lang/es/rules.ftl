# Las palabras del texto de reglas. El juego las une; véase docs/translating.md.
#
# $form es la forma del verbo: order (roba una carta), tells (robas una carta), wish (cada vez que robes…),
# bare (puedes robar…), past (robaste…). $person es you, one o many. $gender y $number concuerdan con el sujeto,
# o con el nombre al que pertenece un artículo o un adjetivo.

## Sonidos: lo que queda junto y en qué se convierte. Una raya baja es un espacio.

elisions = de_el_=del_;a_el_=al_;y_i=e_i;y_I=e_I;y_hi=e_hi;o_o=u_o;o_O=u_O;o_ho=u_ho

## Nombres

noun-card = { $number ->
        [many] cartas
       *[one] carta
    }
    .gender = f
noun-creature = { $number ->
        [many] criaturas
       *[one] criatura
    }
    .gender = f
noun-flask = { $number ->
        [many] frascos de sangre
       *[one] frasco de sangre
    }
    .gender = m
noun-command = { $number ->
        [many] comandos
       *[one] comando
    }
    .gender = m
noun-extended-command = { $number ->
        [many] comandos extendidos
       *[one] comando extendido
    }
    .gender = m
noun-creature-card = { $number ->
        [many] cartas de criatura
       *[one] carta de criatura
    }
    .gender = f
noun-command-card = { $number ->
        [many] cartas de comando
       *[one] carta de comando
    }
    .gender = f
noun-saga = { $number ->
        [many] sagas
       *[one] saga
    }
    .gender = f
noun-vestige = { $number ->
        [many] vestigios
       *[one] vestigio
    }
    .gender = m
noun-space = { $number ->
        [many] espacios
       *[one] espacio
    }
    .gender = m
stat-health = salud
    .gender = f
stat-defense = defensa
    .gender = f
stat-power = poder
    .gender = m
stat-cost = coste
    .gender = m
any-kind = cualquier tipo
blood = sangre
damage = daño
draws-bare = robos adicionales
skips-bare = saltos de turno
nothing = no ocurre nada
type-line = { $type }{ $saga ->
        [yes] { " saga" }
       *[no] { "" }
    }{ $vestige ->
        [yes] { " vestigio" }
       *[no] { "" }
    }

## Artículos y adjetivos

o-a = { $gender ->
        [f] a
       *[m] o
    }{ $number ->
        [many] s
       *[one] { "" }
    }
un-una = { $number ->
        [many] { $gender ->
            [f] unas
           *[m] unos
        }
       *[one] { $gender ->
            [f] una
           *[m] un
        }
    }
el-la = { $number ->
        [many] { $gender ->
            [f] las
           *[m] los
        }
       *[one] { $gender ->
            [f] la
           *[m] el
        }
    }
ese-esa = { $number ->
        [many] { $gender ->
            [f] esas
           *[m] esos
        }
       *[one] { $gender ->
            [f] esa
           *[m] ese
        }
    }
este-esta = { $number ->
        [many] { $gender ->
            [f] estas
           *[m] estos
        }
       *[one] { $gender ->
            [f] esta
           *[m] este
        }
    }
det-a = { un-una }
det-another = otr{ o-a }
det-each = cada
det-the = { el-la }
det-no = { $gender ->
        [f] ninguna
       *[m] ningún
    }
det-random = { $other ->
        [yes] { "" }
       *[no] { un-una }
    }
det-that = { ese-esa }
det-number = { $amount }
det-up-to = hasta { $amount ->
        [1] { $other ->
            [yes] { "" }
           *[no] { un-una }
        }
       *[other] { $amount }
    }
det-any-number = cualquier número de
det-none = { "" }
det-all = { el-la }
no-is-plural = no
adj-other = otr{ o-a }
adj-damaged = dañad{ o-a }
adj-undamaged = sin daño
adj-face-down = boca abajo
adj-face-up = boca arriba
adj-vestige = vestigio
adj-no-vestige = no vestigio
adj-saga = saga
adj-no-saga = no saga
adj-linked = enlazad{ o-a }
adj-unlinked = sin enlazar
adj-empty = vací{ o-a }
adj-free = libre{ $number ->
        [many] s
       *[one] { "" }
    }
adj-occupied = ocupad{ o-a }
adj-leftmost = de más a la izquierda
adj-rightmost = de más a la derecha
np = { $det } { $other } { $noun } { $adjectives } { $extreme } { $random ->
        [yes] al azar
       *[no] { "" }
    } { $rest }
np-of-kin = { $noun } { $kin }
adjective-of-kin = del linaje { $kin }
np-being = { $card } { $what }
np-one-of = { $how ->
        [number] { $amount }
        [up-to] hasta { $amount ->
            [1] un{ o-a }
           *[other] { $amount }
        }
        [any] cualquier número
        [each] cada un{ o-a }
        [none] ningun{ o-a }
        [random] un{ o-a } al azar
       *[one] un{ o-a }
    } de { $cards } { $what }
np-among = { $card } { $there-is ->
        [yes] entre
       *[no] de entre
    } { $cards }
np-top = { $amount ->
        [1] la primera carta de { $zone }
       *[other] las { $amount } primeras cartas de { $zone }
    }
np-bottom = { $amount ->
        [1] la última carta de { $zone }
       *[other] las { $amount } últimas cartas de { $zone }
    }
np-greatest = { $card } { $own ->
        [yes] con más { $what }
       *[no] para la que { $what } es mayor
    }
np-least = { $card } { $own ->
        [yes] con menos { $what }
       *[no] para la que { $what } es menor
    }
chosen-by = { $card } que { $owner ->
        [you] tú elijas
        [they] ese jugador elija
       *[other] elija { $who }
    }
of-their-choice = { $card } a elección { $owner ->
        [you] tuya
        [they] suya
       *[other] de { $who }
    }
chosen-unseen = { $card }, elegid{ o-a } sin verla{ $number ->
        [many] s
       *[one] { "" }
    }
chosen-at-random = { $card } elegid{ o-a } al azar

## Lo que se dice de una carta tras su nombre

rest-controlled = que { $owner ->
        [you] controlas
        [they] controla
       *[other] { $who-number ->
            [many] controlan
           *[one] controla
        } { $who }
    }
rest-owned = { $owner ->
        [you] de tu propiedad
        [they] de su propiedad
       *[other] propiedad de { $who }
    }
rest-with = con { $what }
rest-without = sin { $what }
rest-stray = que no { $number ->
        [many] controlan sus dueños
       *[one] controla su dueño
    }
with-stat = { $stat } { $compare }
rest-named = de nombre { $name }
rest-same-name = con el mismo nombre que { $card }
rest-that-name = con el nombre elegido
rest-same-kin = del mismo linaje que { $card }
rest-that-kin = del linaje elegido
rest-no-kin = sin linaje
rest-played = { $is ->
        [yes] jugad{ o-a } este turno
       *[no] no jugad{ o-a } este turno
    }
rest-entered = que { $is ->
        [no] no{ " " }
       *[yes] { "" }
    }{ $number ->
        [many] entraron
       *[one] entró
    } este turno
rest-attacked = que { $is ->
        [no] no{ " " }
       *[yes] { "" }
    }{ $number ->
        [many] atacaron
       *[one] atacó
    } este turno
rest-linked-to = enlazad{ o-a } con { $card }
rest-exiled-with = exiliad{ o-a } con { $card }
rest-referenced = { $is ->
        [yes] con la que { $card } ya trató
       *[no] con la que { $card } nunca trató
    }
rest-playable = { $is ->
        [yes] que podrías jugar
       *[no] que no podrías jugar
    }
rest-is = que { $is ->
        [no] no { $number ->
            [many] sean
           *[one] sea
        }
       *[yes] { $number ->
            [many] son
           *[one] es
        }
    } { $what }
rest-but = que no sea { $card }
rest-whose = con { $stat } { $compare }
rest-where = tal que { $condition }
rest-top = { $amount ->
        [1] en la parte superior de { $zone }
       *[other] entre las { $amount } primeras cartas de { $zone }
    }
rest-bottom = { $amount ->
        [1] en el fondo de { $zone }
       *[other] entre las { $amount } últimas cartas de { $zone }
    }
place-opposing = frente a { $spot }
place-beside = junto a { $spot }
place-left-of = { $near ->
        [yes] a su izquierda
       *[no] a la izquierda de { $spot }
    }
place-right-of = { $near ->
        [yes] a su derecha
       *[no] a la derecha de { $spot }
    }
place-between = entre { $spot } y { $other }
place-on = en { $space }

## Espacios

space-of = { $owner ->
        [you] de tu lado
        [they] de su lado
        [any] { "" }
       *[other] del lado de { $who }
    }
space-at = en { $spot }
space-opposing = frente a { $spot }
space-beside = junto a { after-spot }
space-left-of = { $near ->
        [yes] a su izquierda
       *[no] a la izquierda de { $spot }
    }
space-right-of = { $near ->
        [yes] a su derecha
       *[no] a la derecha de { $spot }
    }
space-same-column = en la misma columna que { $spot }
space-same-row = en la misma fila que { $spot }
space-on-path-from = que { $spot } podría alcanzar por su fila sobre espacios libres
space-between = entre { after-spot } y { $other }
space-nearest-to = más cercano a { after-spot }
space-furthest-from = más alejado de { after-spot }
space-of-card = el espacio de { $card }
    .gender = m
that-space = ese espacio
    .gender = m
the-chosen-space = el { nth-m } espacio elegido
    .gender = m
the-space-it-was-on = el espacio en el que estaba
    .gender = m
a-space = un espacio
    .gender = m
direction-opposing = el espacio opuesto
direction-left = { $columns ->
        [1] el espacio a la izquierda del opuesto
       *[other] el espacio { $columns } a la izquierda del opuesto
    }
direction-right = { $columns ->
        [1] el espacio a la derecha del opuesto
       *[other] el espacio { $columns } a la derecha del opuesto
    }
direction-sides = { $columns ->
        [1] { $beside ->
            [yes] los espacios junto a él
           *[no] los espacios junto al opuesto
        }
       *[other] los espacios { $columns } a la izquierda y a la derecha { $beside ->
            [yes] de él
           *[no] del opuesto
        }
    }
direction-own-sides = { $columns ->
        [1] los espacios a su propia izquierda y derecha
       *[other] los espacios { $columns } a su propia izquierda y derecha
    }
direction-own-left = { $columns ->
        [1] el espacio a su propia izquierda
       *[other] el espacio { $columns } a su propia izquierda
    }
direction-own-right = { $columns ->
        [1] el espacio a su propia derecha
       *[other] el espacio { $columns } a su propia derecha
    }
any-blood = sangre
any-counters = ningún contador de { $counter }
same-subject = { "" }
direction-all = todos los espacios opuestos
direction-none = ningún espacio
other-spaces = otros espacios

## Pronombres
#
# $card-it dice si basta un pronombre: «destrúyela», «sobre ella».

lo-la = { $card-number ->
        [many] { $card-gender ->
            [f] las
           *[m] los
        }
       *[one] { $card-gender ->
            [f] la
           *[m] lo
        }
    }
after-spot = { $spot-it ->
        [yes] { $spot-gender ->
            [f] ella
           *[m] él
        }
       *[no] { $spot }
    }
le = le{ $card-number ->
        [many] s
       *[one] { "" }
    }
after-card = { $card-it ->
        [yes] { $card-number ->
            [many] { $card-gender ->
                [f] ellas
               *[m] ellos
            }
           *[one] { $card-gender ->
                [f] ella
               *[m] él
            }
        }
       *[no] { $card }
    }

this = { este-esta } { $noun }
this-again = { este-esta } { $noun }
it = { $gender ->
        [f] ella
       *[m] él
    }
it-again = { ese-esa } { $noun }
that = { ese-esa } { $noun }
those = { ese-esa } { $noun }
the-rest = el resto
the-revealed = las cartas reveladas
nth-m = { $place ->
        [1] primer
        [2] segundo
        [3] tercer
        [4] cuarto
        [5] quinto
        [6] sexto
       *[other] { "" }
    }
nth = { $gender ->
        [f] { $place ->
            [1] primera
            [2] segunda
            [3] tercera
            [4] cuarta
            [5] quinta
            [6] sexta
           *[other] { "" }
        }
       *[m] { nth-m }
    }
the-chosen = { $whose ->
        [you] tu { $noun } elegid{ o-a }
        [opponent] { el-la } { $noun } elegid{ o-a } de tu oponente
       *[any] { el-la } { nth } { $noun } elegid{ o-a }
    }
the-first = { el-la } primer{ $gender ->
        [f] a
       *[m] { "" }
    } { $noun }
the-sacrificed = { el-la } { nth } { $noun } sacrificad{ o-a }
the-noted = { el-la } { nth } { $noun } anotad{ o-a }
that-card = esa carta
    .gender = f
that-creature = esa criatura
    .gender = f
its-source = su fuente
    .gender = f
other-dealer = la fuente de ese daño
    .gender = f
other-struck = la criatura golpeada
    .gender = f
other-killer = la causante de su muerte
    .gender = f
other-card = la otra carta
    .gender = f

## Jugadores

who-you = ti
    .subject = { "" }
who-they = ese jugador
who-opponent = tu oponente
who-their-opponent = su oponente
who-active = el jugador activo
who-inactive = el jugador inactivo
who-that = ese jugador
who-any = un jugador
who-players = los jugadores
who-each = cada jugador
who-does = cada jugador que lo haga
who-does-not = cada jugador que no lo haga
who-chosen = un jugador de tu elección
who-where = cada jugador que { $condition }
who-most = cada jugador con más { $what }
who-fewest = cada jugador con menos { $what }
who-its = su { $role ->
        [owner] dueño
       *[controller] controlador
    }
who-of = el { $role ->
        [owner] dueño
       *[controller] controlador
    } de { $card }
its-owner = su dueño
held-in-hand = { $cards } en la mano
a-player = un jugador

## Zonas; $way es in, to, from o bare

way = { $way ->
        [in] en{ " " }
        [of] de{ " " }
        [to] a{ " " }
        [into] en{ " " }
        [from] de{ " " }
       *[bare] { "" }
    }
zone-main-deck = { way }{ $owner ->
        [you] tu mazo principal
        [they] su mazo principal
        [any] un mazo principal
       *[other] el mazo principal de { $who }
    }
zone-blood-deck = { way }{ $owner ->
        [you] tu mazo de sangre
        [they] su mazo de sangre
        [any] un mazo de sangre
       *[other] el mazo de sangre de { $who }
    }
zone-deck = { way }{ $owner ->
        [you] tu mazo
        [they] su mazo
        [any] un mazo
       *[other] el mazo de { $who }
    }
zone-hand = { way }{ $owner ->
        [you] tu mano
        [they] su mano
        [any] una mano
       *[other] la mano de { $who }
    }
zone-discard = { way }{ $owner ->
        [you] tu pila de descartes
        [they] su pila de descartes
        [any] una pila de descartes
       *[other] la pila de descartes de { $who }
    }
zone-aside = { way }el exilio
zone-timeline = { $way ->
        [in] en la línea temporal
        [of] en la línea temporal
        [to] a la línea temporal
        [into] en la línea temporal
        [from] de la línea temporal
       *[bare] la línea temporal
    }
zone-board = { $way ->
        [in] en el tablero
        [of] en el tablero
        [to] al tablero
        [into] en el tablero
        [from] del tablero
       *[bare] el tablero
    }
zone-play = { $way ->
        [in] en juego
        [of] en juego
        [to] al juego
        [into] en juego
        [from] del juego
       *[bare] el juego
    }
a-deck = un mazo
position-top = encima de { $zone }
position-bottom = en el fondo de { $zone }
position-at = en { $zone }, bajo { $amount ->
        [1] su primera carta
       *[other] sus { $amount } primeras cartas
    }

## Comparaciones y números

compare-exactly = { $counted ->
        [yes] exactamente { $value }
       *[no] { $simple ->
            [yes] { $value }
           *[no] igual a { $value }
        }
    }
compare-at-least = { $simple ->
        [yes] { $value } o más
       *[no] al menos { $value }
    }
compare-at-most = { $simple ->
        [yes] { $value } o menos
       *[no] como máximo { $value }
    }
compare-more-than = { $counted ->
        [yes] más de
       *[no] mayor que
    } { $value }
compare-less-than = { $counted ->
        [yes] menos de
       *[no] menor que
    } { $value }
compare-not = { $counted ->
        [yes] un número diferente de
       *[no] diferente de
    } { $value }
counted = { $compare } { $noun }
counted-times = { $number ->
        [one] vez
       *[many] veces
    }
counted-counters = { $number ->
        [many] contadores
       *[one] contador
    }{ $counter-said ->
        [yes] { " de " }{ $counter }
       *[no] { "" }
    }
any-counter = algún contador{ $counter-said ->
        [yes] { " de " }{ $counter }
       *[no] { "" }
    }
some-counters = contadores{ $counter-said ->
        [yes] { " de " }{ $counter }
       *[no] { "" }
    }
where-letter = , donde { $letter } es { $what }
let-letter = llama { $letter } a { $what }
for-each = por cada { $what }
each-counter-on = contador de { $counter } { $card-it ->
        [yes] que tenga
       *[no] sobre { after-card }
    }
each-counter-of = contador de { $counter } que { $owner ->
        [you] tienes
        [they] tiene
       *[other] tiene { $who }
    }
each-damage-on = punto de daño sobre { after-card }
each-time-this-turn = vez que { $happened } este turno
each-time-this-match = vez que { $happened } en esta partida
each-draw = robo adicional que { $owner ->
        [you] te queda
        [they] le queda
       *[other] le queda a { $who }
    }
each-skip = salto de turno que { $owner ->
        [you] tienes
        [they] tiene
       *[other] tiene { $who }
    }
value-event = esa cantidad
value-strike = el poder de ese golpe
value-stat = { $near ->
        [yes] su { $stat }
       *[no] { $stat-gender ->
            [f] la
           *[m] el
        } { $stat } de { $card }
    }
value-damage = el daño sobre { after-card }
value-counters-on = el número de contadores de { $counter } sobre { after-card }
value-counters-of = el número de contadores de { $counter } que { $owner ->
        [you] tienes
        [they] tiene
       *[other] tiene { $who }
    }
value-count = el número de { $things }
value-total = { $own ->
        [yes] el total de { $what } de { $cards }
       *[no] la suma, sobre { $cards }, de { $what }
    }
value-greatest-of = { $own ->
        [yes] el máximo de { $what } entre { $cards }
       *[no] lo máximo, sobre { $cards }, de { $what }
    }
value-least-of = { $own ->
        [yes] el mínimo de { $what } entre { $cards }
       *[no] lo mínimo, sobre { $cards }, de { $what }
    }
own-counters = contadores de { $counter }
own-chapters = capítulos
value-chapters = { $near ->
        [yes] su número de capítulos
       *[no] el número de capítulos de { $card }
    }
value-blood = { $owner ->
        [you] tu sangre
        [they] su sangre
       *[other] la sangre de { $who }
    }
value-pool = la reserva
value-turn = el número del turno
value-draws = el número de robos adicionales que { $owner ->
        [you] te quedan
        [they] le quedan
       *[other] le quedan a { $who }
    }
value-skips = el número de saltos de turno que { $owner ->
        [you] tienes
        [they] tiene
       *[other] tiene { $who }
    }
value-remembered = el número recordado
value-sum = { $start } más { $last }
value-product = { $start } veces { $last }
value-least = el menor número entre { $values }
value-greatest = el mayor número entre { $values }
value-difference = { $from } menos { $less }
value-half = la mitad de { $of } (redondeada hacia abajo)
value-times-this-turn = el número de veces que { $happened } este turno
value-times-this-match = el número de veces que { $happened } en esta partida
the-chosen-number = el { $whose ->
        [you] número que elegiste
        [opponent] número que eligió tu oponente
       *[any] { nth-m } número elegido
    }
the-result = el { nth-m } resultado
the-noted-number = el { nth-m } número anotado
stat-change = { $more ->
        [yes] +
       *[no] −
    }{ $amount ->
        [that] esa cantidad
       *[other] { $amount }
    } de { $stat }

## Listas

list-and = { $start } y { $last }
list-or = { $start } o { $last }
list-nor = { $start } ni { $last }
list-steps = { $start } y { $last }
list-also = { $start }, y { $last }
list-then = { $start }{ $how ->
        [more] , luego
        [end] , y luego
       *[two] { " " }y luego
    }{ $pause ->
        [yes] ,
       *[no] { "" }
    } { $last }
list-options = { $start }; o { $last }
list-terms = { $start } y { $last }

## Oraciones

clause-tells = { $subject } { $predicate }
clause-wish = { $subject } { $predicate }
clause-may = { $subject } { $person ->
        [you] puedes
        [many] pueden
       *[one] puede
    } { $predicate }
clause-would = { $subject } { $person ->
        [you] fueras a
        [many] fueran a
       *[one] fuera a
    } { $predicate }
clause-would-next = { $subject } { $person ->
        [you] vayas a
        [many] vayan a
       *[one] vaya a
    } { $predicate }
clause-cant = { $subject } no { $person ->
        [you] puedes
        [many] pueden
       *[one] puede
    } { $predicate }
clause-must = { $subject } { $person ->
        [you] debes
        [many] deben
       *[one] debe
    } { $predicate }
clause-past = { $subject } { $predicate }
clause-not-past = { $subject } no { $predicate }
clause-fails = { $mood ->
        [past] { $subject } no { $person ->
            [you] conseguiste
            [many] consiguieron
           *[one] consiguió
        } { $predicate }
        [would] { $subject } no { $person ->
            [you] fueras a
            [many] fueran a
           *[one] fuera a
        } conseguir { $predicate }
        [tells] { $subject } no { $person ->
            [you] consigues
            [many] consiguen
           *[one] consigue
        } { $predicate }
       *[other] { $subject } no { $person ->
            [you] consigas
            [many] consigan
           *[one] consiga
        } { $predicate }
    }
may-have = { $first ->
        [yes] { $by } { $by-person ->
            [you] puedes
            [many] pueden
           *[one] puede
        }
       *[no] { "" }
    } hacer que { $subject } { $wish }
may-do = { $may }: { $passage }
do-this = hacer esto

## Verbos

ar = { $form ->
        [order] a
        [bare] ar
        [tells] { $person ->
            [you] as
            [many] an
           *[one] a
        }
        [wish] { $person ->
            [you] es
            [many] en
           *[one] e
        }
       *[past] { $person ->
            [you] aste
            [many] aron
           *[one] ó
        }
    }
car = { $form ->
        [order] ca
        [bare] car
        [tells] { $person ->
            [you] cas
            [many] can
           *[one] ca
        }
        [wish] { $person ->
            [you] ques
            [many] quen
           *[one] que
        }
       *[past] { $person ->
            [you] caste
            [many] caron
           *[one] có
        }
    }
gar = { $form ->
        [order] ga
        [bare] gar
        [tells] { $person ->
            [you] gas
            [many] gan
           *[one] ga
        }
        [wish] { $person ->
            [you] gues
            [many] guen
           *[one] gue
        }
       *[past] { $person ->
            [you] gaste
            [many] garon
           *[one] gó
        }
    }
zar = { $form ->
        [order] za
        [bare] zar
        [tells] { $person ->
            [you] zas
            [many] zan
           *[one] za
        }
        [wish] { $person ->
            [you] ces
            [many] cen
           *[one] ce
        }
       *[past] { $person ->
            [you] zaste
            [many] zaron
           *[one] zó
        }
    }
ir = { $form ->
        [order] e
        [bare] ir
        [tells] { $person ->
            [you] es
            [many] en
           *[one] e
        }
        [wish] { $person ->
            [you] as
            [many] an
           *[one] a
        }
       *[past] { $person ->
            [you] iste
            [many] ieron
           *[one] ió
        }
    }
be = { $form ->
        [order] sé
        [bare] ser
        [tells] { $person ->
            [you] eres
            [many] son
           *[one] es
        }
        [wish] { $person ->
            [you] seas
            [many] sean
           *[one] sea
        }
       *[past] { $person ->
            [you] fuiste
            [many] fueron
           *[one] fue
        }
    }
v-stay = { $form ->
        [order] está
        [bare] estar
        [tells] { $person ->
            [you] estás
            [many] están
           *[one] está
        }
        [wish] { $person ->
            [you] estés
            [many] estén
           *[one] esté
        }
       *[past] { $person ->
            [you] estuviste
            [many] estuvieron
           *[one] estuvo
        }
    }
have = { $form ->
        [order] ten
        [bare] tener
        [tells] { $person ->
            [you] tienes
            [many] tienen
           *[one] tiene
        }
        [wish] { $person ->
            [you] tengas
            [many] tengan
           *[one] tenga
        }
       *[past] { $person ->
            [you] tuviste
            [many] tuvieron
           *[one] tuvo
        }
    }
v-go = { $form ->
        [order] ve
        [bare] ir
        [tells] { $person ->
            [you] vas
            [many] van
           *[one] va
        }
        [wish] { $person ->
            [you] vayas
            [many] vayan
           *[one] vaya
        }
       *[past] { $person ->
            [you] fuiste
            [many] fueron
           *[one] fue
        }
    }
v-play = { $form ->
        [order] juega
        [bare] jugar
        [tells] { $person ->
            [you] juegas
            [many] juegan
           *[one] juega
        }
        [wish] { $person ->
            [you] juegues
            [many] jueguen
           *[one] juegue
        }
       *[past] { $person ->
            [you] jugaste
            [many] jugaron
           *[one] jugó
        }
    }
v-lose = { $form ->
        [order] pierde
        [bare] perder
        [tells] { $person ->
            [you] pierdes
            [many] pierden
           *[one] pierde
        }
        [wish] { $person ->
            [you] pierdas
            [many] pierdan
           *[one] pierda
        }
       *[past] { $person ->
            [you] perdiste
            [many] perdieron
           *[one] perdió
        }
    }
v-get = { $form ->
        [order] obtén
        [bare] obtener
        [tells] { $person ->
            [you] obtienes
            [many] obtienen
           *[one] obtiene
        }
        [wish] { $person ->
            [you] obtengas
            [many] obtengan
           *[one] obtenga
        }
       *[past] { $person ->
            [you] obtuviste
            [many] obtuvieron
           *[one] obtuvo
        }
    }
v-deal = { $form ->
        [order] inflige
        [bare] infligir
        [tells] { $person ->
            [you] infliges
            [many] infligen
           *[one] inflige
        }
        [wish] { $person ->
            [you] inflijas
            [many] inflijan
           *[one] inflija
        }
       *[past] { $person ->
            [you] infligiste
            [many] infligieron
           *[one] infligió
        }
    }
v-prevent = { $form ->
        [order] prevén
        [bare] prevenir
        [tells] { $person ->
            [you] previenes
            [many] previenen
           *[one] previene
        }
        [wish] { $person ->
            [you] prevengas
            [many] prevengan
           *[one] prevenga
        }
       *[past] { $person ->
            [you] previniste
            [many] previnieron
           *[one] previno
        }
    }
v-destroy = { $form ->
        [order] destruye
        [bare] destruir
        [tells] { $person ->
            [you] destruyes
            [many] destruyen
           *[one] destruye
        }
        [wish] { $person ->
            [you] destruyas
            [many] destruyan
           *[one] destruya
        }
       *[past] { $person ->
            [you] destruiste
            [many] destruyeron
           *[one] destruyó
        }
    }
v-put = { $form ->
        [order] pon
        [bare] poner
        [tells] { $person ->
            [you] pones
            [many] ponen
           *[one] pone
        }
        [wish] { $person ->
            [you] pongas
            [many] pongan
           *[one] ponga
        }
       *[past] { $person ->
            [you] pusiste
            [many] pusieron
           *[one] puso
        }
    }
v-die = { $form ->
        [order] muere
        [bare] morir
        [tells] { $person ->
            [you] mueres
            [many] mueren
           *[one] muere
        }
        [wish] { $person ->
            [you] mueras
            [many] mueran
           *[one] muera
        }
       *[past] { $person ->
            [you] moriste
            [many] murieron
           *[one] murió
        }
    }
v-become = { $form ->
        [order] conviértete
        [bare] convertirse
        [tells] { $person ->
            [you] te conviertes
            [many] se convierten
           *[one] se convierte
        }
        [wish] { $person ->
            [you] te conviertas
            [many] se conviertan
           *[one] se convierta
        }
       *[past] { $person ->
            [you] te convertiste
            [many] se convirtieron
           *[one] se convirtió
        }
    }
v-move = { $form ->
        [order] mueve
        [bare] mover
        [tells] { $person ->
            [you] mueves
            [many] mueven
           *[one] mueve
        }
        [wish] { $person ->
            [you] muevas
            [many] muevan
           *[one] mueva
        }
       *[past] { $person ->
            [you] moviste
            [many] movieron
           *[one] movió
        }
    }
v-choose = { $form ->
        [order] elige
        [bare] elegir
        [tells] { $person ->
            [you] eliges
            [many] eligen
           *[one] elige
        }
        [wish] { $person ->
            [you] elijas
            [many] elijan
           *[one] elija
        }
       *[past] { $person ->
            [you] elegiste
            [many] eligieron
           *[one] eligió
        }
    }
v-start = { $form ->
        [order] comienza
        [bare] comenzar
        [tells] { $person ->
            [you] comienzas
            [many] comienzan
           *[one] comienza
        }
        [wish] { $person ->
            [you] comiences
            [many] comiencen
           *[one] comience
        }
       *[past] { $person ->
            [you] comenzaste
            [many] comenzaron
           *[one] comenzó
        }
    }
on-space = { $on ->
        [yes] en { $space }
       *[no] { "" }
    }
to-space = { $on ->
        [yes] a { $space }
       *[no] { "" }
    }
face-down = { $face-down ->
        [yes] boca abajo
       *[no] { "" }
    }
keeping = { $keeps ->
        [yes] , conservando sus contadores, cambios duraderos y daño
       *[no] { "" }
    }

## Cantidades

amount-damage = { $amount ->
        [that] esa cantidad de daño
       *[other] { $amount } de daño{ $overkill ->
            [yes] { " excedente" }
           *[no] { "" }
        }{ $combat ->
            [yes] { " de combate" }
           *[no] { "" }
        }{ $piercing ->
            [yes] { " perforante" }
           *[no] { "" }
        }
    }
amount-blood = { $amount ->
        [all] toda { $person ->
            [you] tu
           *[other] su
        } sangre
        [that] esa cantidad de sangre
       *[other] { $amount } de sangre
    }
amount-cards = { $amount ->
        [that] esa cantidad de cartas
        [1] una carta
       *[other] { $amount } cartas
    }
amount-counters = { $amount ->
        [that] esa cantidad de contadores de { $counter }
        [1] 1 contador de { $counter }
       *[other] { $amount } contadores de { $counter }
    }
amount-draws = { $amount ->
        [all] todos { $person ->
            [you] tus
           *[other] sus
        } robos adicionales
        [that] esa cantidad de robos adicionales
        [1] 1 robo adicional
       *[other] { $amount } robos adicionales
    }
amount-skips = { $amount ->
        [all] todos { $person ->
            [you] tus
           *[other] sus
        } saltos de turno
        [that] esa cantidad de saltos de turno
        [1] 1 salto de turno
       *[other] { $amount } saltos de turno
    }
amount-plain = { $amount ->
        [that] esa cantidad
       *[other] { $amount }
    }

## Sucesos de jugadores

play = { $card-it ->
        [yes] { $form ->
            [order] juéga{ lo-la }
            [bare] jugar{ lo-la }
           *[other] { lo-la } { v-play }
        }
       *[no] { v-play } { $card }
    }{ $places-said ->
        [yes] { " " }desde { $places }
       *[no] { "" }
    } { on-space }{ $free ->
        [yes] { " " }gratis
       *[no] { "" }
    }{ $priced ->
        [yes] { " " }por { $amount } de sangre
       *[no] { "" }
    }
summon = { $card-it ->
        [yes] { $form ->
            [order] invóca{ lo-la }
            [bare] invocar{ lo-la }
           *[other] { lo-la } invo{ car }
        }
       *[no] invo{ car } { $card }
    } { face-down } { on-space }{ $priced ->
        [yes] { " " }con un coste de volteo igual a { $flip-cost }
       *[no] { "" }
    }{ keeping }
spawn = gener{ ar } { $card } { on-space }
create = cre{ ar } { $card } { $zone }
execute = { $card-it ->
        [yes] { $form ->
            [order] ejecúta{ lo-la }
            [bare] ejecutar{ lo-la }
           *[other] { lo-la } ejecut{ ar }
        }
       *[no] ejecut{ ar } { $card }
    } { face-down }
draw = rob{ ar } { amount-cards } { $from }
draw-card = rob{ ar } { $card } { $from }
discard = { $card-it ->
        [yes] { $form ->
            [order] descárta{ lo-la }
            [bare] descartar{ lo-la }
           *[other] { lo-la } descart{ ar }
        }
       *[no] descart{ ar } { $card }
    } { $from }
search = bus{ car } en { $deck } { $wanted }
reveal = { $card-it ->
        [yes] { $form ->
            [order] revéla{ lo-la }
            [bare] revelar{ lo-la }
           *[other] { lo-la } revel{ ar }
        }
       *[no] revel{ ar } { $card }
    }
reveal-until = revel{ ar } cartas de la parte superior de { $deck } hasta revelar { $card }
look-at = { $card-it ->
        [yes] { $form ->
            [order] míra{ lo-la }
            [bare] mirar{ lo-la }
           *[other] { lo-la } mir{ ar }
        }
       *[no] mir{ ar } { $card }
    }
shuffle = baraj{ ar } { $deck }
# «Gana» podría ser otro quien gana: a ti se te dice «ganas».
gain-blood = gan{ $form ->
        [order] { $after ->
            [yes] a
           *[no] as
        }
       *[other] { ar }
    } { amount-blood }
lose-blood = { v-lose } { amount-blood }
pay-blood = pa{ gar } { amount-blood }
gain-some-blood = gan{ ar } { $compare-said ->
        [yes] { $compare } de sangre
       *[no] sangre
    }
lose-some-blood = { v-lose } { $compare-said ->
        [yes] { $compare } de sangre
       *[no] sangre
    }
gain-draws = gan{ ar } { amount-draws }
lose-draws = { v-lose } { amount-draws }
gain-some-draws = gan{ ar } { $compare } robos adicionales
lose-some-draws = { v-lose } { $compare } robos adicionales
gain-skips = { v-get } { amount-skips }
lose-skips = { v-lose } { amount-skips }
gain-some-skips = { v-get } { $compare } saltos de turno
lose-some-skips = { v-lose } { $compare } saltos de turno
get-counters = { v-get } { amount-counters }
lose-counters = { v-lose } { amount-counters }
pay-counters = pa{ gar } { amount-counters }
take-extra-turn = { v-play } otro turno después de este
end-turn = termin{ ar } el turno
end-phase = termin{ ar } la fase
name = nombr{ ar } { $what }
a-card = una carta
a-kin = un linaje
choose = { v-choose } { $what }
choose-number = { v-choose } un número de 0 a { $most }
choose-a-number = { v-choose } un número
choose-options = { v-choose } { $how ->
        [any] cualquier número de estas opciones
        [random] { $amount ->
            [1] al azar una de estas opciones
           *[other] al azar { $amount } de estas opciones
        }
        [up-to] { $amount ->
            [1] hasta una de estas opciones
           *[other] hasta { $amount } de estas opciones
        }
       *[exactly] { $amount ->
            [1] una opción
           *[other] { $amount } opciones
        }
    }{ $tail }
flip-coin = { $result ->
        [heads] sa{ car } cara
        [tails] sa{ car } cruz
       *[any] lan{ zar } una moneda
    }
roll = lan{ zar } un dado{ $amount ->
        [6] { "" }
       *[other] { " " }de { $amount } caras
    }
win = gan{ ar } la partida
lose = { v-lose } la partida
sacrifice = { $card-it ->
        [yes] { $form ->
            [order] sacrifíca{ lo-la }
            [bare] sacrificar{ lo-la }
           *[other] { lo-la } sacrifi{ car }
        }
       *[no] sacrifi{ car } { $card }
    }
gain-control = gan{ ar } el control de { $card } { on-space }
no-if = { $is ->
        [no] no
       *[yes] { "" }
    }
controls = { no-if } control{ ar } { $what }
has-in-hand = { no-if } { have } { $what } en la mano

## Sucesos de cartas

goes = { v-go } { $from } { $to }{ $on ->
        [yes] { " " }a { $space }
       *[no] { "" }
    }
put = { $card-it ->
        [yes] { $form ->
            [order] pon{ lo-la }
            [bare] poner{ lo-la }
           *[other] { lo-la } { v-put }
        }
       *[no] { v-put } { $card }
    } { $from } { $to } { on-space }{ keeping }
exile = { $card-it ->
        [yes] { $form ->
            [order] exília{ lo-la }
            [bare] exiliar{ lo-la }
           *[other] { lo-la } exili{ ar }
        }
       *[no] exili{ ar } { $card }
    } { $from }
terminate = { $card-it ->
        [yes] { $form ->
            [order] termína{ lo-la }
            [bare] terminar{ lo-la }
           *[other] { lo-la } termin{ ar }
        }
       *[no] termin{ ar } { $card }
    }
be-terminated = { be } terminad{ o-a }
be-moved = { be } movid{ o-a }
be-played = { be } jugad{ o-a }
enter = entr{ ar } { $from } { on-space }
leave = dej{ ar } el juego{ $to-said ->
        [yes] { " " }hacia { $to }
       *[no] { "" }
    }
be-discarded = { be } descartad{ o-a } { $from }
be-revealed = { be } revelad{ o-a }
attack = ata{ car }
attack-end = termin{ ar } de atacar
attack-spaces = ata{ car } { $spaces }{ $spares ->
        [yes] { " " }en vez del espacio opuesto
       *[no] { "" }
    }
start-attacking = ata{ car } { $spaces } en vez de los suyos
strike = golpe{ ar } { $target ->
        [yes] a
       *[no] { "" }
    } { $what } { $empty ->
        [yes] como si estuviera vacío
        [also] , u otro como si estuviera vacío
        [no] (salvo que cuente como golpe a un espacio vacío)
       *[any] { "" }
    }{ $compare-said ->
        [yes] { " " }con poder { $compare }
       *[no] { "" }
    }
take-damage = sufr{ ir } { $compare-said ->
        [yes] { $compare } de daño
       *[no] daño
    } { $combat ->
        [yes] de combate
        [no] que no sea de combate
       *[any] { "" }
    } { $piercing ->
        [yes] perforante
       *[any] { "" }
    } { $overkill ->
        [yes] excedente
       *[any] { "" }
    } { $by }
take-some = sufr{ ir } { amount-damage }
deal-damage = { v-deal } { amount-damage } a { $card }
deal-some-damage = { v-deal } { $compare-said ->
        [yes] { $compare } de daño
       *[no] daño
    } { $combat ->
        [yes] de combate
        [no] que no sea de combate
       *[any] { "" }
    }
damage-from = de { $card }
heal = { $card-it ->
        [yes] { $form ->
            [order] cúra{ le }
            [bare] curar{ le }
           *[other] { le } cur{ ar }
        } { amount-plain } de daño
       *[no] cur{ ar } { amount-plain } de daño a { $card }
    }
heal-all = { $card-it ->
        [yes] { $form ->
            [order] cúra{ lo-la }
            [bare] curar{ lo-la }
           *[other] { lo-la } cur{ ar }
        } por completo
       *[no] cur{ ar } todo el daño de { $card }
    }
be-healed = { be } curad{ o-a }
prevent-damage = { v-prevent } { $amount ->
        [that] esa cantidad del próximo daño
        [1] el próximo punto de daño
       *[other] los próximos { $amount } puntos de daño
    } a { $card }{ $this-turn ->
        [yes] { " " }en este turno
       *[no] { "" }
    }
be-protected = { be } protegid{ o-a } del daño
overkill = { v-deal } daño excedente{ $card-said ->
        [yes] { " " }a través de { $card }
       *[no] { "" }
    }
take-overkill = sufr{ ir } { $compare-said ->
        [yes] { $compare } de daño excedente
       *[no] daño excedente
    } { $through }
through = a través de { $card }
explode = { v-deal } { amount-damage } a cada criatura junto a { $space }
an-explosion = una explosión
    .gender = f
happen-at = ocurr{ ir } en { $space } { $by }
die = { v-die } { $cause ->
        [no-health] por falta de salud
        [combat] en combate
        [effect] por un efecto
       *[any] { "" }
    } { $by }
kill = mat{ ar } a { $card } { $cause ->
        [combat] en combate
        [effect] con un efecto
       *[any] { "" }
    }
be-sacrificed = { be } sacrificad{ o-a }
be-devoured = { be } devorad{ o-a } { $by }
be-destroyed = { be } destruid{ o-a } { $by }
by = por { $card }
destroy = { $card-it ->
        [yes] { $form ->
            [order] destrúye{ lo-la }
            [bare] destruir{ lo-la }
           *[other] { lo-la } { v-destroy }
        }
       *[no] { v-destroy } { $card }
    }
flip = { $card-it ->
        [yes] { $form ->
            [order] voltéa{ lo-la }
            [bare] voltear{ lo-la }
           *[other] { lo-la } volte{ ar }
        }
       *[no] volte{ ar } { $card }
    }{ keeping }
be-flipped = { be } voltead{ o-a }
turn-down = { $card-it ->
        [yes] { $form ->
            [order] pon{ lo-la }
            [bare] poner{ lo-la }
           *[other] { lo-la } { v-put }
        } boca abajo
       *[no] { v-put } boca abajo { $card }
    }{ keeping }
be-turned-down = { be } puest{ o-a } boca abajo
devour = devor{ ar } { $known ->
        [yes] { $other }
       *[no] una criatura
    }
evolve = evolucion{ ar } { $known ->
        [yes] a partir de { $other }
       *[no] { "" }
    }
accumulate = acumul{ ar } { $known ->
        [yes] { $other }
       *[no] otra carta
    }
liberate = { $card-it ->
        [yes] { $form ->
            [order] libéra{ lo-la }
            [bare] liberar{ lo-la }
           *[other] { lo-la } liber{ ar }
        }
       *[no] liber{ ar } { $card }
    }
be-liberated = { be } liberad{ o-a }
put-counters = { v-put } { amount-counters } sobre { after-card }
remove-counters = retir{ ar } { amount-counters } de { after-card }
get = { v-get } { $what }
lose-thing = { v-lose } { $what }
gain-thing = gan{ ar } { $what }
gain-an-ability = gan{ ar } una habilidad
cost-otherwise = { $form ->
        [order] cuesta
        [bare] costar
        [tells] { $person ->
            [you] cuestas
            [many] cuestan
           *[one] cuesta
        }
        [wish] { $person ->
            [you] cuestes
            [many] cuesten
           *[one] cueste
        }
       *[past] { $person ->
            [you] costaste
            [many] costaron
           *[one] costó
        }
    } { amount-plain } { $more ->
        [yes] más
       *[no] menos
    }
its-stat = { $stat-said ->
        [yes] { $stat }
       *[no] una característica
    }
have-stat-raised = { v-get } más { $stat-said ->
        [yes] { $stat }
       *[no] de una característica
    }
have-stat-lowered = { v-lose } { $stat-said ->
        [yes] { $stat }
       *[no] puntos de una característica
    }
have-stat-set = { v-get } un nuevo valor de { its-stat }
lose-abilities = { v-lose } las habilidades que se le{ $number ->
        [many] s
       *[one] { "" }
    } dieron
copy-abilities = gan{ ar } las habilidades de { $known ->
        [yes] { $other }
       *[no] otra carta
    }
lose-text = { v-lose } su texto
regain-text = recuper{ ar } su texto
become-copy = { v-become } en una copia de { $known ->
        [yes] { $other }
       *[no] otra carta
    }
copy-state = adopt{ ar } los contadores, los cambios duraderos y el daño de { $known ->
        [yes] { $other }
       *[no] otra carta
    }
gain-keyword = gan{ ar } { $keyword }
lose-keyword = { v-lose } { $keyword }
a-keyword = una palabra clave
become-kin = pas{ ar } a ser { $kin }
become = pas{ ar } a ser { $what }
another-kin = de otro linaje
another-type = otro tipo de carta
swap = intercambi{ ar } { $card-it ->
        [yes] su espacio con el de { $other }
       *[no] los espacios de { $card } y { $other }
    }
swap-spaces = intercambi{ ar } su espacio { $known ->
        [yes] con { $other }
       *[no] { "" }
    }
move = { $card-it ->
        [yes] { $form ->
            [order] muéve{ lo-la }
            [bare] mover{ lo-la }
           *[other] { lo-la } { v-move }
        }
       *[no] { v-move } { $card }
    } { to-space }
shift = { $form ->
        [order] muévete
        [bare] moverse
        [tells] { $person ->
            [you] te mueves
            [many] se mueven
           *[one] se mueve
        }
        [wish] { $person ->
            [you] te muevas
            [many] se muevan
           *[one] se mueva
        }
       *[past] { $person ->
            [you] te moviste
            [many] se movieron
           *[one] se movió
        }
    } { to-space }
link = { $card-it ->
        [yes] { $form ->
            [order] enláza{ lo-la }
            [bare] enlazar{ lo-la }
           *[other] { lo-la } enla{ zar }
        }
       *[no] enla{ zar } { $card }
    } { $known ->
        [yes] con { $other }
       *[no] { "" }
    }
unlink = { $card-it ->
        [yes] { $form ->
            [order] desenláza{ lo-la }
            [bare] desenlazar{ lo-la }
           *[other] { lo-la } desenla{ zar }
        }
       *[no] desenla{ zar } { $card }
    } { $known ->
        [yes] de { $other }
       *[no] { "" }
    }
be-linked = { be } enlazad{ o-a } { $known ->
        [yes] con { $other }
       *[no] { "" }
    }
be-unlinked = { be } desenlazad{ o-a } { $known ->
        [yes] de { $other }
       *[no] { "" }
    }
note = anot{ ar } { $what }
keep-in-mind = recuérdalo
something = algo
something-happens = algo ocurre
be-chosen = ser elegid{ o-a } por { $owner ->
        [you] tus efectos
        [they] sus efectos
        [any] efectos
       *[other] los efectos de { $who }
    }
a-named = { un-una } { $name }
a-copy-of = una copia de { $card }
    .gender = f
a-card-of-that-name = una carta con el nombre elegido
    .gender = f

## Lo que es cierto de una carta

is-damaged = { no-if } { v-stay } dañad{ o-a }
is-face-down = { no-if } { v-stay } boca abajo
is-linked = { no-if } { v-stay } enlazad{ o-a }
was-played = { no-if } { $person ->
        [many] fueron
       *[one] fue
    } jugad{ o-a } este turno
has-entered = { no-if } { $person ->
        [many] entraron
       *[one] entró
    } este turno
has-attacked = { no-if } { $person ->
        [many] atacaron
       *[one] atacó
    } este turno
is-playable = { no-if } { $person ->
        [many] podrían
       *[one] podría
    } jugarse
is-at = { no-if } { v-stay } { $what }
is-one = { no-if } { be } { $what }
is-kin = { be } { $kin }
is-number = { be } { $what }
has = { no-if } { have } { $what }
has-no-text = no { have } habilidades

## La reserva, la partida, los tiempos

the-pool = la reserva
    .gender = f
add-to-pool = añad{ ir } { amount-plain } a la reserva
take-from-pool = retir{ ar } { amount-plain } de la reserva
set-pool = { $form ->
        [order] fija
        [bare] fijar
       *[other] fij{ ar }
    } la reserva en { $to }
pool-rise = aument{ ar }
pool-fall = baj{ ar } sin daño
pool-become = { be } fijada
the-match = la partida
    .gender = f
be-a-draw = acab{ ar } en empate
finish = acab{ ar }{ $loser ->
        [yes] { " " }con { $loser-person ->
            [you] tu derrota
           *[other] la derrota de { $who }
        }
       *[no] { "" }
    }
start = { v-start }
end = termin{ ar }
time-turn = { $owner ->
        [you] tu turno
        [they] su turno
        [any] un turno
       *[other] el turno de { $who }
    }
    .gender = m
time-main-phase = { $owner ->
        [you] tu fase principal
        [they] su fase principal
        [any] una fase principal
       *[other] la fase principal de { $who }
    }
    .gender = f
time-attack-phase = { $owner ->
        [you] tu fase de ataque
        [they] su fase de ataque
        [any] una fase de ataque
       *[other] la fase de ataque de { $who }
    }
    .gender = f
which-m = { $which ->
        [next] próximo{ " " }
       *[other] { "" }
    }
which-f = { $which ->
        [next] próxima{ " " }
       *[other] { "" }
    }
turn-of = { $owner ->
        [you] tu { which-m }turno
        [they] su { which-m }turno
        [any] { $which ->
            [each] cada turno
            [next] el próximo turno
           *[this] el turno
        }
       *[other] el { which-m }turno de { $who }
    }
main-phase-of = { $owner ->
        [you] tu { which-f }fase principal
        [they] su { which-f }fase principal
        [any] { $which ->
            [each] cada fase principal
            [next] la próxima fase principal
           *[this] la fase principal
        }
       *[other] la { which-f }fase principal de { $who }
    }
attack-phase-of = { $owner ->
        [you] tu { which-f }fase de ataque
        [they] su { which-f }fase de ataque
        [any] { $which ->
            [each] cada fase de ataque
            [next] la próxima fase de ataque
           *[this] la fase de ataque
        }
       *[other] la { which-f }fase de ataque de { $who }
    }
moment-turn-start = el comienzo de { turn-of }
moment-turn-end = el final de { turn-of }
moment-main-phase-start = el comienzo de { main-phase-of }
moment-main-phase-end = el final de { main-phase-of }
moment-attack-phase-start = el comienzo de { attack-phase-of }
moment-attack-phase-end = el final de { attack-phase-of }

## Condiciones

condition-there-is = { no-if } hay { $what }
condition-there-are = hay { $what }
condition-known = { $is ->
        [no] no se encontró esa carta
       *[yes] se encontró esa carta
    }
condition-turn-of = { no-if } es { $owner ->
        [you] tu turno
        [they] su turno
       *[other] el turno de { $who }
    }
condition-same-player = { $person ->
        [you] { no-if } eres
       *[other] { $one } { no-if } es
    } { $other }
condition-main-phase = { no-if } es una fase principal
condition-attack-phase = { no-if } es una fase de ataque
condition-this-turn = { $happened } este turno
condition-this-match = { $happened } en esta partida
condition-heads = { $is ->
        [no] sale cruz
       *[yes] sale cara
    }
condition-named = el { $kin ->
        [yes] linaje
       *[no] nombre
    } elegido { no-if } es { $name }
condition-number = { $value } es { $compare }
condition-number-not = { $value } no es { $compare }

## Comienzos

opening-whenever = { $often ->
        [once] una vez que { $clause }
        [next] { $count ->
            [1] la próxima vez que { $clause }
           *[other] las próximas { $count } veces que { $clause }
        }
        [each-turn] { $count ->
            [1] la primera vez que { $clause } en cada turno
           *[other] las primeras { $count } veces que { $clause } en cada turno
        }
       *[always] cada vez que { $clause }
    }
opening-at = { $often ->
        [next] { $count ->
            [1] a { $moment }
           *[other] a { $moment }, las próximas { $count } veces
        }
       *[other] a { $moment }
    }
opening-would = { $often ->
        [next] { $count ->
            [1] la próxima vez que { $clause }
           *[other] las próximas { $count } veces que { $clause }
        }
        [each-turn] { $count ->
            [1] la primera vez que { $clause } en cada turno
           *[other] las primeras { $count } veces que { $clause } en cada turno
        }
       *[other] si { $clause }
    }
opening-before = { $often ->
        [next] { $count ->
            [1] antes de la próxima vez que { $clause }
           *[other] antes de cada una de las próximas { $count } veces que { $clause }
        }
        [each-turn] { $count ->
            [1] antes de la primera vez que { $clause } en cada turno
           *[other] antes de cada una de las primeras { $count } veces que { $clause } en cada turno
        }
       *[other] antes de que { $clause }
    }
opening-after = { $often ->
        [next] { $count ->
            [1] después de la próxima vez que { $clause }
           *[other] después de cada una de las próximas { $count } veces que { $clause }
        }
        [each-turn] { $count ->
            [1] después de la primera vez que { $clause } en cada turno
           *[other] después de cada una de las primeras { $count } veces que { $clause } en cada turno
        }
       *[other] después de que { $clause }
    }
opening-if = { $opening }, si { $condition }
opening-and = { $opening } y { $condition }
until-moment = hasta { $moment }
until-clause = hasta que { $clause }
trigger-where = { $clause } mientras { $condition }
trigger-because-of = { $clause } a causa de { $card }
trigger-caused-by = { $clause } porque { $cause }
trigger-fails = fracasa que { $clause }

## Formas

reaction = { $opening }, { $passage }
replacement = { $opening }, en vez de eso, { $passage }
replacement-all = { $opening }, en vez de eso ocurre todo esto: { $passage }
replacement-also = { $opening }, además { $passage }
replacement-and = { $opening }, { $event }, y { $passage }
denial = { $opening }, eso no ocurre
demand = { $clause } antes de hacer cualquier otra cosa, si puede
holds-if = { $clause } si { $condition }
as-long-as = { $past ->
        [yes] si
       *[no] mientras
    } { $condition }, { $passage }
the-event = eso ocurre
effect-if = si { $condition }, { $passage }
all-of-this = ocurre todo esto: { $passage }
effect-otherwise = si no, { $passage }
effect-until = { $until }, { $passage }
effect-repeat = { $amount } veces{ $tail }: { $passage }
effect-for-each = por cada { $what }, { $passage }
effect-for-each-of = por cada una de { $what }, { $passage }
effect-for = para { $what }, { $passage }
effect-options = { $choose }: { $ways }
if-they-do = { $person ->
        [you] si lo haces
        [many] si lo hacen
       *[one] si lo hace
    }, { $passage }
if-they-do-not = { $person ->
        [you] si no lo haces
        [many] si no lo hacen
       *[one] si no lo hace
    }, { $passage }
additional-cost = como coste adicional para jugar { $card }, { $cost }
as-played = al jugar { $card }, { $passage }
works-in = mientras { $card } está { $places }
terms-place = usa esto solo mientras { $card } está { $places }
comes-first = (Esto va antes que otras habilidades semejantes.)
comes-last = (Esto va después de otras habilidades semejantes.)
quoted = «{ $text }»
activated = { $speed ->
        [instant] en cualquier momento
       *[main] fase principal
    }, { $cost }: { $passage }
activated-play = { $speed ->
        [instant] en cualquier momento, { $may }
       *[main] { $may }
    }
activated-free = { $speed ->
        [instant] en cualquier momento
       *[main] fase principal
    }: { $passage }
terms = usa esto { $terms }
terms-of-another = solo { $terms }
terms-user = { $who } puede usar esto
terms-per-turn = { $count ->
        [1] solo una vez por turno
        [2] solo dos veces por turno
       *[other] solo { $count } veces por turno
    }
terms-uses = { $count ->
        [1] solo una vez
       *[other] solo { $count } veces
    }
terms-if = solo si { $condition }

## Lo que cambia de un suceso

changed-player = { $person ->
        [you] eso te ocurre a ti en su lugar
       *[other] eso le ocurre a { $who } en su lugar
    }
changed-card = { $kind ->
        [damage] { $card } sufre ese daño en su lugar
       *[other] eso le ocurre a { $card } en su lugar
    }
changed-other = { $kind ->
        [damage] ese daño cuenta como infligido por { $card }
       *[other] eso cuenta como hecho por { $card }
    }
changed-space = { $kind ->
        [strike] golpea { $space } en su lugar
       *[other] ocurre en { $space } en su lugar
    }
changed-to = va { $zone } en su lugar
changed-exiled = se exilia en su lugar
changed-reduced = { $kind ->
        [damage] ese daño se reduce en { $by }
       *[other] esa cantidad se reduce en { $by }
    }
changed-raised = { $kind ->
        [damage] ese daño aumenta en { $by }
       *[other] esa cantidad aumenta en { $by }
    }
changed-doubled = { $kind ->
        [damage] ese daño se duplica
       *[other] esa cantidad se duplica
    }
changed-halved = { $kind ->
        [damage] ese daño se reduce a la mitad, redondeado hacia abajo
       *[other] esa cantidad se reduce a la mitad, redondeada hacia abajo
    }
changed-amount = { $kind ->
        [damage] ese daño pasa a ser { $amount }
       *[other] esa cantidad pasa a ser { $amount }
    }
changed-as-empty = { $is ->
        [yes] cuenta como golpe a un espacio vacío
       *[no] no cuenta como golpe a un espacio vacío
    }
changed-piercing = { $is ->
        [yes] todo lo que supere la salud de la criatura es daño excedente
       *[no] la defensa cuenta para su daño excedente
    }
changed-free = { $is ->
        [yes] no cuesta nada
       *[no] hay que pagarla
    }
changed-face-down = { $is ->
        [yes] entra boca abajo
       *[no] entra boca arriba
    }

## Líneas de una carta

line-devours = devora { $what }
line-evolves = { $optional ->
        [yes] puede evolucionar a partir de { $what }
       *[no] evoluciona a partir de { $what }
    }
line-flip-blood = volteo: { $amount } de sangre
line-flip-action = volteo: cuando { $clause }
line-chapter = { $chapter } — { $passage }
line-unlimited = ilimitada
line-limit = límite { $amount }
variable = { $letter } es { $bounds }
variable-least = { $amount } o más
variable-most = como máximo { $most }
reminder-devours = Al jugarla, sacrifica una así. Esta ocupa su espacio.
reminder-evolves = { $optional ->
        [yes] Al jugarla, puedes exiliar una así. Entonces esta ocupa
       *[no] Al jugarla, exilia una así. Esta ocupa
    } su espacio, y la carta anterior va a la pila de descartes cuando esta deje el tablero.
reminder-flip = Se juega boca abajo, como { $creature ->
        [yes] una criatura 1/1/1
       *[no] un comando que no hace nada
    }. { $paid ->
        [yes] En tu fase principal puedes pagar esto para ponerla boca arriba.
       *[no] Cuando eso ocurra, puedes ponerla boca arriba.
    }
reminder-saga = Cuando entre y al comienzo de tu turno, pon 1 contador de saber sobre ella: ocurre ese capítulo. Tras el último, exíliala.
reminder-flask = Cuando entre en el tablero, ganas 1 de sangre.
reminder-limit = Un mazo no puede tener más de { $amount } de estas.
reminder-unlimited = Un mazo puede tener cualquier número de estas.
