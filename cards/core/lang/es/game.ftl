# Lo que se dice durante una partida: el registro, las preguntas, las respuestas, los motivos y los finales.

## Jugadores, cartas y espacios

cast-face-down = una carta boca abajo
    .gender = f
cast-unknown = una carta
    .gender = f
cast-copy = { $own } (como { $of })
cast-player = un jugador
cast-place = otro lugar
cast-something = algo
cast-gone = ya no está
cast-space = { $owner ->
        [you] tu espacio { $column }
       *[other] el espacio { $column } de { $who }
    }
cards = { $amount ->
        [one] 1 carta
       *[other] { $amount } cartas
    }
its-o = { $card-gender ->
        [f] a
       *[m] o
    }{ $card-number ->
        [many] s
       *[one] { "" }
    }
its-es = { $card-number ->
        [many] son
       *[one] es
    }
its-n = { $card-number ->
        [many] n
       *[one] { "" }
    }

## El registro

log-still = { $line } (aún en curso)
log-denied = Denegado: { $line }
log-failed = Fallido: { $line } ({ $why })
log-turn = -- Turno { $turn }: { $who } --
log-move = { $card } va{ its-n }{ $from-said ->
        [yes] { " " }de { $from }
       *[no] { "" }
    } { $end ->
        [top] encima de{ " " }
        [bottom] al fondo de{ " " }
       *[any] a{ " " }
    }{ $to }{ $face-down ->
        [yes] , boca abajo
       *[no] { "" }
    }
log-play = { $free ->
        [yes] { $who } juega { $card } gratis
       *[no] { $who } juega { $card } por { $amount } de sangre
    }
log-summon = { $who } invoca { $card }{ $at-said ->
        [yes] { " " }en { $at }
       *[no] { "" }
    }
log-spawn = aparece{ its-n } { $card }{ $at-said ->
        [yes] { " " }en { $at }
       *[no] { "" }
    }
log-execute = { $who } ejecuta { $card }
log-terminate = { $card } { its-es } terminad{ its-o }
log-enter = { $card } entra{ its-n }{ $at-said ->
        [yes] { " " }en { $at }
       *[no] { "" }
    }
log-leave = { $card } deja{ its-n } el juego
log-draw = { $known ->
        [yes] { $who } roba { $card }
       *[no] { $who } roba una carta{ $from-said ->
            [yes] { " " }de { $from }
           *[no] { "" }
        }
    }
log-discard = { $card } { its-es } descartad{ its-o }
log-search = { $who } busca en { $to } y toma { cards }
log-reveal = { $card } { its-es } revelad{ its-o }
log-reveal-until = { $who } revela { cards } de { $to }
log-look = { $who } mira { cards } de { $to }
log-shuffle = se baraja { $to }
log-attack = { $card } ataca{ its-n }{ $at-said ->
        [yes] { " " }desde { $at }
       *[no] { "" }
    }
log-attack-end = { $card } ha{ its-n } atacado
log-strike = { $other-known ->
        [yes] { $card } golpea{ its-n } a { $other } con poder { $amount }
       *[no] { $card } golpea{ its-n } { $at } con poder { $amount }
    }
log-damage = { $card } sufre{ its-n } { $amount } de daño{ $other-known ->
        [yes] { " " }de { $other }
       *[no] { "" }
    }
log-heal = { $card } se cura{ its-n } { $amount }
log-prevent-damage = { $amount ->
        [1] se prevendrá el próximo punto
       *[other] se prevendrán los próximos { $amount } puntos
    } de daño a { $card }{ $this-turn ->
        [yes] { " " }en este turno
       *[no] { "" }
    }
log-damage-player = { $who } sufre { $amount } de daño{ $other-known ->
        [yes] { " " }de { $other }
       *[no] { "" }
    }, que sale de la reserva
log-heal-pool = la reserva gana { $amount }
log-drain-pool = la reserva pierde { $amount }
log-set-pool = la reserva pasa a ser { $amount }
log-overkill = daño excedente: { $amount } por encima de la salud y la defensa de { $card }
log-gain-blood = { $who } gana { $amount } de sangre
log-lose-blood = { $paid ->
        [yes] { $who } paga { $amount } de sangre
       *[no] { $who } pierde { $amount } de sangre
    }
