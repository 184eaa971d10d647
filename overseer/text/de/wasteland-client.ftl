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

## Was die KI abgewogen hat: Einträge ihrer Listen, warum nicht, was die Zahlen zählen

wasteland-client-entry-close-fight = Nahkampf
wasteland-client-entry-close-charge = Sturmangriff
wasteland-client-entry-close-contact = Bewegung in Kontakt
wasteland-client-entry-close-next-charge = Bewegung, dann Sturmangriff
wasteland-client-entry-close-next-move = Bewegung, dann Bewegung
wasteland-client-entry-close-towards = Bewegung auf einen Feind zu
wasteland-client-entry-ranged-shoot = Schuss
wasteland-client-entry-ranged-position = Bewegung, dann Schuss
wasteland-client-entry-ranged-towards = Bewegung auf einen Feind zu
wasteland-client-entry-ranged-break-off = Lösen, dann Schuss
wasteland-client-why-later = nicht nötig
wasteland-client-why-nobody = kein Feind
wasteland-client-why-untouched = berührt niemanden
wasteland-client-why-short = zu kurz
wasteland-client-why-unseen = sieht niemanden
wasteland-client-why-engaged = im Nahkampf
wasteland-client-why-free = nicht im Nahkampf
wasteland-client-why-quick = nicht als Schnellaktion
wasteland-client-why-shielded = nicht in einen Nahkampf
wasteland-client-why-forbidden = nicht erlaubt
wasteland-client-counts-health = Gesundheit
wasteland-client-counts-damage = Schaden
wasteland-client-counts-armour = Rüstung
wasteland-client-counts-ruler = Lineal
wasteland-client-counts-skill = Fertigkeitswert
wasteland-client-counts-moves = Bewegungen
wasteland-client-counts-mm = Millimeter
wasteland-client-counts-whether = 0: ja, 1: nein
