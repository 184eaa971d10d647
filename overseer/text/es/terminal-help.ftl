# Lo que dice --help. Los identificadores siguen los nombres de comandos y opciones (terminal/help.py).

help-usage = Uso: { $usage } [OPCIONES]
help-usage-command = COMANDO
help-commands = Comandos
help-arguments = Argumentos
help-options = Opciones
help-options-of = Opciones de { $game }
help-examples = Ejemplos

help-overseer = La mesa digital de los juegos de después de la bomba
    .long = Overseer es una mesa para juegos de después de la bomba: juega aquí contra bots o amigos, lee las reglas, cambia las cartas y haz que los bots jueguen miles de partidas. Cada comando tiene su propio --help.
    .examples =
        overseer play shelter  Jugar a Shelter contra un bot
        overseer rules shelter  Leer el reglamento
        overseer play --resume  Seguir con la última partida
        overseer --lang de play shelter  Lo mismo en alemán
help-help = Mostrar esta ayuda.
help-lang = El idioma de todo lo que se dice; por defecto, el de tus ajustes o el de tu sistema.
    .value = en|fr|de|es
help-version = Decir qué versión es esta.
help-install-completion = Que tu shell complete comandos, juegos, bots, cartas y reglas con la tecla Tab.
help-show-completion = Mostrar lo que instalaría --install-completion.
help-game = El juego, por ejemplo shelter.
    .value = JUEGO
help-json = Escribir JSON, para otros programas.
help-seed = Una semilla: el mismo número y las mismas opciones dan los mismos dados.
    .value = N
help-card-file = Un archivo de cartas propio en lugar del conjunto estándar.
    .value = ARCHIVO
help-budget = Cuántas veces imagina la continuación un bot que calcula antes de cada decisión; mismo número, mismas jugadas.
    .value = N

help-play = Jugar contra bots, o varias personas en un teclado
    .long = Jugar una partida. En un terminal ocupa toda la pantalla; con --plain o sin terminal va línea a línea. Se guarda después de cada jugada: puedes parar cuando quieras y seguir más tarde.
    .examples =
        overseer play shelter  Tú contra un bot
        overseer play shelter --seats human,bot:hard,bot:easy  Tú contra dos bots
        overseer play shelter --seats human,human --names Ada,Grace  Dos personas, un teclado
        overseer play shelter --resume  Seguir con la última partida sin terminar
        overseer play shelter --plain --lang fr  Línea a línea, en francés
help-play-game = El juego; una partida retomada conoce el suyo.
    .value = JUEGO
help-play-seats = Quién juega, en el orden de los asientos: human, bot:random, bot:easy, bot:normal, bot:hard o un archivo como file:mybot.py, separados por comas. Por defecto: human,bot:normal; en Wasteland human, contra la IA.
    .value = ASIENTOS
help-play-names = Nombres en el orden de los asientos, separados por comas.
    .value = NOMBRES
help-play-plain = Línea a línea en lugar de pantalla completa: para lectores de pantalla, tuberías y scripts.
help-play-resume = Seguir con una partida guardada: la de ARCHIVO o la última sin terminar; si hay varias, eliges.
    .value = [ARCHIVO]
help-play-save = Dónde se guarda la partida. Por defecto: un archivo nuevo en tu carpeta de datos.
    .value = ARCHIVO
help-play-first = Qué asiento empieza, contado desde 1; por defecto, deciden los dados.
    .value = N
help-play-floors = El piso de cada asiento, contado desde 1 bajo el piso superior, separados por comas.
    .value = 2,1
help-play-colours = El identificador del Ascensor de cada asiento, separados por comas; por defecto, siguen los asientos.
    .value = red,blue
help-play-think = Cuántos segundos puede pensar cada jugada un bot que calcula, en lugar de --budget.
    .value = SEGUNDOS

help-sim = Hacer que los bots jueguen muchas partidas y ver quién gana y con qué
    .long = Hacer que los bots jueguen muchas partidas entre sí: porcentajes de victorias con sus intervalos del 95 %, rondas, puntos por fuente, y cuántas veces se toma y gana cada carta. El resultado depende solo de la semilla, las opciones y la versión, no del número de procesos.
    .examples =
        overseer sim shelter --games 1000 --seats normal,normal  Dos bots iguales
        overseer sim shelter --games 400 --seats hard,normal --mirror  ¿Qué bot es más fuerte?
        overseer sim shelter --cards mis-cartas.toml --json  ¿Qué hace mi juego de cartas?
        overseer sim tragic --matrix --games 9100  ¿Qué mazo vence a cuál?
