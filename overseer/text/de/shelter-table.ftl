# Shelter im Vollbild.

## Rund um den Vault

table-title-shelter = SHELTER
table-round = Runde { $round }
table-last-round = Letzte Runde!
table-threats = { $n ->
    [one] noch { $n } Gefahr
   *[other] noch { $n } Gefahren
}
table-rooms = Räume · { $n } im Stapel
table-items = Gegenstände · { $n } im Stapel
table-rooms-short = Räume · { $n }
table-items-short = Gegenstände · { $n }
table-lift = Dein Aufzug
table-lift-of = Aufzug: { $owner }
table-passed = hat gepasst
table-dwellers = { $coming ->
    [0] { $n } zugewiesen · { $all } gesamt
   *[other] { $n } zugewiesen · +{ $coming } · { $all } gesamt
}
table-dwellers-short = { $n } zugewiesen

## Unter dem Cursor

table-who = Wer geht dorthin?
table-enter-place = { $n ->
    [one] ⏎ oder zweiter Klick: Bewohner hier zuweisen.
   *[other] ⏎ oder zweiter Klick: wählen, wer hierher geht.
}

## Tasten in der letzten Zeile

table-key-pass = passen
table-key-moments = { $on ->
    [yes] immer fragen: ja
   *[no] immer fragen: nein
}

## Hilfe

table-help-aim-shelter = Du gehörst zu den Offizieren des Vaults, und wer am Ende die meiste Zufriedenheit hat, übernimmt die Aufsicht. In deinem Zug weist du einen Bewohner einem freien Feld zu: Du bezahlst die roten Kosten und erhältst die grüne Belohnung. Baue Räume auf deinem Stockwerk, nimm Gegenstände und bekämpfe, was aus dem Dunkel kriecht.
table-help-move = den Cursor durch den Vault bewegen, oder auf und ab in einer Liste
table-help-back = die Liste schließen, wer dorthin geht
table-help-pass = das Passen wählen; ein zweites p bestätigt es
table-help-cards = alle Karten der Auslagen und aller Spieler lesen
table-help-moments = in jedem Moment fragen, auch zwischen zwei Belohnungen, oder nur am Ende deines Zuges
table-help-mouse-shelter = Mit der Maus: Der erste Klick auf ein Feld oder eine Wahl erklärt sie, der zweite führt sie aus. Ein Klick auf eine Karte einer Auslage erklärt diese Karte; auch die Tasten in der letzten Zeile lassen sich anklicken.
table-mark-seat = Bewohner von { $seat }: unverletzt und verletzt; ein Buchstabe dahinter ist das Training
table-mark-legal = ein Feld, das dir jetzt offensteht
table-mark-threat = eine Gefahr, die ein Feld verdeckt
table-mark-first = hat den Startspieler-Marker
table-mark-left = am linken Ende deines Stockwerks bauen
table-mark-right = am rechten Ende deines Stockwerks bauen
table-mark-track = eine Leiste: wie viele von sechs Ressourcenwürfeln dort liegen

## Das Ende

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
table-tie-shared = Zufriedenheit, Ressourcenwürfel, Bewohner und Gegenstände sind gleich: Der Sieg wird geteilt (SH-X3).
