# Die Karten von Tragic als Liste, eine Karte ganz, und ihre Galerie.

cards-tragic-head = { $name } { $level } · { $kind }{ $shown ->
    [free] {""}
    [ally] {" "}· { $cost } · { $attack }/{ $health }
   *[cost] {" "}· { $cost }
}
cards-tragic-traits = EIGENSCHAFTEN
cards-tragic-skills = TALENTE
cards-tragic-count = { $n ->
    [0] Keine Karte passt.
    [one] { $n } Karte.
   *[other] { $n } Karten.
}
cards-tragic-keyword = { $keyword }: { $meaning }
cards-tragic-foot = { $id } – { $source }
cards-error-option = { $option } wählt Karten einer Liste aus; bei den Karten von { $game } oder bei dieser Aktion geht das nicht. Siehe: overseer cards --help
cards-tragic-which = Welche Karte? Siehe: overseer cards tragic list
cards-tragic-unknown = Eine Karte „{ $id }“ gibt es nicht. { $any ->
    [yes] Ähnlich: { $near }. Alle: overseer cards tragic list
   *[no] Alle: overseer cards tragic list
}
cards-tragic-letter = „{ $letter }“ ist kein Buchstabe von S.P.E.C.I.A.L. Wähle einen von diesen: { $known }.
cards-tragic-level = Eine Stufe ist 1, 2 oder 3, nicht „{ $level }“.

gallery-tragic-title = Tragic: die Kartengalerie
gallery-tragic-intro = Alle { $n } Karten des Standardsatzes mit den Texten, die das Spiel aus ihren Effekten zusammensetzt. Karten mit ◆ sind aus den gedruckten Regeln bekannt; die anderen haben wir selbst entworfen. Kosten: SS+1 sind zwei Punkte S und einer von beliebigem Buchstaben.
gallery-tragic-contents = Inhalt
gallery-tragic-abilities = Fähigkeiten
gallery-tragic-cards = Spielkarten
gallery-tragic-traits = Eigenschaften
gallery-tragic-skills = Talente
gallery-tragic-glossary = Schlüsselwörter
gallery-tragic-radiation = Strahlung
gallery-tragic-column-card = Karte
gallery-tragic-column-cost = Kosten
gallery-tragic-column-kind = Art
gallery-tragic-column-text = Was sie bewirkt
gallery-tragic-family = { $count } Karten insgesamt, davon { $abilities } Fähigkeiten.
