# Wasteland: die Legende, und wonach Clients fragen.

## Würfel

wasteland-client-die-white = weißer Würfel
wasteland-client-die-red = roter Würfel

## Zustände (WB-F10)

wasteland-client-condition-frozen = −2 auf alle Fertigkeiten, Bewegungen eine Farbe kürzer, kein Vorbereiten, bis zum Ende seiner Aktivierung.
wasteland-client-condition-arm = −2 auf alle Fertigkeiten, bis zu einem Stimpak.
wasteland-client-condition-leg = Bewegungen eine Farbe kürzer, bis zu einem Stimpak.
wasteland-client-condition-fire = 1 Schaden ohne Rüstung zu Beginn jeder Aktivierung, dann ein Glückswurf: Glück löscht das Feuer.
wasteland-client-condition-stunned = Kostet eine Aktion.
wasteland-client-condition-poisoned = 1 Schaden ohne Rüstung zu Beginn jeder Aktivierung, bis zur Heilung.
wasteland-client-condition-shaken = −2 auf Fertigkeiten, solange seine Karte es sagt.

## Marker an Modellen

wasteland-client-token-reactions = Reaktionsmarker
    .means = Kauft eine Schnellaktion, wenn ein Feind in der Nähe handelt.
wasteland-client-token-points = Aktionspunkt
    .means = Kauft eine Schnellaktion in dieser Aktivierung.
wasteland-client-token-boosts = Rüstungsschub
    .means = Wird ausgegeben, um Schaden abzufangen.
wasteland-client-token-energy-boosts = Rüstungsschub gegen Energie
    .means = Wird ausgegeben, um Energieschaden abzufangen.
wasteland-client-token-luck = Glücksmarker
    .means = Wird geworfen, um einen knappen Fehlschlag zum Treffer zu machen oder umgekehrt.
wasteland-client-token-rads = Strahlenschaden
    .means = Zählt wie anderer Schaden gegen die Gesundheit.

## Marker auf dem Tisch

wasteland-client-marker-investigation = { wasteland-marker-investigation }
wasteland-client-marker-searchable = { wasteland-marker-searchable }
wasteland-client-marker-mine = Mine
wasteland-client-marker-place = Ort des Szenarios
wasteland-client-marker-heap = { say-wasteland-heap }
wasteland-client-marker-strike = { say-wasteland-aim }

## Linien und Flächen

wasteland-client-line-clear = freier Schuss
wasteland-client-line-cover = Schuss durch Deckung
wasteland-client-line-unseen = außer Sicht
wasteland-client-line-move = wohin eine Bewegung führt
wasteland-client-line-charge = wohin ein Sturmangriff führt
wasteland-client-line-slow = schwieriges Gelände: eine Farbe kürzer

## Punkte und Kanten

wasteland-client-reachable = { $model } kommt hin: { $ruler }.
wasteland-client-reachable-slow = { $model } kommt über schwieriges Gelände hin: { $ruler }.
wasteland-client-not-seen-there = Niemand sieht { $model } dort.
wasteland-client-seen-by = { $enemy } sieht es dort ohne Deckung.
wasteland-client-covered = { $enemy } sieht es dort; dazwischen: { $cover }.
wasteland-client-sees = { $enemy }: { $ruler }, freie Linie.
wasteland-client-sees-covered = { $enemy }: { $ruler }; Deckung: { $cover }.
wasteland-client-sees-not = { $enemy }: außer Sicht.
wasteland-client-farther = weiter als jedes Lineal
