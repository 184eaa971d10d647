# Wasteland en la terminal: sus jugadas y su situación en palabras, su mapa a pantalla completa.

## Palabras

say-wasteland-model = { $name } { $n }
say-wasteland-nobody = nadie
say-wasteland-marker = { $what } k{ $n }
say-wasteland-heap = cosas en el suelo
say-wasteland-aim = blanco de la artillería
say-wasteland-side = { $side ->
    [first] el bando de los círculos
    [second] el bando de los triángulos
   *[other] ningún bando
}
say-wasteland-direction = { $to ->
    [north] norte
    [north-east] noreste
    [east] este
    [south-east] sureste
    [south] sur
    [south-west] suroeste
    [west] oeste
   *[north-west] noroeste
}
say-wasteland-cm = { $colour ->
    [orange] naranja
    [yellow] amarilla
    [red] roja
    [green] verde
    [blue] azul
    [black] negra
   *[far] más que negra
} ({ $n } cm)
say-wasteland-only-cm = { $n } cm
say-wasteland-ruler = { $colour } ({ $letter })
say-wasteland-point = punto { $x },{ $y }
say-wasteland-middle = centro
say-wasteland-spot-near = { $area }, junto a: { $piece }
say-wasteland-white = { $face ->
    [shout] blanco: éxito seguro
    [cross] blanco: fallo
    [cross-point] blanco: fallo, pero un punto de acción
    [number-point] blanco { $shown } y un punto de acción
   *[number] blanco { $shown }
}
say-wasteland-die-black = negro
say-wasteland-die-yellow = amarillo
say-wasteland-die-green = verde
say-wasteland-die-blue = azul
say-wasteland-face = { $die }: { $does }
say-wasteland-face-blank = nada
say-wasteland-face-damage-1 = +1 daño
say-wasteland-face-damage-2 = +2 daño
say-wasteland-face-reduction-1 = −1 armadura
say-wasteland-face-reduction-2 = −2 armadura
say-wasteland-face-aim-1 = −1 a la tirada
say-wasteland-face-aim-2 = −2 a la tirada
say-wasteland-face-aim-3 = −3 a la tirada
say-wasteland-face-bottle = botella
say-wasteland-face-bottles = dos botellas
say-wasteland-face-bottle-star = botella y estrella
say-wasteland-face-star = estrella
say-wasteland-face-stars = dos estrellas
say-wasteland-face-explosion = explosión

## Jugadas

