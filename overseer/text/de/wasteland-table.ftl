# Wasteland im Terminal: seine Züge und seine Lage in Worten, seine Karte auf dem ganzen Bildschirm.

## Die Lage in Zeilen

plain-help-wasteland =
    Eine Zahl       den Zug mit dieser Nummer machen
    move 300,200    einen Zug in seiner Notation machen: jeder Punkt ist möglich, in Millimetern ab der Südwestecke
    moves           die Züge noch einmal nennen
    show            den ganzen Tisch beschreiben
    look m3         ein Modell, ein Marker (k2), ein Punkt (300,200), eine Karte (hunting-rifle); auch: look terrain
    why move 300,200  sagen, warum ein Zug nicht erlaubt ist oder was er bewirkt
    rule WB-F1      eine Regel lesen
    ask             immer gefragt werden, oder nur wo du eine Wahl hast
    undo            den letzten eigenen Zug zurücknehmen
    restart         alle eigenen Züge zurücknehmen, seit jemand anders entschied
    resign          aufgeben
    lang fr         die Sprache wechseln: en, fr, de, es
    save            jetzt speichern; jeder Zug wird ohnehin gespeichert
    quit            gehen; die Partie lässt sich fortsetzen
plain-look-nothing-wasteland = Es gibt kein Modell, keinen Marker, keinen Punkt und keine Karte „{ $word }“. Nenne ein Modell wie m3, einen Marker wie k2, einen Punkt wie 300,200, eine Karte wie hunting-rifle oder das Gelände: terrain.

## Szenarien

cli-error-wasteland-file = { $option }: Die Datei { $file } lässt sich nicht lesen. Prüfe ihren Namen.

## Hilfe

help-play-scenario = Wasteland: das Szenario mit seinem Namen oder eine Szenariodatei; „?“ listet alle auf.
    .value = NAME
help-play-force = Wasteland: der Reihe nach eine Truppe je Platz: Name einer fertigen Truppe, Truppencode oder Truppendatei.
    .value = TRUPPE
help-play-enemy = Wasteland: die Truppe der KI oder ihre Fraktion; ohne diese Angabe wird eine gezogen.
    .value = TRUPPE
help-play-ai = Wasteland: die Seite, die die KI spielt, wie die Liste der Szenarien sie nennt, none (keine) oder both (beide). Ohne diese Angabe: die zweite.
    .value = SEITE
help-play-limit = Wasteland: wie viele Kronkorken eine Truppe kosten darf: 500, 750 oder 1000.
    .value = KRONKORKEN
help-play-difficulty = Wasteland: wie viel stärker die Truppe der KI ist: normal, hard oder deadly.
    .value = STUFE
help-play-terrain = Wasteland: eine Geländedatei statt eines Tisches aus dem Startwert.
    .value = DATEI

## Rund um die Karte

table-title-wasteland = WASTELAND
table-wasteland-setup = Aufbau
table-wasteland-round = Runde { $round }/{ $rounds }
table-wasteland-actions = Aktionen { $actions } · Punkte { $points }
table-wasteland-roster = Modelle
table-wasteland-everybody = Alle und alles
table-wasteland-terrain = Gelände
table-wasteland-briefing = Lagebesprechung
table-wasteland-waiting = wartet
table-wasteland-escaped = sicher
table-wasteland-removed = aus
table-wasteland-zoom = { $zoom ->
    [0] ganzer Tisch
    [1] Hälfte
   *[2] Viertel
}
table-wasteland-overlay = { $overlay ->
    [reach] Bewegung
    [weapon] Reichweite der Waffe
    [rulers] alle Lineale
   *[nothing] keine Lineale
}
table-wasteland-ways = { $quick ->
    [yes] Schnelle Bewegung anderswohin … ({ $n })
   *[no] Bewegung anderswohin … ({ $n })
}
table-wasteland-open = ⏎ öffnet die Liste. m zeigt stattdessen auf die Karte, / nimmt einen Punkt.
table-wasteland-ai = Die KI handelt
table-wasteland-thinking = { $who ->
    [ai] Die KI überlegt … { $n }
   *[nobody] Die Würfel rollen …
}
table-wasteland-take-back = u nimmt deinen Zug zurück.
table-wasteland-step = ␣ nächster Schritt · w von selbst · Esc überspringen
table-wasteland-why = Warum?
table-wasteland-no-test = Ein kritischer Angriff trifft ohne Probe.
table-wasteland-mean = Im Mittel { $mean } · außer Gefecht { $removed } %
table-wasteland-type = Wohin, oder welcher Zug?
table-wasteland-type-keys = Ein Punkt wie 300,200 oder eine Notation wie shoot m4 hunting-rifle · Esc zurück
table-wasteland-won = { $n ->
    [one] { $names } gewinnt das Gefecht!
   *[other] { $names } gewinnen das Gefecht!
}