log-die = { $cause ->
        [sacrifice] { $card } { its-es } sacrificad{ its-o }
        [destroy] { $card } { its-es } destruid{ its-o }{ $other-known ->
            [yes] { " " }por { $other }
           *[no] { "" }
        }
        [devour] { $card } { its-es } devorad{ its-o }{ $other-known ->
            [yes] { " " }por { $other }
           *[no] { "" }
        }
        [combat] { $card } muere{ its-n } en combate
       *[other] { $card } muere{ its-n }
    }
log-flip = { $card } { its-es } voltead{ its-o }
log-turn-down = { $card } { its-es } puest{ its-o } boca abajo
log-devour = { $card } devora{ its-n } { $other }
log-evolve = { $card } evoluciona{ its-n } a partir de { $other }
log-accumulate = { $card } acumula{ its-n } { $other-known ->
        [yes] { $other }
       *[no] otra carta
    }
log-create = { $card } { its-es } cread{ its-o } en { $to }
log-liberate = { $card } deja{ its-n } de existir
log-counter = { $amount } { $amount ->
        [one] contador
       *[other] contadores
    }{ $name-said ->
        [yes] { " " }de { $name }
       *[no] { "" }
    }
log-add-counters = { $holder } obtiene { log-counter }
log-remove-counters = { $holder } pierde { log-counter }
log-raise = { $card } obtiene{ its-n } +{ $amount } de { $stat }
log-lower = { $card } obtiene{ its-n } -{ $amount } de { $stat }
log-set-stat = { $stat-gender ->
        [f] la
       *[m] el
    } { $stat } de { $card } pasa a ser { $amount }
log-change-ends = termina un cambio de { $stat } de { $card }
log-gain-ability = { $holder } gana una habilidad
log-lose-ability = { $card } pierde{ its-n } las habilidades que se le dieron
log-copy-abilities = { $card } gana{ its-n } las habilidades de { $other }
log-blank = { $card } pierde{ its-n } su texto
log-unblank = { $card } recupera{ its-n } su texto
log-as-before = { $card } vuelve{ its-n } a ser como antes
log-become-copy = { $card } se convierte{ its-n } en una copia de { $other }
log-copy-state = { $card } adopta{ its-n } lo que lleva { $other }
log-gain-keyword = { $undone ->
        [yes] { $card } ya no tiene{ its-n } { $name }
       *[no] { $card } gana{ its-n } { $name }
    }
log-lose-keyword = { $undone ->
        [yes] { $card } vuelve{ its-n } a tener { $name }
       *[no] { $card } pierde{ its-n } { $name }
    }
log-change-kin = { $card } pasa{ its-n } a ser { $name }
log-change-type = { $card } pasa{ its-n } a ser otro tipo de carta
log-change-attack = { $card } ataca{ its-n } otros espacios
log-change-controller = { $who } toma el control de { $card }{ $at-said ->
        [yes] { " " }en { $at }
       *[no] { "" }
    }
log-swap-spaces = { $card } y { $other } cambian de sitio
log-explode = una explosión junto a { $at } inflige { $amount }
log-link = { $card } { its-es } enlazad{ its-o } con { $other }
log-unlink = { $card } ya no está{ its-n } enlazad{ its-o } con { $other }
log-gain-draws = { $who } gana { $amount ->
        [one] 1 robo
       *[other] { $amount } robos
    }
log-lose-draws = { $who } ha usado { $amount ->
        [one] 1 robo
       *[other] { $amount } robos
    }
log-gain-skips = { $who } se saltará { $amount ->
        [one] 1 turno
       *[other] { $amount } turnos
    }
log-lose-skips = { $who } tiene { $amount ->
        [one] 1 turno
       *[other] { $amount } turnos
    } menos que saltarse
log-extra-turn = { $who } obtiene otro turno
log-end-turn = el turno llega a su fin
log-end-phase = la fase llega a su fin
log-turn-start = comienza el turno de { $who }
log-turn-end = termina el turno de { $who }
log-main-phase-start = comienza la fase principal de { $who }
log-main-phase-end = termina la fase principal de { $who }
log-attack-phase-start = comienza la fase de ataque de { $who }
log-attack-phase-end = termina la fase de ataque de { $who }
log-name = { $who } nombra { $name }
log-choose-number = { $who } elige { $amount }
log-note = { $card } guarda{ its-n } algo en la memoria
log-flip-coin = { $who } lanza una moneda: { $amount ->
        [1] cara
       *[other] cruz
    }
