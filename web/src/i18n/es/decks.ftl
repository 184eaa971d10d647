# Mazos: la estantería, el constructor, probarlos y compartirlos.
decks = Mazos
decks-title = Mazos de Tragic
decks-new = Mazo nuevo
decks-go-on = Seguir con el mazo sin guardar
decks-cards = Todas las cartas
decks-own = Tus mazos
decks-own-none = Aún no guardas ningún mazo. Empieza con uno vacío, toma uno listo o trae uno de otro sitio.
decks-ready = Mazos listos
decks-version = Versión { $n }
decks-lost = Sus cartas ya no están aquí. Solo puedes quitarlo.
decks-legal = válido
decks-size = { $n ->
    [one] { $n } carta, sin terminar
   *[other] { $n } cartas, sin terminar
 }
decks-remove = Quitar { $name }
decks-remove-sure = { $n ->
    [one] Se perderá para siempre. Las mesas que lo juegan continúan.
   *[other] Se perderá para siempre, con todas sus versiones. Las mesas que lo juegan continúan.
 }
decks-remove-it = Quitarlo
decks-keep-it = Conservarlo
decks-import = Un mazo de otro sitio
decks-import-text = Pega un código, un enlace, un archivo de mazo o una lista con una carta por línea.
decks-import-read = Abrir este mazo
decks-import-file = Elegir un archivo
sets-title = Ediciones de cartas propias
sets-text = Sube un archivo de cartas; el juego lo revisa línea por línea. Después construye y juega con sus cartas.
sets-build-decks = Construir un mazo
sets-build-forces = Construir una fuerza
sets-bring = Subir una edición
format-singleton = Singleton
format-duo = Dúo
format-trio = Trío
format-quad = Quad
decks-builder = Constructor de mazos
decks-all = Todos los mazos
decks-name = Nombre del mazo
decks-format = Formato
decks-unsaved = aún sin guardar
decks-changed = cambiado desde la versión { $n }
decks-saved = guardado, versión { $n }
decks-undo = Deshacer
decks-versions = Versiones anteriores
decks-versions-text = Abre una anterior y guárdala: pasa a ser la más reciente, y no se pierde nada.
decks-version-now = tal como está
decks-version-back = Abrir la versión { $n }
decks-share = Compartir
decks-save = Guardar
decks-save-new = Guardar como mazo nuevo
decks-play = Jugar con él
decks-shared = Alguien comparte este mazo contigo. Míralo, cámbialo, guárdalo como tuyo o juega con él.
decks-parts = Lo que se muestra
decks-part-cards = Cartas
decks-part-deck = Mazo
decks-part-hand = Mano
decks-filters = Filtros
decks-letter = Letra
decks-level = Nivel
decks-level-n = Nivel { $n }
decks-kind = Tipo
decks-keyword = Palabra clave
decks-any = cualquiera
decks-only = Solo
decks-early = pagables en el turno 1
decks-absent = fuera de mi mazo
decks-clear = Mostrar todas las cartas
decks-order = Orden
decks-by-cost = por coste
decks-by-name = por nombre
decks-by-letter = por letra
decks-none = Ninguna carta cumple todo esto. Quita un filtro.
decks-look = { $name }, nivel { $level }: mirarla
decks-add = añadir
decks-in = en el mazo
decks-add-card = Añadir { $name }
decks-take-card = Quitar { $name } del mazo
decks-count = { $n } de { $wanted } cartas
decks-traits = Rasgos
decks-skills = Habilidades
decks-abilities = Aptitudes
decks-curve = Curva de costes, puntos
decks-curve-bar = { $n ->
    [one] { $n } carta de { $at }
   *[other] { $n } cartas de { $at }
 }
decks-letters = Letras, Aptitudes + otras cartas
decks-letter-bar =
    { $letter }: { $abilities ->
        [one] { $abilities } Aptitud
       *[other] { $abilities } Aptitudes
    }, { $others ->
        [one] { $others } otra
       *[other] { $others } otras
    }
