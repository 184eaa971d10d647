# Lo que dicen las cartas de Wasteland: trozos de frases, compuestos a partir de los datos de cada carta.

## El marco de una carta

wasteland-card-line = { $text }.
wasteland-card-label = { $label }: { $text }
wasteland-card-do = { $label }: { $clause }
wasteland-card-list-dot = { $first } · { $rest }
wasteland-card-list-semicolon = { $first }; { $rest }
wasteland-card-list-or = { $first } o { $last }
wasteland-card-letter = { $letter } { $n }
wasteland-card-caps = { $n ->
    [one] { $n } chapa
   *[other] { $n } chapas
}
wasteland-card-caps-none = sin precio
wasteland-card-caps-other = { $caps } (precio de la lista { $list })
wasteland-card-unique = carta única
wasteland-card-natural = parte del cuerpo
wasteland-card-limited = uso limitado
wasteland-card-only-for = solo para { $list }
wasteland-card-fits = para { $list }
wasteland-card-with-power-armour = solo con servoarmadura
wasteland-card-uses-skill = habilidad: { $skill }
wasteland-card-piece = { $n ->
    [1] cabeza
    [2] brazos
    [3] piernas
    [4] protecciones
    [5] collar
    [6] cadenas
   *[other] pieza { $n }
}

## Unidades

wasteland-card-health = salud { $n } ({ $attribute })
wasteland-card-ratings = armadura { $physical }/{ $energy }/{ $radiation }
wasteland-ruler-move = movimiento (regla { $colour })
wasteland-ruler-charge = carga (regla { $colour })
wasteland-ruler-awareness = vigilancia (regla { $colour })
wasteland-ruler-throw = lanzamiento (regla { $colour })
wasteland-ruler-cry = grito de guerra (regla { $colour })
wasteland-ruler-presence = presencia (regla { $colour })
wasteland-card-natural-weapons = armas naturales
wasteland-card-standard = equipo estándar
wasteland-card-reactions = empieza cada ronda con { $n ->
    [one] { $n } ficha de reacción
   *[other] { $n } fichas de reacción
}

wasteland-trait-no-climb = no puede escalar
wasteland-trait-unimpeded = el terreno difícil no la frena
wasteland-trait-senses = puede cargar contra un enemigo que no ve
wasteland-trait-leaps = nunca se queda a media escalada
wasteland-trait-tramples = atraviesa las peanas de los enemigos más pequeños
wasteland-trait-cry-immune = los gritos de guerra no le afectan
wasteland-trait-radiation-heals = el daño de radiación la cura
wasteland-trait-swarm = ataca una vez por cada dos puntos de salud que le quedan
wasteland-trait-reacts-only = solo puede reaccionar
wasteland-trait-orders = al activarse, deja lista a una miniatura amiga a amarilla o menos
wasteland-trait-drilled = al activarse, deja lista a otra miniatura de su unidad dentro de su presencia
wasteland-trait-burrows = su carga lo atraviesa todo y no es un desencadenante
wasteland-trait-detonates = puede hacerse estallar
wasteland-trait-unstable = cada vez que recibe daño, tira un dado azul: con una explosión, estalla
wasteland-trait-dread = los enemigos dentro de su presencia tienen −2 en toda prueba que no sea un ataque
wasteland-trait-healer = una vez por activación, retira 1 de daño a un amigo a amarilla o menos
wasteland-trait-uncounted = no cuenta para el marcador de ventaja
wasteland-trait-self-destruct = explota cuando se retira
wasteland-trait-two-shots = no necesita recargar las armas lentas
wasteland-trait-no-prepare = no puede prepararse
wasteland-trait-quick-moves = acción rápida: movimiento
wasteland-trait-quick-skills = acción rápida: pericia
wasteland-trait-dodges = una vez por batalla, una prueba de Agilidad le permite ignorar un impacto
wasteland-trait-handler = los perros dentro de su presencia registran con su Percepción
wasteland-trait-eyes = los amigos dentro de su presencia cargan contra lo que ve y advierten lo que advierte
wasteland-trait-rarely-locked = los ordenadores nunca se le bloquean
wasteland-trait-stands-up = en una fuerza de Supervivientes: Resistencia +1, armadura física +1
wasteland-trait-spare-ready = está lista al principio de cada ronda
wasteland-trait-shares-resist = los amigos dentro de su presencia pueden resistir gritos de guerra con su valor
wasteland-trait-distracts = una vez por activación, da una ficha de −2 a un enemigo visible dentro de su presencia
wasteland-trait-swaps-die = una vez por activación, puede tirar un dado amarillo en lugar de otro dado de su ataque
wasteland-trait-yellow-charge = su bonificación de carga puede ser un dado amarillo
wasteland-trait-keeps-chem = una vez por batalla, una droga que toma ella misma no se gasta
wasteland-trait-failing = cada vez que recibe daño y le queda menos de la mitad de la salud, tira un dado azul: con una explosión, estalla