log-roll = { $who } saca { $amount }
log-win = { $who } gana
log-lose = { $who } pierde
log-draw-match = no gana nadie
log-finish-game = { $who-known ->
        [yes] la partida termina: { $who } pierde
       *[no] la partida termina sin ganador
    }

## Por qué ocurrió algo

why-because = porque [{ $event }] { $line }
why-first = [{ $event }] { $line }
why-changed = { $what ->
        [denied] denegado por { $who }
        [replaced] reemplazado por { $who }
       *[changed] cambiado por { $who }
    }
why-event = [{ $event }] { $line }; a causa de [{ $cause }]
why-answer = [{ $event }] { $line }; respuesta { $answer }
why-process = [{ $event }] { $line }; P8
why-rule = regla { $rule }
why-a-rule = una regla
why-an-effect-of = un efecto de { $who }
why-an-effect = un efecto
why-root-process = Comienza con el curso de la propia partida (P8).
why-root-yours = Comienza con tu respuesta { $number }: { $answer }.
why-root-theirs = Comienza con la respuesta { $number } de la partida, de { $who }.
why-missing-card = ({ $effect }: nada es { $words })
why-missing-space = ({ $effect }: ningún espacio es { $words })
why-missing-player = ({ $effect }: nadie es { $words })
why-missing-number = ({ $effect }: su número no habla de nada que esté ahí)
why-missing-option = ({ $effect }: ninguna opción es posible)
why-missing-part = ({ $effect }: algo de lo que habla no está ahí)
why-nothing-yet = Aún no ha ocurrido nada.
why-no-line = No hay línea { $line }; el registro va de 0 a { $last }.

## Preguntas

ask-about = { $card }: { $asked }
ask-mulligan = ¿Conservas esta mano?
ask-main = ¿Qué haces?
ask-respond = ¿Respondes a lo que acaba de ocurrir?
ask-respond-to = ¿Respondes a esto? { $line }
ask-unseen = elige una carta por su dorso.
ask-room = elige la criatura que le hace sitio.
ask-card = elige una carta{ $purpose-said ->
        [yes] { " " }{ $purpose }
       *[no] { "" }
    }.
ask-space = elige un espacio.
ask-player = elige un jugador.
ask-variable = elige { $letter }.
ask-number = elige un número.
ask-may = ¿quieres esto?
ask-option = elige una opción.
ask-name-card = nombra una carta.
ask-name-kin = nombra un linaje.
ask-flip = ¿la volteas ahora?
purpose-take = que tomar
    .do = Tomar { $what }
purpose-protect = que proteger del daño
    .do = Proteger { $what }
purpose-damage = a la que infligir daño
    .do = Infligirlo a { $what }
purpose-heal = que curar
    .do = Curar { $what }
purpose-ability = a la que dar una habilidad
    .do = Dársela a { $what }
purpose-keyword = a la que dar una palabra clave
    .do = Dársela a { $what }
purpose-lose-keyword = a la que quitar una palabra clave
    .do = Quitársela a { $what }
purpose-raise = que reforzar
    .do = Reforzar { $what }
purpose-lower = que debilitar
    .do = Debilitar { $what }
purpose-change = que cambiar
    .do = Cambiar { $what }
purpose-add-counters = sobre la que poner contadores
    .do = Ponerlos sobre { $what }
purpose-remove-counters = de la que retirar contadores
    .do = Retirarlos de { $what }
purpose-swap = con la que cambiar de sitio
    .do = Cambiar de sitio con { $what }
purpose-copy = que copiar
    .do = Copiar { $what }
purpose-control = cuyo control tomar
    .do = Tomar el control de { $what }
purpose-die = que muere
    .do = Que muera { $what }
purpose-destroy = que destruir
    .do = Destruir { $what }
purpose-sacrifice = que sacrificar
    .do = Sacrificar { $what }
purpose-discard = que descartar
    .do = Descartar { $what }
purpose-move = que mover
    .do = Mover { $what }
purpose-play = que jugar
    .do = Jugar { $what }
purpose-summon = que invocar
    .do = Invocar { $what }
purpose-execute = que ejecutar
    .do = Ejecutar { $what }
purpose-terminate = que terminar
    .do = Terminar { $what }
purpose-flip = que voltear
    .do = Voltear { $what }
purpose-turn-down = que poner boca abajo
    .do = Poner { $what } boca abajo
purpose-liberate = que liberar
    .do = Liberar { $what }
purpose-link = que enlazar
    .do = Enlazar { $what }
