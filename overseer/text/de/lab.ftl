# Simulation über einen Lauf hinaus: aufbewahrte Partien, verglichene Läufe, Cluster.

keep-no-libraries = Um Partien aufzubewahren, fehlt eine Bibliothek ({ $missing }). Installiere sie mit: { $install }
keep-error-file = „{ $file }“ ist keine Datei mit aufbewahrten Partien, oder sie ist beschädigt. Gib --keep einen anderen Namen.
keep-error-read = „{ $file }“ lässt sich nicht lesen: { $error }.
keep-error-other = Mit „{ $file }“ lässt sich nicht weitermachen: { $what ->
    [rules] die Partien darin wurden mit anderen Regeln, Karten oder Bots von Overseer gespielt
    [seed] die Partien darin haben einen anderen Startwert
   *[options] die Partien darin wurden mit anderen Optionen gespielt
}. Gib --keep einen anderen Namen, oder vergleiche beide mit --against.
keep-goes-on = Es geht mit { $file } weiter: { $games ->
    [one] eine der Partien ist
   *[other] { $games } der Partien sind
} schon da.
keep-stopped = Angehalten. Was gespielt wurde, liegt in { $file }; derselbe Befehl macht dort weiter.
against-error-missing = Es gibt keine Datei „{ $base }“. --against will eine Datei mit aufbewahrten Partien (.parquet), eine Kartendatei oder „standard“ für die Karten des Spiels.
against-error-other = „{ $base }“ lässt sich mit diesem Lauf nicht vergleichen: Beide brauchen dasselbe Spiel, dasselbe Szenario und gleich viele Plätze.
cluster-no-libraries = Ein Cluster braucht eine Bibliothek, die nicht installiert ist ({ $missing }). Installiere sie mit: { $install }
cluster-error-none = Unter „{ $address }“ gibt es keinen Cluster. Starte einen mit „ray start --head“ und gib --cluster seine Adresse oder „auto“.
cluster-error-shut = Diese Maschine kommt in das, was unter „{ $address }“ antwortet, nicht hinein. Jede Maschine braucht dieselbe Version von ray und, wenn der Cluster ein Token verlangt, RAY_AUTH_MODE=token und dasselbe ~/.ray/auth_token.
cluster-error-bot = „{ $bot }“ liegt nur auf dieser Maschine. Bots aus Dateien spielen ohne --cluster.
cluster-error-unfit = Ein Knoten des Clusters hat kein Overseer oder ein anderes als diese Maschine. Installiere überall dasselbe.
cluster-error-lost = Der Cluster ist fort. Was mit --keep geschrieben wurde, ist da, und derselbe Befehl macht dort weiter.
cluster-joined = { $nodes ->
    [one] Eine Maschine
   *[other] { $nodes } Maschinen
}, { $cores ->
    [one] ein Kern
   *[other] { $cores } Kerne
}.
help-sim-keep = Jede Partie als Zeile einer Datei aufbewahren, die auf .parquet endet. Gibt es die Datei schon, werden nur die fehlenden Partien gespielt. Das braucht die zusätzliche Bibliothek polars.
    .value = DATEI
help-sim-against = Diesen Lauf mit einem anderen vergleichen: einer Datei von --keep, einer Kartendatei oder „standard“ für die Karten des Spiels. Sagt, was sich über den Zufall hinaus geändert hat.
    .value = BASIS
help-sim-cluster = Auf den Maschinen eines ray-Clusters spielen: seine Adresse, oder „auto“ für den, zu dem diese Maschine gehört. Das braucht die zusätzliche Bibliothek ray.
    .value = ADRESSE

changes-figure = Größe
changes-before = Vorher
changes-now = Jetzt
changes-difference = Unterschied
changes-likely = Zufall, korrigiert
changes-alone = Zufall
changes-beyond = { " " }(geändert)
changes-title-shares = Was sich geändert hat: Anteile
changes-title-means = Was sich geändert hat: Durchschnitte
changes-axis-shares = Unterschied in Prozentpunkten, mit seinem 95-%-Intervall
changes-axis-means = Unterschied als Teil des alten Werts, mit seinem 95-%-Intervall
changes-mark-changed = geändert
changes-mark-chance = vielleicht Zufall
changes-note = Die Linie ist das 95-%-Intervall jedes Unterschieds für sich allein.
changes-note-first = Gezeichnet sind die ersten { $n }; die Zahlen haben alle.
changes-compared = Vorher: { $base }, { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}. Jetzt: { $now ->
    [one] eine Partie
   *[other] { $now } Partien
}.
changes-differs = Nicht gleich: { $what }.
changes-differs-rules = Regeln
changes-differs-cards = Karten
changes-differs-decks = Decks oder Truppen
changes-differs-bots = Bots
changes-differs-seed = Startwert
changes-differs-budget = Bedenkzeit
changes-differs-mirror = gespiegelte Plätze
changes-differs-options = andere Optionen
changes-cards = { $n ->
    [one] Die Karte, die anders ist
   *[other] Die { $n } Karten, die anders sind
}: { $some }
changes-redesigned = Die Karten, die anders sind
changes-copies = ×{ $n }
changes-same = Beide Läufe haben dieselben Optionen.
changes-found = { $looked ->
    [one] Eine Größe wurde betrachtet
   *[other] { $looked } Größen wurden betrachtet
}; { $changed ->
    [0] keine hat sich über den Zufall hinaus geändert
    [one] eine hat sich über den Zufall hinaus geändert
   *[other] { $changed } haben sich über den Zufall hinaus geändert
}.
changes-holm = Die Wahrscheinlichkeiten sind nach Holm für alle Größen zusammen korrigiert: Hätte sich nichts geändert, würde ein Lauf von zwanzig dennoch etwas nennen.
changes-gone = Nur vorher ({ $n }): { $some }
changes-new = Nur jetzt ({ $n }): { $some }
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
changes-between = { $low } bis { $high }
changes-rare = unter { NUMBER(0.001, minimumFractionDigits: 3) }
changes-chance = { NUMBER($n, minimumFractionDigits: 3, maximumFractionDigits: 3) }
changes-in = { $scenario }: { $figure }
changes-bot = Siege von { $name }
changes-score = { $score }, { $name }
changes-seat = Siege von Platz { $n }
changes-ending = Ende: { $name }
changes-decisions = Entscheidungen je Partie
changes-turns = Züge
changes-rounds = Runden
changes-first = Siege derer, die beginnen
changes-draws = Unentschieden
changes-first-side = { $name ->
    [no] Siege der ersten Seite
   *[other] Siege: { $name }
}
changes-order = Siege: { $name }
changes-points = { $score } aus: { $name }
changes-room-taken = { $name }: gebaut, wo die Karte auslag
changes-room-wins = { $name }: Siege derer, die sie gebaut haben
changes-item-taken = { $name }: genommen, wo die Karte auslag
changes-item-wins = { $name }: Siege derer, die sie genommen haben
changes-drawn-wins = { $name }: Siege derer, die sie gezogen haben
changes-deck = Siege von { $name }
changes-deck-against = { $name } gegen { $other }
changes-force = Siege von { $name }
changes-force-against = { $name } gegen { $other }
changes-battle = Gefecht { $n }, { $scenario }: Siege, { $name }
changes-caps = Kronkorken nach Gefecht { $n }, Platz { $seat }
changes-structures = Bauten nach Gefecht { $n }, Platz { $seat }
changes-built = { $name }: am Ende
changes-quests-taken = Angenommene Quests
changes-quests-done = Erfüllte Quests
