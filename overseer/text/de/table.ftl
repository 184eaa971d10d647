# Der Vollbild-Client.

## Rund um den Vault

table-title = SHELTER
table-round = Runde { $round }
table-last-round = Letzte Runde!
table-over = Das Spiel ist zu Ende
table-over-keys = Das Spiel ist zu Ende. e zeigt das Ergebnis, q beendet.
table-asked = { $seat } entscheidet
table-thinking = { $seat } denkt nach …
table-watch = { $seat } zieht.
table-threats = { $n ->
    [one] noch { $n } Gefahr
   *[other] noch { $n } Gefahren
}
table-rooms = Räume · { $n } im Stapel
table-items = Gegenstände · { $n } im Stapel
table-rooms-short = Räume · { $n }
table-items-short = Gegenstände · { $n }
table-log = Was geschah
table-detail = Im Einzelnen
table-lift = Dein Aufzug
table-lift-of = Aufzug: { $owner }
table-passed = hat gepasst
table-resigned = hat aufgegeben
table-dwellers = { $coming ->
    [0] { $n } zugewiesen · { $all } gesamt
   *[other] { $n } zugewiesen · +{ $coming } · { $all } gesamt
}
table-dwellers-short = { $n } zugewiesen

## Unter dem Cursor

table-who = Wer geht dorthin?
table-columns = { $several ->
    [yes] Spalten { $columns }
   *[no] Spalte { $columns }
}
table-covers = Sie verdeckt ein Feld dieses Raums: { $room }.
table-chance = Die Würfel allein gewinnen diesen Kampf bei { $percent } % aller Würfe.
table-chance-now = Deine Gewinnchance: { $percent } %.
table-income = { $owner } darf dafür Einkommen nehmen (SH-E1).
table-there = Hier arbeitet ein Bewohner von { $seat }.
table-there-wounded = Hier liegt ein verletzter Bewohner von { $seat }.
table-enter-place = { $n ->
    [one] ⏎ oder zweiter Klick: Bewohner hier zuweisen.
   *[other] ⏎ oder zweiter Klick: wählen, wer hierher geht.
}
table-enter-choose = ⏎ oder zweiter Klick: ausführen.
table-afterwards = Danach hast du: { $tracks }
table-rule-hint = { $rule } · ? oder F1 zeigt diese Regel.

## Tasten in der letzten Zeile

table-key-move = bewegen
table-key-next = nächste Wahl
table-key-act = ausführen
table-key-go-on = weiter
table-key-pass = passen
table-key-undo = zurück
table-key-cards = Karten
table-key-explain = warum?
table-key-help = Hilfe
table-key-moments = { $on ->
    [yes] immer fragen: ja
   *[no] immer fragen: nein
}
table-key-speed = { $speed ->
    [slow] Bots: langsam
    [normal] Bots: normal
    [fast] Bots: schnell
   *[instant] Bots: sofort
}
table-key-hand-over = { $on ->
    [yes] Übergabe: ja
   *[no] Übergabe: nein
}
table-key-language = Sprache
table-key-leave = sichern & beenden

## Hilfe

