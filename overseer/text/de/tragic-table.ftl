# Tragic auf dem ganzen Bildschirm.

## Around the mat

table-title-tragic = TRAGIC

## Keys in the last line

table-key-around = umsehen
table-key-piles = Ablagen
table-key-log = Verlauf
table-key-stops = Stopps

## Help

table-help-aim-tragic = Ein Duell: Bring die Lebenspunkte deines Gegners auf 0. In deinem Zug spielst du Karten aus, indem du Punkte von S, P, E, C, I, A und L erschöpfst; jede Aktion erlaubt dir, eine Fähigkeit zu legen, die einen Punkt bringt. Greif mit Angriffskarten und mit Verbündeten an, blocke, antworte mit Reaktionen: Das letzte Glied der Kette wirkt zuerst.
table-help-list = die Liste der Antworten auf und ab
table-help-around = umsehen: jede Karte auf dem Tisch, eine nach der anderen
table-help-read = die Erklärung auf und ab
table-help-go-on-tragic = weiter: passen; in deiner Hauptphase zum Zugende, noch einmal beendet ihn
table-help-forget = vergessen, was abgelehnt wurde
table-help-piles = die Ablagen lesen
table-help-all-cards = alle Karten lesen, die du sehen darfst, auch deine Bibliothek
table-help-always = immer fragen, oder für mich passen, wo ich nichts tun kann
table-help-stops = wo du gefragt werden willst, Gelegenheit für Gelegenheit
table-help-mouse-tragic = Mit der Maus: Der erste Klick auf eine Karte oder Antwort erklärt sie, der zweite führt sie aus. Auch die Tasten in der letzten Zeile lassen sich anklicken.
table-mark-legal-tragic = damit lässt sich jetzt etwas tun; neben einem Namen: dessen Zug
table-mark-hp = Lebenspunkte, vom Maximum
table-mark-armour = Rüstung gegen gewöhnlichen Schaden
table-mark-radiation = Stufe der Strahlungsleiste
table-mark-points = Punkte übrig und Punkte insgesamt, Buchstabe für Buchstabe
table-mark-engaged = erschöpft; Ausrüstung: nicht angelegt
table-mark-fighting = greift an, in der Kampfzone
table-mark-top = das oberste Glied der Kette: Es wirkt zuerst
table-mark-cost = Kosten: zwei Punkte S und zwei beliebige
table-mark-level = die Stufe einer Karte, 1 bis 3
table-mark-race = ein Volk: Höchstens eine deiner Eigenschaften ist eines
table-mark-ally = Angriff und Leben eines Verbündeten
