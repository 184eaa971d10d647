# Gelände von Wasteland: seine Arten, was an einer Geländedatei falsch sein kann, und `overseer terrain`.

terrain-kind-ruin = { wasteland-terrain-ruin }
terrain-kind-building = { wasteland-terrain-building }
terrain-kind-container = { wasteland-terrain-container }
terrain-kind-barrier = { wasteland-terrain-barrier }
terrain-kind-fence = { wasteland-terrain-fence }
terrain-kind-rocks = { wasteland-terrain-rocks }
terrain-kind-scrap = { wasteland-terrain-scrap }
terrain-kind-rubble = { wasteland-terrain-rubble }
terrain-kind-stream = { wasteland-terrain-stream }
terrain-kind-field = { wasteland-terrain-field }
terrain-legend = { $mark } { $kind }
terrain-title = Der Tisch von oben, Norden oben

## Geländedateien

terrain-file-points = „points“ ist eine Liste von 3 bis { $high } Ecken, jede aus zwei ganzen Zahlen in mm: [[100, 100], [160, 100], [160, 140]].
terrain-file-outline = Der Umriss kreuzt oder berührt sich selbst. Nenne die Ecken der Reihe nach rund um das Stück.
terrain-file-off = Die Ecke { $x }, { $y } liegt nicht auf dem Tisch, der von 0 bis { $side } mm reicht.
terrain-file-overlap = Dieses Stück und Nummer { $n } ({ $kind }) liegen ineinander, und Deckung würde dort doppelt zählen. Verschiebe eines davon.
terrain-file-unreachable = Eine Basis von 30 mm kann bei { $x }, { $y } stehen, aber kein Weg führt dorthin. Lass eine Lücke von mindestens 64 mm.
terrain-file-many = { $n } Stücke sind zu viele; { $high } sind erlaubt.
terrain-file-height = Was man erklettern kann, braucht eine Höhe „height“ in mm.
terrain-file-clear = Das Szenario hält diesen Boden frei. Schiebe das Stück aus der schraffierten Fläche.
terrain-file-marker = Bei { $x }, { $y } liegt ein Marker des Szenarios, und hier käme niemand an ihn heran. Verschiebe das Stück.
terrain-file-bystander = { $unit } steht hier von Anfang an. Verschiebe das Stück.
terrain-file-room = { $side }: Niemand hat Platz zum Aufstellen. Räume einen Teil der Zone frei.
terrain-file-cramped = { $side }: Mehr als die Hälfte der Zone ist verstellt. Wer keinen Platz findet, kommt später.
terrain-file-dense = { $n } % des Tisches sind bedeckt; das Szenario verlangt etwa { $wanted } % ({ $preset }).
terrain-file-bare = Nur { $n } % des Tisches sind bedeckt; das Szenario verlangt etwa { $wanted } % ({ $preset }).
terrain-file-narrow = Zwischen diesem Stück und dem nächsten ({ $kind }) liegen weniger als { $mm } mm: Die größten Basen kommen nicht durch.

## `overseer terrain`

terrain-made = { $n ->
    [one] Der Tisch steht in { $file }: { $n } Vieleck
   *[other] Der Tisch steht in { $file }: { $n } Vielecke
}, Nummer { $number }, Dichte { $preset }, Thema { $theme }.
terrain-next = Ändere ihn mit irgendeinem Editor, dann: overseer terrain check { $file }
terrain-good = { $file }: { $n ->
    [one] { $n } Vieleck
   *[other] { $n } Vielecke
}, nichts auszusetzen.
terrain-drawn = Das Bild steht in { $file }.
terrain-error-there = { $file } gibt es schon, und überschrieben wird nichts. Wähle einen anderen Namen.
terrain-error-word = „{ $word }“ ist nichts für { $option }. Es gibt: { $known }.

help-terrain = Tische mit Gelände für Wasteland machen, prüfen und zeichnen
    .long = Tische für Wasteland: aus einer Nummer gemacht, in eine Datei geschrieben, die jeder Editor ändern kann, geprüft und gezeichnet. Jeder Befehl hat sein eigenes --help.
    .examples =
        overseer terrain make meiner.toml --preset dense  Ein neuer Tisch
        overseer terrain check meiner.toml  Nach dem Ändern: Kann man darauf spielen?
        overseer terrain show meiner.toml  Der Tisch als Text
        overseer terrain show meiner.toml --svg meiner.svg  Der Tisch als Bild
help-terrain-file = Die Geländedatei.
    .value = DATEI
help-terrain-preset = Wie voll der Tisch ist: light, medium oder dense. Ohne Angabe: medium.
    .value = DICHTE
help-terrain-theme = Was darauf steht: mixed, rocks, ruins, blocking, street, farm, bunkers, cover oder hill. Ohne Angabe: mixed.
    .value = THEMA
help-terrain-make = Eine Geländedatei machen
    .long = Einen Tisch machen und in eine Datei schreiben. Dieselbe Nummer, Dichte und dasselbe Thema geben immer denselben Tisch. Überschrieben wird nie etwas.
    .examples =
        overseer terrain make meiner.toml  Irgendein Tisch von mittlerer Dichte
        overseer terrain make meiner.toml --number 7 --preset light --theme rocks  Jedes Mal derselbe
help-terrain-make-number = Die Nummer des Tisches. Ohne Angabe: irgendeine.
    .value = NUMMER
help-terrain-check = Eine Geländedatei prüfen
    .long = Sagen, was an einer Geländedatei falsch ist, mit ihren Zeilen: Umrisse, die sich kreuzen, Stücke neben dem Tisch oder ineinander, Boden, den niemand erreicht.
    .examples =
        overseer terrain check meiner.toml  Ist alles in Ordnung?
help-terrain-show = Einen Tisch als Text oder als Bild zeichnen
    .long = Eine Geländedatei oder den Tisch einer Nummer zeichnen: als Text oder, mit --svg, als Bild in eine Datei.
    .examples =
        overseer terrain show meiner.toml  Eine Datei, als Text
        overseer terrain show 7 --preset dense --svg sieben.svg  Der Tisch einer Nummer, als Bild
help-terrain-show-file = Die Geländedatei oder die Nummer eines Tisches.
    .value = DATEI
help-terrain-show-svg = Ein Bild in diese Datei schreiben.
    .value = DATEI