table-help-title = Hilfe
table-help-aim = Du gehörst zu den Offizieren des Vaults, und wer am Ende die meiste Zufriedenheit hat, übernimmt die Aufsicht. In deinem Zug weist du einen Bewohner einem freien Feld zu: Du bezahlst die roten Kosten und erhältst die grüne Belohnung. Baue Räume auf deinem Stockwerk, nimm Gegenstände und bekämpfe, was aus dem Dunkel kriecht.
table-help-keys = Tasten
table-help-move = den Cursor durch den Vault bewegen, oder auf und ab in einer Liste
table-help-next = zur nächsten Wahl, die dir offensteht, oder zur vorigen
table-help-act = ausführen, worauf der Cursor steht
table-help-go-on = weiter: verzichten, annehmen, würfeln
table-help-digits = aus der nummerierten Liste wählen
table-help-back = zurück von der Frage, wer geht
table-help-pass = zum Passen; noch einmal, und du passt
table-help-undo = deinen letzten Zug zurücknehmen, solange weder der Zufall noch jemand anders am Zug war
table-help-cards = alle Karten der Auslagen und aller Spieler lesen
table-help-log = alles lesen, was geschah
table-help-explain = warum das nicht geht: die ganze Regel
table-help-help = diese Seite
table-help-rules = in den Regeln blättern
table-help-moments = in jedem Moment fragen, auch zwischen zwei Belohnungen, oder nur am Ende deines Zuges
table-help-speed = wie schnell die Bots ziehen: langsam, normal, schnell, sofort
table-help-hand-over = bei mehreren Personen: der Bildschirm, der den Tisch verdeckt, bis die nächste da ist
table-help-language = die nächste Sprache
table-help-resign = aufgeben
table-help-end = nach dem Ende: noch einmal das Ergebnis
table-help-leave = sichern und beenden; „overseer play --resume“ spielt weiter
table-help-mouse = Mit der Maus: Der erste Klick auf ein Feld oder eine Wahl erklärt sie, der zweite führt sie aus. Ein Klick auf eine Karte einer Auslage erklärt diese Karte; auch die Tasten in der letzten Zeile lassen sich anklicken.
table-help-marks = Marken
table-help-signs = Zeichen
table-mark-seat = Bewohner von { $seat }: unverletzt und verletzt; ein Buchstabe dahinter ist das Training
table-mark-legal = ein Feld, das dir jetzt offensteht
table-mark-threat = eine Gefahr, die ein Feld verdeckt
table-mark-first = hat den Startspieler-Marker
table-mark-left = am linken Ende deines Stockwerks bauen
table-mark-right = am rechten Ende deines Stockwerks bauen
table-mark-track = eine Leiste: wie viele von sechs Würfeln dort liegen

## Blätter

table-sheet-keys = ↑ ↓ blättern · L Sprache · Esc zurück
table-rules-title = Die Regeln
table-rules-keys = ↑ ↓ andere Regel · L Sprache · Esc zurück
table-cards-title = Alle Karten auf dem Tisch
table-no-items = keine Gegenstände
table-exhausted = { $item } (erschöpft)

## Besondere Momente

table-hand-over = Gib die Tastatur weiter an { $seat }.
table-hand-over-keys = ⏎ ich bin { $seat } · o nicht mehr fragen · q sichern & beenden
table-resign = { $seat } gibt auf und kann nicht mehr gewinnen. Wirklich aufgeben?
table-yes-no = j ja · n nein
table-too-small = Der Vault braucht ein Terminal von { $width } × { $height } Zeichen; dieses hat { $here } × { $there }. Vergrößere das Fenster oder verkleinere die Schrift. Das Spiel ist gesichert und wartet. q beendet.

## Das Ende

table-end-title = Das Ende
table-won = { $n ->
    [one] { $names } übernimmt die Aufsicht über den Vault!
   *[other] Geteilter Sieg: { $names }!
}
table-nobody-won = Niemand gewinnt.
table-points-rooms = Gebaute Räume
table-points-fights = Gefahren und Kämpfe
table-points-spaces = Felder
table-points-items = Gegenstände
table-points-threats = Gefahren auf dem Stockwerk
table-points-all = Zufriedenheit
table-tie-cubes = Ressourcenwürfel
table-tie-dwellers = Bewohner
table-tie-items = Gegenstände im Besitz
table-tie = Gleichstand bei der Zufriedenheit; entschieden hat { $by ->
    [cubes] die Zahl der Ressourcenwürfel
    [dwellers] die Zahl der Bewohner
   *[items] die Zahl der Gegenstände
} (SH-X3).
table-tie-shared = Zufriedenheit, Würfel, Bewohner und Gegenstände sind gleich: Der Sieg wird geteilt (SH-X3).
table-record = Die Aufzeichnung dieses Spiels: { $file }
