# Wasteland: la leyenda, y lo que preguntan los clientes.

## Dados

wasteland-client-die-white = dado blanco
wasteland-client-die-red = dado rojo

## Estados (WB-F10)

wasteland-client-condition-frozen = −2 a todas las habilidades, movimientos con un color menos, sin preparación, hasta el final de su activación.
wasteland-client-condition-arm = −2 a todas las habilidades, hasta un estimulante.
wasteland-client-condition-leg = Movimientos con un color menos, hasta un estimulante.
wasteland-client-condition-fire = 1 de daño sin armadura al empezar cada activación, luego un lanzamiento de suerte: la suerte apaga el fuego.
wasteland-client-condition-stunned = Cuesta una acción.
wasteland-client-condition-poisoned = 1 de daño sin armadura al empezar cada activación, hasta curarse.
wasteland-client-condition-shaken = −2 a las habilidades, mientras lo diga su carta.

## Fichas

wasteland-client-token-reactions = Ficha de reacción
    .means = Compra una acción rápida cuando un enemigo actúa cerca.
wasteland-client-token-points = Punto de acción
    .means = Compra una acción rápida en esta activación.
wasteland-client-token-boosts = Refuerzo de armadura
    .means = Se gasta para bloquear daño.
wasteland-client-token-energy-boosts = Refuerzo de armadura contra energía
    .means = Se gasta para bloquear daño de energía.
wasteland-client-token-luck = Ficha de suerte
    .means = Se lanza para convertir un fallo por poco en impacto, o al revés.
wasteland-client-token-rads = Daño de radiación
    .means = Cuenta contra la salud como cualquier otro daño.

## Marcadores

wasteland-client-marker-investigation = { wasteland-marker-investigation }
wasteland-client-marker-searchable = { wasteland-marker-searchable }
wasteland-client-marker-mine = mina
wasteland-client-marker-place = lugar del escenario
wasteland-client-marker-heap = { say-wasteland-heap }
wasteland-client-marker-strike = { say-wasteland-aim }

## Líneas y áreas

wasteland-client-line-clear = disparo despejado
wasteland-client-line-cover = disparo a través de cobertura
wasteland-client-line-unseen = fuera de la vista
wasteland-client-line-move = adonde lleva un movimiento
wasteland-client-line-charge = adonde lleva una carga
wasteland-client-line-slow = terreno difícil: un color menos

## Puntos y bordes

wasteland-client-reachable = { $model } llega: { $ruler }.
wasteland-client-reachable-slow = { $model } llega por terreno difícil: { $ruler }.
wasteland-client-not-seen-there = Nadie ve allí a { $model }.
wasteland-client-seen-by = { $enemy } lo ve allí, sin cobertura.
wasteland-client-covered = { $enemy } lo ve allí; en medio: { $cover }.
wasteland-client-sees = { $enemy }: { $ruler }, línea despejada.
wasteland-client-sees-covered = { $enemy }: { $ruler }; cobertura: { $cover }.
wasteland-client-sees-not = { $enemy }: fuera de la vista.
wasteland-client-farther = más lejos que cualquier regla

## Lo que la IA ha sopesado: entradas de sus listas, por qué no, qué cuentan las cifras

wasteland-client-entry-close-fight = Cuerpo a cuerpo
wasteland-client-entry-close-charge = Carga
wasteland-client-entry-close-contact = Movimiento hasta el contacto
wasteland-client-entry-close-next-charge = Movimiento y luego carga
wasteland-client-entry-close-next-move = Movimiento y luego movimiento
wasteland-client-entry-close-towards = Movimiento hacia un enemigo
wasteland-client-entry-ranged-shoot = Disparo
wasteland-client-entry-ranged-position = Movimiento y luego disparo
wasteland-client-entry-ranged-towards = Movimiento hacia un enemigo
wasteland-client-entry-ranged-break-off = Destrabarse y luego disparo
wasteland-client-why-later = no hace falta
wasteland-client-why-nobody = ningún enemigo
wasteland-client-why-untouched = no toca a nadie
wasteland-client-why-short = demasiado corto
wasteland-client-why-unseen = no ve a nadie
wasteland-client-why-engaged = trabada
wasteland-client-why-free = no trabada
wasteland-client-why-quick = no como acción rápida
wasteland-client-why-shielded = no hacia un combate
wasteland-client-why-forbidden = no permitido
wasteland-client-counts-health = salud
wasteland-client-counts-damage = daño
wasteland-client-counts-armour = armadura
wasteland-client-counts-ruler = regla
wasteland-client-counts-skill = valor de habilidad
wasteland-client-counts-moves = movimientos
wasteland-client-counts-mm = milímetros
wasteland-client-counts-whether = 0: sí, 1: no
