# La pantalla de inicio, las partidas guardadas y los ajustes.

## Los ajustes

settings-broken = Los ajustes de { $file } no se usan: { $problem } Corrige o borra el archivo.
settings-unread = no se puede leer ({ $error }).
settings-no-file = no es un archivo pequeño normal.
settings-no-toml = no es TOML válido.
settings-no-key = no hay ningún ajuste «{ $key }», solo estos: { $known }.
settings-no-value = «{ $value }» no vale para { $key }.
settings-unsaved = No se han podido guardar los ajustes en { $file } ({ $error }).

## Partidas guardadas

saves-line = { $game } · { $players } · { $when } · { $n ->
    [one] { $n } jugada
   *[other] { $n } jugadas
} · { $how ->
    [over] terminada
    [turn] turno de { $whose }
   *[open] sin terminar
}
saves-none = No hay ninguna partida guardada en { $folder }. Empieza una: overseer play shelter
saves-next = Para seguir con una: overseer play --resume "ARCHIVO"
saves-which = Hay varias partidas sin terminar. ¿Con cuál sigues? Intro sin más elige la primera.
saves-check-now = sigue tal como está
saves-check-whole = se jugó con { $rules }: sigue con { $ours }, todas las jugadas quedan en pie
saves-check-changed = se jugó con { $rules }: sigue con { $ours }; de { $moves } jugadas { $left_out ->
    [0] no queda fuera ninguna
    [one] queda fuera una
   *[other] quedan fuera { $left_out }
}, { $filled_in ->
    [0] ninguna pregunta es nueva
    [one] se responde una pregunta nueva
   *[other] se responden { $filled_in } preguntas nuevas
}
saves-check-over = ha terminado
saves-check-over-old = ha terminado y se jugó con { $rules }: { $release ->
    [unknown] solo la versión de Overseer que la escribió la vuelve a mostrar
   *[other] solo Overseer { $release } la vuelve a mostrar
}
saves-check-stays = no puede seguir: { $problem }
saves-check-campaign = Campaña { $name }
saves-check-kept = Al abrir una partida de reglas anteriores, su archivo queda junto al nuevo; no se pierde nada.

## La pantalla de inicio

start-pipe =
    Jugar contra un bot:           overseer play shelter --plain
    Aprender un juego:             overseer play tragic --tutorial --plain
    Seguir con una partida:        overseer play --resume
    Ver las partidas guardadas:    overseer saves
    Todo lo demás:                 overseer --help
start-title = ¿Qué quieres hacer?
start-saves = Partidas guardadas
start-new = Partida nueva
start-learn = Aprender un juego
start-campaigns = Campañas
start-decks = Mazos de Tragic
start-replays = Partidas terminadas
start-settings = Ajustes
start-help-title = Teclas
start-help =
    ↑ ↓     a otra línea
    1 2 3   a la línea con ese número
    ← →     cambiar el valor de una línea
    Intro   confirmar
    Esc     una página atrás
    L       el idioma siguiente
    F2      esta página
    q       salir

    Un nombre se escribe directamente en su línea; Intro pasa a la siguiente.
start-key-move = ↑↓ mover
start-key-turn = ←→ cambiar
start-key-typed = a…z escribir
start-key-act = ⏎ confirmar
start-key-back = Esc volver
start-key-help = F2 ayuda
start-key-language = L idioma
start-key-leave = q salir
start-reading-keys = ↑ ↓ ⇞ ⇟ desplazar · Esc volver
start-row-continue = Continuar
    .note = La última partida que se jugó.
start-row-saves = Partidas guardadas
    .note = Todas las partidas sin terminar, la última primero.
start-row-new = Partida nueva
    .note = Elige el juego, quién juega y lo buenos que son los bots.
start-row-learn = Aprender
    .note = Una partida guiada que se explica paso a paso.
