# Las palabras del juego alrededor de la mesa: pantallas, botones, indicaciones.

## En todas partes
language-name = Español
back = Volver
note-read = Lo he leído
no-home = No hay carpeta personal donde guardar las partidas; define HOME y vuelve a abrir el juego.
player-one = Jugador uno
player-other = Jugador dos
hint-next = siguiente ·
hint-change = cambiar ·
hint-tab = otra pestaña

## Carga
loading = Se abren los cajones

## Portada
title-line = un duelo de especímenes para dos, sobre una sola vasija de sangre
title-plate = Lámina I. — Mosquito, insecto de coste uno, al doble de su tamaño
title-part-proboscis = probóscide
title-part-proboscis-about = golpear a una criatura da 1 de sangre
title-part-power = fuerza 1
title-part-power-about = el daño que hace
title-part-defense = defensa 1
title-part-defense-about = lo que el exceso debe superar
title-part-health = vida 1
title-part-health-about = sin ella, muere
title-part-wing = ala
title-part-wing-about = no vuela
title-play = Jugar
title-play-about = dos en una mesa, con mazos listos
title-continue = Continuar
title-continue-about = { $one } y { $other }, turno { $turn }
title-replays = Repeticiones
title-settings = Ajustes
title-problems = Problemas ({ $count })
title-leave = Salir

## Una partida nueva
new-match = Una partida nueva
new-match-about = ya hay dos mazos elegidos; cambia lo que quieras
new-match-shelves = la partida en curso pasa al estante, tal como está
new-match-name = Nombre
new-match-deck = Mazo
new-match-first = Quién empieza
new-match-by-chance = al azar
new-match-seed = Semilla
new-match-any-seed = al azar
new-match-seed-about = la misma semilla reparte las mismas cartas
new-match-bad-seed = una semilla es un número entero
new-match-no-decks = Ningún paquete trae un mazo; mira la página de problemas.
new-match-start = Empezar
deck-counts = { $creatures } criaturas, { $commands } órdenes, 6 frascos
deck-creatures = Criaturas, { $cards }
deck-commands = Comandos, { $cards }
deck-blood = Mazo de sangre, { $cards }
deck-cost = coste

## El menú sobre la partida
pause = La partida espera
pause-resume = Seguir
pause-settings = Ajustes
pause-concede = Rendirse
pause-concede-sure = Me rindo, sin duda
pause-winner = gana { $winner }
pause-leave = Guardar y salir
pause-about = todo está ya guardado
record-damaged = El registro estaba dañado; la partida sigue desde su parte intacta.

## El final de la partida
end-over = la vasija ha hablado; la partida ha terminado
end-over-conceded = la mesa queda cedida; la partida ha terminado
end-over-draw = nadie queda para ganar; la partida ha terminado
end-wins = Gana { $winner }
end-draw = Empate
end-soon = ha caído el último golpe
end-line = Turno { $turn }. { $why }
end-dry = La reserva se agotó y { $loser } recibió lo último.
end-by-effect = El último suceso lo decidió.
end-conceded = { $loser } se rindió.
end-draw-turns = Pasaron doscientos turnos.
end-draw-loop = Una cadena sin fin volvió adonde estaba.
end-draw-effect = Ninguno de los dos la había perdido.
end-why = Por qué
end-why-about = la última cadena, del acto al final
end-act = { $who }: { $answer }
end-moment = Pulsa un paso para ver ese momento en la mesa.
end-left = La mesa como quedó
end-left-about = nadie dio el último golpe
end-pool = La reserva
end-pool-about = { $start } al principio, { $end } al final
end-blood = Sangre
end-board = Criaturas en el tablero
end-damage = daño hecho
end-deaths = criaturas muertas
end-spent = sangre gastada
end-played = cartas jugadas
end-watch = Verla de nuevo
end-save = Guardar
end-saved = Guardada como { $file }
end-title = A la portada
end-rematch = Revancha
end-begins = empieza { $name }

## Ajustes
settings = Ajustes
settings-about = cada cambio vale al momento; nada pide reiniciar
settings-sight = Vista
settings-sound = Sonido
settings-keys = Teclas
settings-language = Idioma
settings-language-about = Las cartas, las reglas y el registro cambian al momento.
settings-packs = Paquetes
settings-packs-about = Un mod es una carpeta en mods/; se lee al abrir el juego.
settings-restore = Restablecer esto
settings-back-table = Volver a la mesa
settings-back-title = Volver a la portada
settings-size = Tamaño
settings-ui-scale = Tamaño de todo
settings-ui-scale-about = sigue a la ventana; esto lo multiplica
settings-card-text = Texto de las cartas
settings-card-text-about = crecen las palabras, nunca el tablero
settings-window = Ventana
settings-windowed = en una ventana
settings-fullscreen = pantalla completa
settings-signs = Contraste y color
settings-colours = Colores distinguibles
settings-colours-about = azul para lo que puedes hacer, distinto de la sangre y el latón a cualquier vista
settings-contrast = Alto contraste
settings-contrast-about = papel liso, bordes de tinta, anillos dobles; formas junto a cada color
settings-motion = Movimiento
settings-speed = Velocidad de los sucesos
settings-speed-about = 0 muestra solo el resultado
settings-reduced = Movimiento reducido
settings-reduced-about = nada vuela, tiembla ni respira
settings-curtain = Abrir el telón con un clic
settings-curtain-about = en vez de mantener el sello hasta cerrar el anillo
settings-volume = Volumen
settings-table-volume = La mesa
settings-table-volume-about = cartas, golpes, sangre
settings-interface-volume = Las manos
settings-interface-volume-about = botones y telón
settings-ambience-volume = La sala
settings-ambience-volume-about = reloj, lluvia, luz de gas
settings-keys-match = En la mesa
settings-keys-bind = Elige una línea y pulsa la nueva tecla o botón.
settings-keys-waiting = pulsa una tecla o un botón; Esc lo deja
settings-keys-pages = Alrededor de la partida
page-key-next = el control siguiente
page-key-move = a otro control; mover un deslizador
page-key-use = usarlo
page-key-back = volver; sobre la partida, el menú
page-key-tab = otra pestaña de los ajustes
settings-preview = así lo verás
preview-legal = se puede jugar
preview-selected = elegida
preview-target = será golpeada

