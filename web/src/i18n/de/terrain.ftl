# Der Geländeeditor.
terrain = Gelände
terrain-title = Gelände von Wasteland
terrain-new = Neuer Tisch
terrain-go-on = Mit dem ungespeicherten Tisch weitermachen
terrain-own = Deine Tische
terrain-own-none = Du hast noch keinen Tisch. Beginne mit einem leeren oder mit dem eines Szenarios.
terrain-ready = Tische der Szenarien
terrain-ready-open = Mit seinem Tisch beginnen
terrain-pieces = { $n ->
    [one] 1 Stück
   *[other] { $n } Stücke
}
terrain-remove-name = { $name } entfernen
terrain-remove-sure = Gefechte, die darauf gespielt werden, gehen weiter. Der Tisch selbst ist dann weg.
terrain-keep = Behalten
terrain-import = Ein Tisch von anderswo
terrain-import-text = Füge einen Code, einen Link oder eine Geländedatei ein.
terrain-import-read = Diesen Tisch öffnen
terrain-import-file = Datei wählen
terrain-editor = Geländeeditor
terrain-all = Alle Tische
terrain-name = Name des Tisches
terrain-unsaved = noch nicht gespeichert
terrain-changed = geändert
terrain-saved = gespeichert
terrain-undo = Rückgängig
terrain-redo = Wiederholen
terrain-share = Teilen
terrain-save = Speichern
terrain-save-new = Als neuen Tisch speichern
terrain-play = Darauf kämpfen
terrain-parts = Was gezeigt wird
terrain-part-pieces = Stücke
terrain-part-piece = Gewählt
terrain-part-check = Prüfung
terrain-palette = Stücke
terrain-add = Hinstellen: { $name }
terrain-flat = flach
terrain-height-of = { $n } mm hoch
terrain-choose = Ziehe ein Stück, oder wähle eines, um es zu drehen und seine Größe zu ändern.
terrain-table = Der Tisch mit seinem Gelände
terrain-things = Geländestücke
terrain-keys = Tab wählt ein Stück. Pfeile verschieben es, mit Umschalt um einen Millimeter. Q und E drehen es. D verdoppelt es, Entf entfernt es. Strg+Z macht rückgängig.
terrain-thing = { $name } bei { $x }, { $y }, um { $turn }° gedreht.
terrain-turn = Gedreht (°)
terrain-turn-left = Links
terrain-turn-right = Rechts
terrain-wide = Breite (mm)
terrain-deep = Tiefe (mm)
terrain-height = Höhe (mm)
terrain-duplicate = Verdoppeln
terrain-reshape = Andere Form
terrain-remove = Entfernen
terrain-check = Was die Regeln sagen
terrain-scenario = Szenario
terrain-scenario-none = keines: nur der Tisch
terrain-needs = Was das Szenario braucht
terrain-zone = Zone: { $name }
terrain-clear = muss frei bleiben
terrain-markers = kommen später: { $n } × { $name }
terrain-playable = bespielbar
terrain-unplayable = noch nicht bespielbar
terrain-fits = passt zum Szenario
terrain-share-of = { $pieces ->
    [one] 1 Stück
   *[other] { $pieces } Stücke
}, { $n } % des Tisches
terrain-show = Zeigen
terrain-share-unfinished = Noch ist er nicht bespielbar; wer ihn öffnet, sieht warum.
terrain-share-link = Link
terrain-share-code = Code
terrain-share-file = Als Datei für das Terminal: overseer play wasteland --terrain { $file }
terrain-share-download = Datei speichern
