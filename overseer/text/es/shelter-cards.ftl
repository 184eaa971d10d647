# Las cartas de Shelter: sus nombres, las frases y signos breves en que se convierten sus símbolos,
# y lo que se dice de un archivo de cartas con errores.

## Names

room-wasteland = Yermo
room-vault-door = Puerta del refugio
room-vault-entrance = Entrada del refugio
room-water-treatment = Tratamiento de agua
room-diner = Restaurante
room-power-generator = Generador eléctrico
room-nuka-cola-plant = Planta de Nuka-Cola
room-garden = Huerto
room-water-purification = Depuradora de agua
room-nuclear-reactor = Reactor nuclear
room-storage-room = Almacén
room-trading-post = Puesto comercial
room-living-quarters = Viviendas
room-radio-studio = Estudio de radio
room-med-bay = Enfermería
room-barracks = Barracones
room-weight-room = Sala de pesas
room-armory = Armería
room-fitness-room = Gimnasio
room-lounge = Salón
room-classroom = Aula
room-athletics-room = Sala de atletismo
room-game-room = Sala de juegos
room-science-lab = Laboratorio
room-weapon-workshop = Taller de armas
room-robotics-bay = Taller de robótica
room-overseer-office = Despacho del supervisor

elevator-start = Ascensor inicial
elevator-blue = Ascensor azul
elevator-yellow = Ascensor amarillo
elevator-green = Ascensor verde
elevator-red = Ascensor rojo

item-shotgun = Escopeta
item-minigun = Minigun
item-10mm-pistol = Pistola de 10 mm
item-lucky-bobblehead = Cabezón de la suerte
item-power-armor = Servoarmadura
item-guard-dog = Perro guardián
item-laser-turret = Torreta láser
item-deathclaw-trophy = Trofeo de sanguinario
item-cash-register = Caja registradora
item-fusion-cell = Célula de fusión
item-hot-plate = Hornillo
item-water-flask = Cantimplora
item-toolbox = Caja de herramientas
item-arc-welder = Soldador de arco
item-pipe-wrench = Llave para tubos
item-nuka-cola-quantum = Nuka-Cola Quantum
item-chemistry-set = Juego de química
item-stimpak = Estimulante
item-training-manual = Manual de entrenamiento
item-jet-inhaler = Inhalador de Jet
item-ham-radio = Emisora de radio
item-lunchbox = Fiambrera
item-eden-kit = Kit Jardín del Edén
item-cryo-pod = Cápsula criogénica
item-overseer-chair = Sillón del supervisor
item-vault-suit = Traje del refugio
item-honor-roll = Cuadro de honor
item-bottle-cap-hoard = Botín de chapas
item-bounty-ledger = Registro de cazarrecompensas
item-teddy-bear = Osito de peluche

threat-radroaches = Mutarachas
threat-mole-rats = Ratas topo
threat-feral-ghouls = Necrófagos salvajes
threat-raiders = Saqueadores
threat-radscorpion = Radescorpión
threat-super-mutant = Supermutante
threat-deathclaw = Sanguinario
threat-behemoth = Behemot
threat-fire = Incendio
threat-power-failure = Apagón
threat-radiation-leak = Fuga radiactiva
threat-unrest = Disturbios

letter-S = Fuerza
letter-P = Percepción
letter-E = Resistencia
letter-C = Carisma
letter-I = Inteligencia
letter-A = Agilidad
letter-L = Suerte

## What is paid or gained

amount-energy = { $n ->
    [one] { $n } cubo de energía
   *[other] { $n } cubos de energía
}
amount-food = { $n ->
    [one] { $n } cubo de comida
   *[other] { $n } cubos de comida
}
amount-water = { $n ->
    [one] { $n } cubo de agua
   *[other] { $n } cubos de agua
}
amount-any = { $n ->
    [one] { $n } Recurso de tu elección
   *[other] { $n } Recursos de tu elección
}
amount-happiness = { $n ->
    [one] { $n } ficha de Felicidad
   *[other] { $n } fichas de Felicidad
}
amount-happiness-built = { $n ->
    [one] { $n } ficha de Felicidad por cada Sala construida aquí
   *[other] { $n } fichas de Felicidad por cada Sala construida aquí
}
amount-item = { $n ->
    [one] { $n } Objeto del suministro
   *[other] { $n } Objetos del suministro
}
amount-item-paid = { $n } de tus Objetos
amount-dweller = { $n ->
    [one] { $n } Morador nuevo
   *[other] { $n } Moradores nuevos
}
amount-price = el coste de construcción de una Sala del suministro

## What is done

