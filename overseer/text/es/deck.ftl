# `overseer deck`: construir mazos de Tragic, revisarlos, sus probabilidades y sus códigos.

## Un mazo en palabras

deck-summary = { $name } · { $letters } · { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
} de { $size } · { $format ->
    [singleton] singleton
    [duo] dúo
    [trio] trío
   *[quad] quad
}
deck-traits = Rasgos: { $list }
deck-skills = Habilidades: { $list }
deck-kind = { $kind }: { $n }
deck-row = { $copies ->
    [0] {" "}
   *[other] { $copies }
} { $card }{ $shown ->
    [plan] {""}
    [free] {" "}· +1 { $letter }
    [ally] {" "}· { $cost } · { $attack }/{ $health }
   *[cost] {" "}· { $cost }
}
deck-letter = { $letter } ({ $name }): { $abilities ->
    [one] { $abilities } Aptitud
   *[other] { $abilities } Aptitudes
}, { $others ->
    [one] { $others } más
   *[other] { $others } más
}
deck-good = Nada que objetar: este mazo es legal y sensato.
deck-curve = Curva de costes: puntos, cartas
deck-kinds = Clases
deck-letters = Letras
deck-odds = Probabilidad de tener al menos tantas Aptitudes entre las cartas vistas
deck-odds-turn = Turno
deck-odds-seen = Cartas vistas
deck-odds-least = ≥ { $n }
deck-rate = { $n ->
    [one] Robas { $n } carta por turno; tu primera mano tiene { $hand }.
   *[other] Robas { $n } cartas por turno; tu primera mano tiene { $hand }.
}
deck-odds-second = La tabla vale para quien empieza, que no roba en el primer turno. Si juegas en segundo lugar, lee una línea más abajo.
deck-opening = Una carta que jugar en tu primer turno: { $percent } ({ $n ->
    [one] { $n } carta del mazo se paga
   *[other] { $n } cartas del mazo se pagan
} con los puntos iniciales).
deck-good-opening = Esa carta y una Aptitud que colocar con ella: { $percent }.
deck-hand = { $n ->
    [one] Tu primera mano, { $n } carta:
   *[other] Tu primera mano, { $n } cartas:
}
deck-hand-turn = Turno { $turn }, robas: { $list }
deck-new = { $n ->
    [0] El mazo vacío está en { $file }.
    [one] El mazo está en { $file }, con { $n } carta.
   *[other] El mazo está en { $file }, con { $n } cartas.
}
deck-next = Sigue con: overseer deck edit { $file }
deck-error-format = No hay ningún formato «{ $format }». Elige uno de estos: { $known }.
deck-error-ready = «{ $name }» es un mazo preparado. Haz una copia para cambiarla: overseer deck new mine.toml --from { $name }
deck-error-which = ¿Qué mazo? Nombra uno preparado, un archivo o un código. Los preparados: overseer deck list
refusal-deck-write = No se ha podido guardar el mazo en { $file } ({ $error }). Elige otro lugar, o haz sitio y guarda de nuevo.
refusal-deck-place = { $file } es una carpeta o un dispositivo, no un lugar para un mazo. Elige otro archivo.
deck-error-there = { $file } ya existe. Elige otro nombre o cambia ese mazo con «overseer deck edit».
deck-error-name = Un nombre es un texto legible de 1 a { $high } caracteres.
deck-difficulty = { $level ->
    [1] fácil de jugar
    [2] pide algo de reflexión
   *[3] para quien conoce las cartas
}
deck-format = { $format ->
    [singleton] Singleton
    [duo] Dúo
    [trio] Trío
   *[quad] Quad
}, { $copies ->
    [one] { $copies } copia
   *[other] { $copies } copias
}
deck-hand-said = { $castable ->
    [0] Ninguna carta de { $n }
    [one] { $castable } carta de { $n }
   *[other] { $castable } cartas de { $n }
} para jugar en el turno 1; Aptitudes que colocar: { $layable }

## Construir

