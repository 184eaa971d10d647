# What is said about Wasteland, whoever shows it.

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
    [shout] éxito seguro en el dado blanco
    [cross] fallo en el dado blanco
    [cross-point] fallo en el dado blanco, pero un punto de acción
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
say-wasteland-aim-of = { $side }: { $aim }
say-wasteland-rounds = La batalla dura como mucho { $n ->
    [one] una ronda
   *[other] { $n } rondas
}.
say-wasteland-rulers = Las distancias llevan los colores de las reglas: { $rulers }.
progress-leads-wasteland = Desde ahí, en cabeza: { $seat }.
say-wasteland-level = { $level ->
    [draw] Empate.
    [minor] Una victoria menor. Ganan: { $side }.
    [plain] Una victoria. Ganan: { $side }.
   *[major] Una victoria mayor. Ganan: { $side }.
}

## El tutorial
lesson-wasteland-choose = Elige el borde del que viene tu gente. El mejor tiene por el camino terreno que da cobertura.
lesson-wasteland-place = Coloca tus miniaturas detrás de algo que dé cobertura: rocas, chatarra, una barricada. Cada cobertura en la línea quita 2 a un disparo enemigo.
lesson-wasteland-place-open = Aquí nada da cobertura, así que mira más lejos: coloca tus miniaturas donde su primer movimiento pueda acabar detrás de algo, como rocas o chatarra. Cada cobertura en la línea quita 2 a un disparo enemigo.
lesson-wasteland-ready = En cada turno una de tus miniaturas queda lista. Toma aquella con la que quieras actuar ahora.
lesson-wasteland-turn = Activa tus miniaturas listas una tras otra: cada una tiene dos acciones. O resérvalas para actuar luego en un grupo mayor. Después es el turno del enemigo; lee por qué la IA hace lo que hace.
lesson-wasteland-free = El perro está lo bastante cerca: una acción lo libera, y lucha de tu lado.
lesson-wasteland-fight = Un enemigo toca a esta miniatura: solo puede luchar, o irse y sufrir un ataque gratuito.
lesson-wasteland-shoot = Hay un enemigo al alcance y a la vista. Mira las probabilidades antes de disparar; sin cobertura en medio son las mejores.
lesson-wasteland-charge = Hay un enemigo lo bastante cerca para una carga: termina en contacto y da un dado más para el próximo golpe.
lesson-wasteland-move = Un lugar mejor vale ahora más que cualquier cosa desde aquí. Avanza de cobertura en cobertura; la lista dice quién te vería allí.
lesson-wasteland-points = Los puntos de acción compran acciones rápidas, con 2 menos en el valor.
lesson-wasteland-spent = Sus acciones se han agotado. Lo que no cuesta ninguna aún se puede hacer, como mirar lo que hay ahí; después termina la activación.
lesson-wasteland-react = Un enemigo ha actuado y una miniatura tuya preparada lo ha notado: puede interrumpirlo con una acción rápida.
lesson-wasteland-reaction = Elige la acción rápida de la reacción. Un disparo tiene 2 menos en su valor.
lesson-wasteland-charge-die = El dado negro añade daño, el verde hace el golpe más seguro.
lesson-wasteland-cry = Un grito de guerra ganado da los dos dados y un empujón; tras uno perdido, el enemigo puede escabullirse.
lesson-wasteland-follow = Si persigues, tu miniatura sigue en contacto con la empujada.
lesson-wasteland-slide = Un deslizamiento alrededor del enemigo abre paso a un amigo.
lesson-wasteland-effect = Los iconos obtenidos compran uno de estos efectos del arma.
wasteland-odds-title = { $weapon } – { $band ->
    [close] combate cuerpo a cuerpo
    [long] alcance largo
   *[short] alcance corto
}{ $critical ->
    [yes] , crítico
   *[no] {""}
}
wasteland-odds-value = Valor { $n }: { $items }
wasteland-odds-no-test = Un crítico acierta sin prueba (WB-H2)
wasteland-odds-dice = Dados: { $dice }
wasteland-odds-dice-of = { $dice } ({ $name })
wasteland-odds-hurts = Si acierta: { $damage }
wasteland-odds-armour = Armadura { $rating }
wasteland-odds-armour-items = Armadura { $rating }: { $items }
wasteland-odds-hit = Probabilidad de acertar: { $percent }, exactamente { $exact }
wasteland-odds-mean = Daño de media: { NUMBER($n, maximumFractionDigits: 2) }
wasteland-odds-removed = { $name } fuera de combate al instante: { $percent }
wasteland-odds-damage = Daño
wasteland-odds-exactly = Exactamente
wasteland-odds-least = Al menos

## De dónde sale un número
wasteland-odds-item = { $name } { $n }
wasteland-odds-item-skill = habilidad
wasteland-odds-item-quick = acción rápida
wasteland-odds-item-conditions = estados
wasteland-odds-item-mod = mod
wasteland-odds-item-cover = cobertura
wasteland-odds-item-target-agility = Agilidad del blanco
wasteland-odds-item-gun-in-melee = arma de fuego cuerpo a cuerpo
wasteland-odds-item-weapon = arma
wasteland-odds-item-critical = crítico
wasteland-odds-item-charge = carga
wasteland-odds-item-outnumbering = superioridad numérica
wasteland-odds-item-card = otra carta
wasteland-odds-item-armour = propia
wasteland-odds-item-power-armour = servoarmadura
wasteland-odds-item-area = contra áreas

## Lo que los números omiten o incluyen
wasteland-odds-note-fight = Incluido: el blanco está trabado, así que un acierto puede dar a cualquiera del combate (WB-F15).
wasteland-odds-note-scatter = Incluido: un fallo puede desviarse y alcanzar al blanco de todos modos (WB-F16).
wasteland-odds-note-walked = Solo se cuenta el primer disparo del fuego de barrido (WB-F20).
wasteland-odds-note-strokes = Incluido: todos los ataques del enjambre, uno tras otro (WB-I3).
wasteland-odds-note-luck = Las fichas de suerte no se cuentan.
wasteland-odds-note-boost = Los refuerzos de armadura no se cuentan.
wasteland-odds-note-stealth = Incluido: primero hay que descubrir al blanco oculto.
wasteland-odds-note-dodge = Incluido: el blanco puede esquivar el golpe.
wasteland-odds-note-pulse = Un pulso solo daña a los robots y a las servoarmaduras intactas.
wasteland-odds-note-swap = El cambio de un dado por uno amarillo no se cuenta.
