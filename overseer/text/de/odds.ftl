# `overseer odds`: die genaue Wahrscheinlichkeit eines kritischen Treffers, als Tabelle und als Bild.

odds-title = Die Wahrscheinlichkeit eines kritischen Treffers (TR-C6)
odds-note = Du beginnst mit 2 Chancen auf einen kritischen Treffer. Die gedruckte Tabelle spricht von etwa 0, 5 und 10 % bei 0, 1 und 2 Chancen; ihre Regel, mindestens zwei Würfel mit einer 1, ergibt genau 0, 2,8 und 7,4 %, und so würfelt Overseer.
odds-one =
    { $chances ->
        [one] Mit { $shown } Chance
       *[other] Mit { $shown } Chancen
    } würfelst du { $dice ->
        [one] mit 1 Würfel
       *[other] mit { NUMBER($dice) } Würfeln
    }: { $percent } für einen kritischen Treffer, genau { $fraction }.
odds-written = Die Kurve steht in { $file }.
odds-error-file = Das Bild konnte nicht nach { $file } geschrieben werden ({ $error }). Wähle einen anderen Ort.
help-odds = Genaue Chancen zeigen: kritische Treffer in Tragic, Angriffe in Wasteland
    .long = Genaue Chancen, als Tabelle und als Bild. Tragic: ein kritischer Treffer nach der Zahl der Chancen darauf. Wasteland: ein Angriff mit einer Waffe, sein Wert Posten für Posten, seine Trefferchance und der Schaden, der durch die Rüstung kommt.
    .examples =
        overseer odds  Die ganze Tabelle
        overseer odds --chances 5  Eine Wahrscheinlichkeit
        overseer odds --picture kritisch.svg  Die Kurve als Bild
        overseer odds wasteland hunting-rifle --unit settler --range long --cover 1 --armour 2  Ein Angriff in Wasteland
        overseer odds wasteland sledgehammer --skill 6 --charge black --svg balken.svg  Ein Sturmangriff, als Balken in einem Bild
help-odds-chances = Nur die Wahrscheinlichkeit bei dieser Zahl von Chancen, von -20 bis 22.
    .value = N
help-odds-picture = Die Kurve, bei Wasteland die Balken, auch in eine SVG-Datei schreiben.
    .value = DATEI.svg
