# Fuerzas de Wasteland: las hechas, lo que puede estar mal en una fuerza y `overseer force`.

## Fuerzas hechas

force-wasteland-farm-guard = La guardia de la granja
    .plan = Los colonos disparan tras la valla, dos carroñeros esperan a la vuelta de la esquina y el perro corre delante.
force-wasteland-minutemen = Los Minutemen
    .plan = Una línea de mosquetes láser, y Preston Garvey hace actuar otra vez a quien puede acabarlo.
force-wasteland-commonwealth = Los héroes de la Commonwealth
    .plan = Nombres conocidos, cada uno con su oficio; los colonos cuidan de que nadie los coja por la espalda.
force-wasteland-hunters = Los cazadores
    .plan = Los supermutantes avanzan y disparan; el bruto y el sabueso van a por quien quede en pie.
force-wasteland-hammer = La banda de Martillo
    .plan = Los misiles de Martillo abren camino y dos brutos entran por él.
force-wasteland-behemoth = El behemot
    .plan = Todos tienen que mirar al behemot; mientras, los demás llegan al objetivo.
force-wasteland-patrol = La patrulla
    .plan = Los fusiles láser mantienen lejos al enemigo, la escriba abre cerraduras y ordenadores.
force-wasteland-steel-line = La línea de acero
    .plan = Danse aguanta el centro con su servoarmadura; caballeros y patrullas disparan desde ambos lados.
force-wasteland-strike-team = El grupo de asalto
    .plan = Tres servoarmaduras entran de frente y los demás les guardan la espalda.
force-wasteland-pack = La manada
    .plan = Muchas bestias pequeñas retienen al enemigo hasta que llega el sanguinario joven.
force-wasteland-nest = El nido
    .plan = Tres radescorpiones alrededor de un luminoso: lo que deja el veneno se lo lleva la radiación.
force-wasteland-alpha = El macho alfa
    .plan = Un sanguinario al que todos temen, y crías pisándole los talones.

## Lo que está mal en una fuerza

refusal-wasteland-force-unknown = No hay ninguna carta «{ $card }» en este conjunto.
refusal-wasteland-force-empty = La fuerza no tiene unidades. Añade una.
refusal-wasteland-force-over = La fuerza cuesta { $n } chapas, { $over } más que el límite de { $limit }. Deja algo en casa.
refusal-wasteland-force-no-leader = La fuerza no tiene líder. Da una carta de líder a una unidad de una sola miniatura.
refusal-wasteland-force-leaders = La fuerza tiene { $n } líderes y debe haber uno. Quita la carta de líder a los demás.
refusal-wasteland-force-same-person = { $unit } y { $other } son la misma persona: en una fuerza solo cabe una de ellas.
refusal-wasteland-force-twice = { $card } es una carta única y está más de una vez en la fuerza.
refusal-wasteland-force-count = { $unit }: una unidad tiene de 1 a { $high } miniaturas, no { $n }.
refusal-wasteland-force-no-unit = { $unit } no puede formar parte de una fuerza; la reparten los escenarios.
refusal-wasteland-force-creature = { $unit } es una criatura. Las criaturas solo entran en una fuerza si todos los jugadores están de acuerdo, o con un Controlador de criaturas.
refusal-wasteland-force-single-leader = { $unit }: solo una unidad de una miniatura puede tener carta de líder, y esta tiene { $n }.
refusal-wasteland-force-single-heroic = { $unit }: solo una unidad de una miniatura puede ser heroica, y esta tiene { $n }.
refusal-wasteland-force-single-unique = { $unit } es única: la unidad tiene una miniatura, no { $n }.
refusal-wasteland-force-single-unique-card = { $unit }: { $card } es una carta única, solo para unidades de una miniatura, y esta tiene { $n }.
refusal-wasteland-force-single-slow = { $unit }: { $card } es de fuego lento, solo para unidades de una miniatura, y esta tiene { $n }.
refusal-wasteland-force-single-fading = { $unit }: el efecto de { $card } decrece, así que es solo para unidades de una miniatura, y esta tiene { $n }.
refusal-wasteland-force-single-power-armour = { $unit }: { $card } es una servoarmadura, solo para unidades de una miniatura, y esta tiene { $n }.
refusal-wasteland-force-unlisted = { $card } no tiene precio, ni en la lista { $list } ni en otra. Elige otra carta.
refusal-wasteland-force-base-armour = { $unit }: { $card } es una segunda armadura; una sola carta fija los valores.
refusal-wasteland-force-armour-piece = { $unit }: { $card } es una segunda pieza de su clase; se permite una de cada.
refusal-wasteland-force-clothing = { $unit }: { $card } es una segunda prenda; se permite una.
refusal-wasteland-force-two-power-armours = { $unit }: { $card } es una segunda servoarmadura; basta con una.
refusal-wasteland-force-mutant-power-armour = { $unit }: los supermutantes no llevan servoarmadura, { $card } tiene que quedarse.
refusal-wasteland-force-loose-mod = { $unit }: no hay nada en lo que montar { $card }. Cada arma y cada armadura admite un mod que le vaya.
refusal-wasteland-force-power-mod = { $unit }: { $card } va en una servoarmadura, y no hay ninguna.
refusal-wasteland-force-natural = { $unit }: { $card } es parte de un cuerpo y no se puede comprar.
refusal-wasteland-force-not-for-it = { $unit }: { $card } no es para unidades de este tipo.
refusal-wasteland-force-slots-weapons = { $unit }: { $n } armas, pero este tipo lleva { $high ->
    [0] solo las suyas
   *[other] { $high } como mucho
}.
refusal-wasteland-force-slots-mods = { $unit }: { $n } mods, pero este tipo tiene { $high } como mucho.
refusal-wasteland-force-slots-items = { $unit }: { $n } objetos, pero este tipo tiene { $high } como mucho.
refusal-wasteland-force-spare = La fuerza cuesta { $n } de { $limit } chapas: quedan { $left } por gastar.
refusal-wasteland-force-mixed = { $unit } es de otra facción que el líder: la carta de líder no le sirve. (La fuerza cuenta como: { $faction }.)
refusal-wasteland-force-borrowed = { $card } no está en la lista { $list }: cuesta lo que dice la lista { $from }.
refusal-wasteland-force-unarmed = { $unit } no tiene armas y peleará con lo que encuentre.
refusal-wasteland-force-no-skill = { $unit }: { $card } requiere una habilidad que la unidad no tiene ({ $skill }).
refusal-wasteland-force-weak = { $unit }: { $card } requiere Fuerza { $low } y la unidad tiene { $n }.
refusal-wasteland-force-no-expert = Nadie en la fuerza tiene esta habilidad: { $skill }. Los marcadores que la piden se quedan cerrados.
refusal-wasteland-force-unknown-name = No hay ninguna fuerza preparada «{ $name }». { $guess ->
    [no] Hay: { $known }.
   *[other] ¿Querías decir «{ $guess }»?
} También vale un código o un archivo de fuerza.
refusal-wasteland-force-file = El archivo de fuerza no se puede leer: { $n ->
    [one] un error en la línea { $line }
   *[other] { $n } errores, el primero en la línea { $line }
}. «overseer force check» los muestra.
refusal-wasteland-force-code-letters = Eso no es un código de fuerza: empieza por «WW1-» y siguen letras y las cifras del 2 al 7.
refusal-wasteland-force-code-version = El código de fuerza es de la versión { $found } y este programa lee la versión { $known }. Actualiza el programa o pide otro código.
refusal-wasteland-force-code-broken = El código de fuerza no está entero: faltan letras o están mal. Cópialo otra vez.
refusal-wasteland-force-code-edition = El código de fuerza es de otro conjunto de cartas (marca { $mark }); «{ $here }» tiene la marca { $own }. Indica el conjunto correcto con --cards.
refusal-wasteland-force-code-large = La fuerza es demasiado grande para un código: caben { $high } como mucho. Comparte su archivo.