## Efectos de los iconos, los críticos, las minas y los peligros

wasteland-card-effect-line = { $icons }: { $effect }
wasteland-card-effect-limit = { $line } (hasta { $n } veces)
wasteland-card-effect-if-damaged = { $effect }, si el daño pasa
wasteland-effect-damage = +{ $n } de daño
wasteland-effect-reduction = armadura −{ $n }
wasteland-effect-pierce = { $n } de daño que ignora la armadura
wasteland-effect-stun = aturdida
wasteland-effect-arm = brazo herido
wasteland-effect-leg = pierna herida
wasteland-effect-injury = brazo o pierna heridos, a elección del atacante
wasteland-effect-fire = en llamas
wasteland-effect-freeze = congelada
wasteland-effect-poison = envenenada
wasteland-effect-push = empujón (regla { $colour })
wasteland-effect-action = { $n ->
    [one] { $n } punto de acción
   *[other] { $n } puntos de acción
} para el atacante
wasteland-effect-calm = el blanco pierde una ficha de reacción
wasteland-effect-calm-or-stun = el blanco pierde una ficha de reacción o, si no tiene, queda aturdido
wasteland-effect-ready-again = el arma sigue cargada
wasteland-effect-shaken = una ficha de −2
wasteland-effect-radiate = { $n } de daño de radiación que ignora la armadura
wasteland-effect-ignore-strong = el +1 de la armadura fuerte no cuenta
wasteland-effect-hurt = { $n } de daño físico
wasteland-effect-draw = roba { $n ->
    [one] { $n } objeto
   *[other] { $n } objetos
}
wasteland-effect-use-up = quien lo encuentra queda usado y su activación termina
wasteland-effect-alarm = cada enemigo a { $colour } o menos recibe una ficha de reacción

## Armas

