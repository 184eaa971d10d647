# Campañas simuladas (`overseer sim wasteland --campaign`): tablas e imagen.
# $low, $median, $high: cuartiles; $course: linked o free.

campaign-sim-title = { $games ->
    [one] Una campaña
   *[other] { $games } campañas
} de Wasteland, { $course ->
    [linked] las cinco enlazadas
   *[free] libre
}, semilla { $seed }
campaign-sim-picture = { $games ->
    [one] Una campaña
   *[other] { $games } campañas
} de { $course ->
    [linked] las cinco enlazadas
   *[free] batallas elegidas
}: { $bots }
campaign-sim-progress = Campañas
campaign-sim-victories = Batallas ganadas
campaign-sim-number = Batalla
campaign-sim-result = Resultado
campaign-sim-share = Porcentaje
campaign-sim-battle = { $n }. { $name }
campaign-sim-whole = La campaña
campaign-sim-won = { $level ->
    [draw] Empate
    [major] { $side }: victoria mayor
    [minor] { $side }: victoria menor
   *[plain] { $side }: victoria
}
campaign-sim-level-major = Victoria mayor
campaign-sim-level-plain = Victoria
campaign-sim-level-minor = Victoria menor
campaign-sim-level-draw = Empate
campaign-sim-held = Tras la batalla
campaign-sim-player = Asiento
campaign-sim-caps = Chapas
campaign-sim-structures = Estructuras
campaign-sim-perks = Ventajas
campaign-sim-cards = Cartas
campaign-sim-quartiles = { $median } ({ $low }–{ $high })
campaign-sim-note = La mediana y, entre paréntesis, los cuartiles: lo que tiene cada asentamiento al terminar su fase.
campaign-sim-quest = Misión
campaign-sim-taken = Aceptada
campaign-sim-done = Cumplida
campaign-sim-quests = Misiones aceptadas: { $taken }; cumplidas: { $done }.
campaign-sim-after = tras la batalla
campaign-sim-band = Líneas: medianas. Bandas: de cuartil a cuartil.
campaign-sim-error-game = { $option } solo sirve para las campañas de Wasteland. Quita la opción o escribe: overseer sim wasteland --campaign linked
campaign-sim-error-with = { $option } no va con --campaign: las campañas traen sus propias fuerzas. Quita la opción.
campaign-sim-written = La imagen está en { $file }.

help-sim-campaign = Wasteland: campañas enteras con asentamientos en vez de batallas sueltas: «linked» para las cinco enlazadas, o «free:» y escenarios separados por comas.
    .value = CURSO
help-sim-svg = Con --campaign: dónde dibujar los resultados como imagen.
    .value = ARCHIVO
