# Registros de partidas: qué puede fallar en ellos y en sus archivos, repeticiones, el estante e informes.

## Archivos

disk-full = el disco está lleno
disk-not-allowed = ahí no se puede escribir ni leer
disk-read-only = ese disco es de solo lectura
disk-not-found = el archivo o su carpeta ya no está
disk-is-a-folder = hay una carpeta en su lugar
disk-no-folder = su carpeta no es una carpeta
disk-taken = ya hay algo con ese nombre
disk-bad-name = ningún archivo puede llamarse así

seat-unwritable = { $at ->
        [terminal] El registro { $path } no puede escribirse: { $why }. Nada ha cambiado y nada se ha perdido; haz sitio o indica otro archivo con --record.
       *[window] El registro de la partida no puede escribirse: { $why }. Nada ha cambiado y nada se ha perdido; haz sitio en { $path } y repítelo.
    }
seat-changed-elsewhere = { $at ->
        [terminal] Otro programa ha escrito en el registro { $path }; retoma la partida con --continue.
       *[window] Otro programa ha escrito en el registro de esta partida; sal de ella y continúala.
    }
seat-in-the-way = { $at ->
        [terminal] { $path } está ahí y no es el registro de una partida; indica otro archivo con --record.
       *[window] { $path } está ahí y no es el registro de una partida; quítalo y empieza de nuevo.
    }
seat-not-kept = Esta partida no deja ningún registro.
seat-no-record = { $at ->
        [terminal] No hay partida que continuar en { $path }; empieza una sin --continue.
       *[window] No hay partida que continuar.
    }
seat-record = { $path }: { $what }
seat-refused = Esa no es ahora una respuesta legal; elige una de las que se ofrecen.

record-unreadable = { $path } no puede leerse: { $why }
record-none = esto no es el registro de una partida de Bloodless{ $at ->
        [terminal] ; elige un archivo escrito por `play`
       *[window] { "" }
    }
record-other-format = este registro tiene el formato { $format }, que esta versión del juego no sabe leer; repítelo con el juego que lo escribió
record-too-large = el archivo tiene { $bytes } bytes, más que cualquier registro; elige otro
record-damaged-setup = el comienzo del registro está dañado y la partida no puede prepararse de nuevo
record-other-cards = las cartas de este registro están escritas para otra versión del juego; repítelo con el juego que lo escribió
record-illegal-decks = los mazos del registro no son legales:
record-deck-fault = jugador { $player }: { $fault }
record-cut-off = el registro está cortado o dañado tras la respuesta { $whole }{ $at ->
        [terminal] ; `--to { $whole }` muestra lo que está entero
       *[window] { "" }
    }
record-tampered = la respuesta { $next } no se dio en esta mesa, así que el registro fue manipulado{ $at ->
        [terminal] ; `--to { $whole }` muestra lo que está entero
       *[window] { "" }
    }
record-other-rules = con estas reglas la partida va por otro camino desde la respuesta { $next }: se jugó con la versión { $rules } de ellas{ $at ->
        [terminal] ; `--to { $whole }` muestra lo que coincide
       *[window] { "" }
    }
record-illegal-answer = la respuesta { $next } no era legal{ $at ->
        [terminal] ; `--to { $whole }` muestra lo que está entero
       *[window] { "" }
    }
fault-main-size = el mazo principal tiene { $has } cartas y necesita exactamente { $needs }
fault-blood-size = el mazo de sangre tiene { $has } cartas y necesita exactamente { $needs }
fault-unknown-card = ninguna carta se llama `{ $card }`
fault-vestige = { $card } es un vestigio y no puede estar en un mazo
fault-flask-in-main = { $card } es un frasco de sangre: va en el mazo de sangre
fault-not-a-flask = { $card } no es un frasco de sangre: va en el mazo principal
fault-over-limit = { $card } está { $has } veces en los mazos y su límite es { $limit }
fault-plain-flasks = el mazo de sangre tiene { $has } frascos de sangre corrientes y necesita al menos { $needs }

