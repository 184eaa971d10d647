# Lo que dicen las cartas de la campaña: trozos de frases, compuestos a partir de los datos de una carta.

## Encabezados

wasteland-fortune-perk = ventaja
wasteland-fortune-perk-settlement = ventaja del asentamiento
wasteland-fortune-need = exige { $attribute } { $n }
wasteland-fortune-after = exige «{ $perk }»
wasteland-fortune-boost-practised = impulso experto
wasteland-fortune-boost-cunning = impulso astuto
wasteland-fortune-boost-tactical = impulso táctico
wasteland-fortune-boost-instinctive = impulso instintivo
wasteland-fortune-event = evento
wasteland-fortune-consequence = consecuencia
wasteland-fortune-flip = se descubre en cuanto está arriba
wasteland-fortune-exploration = exploración
wasteland-fortune-quest = misión
wasteland-fortune-part = parte { $n }
wasteland-fortune-repeatable = se puede repetir
wasteland-fortune-learned = antes hay que saber de ella

## Ventajas

wasteland-fortune-bench = una vez por campaña, una estructura gratis: { $structure }
wasteland-fortune-mods = permite montar mods en { $list }
wasteland-fortune-required = algunas estructuras la exigen
wasteland-fortune-power-reroll-rifle = se repite un dado negro en blanco de un ataque con fusil
wasteland-fortune-power-reroll-pistol = se repite un dado negro en blanco de un ataque con pistola
wasteland-fortune-power-reroll-heavy = se repite un dado negro en blanco de un ataque con arma pesada
wasteland-fortune-power-reroll-melee = se repite un dado negro en blanco de un ataque cuerpo a cuerpo
wasteland-fortune-power-reroll-throw = se repite un dado negro en blanco de un lanzamiento
wasteland-fortune-power-reroll-green = se repite un dado verde de un disparo que no muestra precisión
wasteland-fortune-power-concentrates = +2 contra el blanco de su último ataque en la misma activación
wasteland-fortune-power-bashes = las armas de fuego tienen un dado negro cuerpo a cuerpo
wasteland-fortune-power-blitzes = una vez por activación, un ataque cuerpo a cuerpo llega hasta la regla naranja
wasteland-fortune-power-unseen-aim = dado verde a alcance largo contra un blanco que no la advierte
wasteland-fortune-power-moves-about = los disparos contra ella tienen −2 si sus dos acciones fueron movimientos
wasteland-fortune-power-alone = mientras no haya ningún amigo a roja o menos, salvo un perro: todas las armaduras +1, dado amarillo al disparar
wasteland-fortune-power-rages = con 1 o 2 de salud: dado negro en sus ataques, armadura física +1
wasteland-fortune-power-barges = todo impacto de su carga empuja una regla amarilla
wasteland-fortune-power-messy = cuando retira a alguien cuerpo a cuerpo, cada enemigo a naranja o menos recibe una ficha de −2
wasteland-fortune-power-finds-gaps = una vez por activación, se repite un dado de efecto en blanco
wasteland-fortune-power-impatient = una vez por activación, un punto de acción compra 1 de daño que ignora la armadura
wasteland-fortune-power-star-acts = una estrella del dado de VATS es un punto de acción
wasteland-fortune-power-stranger = con una explosión del dado de VATS dispara un extraño: valor 6, 2 de daño
wasteland-fortune-power-stranger-two = el extraño causa 3 de daño
wasteland-fortune-power-stranger-three = el extraño tiene valor 8
wasteland-fortune-power-entangles = quien quiera separarse de ella debe superar antes una prueba de Agilidad
wasteland-fortune-power-sneaks = sus movimientos solo son desencadenantes a una regla de vigilancia
wasteland-fortune-power-light-step = nunca hace estallar una mina
wasteland-fortune-power-pack-leader = perros dentro de su presencia: dado negro cuerpo a cuerpo
wasteland-fortune-power-attack-dog = dado amarillo cuerpo a cuerpo
wasteland-fortune-power-chem-proof = solo se vuelve adicta con dos iconos
wasteland-fortune-power-lead-belly = la comida y la bebida nunca la irradian
wasteland-fortune-power-medic = lo que usa en alguien cura 1 de daño más
wasteland-fortune-power-mends-robots = acción de pericia: retira 2 de daño a un robot en contacto
wasteland-fortune-power-fire-proof = no puede arder
wasteland-fortune-power-long-chems = cada droga que usa da además 1 refuerzo de armadura
wasteland-fortune-power-hunts = dado negro contra criaturas y perros
wasteland-fortune-power-core-saver = su servoarmadura aguanta 1 de daño más antes de degradarse
wasteland-fortune-power-radiation-feeds = el daño de radiación la cura en vez de dañarla

