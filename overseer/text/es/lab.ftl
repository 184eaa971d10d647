# Simular más allá de una tanda: partidas guardadas, tandas comparadas, clústeres.

keep-no-libraries = Para guardar partidas hace falta una biblioteca que no está instalada ({ $missing }). Instálala con: { $install }
keep-error-file = «{ $file }» no es un archivo de partidas guardadas, o está dañado. Dale otro nombre a --keep.
keep-error-read = «{ $file }» no se puede leer: { $error }.
keep-error-other = No se puede seguir con «{ $file }»: { $what ->
    [rules] sus partidas se jugaron con otras reglas, cartas o bots de Overseer
    [seed] sus partidas tienen otra semilla
   *[options] sus partidas se jugaron con otras opciones
}. Dale otro nombre a --keep, o compara las dos con --against.
keep-goes-on = Se sigue con { $file }: { $games ->
    [one] una de las partidas ya está
   *[other] { $games } de las partidas ya están
} ahí.
keep-stopped = Detenido. Lo jugado queda guardado en { $file }; la misma orden sigue desde ahí.
against-error-missing = No hay ningún archivo «{ $base }». --against pide un archivo de partidas guardadas (.parquet), un archivo de cartas, o «standard» para las cartas del juego.
against-error-other = «{ $base }» no se puede comparar con esta tanda: hacen falta el mismo juego, el mismo escenario y los mismos asientos.
cluster-no-libraries = Un clúster necesita una biblioteca que no está instalada ({ $missing }). Instálala con: { $install }
cluster-error-none = No hay ningún clúster en «{ $address }». Inicia uno con «ray start --head» y dale a --cluster su dirección, o «auto».
cluster-error-shut = Esta máquina no puede unirse a lo que responde en «{ $address }». Cada máquina necesita la misma versión de ray y, si el clúster pide un token, RAY_AUTH_MODE=token y el mismo ~/.ray/auth_token.
cluster-error-bot = «{ $bot }» está solo en esta máquina. Los bots de archivos juegan sin --cluster.
cluster-error-unfit = Un nodo del clúster no tiene Overseer, o tiene otro que esta máquina. Instala el mismo en cada nodo.
cluster-error-lost = El clúster ha desaparecido. Lo que se escribió con --keep está ahí, y la misma orden sigue desde ahí.
cluster-joined = { $nodes ->
    [one] Una máquina
   *[other] { $nodes } máquinas
}, { $cores ->
    [one] un núcleo
   *[other] { $cores } núcleos
}.
help-sim-keep = Guardar cada partida como una fila de un archivo que termina en .parquet. Si el archivo ya está, solo se juegan las partidas que faltan. Necesita además la biblioteca polars.
    .value = ARCHIVO
help-sim-against = Comparar esta tanda con otra: un archivo de --keep, un archivo de cartas, o «standard» para las cartas del juego. Dice qué cambió más allá del azar.
    .value = BASE
help-sim-cluster = Jugar en las máquinas de un clúster de ray: su dirección, o «auto» para aquel al que pertenece esta máquina. Necesita además la biblioteca ray.
    .value = DIRECCIÓN

changes-figure = Dato
changes-before = Antes
changes-now = Ahora
changes-difference = Diferencia
changes-likely = Azar, corregido
changes-alone = Azar
changes-beyond = { " " }(cambió)
changes-title-shares = Lo que cambió: porcentajes
changes-title-means = Lo que cambió: promedios
changes-axis-shares = Diferencia en puntos porcentuales, con su intervalo del 95 %
changes-axis-means = Diferencia como parte del valor de antes, con su intervalo del 95 %
changes-mark-changed = cambió
changes-mark-chance = quizá azar
changes-note = La línea es el intervalo del 95 % de cada diferencia por sí sola.
changes-note-first = Se dibujan las primeras { $n }; los datos las tienen todas.
changes-compared = Antes: { $base }, { $games ->
    [one] una partida
   *[other] { $games } partidas
}. Ahora: { $now ->
    [one] una partida
   *[other] { $now } partidas
}.
changes-differs = No es igual: { $what }.
changes-differs-rules = reglas
changes-differs-cards = cartas
changes-differs-decks = mazos o fuerzas
changes-differs-bots = bots
changes-differs-seed = semilla
changes-differs-budget = tiempo de pensar
changes-differs-mirror = asientos en espejo
changes-differs-options = otras opciones
changes-cards = { $n ->
    [one] La carta que difiere
   *[other] Las { $n } cartas que difieren
}: { $some }
changes-redesigned = Las cartas que difieren
changes-copies = ×{ $n }
changes-same = Las dos tandas tienen las mismas opciones.
changes-found = { $looked ->
    [one] Se miró un dato
   *[other] Se miraron { $looked } datos
}; { $changed ->
    [0] ninguno cambió más allá del azar
    [one] uno cambió más allá del azar
   *[other] { $changed } cambiaron más allá del azar
}.
changes-holm = Las probabilidades están corregidas según Holm para todos los datos juntos: si nada hubiera cambiado, una tanda de cada veinte aun así nombraría algo.
changes-gone = Solo antes ({ $n }): { $some }
changes-new = Solo ahora ({ $n }): { $some }
changes-points-off = { $sign ->
    [minus] −
    [plus] +
   *[none] { "" }
}{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
changes-off = { $sign ->
    [minus] −
    [plus] +
   *[none] { "" }
}{ NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
changes-between = { $low } a { $high }
changes-rare = menos de { NUMBER(0.001, minimumFractionDigits: 3) }
changes-chance = { NUMBER($n, minimumFractionDigits: 3, maximumFractionDigits: 3) }
changes-in = { $scenario }: { $figure }
changes-bot = Victorias de { $name }
changes-score = { $score }, { $name }
changes-seat = Victorias del asiento { $n }
changes-ending = Final: { $name }
changes-decisions = Decisiones por partida
changes-turns = Turnos
changes-rounds = Rondas
changes-first = Victorias de quien empieza
changes-draws = Empates
changes-first-side = { $name ->
    [no] Victorias del primer bando
   *[other] Victorias: { $name }
}
changes-order = Victorias: { $name }
changes-points = { $score } de: { $name }
changes-room-taken = { $name }: construida donde se ofrecía
changes-room-wins = { $name }: victorias de quien la construyó
changes-item-taken = { $name }: tomado donde se ofrecía
changes-item-wins = { $name }: victorias de quien lo tomó
changes-drawn-wins = { $name }: victorias de quien la robó
changes-deck = Victorias de { $name }
changes-deck-against = { $name } contra { $other }
changes-force = Victorias de { $name }
changes-force-against = { $name } contra { $other }
changes-battle = Batalla { $n }, { $scenario }: victorias, { $name }
changes-caps = Chapas tras la batalla { $n }, asiento { $seat }
changes-structures = Estructuras tras la batalla { $n }, asiento { $seat }
changes-built = { $name }: al final
changes-quests-taken = Misiones aceptadas
changes-quests-done = Misiones cumplidas
