# El texto de reglas de las cartas de Tragic: las palabras y las frases de que se compone.

## Words

tragic-kind-ability = Aptitud
tragic-kind-attack = Ataque
tragic-kind-action = Acción
tragic-kind-quest = Misión
tragic-kind-reaction = Reacción
tragic-kind-ally = Aliado
tragic-kind-companion = Compañero
tragic-kind-object = Objeto
tragic-kind-armour = Armadura
tragic-kind-weapon = arma
tragic-kind-drug = Droga
tragic-kind-building = Edificio
tragic-kind-trait = Rasgo
tragic-kind-skill = Habilidad

tragic-type-melee = cuerpo a cuerpo
tragic-type-ranged = a distancia
tragic-type-explosive = explosivo
tragic-type-energy = energía
tragic-type-one-hand = una mano
tragic-type-two-hands = dos manos
tragic-type-bare-hands = manos desnudas
tragic-type-natural = arma natural
tragic-type-heavy = arma pesada
tragic-type-light = arma ligera
tragic-type-gas = gas
tragic-type-water = agua
tragic-type-human = humano
tragic-type-ghoul = necrófago
tragic-type-super-mutant = supermutante
tragic-type-synth = sintético
tragic-type-robot = robot
tragic-type-c-27 = C-27
tragic-type-deathclaw = sanguinario
tragic-type-animal = animal
tragic-type-insect = insecto
tragic-type-raider = saqueador
tragic-type-rust-devil = Diablo del Óxido
tragic-type-mercenary = mercenario
tragic-type-settler = colono
tragic-type-non-humanoid = no humanoide
tragic-type-brotherhood = Hermandad
tragic-type-enclave = Enclave
tragic-type-institute = Instituto
tragic-type-beast-tamer = domador
tragic-type-minutemen = Minutemen
tragic-type-railroad = Ferrocarril
tragic-type-bag = bolsa
tragic-type-frame = chasis
tragic-type-helmet = casco

tragic-place-head = cabeza
tragic-place-torso = torso
tragic-place-left-arm = brazo izquierdo
tragic-place-right-arm = brazo derecho
tragic-place-left-leg = pierna izquierda
tragic-place-right-leg = pierna derecha
tragic-place-left-hand = mano izquierda
tragic-place-right-hand = mano derecha
tragic-place-back = espalda
tragic-place-frame = chasis

tragic-race = raza
tragic-type-line = { $kind } { $level }
tragic-type-line-types = { $line } – { $types }

## Keywords

tragic-keyword-absorb = ABSORCIÓN TOTAL
tragic-keyword-excess = EXCESO DE DAÑO
tragic-keyword-penetrating = PENETRANTE
tragic-keyword-piercing = PERFORANTE
tragic-keyword-armour = ARMADURA
tragic-keyword-martyr = MÁRTIR
tragic-keyword-in-defence = EN DEFENSA
tragic-keyword-horde = HORDA
tragic-keyword-targeting = PUNTERÍA
tragic-keyword-incapacitate = INCAPACITAR
tragic-keyword-untargetable = INSELECCIONABLE
tragic-keyword-guardian-charge = CARGA PROTECTORA
tragic-keyword-blast-area = EXPLOSIÓN DE ÁREA
tragic-keyword-luminescent = LUMINISCENTE
tragic-keyword-vampirism = VAMPIRISMO
tragic-keyword-silenced = SILENCIADO
tragic-keyword-critical = CRÍTICO
tragic-keyword-unique = ÚNICA
tragic-keyword-unavoidable = INEVITABLE
tragic-keyword-no-strike-back = SIN CONTRAATAQUE
tragic-keyword-stealth = SIGILO
tragic-keyword-discovery = DESCUBRIMIENTO
tragic-keyword-respirator = RESPIRADOR
tragic-keyword-upkeep = MANTENIMIENTO
tragic-keyword-addicted = ADICTO
tragic-keyword-end-of-turn = FIN DE TURNO
tragic-keyword-special = SPECIAL
tragic-keyword-index = { $keyword } x{ $index }