start-row-campaigns = Campañas
    .note = Batallas de Wasteland con un asentamiento entre ellas: sigue con una campaña o empieza otra.
start-row-decks = Mazos
    .note = Crear mazos de Tragic y cambiarlos.
start-row-replays = Partidas terminadas
    .note = Leer cómo fueron las partidas terminadas, jugada a jugada.
start-row-settings = Ajustes
    .note = El idioma, la velocidad de los bots, tu nombre.
start-row-leave = Salir
    .note = De vuelta al terminal.
start-row-no-replays = Todavía ninguna
    .note = Aquí aparece cada partida que se ha jugado hasta el final.
start-row-new-campaign = Empezar una campaña
    .note = Una persona y un bot. De otra manera: overseer campaign new --help
start-row-language = Idioma
    .note = El idioma de todo. Una partida empezada conserva el suyo; L lo cambia allí.
start-row-speed = Velocidad de los bots
    .note = Cuánto tiempo se ve la jugada de un bot antes de la siguiente. En una partida la cambia s.
start-row-name = Tu nombre
    .note = Cómo te llamas cuando eres la única persona en la mesa. Escríbelo aquí.
start-system = el del sistema
start-speed-value = { $speed ->
    [slow] lenta
    [normal] normal
    [fast] rápida
   *[instant] inmediata
}
start-lesson-note = El tutorial de { $game }: una partida corta en la que se explica cada paso.
start-campaign-note = Seguir con esta campaña. Está en { $folder }
start-new-game = Juego
    .note = ← y → eligen. Las reglas: overseer rules JUEGO
start-new-players = Jugadores
    .note = Cuántos asientos tiene la mesa.
start-new-seat = Asiento { $n }
    .note = Una persona en este teclado, o un bot y lo bueno que es.
start-new-who = { $who ->
    [human] persona
    [random] bot: azar
    [easy] bot: fácil
    [normal] bot: normal
    [hard] bot: difícil
   *[other] bot: { $who }
}
start-new-name = Nombre
    .note = Escribe un nombre, o déjalo vacío.
start-new-deck = Tu mazo
    .note = Un mazo preparado, uno tuyo, o elegido de una lista con todas las cartas.
start-new-ask = de una lista
start-new-scenario = Escenario
    .note = La batalla que se libra. Fuerzas y terreno: overseer play --help
start-new-usual = el de siempre
start-new-begin = Empezar
    .note = Empezar la partida. Se guarda después de cada jugada.
start-deck-edit = Cambiar este mazo.
start-deck-name = Nombre de un mazo nuevo
    .note = Letras, cifras, espacios y guiones.
start-deck-from = Empieza
    .note = Sin cartas, o como copia de un mazo preparado.
start-deck-empty = vacío
start-deck-begin = Crear el mazo nuevo
    .note = Se guarda en la carpeta de tus partidas. Mazos de otro sitio: overseer deck edit ARCHIVO

## Help

help-saves = Ver las partidas guardadas
    .long = Todas las partidas guardadas, la última primero: juego, asientos, cuándo, de quién es el turno, terminada o no.
    .examples =
        overseer saves  Todas
        overseer saves shelter --json  Las de Shelter, para otros programas
        overseer saves --check  Qué hace de ellas una versión nueva
help-saves-check = Decir qué será de cada partida y cada campaña con las reglas de esta versión. No se cambia nada.
help-saves-game = Solo las partidas guardadas de este juego.
    .value = JUEGO

## Once more

table-over-keys-again = La partida ha terminado. N juega otra, e muestra el resultado, q sale.
table-end-keys = N jugar otra · ↑ ↓ desplazar · L idioma · Esc volver
plain-again = Escribe «otra» para jugar otra vez con los mismos asientos, o pulsa Intro para salir:{" "}

## Looking for rules

rules-found = { $n ->
    [one] { $n } regla contiene «{ $words }»:
   *[other] { $n } reglas contienen «{ $words }»:
}
