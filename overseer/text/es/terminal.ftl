# La línea de comandos y el modo de líneas.

## El modo de líneas

plain-welcome = Una partida de Overseer con { $players }.
plain-saved-in = Guardada después de cada jugada en { $file }
plain-help-hint = Responde con el número de una jugada o con su notación. «help» da todos los comandos.
plain-which = Di cuál: «help» tiene un ejemplo.
plain-which-lang = Di qué idioma: { $known }.
plain-repaired = La partida sigue tras sus primeras { $moves } jugadas, que están intactas, en el archivo nuevo { $file }. El archivo dañado queda como está.
plain-lately = Lo último que ocurrió:
plain-unsaved = ¡No se ha guardado! { $problem } Puedes seguir jugando; «save» vuelve a intentarlo.
plain-prompt = {"> "}
plain-asked = { $seat }: { $prompt }
plain-hand-over = Pasa el teclado a { $seat }. { $seat } pulsa Intro cuando nadie más mire.{" "}
plain-move = { $number }. { $text } [{ $notation }]
plain-pick =
    { $exact ->
        [yes] O compónlo tú: escribe «{ $verb }» y { $most } de estas palabras.
       *[no] O compónlo tú: escribe «{ $verb }» y hasta { $most } de estas palabras.
    }
plain-option = { $text } [{ $id }]
plain-no-number = Esa jugada no existe. Elige un número de 1 a { $most }, o escribe «moves» para verlas otra vez.
plain-legal = Está permitido. { $text }
plain-resign-sure = Te rindes y ya no podrás ganar. Si estás seguro, escribe «resign yes».
plain-goodbye =
    La partida está guardada en { $file }
    Para seguir: overseer play { $game } --resume "{ $file }"
plain-record = El registro de esta partida, para releerla o comprobarla: { $file }
plain-look-nothing = No hay nada llamado «{ $word }». Nombra algo de la mesa o una carta.
plain-help =
    Un número       hacer la jugada con ese número
    Una notación    hacer la jugada que indica
    moves           volver a ver las jugadas
    show            describir toda la mesa
    look …          describir algo de la mesa, o una carta por su identificador o nombre
    why …           decir por qué no se permite una jugada, o qué hace
    rule …          leer una regla
    undo            deshacer tu última jugada
    restart         deshacer todas tus jugadas desde que decidió otro
    resign          rendirse
    lang fr         cambiar de idioma: en, fr, de, es
    save            guardar ahora; cada jugada se guarda de todos modos
    quit            salir; la partida se puede retomar

## Reglas y cartas

cli-version = Overseer { $version }
cli-wrong = Mal:
cli-unwise = Poco prudente:
cards-line = { $id }: { $name }{ $copies ->
    [one] {""}
   *[other] {" "}(×{ $copies })
}. { $text }
cards-copies = Copias en el mazo: { $copies }.

## Repeticiones

replay-title = { $game }, reglas { $rules }: { $players }
replay-move = { $number }. { $seat }: { $text } [{ $notation }]
replay-event = {"   "}{ $text }
replay-stopped = { $n ->
    [one] Tras { $n } jugada, el registro se detiene aquí.
   *[other] Tras { $n } jugadas, el registro se detiene aquí.
}
replay-partly = No se ha encontrado nada falso, pero no todo se ha podido comprobar: mira más arriba.

## Schemas

new-game-written = La carpeta { $name } contiene un juego pequeño. Juégalo aquí con
        { $variable }={ $name } overseer play { $name }
    o en el navegador con
        { $variable }={ $name } overseer serve --open
    Sus reglas están en { $name }/__init__.py y sus textos en { $name }/text.
new-error-name = «{ $name }» no puede ser el nombre de un juego. Elige una palabra de 2 a 30 minúsculas, cifras y _ que empiece por una letra y no signifique nada en Python.
new-error-taken = «{ $name }» ya es el nombre de un juego, o el comienzo de los identificadores de sus reglas. Elige otro nombre.
new-error-there = Aquí ya hay { $folder } y no se ha cambiado nada. Elige otro nombre o ve a otra carpeta.
new-error-folder = No se ha podido escribir la carpeta { $folder } ({ $error }). Ve a una carpeta donde puedas escribir e inténtalo de nuevo.
schema-error-file = No se han podido escribir los esquemas en { $file } ({ $error }). Elige otro lugar.
schema-written = { $games ->
    [one] Los esquemas de { $games } juego están en { $file }.
   *[other] Los esquemas de { $games } juegos están en { $file }.
}

## Simulación y medición