## Kinds of damage

tragic-damage = { $n } de daño{ $kind ->
    [blast] {" "}de explosión
    [poison] {" "}de veneno
    [disease] {" "}de enfermedad
    [radiation] {" "}de radiación
    [fire] {" "}de fuego
    [cryo] {" "}criogénico
    [laser] {" "}láser
    [plasma] {" "}de plasma
    [electric] {" "}eléctrico
   *[plain] {""}
}

## The frame of a card

tragic-line = { $text }.
tragic-plus-one = +1 { $letter }
tragic-strike = { tragic-damage }{ $strikes ->
    [1] {""}
   *[other] , { $strikes } golpes
}
tragic-player-only = no puede apuntar a Aliados
tragic-stays = permanece en juego
tragic-ability = { $head }: { $clause }
tragic-aim = eliges { $object }
tragic-answers = en respuesta a { $list }
tragic-answer-attack = una carta de Ataque
tragic-answer-action = una Acción
tragic-answer-quest = una Misión
tragic-answer-reaction = una Reacción
tragic-answer-use = una capacidad de una carta en juego
tragic-answer-skill = una Habilidad
tragic-answer-movement = un ataque de Aliados
tragic-answer-ally = un Aliado que se juega
tragic-answer-object = un Objeto que se juega
tragic-list-or = { $first } o { $last }
tragic-list-then = { $first } y luego { $rest }
tragic-list-then-order = { $first } y luego { $rest }
tragic-list-then-also = { $first } y luego { $clause }
tragic-list-mode = { $first }; o bien { $rest }
tragic-radiation-level = Nivel de radiación { $n }: { $list }.

## When it works

tragic-when-cast = cuando la colocas
    .arrives = al llegar
    .attacked = tras el ataque
tragic-when-upkeep = MANTENIMIENTO
    .addicted = ADICTO
tragic-when-end = FIN DE TURNO
tragic-when-leave = cuando esta carta deja el juego
tragic-when-critical = cuando tu ataque es crítico
tragic-when-ally-leaves = cuando otro de tus Aliados deja el juego
tragic-when-ally-arrives = cuando llega otro de tus Aliados
tragic-when-lay = cuando colocas una Aptitud
tragic-when-hurt = cuando un ataque te hace perder PV
tragic-when-kill = cuando tu carta de Ataque vence a un Aliado
    .ally = cuando este Aliado o tu carta de Ataque vence a un Aliado
tragic-when-skill = cuando usas una Habilidad
tragic-when-attack = cuando tu carta de Ataque se ha resuelto
tragic-when-strike = cuando este Aliado inflige daño a un jugador
tragic-when-drug = cuando tomas una Droga
tragic-when-reaction = cuando juegas una Reacción
tragic-when-start = al comienzo del duelo
tragic-any-turn = en cualquier turno
tragic-own-turn = en tu turno
tragic-in-upkeep = en tu mantenimiento
tragic-once = una vez por turno
tragic-while-engaged = aunque esté girada
tragic-may = si quieres

## What it costs

tragic-pay-engage = giras esta carta
tragic-pay-points = pagas { $cost }
tragic-pay-points-or-life = pagas { $cost } (1 PV por cada punto no pagado)
tragic-pay-life = pierdes { $n } PV
tragic-pay-cards = descartas { tragic-cards }
tragic-pay-card = descartas esta carta
tragic-toll-for = { $toll } para esto: { $clause }
tragic-toll-leave = { $toll } para salir
tragic-toll-else = { $toll }; si no, { $clause }
tragic-roll = tiras un dado; con { $n ->
    [1] un 1
   *[other] { $n } o menos
}, { $clause }
tragic-roll-else = { $text }; si no, { $clause }
tragic-choose = eliges un efecto – { $list }
tragic-choose-opponents = tus rivales eligen lo que pasa – { $list }

