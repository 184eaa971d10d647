# Was sich wählen lässt, wenn ein Tisch eröffnet wird.

option-seat = Platz { $n }

option-shelter-cards = Karten
    .usual = die Standardkarten
    .detail = Ein eigener Kartensatz, zuvor hochgeladen.
option-shelter-first = Wer beginnt
    .usual = ausgelost
option-shelter-colours = Aufzüge
    .usual = in der Reihenfolge der Plätze
    .detail = Der Aufzug jedes Spielers und damit seine Farbe.
option-shelter-floors = Stockwerke
    .usual = in der Reihenfolge der Plätze, von oben
    .detail = Auf welchem Stockwerk jeder wohnt.
option-shelter-floor = Stockwerk { $n }

option-tragic-cards = Karten
    .usual = die Standardkarten
    .detail = Ein eigener Kartensatz, zuvor hochgeladen.
option-tragic-format = Format
    .usual = Singleton
    .detail = Wie oft eine Karte in einem Deck sein darf.
option-tragic-decks = Deck von Platz { $n }
    .usual = das nächste fertige Deck oder das mitgebrachte
option-tragic-turns = Züge für jeden
    .usual = 60
    .detail = Nach so vielen Zügen ist die Zeit um, und wer weniger Wunden hat, gewinnt.

option-wasteland-cards = Karten
    .usual = die Standardkarten
    .detail = Ein eigener Kartensatz, zuvor hochgeladen.
option-wasteland-scenario = Szenario
    .usual = Unruhiger Anfang
option-wasteland-zones = Beide stellen an gegenüberliegenden Rändern auf
    .usual = überall, wie gedruckt
option-wasteland-ai = Die KI spielt
    .usual = die zweite Seite des Szenarios
option-wasteland-caps = Liste der Kronkorken
    .usual = 2020
    .detail = Das Jahr der Liste, nach der Modelle und Karten kosten.
option-wasteland-limit = Größe der Truppen
    .usual = wie das Szenario sagt
option-wasteland-caps-of = { $n } Kronkorken
option-wasteland-forces = Truppe von Platz { $n }
    .usual = eine fertige Truppe oder die mitgebrachte
option-wasteland-enemy = Die Truppe der KI
    .usual = ausgelost
option-wasteland-difficulty = Schwierigkeit
    .usual = normal
    .detail = Wie viele Kronkorken die KI mehr hat.
option-wasteland-difficulty-normal = normal
option-wasteland-difficulty-hard = schwer: 100 Kronkorken mehr
option-wasteland-difficulty-deadly = tödlich: 200 Kronkorken mehr
option-wasteland-terrain = Gelände
    .usual = wie das Szenario sagt
    .detail = Wie voll der Tisch ist; oder ein eigener Tisch, vorher hochgeladen.
option-wasteland-terrain-light = licht: wenige Stücke
option-wasteland-terrain-medium = mittel
option-wasteland-terrain-dense = dicht: viel Deckung
option-wasteland-settings-green-blanks = Leere Seiten grüner Würfel helfen beim Zielen
    .usual = wie wir die Regeln lesen
option-wasteland-settings-move-adds-base = Beim Bewegen zählt der Sockel mit
    .usual = wie wir die Regeln lesen

option-campaign-cards = Karten
    .usual = die Standardkarten
    .detail = Ein eigener Kartensatz, zuvor hochgeladen.
option-campaign-course = Verlauf
    .usual = fünf verbundene Gefechte
option-campaign-course-linked = fünf verbundene Gefechte
option-campaign-course-free = Gefechte nach eurer Wahl
option-campaign-sides = Seite von Platz { $n }
    .usual = wie bei so vielen üblich
option-campaign-factions = { $n ->
    [1] Die Angreifer der KI
   *[other] Die Verteidiger der KI
}
    .usual = wie üblich
option-campaign-settlements = Platz { $n } hat eine Siedlung
    .usual = ja
option-campaign-battles = Höchstens so viele Gefechte
    .usual = 10
option-campaign-caps = Liste der Kronkorken
    .usual = 2020
    .detail = Das Jahr der Liste, nach der Modelle und Karten kosten.
option-campaign-settings-green-blanks = Leere Seiten grüner Würfel helfen beim Zielen
    .usual = wie wir die Regeln lesen
option-campaign-settings-move-adds-base = Beim Bewegen zählt der Sockel mit
    .usual = wie wir die Regeln lesen