## Archivos de fuerza

force-file-edition = Esta fuerza es para el conjunto «{ $edition }»; las cartas de aquí son «{ $here }». Usa el conjunto de cartas con el que se hizo, o cambia la línea y sustituye lo que falte.
force-file-units = { $n } unidades son demasiadas; se permiten { $high }.
force-file-entry = «{ $entry }» no es una carta de fuerza. Escribe el identificador de una carta, con el número (hasta { $high }) delante si hay varias: «4 frag-grenade».
force-file-mod = «{ $entry }» no es un mod. Escribe su identificador y detrás el del arma si puede ir en varias: «silenced hunting-rifle».
force-file-card = «{ $card }» no es una carta del conjunto «{ $here }» que pueda estar aquí. El comando «overseer cards wasteland list» muestra todas las cartas.
force-file-place = «{ $card }» va en la lista «{ $key }».

## `overseer force`

force-summary = { $name } · { $faction } · { $n ->
    [one] { $n } miniatura
   *[other] { $n } miniaturas
} · { $caps ->
    [one] { $caps } chapa
   *[other] { $caps } chapas
}
force-unit = { $n } × { $unit }{ $cards ->
    [no] {""}
   *[other] : { $cards }
} · { $n ->
    [1] { $shared ->
        [0] { $caps }
       *[other] { $each } + { $shared } = { $caps }
    }
   *[other] { $shared ->
        [0] { $n } × { $each } = { $caps }
       *[other] { $n } × { $each } + { $shared } = { $caps }
    }
}
force-copies = { $n ->
    [1] { $card }
   *[other] { $n } × { $card }
}
force-leader = líder ({ $leader })
force-heroic = heroico
force-sum = Suma: { $caps ->
    [one] { $caps } chapa
   *[other] { $caps } chapas
} (lista { $list })
force-limit = ({ $caps } de { $limit } chapas)
force-good = Nada que objetar: esta fuerza puede combatir a { $limit } chapas.
force-new = { $n ->
    [0] La fuerza vacía está en { $file }.
    [one] La fuerza está en { $file }, con { $n } miniatura.
   *[other] La fuerza está en { $file }, con { $n } miniaturas.
}
force-next = Cámbiala con cualquier editor y después: overseer force check { $file }
force-error-there = { $file } ya existe y no se sobrescribe nada. Elige otro nombre.
force-error-list = «{ $list }» no es una lista de precios. Hay: { $known }.