## Conditions and counts

tragic-quantity = { $compare ->
    [ge] al menos { $n }
    [le] como mucho { $n }
   *[eq] exactamente { $n }
}
tragic-gift-if = { $gift } { $condition }
tragic-if-letter = si tienes { tragic-quantity } { $letter }
tragic-if-hp = si tienes { tragic-quantity } PV
tragic-if-wounds = si tienes { tragic-quantity } { $n ->
    [one] herida
   *[other] heridas
}
tragic-if-hand = si tienes { tragic-quantity } { $n ->
    [one] carta
   *[other] cartas
} en la mano
tragic-if-allies = si tienes { tragic-quantity } { $n ->
    [one] Aliado
   *[other] Aliados
}
tragic-if-opposing-allies = si tu rival tiene { tragic-quantity } { $n ->
    [one] Aliado
   *[other] Aliados
}
tragic-if-opposing-hand = si tu rival tiene { tragic-quantity } { $n ->
    [one] carta
   *[other] cartas
} en la mano
tragic-if-opposing-objects = si tu rival tiene { tragic-quantity } { $n ->
    [one] Objeto o Edificio
   *[other] Objetos o Edificios
} en juego
tragic-if-opposing-armour = si tu rival tiene { tragic-quantity } de armadura
tragic-if-opposing-wounds = si tu rival tiene { tragic-quantity } { $n ->
    [one] herida
   *[other] heridas
}
tragic-if-radiation = si tu nivel de radiación es { $compare ->
    [ge] { $n } o más
    [le] { $n } o menos
   *[eq] { $n }
}
tragic-if-opposing-radiation = si el nivel de radiación de tu rival es { $compare ->
    [ge] { $n } o más
    [le] { $n } o menos
   *[eq] { $n }
}
tragic-if-abilities = si has colocado { tragic-quantity } { $n ->
    [one] Aptitud
   *[other] Aptitudes
}
tragic-if-worn = si llevas { tragic-quantity } { $n ->
    [one] pieza
   *[other] piezas
} de equipo
tragic-if-objects = si tienes { tragic-quantity } { $n ->
    [one] Objeto o Edificio
   *[other] Objetos o Edificios
} en juego
tragic-if-discard = si tu Descarte tiene { tragic-quantity } { $n ->
    [one] carta
   *[other] cartas
}
tragic-if-actions = si ya has hecho { tragic-quantity } { $n ->
    [one] acción
   *[other] acciones
} este turno
tragic-if-stealth = { $has ->
    [no] si no tienes SIGILO
   *[yes] si tienes SIGILO
}
tragic-if-target-health = si el objetivo tiene { tragic-quantity } de vida
tragic-if-target-attack = si el objetivo tiene { tragic-quantity } de ataque
tragic-if-frame = { $has ->
    [no] si no llevas un chasis
   *[yes] si llevas un chasis
}

tragic-where = { $clause } (X = { $count })
tragic-where-rounded = { $clause } (X = { $count }; redondeado hacia abajo)
tragic-rounded = { $clause } (redondeado hacia abajo)
tragic-count-hp = tus PV
tragic-count-wounds = tus heridas
tragic-count-hand = cartas de tu mano
tragic-count-allies = número de tus Aliados
tragic-count-opposing-allies = número de Aliados rivales
tragic-count-opposing-hand = cartas de la mano de tu rival
tragic-count-opposing-objects = número de Objetos y Edificios rivales
tragic-count-opposing-armour = armadura de tu rival
tragic-count-opposing-wounds = heridas de tu rival
tragic-count-radiation = tu nivel de radiación
tragic-count-opposing-radiation = nivel de radiación de tu rival
tragic-count-abilities = número de Aptitudes que has colocado
tragic-count-worn = número de piezas de equipo que llevas
tragic-count-objects = número de tus Objetos y Edificios en juego
tragic-count-discard = cartas de tu Descarte
tragic-count-actions = acciones que ya has hecho este turno
tragic-count-stealth = 1 si tienes SIGILO, si no 0
tragic-count-target-health = vida del objetivo
tragic-count-target-attack = ataque del objetivo
tragic-count-frame = número de chasis que llevas