decks-list = Las cartas del mazo
decks-empty = Aún no hay nada. Añade cartas y prevé tus Rasgos y Habilidades: aquí también son cartas.
decks-findings = Lo que dicen las reglas y la experiencia
decks-wrong = { $n } por corregir
decks-unwise =
    { $n ->
        [one] { $n } poco prudente
       *[other] { $n } poco prudentes
    }
decks-good = Válido y sensato
decks-sign-wrong = Por corregir:
decks-sign-unwise = Poco prudente:
decks-take-one = Quitar una
decks-show = Mostrar
decks-fewer = Mostrar menos
decks-more = Mostrar { $n } más
decks-odds = Aptitudes robadas
decks-odds-text = Probabilidad de tener tantas o más en un turno, en tanto por ciento
decks-odds-second = La tabla vale para quien empieza, que no roba en el primer turno. Si juegas en segundo lugar, lee una columna más allá.
decks-turn = Turno
decks-turn-n = Turno { $n }
decks-least = { $n } o más
decks-percent = { $n } %
decks-hand = Mano de prueba
decks-deal = Robar una mano
decks-another = Otra
decks-draw = Siguiente robo
decks-card-odds = Probabilidad de haberla robado al menos una vez:
decks-share-unfinished = Este mazo aún no es válido. Se puede compartir igualmente.
decks-share-set = Está hecho con cartas propias, así que no tiene código: quien reciba el archivo necesita también la edición.
decks-share-link = Enlace
decks-share-code = Código del mazo
decks-share-file = Archivo del mazo
decks-share-download = Descargar el archivo
decks-choice = Tu mazo
decks-choice-any = el que toque
decks-play-bot = Contra un bot
decks-play-against = Su mazo
decks-play-alone = Empezar
decks-play-friend = Contra alguien a quien invites
decks-trial = Probar un mazo
decks-matrix = Mazo contra mazo
decks-criticals = Probabilidad de golpe crítico
trial-text = Unos bots juegan tu mazo contra cada uno de los listos, cada reparto por ambos lados. Puedes irte mientras tanto: continúa y te espera aquí.
trial-off = En esta mesa no se prueban mazos.
trial-deck = Mazo que probar
trial-games = Partidas
trial-begin = Empezar la prueba
trial-stop = Detenerla
trial-progress = Avance de la prueba
trial-running = Partidas jugadas: { $done } de { $games }
trial-done = Se han jugado las { $games } partidas
trial-stopped = Detenida tras { $done } de { $games } partidas
trial-failed = Se interrumpió tras { $done } de { $games } partidas. Inténtalo otra vez.
trial-against = Contra
trial-n = Duelos
trial-share = Ganados
trial-interval = Dónde está, muy probablemente
trial-between = entre el { $low } y el { $high } por ciento
trial-all = Todos juntos
trial-note = Las barras son intervalos del 95 %: pocas partidas dicen poco. Ambos lados los juegan bots normales, que no conocen todos los trucos de tu mazo.
goldfish-title = Primeros turnos
goldfish-text = Un bot juega el mazo contra un espantapájaros que solo pasa.
goldfish-busy = Jugando…
goldfish-run = Jugarlos
goldfish-left = quedan { $n } PV
matrix-text = { $duels } duelos de bots normales: cuántas veces gana el mazo de una fila al de una columna, en tanto por ciento.
matrix-picture = Cada mazo listo contra cada otro; la lista de abajo lo dice con palabras
matrix-sum = { $share } % (de { $low } a { $high } %)
matrix-words = Lo mismo en una lista
matrix-note = Medido con las reglas { $rules }; los intervalos valen con un 95 %.
criticals-axis = oportunidades de crítico
criticals-chances = Oportunidades
criticals-dice = Dados
criticals-share = Golpe crítico
criticals-exact = Exactamente
decks-build = Construir un mazo