## Impulsos: cuándo

wasteland-fortune-moment-before = antes de la tirada de tu miniatura para { $rolls ->
    [attacks] un ataque
    [tests] una prueba que no sea un ataque
   *[both] un ataque o una prueba
}
wasteland-fortune-moment-after = después de la tirada de tu miniatura para { $rolls ->
    [attacks] un ataque
    [tests] una prueba que no sea un ataque
   *[both] un ataque o una prueba
}
wasteland-fortune-moment-aimed = cuando atacan a tu miniatura, antes de la tirada
wasteland-fortune-moment-hit = cuando alcanzan a tu miniatura, antes de la tirada de armadura
wasteland-fortune-moment-action = durante la activación de tu miniatura, entre acciones

## Impulsos: qué

wasteland-fortune-die-black = negro
    .to = negro
wasteland-fortune-die-yellow = amarillo
    .to = amarillo
wasteland-fortune-die-green = verde
    .to = verde
wasteland-fortune-die-blue = azul
    .to = azul
wasteland-fortune-does-swap = un dado { $from } pasa a ser { $to }
wasteland-fortune-does-die = un { $die } más
wasteland-fortune-does-skill = +{ $n } a su valor
wasteland-fortune-does-no-cover = { $n ->
    [one] { $n } elemento de cobertura no cuenta
   *[other] { $n } elementos de cobertura no cuentan
}
wasteland-fortune-does-damage = +{ $n } de daño, si impacta
wasteland-fortune-does-reduction = armadura −{ $n }, si impacta
wasteland-fortune-does-lower = el número blanco cuenta como { $n } menos, pero una X sigue siendo una X
wasteland-fortune-does-again = repite el dado blanco, pero no tras una X
wasteland-fortune-does-blanks = repite todos los dados de efecto en blanco
wasteland-fortune-does-icon = + { $icons }
wasteland-fortune-does-turn-icons = todas las botellas cuentan como { $icon ->
    [bottle] botellas
    [star] estrellas
   *[explosion] explosiones
}
wasteland-fortune-does-points = gana { $n ->
    [one] { $n } punto de acción
   *[other] { $n } puntos de acción
}
wasteland-fortune-does-dodge = el atacante tiene −{ $n }
wasteland-fortune-does-duck = tu miniatura tiene { $n ->
    [one] { $n } elemento
   *[other] { $n } elementos
} de cobertura más
wasteland-fortune-does-armour = armadura +{ $n } contra este impacto
wasteland-fortune-does-weaken = { $n } de daño menos, antes de la armadura
wasteland-fortune-does-shrug = este impacto no causa ningún estado, empujón ni otro efecto
wasteland-fortune-does-counter = después, tu miniatura recibe una ficha de reacción
wasteland-fortune-does-luck = tu miniatura recibe una ficha de suerte y la usa enseguida
wasteland-fortune-does-stride = sus movimientos son { $n ->
    [one] { $n } color
   *[other] { $n } colores
} más largos en esta activación
wasteland-fortune-does-break = se separa sin ataques gratuitos en esta activación
wasteland-fortune-does-quiet = nada de lo que haga en esta activación es un desencadenante
wasteland-fortune-does-charge = puede cargar contra un enemigo que no ve en esta activación
wasteland-fortune-does-call = un amigo a { $colour } o menos queda listo
wasteland-fortune-does-heal = retira { $n } de daño
wasteland-fortune-does-cleanse = retira { $n } de daño de radiación
wasteland-fortune-does-cure = acaban todos sus estados
wasteland-fortune-does-prepare = gana una ficha de reacción
wasteland-fortune-does-guard = gana { $n ->
    [one] { $n } refuerzo de armadura
   *[other] { $n } refuerzos de armadura
}
wasteland-fortune-does-load = sus armas lentas quedan cargadas
wasteland-fortune-does-find = roba { $n ->
    [one] { $n } objeto
   *[other] { $n } objetos
} del mazo del Yermo
wasteland-fortune-does-peek = mira el evento de arriba; puedes ponerlo bajo el mazo

## Eventos: cuánto duran y a quién alcanzan

