# Truppen: das Regal, der Baukasten, teilen und spielen.
forces = Truppen
forces-title = Truppen von Wasteland
forces-build = Truppe bauen
forces-new = Neue Truppe
forces-go-on = An der ungespeicherten Truppe weiterbauen
forces-cards = Alle Karten
forces-own = Deine Truppen
forces-own-none = Du hast noch keine Truppe. Fang mit einer leeren an, nimm eine fertige oder bring eine von anderswo mit.
forces-ready = Fertige Truppen
forces-version = Fassung { $n }
forces-lost = Ihre Karten sind nicht mehr hier. Du kannst sie nur entfernen.
forces-legal = erlaubt für { $n } Kronkorken
forces-unfinished = noch nicht erlaubt
forces-remove = { $name } entfernen
forces-remove-sure = { $n ->
    [one] Sie ist für immer weg. Tische, an denen sie spielt, gehen weiter.
   *[other] Sie ist für immer weg, mit allen Fassungen. Tische, an denen sie spielt, gehen weiter.
 }
forces-remove-it = Entfernen
forces-keep-it = Behalten
forces-import = Eine Truppe von anderswo
forces-import-text = Füge einen Code, einen Link oder eine Truppendatei ein.
forces-import-read = Diese Truppe öffnen
forces-import-file = Datei wählen
forces-builder = Truppenbaukasten
forces-all = Alle Truppen
forces-name = Name der Truppe
forces-unsaved = noch nicht gespeichert
forces-changed = geändert seit Fassung { $n }
forces-saved = gespeichert, Fassung { $n }
forces-undo = Zurück
forces-versions = Frühere Fassungen
forces-versions-text = Öffne eine frühere und speichere sie: Sie wird die neueste, und nichts geht verloren.
forces-version-now = so ist sie jetzt
forces-version-back = Fassung { $n } öffnen
forces-share = Teilen
forces-share-unfinished = Diese Truppe ist noch nicht erlaubt. Teilen kann man sie trotzdem.
forces-share-set = Sie ist aus eigenen Karten gebaut und hat deshalb keinen Code: Wer die Datei bekommt, braucht auch das Set.
forces-share-link = Link
forces-share-code = Truppencode
forces-share-file = Truppendatei
forces-share-download = Datei herunterladen
forces-save = Speichern
forces-save-new = Als neue Truppe speichern
forces-play = Damit spielen
forces-play-seats = { $n ->
    [one] allein, gegen die KI
   *[other] { $n } Personen
 }
forces-printed = In diesem Szenario sind die Truppen vorgedruckt. Wähle ein anderes, um mit deiner zu kämpfen.
forces-shared-with = Jemand teilt diese Truppe mit dir. Sieh sie an, ändere sie, behalte sie als deine oder spiel damit.
forces-parts = Was zu sehen ist
forces-part-units = Einheiten
forces-part-force = Truppe
forces-faction = Fraktion
forces-any-faction = jede Fraktion
forces-type = Typ
forces-any-type = jeder Typ
forces-skill = Fertigkeit
forces-any-skill = jede Fertigkeit
forces-affordable = bezahlbar mit den übrigen { $n } Kronkorken
forces-clear = Alle Einheiten zeigen
forces-order = Reihenfolge
forces-by-caps = nach Preis
forces-by-name = nach Namen
forces-none = Nichts passt zu all dem. Nimm einen Filter weg.
forces-units-n = { $n ->
    [one] { $n } Einheit
   *[other] { $n } Einheiten
 }
forces-caps = { $n ->
    [one] { $n } Kronkorken
   *[other] { $n } Kronkorken
 }
forces-models = { $n ->
    [one] { $n } Modell
   *[other] { $n } Modelle
 }
forces-sum = { $n } von { $limit } Kronkorken
forces-limit = Limit in Kronkorken
forces-prices = Preisliste
forces-creatures = alle sind mit Kreaturen einverstanden
forces-says = Was auf der Karte steht
forces-in = { $n } in der Truppe
forces-add = dazu
forces-add-unit = { $name } hinzufügen
forces-units = Die Einheiten der Truppe
forces-empty = Noch niemand darin. Füge Einheiten hinzu, gib einer davon eine Anführerkarte und rüste sie aus.
forces-leads = führt die Truppe an
forces-models-of = Modelle: { $name }
forces-fewer-models = Ein Modell weniger: { $name }
forces-more-models = Ein Modell mehr: { $name }
forces-equip = Ausrüsten
forces-equip-unit = { $name } ausrüsten
forces-equip-title = Ausrüsten: { $name }
forces-copy-unit = Dieselbe Einheit noch einmal: { $name }
forces-remove-unit = { $name } herausnehmen
forces-numbers = Ihre Zahlen mit allem, was sie trägt
forces-kinds = Arten von Karten
forces-kind-weapon = Waffen
forces-kind-item = Gegenstände
forces-kind-mod = Mods
forces-kind-leader = Anführer, Held
forces-kind-perk = Extras
forces-heroic = Heldenhaft: 1 Gesundheit mehr, Glücksmarker und kritische Treffer ({ $n } Kronkorken)
forces-shared = eine für die ganze Einheit
forces-add-card = { $name } hinzufügen
forces-take-card = { $name } wegnehmen
forces-on = auf: { $name }
forces-forbidden = Was die Regeln hier verbieten ({ $n })
forces-boosts = Schübe
forces-boosts-n = Schübe: { $n } von { $most }
forces-boosts-choose = Schübe wählen
forces-fix-one = Ein Modell daraus machen
forces-fix-unit = Herausnehmen
forces-fix-card = Karte wegnehmen
forces-fix-leaders = Den ersten behalten
forces-fix-boost = Einen wegnehmen
forces-fix-leader = Anführer wählen
forces-fix-equip = Ausrüsten
forces-fix-add = Einheiten ansehen
forces-fix-skill = Wer kann das?
forces-choice = Deine Truppe
forces-choice-any = welche gerade kommt