do-pay = paga { $list }
do-gain = obtén { $list }
do-ready = endereza { $n } de tus Objetos agotados
do-first = toma la ficha de Jugador inicial
do-build-paid = construye esa Sala
do-build = { $n ->
    [one] construye gratis, si quieres, una Sala del suministro
   *[other] construye gratis, si quieres, { $n } Salas del suministro
}
do-train = entrena a este Morador, al recuperarlo, en la letra que elijas
do-train-letter = entrena a este Morador, al recuperarlo, en la letra { $letter }
do-train-linked = entrena a uno de los dos Moradores, al recuperarlos, en la letra que elijas
do-train-linked-letter = entrena a uno de los dos Moradores, al recuperarlos, en la letra { $letter }
do-train-item = entrena de inmediato a uno de tus Moradores disponibles, ileso y sin entrenar, en la letra que elijas
do-train-item-letter = entrena de inmediato a uno de tus Moradores disponibles, ileso y sin entrenar, en la letra { $letter }
do-heal = cura a este Morador
do-heal-linked = cura a los dos Moradores
do-heal-item = cura a uno de tus Moradores heridos, esté donde esté
do-refresh-items = repón las 3 cartas del suministro de Objetos
do-refresh-rooms = repón las 3 cartas del suministro de Salas
do-trade = intercambia { $give } por { $take }, o al revés, tantas veces como quieras durante este turno
do-again = juega otro turno justo después de este

## Spaces, rooms and threats

space-linked = Coloca aquí dos Moradores en el mismo turno.
space-wounded = Solo para un Morador herido.
space-wounded-linked = Solo para Moradores heridos.
space-cost = { $sentence }.
space-wound = El Morador queda herido.
space-wound-linked = Los dos Moradores quedan heridos.
space-fight = Combate: saca { $n } o más con los dados; si no, el Morador queda herido.
space-fight-linked = Combate: saca { $n } o más con los dados; si no, los dos Moradores quedan heridos.
space-reward = { $sentence }.
space-reward-won = Si ganas, { $clause }.
space-no-reward = No hay recompensa.
space-letter = Un Morador entrenado en { $letter } ({ $name }) obtiene la recompensa dos veces.
card-room-one = { $space }
card-room-two = Espacio izquierdo: { $left } Espacio derecho: { $right }
card-room-price = Coste de construcción: { $list }.
card-room-free = Construirla no cuesta nada.
card-room-top = Parte del piso superior.
card-elevator-start = El hueco del piso superior; no tiene espacio.

## Items

ability-turn = Agota este Objeto en tu turno: { $clause }.
ability-fight = Antes de un combate, agota este Objeto: suma { $n } a tu tirada.
ability-reroll = Después de tu tirada en un combate, agota este Objeto: vuelve a tirar los dos dados; cuenta la nueva tirada.
ability-lost = Después de perder un combate, agota este Objeto: tus Moradores de ese espacio siguen ilesos.
ability-appear = Cuando aparezca una Amenaza en tu piso, agota este Objeto: descarta la Amenaza de inmediato.
ability-income = Cada vez que obtengas ingresos, obtén 1 Recurso más de tu elección.
ability-build = Cada vez que construyas una Sala, obtén { $list }.
ability-win = Cada vez que ganes un combate, obtén { $list }.
ability-recall = Al final de cada ronda, obtén { $list }.
ability-discount = Construir cada Sala te cuesta { $list } menos.
ability-end = Al final de la partida, obtén { $happiness } por { $things }.
ability-end-most = Al final de la partida, obtén { $happiness } por { $things }, con un máximo de { $most }.
ability-end-calm = Al final de la partida, obtén { $happiness } si no hay ninguna Amenaza en tu piso.

things-room = { $n ->
    [one] cada Sala de tu piso
   *[other] cada { $n } Salas de tu piso
}
things-dweller = { $n ->
    [one] cada uno de tus Moradores
   *[other] cada { $n } de tus Moradores
}
things-trained = { $n ->
    [one] cada uno de tus Moradores entrenados
   *[other] cada { $n } de tus Moradores entrenados
}
things-item = { $n ->
    [one] cada uno de tus Objetos
   *[other] cada { $n } de tus Objetos
}
things-cube = { $n ->
    [one] cada uno de tus cubos de Recursos
   *[other] cada { $n } de tus cubos de Recursos
}
things-energy = { $n ->
    [one] cada uno de tus cubos de energía
   *[other] cada { $n } de tus cubos de energía
}
things-food = { $n ->
    [one] cada uno de tus cubos de comida
   *[other] cada { $n } de tus cubos de comida
}
things-water = { $n ->
    [one] cada uno de tus cubos de agua
   *[other] cada { $n } de tus cubos de agua
}
things-threat = { $n ->
    [one] cada Amenaza que hayas retirado durante la partida
   *[other] cada { $n } Amenazas que hayas retirado durante la partida
}

