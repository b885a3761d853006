# Lo que dice la ventana mientras se juega: actuar, decidir, mirar, el telón.

control-left = Izquierda
control-right = Derecha
control-up = Arriba
control-down = Abajo
control-confirm = Elegir
control-cancel = Cancelar, dejar
control-inspect = Mirar de cerca
control-undo = Deshacer
control-redo = Rehacer
control-attack = Al ataque
control-pass = Pasar
control-drawmain = Robar del mazo principal
control-drawblood = Robar del mazo de sangre
control-log = Diario de campo
control-menu = Menú
control-skip = Más rápido; alzar el paño
control-seetheboard = Ver el tablero
control-one = Primera
control-two = Segunda
control-three = Tercera
control-four = Cuarta
control-five = Quinta
control-six = Sexta
control-seven = Séptima
control-eight = Octava
control-nine = Novena

key-enter = Intro
key-escape = Esc
key-space = Espacio
key-backspace = Retroceso
key-tab = Tab
key-delete = Supr
key-shift = Mayús
key-control = Ctrl
key-alt = Alt
mouse-left = Clic izquierdo
mouse-right = Clic derecho
mouse-middle = Clic central
mouse-other = Botón del ratón
pad-button = Mando { $name }
pad-left = Cruceta ←
pad-right = Cruceta →
pad-up = Cruceta ↑
pad-down = Cruceta ↓
pad-select = Select
pad-start = Start
pad-mode = Mode
pad-other = Botón del mando
binding-taken = { $input } hacía antes otra cosa: { $control } lo ha perdido.

draw-main = Robar: principal
draw-blood = Robar: sangre
draws-later = desde el próximo
draws-left = { $draws ->
    [0] no quedan robos
    [one] queda 1 robo
   *[other] quedan { $draws } robos
}
undo = Deshacer
take-back = Retirar la jugada
redo = Rehacer
menu = Menú
play-lands = Ponla en el espacio iluminado.
inspect-vestige = No es parte de ningún mazo. Si fuera a ir del juego a una mano, un mazo o una pila de descartes, se exilia en su lugar.
put-back = Cancelar
pile-opens = Un clic muestra sus cartas
pile-heading = La pila de descartes de { $who }, { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }
pile-order = desde arriba
pile-close = Cerrar

card-unseen = una carta
button-keep = Conservar la mano
button-return = Devolver las { $cards }
button-pass = Dejar que ocurra
button-pass-until-new = Pasar hasta algo nuevo
button-done = Ninguna más
button-without = Sin ninguna
button-point = Señala en la mesa
button-flip = Darle la vuelta
button-stay-down = Dejarla boca abajo
button-remove = Retirar { $card }: va al descarte y no da sangre
button-flip-for = Dar la vuelta a { $card }: { $blood ->
    [0] no cuesta nada
   *[other] cuesta { $blood } de sangre
}

asks = { $card } pregunta a { $player }
asks-nobody = { $player } decide
asks-legal = { $legal } { $legal ->
    [one] posible
   *[other] posibles
} · haz clic en una o pulsa su número
asks-respond = ¿Respondes o dejas que ocurra?
see-the-board = Ver el tablero
see-the-question = Volver a la pregunta
button-choose = Elegir
button-choose-this = Elegir { $what }
search-cards = buscar entre estas cartas
search-names = buscar por nombre
search-nothing = nada se llama así
page-back = ←
page-on = →
mulligan-heading = ¿Conservar estas { $cards }?
mulligan-once = se puede devolver una mano una vez
mulligan-body = Si la devuelves, las { $cards } vuelven, ambos mazos se barajan y se roban otras tantas. Esa mano se queda.

ledger = Cuentas
ledger-columns = impreso · cambios · ahora
ledger-printed = como está impreso
ledger-itself = por sí misma
ledger-damage = daño
ledger-effect = un efecto
inspect-counters = { $count } { $counter }

field-log = Diario de campo
field-log-empty = Aún no ha ocurrido nada.
field-log-before = Antes del primer turno
field-log-turn = Turno { $turn } — { $player }
field-log-moment = Ver ese momento
moment-then = Como era entonces
moment-back = Volver al presente

consent-heading = { $asked }, ¿se puede deshacer esto?
consent-act = Lo último: { $what }.
consent-revealing = { $asking } quiere deshacerlo. Desde entonces ha salido a la luz algo oculto o al azar, así que decides tú.
consent-their-answer = { $asking } quiere deshacerlo, y era cosa tuya.
consent-agree = Que se deshaga
consent-refuse = Se queda así

curtain-above = el paño está corrido; las manos, ocultas
curtain-turn = ocupa la mesa. Es tu turno.
curtain-mulligan = mira tu mano inicial.
curtain-respond = puedes responder a lo que ocurre.
curtain-choose = hay algo que decidir.
curtain-choose-now = algo tuyo te pregunta.
curtain-other = { $player }, aparta la mirada.
curtain-figure-turn = turno
curtain-figure-pool = la reserva
curtain-figure-blood = tu sangre
curtain-figure-hand = tu mano
curtain-lift = alzar
curtain-lift-what = el paño
curtain-hold = mantén
curtain-until = hasta que se cierre el anillo
curtain-press = pulsa el sello o