say-wasteland-go-leave = { $quick ->
    [yes] Movimiento rápido fuera de la mesa
   *[no] Movimiento fuera de la mesa
}
say-wasteland-go-marker = { $quick ->
    [yes] Movimiento rápido hasta: { $what }
   *[no] Movimiento hasta: { $what }
}
say-wasteland-go-contact = { $quick ->
    [yes] Movimiento rápido hasta tocar a { $what }
   *[no] Movimiento hasta tocar a { $what }
}
say-wasteland-go-climb = { $quick ->
    [yes] Subir rápido: { $what }
   *[no] Escalar: { $what }
}
say-wasteland-go-shot = { $quick ->
    [yes] Movimiento rápido para disparar a { $what }
   *[no] Movimiento para disparar a { $what }
}
say-wasteland-go-hide = { $quick ->
    [yes] Movimiento rápido fuera de la vista de todo enemigo
   *[no] Movimiento fuera de la vista de todo enemigo
}
say-wasteland-go-cover = { $quick ->
    [yes] Movimiento rápido a cubierto de { $what }
   *[no] Movimiento a cubierto de { $what }
}
say-wasteland-go-towards = { $quick ->
    [yes] Movimiento rápido hacia: { $what }
   *[no] Movimiento hacia: { $what }
} ({ $moves ->
    [one] un movimiento más
   *[other] { $moves } movimientos
})
say-wasteland-go-way = { $quick ->
    [yes] Movimiento rápido hacia el { $what }
   *[no] Movimiento hacia el { $what }
}
say-wasteland-slide = Deslizamiento hacia el { $what }
say-wasteland-way = { $length } hacia el { $to }, hasta { $x },{ $y }.
say-wasteland-seen-by = Al descubierto ante { $models }.
say-wasteland-covered-from = A cubierto de { $models }.
say-wasteland-unseen = Ningún enemigo ve ese lugar.
say-wasteland-can-shoot = Al alcance desde allí: { $models }.
say-wasteland-charge = Cargar contra { $target }
say-wasteland-charge-way = { $length }, hasta { $x },{ $y }.
say-wasteland-attack = { $quick ->
    [yes] Rápido: { $how ->
        [fight] golpear a { $target } ({ $weapon })
       *[shoot] disparar a { $target } ({ $weapon })
    }
   *[no] { $how ->
        [fight] Golpear a { $target } ({ $weapon })
       *[shoot] Disparar a { $target } ({ $weapon })
    }
}{ $band ->
    [long] , largo alcance
   *[short] {""}
}{ $critical ->
    [yes] , crítico
   *[no] {""}
}
say-wasteland-throw = { $quick ->
    [yes] Rápido: lanzar { $weapon } a { $at }
   *[no] Lanzar { $weapon } a { $at }
}
say-wasteland-mine = Poner { $weapon } en { $x },{ $y }
say-wasteland-try = { $quick ->
    [yes] Rápido: { $skill ->
        [search] registrar { $marker }
        [lockpick] forzar la cerradura: { $marker }
       *[computers] usar el ordenador: { $marker }
    }
   *[no] { $skill ->
        [search] Registrar { $marker }
        [lockpick] Forzar la cerradura: { $marker }
       *[computers] Usar el ordenador: { $marker }
    }
}
say-wasteland-interact = Interacción: { $marker }
say-wasteland-help = Interacción con { $model }
say-wasteland-prepare = { $quick ->
    [yes] Rápido: prepararse
   *[no] Prepararse
}
say-wasteland-reload = Recargar { $weapon }
say-wasteland-prime = Cargar el arma: { $weapon }
say-wasteland-detonate = Hacerse estallar
say-wasteland-use = { $whom ->
    [other] Usar { $card } para { $target }
   *[self] Usar { $card }
}
say-wasteland-look = Mirar { $marker }
say-wasteland-take = Recoger { $card }
say-wasteland-leave = { $whom ->
    [other] Dejar { $card } a { $target }
   *[self] Soltar { $card }
}
say-wasteland-give = { $whom ->
    [other] Dar { $card } a { $target }
   *[self] Dar { $card }
}
say-wasteland-order = { $power ->
    [rally] Llamar a { $target } a la acción: queda lista
    [drill] Llevarse a { $target }: queda lista
    [heal] Curar 1 de daño a { $target }
    [action] Dar un punto de acción a { $target }
    [lend] Prestar a { $target } el mejor atributo del líder
    [reaction] Dar una ficha de reacción a { $target }
    [advantage] Reclamar el próximo marcador de ventaja
    [distract] Distraer a { $target }: una ficha de −2
   *[other] Dar una orden a { $target }
}
say-wasteland-place = Colocar { $what } en { $x },{ $y }: { $where }
say-wasteland-choose = Posibilidad { $n }
say-wasteland-ready = Dejar lista: { $model }
say-wasteland-activate = Activar { $model }
say-wasteland-react = { $model } reacciona
say-wasteland-target = Siguiente disparo a { $model }
say-wasteland-hold = Reservar las miniaturas listas
say-wasteland-end = Terminar esta activación
say-wasteland-pass = { $topic ->
    [react] Nadie reacciona
    [reaction] No hacer nada
    [effect] No comprar nada más
    [walk] Alto el fuego
    [play] No usar ningún impulso
   *[other] Pasar
}
say-wasteland-yes = { $topic ->
    [cry] Sí, gritar
    [follow] Sí, perseguir
    [boost] Sí, gastar un refuerzo de armadura
    [peek] Sí, debajo del mazo
    [perk] Sí, pagar el punto
    [luck] { $luck ->
        [aim] Sí, gastar suerte para acertar
        [dodge] Sí, gastar suerte para esquivar
        [tough] Sí, gastar suerte para sufrir menos daño
        [critical] Sí, gastar suerte para puntos de crítico
       *[other] Sí, gastar suerte
    }
   *[other] Sí
}
say-wasteland-no = { $topic ->
    [cry] Sin grito de guerra
    [follow] Quedarse atrás
    [boost] Guardar el refuerzo
    [peek] Dejarlo encima
    [perk] Guardar el punto
    [luck] { $luck ->
        [aim] Guardar la suerte: es un fallo
        [dodge] Guardar la suerte: es un impacto
        [tough] Guardar la suerte: sufrir el daño
       *[other] Guardar la suerte
    }
   *[other] No
}
say-wasteland-stay = Quedarse en el sitio
say-wasteland-die = Tomar: { $die }
say-wasteland-own-armour = Cuenta la armadura propia de la miniatura
say-wasteland-power-armour = Cuenta la servoarmadura
say-wasteland-arm = Herir el brazo
say-wasteland-leg = Herir la pierna
say-wasteland-health = { $left } de { $health } de salud.