deck-title = Taller de mazos
deck-full-traits = Un mazo prevé como mucho { $high } Rasgos. Quita antes uno.
deck-full-skills = Con estos Rasgos tienes { $high } Habilidades. Quita antes una.
deck-full-copies = Aquí no caben más de { $high ->
    [one] { $high } copia
   *[other] { $high } copias
} de «{ $card }».
deck-full = { $high } cartas bastan para elegir. Quita antes algunas.
deck-not-in = { $n ->
    [0] «{ $card }» no está en el mazo.
   *[other] Solo hay { $n } de «{ $card }» en el mazo.
}
deck-no-undo = No hay nada que deshacer.
deck-undone = Deshecho.
deck-added = { $n } × { $card }: dentro.
deck-removed = { $n } × { $card }: fuera.
deck-saved = Guardado en { $file }
deck-lost = Los últimos cambios no se guardaron en { $file }.
deck-unsaved = sin guardar
deck-tally = { $what ->
    [wrong] mal: { $n }
   *[unwise] imprudente: { $n }
}
deck-count = El mazo: { $n } de { $size }
deck-all-cards = todas las cartas
deck-words = «{ $words }»
deck-pool = { $filter } ({ $n })
deck-search = palabras de la carta…
deck-sheet-stats = Curva y probabilidades
deck-sheet-hand = Una mano de prueba
deck-sheet-code = El mazo como código
deck-sheet-help = Las teclas
deck-too-small = El taller necesita un terminal de { $width } × { $height } caracteres; este tiene { $here } × { $there }. Agranda la ventana o reduce la letra. El mazo espera. q sale.
deck-sheet-keys = Esc volver · ↑ ↓ desplazarse
deck-code-about = Envía esta línea a alguien: «overseer deck code CÓDIGO --out ARCHIVO» la convierte otra vez en un archivo de mazo, y «overseer play tragic --deck CÓDIGO» lo juega. Si tu terminal lo permite, el código ya está en el portapapeles.
deck-ask-name = El nombre del mazo; Intro lo acepta, Esc deja el anterior.
deck-ask-leave = El mazo tiene cambios sin guardar. Intro: guardar y salir · n: salir sin guardar · Esc: quedarse
deck-key-add = añadir
deck-key-remove = quitar
deck-key-other = otra lista
deck-key-search = buscar
deck-key-letter = letra
deck-key-level = nivel
deck-key-kind = clase
deck-key-all = todas
deck-key-stats = probabilidades
deck-key-hand = mano de prueba
deck-key-code = código
deck-key-name = nombre
deck-key-format = formato
deck-key-undo = deshacer
deck-key-save = guardar
deck-key-help = teclas
deck-key-quit = salir
deck-help-remove = una carta menos
deck-help-add = una carta más
deck-help-code = el mazo como código para compartir, también en el portapapeles
deck-help-stats = la curva de costes, las clases, las letras y las probabilidades
deck-help-search = palabras de nombres y textos; Intro vuelve a la lista
deck-help-all = de nuevo todas las cartas
deck-help-kind = solo las cartas de la clase siguiente; rasgos y habilidades también lo son
deck-help-level = solo las cartas del nivel siguiente; tras el último: todas
deck-help-letter = solo las cartas de la letra siguiente, de la S a la L; tras la última: todas
deck-plain-welcome = El taller de mazos, para { $file }. «help» muestra todos los comandos.
deck-plain-prompt = mazo>{" "}
deck-plain-unknown = «{ $word }» no es un comando. Hay: { $known }.
deck-plain-help =
    filter S ataque 2 veneno   solo cartas de esta letra, clase y nivel y con estas palabras; «filter» solo: todas
    list                       las cartas que deja el filtro, con su número en el mazo
    show CARTA                 una carta entera
    add CARTA [N]              meter una carta, o N; también Rasgos y Habilidades
    remove CARTA [N]           sacarla
    deck                       todas las cartas del mazo
    check                      lo que está mal y lo que es poco prudente
    stats                      curva de costes y probabilidades
    hand                       una mano de prueba
    code                       el mazo como código para compartir
    name TEXTO, format FORMATO cambiar su nombre o su formato
    undo                       deshacer el último cambio
    save [ARCHIVO]             guardar, en otro archivo si nombras uno
    quit                       salir
deck-plain-more = { $n ->
    [one] … y { $n } más.
   *[other] … y { $n } más.
} Redúcelas con «filter».
deck-plain-unsaved = Aún sin guardar. Escribe antes «save», o «quit» otra vez para perder los cambios.
deck-plain-which = ¿Cuál? { $cards }