wasteland-fortune-lasts-round = esta ronda
wasteland-fortune-lasts-battle = hasta el final de la batalla
wasteland-fortune-who-all = cada miniatura
wasteland-fortune-who-leaders = cada líder
wasteland-fortune-who-random = una miniatura al azar de cada bando
wasteland-fortune-who-open = cada miniatura que no toca ningún terreno
wasteland-fortune-who-owners = cada miniatura del dueño
wasteland-fortune-who-foes = cada enemigo del dueño

## Eventos: qué

wasteland-fortune-event-no-shots = ningún ataque a distancia
wasteland-fortune-event-short-sight = nadie ve más allá de la regla { $colour }
wasteland-fortune-event-slow = los movimientos y cargas son { $n ->
    [one] { $n } color
   *[other] { $n } colores
} más cortos
wasteland-fortune-event-fast = los movimientos y cargas son { $n ->
    [one] { $n } color
   *[other] { $n } colores
} más largos
wasteland-fortune-event-skill = { $skill } { $signed }
wasteland-fortune-event-test = prueba de { $attribute }; si falla, { $clause }
wasteland-fortune-event-attacks = todos los ataques
wasteland-fortune-event-hurt = { $damage }, menos la armadura
wasteland-fortune-event-heal = retira { $n } de daño
wasteland-fortune-event-calm = se descartan todas las fichas de reacción y nadie recibe otras
wasteland-fortune-event-points = { $n ->
    [one] { $n } punto de acción
   *[other] { $n } puntos de acción
} en su próxima activación
wasteland-fortune-event-strike = área { $colour } en un punto al azar: { $damage }, menos la armadura
wasteland-fortune-event-marker = { $n ->
    [one] { $n } marcador de registro aparece
   *[other] { $n } marcadores de registro aparecen
} al azar
wasteland-fortune-event-advantage = el marcador de ventaja cambia de manos
wasteland-fortune-event-boost = cada jugador roba { $n ->
    [one] { $n } impulso
   *[other] { $n } impulsos
}
wasteland-fortune-event-no-expertise = ninguna acción de pericia
wasteland-fortune-event-cover = cada blanco de un disparo tiene { $n ->
    [one] { $n } elemento
   *[other] { $n } elementos
} de cobertura más
wasteland-fortune-event-attack = el dueño elige cualquier miniatura; la atacan con valor { $skill }: { $damage }
wasteland-fortune-event-beast = entra por un borde al azar, enemigo de todos
wasteland-fortune-event-find = una miniatura del bando del dueño roba { $n ->
    [one] { $n } objeto
   *[other] { $n } objetos
}
wasteland-fortune-event-cure = acaban todos los estados
wasteland-fortune-event-spoil = no se pueden usar drogas, comida ni bebida
wasteland-fortune-event-no-robots = los robots y las miniaturas con servoarmadura tienen una acción menos
wasteland-fortune-event-guard = { $n ->
    [one] { $n } refuerzo de armadura
   *[other] { $n } refuerzos de armadura
}

## Exploración

wasteland-fortune-pay = paga { $n ->
    [one] { $n } chapa
   *[other] { $n } chapas
}
wasteland-fortune-test = prueba del líder ({ $attribute })
wasteland-fortune-test-modified = prueba del líder ({ $attribute } { $signed })
wasteland-fortune-pay-first = solo por { $n ->
    [one] { $n } chapa
   *[other] { $n } chapas
}
wasteland-fortune-unpaid = sin pagar
wasteland-fortune-failed = fallo
wasteland-fortune-nothing = no pasa nada
wasteland-fortune-gain-caps = { $sign ->
    [minus] pierde
   *[plus] gana
} { $n ->
    [one] { $n } chapa
   *[other] { $n } chapas
}
wasteland-fortune-gain-item = roba { $n ->
    [one] { $n } objeto
   *[other] { $n } objetos
}
wasteland-fortune-gain-item-kind = roba { $n ->
    [one] { $n } objeto
   *[other] { $n } objetos
} ({ $kind })
wasteland-fortune-gain-card = gana «{ $card }»
wasteland-fortune-gain-boost = roba { $n ->
    [one] { $n } impulso
   *[other] { $n } impulsos
}
wasteland-fortune-gain-boost-kind = roba { $n ->
    [one] { $n } impulso
   *[other] { $n } impulsos
} ({ $kind })
wasteland-fortune-kind-practised = experto
wasteland-fortune-kind-cunning = astuto
wasteland-fortune-kind-tactical = táctico
wasteland-fortune-kind-instinctive = instintivo
wasteland-fortune-gain-consequence = pon la consecuencia «{ $card }» en tu próximo mazo de eventos
wasteland-fortune-gain-harm = { $damage } para tu próxima fuerza
wasteland-fortune-gain-perk = gana gratis la ventaja «{ $card }»
wasteland-fortune-gain-leader = usa gratis la carta de líder «{ $card }»
wasteland-fortune-gain-land = gana sitio para { $n ->
    [one] { $n } estructura más
   *[other] { $n } estructuras más
}
wasteland-fortune-gain-quest = ya puedes elegir la misión «{ $card }»
wasteland-fortune-gain-structure = gana una estructura gratis: { $card }
wasteland-fortune-gain-lose = pierde una carta al azar de tu reserva
wasteland-fortune-gain-limit = tu próxima fuerza puede costar { $n } chapas { $sign ->
    [minus] menos
   *[plus] más
}
wasteland-fortune-gain-power = { $signed } de energía en esta fase
wasteland-fortune-gain-water = { $signed } de agua en esta fase