table-key-point = Karte
table-key-type = tippen
table-key-zoom = Zoom
table-key-bands = Lineale
table-key-roster = Modelle
table-key-by-hand = KI Schritt für Schritt

table-help-aim-wasteland = Deine Modelle haben je Runde zwei Aktionen. Mach sie bereit, aktiviere eins nach dem anderen und erreiche das Ziel des Szenarios, bevor die letzte Runde vorbei ist. Die Liste enthält sinnvolle Züge; jede andere Stelle kannst du auf der Karte zeigen oder eintippen.
table-help-mouse-wasteland = Maus: Ein Klick auf die Karte zeigt dorthin, ein zweiter tut, was in der Liste zuerst steht. Auch Antworten und Tasten lassen sich anklicken.
table-help-go-on-wasteland = weiter: der nächste Schritt der KI, passen oder zum Ende der Aktivierung
table-help-point = mit den Pfeilen auf die Karte zeigen, und zurück zur Liste
table-help-next-wasteland = zur nächsten Möglichkeit; beim Zeigen zum nächsten Modell oder Marker
table-help-type = einen Punkt oder einen Zug eintippen
table-help-zoom = der ganze Tisch, die Hälfte, ein Viertel
table-help-scroll = die Karte verschieben
table-help-centre = das handelnde Modell ansehen
table-help-bands = um das Modell: seine Bewegung, die Reichweite seiner Waffe, alle Lineale, nichts
table-help-roster = alle Modelle mit Gesundheit und Zustand
table-help-briefing = worum es im Szenario geht
table-help-by-hand = die KI wartet nach jeder Entscheidung auf eine Taste, oder sie macht von selbst weiter
table-help-back-wasteland = zurück: Schritte der KI überspringen, eine Liste schließen, die Karte verlassen
table-help-everybody = jedes Modell ausführlich, mit seinen Waffen, und das Gelände
table-help-always-wasteland = immer gefragt werden, oder nur wo du eine Wahl hast

table-wasteland-mark-model = { $side }: { $status }
table-wasteland-mark-active = ist aktiviert
table-wasteland-mark-engaged = im Nahkampf: ein Feind berührt es
table-wasteland-mark-reactions = Reaktionsmarker
table-wasteland-mark-points = Aktionspunkte
table-wasteland-mark-luck = Glücksmarker
table-wasteland-mark-rads = Strahlenschaden
table-wasteland-mark-path = der Weg einer Bewegung und sein Ende
table-wasteland-mark-room = Platz für das, was du aufstellst
table-wasteland-mark-sight = Sichtlinie ohne Deckung
table-wasteland-mark-sight-cover = Sichtlinie durch Deckung
table-wasteland-mark-sight-blocked = keine Sichtlinie
table-wasteland-mark-ruler = Lineal: { $ruler }
table-wasteland-mark-mine = Mine
table-wasteland-mark-place = Ort des Szenarios
table-wasteland-mark-heap = Sachen am Boden
table-wasteland-mark-strike = Wo die Artillerie einschlagen wird