## Un ataque de antemano

say-wasteland-value = Valor { $value }: { $items }.
say-wasteland-item = { $name } { $n }
say-wasteland-damage = Un impacto: { $damage }.
say-wasteland-damage-dice = Un impacto: { $damage } y { $dice }.
say-wasteland-die-from = { $die }: { $reason }
say-wasteland-hits = Acierta con un { $percent } %.
say-wasteland-armour = Armadura { $rating }.
say-wasteland-armour-items = Armadura { $rating }: { $items }.
say-wasteland-wounds = { $model }: { $mean } de daño de media, fuera de combate con un { $removed } %.

## La situación en líneas

plain-wasteland-setup = La batalla se está preparando.
plain-wasteland-round = Ronda { $round } de { $rounds }.
plain-wasteland-turn = Ronda { $round } de { $rounds }. Turno de: { $side }.
plain-wasteland-side = { $side }:
plain-wasteland-owner = Miniaturas de { $seat }:
plain-wasteland-model = m{ $n } { $model }, en { $x },{ $y } ({ $where }): { $left } de { $health } de salud
plain-wasteland-model-away = m{ $n } { $model }, fuera de la mesa: { $left } de { $health } de salud
plain-wasteland-also = { $line }, { $fact }
plain-wasteland-line = { $line }.
plain-wasteland-active = { $model } está activa: le quedan { $actions ->
    [0] cero acciones
    [one] una acción
   *[other] { $actions } acciones
} y { $points ->
    [0] cero puntos de acción
    [one] un punto de acción
   *[other] { $points } puntos de acción
}.
plain-wasteland-waiting = Aún no en la mesa: { $models }.
plain-wasteland-escaped = A salvo: { $models }.
plain-wasteland-removed = Fuera de combate: { $models }.
plain-wasteland-marker = { $marker }, en { $x },{ $y } ({ $where }).
plain-wasteland-marker-known = { $marker }, en { $x },{ $y } ({ $where }): { $what }.
plain-wasteland-carried = Lleva: { $cards }.
plain-wasteland-sight = { $model }: a { $length }; { $sight ->
    [no] fuera de la vista.
    [cover] a la vista, con { $cover ->
        [one] una cobertura en medio.
       *[other] { $cover } coberturas en medio.
    }
   *[clear] a la vista, sin cobertura.
}
plain-wasteland-point = { $x },{ $y }: { $where }.
plain-wasteland-piece = { $name }, en { $x },{ $y }: { $does }.
plain-wasteland-bare = No hay terreno en la mesa.
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
    resign          rendirse
    lang fr         cambiar de idioma: en, fr, de, es
    save            guardar ahora; cada jugada se guarda de todos modos
    quit            salir; la partida se puede retomar
plain-look-nothing-wasteland = No hay miniatura, marcador, punto ni carta «{ $word }». Nombra una miniatura como m3, un marcador como k2, un punto como 300,200, una carta como hunting-rifle, o el terreno: terrain.
replay-score-wasteland = { $seat }: { $n ->
    [0] sin victoria
    [1] una victoria menor
    [2] una victoria
   *[other] una victoria mayor
}