sim-progress = Partidas
sim-title = { $games ->
    [one] { $games } partida de { $game }, semilla { $seed }
   *[other] { $games } partidas de { $game }, semilla { $seed }
}
sim-mirrored = En espejo: cada reparto se jugó una vez por cada rotación de los bots entre los asientos.
sim-bot = Bot
sim-seat-any = Asiento { $seat }, todos los bots
sim-bot-all = { $bot }, por asiento
sim-wins = Victorias
sim-share = Porcentaje
sim-interval = Intervalo del 95 %
sim-score = Felicidad
sim-from-to = { $low } – { $high }
sim-number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
sim-shares-note = Una victoria compartida cuenta como una fracción para cada ganador (compartidas: { $shared }).
sim-rounds = Rondas: { $mean } de media, de { $least } a { $most }.
sim-decisions = Decisiones por partida: { $mean } de media.
sim-ending = { $share }: { $ending }
sim-points = Felicidad de
sim-points-rooms = Salas
sim-points-fights = Combates
sim-points-spaces = Espacios
sim-points-items = Objetos
sim-points-threats = Amenazas
sim-won-by = Fuente principal del ganador
sim-order = Orden de turno
sim-order-first = Empieza la partida
sim-order-later = { $n ->
    [one] { $n } asiento después
   *[other] { $n } asientos después
}
sim-room = Sala
sim-item = Objeto
sim-offered = Ofrecida
sim-taken = Tomada
sim-untaken = Sin tomar
sim-taker = Gana quien la toma
bench-name = Medido
bench-decisions-per-s = Decisiones/s
bench-moves-per-s = Jugadas/s
bench-games-per-s = Partidas/s
bench-copies-per-s = Copias/s
bench-lists-per-s = Listas de jugadas/s
bench-digests-per-s = Huellas/s
bench-none = –
bench-number = { NUMBER($n) }
bench-failed = No se pudo medir { $library }: { $error }
bench-no-peers = Los otros motores no están instalados. Para medir junto a ellos: { $command }
bench-plain = Esta es la versión sin compilar. Compílala para ver lo rápido que puede ser Overseer (docs/performance.md).

## Lo que falla

cli-error-lang = No existe el idioma «{ $lang }». Elige uno de estos: { $known }.
cli-error-command = No existe el comando «{ $word }».{ cli-guess } Elige uno de estos: { $known }.
cli-error-extra = «{ $word }» es una palabra de más. Mira: overseer { $command } --help
cli-error-option = Aquí no existe la opción «{ $option }».{ cli-guess } Mira --help.
cli-error-option-value = A la opción «{ $option }» le falta su valor, o tiene uno que no admite. Mira --help.
cli-error-missing = Falta { $what }. Mira: overseer { $command } --help
cli-error-unreadable = No se entiende esta línea de comandos. Mira: overseer --help
cli-error-whole = «{ $value }» no vale para { $option }. Da un número entero de { $low } a { $high }.
cli-error-seconds = «{ $value }» no vale para { $option }. Da segundos, de { $low } a { $high }.
cli-error-list = «{ $value }» no vale para { $option }. Da números enteros separados por comas, por ejemplo 2,1.
cli-error-no-game = ¿Qué juego? Elige uno de estos: { $known }. Por ejemplo: overseer play shelter
cli-error-small = El terminal es demasiado pequeño: tiene { $columns } columnas y { $lines } líneas. Agrándalo hasta { $need_columns } × { $need_lines } por lo menos, o juega con --plain.
cli-error-save-there = { $file } ya existe. Elige otro archivo, o sigue con su partida usando --resume.
cli-error-save-folder = La carpeta { $folder } no existe, así que la partida no puede guardarse en ella. Créala antes, o elige otro archivo para --save.
cli-error-with-resume = { $option } ya no se puede cambiar en una partida empezada. Quítala, o empieza otra partida sin --resume.
cli-error-resume-over = La partida de { $file } ha terminado. Mírala con: overseer replay "{ $file }"
cli-error-other-game = { $file } contiene una partida de { $game }. Nombra ese juego, o no nombres ninguno.
cli-error-none-saved = No hay ninguna partida sin terminar en { $folder }. Empieza una sin --resume, o nombra su archivo tras --resume.
cli-error-not-here = { $option } no es una opción de { $game }. Quítala, o mira: overseer play --help
cli-error-no-cards = { $game } no tiene conjuntos de cartas.
cli-error-action = «{ $action }» no se puede hacer con las cartas. Elige una de estas: { $known }.
cli-error-kind = No hay cartas del tipo «{ $kind }». Elige uno de estos: { $known }.
cli-error-no-card = ¿Qué carta? Mira: overseer cards shelter list
cli-error-card = No existe la carta «{ $id }». Parecidas: { $near }. Todas: overseer cards shelter list
cli-error-no-file = ¿Qué archivo? Por ejemplo: overseer cards shelter check mis-cartas.toml
cli-error-output = No se ha podido escribir la salida ({ $error }). Haz sitio o envíala a otro lugar e inténtalo de nuevo.
cli-mishap = Ha fallado el propio Overseer ({ $kind }); tú no has hecho nada mal. Los detalles están en { $file }. Comunícalos, por favor, y di qué estabas haciendo. Una partida en curso queda guardada hasta su última jugada.
cli-mishap-unwritten = Ha fallado el propio Overseer ({ $kind }); tú no has hecho nada mal. No se han podido anotar los detalles: pon { $variable }=1 e inténtalo de nuevo para verlos. Una partida en curso queda guardada hasta su última jugada.
cli-error-worker = Un proceso de la simulación fue terminado desde fuera; quizá la memoria estaba llena. Vuelve a intentarlo con menos --jobs.
refusal-record-place = { $file } es una carpeta o un dispositivo: ahí no se puede guardar una partida. Elige otro archivo con --save.
system-missing = no existe
system-forbidden = no tienes permiso para abrirlo
system-not-permitted = no está permitido
system-folder = es una carpeta
system-no-folder = una parte de la ruta no es una carpeta
system-full = el disco está lleno
system-too-large = el archivo sería demasiado grande
system-quota = tu parte del disco está agotada
system-read-only = el disco es de solo lectura
system-name-long = el nombre es demasiado largo