differs-rules = se jugó con la versión { $then } de las reglas y esta es la { $now }
differs-pack-gone = el paquete `{ $pack }` { $version } no está instalado
differs-pack-version = el paquete `{ $pack }` era { $then } y ahora es { $now }
differs-pack-changed = el paquete `{ $pack }` ha cambiado

## Repeticiones e informes en la terminal

replay-differs = Desde que se jugó la partida: { $difference }. Se repite con las cartas que lleva consigo.
replay-seed = Semilla { $seed }, { $one }, { $other }
replay-heading = Turno { $turn }: { $who }
replay-unfinished = La partida no ha terminado.
replay-verified = { $ending } { $answers ->
        [one] 1 respuesta, comprobada.
       *[other] { $answers } respuestas, todas comprobadas.
    }
replay-remarks = Este registro es un informe de error. Dice:
replay-no-file = no hay ningún archivo { $path }; indica un registro escrito por `bloodless play`
terminal-branched = La partida sigue desde la respuesta { $answers } de { $path }.
terminal-redone = La respuesta se da de nuevo.
terminal-report = El informe está escrito: { $path }. Contiene la partida, sus cartas, las versiones y las últimas líneas del diario, y nada sobre ti ni sobre este ordenador.
terminal-number-now = { $figure }: { $now }
terminal-why-what = `why` toma una línea del diario (why 12), una carta y una característica (why 7 power), pool, blood, draws, o un contador (why 7 lore).
terminal-why-not-what = `why not` toma una carta (why not 7), un espacio (why not space 2), attack, draw, draw blood, pass, undo o redo.
terminal-offered = Eso es posible ahora: escribe su número.
terminal-no-window = `bloodless` sin orden abre la ventana; `bloodless play --text` juega en la terminal
terminal-no-home = no hay carpeta personal para el registro; indica un archivo con --record
help-why-number = de dónde viene ese número: health, defense, power, cost o un contador
help-why-figure = de dónde vienen la reserva, la sangre o los robos
help-why-not = por qué eso no puede hacerse ahora
help-redo = da de nuevo lo que se deshizo
help-report = escribe un informe de error: un archivo que lleva hasta aquí
typed-why-number = why N CARACT.
typed-why-not = why not COSA

## El estante y seguir jugando, en la ventana

shelf-current = La partida de la mesa
shelf-current-about = Recibirá aquí un nombre propio cuando empiece la siguiente.
shelf-report = informe de error
shelf-rename = Renombrar
shelf-delete = Borrar
shelf-delete-sure = Borrarla: seguro
shelf-share = Compartir
shelf-shared = La partida es este único archivo; su ruta está copiada: { $path }
shelf-deleted = { $name } se ha borrado.
shelf-renamed = Ahora se llama { $name }.
shelf-name = Nombre
shelf-keep-name = Guardar el nombre
shelf-drop = Suelta una repetición sobre la ventana para ponerla en el estante.
shelf-taken-in = { $name } está ya en el estante.
shelf-not-taken = No se ha aceptado: { $why }
shelf-player = { $name } ({ $deck })
shelf-looking = se está leyendo
shelf-result = { $result }, { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    }
shelf-won = Ganó { $winner }
shelf-won-conceded = Ganó { $winner }: { $loser } se rindió
shelf-drawn = Un empate
shelf-drawn-why = Un empate: { $why }
shelf-unfinished = Sin terminar
replay-branch = Seguir jugando desde aquí
replay-branch-caption = ambos asientos, una partida propia
replay-branch-ended = aquí la partida ha terminado
replay-branch-about = empieza una partida tuya desde la decisión anterior a este momento; la partida en curso queda en el estante
replay-branch-over = aquí la partida ha terminado; vuelve a un momento anterior

## Informes de error en la ventana

report-button = Escribir un informe de error
end-report = Informe
report-about = un archivo que lleva hasta aquí; nada sobre ti
report-written = El informe está escrito: { $path }. Contiene la partida con sus cartas, tus ajustes, las versiones y las últimas líneas del diario; ningún nombre, nada sobre este ordenador.
pause-concede-covered = Solo se rinde quien está sentado a la mesa: alza antes el paño.