purpose-blank = a la que quitar el texto
    .do = Quitar el texto a { $what }
purpose-attack = con la que atacar
    .do = Atacar con { $what }
purpose-devour = que devorar
    .do = Devorar { $what }

## Respuestas

answer-unseen-space = La carta boca abajo de { $place }
answer-unseen = Carta { $number } de { $place }
answer-keep = Conservar esta mano
answer-mulligan = Cambiarla: barajar estas cartas y robar otras, una vez
answer-play-any = Jugar una carta
answer-play = Jugar { $card } ({ $cost } de sangre{ $letter-said ->
        [yes] , y eliges { $letter }
       *[no] { "" }
    }{ $face-down ->
        [yes] , boca abajo
       *[no] { "" }
    }{ $stats-said ->
        [yes] , { $stats }
       *[no] { "" }
    })
answer-draw = Robar de { $place } ({ $cards ->
        [one] queda 1 carta
       *[other] quedan { $cards } cartas
    }, { $draws ->
        [one] queda 1 robo
       *[other] quedan { $draws } robos
    })
answer-remove = Retirar { $card } de { $place } (a los descartes, sin sangre)
answer-flip = Voltear { $card } ({ $cost } de sangre)
answer-use = Usar { $card } ({ $place }): { $text }
answer-use-effect = Usar un efecto: { $text }
answer-use-any = Usar una habilidad
answer-attack = Atacar con { $amount ->
        [one] 1 criatura
       *[other] { $amount } criaturas
    }
answer-end = Terminar el turno sin atacar
answer-pass = Pasar
answer-pass-until-new = Pasar hasta que se pueda hacer algo nuevo
answer-card = { $card } ({ $place })
answer-space = { $space }{ $here-said ->
        [yes] , donde está { $here }
       *[no] { "" }
    }{ $across-said ->
        [yes] , frente a { $across }
       *[no] , frente a un espacio vacío
    }
answer-variable = { $letter } = { $number }
answer-option = Opción { $number }
answer-flip-yes = Voltearla
answer-flip-no = Dejarla boca abajo
answer-yes = Sí
answer-no = No
answer-yes-do = Sí: { $text }
answer-yes-pay = Sí: { $cost } y luego { $text }
answer-no-do = No: { $text }
answer-done = Ninguna más

## Por qué algo no puede hacerse

fail-too-little-blood = cuesta { $needs } de sangre y tienes { $has }
fail-no-free-space = no hay espacio libre
fail-space-taken = el espacio está ocupado
fail-command-on-space = un comando no se pone en un espacio
fail-nothing = nada cambiaría
fail-empty-deck = el mazo está vacío
fail-not-there = falta lo que necesita
fail-wrong-type = la carta es de otro tipo
fail-no-such-card = no hay ninguna carta llamada { $name }
fail-no-devour-target = no tienes ninguna criatura que pueda devorar
fail-no-evolve-target = no tienes ninguna criatura a partir de la que evolucione
fail-zero-health = entraría sin salud
fail-no-value = no hay ningún valor legal para { $letter }
fail-cant-card = { $card } no lo permite
fail-cant-rule = la regla { $rule } no lo permite
fail-cant = un efecto no lo permite
fail-still-healthy = vuelve a tener salud
fail-denied = fue denegado
fail-cost-not-payable = su coste no puede pagarse
fail-not-your-turn = no es tu turno
fail-not-your-card = no es tuya
fail-not-yet-entered = entró este turno, y puede retirarse desde tu próximo turno
fail-not-yet = es demasiado pronto
fail-costs-blood = cuesta { $cost } de sangre, y solo puede retirarse lo que no cuesta nada
fail-too-much = hay demasiado que mirar
fail-used-up = está agotada por ahora
fail-too-many-answers = ya se hizo demasiado este turno; solo queda atacar
fail-match-over = la partida ha terminado
fail-no-draws-left = no quedan robos adicionales
fail-not-face-down = no está boca abajo
fail-replaced = en vez de eso ocurrió otra cosa
refused-no-question = Ahora no se pregunta nada.
refused-not-in-list = { $answers ->
        [one] Solo hay 1 respuesta; escribe su número.
       *[other] Solo hay { $answers } respuestas; escribe su número.
    }
refused-not-legal = Ahora no: { $why }.

## Finales y fases

