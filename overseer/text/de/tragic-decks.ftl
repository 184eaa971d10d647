# Die Decks von Tragic: die fertigen mit ihrem Plan, und was an einem Deck falsch oder unklug sein kann.

## Fertige Decks

deck-tragic-fists = Fäuste
    .plan = Schlag auf Schlag mit bloßen Händen, und das Glück lässt manche doppelt so hart treffen.
deck-tragic-snipers = Scharfschützen
    .plan = Immer größere Gewehre, die keine Rüstung aufhält; wer zu nahe kommt, fliegt zurück.
deck-tragic-walls = Mauern
    .plan = Alles anziehen, was Kugeln aufhält, heilen und dahinter die Laser arbeiten lassen.
deck-tragic-horde = Horde
    .plan = Einen Verbündeten nach dem anderen rufen, alle stärken und gemeinsam angreifen.
deck-tragic-robots = Roboter
    .plan = Ziehen, tüfteln und Maschinen schicken; ihr Aufstand bricht über den Gegner herein.
deck-tragic-poison = Gift
    .plan = Gegen Gift, Säure und Strahlen hilft keine Rüstung; ausweichen, bis sie gewirkt haben.
deck-tragic-gamblers = Glücksspieler
    .plan = Kritische Chancen anhäufen und dann alles auf einen Schuss setzen, der dreifach zählt.
deck-tragic-stealth = Schatten
    .plan = Verschwinden, aus dem Dunkel zuschlagen, wo niemand ausweicht, und vor der Antwort weg sein.
deck-tragic-prowlers = Schleicher
    .plan = Verschwinden, aus dem Dunkel zuschlagen, wo niemand ausweicht, und Verfolger über einen Draht stolpern lassen.
deck-tragic-burn = Verbrannte Erde
    .plan = Den Gegner und alle seine Verbündeten verbrennen: Flammenwerfer, Brandflaschen und Größeres.
deck-tragic-thieves = Diebe
    .plan = Die gegnerische Hand in die eigene leeren und zerschlagen, was übrig ist.
deck-tragic-brotherhood = Bruderschaft
    .plan = Wenige, gut gerüstete Verbündete, geführt und geheilt, bis niemand sie mehr aufhält.
deck-tragic-ghouls = Ghule
    .plan = Jeder Schlag strahlt: die Strahlung hochtreiben und dabei Zug um Zug heilen.
deck-tragic-glowing-ghouls = Leuchtende Ghule
    .plan = Jeder Schlag strahlt: die Strahlung hochtreiben, Zug um Zug heilen und die großen Bestien den Rest tun lassen.
deck-tragic-control = Kontrolle
    .plan = Auf alles Wichtige antworten, mehr Karten ziehen und es mit schweren Waffen beenden.
deck-tragic-strategists = Strategen
    .plan = Auf alles Wichtige antworten, mehr Karten ziehen und es mit einem schweren Schlag beenden.
deck-tragic-beasts = Bestien
    .plan = Ein flinkes Rudel, das vom ersten Zug an beißt und in der Verteidigung die Reihe hält.

## Ein Deck, das sich nicht lesen lässt

deck-file-card = „{ $card }“ ist keine Karte der Ausgabe „{ $here }“. Der Befehl „overseer cards tragic list“ zeigt alle Karten.
deck-file-place = „{ $card }“ gehört in die Liste „{ $key }“.
deck-file-entry = „{ $entry }“ ist keine Karte eines Decks. Schreib die Kennung einer Karte, bei mehreren mit der Anzahl (bis { $high }) davor: „2 punch-1“.
deck-file-edition = Dieses Deck ist für die Ausgabe „{ $edition }“; die Karten hier sind „{ $here }“. Nimm den Kartensatz, mit dem es gebaut wurde, oder ändere die Zeile und ersetze, was fehlt.
refusal-tragic-deck-unknown = { $guess ->
    [no] Ein fertiges Deck „{ $name }“ gibt es nicht.
   *[other] Ein fertiges Deck „{ $name }“ gibt es nicht. Meintest du „{ $guess }“?
} Nenne eines von diesen, einen Deckcode oder eine Deckdatei: { $known }.
refusal-tragic-deck-file = { $n ->
    [one] Diese Deckdatei hat einen Fehler, in Zeile { $line }.
   *[other] Diese Deckdatei hat { $n } Fehler, den ersten in Zeile { $line }.
} Der Befehl „overseer deck check DATEI“ sagt, was nicht stimmt.
refusal-tragic-deck-code-letters = Das ist kein Deckcode. Ein Code beginnt mit „TR1-“; dann folgen die Buchstaben A bis Z und die Ziffern 2 bis 7. Kopiere ihn noch einmal.
refusal-tragic-deck-code-version = Dieser Deckcode hat die Version { $found }; hier lässt sich Version { $known } lesen. Aktualisiere Overseer, oder lass dir das Deck als Datei geben.
refusal-tragic-deck-code-truncated = Diesem Deckcode fehlt das Ende. Kopiere ihn noch einmal, bis zum letzten Buchstaben.
refusal-tragic-deck-code-corrupt = Dieser Deckcode ist beschädigt: Mindestens ein Buchstabe ist falsch. Kopiere ihn noch einmal, statt ihn abzutippen.
refusal-tragic-deck-code-edition = Dieser Deckcode ist für eine andere Ausgabe ({ $mark }); die Karten hier sind „{ $here }“ ({ $own }). Nimm den Kartensatz, mit dem er gemacht wurde.
refusal-tragic-deck-code-large = Ein Deckcode fasst höchstens { $high } Karten.