help-sim-games = Cuántas partidas; en espejo, redondeado a repartos enteros. Por defecto: 1000, de Wasteland 100 batallas o 20 campañas.
    .value = N
help-sim-seats = Los bots en el orden de los asientos: random, easy, normal, hard o un archivo como file:mybot.py, separados por comas. Por defecto: normal,normal.
    .value = BOTS
help-sim-report = Escribir una página con imágenes en un archivo que termina en .html y se abre sin red. Necesita además las bibliotecas altair y vl-convert.
    .value = ARCHIVO
help-sim-jobs = Cuántos procesos trabajan a la vez; por defecto, uno por núcleo.
    .value = J
help-sim-mirror = Jugar cada reparto una vez por cada rotación de los bots entre los asientos, y contar por bot.
help-sim-first = Shelter: qué asiento empieza, contado desde 1; por defecto, deciden los dados.
    .value = N
help-sim-decks = Tragic: los mazos en el orden de los asientos, separados por comas: mazos preparados, códigos o archivos. Un solo mazo vale para todos; «all» enfrenta por turnos a cada mazo preparado consigo mismo.
    .value = MAZOS
help-sim-matrix = Tragic: enfrentar cada mazo de --decks (sin la opción, cada mazo preparado) con todos los demás, en espejo, y mostrar quién gana cuántas veces.

help-ladder = Hacer jugar a todos los bots entre sí y puntuarlos
    .long = Enfrentar a cada bot con todos los demás, cada reparto desde los dos lados, y puntuarlos: una clasificación con intervalos del 95 %. Lo jugado se guarda, así que se puede parar en cualquier momento; la misma orden sigue, también con más partidas o más bots. Un bot que falla, tarda demasiado o responde un disparate pierde su turno, y la clasificación dice por qué.
    .examples =
        overseer ladder shelter --bots random,easy,normal --games 40  Tres bots, 40 partidas por pareja
        overseer ladder shelter --bots easy,normal,file:mybot.py  ¿Qué tal es el mío?
        overseer ladder tragic --picture ladder.svg  Todos los bots, con una imagen
help-ladder-bots = Quién juega: nombres de bots y archivos como file:mybot.py, separados por comas. Sin la opción: todos los bots que hay.
    .value = BOTS
help-ladder-games = Cuántas partidas juega cada pareja, redondeado a repartos enteros de dos. Sin la opción: 100, de Wasteland 16.
    .value = N
help-ladder-file = Dónde se guarda la clasificación. Sin la opción: un archivo de tu carpeta de datos para cada juego, semilla y presupuesto.
    .value = ARCHIVO
help-ladder-jobs = Cuántos procesos trabajan a la vez; sin la opción, uno por núcleo.
    .value = J
help-ladder-picture = Dibujar la clasificación en un archivo: .svg o .png. Necesita además las bibliotecas altair y vl-convert.
    .value = ARCHIVO
help-bots = Bots de archivos que pueden sentarse aquí, separados por comas: file:mybot.py se llama desde entonces mybot.
    .value = ARCHIVOS
help-bot-time = Cuántos segundos puede pensar un bot ajeno cada respuesta antes de perder su turno. Sin la opción: 10.
    .value = SEGUNDOS

help-replay = Ver una partida registrada, o comprobar que fue limpia
    .long = Ver una partida registrada en la mesa, jugada a jugada; con --plain o sin terminal, leerla. Con --verify, repetirla y comprobar cada jugada, cada sello y, si ha terminado, cada dado.
    .examples =
        overseer replay partida.overseer  Ver la partida
        overseer replay partida.overseer --plain  Leerla línea a línea
        overseer replay partida.overseer --to 40  Solo las 40 primeras jugadas
        overseer replay partida.overseer --verify  ¿Estaban trucados los dados?
help-replay-file = El registro de una partida.
    .value = ARCHIVO
