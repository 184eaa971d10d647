# Shelter in Zeilen: seine Züge, seine Lage, seine Karten.

## Die Zeilenansicht

plain-look-nothing-shelter = Ein Feld oder eine Karte „{ $word }“ gibt es nicht. Nenne ein Feld wie 0b1 oder eine Karte wie shotgun.
plain-help-shelter =
    Eine Nummer     den Zug mit dieser Nummer machen
    place 0b2 o     einen Zug in seiner Notation machen
    moves           die Züge noch einmal nennen
    show            den ganzen Tisch beschreiben
    look 0b2        ein Feld beschreiben, oder eine Karte nach Kennung oder Name
    why place 0b2 o sagen, warum ein Zug nicht erlaubt ist oder was er bewirkt
    rule SH-P3      eine Regel lesen
    undo            den letzten eigenen Zug zurücknehmen
    restart         alle eigenen Züge zurücknehmen, seit jemand anders entschied
    resign          aufgeben
    lang fr         die Sprache wechseln: en, fr, de, es
    save            jetzt speichern; jeder Zug wird ohnehin gespeichert
    quit            gehen; die Partie lässt sich fortsetzen

## Regeln und Karten

cards-rooms = RÄUME
cards-elevators = AUFZÜGE
cards-items = GEGENSTÄNDE
cards-threats = GEFAHREN
cards-room = Raum { $name }. { $text }
cards-elevator = { $name }. { $text }
cards-item = Gegenstand { $name }. { $text }
cards-threat = Gefahr { $name }. { $text }
cards-counts = { $rooms } Räume, { $elevators } Aufzüge, { $items } Gegenstände, { $threats } Gefahren.