## Targets and groups

tragic-target-opponent = tu rival
    .subject = { tragic-target-opponent }
tragic-target-opposing-ally = un Aliado rival
    .subject = { tragic-target-opposing-ally }
tragic-target-opposing-ally-or-player = tu rival o un Aliado suyo
    .subject = { tragic-target-opposing-ally-or-player }
tragic-target-own-ally = uno de tus Aliados
    .subject = { tragic-target-own-ally }
tragic-target-any-ally = un Aliado
    .subject = { tragic-target-any-ally }
tragic-target-opposing-object = un Objeto o Edificio rival
    .subject = { tragic-target-opposing-object }
tragic-target-own-object = uno de tus Objetos o Edificios
    .subject = { tragic-target-own-object }
tragic-target-opposing-equipment = una pieza de equipo rival
    .subject = { tragic-target-opposing-equipment }
tragic-target-opposing-permanent = un Aliado, Objeto o Edificio rival
    .subject = { tragic-target-opposing-permanent }
tragic-target-own-permanent = uno de tus Aliados, Objetos o Edificios
    .subject = { tragic-target-own-permanent }

tragic-whom-you = ti
    .subject = tú
tragic-whom-opponent = tu rival
    .subject = { tragic-whom-opponent }
tragic-whom-each = cada jugador
    .subject = { tragic-whom-each }
tragic-whom-target = ese objetivo
    .subject = { tragic-whom-target }
tragic-whom-this = esta carta
    .subject = { tragic-whom-this }
tragic-whom-own-allies = tus Aliados
    .subject = { tragic-whom-own-allies }
tragic-whom-opposing-allies = todos los Aliados rivales
    .subject = { tragic-whom-opposing-allies }
tragic-whom-all-allies = todos los Aliados
    .subject = { tragic-whom-all-allies }
tragic-whom-attackers = todos los atacantes
    .subject = { tragic-whom-attackers }
tragic-whom-other-own-allies = tus otros Aliados
    .subject = { tragic-whom-other-own-allies }
tragic-whom-opposing-objects = todos los Objetos y Edificios rivales
    .subject = { tragic-whom-opposing-objects }
tragic-whom-all-objects = todos los Objetos y Edificios
    .subject = { tragic-whom-all-objects }

tragic-filtered = { $cards } ({ $filter })
tragic-filter-level = nivel { $n } como mucho
tragic-until = { $until ->
    [end] hasta el final del turno
    [next-turn] hasta tu próximo turno
   *[always] para siempre
}

## Steps

