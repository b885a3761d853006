# Las palabras sobre la mesa de una partida.

card-foot-command = se ejecuta y se descarta
card-foot-saga = un capítulo por turno; luego, al exilio
card-foot-extended = permanece en la línea de tiempo
card-stamp-vestige = Vestigio

table-pool = la reserva
table-blood = sangre
table-pile-main = principal
table-pile-blood = sangre
table-pile-discard = descarte
table-hand-of = mano de { $count }

table-turn = Turno { $turn } · juega { $player }
table-before-the-first-turn = Antes del primer turno
table-phase-start = Inicio
table-phase-main = Principal
table-phase-attack = Ataque
table-phase-end = Fin

table-timeline = tiempo
table-timeline-next = siguiente
table-ticket-command = orden
table-ticket-extended = extendida
table-ticket-saga = saga
table-ticket-hidden = boca abajo

table-seal-attack = Al ataque
table-seal-attack-with = con { $count }, en orden
table-seal-end = Fin del turno
table-seal-end-nobody = nadie ataca
table-seal-keep = Conservar

table-strike-leaves = le queda { $leaves }
table-strike-kills = muere
table-strike-overkills = muere, { $pool } a la reserva
table-strike-pierces = le queda { $leaves }, { $pool } a la reserva
table-strike-pool = a la reserva
table-strike-blood = { $what }, +{ $blood } de sangre

# On the sheet at the right while no card is looked at.
table-look = Señala una carta
table-look-here = para leerla aquí
table-pin = clic derecho, o I, la fija
table-pin-why = con el origen de cada número

table-sum = tras el ataque
table-sum-play = después de esto
table-sum-unknown = hasta donde se sabe
table-sum-wins = gana { $player }
table-sum-pool = reserva: { $pool }
table-sum-blood = { $player }: { $blood } de sangre

# Lo que resultaría de una respuesta, debajo de lo que se elige con ella.
foreseen-dies = muere
foreseen-becomes = { $from } → { $to } { $what }
foreseen-of = { $card }: { $what }
foreseen-gains = gana { $keyword }
foreseen-loses = pierde { $keyword }
foreseen-sides = cambia de bando
foreseen-to-hand = va a la mano
foreseen-to-deck = va al mazo
foreseen-to-discard = se descarta
foreseen-to-aside = se exilia
foreseen-pool = reserva { $from } → { $to }
foreseen-blood = { $player } { $from } → { $to } de sangre
foreseen-unknown = después, algo oculto
