# Tragic in Zeilen: seine Züge, seine Lage.

## The situation

plain-help-tragic =
    Eine Zahl       den Zug mit dieser Nummer machen
    cast punch-1    einen Zug in seiner Notation machen
    moves           die Züge noch einmal nennen
    show            den ganzen Tisch beschreiben
    look punch-1    eine Karte nach Kennung oder Name, ein Platz wie b3; auch: look discard, traits, skills
    why cast punch-1  sagen, warum ein Zug nicht erlaubt ist oder was er bewirkt
    rule TR-P3      eine Regel lesen
    ask             immer gefragt werden, oder nur, wo du etwas tun kannst
    stops           wo du gefragt wirst, Gelegenheit für Gelegenheit; stops attack never ändert eine
    undo            den letzten eigenen Zug zurücknehmen
    restart         alle eigenen Züge zurücknehmen, seit jemand anders entschied
    resign          aufgeben
    lang fr         die Sprache wechseln: en, fr, de, es
    save            jetzt speichern; jeder Zug wird ohnehin gespeichert
    quit            gehen; die Partie lässt sich fortsetzen
plain-look-nothing-tragic = Es gibt keine Karte und keinen Platz „{ $word }“. Nenne eine Karte wie punch-1 oder einen Platz wie b3.

## Decks

decks-tragic-which = Wähle dein Deck.
decks-tragic-line = { $number }. { $name }: { $plan }
decks-tragic-ask = Nummer des Decks, oder Enter für das erste:{" "}
decks-tragic-title = Wähle ein Deck
decks-tragic-for = Ein Deck für { $seat }
decks-tragic-keys = ↑ ↓ anderes Deck · ⇞ ⇟ seine Karten · ⏎ nehmen · q verlassen
decks-tragic-own = Ein eigenes: overseer deck new, dann overseer play tragic --deck DATEI
decks-tragic-traits = Eigenschaften: { $cards }
decks-tragic-skills = Talente: { $cards }
cli-error-decks-many = { $decks } Decks für { $seats } Plätze sind zu viele. Gib höchstens eines je Platz an.
cli-error-tutorial = Das Lernspiel bringt seine Spieler und Karten selbst mit. Lass { $option } weg.

## Help

help-play-deck = Tragic: der Reihe nach ein Deck je Platz: Name eines fertigen Decks, Deckcode oder Deckdatei. Ohne Wert: aus den fertigen Decks wählen.
    .value = DECK
help-play-format = Tragic: wie oft eine Karte im Deck sein darf: singleton, duo, trio oder quad.
    .value = FORMAT
help-play-turns = Tragic: Nach so vielen Zügen je Seite ist die Zeit um (TR-E3).
    .value = N
help-play-clock = Tragic: Nach so vielen Minuten ist die Zeit um (TR-E3).
    .value = MINUTEN
help-play-tutorial = Ein kurzes Spiel, in dem man das Spielen lernt.