## Misiones

wasteland-fortune-deed = hazaña
wasteland-fortune-reward = recompensa
wasteland-fortune-next = sigue con: { $quest }
wasteland-fortune-deed-removed = retira a { $n ->
    [one] { $n } enemigo
   *[other] { $n } enemigos
}
wasteland-fortune-deed-removed-close = retira a { $n ->
    [one] { $n } enemigo
   *[other] { $n } enemigos
} cuerpo a cuerpo
wasteland-fortune-deed-removed-far = retira a { $n ->
    [one] { $n } enemigo
   *[other] { $n } enemigos
} con disparos o lanzamientos
wasteland-fortune-deed-removed-leader = retira al líder enemigo
wasteland-fortune-deed-removed-by-leader = retira a { $n ->
    [one] { $n } enemigo
   *[other] { $n } enemigos
} con tu líder
wasteland-fortune-deed-searched = vacía { $n ->
    [one] { $n } marcador de registro
   *[other] { $n } marcadores de registro
}
wasteland-fortune-deed-found = roba { $n ->
    [one] { $n } objeto
   *[other] { $n } objetos
} del mazo del Yermo
wasteland-fortune-deed-locks = fuerza { $n ->
    [one] { $n } cerradura
   *[other] { $n } cerraduras
}
wasteland-fortune-deed-computers = supera { $n ->
    [one] { $n } prueba de informática
   *[other] { $n } pruebas de informática
}
wasteland-fortune-deed-searches = supera { $n ->
    [one] { $n } prueba de registro
   *[other] { $n } pruebas de registro
}
wasteland-fortune-deed-looked = mira { $n ->
    [one] { $n } marcador de investigación
   *[other] { $n } marcadores de investigación
}
wasteland-fortune-deed-healed = retira { $n } de daño con objetos
wasteland-fortune-deed-criticals = haz { $n ->
    [one] { $n } ataque crítico
   *[other] { $n } ataques críticos
}
wasteland-fortune-deed-charges = carga hasta el contacto { $n ->
    [one] { $n } vez
   *[other] { $n } veces
}
wasteland-fortune-deed-cries = gana { $n ->
    [one] { $n } grito de guerra
   *[other] { $n } gritos de guerra
}
wasteland-fortune-deed-dangers = evita { $n ->
    [one] { $n } peligro
   *[other] { $n } peligros
}
wasteland-fortune-deed-boosts = usa { $n ->
    [one] { $n } impulso
   *[other] { $n } impulsos
}
wasteland-fortune-deed-chems = usa { $n ->
    [one] { $n } droga
   *[other] { $n } drogas
}
wasteland-fortune-deed-mined = hiere a { $n ->
    [one] { $n } enemigo
   *[other] { $n } enemigos
} con tus minas y áreas
wasteland-fortune-deed-reacted = haz { $n ->
    [one] { $n } reacción
   *[other] { $n } reacciones
}
wasteland-fortune-deed-won = gana la batalla
wasteland-fortune-deed-all-alive = no pierdas ninguna miniatura
wasteland-fortune-deed-leader-whole = tu líder acaba la batalla sin daño
wasteland-fortune-deed-at-edge = acaba con { $n ->
    [one] { $n } miniatura
   *[other] { $n } miniaturas
} a roja o menos del borde enemigo
wasteland-fortune-deed-centre = acaba con { $n ->
    [one] { $n } miniatura
   *[other] { $n } miniaturas
} a roja o menos del centro
wasteland-fortune-deed-more-models = acaba con más miniaturas en la mesa que el enemigo
wasteland-fortune-deed-no-shot = no hagas ningún ataque a distancia
wasteland-fortune-deed-outnumbered = gana habiendo empezado con menos miniaturas que el enemigo