## Short signs, for drawing

short-energy = ☼
    .meaning = energía
short-food = ♣
    .meaning = comida
short-water = ≈
    .meaning = agua
short-any = ?
    .meaning = un Recurso de tu elección
short-happiness = ♥
    .meaning = Felicidad
short-item = ¤
    .meaning = Objeto
short-ready = ¤↑
    .meaning = enderezar un Objeto
short-dweller = ☺
    .meaning = Morador nuevo
short-first = 1.º
    .meaning = ficha de Jugador inicial
short-build = ⌂
    .meaning = construir una Sala (como coste: pagar su coste de construcción)
short-train = ▲{ $letter }
    .meaning = entrenamiento
short-heal = +
    .meaning = curar
short-refresh-items = ↻¤
    .meaning = reponer el suministro de Objetos
short-refresh-rooms = ↻⌂
    .meaning = reponer el suministro de Salas
short-trade = { $give }={ $take }
    .meaning = intercambio, en ambos sentidos
short-wound = ✗
    .meaning = herir (junto a un espacio: solo para heridos)
short-again = »
    .meaning = otro turno
short-linked = ∞
    .meaning = espacios unidos: dos Moradores
short-fight = ≥{ $n }
    .meaning = combate: la tirada que gana
short-letter = { $letter }×2
    .meaning = letra: recompensa doble para un Morador entrenado en ella
short-times = { $n }{ $sign }
short-sum = { $first }+{ $rest }
short-row = { $first } { $rest }
short-space = { $cost } → { $reward }
short-free = → { $reward }
short-legend = { $sign } { $meaning }

## Card files

cardfile-empty = «{ $key }» debe nombrar al menos un símbolo.
cardfile-unknown-symbol = Símbolo desconocido «{ $symbol }». Aquí se admite: { $allowed }.
cardfile-misplaced-symbol = El símbolo «{ $symbol }» no puede estar aquí. Aquí se admite: { $allowed }.
cardfile-malformed-symbol = El símbolo «{ $symbol }» está mal escrito. Se escribe así: { $allowed }.
cardfile-trade-any = «{ $symbol }»: un intercambio nombra sus recursos, así que «?» no puede estar en él. Se escribe así: trade:food*2=water.
cardfile-trade-same = «{ $symbol }»: «{ $resource }» está en los dos lados del intercambio. Deja cada recurso en un solo lado.
cardfile-times = «{ $symbol }» puede estar aquí de { $low } a { $high } veces.
cardfile-once = «{ $symbol }» solo puede estar una vez en una fila.
cardfile-build-pair = «build» en el coste necesita exactamente un «build» en la recompensa.
cardfile-columns = Las columnas son seis listas de uno o dos números que van de izquierda a derecha: 2 3 4 5 6 en las tres primeras listas y 8 9 10 11 12 en las tres últimas.
cardfile-count = Número incorrecto de { $kind ->
    [red] Salas rojas
    [deck] Salas del mazo
    [start] Ascensores sin espacio
    [coloured] Ascensores con espacio
    [items] Objetos
   *[threats] Amenazas
}: hay { $found } y hacen falta exactamente { $wanted }. Cada copia cuenta.
cardfile-place = El lugar { $place } del piso superior ya lo ocupa «{ $id }».
cardfile-place-spaces = El lugar { $place } tiene los números de columna { $numbers }, así que su Sala necesita { $wanted ->
    [one] exactamente un espacio (sencillo o unido), o además otro junto al Ascensor que cure sin coste (SH-Q12)
   *[other] exactamente { $wanted } espacios
}; tiene { $found }.
cardfile-spaces = Una Sala tiene como máximo { $high } espacios; esta tiene { $found }.
cardfile-discount = Como máximo un Objeto, en una sola copia, puede abaratar «{ $resource }».
cardfile-healing = Los heridos podrían no volver a levantarse nunca (SH-Q12): un espacio de curación debe quedar abierto vengan las Amenazas que vengan. Da a la Sala de un lugar del piso superior que tenga un solo número de columna un segundo espacio, el contiguo al Ascensor: wounded = true, «heal» en su recompensa, sin coste y no unido.
cardfile-endless = El Objeto «{ $id }» podría usarse sin fin (SH-Q12): devuelve todo lo que cuesta. Haz que cueste más o que dé menos.
cardfile-endless-two = Los Objetos «{ $id }» y «{ $other }» podrían pagarse el uno al otro sin fin (SH-Q12). Haz que uno de ellos cueste más o dé menos.
