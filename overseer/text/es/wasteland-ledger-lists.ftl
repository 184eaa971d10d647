# Las listas del acompañante: de qué se elige, y qué cambió una corrección.

companion-die-white = dado blanco
companion-die-red = dado rojo
companion-flip-lucky = La ficha de suerte muestra su cara de suerte
companion-flip-blank = La ficha de suerte muestra su cara vacía

companion-marker-investigation = marcador de investigación
companion-marker-searchable = marcador de registro
companion-marker-mine = mina
companion-marker-place = lugar del escenario
companion-marker-heap = cosas en el suelo
companion-marker-strike = blanco de la artillería

companion-level-draw = empate
companion-level-minor = victoria menor
companion-level-plain = victoria
companion-level-major = victoria mayor

companion-status-unready = sin preparar
companion-status-ready = preparada
companion-status-used = usada
companion-place-table = en la mesa
companion-place-waiting = a la espera
companion-place-removed = retirada
companion-place-escaped = escapada

## Lo que cambió una corrección

companion-changed-model = { $who }: { $what } { $before } → { $after }
companion-changed-table = { $what }: { $before } → { $after }
companion-changed-of = { $who }: { $what }
companion-changed = Ahora distinto: { $what }
companion-changed-turn = Turno: { $side }
companion-fact-left = salud
companion-fact-health = salud
companion-fact-rads = radiación
companion-fact-points = puntos de acción
companion-fact-luck = suerte
companion-fact-reactions = reacciones
companion-fact-boosts = refuerzos de armadura
companion-fact-power-damage = daño de la servoarmadura
companion-fact-stuns = aturdimientos
companion-fact-round = ronda
companion-fact-items = mazo de objetos
companion-fact-dangers = mazo de peligros
companion-fact-level = nivel de victoria
companion-fact-status = turno
companion-fact-place = sitio
companion-fact-conditions = estados
companion-fact-weapons = armas
companion-fact-cards = cartas
companion-fact-power = servoarmadura
companion-fact-turn = de quién es el turno
companion-fact-end = el final de la batalla
companion-fact-held = cartas en mano
companion-fact-fate = mazo de eventos
companion-fact-markers = marcadores
companion-fact-counts = contadores
companion-fact-house = reglas de la casa
companion-fact-other = otra cosa

## Lo que viene ahora

companion-next-begin = Elige un escenario y quién juega.
companion-next-field = Pon miniaturas en la mesa.
companion-next-round = { $side ->
    [none] Empieza una ronda nueva. Los dos bandos tienen las mismas miniaturas: la ficha de suerte dice quién empieza.
   *[other] Empieza una ronda nueva. Ventaja: { $side }.
}
companion-next-event = Roba el evento de esta ronda.
companion-next-token = { $side }: saca una ficha.
companion-next-ready = { $side }: prepara una miniatura.
companion-next-activate = { $n ->
    [one] { $side }: activa a { $model }.
   *[other] { $side }: activa las miniaturas preparadas.
}
companion-next-act = Actúa { $model }.
companion-next-turn = Ahora: { $side }.
companion-next-finish = La última ronda ha terminado. ¿Quién ha ganado?
companion-next-over = La batalla ha terminado.
