# What is said about Shelter, whoever shows it.

## Züge
say-pass = Passen
say-pass-detail = Du bist in dieser Runde nicht mehr am Zug.
say-done = Weiter
say-done-window = Weiter
say-done-room = Nichts bauen
say-done-income = Kein Einkommen nehmen
say-done-reroll = Den Wurf gelten lassen
say-done-lost = Die Verletzung hinnehmen
say-done-appear = Die Gefahr liegen lassen
say-fight = Würfeln
say-fight-detail = { $bonus ->
    [0] Mit { $number } oder mehr ist der Kampf gewonnen.
   *[other] Mit { $number } oder mehr ist der Kampf gewonnen; mit deinem Bonus von { $bonus } müssen die Würfel { $needed } oder mehr zeigen.
}
say-place = Zuweisen: { $who } – { $where }
say-place-lift = eigener Aufzug ({ $space })
say-place-room = { $room } ({ $space })
say-place-left = { $room }, linkes Feld ({ $space })
say-place-right = { $room }, rechtes Feld ({ $space })
say-place-threat = { $threat } im Raum { $room } ({ $space })
say-dweller-healthy = einen untrainierten Bewohner
say-dweller-healthy-trained = den in { $letter } trainierten Bewohner
say-dweller-wounded = einen verletzten Bewohner
say-dweller-wounded-trained = den verletzten, in { $letter } trainierten Bewohner
say-dwellers-healthy = zwei untrainierte Bewohner
say-dwellers-wounded = zwei verletzte Bewohner
say-doubles = Dein Training in { $letter } zählt hier.
say-training-lost = { $n ->
    [one] Das Training geht verloren.
   *[other] Beide verlieren ihr Training.
}
say-use = { $item } einsetzen
say-give = { $item } ablegen
say-take = { $item } nehmen
say-ready = { $item } spielbereit machen
say-build-left = { $room } links auf dem Stockwerk bauen
say-build-right = { $room } rechts auf dem Stockwerk bauen
say-build-price = Das kostet dich { $cubes }.
say-build-free = Das kostet dich nichts.
say-gain = { $cubes } erhalten
say-pay = { $cubes } bezahlen
say-train = In { $letter } trainieren ({ $name })
say-heal = Heilen: { $who }
say-heal-at = Den Bewohner auf diesem Feld heilen: { $where }
say-trade = { $give } gegen { $take } tauschen

## Die Zeilenansicht
plain-round = Runde { $round }. Den Startspieler-Marker hat { $first }.
plain-last-round = Dies ist die letzte Runde.
plain-player = { $seat }, Stockwerk { $floor }: { amount-happiness }; Ressourcen: { $cubes }; Bewohner: { $dwellers }; Gegenstände: { $items }.
plain-passed = { $line } Hat gepasst.
plain-dwellers-untrained = { $n } untrainiert
plain-dwellers-wounded = { $n } verletzt
plain-dwellers-placed = { $n } zugewiesen
plain-dwellers-coming = { $n } neu, ab der nächsten Runde
plain-dwellers-trained = trainiert in { $letters }
plain-dwellers-wounded-trained = verletzt und trainiert in { $letters }
plain-exhausted = { $item } (erschöpft)
plain-parts = { $first }; { $rest }
plain-top-floor = Oberstes Stockwerk: { $rooms }.
plain-floor = Stockwerk { $floor }, { $owner }: { $rooms }.
plain-room = { $room } ({ $spaces })
plain-space = { $what } ({ $space } { $who })
plain-space-in = { $space } { $who }
plain-space-threat = { $space } Gefahr { $threat }, { $who }
plain-wounded = { $seat } verletzt
plain-free = frei
plain-items = Gegenstandsauslage: { $items }.
plain-rooms = Raumauslage: { $rooms }.
plain-offered = { $room } für { $cubes }
plain-decks =
    Stapel: { $items ->
        [one] { $items } Gegenstand
       *[other] { $items } Gegenstände
    }, { $rooms ->
        [one] { $rooms } Raum
       *[other] { $rooms } Räume
    }, { $threats ->
        [one] { $threats } Gefahr
       *[other] { $threats } Gefahren
    }.
plain-tie = Gleichstand bei der Zufriedenheit; entschieden haben { $by ->
    [cubes] die Ressourcenwürfel
    [dwellers] die Bewohner
   *[items] die Gegenstände
}.
plain-points = { $seat }: { amount-happiness } (Räume { $rooms }, Kämpfe { $fights }, Felder { $spaces }, Gegenstände { $items }, Gefahren { $lost ->
    [0] 0
   *[other] −{ $lost }
}).

## Nachspielen
replay-score-shelter = { $seat }: { amount-happiness }

## Blätter
table-no-items = keine Gegenstände
table-exhausted = { $item } (erschöpft)