## Problemas
problems = { $count ->
    [one] Un problema
   *[other] { $count } problemas
}
problems-about = el juego sigue sin lo que está mal
problems-none = No hay nada mal.
problem-error = error
problem-warning = aviso

## Repeticiones
replays = Repeticiones
replays-about = todas las partidas, las últimas primero
replays-none = Aún no se ha jugado ninguna partida.
replays-none-about = Lo que juegas queda registrado mientras juegas.
replay = Repetición
replay-players = { $one } y { $other }
replay-turn = Turno { $turn }
replay-step = suceso { $step } de { $steps }
replay-start = al principio
replay-back = un suceso atrás
replay-play = dejarla correr o pararla
replay-forward = un suceso adelante
replay-end = al final
replay-hands = Manos
replay-eyes-nobody = ambas manos ocultas
replay-eyes-of = se ve la de { $name }
replay-eyes-all = se ven ambas manos
replay-leave = Salir

## Aprender
title-learn = Aprender
title-learn-about = tres partidas cortas
title-learn-first = ¿primera vez? empieza con tres partidas cortas
learn = Aprender
learn-about = una mesa de verdad, cartas de verdad y un guía a tu lado; cinco minutos cada una
learn-none = Ningún paquete trae lecciones; mira la página de problemas.
learn-done = terminada
lesson-page = { $page } de { $pages }
lesson-go-on = Seguir
lesson-back = Un paso atrás
lesson-again = Empezar otra vez
lesson-leave = Dejar la lección
lesson-leave-about = de una lección solo se guarda que la terminaste
lesson-otherwise = Eso puede esperar: haz primero lo que está escrito aquí.
lesson-broken = Con estas cartas la lección no continúa. Quizá un mod las ha cambiado; empieza otra vez o deja la lección.
lesson-they-act = Juega { $opponent }.
lesson-end = la lección ha terminado
lesson-next = La siguiente lección
lesson-once-more = Una vez más
lesson-to-lessons = A las lecciones
how-to = Cómo se juega
how-to-about = una hoja; las lecciones enseñan lo mismo en la mesa
how-to-rules = Las reglas en diez líneas
how-to-signs = Los signos de una carta
sign-cost = lo que cuesta jugarla, en sangre
sign-raised = más de lo que lleva impreso
sign-health = salud: sin ninguna muere
sign-lowered = menos de lo que lleva impreso
sign-defense = defensa: el exceso debe superarla
sign-counter = contadores, y cuántos
sign-power = poder: el daño que hace
sign-skull = muere por lo que señalas
how-to-pool = Entre los dos hay una sola reserva. Pierde quien reciba el golpe que la agota.
how-to-blood = Tu propia sangre paga las cartas: cada una dice en su esquina lo que cuesta.
how-to-flasks = Un Frasco de sangre no cuesta nada y da 1 de sangre al entrar. Hay seis en tu mazo de sangre.
how-to-draw = Desde tu segundo turno puedes robar una carta por turno, del mazo principal o del mazo de sangre.
how-to-play = Las criaturas van a un espacio libre de tu fila. Las órdenes actúan enseguida; las extendidas y las sagas se quedan en la línea de tiempo.
how-to-attack = El sello acaba tu turno con el ataque: cada criatura golpea el espacio de enfrente, de izquierda a derecha.
how-to-strike = Un golpe a un espacio vacío quita su poder a la reserva y te da 1 de sangre.
how-to-damage = El daño a una criatura permanece. Lo que pasa de salud y defensa juntas vacía la reserva: daño excedente.
how-to-death = Una criatura sin salud muere, y quien la controlaba gana 1 de sangre.
how-to-respond = Algunas habilidades se usan en cualquier momento: entonces se te pregunta, y puedes dejar que ocurra.
how-to-mouse = El ratón
how-to-click = Clic
how-to-click-does = en una carta y luego en su espacio; otra vez para jugar una orden
how-to-drag = Arrastrar
how-to-drag-does = una carta a un espacio, o sobre la mesa
how-to-rest = Posar
how-to-rest-does = sobre algo: qué es, qué haría, por qué no
how-to-right-does = fijar una carta con su texto y su cuenta
how-to-keys-about = se cambian en los ajustes
how-to-walk = de una cosa a otra
how-to-numbers = elegir lo numerado, o una carta de tu mano
