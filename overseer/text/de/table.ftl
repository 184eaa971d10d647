# Der Vollbild-Client.

## Rund um den Tisch

table-over = Die Partie ist zu Ende
table-over-keys = Die Partie ist zu Ende. e zeigt das Ergebnis, q beendet.
table-asked = { $seat } entscheidet
table-thinking = { $seat } denkt nach …
table-watch = { $seat } zieht.
table-log = Was geschah
table-since = Seit deinem letzten Zug
table-detail = Im Einzelnen
table-detail-more = ⇟ mehr
table-resigned = hat aufgegeben

## Unter dem Cursor

table-which = Welche?
table-enter-choose = ⏎ oder zweiter Klick: ausführen.
table-back-to-list = Esc: zurück zur Liste.
table-rule-hint = { $rule } · ? oder F1 zeigt diese Regel.
table-why-nothing = F1 sagt, warum etwas nicht geht. Hier ist nichts verboten. F2: Hilfe

## Tasten in der letzten Zeile

table-key-move = bewegen
table-key-next = nächste Wahl
table-key-act = ausführen
table-key-go-on = weiter
table-key-undo = zurücknehmen
table-key-cards = Karten
table-key-explain = warum?
table-key-help = Hilfe
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
table-key-leave = speichern & beenden

## Hilfe

table-help-title = Hilfe
table-help-keys = Tasten
table-help-next = zur nächsten Wahl, die dir offensteht, oder zur vorigen
table-help-act = ausführen, worauf der Cursor steht
table-help-go-on = weiter: verzichten, annehmen, würfeln
table-help-digits = zu dieser Zeile der nummerierten Liste; Enter führt sie aus
table-help-undo = deinen letzten Zug zurücknehmen, solange weder der Zufall noch jemand anders am Zug war
table-help-log = alles lesen, was geschah
table-help-explain = warum das nicht geht: die ganze Regel
table-help-help = diese Seite
table-help-rules = in den Regeln blättern
table-help-speed = wie schnell die Bots ziehen: langsam, normal, schnell, sofort
table-help-hand-over = bei mehreren Personen: der Bildschirm, der den Tisch verdeckt, bis die nächste da ist
table-help-language = die nächste Sprache
table-help-resign = aufgeben
table-help-end = nach dem Ende: noch einmal das Ergebnis
table-help-leave = speichern und beenden; „overseer play --resume“ spielt weiter
table-help-marks = Marken
table-help-signs = Zeichen

## Blätter

table-escape = Esc
table-sheet-keys = ↑ ↓ blättern · L Sprache · Esc zurück
table-rules-title = Die Regeln
table-rules-keys = ↑ ↓ andere Regel · ⇞ ⇟ weiterlesen · L Sprache · Esc zurück
table-cards-title = Alle Karten auf dem Tisch

## Besondere Momente

table-hand-over = Gib die Tastatur weiter an { $seat }.
table-hand-over-keys = ⏎ ich bin { $seat } · o nicht mehr fragen · q speichern & beenden
table-hand-over-keys-secret = ⏎ ich bin { $seat } · q speichern & beenden
table-resign = { $seat } gibt auf und kann nicht mehr gewinnen. Wirklich aufgeben?
table-yes-no = ⏎ ja · Esc nein
table-too-small = Der Tisch braucht ein Terminal von { $width } × { $height } Zeichen; dieses hat { $here } × { $there }. Vergrößere das Fenster oder verkleinere die Schrift. Die Partie ist gespeichert und wartet. q beendet.

## Das Ende

table-end-title = Das Ende
table-won = { $n ->
    [one] { $names } übernimmt die Aufsicht über den Vault!
   *[other] Geteilter Sieg: { $names }!
}
table-nobody-won = Niemand gewinnt.
table-record = Die Aufzeichnung dieser Partie: { $file }

## Eine aufgezeichnete Partie, angesehen

watch-title = Wiedergabe
watch-move = Zug { $n } von { $moves }
watch-spectator = Gesehen als Zuschauer
watch-eyes = Gesehen als { $seat }
watch-state = { $state ->
    [plays] ▶ Läuft von selbst. Leertaste hält an.
    [end] ■ Das Ende. Leertaste zeigt es von vorn.
   *[stands] ‖ ← → ein Zug, Leertaste lässt laufen.
}
watch-unfinished = Diese Partie ist nicht zu Ende: Bis dahin ist nur zu sehen, was Zuschauer sehen dürfen.
table-key-watch-step = Zug
table-key-watch-turn = nächster Zugwechsel
table-key-watch-first = Anfang
table-key-watch-last = Ende
table-key-watch-on = läuft/hält
table-key-watch-speed = { $speed ->
    [slow] Tempo: langsam
    [normal] Tempo: normal
    [fast] Tempo: schnell
   *[instant] Tempo: sehr schnell
}
table-key-watch-eyes = Blickwinkel
table-key-watch-leave = verlassen
table-help-watch-step = einen Zug zurück oder weiter
table-help-watch-turn = zum nächsten Spielerzug oder zur nächsten Runde, oder davor
table-help-watch-ends = an den Anfang, ans Ende
table-help-watch-on = die Züge von selbst laufen lassen oder anhalten
table-help-watch-speed = wie schnell sie aufeinander folgen
table-help-watch-eyes = mit den Augen des nächsten Spielers sehen, oder wieder als Zuschauer
table-help-watch-cards = alle Karten auf dem Tisch lesen
table-help-watch-leave = verlassen; nichts wird geändert