tragic-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
tragic-step-draw = { $whom ->
    [you] robas
    [opponent] tu rival roba
    [again] roba
   *[each] cada jugador roba
} { tragic-cards }
tragic-step-discard = { $whom ->
    [you] descartas
    [opponent] tu rival descarta
    [again] descarta
   *[each] cada jugador descarta
} { tragic-cards }
tragic-step-discard-random = { $whom ->
    [you] descartas
    [opponent] tu rival descarta
    [again] descarta
   *[each] cada jugador descarta
} { tragic-cards } al azar
tragic-step-steal = tomas { tragic-cards } al azar de la mano de tu rival
tragic-step-heal = { $whom ->
    [you] recuperas
    [opponent] tu rival recupera
    [again] recupera
   *[each] cada jugador recupera
} { $n } PV
tragic-step-lose = { $whom ->
    [you] pierdes
    [opponent] tu rival pierde
    [again] pierde
   *[each] cada jugador pierde
} { $n } PV
tragic-step-damage = { $whom ->
    [you] sufres
    [again] sufre
   *[other] { $subject } { $number ->
        [one] sufre
       *[other] sufren
    }
} { tragic-damage }
tragic-step-search = buscas { $filter } en tu Biblioteca
tragic-step-recover = llevas { $filter } de tu Descarte a tu mano
tragic-step-revive = pones en juego { $filter } de tu Descarte
tragic-step-discovery = DESCUBRIMIENTO x{ $n }
tragic-step-mill = { $whom ->
    [you] descartas { tragic-cards } de la parte superior de tu Biblioteca
    [opponent] tu rival descarta { tragic-cards } de la parte superior de su Biblioteca
    [again] descarta { tragic-cards } de la parte superior de su Biblioteca
   *[each] cada jugador descarta { tragic-cards } de la parte superior de su Biblioteca
}
tragic-step-boost = { $subject } { $number ->
    [one] recibe
   *[other] reciben
} { $boost } { tragic-until }
tragic-step-grant = { $subject } { $number ->
    [one] recibe
   *[other] reciben
} { $keyword } { tragic-until }
tragic-step-gain = { $gift }{ $whom ->
    [you] {""}
    [opponent] {" "}para tu rival
   *[each] {" "}para cada jugador
} { tragic-until }
tragic-step-beat = descartas { $object }
tragic-step-destroy = destruyes { $object } definitivamente
tragic-step-return = devuelves { $object } a la mano { $number ->
    [one] de su propietario
   *[other] de sus propietarios
}
tragic-step-engage = giras { $object }
tragic-step-disengage = enderezas { $object }
tragic-step-refresh = enderezas { $n } de tus puntos SPECIAL
tragic-step-drain = { $whom ->
    [opponent] tu rival gira
    [again] gira
   *[each] cada jugador gira
} { $n } { $n ->
    [one] punto
   *[other] puntos
} SPECIAL
tragic-step-stealth = obtienes SIGILO
tragic-step-irradiate = { $whom ->
    [you] tu radiación sube { $n }
    [opponent] la radiación de tu rival sube { $n }
   *[each] la radiación de cada jugador sube { $n }
}
tragic-step-cure = tu radiación baja { $n }
tragic-step-end-turn = terminas tu turno de inmediato
tragic-step-cancel = anulas su efecto
tragic-step-dodge = esquivas totalmente el ataque
tragic-step-dodge-roll = tiras un dado y esquivas el ataque con { $n ->
    [1] un 1
   *[other] { $n } o menos
}
tragic-step-reduce = el ataque te inflige { $n } de daño base menos
tragic-step-redirect = el ataque alcanza en tu lugar a { $object }
tragic-step-lay = { $n ->
    [1] colocas, si quieres, 1 Aptitud de tu mano
   *[other] colocas hasta { $n } Aptitudes de tu mano
}
tragic-step-show-reactions = tu rival te muestra una Reacción de su mano, si tiene alguna
tragic-step-show-hand = tu rival te muestra su mano
tragic-step-enter = entras y terminas tu turno; nada te daña dentro, pero te saltas tus fases principales hasta que pagues el mantenimiento para salir
tragic-step-reprieve = hasta el final de tu próximo turno no pierdes con 0 PV
tragic-step-free-attack = juegas de inmediato una carta de Ataque de tu mano sin pagar su coste
tragic-step-point = { $signed } { $letter }
tragic-step-max-hp = { $signed } PV máximos{ $whom ->
    [opponent] {" "}para tu rival
   *[you] {""}
}
tragic-step-heal-ally = { $subject } { $number ->
    [one] recupera
   *[other] recuperan
} { $n } de vida
tragic-step-strip = { $whom ->
    [opponent] tu rival se quita todo el equipo que lleva
    [again] se quita todo el equipo que lleva
   *[target] se quita { $subject }
}
tragic-step-repeat = los efectos de tu próxima carta de Ataque de este turno se aplican una vez más
tragic-step-take-off-drug = descartas tus Drogas (dejas de ser adicto)
tragic-step-equal-draw = robas otras tantas cartas