help-replay-verify = Comprobar en lugar de contar.
help-replay-to = Parar tras tantas jugadas, incluido el azar.
    .value = N
help-replay-plain = Leerla línea a línea en lugar de verla.

help-rules = Leer el reglamento, una regla, o las reglas sobre algo
    .long = Mostrar todo el reglamento de un juego, una regla por su identificador, o todas las reglas en las que aparecen ciertas palabras. Cada jugada rechazada nombra la regla que la prohíbe.
    .examples =
        overseer rules shelter  El reglamento
        overseer rules shelter SH-P3  Una regla; basta P3
        overseer rules shelter morador herido  Las reglas con estas palabras
help-rules-words = El identificador de una regla, por ejemplo SH-P3, o palabras que buscar.
    .value = PALABRAS

help-cards = Ver las cartas, o comprobar un archivo de cartas propio
    .long = Ver las cartas de un juego, o comprobar un archivo de cartas propio antes de jugar con él.
    .examples =
        overseer cards shelter list  Cada carta y lo que hace
        overseer cards shelter list items  Solo los Objetos
        overseer cards shelter show shotgun  Una carta
        overseer cards shelter check mis-cartas.toml  ¿Está bien mi archivo?
        overseer cards tragic list --letter C --kind ally --level 2  Algunas cartas de Tragic
        overseer cards tragic show bat-blow  Todos los niveles de una carta
help-cards-action = Qué hacer: list (enumerar), show (mostrar) o check (comprobar). Por defecto: list.
    .value = ACCIÓN
help-cards-what = list: un tipo de cartas; show: el identificador o nombre de una carta; check: un archivo.
    .value = QUÉ
help-cards-letter = Solo las cartas de una letra de S.P.E.C.I.A.L. (Tragic).
    .value = LETRA
help-cards-kind = Solo las cartas de una clase: ataque, aliado, reacción… (Tragic).
    .value = CLASE
help-cards-level = Solo las cartas de un nivel, de 1 a 3 (Tragic).
    .value = NIVEL
help-cards-text = Solo las cartas que dicen estas palabras (Tragic).
    .value = PALABRAS

help-schema = Escribir lo que reciben los clientes
    .long = Los esquemas JSON de todo lo que un cliente recibe de cada juego: escenas, preguntas, respuestas, pasos, ayuda. Salen de los tipos, así que son siempre los de esta versión.
    .examples =
        overseer schema  Todos los esquemas en pantalla
        overseer schema --out schema.json  En un archivo
help-schema-out = El archivo que se escribe. Por defecto: en pantalla.
    .value = ARCHIVO

help-new = Empezar un juego propio
    .long = Carpetas con un comienzo pequeño y completo, para cambiarlo paso a paso.
    .examples =
        overseer new game robots  Una carpeta con un juego que se puede jugar enseguida
        overseer new game --help  Qué hay en ella
help-new-game = Crear una carpeta con un juego pequeño
    .long = Una carpeta con un juego de unas cien líneas y sus textos en cuatro idiomas, con el nombre que le des. Juégalo tal como está y luego cámbialo: «Write your own game», en la documentación, te guía. Nunca se sobrescribe nada.
    .examples =
        overseer new game robots  Un juego llamado robots
        overseer new game robots --lang es  Lo mismo, dicho en español
help-new-game-name = El nombre: minúsculas, cifras y _, 30 signos como mucho.
    .value = NOMBRE

help-bench = Medir la velocidad del motor
    .long = Medir el juego al azar, las copias, las listas de jugadas y las huellas de posiciones, alternando con otros motores donde estén instalados; cuenta la mejor de varias vueltas.
    .examples =
        overseer bench  Todo
        overseer bench tragic  Solo Tragic y lo que se mide a su lado
        overseer bench --no-peers --rounds 3  Solo Overseer, rápido
        overseer bench --json  Para otros programas
help-bench-game = El juego que se mide. Por defecto: todos.
    .value = JUEGO
help-bench-rounds = Cuántas vueltas. Por defecto: 5.
    .value = N
help-bench-seconds = Cuánto dura cada medición. Por defecto: 0.5.
    .value = SEGUNDOS
help-bench-peers = Con los otros motores o sin ellos.