say-wasteland-status = { $status ->
    [unready] no lista
    [ready] lista
   *[used] usada
}
say-wasteland-rads = { $n } de daño de radiación
say-wasteland-reactions = { $n ->
    [one] { $n } ficha de reacción
   *[other] { $n } fichas de reacción
}
say-wasteland-points = { $n ->
    [one] { $n } punto de acción
   *[other] { $n } puntos de acción
}
say-wasteland-boosts = { $n ->
    [one] { $n } refuerzo de armadura
   *[other] { $n } refuerzos de armadura
}
say-wasteland-energy-boosts = { $n ->
    [one] { $n } refuerzo de armadura contra energía
   *[other] { $n } refuerzos de armadura contra energía
}
say-wasteland-luck = { $n ->
    [one] { $n } ficha de suerte
   *[other] { $n } fichas de suerte
}
say-wasteland-power = { $degraded ->
    [yes] { $name } (degradada)
   *[no] { $name }
}
say-wasteland-engaged = trabada con { $models }
say-wasteland-carries = lleva { $markers }
say-wasteland-empty = { $weapon } (vacía)
say-wasteland-terrain-sight = bloquea la visión
say-wasteland-terrain-cover = da cobertura
say-wasteland-terrain-wall = infranqueable
say-wasteland-terrain-rough = terreno difícil
say-wasteland-terrain-climb = se puede escalar
say-wasteland-terrain-none = sin efecto

## Escenarios

cli-wasteland-scenarios = Escenarios, para overseer play wasteland --scenario NOMBRE, con los bandos para --ai:
cli-wasteland-scenario = { $id }: { $title } ({ $sides })
cli-error-wasteland-file = { $option }: no se puede leer el archivo { $file }. Comprueba su nombre.
say-wasteland-aim-of = { $side }: { $aim }
say-wasteland-rounds = La batalla dura como mucho { $n ->
    [one] una ronda
   *[other] { $n } rondas
}.
say-wasteland-rulers = Las distancias llevan los colores de las reglas: { $rulers }.
say-wasteland-level = { $level ->
    [draw] Empate.
    [minor] Una victoria menor. Ganan: { $side }.
    [plain] Una victoria. Ganan: { $side }.
   *[major] Una victoria mayor. Ganan: { $side }.
}

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

## El tutorial

lesson-wasteland-choose = Elige el borde del que viene tu gente. El mejor tiene por el camino terreno que da cobertura.
lesson-wasteland-place = Coloca tus miniaturas detrás de algo que dé cobertura: rocas, chatarra, una barricada. Cada cobertura en la línea quita 2 a un disparo enemigo.
lesson-wasteland-place-open = Cerca de tu borde nada da cobertura, así que mira más lejos: coloca tus miniaturas donde su primer movimiento pueda acabar detrás de algo, como rocas o chatarra. Cada cobertura en la línea quita 2 a un disparo enemigo.
lesson-wasteland-ready = En cada turno una de tus miniaturas queda lista. Toma aquella con la que quieras actuar ahora.
lesson-wasteland-turn = Activa tus miniaturas listas una tras otra: cada una tiene dos acciones. O resérvalas para actuar luego en un grupo mayor. Después es el turno del enemigo; lee por qué la IA hace lo que hace.
lesson-wasteland-free = El perro está lo bastante cerca: una acción lo libera, y lucha de tu lado.
lesson-wasteland-fight = Un enemigo toca a esta miniatura: solo puede luchar, o irse y sufrir un ataque gratuito.
lesson-wasteland-shoot = Hay un enemigo al alcance y a la vista. Mira las probabilidades antes de disparar; sin cobertura en medio son las mejores.
lesson-wasteland-charge = Hay un enemigo lo bastante cerca para una carga: termina en contacto y da un dado más para el próximo golpe.
lesson-wasteland-move = Aún no hay nadie al alcance. Avanza de cobertura en cobertura; la lista dice quién te vería allí.
lesson-wasteland-second = Una segunda acción: seguir avanzando, o prepararse. Una miniatura preparada puede reaccionar cuando un enemigo actúa a su vista.
lesson-wasteland-points = Los puntos de acción compran acciones rápidas, con 2 menos en el valor.
lesson-wasteland-react = Un enemigo ha actuado y una miniatura tuya preparada lo ha notado: puede interrumpirlo con una acción rápida.
lesson-wasteland-reaction = Elige la acción rápida de la reacción. Un disparo tiene 2 menos en su valor.
lesson-wasteland-charge-die = El dado negro añade daño, el verde hace el golpe más seguro.
lesson-wasteland-cry = Un grito de guerra ganado da los dos dados y un empujón; tras uno perdido, el enemigo puede escabullirse.
lesson-wasteland-follow = Si persigues, tu miniatura sigue en contacto con la empujada.
lesson-wasteland-slide = Un deslizamiento alrededor del enemigo abre paso a un amigo.
lesson-wasteland-effect = Los iconos obtenidos compran uno de estos efectos del arma.
