# Lo que dice el guía en las lecciones. $opponent es quien juega al otro lado; $confirm, $inspect, $undo, $attack,
# $drawblood y $log son las teclas tal como están asignadas.

lesson-opponent = Óscar

lesson-blood-and-flasks = Sangre y frascos
    .about = lo que cuesta una carta, y de dónde sale su sangre
    .done = Los frascos dan sangre, la sangre paga criaturas, y cada turno robas una carta: del mazo que necesites.
guide-blood-pool = Este recipiente es la reserva. Es de los dos, y cada golpe la vacía. Quien reciba el golpe que la agota ha perdido.
guide-blood-own = Y esta es tu sangre: una gota por cada punto. Con ella pagas tus cartas, y aún no tienes.
guide-blood-cost = El número rojo en la esquina de una carta es su coste. Deja el puntero sobre el Cuervo, o llega a él con las flechas: dice lo que le falta.
guide-blood-flask = Un Frasco de sangre no cuesta nada. Arrástralo a un espacio de tu fila, o haz clic en él y luego en el espacio.
guide-blood-flask-first = Con calma: primero el Frasco de sangre.
guide-blood-gained = Un frasco que entra te da 1 de sangre. Se queda en el tablero como una pequeña criatura que no hace daño a nadie.
guide-blood-mosquito = Ahora puedes pagar el Mosquito: cuesta 1 y tienes 1. Ponlo en cualquier espacio libre.
guide-blood-mosquito-first = Todavía no: gasta tu sangre en el Mosquito.
guide-blood-undo = La sangre está gastada y el Mosquito es tuyo. Todo se puede deshacer con { $undo }; en una partida tu rival debe consentir si algo oculto salió a la luz.
guide-blood-attack = No puedes pagar nada más. Pulsa el sello, o { $attack }: tus criaturas atacan y después juega { $opponent }.
guide-blood-again = { $opponent } también ha puesto un frasco. Tu Mosquito golpeó un espacio vacío: la reserva perdió 1 y tú ganaste 1 de sangre.
guide-blood-draw = Cada turno puedes robar una carta: del mazo principal o del mazo de sangre. Te falta sangre para el Cuervo: roba del mazo de sangre.
guide-blood-draw-first = Primero roba del mazo de sangre: sus cartas son rojas.
guide-blood-second = Otro frasco. Ponlo en un espacio libre.
guide-blood-second-first = Primero el frasco: el Cuervo necesita su sangre.
guide-blood-crow = Tienes 2 de sangre, y el Cuervo cuesta 2: juégalo en un espacio libre.
guide-blood-crow-first = Ahora el Cuervo: cuesta 2 y tienes 2.

lesson-combat-and-overkill = Combate y daño excedente
    .about = quién golpea a quién, qué hace el daño y cómo se gana
    .done = Golpeas de izquierda a derecha, lo que sobra vacía la reserva, y la reserva decide la partida.
guide-combat-rows = Dos filas, frente a frente. En el ataque cada una de tus criaturas golpea el espacio que tiene enfrente, una tras otra de izquierda a derecha.
guide-combat-numbers = Gota, escudo y rombo: salud, defensa y poder. Deja el puntero sobre tu rana para verla en grande, y de dónde sale cada número.
guide-combat-preview = Nada llega por sorpresa. Deja el puntero sobre el sello, o llega a él con las flechas: cada golpe se dibuja antes de ocurrir.
guide-combat-overkill = Tu rana hace 2 de daño a un frasco con 1 de salud y sin defensa. Lo que pasa de salud y defensa juntas vacía la reserva: es el daño excedente.
guide-combat-empty = Frente al Mosquito no hay nadie. Un golpe a un espacio vacío quita su poder a la reserva y te da 1 de sangre.
guide-combat-attack = Pulsa el sello, o { $attack }.
guide-combat-attack-first = La hormiga puede esperar, y no tienes sangre. ¡Al ataque!
guide-combat-stays = Esta rana recibió 2 y le queda 1 de salud. El daño permanece: nada se cura solo.
guide-combat-death = El frasco ha muerto. Una muerte da 1 de sangre a quien controlaba la criatura: hasta perder paga un poco.
guide-combat-theirs = { $opponent } atacó a su vez: a tu rana le queda 1 de salud. En la reserva hay 4, y es tu turno.
guide-combat-ant = El golpe de tu Mosquito paga una Hormiga soldado. Puede golpear enseguida: ponla frente a un espacio vacío.
guide-combat-ant-first = Primero la Hormiga soldado: sin ella queda 1 en la reserva.
guide-combat-win = Rana 2, hormiga 1, Mosquito 1: es toda la reserva. Quien recibe los golpes es { $opponent }. ¡Ataca!
guide-combat-win-first = La reserva espera: pulsa el sello.
guide-combat-won = La reserva se agotó en el lado de { $opponent }: has ganado. La rana de la derecha ni siquiera tuvo que golpear.

lesson-commands-and-abilities = Órdenes y habilidades
    .about = órdenes y línea de tiempo, palabras clave, habilidades con precio y el diario de campo
    .done = Las órdenes actúan, las habilidades esperan, y nada ocurre sin una razón que puedas consultar.
guide-command-aim = En la reserva hay 3 y tienes 5 de sangre. Este turno basta para ganar, si tus cartas trabajan juntas.
guide-command-lens = Una orden hace lo que dice, y enseguida. Haz clic dos veces en la Lente palpitante, o arrástrala al tablero: robas una carta.
guide-command-lens-first = Primero la Lente palpitante: encuentra lo que necesitas.
guide-command-gone = La Lente pasó por la línea de tiempo, hizo su trabajo y está en tu descarte. Te trajo los Tambores de guerra.
guide-command-drums = Los Tambores de guerra son una orden extendida: se quedan. Juégalos por 3 de sangre.
guide-command-drums-first = Guarda la sangre: primero los Tambores de guerra.
guide-command-stays = Mientras estén en la línea de tiempo, cada una de tus criaturas tiene 1 más de poder, en todos los turnos.
guide-command-pin = Mira de cerca: clic derecho en el Cuervo, o llega a él y pulsa { $inspect }. Lo mismo lo suelta.
guide-command-ledger = Su texto, sus palabras clave y su cuenta: poder 1 impreso, 1 más por los Tambores. A cada número del juego se le puede preguntar de dónde sale.
guide-command-flying = Vuelo: el Cuervo golpea por encima de las criaturas sin Defensa antiaérea, como si el espacio estuviera vacío. La Jirafa no lo detendrá.
guide-command-snake = La habilidad de la serpiente cuesta 1 de sangre y hace 1 de daño. Haz clic en ella, elige su habilidad y luego el Mosquito de enfrente.
guide-command-snake-first = El Mosquito cierra el paso a la serpiente: usa en él su habilidad.
guide-command-attack = El camino está libre: la serpiente golpea por 1, el Cuervo vuela por 2. ¡Al ataque!
guide-command-attack-first = Todo está en su sitio: pulsa el sello.
guide-command-log = Has ganado. ¿Por qué? Lo cuenta el diario de campo: haz clic en una línea y se abre con sus causas. Las últimas están abajo; { $log } lo alarga.
guide-command-causes = Del resultado hasta lo que hiciste, cada paso con su carta y su regla. Ahí se mira cuando algo te sorprende.
