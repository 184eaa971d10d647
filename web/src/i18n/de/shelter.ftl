# The chrome of Shelter’s board; what the game says comes from the server.
shelter-board = Der Vault
shelter-place = Bauplatz { $place }, leere Erde
shelter-map = Der ganze Vault; antippen, um hinzugehen
shelter-rooms = Räume zum Bauen
shelter-items = Gegenstände
shelter-left = { $n ->
    [one] { $n } im Stapel
   *[other] { $n } im Stapel
}
shelter-price = Bau
shelter-top-floor = Oberstes Stockwerk
shelter-floor = Stockwerk { $n }
shelter-you = du
shelter-first = Startspieler
shelter-passed = gepasst
shelter-no-items = Noch keine Gegenstände
shelter-count = { $placed ->
    [0] { $coming ->
        [0] { $all } insgesamt
       *[other] +{ $coming } · { $all } insgesamt
    }
   *[other] { $coming ->
        [0] { $placed } im Einsatz · { $all } insgesamt
       *[other] { $placed } im Einsatz · +{ $coming } · { $all } insgesamt
    }
}
shelter-energy = Energie: { $n }
shelter-food = Nahrung: { $n }
shelter-water = Wasser: { $n }
shelter-happiness = Zufriedenheit: { $n }
shelter-dweller = { $letter ->
    [none] { $wounded ->
        [yes] Ein verletzter Bewohner
       *[no] Ein untrainierter Bewohner
    }
   *[other] { $wounded ->
        [yes] Ein verletzter Bewohner, trainiert in { $letter }
       *[no] Ein in { $letter } trainierter Bewohner
    }
}
shelter-round = Runde { $n }
shelter-threats-left = { $n ->
    [one] Gefahr übrig
   *[other] Gefahren übrig
}
shelter-displays = Auslagen
shelter-percent = { $n } %
shelter-odds-dice = Nur die Würfel
shelter-odds-won = Gewonnen
shelter-odds-lost = Verloren
shelter-leads = führt
shelter-end-sources = Zufriedenheit, und woher sie kam
shelter-end-lead = Wer wann führte
shelter-from-rooms = Gebaute Räume
shelter-from-fights = Gefahren und Kämpfe
shelter-from-spaces = Felder
shelter-from-items = Gegenstände
shelter-from-threats = Verloren durch Gefahren auf dem Stockwerk
shelter-lesson = Deine erste Partie
shelter-learn-send = Einen Bewohner zur Arbeit schicken
shelter-learn-item = Einen Gegenstand nehmen
shelter-learn-build = Einen Raum bauen
shelter-learn-dweller = Einen neuen Bewohner begrüßen
shelter-learn-train = Einen Bewohner trainieren
shelter-learn-fight = Eine Gefahr bekämpfen
shelter-learn-done = { $n } von { $of } ausprobiert
shelter-lesson-gain = Grün, rund, nach außen zeigend: was du bekommst.
shelter-lesson-cost = Rot, mit Kerbe: was du bezahlst.