## Ayuda

help-deck = Construir mazos de Tragic, revisarlos y compartirlos
    .long = Los mazos de Tragic: sesenta cartas con los Rasgos y Habilidades para los que se hicieron. Un MAZO es el nombre de un mazo preparado, un código de mazo o un archivo de mazo. Cada comando tiene su propio --help.
    .examples =
        overseer deck list  Los mazos preparados y sus planes
        overseer deck new mio.toml --from horde  Empezar con la copia de un mazo preparado
        overseer deck edit mio.toml  Cambiarlo
        overseer deck check mio.toml  ¿Es legal, y es sensato?
        overseer deck code mio.toml  Compartirlo
help-deck-file = El archivo del mazo.
    .value = ARCHIVO
help-deck-source = El nombre de un mazo preparado, un código de mazo o un archivo de mazo.
    .value = MAZO
help-deck-format = singleton, duo, trio o quad: cuántas veces puede estar una carta. Por defecto: el del mazo.
    .value = FORMATO
help-deck-new = Empezar un nuevo archivo de mazo
    .long = Hacer un nuevo archivo de mazo: vacío o copia de otro mazo. Nunca se sobrescribe nada.
    .examples =
        overseer deck new mio.toml  Un mazo vacío
        overseer deck new mio.toml --from snipers  La copia de un mazo preparado
        overseer deck new mio.toml --format duo  Se admiten dos copias de una carta
help-deck-new-source = El mazo que se copia: el nombre de un mazo preparado, un código de mazo o un archivo de mazo.
    .value = MAZO
help-deck-edit = Construir un mazo: buscar cartas, meterlas, ver lo que vale
    .long = El taller de mazos. En un terminal llena la pantalla: a la izquierda todas las cartas con filtros, en el centro tu mazo, a la derecha el texto de la carta, la curva de costes y consejos. Con --plain, o sin terminal, va línea a línea. Un archivo que aún no existe se crea al guardar.
    .examples =
        overseer deck edit mio.toml  A pantalla completa
        overseer deck edit mio.toml --plain  Línea a línea
help-deck-edit-plain = Línea a línea en lugar de pantalla completa: para lectores de pantalla, tuberías y scripts.
help-deck-check = Decir lo que está mal en un mazo y lo que es poco prudente
    .long = Todo lo que ninguna mesa acepta, con su regla, y todo lo que se permite pero es poco prudente. El código de salida es 1 si algo está mal y 0 si solo hay consejos.
    .examples =
        overseer deck check mio.toml  Un archivo de mazo
        overseer deck check mio.toml --format duo  Para otro formato
help-deck-stats = Mostrar la curva de costes de un mazo y sus probabilidades
    .long = Curva de costes, clases y letras de un mazo, y probabilidades exactas: de tener tantas Aptitudes en cada turno, con las cartas que roban sus Rasgos, y de tener una carta que jugar en el primer turno.
    .examples =
        overseer deck stats mio.toml  Un archivo de mazo
        overseer deck stats walls --json  Para otros programas
help-deck-code = Convertir un mazo en un código corto, o un código en un archivo
    .long = Mostrar un mazo como un texto corto para compartir o, con --out, escribir el mazo de un código u otro mazo en un archivo.
    .examples =
        overseer deck code mio.toml  El código
        overseer deck code TR1-ABCD --out amigo.toml  Un archivo a partir de un código
help-deck-code-out = Escribir un archivo de mazo en lugar de mostrar un código.
    .value = ARCHIVO
help-deck-hand = Robar una mano de prueba
    .long = Robar una primera mano y las cartas de los turnos siguientes, como el jugador que empieza.
    .examples =
        overseer deck hand mio.toml  Otra mano cada vez
        overseer deck hand beasts --seed 7  Siempre la misma
help-deck-list = Mostrar los mazos preparados, o las cartas de un mazo
    .long = Los mazos preparados con sus planes o, con un nombre, todas las cartas de un mazo.
    .examples =
        overseer deck list  Todos los mazos preparados
        overseer deck list ghouls  Las cartas de uno
help-deck-list-source = El mazo cuyas cartas se muestran; por defecto: todos los mazos preparados.
    .value = MAZO
