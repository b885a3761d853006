# Por qué: las causas de lo que ocurre, de dónde vienen los números y por qué algo no puede hacerse ahora.

## Causas y números

why-ability = «{ $text }»
account-start = empieza en { $amount }
account-line = { $step }: { $line } [{ $event }], luego { $then }
figure-pool = la reserva
figure-blood = sangre de { $who }
figure-draws = robos que le quedan a { $who }
figure-skips = turnos que saltará { $who }
figure-counters = contadores de { $counter } de { $who }

## Por qué no

fail-must-card = { $card } pide antes otra cosa
fail-must-rule = la regla { $rule } pide antes otra cosa
fail-must = un efecto pide antes otra cosa
refused-undo = aún no se dio ninguna respuesta, así que no hay nada que deshacer
refused-redo = no se deshizo nada, así que no hay nada que rehacer
refused-other-decides = ahora decide { $who }
refused-still-happening = esto no puede usarse ahora
refused-past = este es un momento anterior; vuelve antes al presente
refused-first-draw = en tu primer turno no se roba nada más; desde el próximo, una carta por turno
refused-their-deck = ese mazo es de { $who }; tú robas del tuyo
refused-their-hand = la mano de { $who } está oculta para ti
refused-their-row = esa fila es de { $who }; tus criaturas van a la tuya
refused-their-card = { $card } es de { $who }
refused-discard = { $cards ->
        [0] el descarte de { $who } está vacío
       *[other] lo que hay en el descarte de { $who } no puede jugarse
    }
refused-plate = con { $who } no puede hacerse nada ahora
refused-pool = la reserva tiene { $pool }; la vacía el daño, y pierde quien recibe el golpe cuando se agota
refused-pass = no hay nada que dejar ocurrir; pasa al ataque para terminar tu fase principal
refused-space = ahora no puede ir ninguna carta ahí
refused-space-taken = ahí ya está { $card }
refused-empty-space = está libre; elige antes una criatura de tu mano
refused-on-board = golpea por sí sola en el ataque, y no tiene ninguna habilidad que usar. Tampoco puede retirarse de su espacio: { $why }
refused-timeline = cumple su tarea en la línea temporal por sí sola y no tiene habilidad que usar
refused-out-of-play = está fuera del juego y desde ahí no puede usarse
refused-ability-cost = su habilidad cuesta esto: { $cost }; ahora no puede pagarse
refused-unfit = { $asked }: { $fitting ->
        [one] solo sirve una opción, y { $thing } no lo es
       *[other] sirven { $fitting }, y { $thing } no está entre ellas
    }
refused-no-answer = responde antes a «{ $asked }»; { $thing } no es una respuesta
refused-space-not-free = { $asked }: ahí ya está { $card }
refused-attack-later = responde antes a «{ $asked }»; el ataque viene después
refused-laid-out = sus cartas están dispuestas ante ti: elige ahí una de ellas
thing-attack = el ataque
thing-pass = pasar
