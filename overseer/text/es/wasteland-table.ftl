# Wasteland en la terminal: sus jugadas y su situación en palabras, su mapa a pantalla completa.

## La situación en líneas

plain-help-wasteland =
    Un número       hacer la jugada con ese número
    move 300,200    hacer una jugada por su notación: vale cualquier punto, en milímetros desde la esquina suroeste
    moves           volver a ver las jugadas
    show            describir toda la mesa
    look m3         una miniatura, un marcador (k2), un punto (300,200), una carta (hunting-rifle); también: look terrain
    why move 300,200  decir por qué no se permite una jugada, o qué hace
    rule WB-F1      leer una regla
    ask             preguntar siempre, o solo donde puedes elegir
    undo            deshacer tu última jugada
    restart         deshacer todas tus jugadas desde que decidió otro
    resign          rendirse
    lang fr         cambiar de idioma: en, fr, de, es
    save            guardar ahora; cada jugada se guarda de todos modos
    quit            salir; la partida se puede retomar
plain-look-nothing-wasteland = No hay miniatura, marcador, punto ni carta «{ $word }». Nombra una miniatura como m3, un marcador como k2, un punto como 300,200, una carta como hunting-rifle, o el terreno: terrain.

## Escenarios

cli-error-wasteland-file = { $option }: no se puede leer el archivo { $file }. Comprueba su nombre.

## Ayuda

help-play-scenario = Wasteland: el escenario por su nombre, o un archivo de escenario; «?» los muestra todos.
    .value = NOMBRE
help-play-force = Wasteland: una fuerza para cada asiento, por orden: el nombre de una fuerza preparada, un código de fuerza o un archivo.
    .value = FUERZA
help-play-enemy = Wasteland: la fuerza de la IA, o su facción; por defecto, se sortea.
    .value = FUERZA
help-play-ai = Wasteland: el bando que lleva la IA, como lo nombra la lista de escenarios, none (ninguno) o both (los dos). Por defecto: el segundo.
    .value = BANDO
help-play-limit = Wasteland: las chapas que puede costar una fuerza: 500, 750 o 1000.
    .value = CHAPAS
help-play-difficulty = Wasteland: cuánto más fuerte es la fuerza de la IA: normal, hard o deadly.
    .value = NIVEL
help-play-terrain = Wasteland: un archivo de terreno en lugar de una mesa de la semilla.
    .value = ARCHIVO

## Alrededor del mapa

table-title-wasteland = WASTELAND
table-wasteland-setup = Preparación
table-wasteland-round = Ronda { $round }/{ $rounds }
table-wasteland-actions = Acciones { $actions } · Puntos { $points }
table-wasteland-roster = Miniaturas
table-wasteland-everybody = Todas y todo
table-wasteland-terrain = Terreno
table-wasteland-briefing = Informe
table-wasteland-waiting = espera
table-wasteland-escaped = a salvo
table-wasteland-removed = fuera
table-wasteland-zoom = { $zoom ->
    [0] toda la mesa
    [1] mitad
   *[2] cuarto
}
table-wasteland-overlay = { $overlay ->
    [reach] movimiento
    [weapon] alcance del arma
    [rulers] todas las reglas
   *[nothing] sin reglas
}
table-wasteland-ways = { $quick ->
    [yes] Movimiento rápido a otro lado… ({ $n })
   *[no] Movimiento a otro lado… ({ $n })
}
table-wasteland-open = ⏎ abre la lista. m señala en el mapa, / escribe un punto.
table-wasteland-ai = La IA actúa
table-wasteland-thinking = { $who ->
    [ai] La IA está pensando… { $n }
   *[nobody] Los dados ruedan…
}
table-wasteland-take-back = u deshace tu jugada.
table-wasteland-step = ␣ paso siguiente · w por sí sola · Esc saltar
table-wasteland-why = ¿Por qué?
table-wasteland-no-test = Un ataque crítico acierta sin prueba.
table-wasteland-mean = De media { $mean } · fuera de combate { $removed } %
table-wasteland-type = ¿Adónde, o qué jugada?
table-wasteland-type-keys = Un punto como 300,200, o una notación como shoot m4 hunting-rifle · Esc volver
table-wasteland-won = { $n ->
    [one] ¡{ $names } gana la batalla!
   *[other] ¡{ $names } ganan la batalla!
}

table-key-point = mapa
table-key-type = escribir
table-key-zoom = zoom
table-key-bands = reglas
table-key-roster = miniaturas
table-key-by-hand = IA paso a paso

table-help-aim-wasteland = Tus miniaturas tienen dos acciones por ronda. Déjalas listas, actívalas una tras otra y alcanza el objetivo del escenario antes de que acabe la última ronda. La lista tiene jugadas sensatas; cualquier otro lugar se puede señalar en el mapa o escribir.
table-help-mouse-wasteland = Ratón: un clic en el mapa señala un lugar, otro hace lo primero de la lista. También se puede hacer clic en las respuestas y las teclas.
table-help-go-on-wasteland = seguir: el paso siguiente de la IA, pasar, o ir al final de la activación
table-help-point = señalar en el mapa con las flechas, y volver a la lista
table-help-next-wasteland = a la opción siguiente; al señalar, a la miniatura o marcador siguiente
table-help-type = escribir un punto o una jugada
table-help-zoom = toda la mesa, la mitad, un cuarto
table-help-scroll = desplazar el mapa
table-help-centre = mirar la miniatura que actúa
table-help-bands = alrededor de la miniatura: su movimiento, el alcance de su arma, todas las reglas, nada
table-help-roster = todas las miniaturas con su salud y estado
table-help-briefing = de qué trata el escenario
table-help-by-hand = la IA espera una tecla tras cada decisión, o sigue por sí sola
table-help-back-wasteland = atrás: saltar los pasos de la IA, cerrar una lista, dejar el mapa
table-help-everybody = cada miniatura con detalle, con sus armas, y el terreno
table-help-always-wasteland = preguntar siempre, o solo donde puedes elegir

table-wasteland-mark-model = { $side }: { $status }
table-wasteland-mark-active = está activada
table-wasteland-mark-engaged = trabada: la toca un enemigo
table-wasteland-mark-reactions = fichas de reacción
table-wasteland-mark-points = puntos de acción
table-wasteland-mark-luck = fichas de suerte
table-wasteland-mark-rads = daño de radiación
table-wasteland-mark-path = el camino de un movimiento y su final
table-wasteland-mark-room = sitio para lo que colocas
table-wasteland-mark-sight = línea de visión sin cobertura
table-wasteland-mark-sight-cover = línea de visión a través de cobertura
table-wasteland-mark-sight-blocked = sin línea de visión
table-wasteland-mark-ruler = regla: { $ruler }
table-wasteland-mark-mine = Mina
table-wasteland-mark-place = Lugar del escenario
table-wasteland-mark-heap = Cosas en el suelo
table-wasteland-mark-strike = Donde caerá la artillería