wasteland-card-short = alcance corto (regla { $colour })
wasteland-card-long = alcance largo (regla { $colour })
wasteland-card-dice = dados
wasteland-card-no-dice = sin dados
wasteland-card-trigger = estalla a { $colour } o menos
wasteland-card-minimum = no más cerca que la regla { $colour }
wasteland-card-area = área { $colour }
wasteland-card-inner = área interior ({ $colour })
wasteland-card-hit = impacto
wasteland-card-direct = impacto directo
wasteland-card-scatter = { $n ->
    [0] siempre
   *[other] fallo por { $n } o más
}
wasteland-card-scatters = se desvía una regla { $colour }
wasteland-card-always-scatters = se desvía aunque acierte
wasteland-card-stray = alcanza a quien esté donde caiga
wasteland-card-critical = crítico por { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
wasteland-card-critical-short = { wasteland-card-critical }, solo a alcance corto
wasteland-card-critical-long = { wasteland-card-critical }, solo a alcance largo
wasteland-card-more-dice = + { $dice }
wasteland-card-slow = lenta: hay que cargarla tras cada disparo
wasteland-card-one-use = se usa una sola vez
wasteland-card-primed = necesita { $n ->
    [one] { $n } ficha
   *[other] { $n } fichas
} antes de poder usarse
wasteland-card-charges = reúne hasta { $n ->
    [one] { $n } ficha
   *[other] { $n } fichas
}; cada una da +1 de daño
wasteland-card-walked = fuego de barrido: hasta { $n } disparos
wasteland-card-strength = exige Fuerza { $n }
wasteland-card-strength-die = con Fuerza 7 o más, un { $die } en vez de uno negro
wasteland-card-silent = usarla no es un desencadenante
wasteland-card-lower-rating = contra la menor de las armaduras física y energética
wasteland-card-pulse = solo daña a robots y servoarmaduras intactas
wasteland-card-reach = golpea hasta la regla { $colour }
wasteland-card-against-agility = su valor es Fuerza menos la Agilidad del blanco
wasteland-card-throws = lanza al blanco a una regla { $colour } de distancia y lo aturde

## Objetos

wasteland-card-use = uso
wasteland-card-raw = crudo
wasteland-card-cooked = cocinado
wasteland-card-stage = { $n ->
    [1] primero
    [2] después
   *[other] por último
}
wasteland-card-stage-nothing = sin efecto
wasteland-card-addiction = adictivo con { $icons }
wasteland-card-tokens = { $n ->
    [one] { $n } ficha
   *[other] { $n } fichas
}, una por uso
wasteland-card-intact = intacta
wasteland-card-degraded = degradada

wasteland-use-heal = retira { $n } de daño
wasteland-use-cleanse = { $all ->
    [yes] retira todo el daño de radiación
   *[no] retira { $n } de daño de radiación
}
wasteland-use-radiate = recibe { $n } de daño de radiación
wasteland-use-action = gana { $n ->
    [one] { $n } punto de acción
   *[other] { $n } puntos de acción
}
wasteland-use-cure = cura brazo y pierna heridos
wasteland-use-cure-addiction = pon fin a las adicciones
wasteland-use-douse = apaga un fuego
wasteland-use-cure-poison = pon fin al envenenamiento
wasteland-use-boost = gana { $n ->
    [one] { $n } refuerzo de armadura
   *[other] { $n } refuerzos de armadura
}
wasteland-use-reaction = gana una ficha de reacción
wasteland-use-quick-move = haz enseguida un movimiento rápido
wasteland-use-repair = retira { $n } de daño a un robot
wasteland-use-patch = retira { $n } de daño a una servoarmadura intacta
wasteland-use-stealth = sigilo durante { $n ->
    [one] { $n } ronda
   *[other] { $n } rondas
}: un atacante debe superar antes una prueba de Percepción con −4
wasteland-use-strike = marca un punto: en la ronda siguiente la artillería alcanza allí un área roja
wasteland-use-cure-frozen = descongela
wasteland-use-load = carga un arma lenta
wasteland-use-boost-energy = gana { $n ->
    [one] { $n } refuerzo de armadura
   *[other] { $n } refuerzos de armadura
} contra energía

## Lo que da una carta

wasteland-reach-own = { $gift }
wasteland-reach-aura = amigos dentro de la presencia: { $gift }
wasteland-reach-aura-low = amigos dentro de la presencia con 1 o 2 de salud: { $gift }
wasteland-reach-aura-dogs = perros dentro de la presencia: { $gift }
wasteland-reach-aura-minutemen = otros Minutemen dentro de la presencia: { $gift }
wasteland-reach-aura-turn = amigos dentro de la presencia activados en el mismo turno: { $gift }
wasteland-reach-alone = mientras no haya ningún amigo, salvo un perro, a roja o menos: { $gift }
wasteland-reach-accompanied = mientras haya un amigo dentro de su presencia: { $gift }
wasteland-gift-attribute = { $attribute } { $signed }
wasteland-gift-all-attributes = todos los atributos { $signed }
wasteland-gift-health = salud { $signed }
wasteland-gift-physical = armadura física { $signed }
wasteland-gift-energy = armadura energética { $signed }
wasteland-gift-radiation = armadura contra radiación { $signed }
wasteland-gift-base-physical = armadura física { $n }
wasteland-gift-base-energy = armadura energética { $n }
wasteland-gift-base-radiation = armadura contra radiación { $n }
wasteland-gift-strong-physical = armadura física { $n }+1
wasteland-gift-strong-energy = armadura energética { $n }+1
wasteland-gift-strong-radiation = armadura contra radiación { $n }+1
wasteland-gift-skill = { $skill } { $signed }
wasteland-card-colours = { $n ->
    [one] { $n } color
   *[other] { $n } colores
} { $sign ->
    [minus] más corto
   *[plus] más largo
}
wasteland-gift-move = movimiento { wasteland-card-colours }
wasteland-gift-charge = carga { wasteland-card-colours }
wasteland-gift-awareness = vigilancia { wasteland-card-colours }
wasteland-gift-presence = presencia { wasteland-card-colours }
wasteland-gift-range = ambos alcances { wasteland-card-colours }
wasteland-gift-boost = { $n ->
    [one] { $n } refuerzo de armadura
   *[other] { $n } refuerzos de armadura
} al principio
wasteland-gift-short = { $signed } a alcance corto
wasteland-gift-long = { $signed } a alcance largo
wasteland-gift-silent = los disparos no son desencadenantes
wasteland-gift-quick-shot = acción rápida: disparo con esta arma
wasteland-gift-blank-damage = un dado negro, verde o amarillo en blanco cuenta como +1 de daño
wasteland-gift-blank-reduction = un dado negro, verde o amarillo en blanco cuenta como armadura −1
wasteland-gift-handy = sin penalización cuerpo a cuerpo
wasteland-gift-aimed = los disparos a un combate alcanzan a la miniatura elegida
wasteland-gift-spikes = quien cargue contra el portador recibe { $n } de daño físico y un dado verde
wasteland-gift-climb = escala sin prueba
wasteland-gift-open-locks = abre una cerradura sin prueba
wasteland-gift-open-computers = abre un ordenador sin prueba
wasteland-gift-stealth = un atacante debe superar antes una prueba de Percepción con −4
wasteland-gift-hidden = solo visible a una regla de vigilancia
wasteland-gift-ignore-cover = { $n ->
    [one] { $n } elemento de cobertura no cuenta
   *[other] { $n } elementos de cobertura no cuentan
}
wasteland-gift-no-trigger-move = los movimientos no son desencadenantes
wasteland-gift-area-armour = armadura { $signed } contra áreas
wasteland-gift-poison-immune = inmune al veneno
wasteland-gift-fall-immune = sin daño por caídas
wasteland-gift-pump = usa por sí solo un estimulante con 3 de salud o menos
wasteland-gift-leap = { $n ->
    [one] { $n } movimiento
   *[other] { $n } movimientos
} por encima de todo
wasteland-gift-extra-item = cada hallazgo roba un objeto más; luego se descarta uno
wasteland-gift-never-locked = ningún marcador se bloquea
wasteland-gift-remote = dejado atrás, percibe por ti los desencadenantes a { $colour } o menos
wasteland-gift-ward = las torretas enemigas a { $colour } o menos no reaccionan
wasteland-gift-vats = una estrella del dado de VATS también cuenta
wasteland-gift-criticals = puntos de crítico
wasteland-gift-lucky = fichas de suerte
wasteland-gift-quick-move = acción rápida: movimiento
wasteland-gift-quick-expertise = acción rápida: pericia
wasteland-gift-quick-attack = acción rápida: ataque
wasteland-gift-pulse-proof = las armas de pulsos no hacen nada
wasteland-gift-stun-proof = no puede quedar aturdida

wasteland-card-extra-die = { $die } { $where }
wasteland-where-melee = cuerpo a cuerpo
wasteland-where-pistol = con pistolas
wasteland-where-rifle = con fusiles
wasteland-where-heavy = con armas pesadas
wasteland-where-throw = al lanzar
wasteland-where-short-rifle = con fusiles a alcance corto
wasteland-where-long-rifle = con fusiles a alcance largo
wasteland-where-search = al registrar
wasteland-where-lockpick = al forzar cerraduras
wasteland-where-computers = con ordenadores
wasteland-where-guns = al disparar
wasteland-where-weapon = con esta arma

## Líderes

wasteland-power-takes-advantage = una vez por batalla, toma el marcador de ventaja después de que se asigne
wasteland-power-gives-actions = guarda hasta dos fichas; cada una da 1 punto de acción a un amigo dentro de la presencia
wasteland-power-gives-reactions = guarda hasta dos fichas; cada una da una ficha de reacción a un amigo dentro de la presencia
wasteland-power-banks-action = guarda una acción de una activación para otra posterior
wasteland-power-redraws = una vez por batalla, cambia por otra una carta robada del mazo del Yermo
wasteland-power-free-disengage = una vez por ronda, un amigo dentro de la presencia abandona un combate sin ataques gratuitos
wasteland-power-shrugs-stun = al quedar aturdido, lanza la ficha de suerte: con suerte, el aturdimiento pasa
wasteland-power-aura-cry = los amigos dentro de la presencia que solo saben resistir tienen un grito de guerra naranja
wasteland-power-lends = una vez por ronda, un amigo dentro de la presencia usa un atributo del líder
wasteland-power-controls = las criaturas pueden unirse a la fuerza

## Peligros

wasteland-card-danger-test = prueba de { $attribute }
wasteland-card-danger-test-modified = prueba de { $attribute } con { $signed }
wasteland-card-danger-averted = { $test }; si falla: { $clause }
wasteland-card-danger-copies = { $n } cartas

## Cartas de IA

wasteland-ai-column-health = salud { $low }–{ $high }
wasteland-ai-column-health-up = salud { $low } o más
wasteland-ai-column-friends = { $low }–{ $high } amigos a roja o menos
wasteland-ai-column-friends-up = { $low ->
    [one] { $low } amigo
   *[other] { $low } amigos
} o más a roja o menos
wasteland-ai-column-engaged = { $high ->
    [0] no trabada
   *[other] trabada
}
wasteland-ai-column-exact-health = salud { $low }
wasteland-ai-column-exact-friends = { $low ->
    [0] ningún amigo
    [one] { $low } amigo
   *[other] { $low } amigos
} a roja o menos
wasteland-ai-cell = { $response }, { $attitude }
wasteland-ai-cell-stays = { $response }, { $attitude }, sigue trabada
wasteland-ai-row = { $icons } ({ $method })
wasteland-ai-targets = blancos
wasteland-ai-preferred = armas preferidas
wasteland-ai-points = puntos de acción para
wasteland-ap-prepare = prepararse
wasteland-ap-move = moverse
wasteland-ap-attack = atacar
wasteland-ap-heal = curarse

## La galería

gallery-wasteland-title = Wasteland: la galería de cartas
gallery-wasteland-intro = Las { $n } cartas del conjunto estándar, con los textos que el juego compone a partir de sus datos. Los precios son los de la lista { $list }. Los valores de las cartas marcadas con ◆ están publicados; las demás son diseño nuestro.
gallery-wasteland-contents = Contenido
gallery-wasteland-units = Unidades
gallery-wasteland-weapons = Armas
gallery-wasteland-items = Objetos
gallery-wasteland-leaders = Líderes
gallery-wasteland-dangers = Peligros
gallery-wasteland-ai = Cartas de IA
gallery-wasteland-perks = Ventajas
gallery-wasteland-boosts = Impulsos
gallery-wasteland-events = Eventos y consecuencias
gallery-wasteland-explorations = Exploración
gallery-wasteland-quests = Misiones
gallery-wasteland-column-card = Carta
gallery-wasteland-column-kind = Qué es
gallery-wasteland-column-text = Qué hace