## Was kein Tisch annimmt

refusal-tragic-deck-size = { $n ->
    [one] Das Deck „{ $deck }“ hat { $n } Karte; eine Bibliothek hat genau { $size }.
   *[other] Das Deck „{ $deck }“ hat { $n } Karten; eine Bibliothek hat genau { $size }.
}
refusal-tragic-deck-copies = Das Deck „{ $deck }“ hat „{ $card }“ { $n }-mal; in { $format ->
    [singleton] Singleton
    [duo] Duo
    [trio] Trio
   *[quad] Quad
} { $high ->
    [one] ist höchstens { $high } Karte
   *[other] sind höchstens { $high } Karten
} mit demselben Namen und derselben Stufe erlaubt.
refusal-tragic-deck-traits = Das Deck „{ $deck }“ plant { $n } Eigenschaften; erlaubt sind höchstens { $high }.
refusal-tragic-deck-twice = Das Deck „{ $deck }“ plant „{ $card }“ zweimal; Eigenschaften und Talente müssen verschieden sein.
refusal-tragic-deck-races = Das Deck „{ $deck }“ plant mehrere Völker ({ $cards }); niemand gehört zu mehr als einem.
refusal-tragic-deck-skills = { $n ->
    [one] Das Deck „{ $deck }“ plant { $n } Talent; mit seinen Eigenschaften müssen es genau { $slots } sein.
   *[other] Das Deck „{ $deck }“ plant { $n } Talente; mit seinen Eigenschaften müssen es genau { $slots } sein.
}

## Was unklug ist

refusal-tragic-deck-few-abilities = { $n ->
    [0] Keine Fähigkeit
    [one] Nur { $n } Fähigkeit
   *[other] Nur { $n } Fähigkeiten
}: Mit weniger als { $low } fehlen dir oft Punkte.
refusal-tragic-deck-many-abilities = { $n } Fähigkeiten: Mit mehr als { $high } hast du oft Punkte und nichts, wofür du sie ausgeben kannst.
refusal-tragic-deck-few-early = { $n ->
    [0] Keine Karte lässt
    [one] Nur { $n } Karte lässt
   *[other] Nur { $n } Karten lassen
} sich mit den Anfangspunkten ausspielen. Ohne Aktion darfst du aber auch keine Fähigkeit legen: Nimm mindestens { $low }.
refusal-tragic-deck-dear = { $n } Karten kosten { $price } Punkte oder mehr: Deine Hand füllt sich mit Karten, die du noch nicht bezahlen kannst. Ratsam sind höchstens { $high }.
refusal-tragic-deck-unpayable = „{ $card }“ kostet { $need } Punkte { $letter }, aber mit diesem Deck hast du nie so viele. Nimm Fähigkeiten mit { $letter } dazu, oder nimm die Karte heraus.
refusal-tragic-deck-off-letter = „{ $card }“ kostet { $need } Punkte { $letter }, und { $n ->
    [0] keine Fähigkeit gibt
    [one] nur { $n } Fähigkeit gibt
   *[other] nur { $n } Fähigkeiten geben
} diesen Buchstaben: Du wirst sie selten bezahlen können.
refusal-tragic-deck-few-answers = { $n ->
    [0] Es ist keine Reaktion darin:
    [one] Es ist nur { $n } Reaktion darin:
   *[other] Es sind nur { $n } Reaktionen darin:
} Du hast kaum eine Antwort auf das, was der andere tut. Ratsam sind mindestens { $low }.
refusal-tragic-deck-few-threats = { $n ->
    [0] Es ist kein Angriff und kein Verbündeter darin:
    [one] Es ist nur { $n } Angriff oder Verbündeter darin:
   *[other] Es sind nur { $n } Angriffe und Verbündete darin:
} So bringst du kaum jemanden zu Fall. Ratsam sind mindestens { $low }.
refusal-tragic-deck-no-allies-served = { $n } Karten tun etwas für deine Verbündeten, aber { $allies ->
    [0] es ist kein Verbündeter darin.
    [one] es ist nur { $allies } Verbündeter darin.
   *[other] es sind nur { $allies } Verbündete darin.
}
refusal-tragic-deck-idle-skill = Das Talent „{ $card }“ hilft nur Verbündeten, aber { $allies ->
    [0] im Deck ist kein Verbündeter.
    [one] im Deck ist nur { $allies } Verbündeter.
   *[other] im Deck sind nur { $allies } Verbündete.
} Plane ein anderes Talent.
refusal-tragic-deck-idle = Mit der Eigenschaft „{ $trait }“ kannst du { $what ->
    [allies] keine Verbündeten
    [drugs] keine Drogen
    [equipment] keine Ausrüstung
    [reactions] keine Reaktionen
   *[brotherhood] keine Karten der Bruderschaft
} einsetzen; { $n ->
    [one] { $n } Karte des Decks bleibt nutzlos.
   *[other] { $n } Karten des Decks bleiben nutzlos.
}
refusal-tragic-deck-hunted = „{ $card }“ ist ein Feind der Bruderschaft: Wenn du diese Karte ausspielst, werden deine Bruderschaft-Karten abgelegt.