ending-won = { $winner } gana.
ending-conceded = { $loser } se rinde: { $winner } gana.
ending-draw = La partida es un empate: { $why }{ $cards-said ->
        [yes] { " " }de { $cards }
       *[no] { "" }
    }.
draw-turn-200 = habría comenzado el turno 200 (S20)
draw-endless-loop = un bucle sin fin (S38)
draw-by-effect = la reserva se agotó sin que nadie sufriera daño, o lo dijo un efecto (S25)
phase-opening = manos iniciales
phase-start = comienzo del turno
phase-main = fase principal
phase-attack = fase de ataque
phase-end = final del turno
phase-over = la partida ha terminado

## Lo que traería una respuesta

outlook-pool = reserva de { $before } a { $after }
outlook-own-deaths = { $amount ->
        [one] 1 muerte tuya
       *[other] { $amount } muertes tuyas
    }
outlook-their-deaths = { $amount ->
        [one] 1 muerte suya
       *[other] { $amount } muertes suyas
    }
outlook-win = ganas
outlook-lose = pierdes
outlook-draw = la partida es un empate

## En la terminal

terminal-start = Bloodless: { $one } contra { $other }, semilla { $seed }. `help` dice qué puedes escribir.
terminal-damaged = El registro estaba dañado ({ $error }).
terminal-goes-on = La partida sigue tras sus { $answers } respuestas buenas.
terminal-kept = La partida que había allí se guarda como { $path }.
terminal-earlier = ({ $lines } líneas anteriores: `log`)
terminal-hand = Tu mano:
terminal-no-answer = `{ $typed }` no es una respuesta; escribe un número de la lista, o `help`.
terminal-nothing-to-undo = Aún no se dio ninguna respuesta, así que no hay nada que deshacer.
terminal-undo = { $other }, ¿puede deshacerse la última respuesta ({ $why })? yes o no>
terminal-undo-theirs = era tu respuesta
terminal-undo-revealing = desde entonces se conoció algo oculto o del azar
terminal-undo-refused = { $other } no está de acuerdo, así que queda como está.
terminal-undone = La última respuesta queda deshecha.
terminal-recorded = La partida está registrada en { $path }.
terminal-how = Cómo se llegó a eso:
terminal-after = log, why N, show NOMBRE, undo, o Intro para salir>
terminal-saved = La partida queda guardada. Continúala con: { $command }
terminal-curtain = { $who }, pulsa Intro
terminal-before = Antes del primer turno
terminal-turn = Turno { $turn }, { $who }: { $phase }
terminal-pool = Reserva { $pool }
terminal-side = { $who }: sangre { $blood }, robos { $draws }, mano { $hand }, mazo principal { $main }, mazo de sangre { $flasks }, descartes { $discard }
terminal-aside = exilio { $amount }
terminal-skips = turnos por saltar { $amount }
terminal-timeline = Línea temporal: { $cards }
terminal-yours-face-down = tuya, boca abajo
terminal-cost = coste { $cost }
terminal-damage = daño { $damage }
terminal-blood = { $cost } de sangre
terminal-no-card = Ninguna carta se llama así; `card N` muestra la carta con el número #N.
terminal-you-see = la ves: { $cards }
terminal-which = ¿Cuál de estas: { $names }?
terminal-see-no-card = No ves ninguna carta con el número #{ $number }; los números están junto a los nombres.
terminal-gone = Esa carta ya no existe.
terminal-stats = salud/defensa/poder { $stats }
terminal-is-in = está en: { $place }
terminal-has-now = tiene ahora: { $keywords }
terminal-counters = contadores de { $counter }: { $amount }
terminal-ledger = { $stat } { $now }:
ledger-is = es { $amount }
ledger-raised = +{ $amount }
ledger-lowered = -{ $amount }
ledger-set = pasa a ser { $amount }
ledger-line = { $step } { $by }, luego { $then }
ledger-base = de por sí
ledger-by-damage = por el daño
ledger-by = por { $who }
ledger-by-event = por { $who }, línea [{ $event }]
help-number = elige esa respuesta
help-why = por qué ocurrió la línea N del registro
help-log = todo lo ocurrido, hasta donde puedes saberlo
help-show = una carta por su nombre
help-card = la carta con el número #N, con la cuenta de sus características
help-undo = deshace la última respuesta; puede que el otro jugador deba aceptarlo
help-concede = rendirse
help-quit = parar; la partida queda guardada
help-help = esta lista
typed-number = un número
typed-show = show NOMBRE