help-force = Construir fuerzas de Wasteland, revisarlas y compartirlas
    .long = Las fuerzas de Wasteland: unidades con su equipo y un líder, hasta un límite de 500, 750 o 1000 chapas. Una FUERZA es el nombre de una fuerza preparada, un código de fuerza o un archivo de fuerza. Cada comando tiene su propio --help.
    .examples =
        overseer force list  Las fuerzas preparadas y sus planes
        overseer force new mia.toml --from minutemen  Empezar con la copia de una fuerza preparada
        overseer force check mia.toml --limit 750  ¿Es legal, y es sensata?
        overseer force show mia.toml  Lo que lleva y cuesta cada unidad
        overseer force code mia.toml  Compartirla
help-force-file = El archivo de fuerza.
    .value = ARCHIVO
help-force-source = El nombre de una fuerza preparada, un código de fuerza o un archivo de fuerza.
    .value = FUERZA
help-force-prices = La lista de precios: 2018, 2020 o 2025. Por defecto: 2020.
    .value = AÑO
help-force-new = Empezar un nuevo archivo de fuerza
    .long = Hacer un nuevo archivo de fuerza: vacío o copia de otra fuerza. Nunca se sobrescribe nada.
    .examples =
        overseer force new mia.toml  Una fuerza vacía
        overseer force new mia.toml --from patrol  La copia de una fuerza preparada
help-force-new-source = La fuerza que se copia: el nombre de una fuerza preparada, un código de fuerza o un archivo de fuerza.
    .value = FUERZA
help-force-check = Decir lo que está mal en una fuerza y lo que es poco prudente
    .long = Todo lo que ninguna mesa acepta, con su regla, y todo lo que se permite pero es poco prudente. El código de salida es 1 si algo está mal y 0 si solo hay consejos.
    .examples =
        overseer force check mia.toml  Para 750 chapas
        overseer force check mia.toml --limit 1000 --list 2025  Para otro límite y otra lista
help-force-check-limit = El límite en chapas. Por defecto: 750, o aquel para el que está hecha una fuerza.
    .value = CHAPAS
help-force-check-creatures = Todos los jugadores aceptan criaturas.
help-force-show = Mostrar una fuerza: sus unidades, lo que llevan, lo que cuestan
    .long = Cada unidad con su equipo y su precio, y la suma.
    .examples =
        overseer force show minutemen  Una fuerza preparada
        overseer force show mia.toml --list 2018  Con otros precios
help-force-code = Hacer de una fuerza un código corto, o de un código un archivo
    .long = Escribir una fuerza como un texto corto para compartir o, con --out, guardar la fuerza de un código o de otra fuerza en un archivo.
    .examples =
        overseer force code mia.toml  El código
        overseer force code WW1-ABCD --out amiga.toml  Un archivo a partir de un código
help-force-code-out = Escribir un archivo de fuerza en lugar de un código.
    .value = ARCHIVO
help-force-list = Listar las fuerzas preparadas
    .long = Las fuerzas preparadas de cada facción para 500, 750 y 1000 chapas, con sus planes.
    .examples =
        overseer force list  Todas las fuerzas preparadas

## Los números de una unidad, en el editor de fuerzas

force-number-attribute = Una prueba sale bien en el { $percent } % de las tiradas, antes de la ayuda de los dados.
force-number-skill = Prueba con { $attribute }: sale bien en el { $percent } % de las tiradas, antes de la ayuda de los dados.
force-number-printed = La carta por sí sola dice { $printed }.
force-number-health = Salud
    .text = { $n } de daño retira la miniatura.
force-number-power-health = La servoarmadura aguanta
    .text = La servoarmadura recibe { $n } de daño antes de quedar degradada.
force-number-luck-points = Fichas de suerte
    .text = La miniatura empieza con { $n } { $n ->
        [one] ficha
       *[other] fichas
    } de suerte.
force-number-armour = Armadura: { $kind }
force-number-power = Servoarmadura: { $kind }
force-number-rating = { $sort ->
    [immune] Inmune: nada de este daño pasa.
    [none] Sin armadura: todo este daño pasa.
   *[some] Un número de hasta { $n } en el dado rojo bloquea esa cantidad{ $plus ->
        [0] .
       *[other] , y siempre se bloquea 1 más.
    }
}
force-number-move = Movimiento
    .text = Un movimiento llega tan lejos como esta regla: { $length }.
force-number-charge = Carga
    .text = Una carga llega tan lejos como esta regla y acaba en contacto: { $length }.
force-number-awareness = Vigilancia
    .text = La miniatura nota lo que pasa dentro de esta regla: { $length }.
