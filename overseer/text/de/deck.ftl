# `overseer deck`: Decks von Tragic bauen und prüfen, ihre Wahrscheinlichkeiten und ihre Codes.

## Ein Deck in Worten

deck-summary = { $name } · { $letters } · { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
} von { $size } · { $format ->
    [singleton] Singleton
    [duo] Duo
    [trio] Trio
   *[quad] Quad
}
deck-traits = Eigenschaften: { $list }
deck-skills = Talente: { $list }
deck-kind = { $kind }: { $n }
deck-row = { $copies ->
    [0] {" "}
   *[other] { $copies }
} { $card }{ $shown ->
    [plan] {""}
    [free] {" "}· +1 { $letter }
    [ally] {" "}· { $cost } · { $attack }/{ $health }
   *[cost] {" "}· { $cost }
}
deck-letter = { $letter } ({ $name }): { $abilities ->
    [one] { $abilities } Fähigkeit
   *[other] { $abilities } Fähigkeiten
}, { $others ->
    [one] { $others } andere
   *[other] { $others } andere
}
deck-good = Nichts auszusetzen: Dieses Deck ist erlaubt und klug gebaut.
deck-curve = Kostenkurve: Punkte, Karten
deck-kinds = Arten
deck-letters = Buchstaben
deck-odds = Chance auf mindestens so viele Fähigkeiten unter den gesehenen Karten
deck-odds-turn = Zug
deck-odds-seen = Karten gesehen
deck-odds-least = ≥ { $n }
deck-rate = { $n ->
    [one] Du ziehst { $n } Karte im Zug; deine erste Hand hat { $hand }.
   *[other] Du ziehst { $n } Karten im Zug; deine erste Hand hat { $hand }.
}
deck-odds-second = Die Tabelle gilt für den, der beginnt und im ersten Zug nicht zieht. Wenn du als Zweiter dran bist, lies eine Zeile tiefer.
deck-opening = Eine Karte, die du im ersten Zug ausspielen kannst: { $percent } ({ $n ->
    [one] { $n } Karte des Decks ist
   *[other] { $n } Karten des Decks sind
} mit den Anfangspunkten bezahlbar).
deck-good-opening = So eine Karte und eine Fähigkeit, die du dafür legst: { $percent }.
deck-hand = { $n ->
    [one] Deine erste Hand, { $n } Karte:
   *[other] Deine erste Hand, { $n } Karten:
}
deck-hand-turn = Zug { $turn }, gezogen: { $list }
deck-new = { $n ->
    [0] Das leere Deck liegt in { $file }.
    [one] Das Deck liegt in { $file }, mit { $n } Karte.
   *[other] Das Deck liegt in { $file }, mit { $n } Karten.
}
deck-next = Weiter geht es mit: overseer deck edit { $file }
deck-error-format = Ein Format „{ $format }“ gibt es nicht. Wähle eines von diesen: { $known }.
deck-error-ready = „{ $name }“ ist ein fertiges Deck. Leg dir eine Kopie zum Ändern an: overseer deck new mine.toml --from { $name }
deck-error-which = Welches Deck? Nenne ein fertiges, eine Datei oder einen Code. Die fertigen: overseer deck list
refusal-deck-write = Das Deck konnte nicht in { $file } gespeichert werden ({ $error }). Wähle einen anderen Ort, oder schaffe Platz und speichere noch einmal.
refusal-deck-place = { $file } ist ein Ordner oder ein Gerät und kein Ort für ein Deck. Wähle eine andere Datei.
deck-error-there = { $file } gibt es schon. Wähle einen anderen Namen, oder ändere jenes Deck mit „overseer deck edit“.
deck-error-name = Ein Name ist ein lesbarer Text mit 1 bis { $high } Zeichen.
deck-difficulty = { $level ->
    [1] leicht zu spielen
    [2] verlangt etwas Überlegung
   *[3] für alle, die die Karten kennen
}
deck-format = { $format ->
    [singleton] Singleton
    [duo] Duo
    [trio] Trio
   *[quad] Quad
}, { $copies ->
    [one] { $copies } Exemplar
   *[other] { $copies } Exemplare
}
deck-hand-said = { $castable ->
    [0] Keine von { $n }
    [one] { $castable } von { $n }
   *[other] { $castable } von { $n }
} im 1. Zug ausspielbar; Fähigkeiten zum Legen: { $layable }

## Bauen

deck-title = Deckbau
deck-full-traits = Ein Deck plant höchstens { $high } Eigenschaften. Nimm erst eine heraus.
deck-full-skills = Mit diesen Eigenschaften hast du { $high } Talente. Nimm erst eines heraus.
deck-full-copies = Mehr als { $high }-mal darf „{ $card }“ hier nicht vorkommen.
deck-full = { $high } Karten sind Auswahl genug. Nimm erst welche heraus.
deck-not-in = { $n ->
    [0] „{ $card }“ ist nicht im Deck.
   *[other] „{ $card }“ ist nur { $n }-mal im Deck.
}
deck-no-undo = Es gibt nichts zurückzunehmen.
deck-undone = Zurückgenommen.
deck-added = { $n } × { $card } dazugenommen.
deck-removed = { $n } × { $card } herausgenommen.
deck-saved = Gespeichert in { $file }
deck-lost = Die letzten Änderungen wurden nicht in { $file } gespeichert.
deck-unsaved = nicht gespeichert
deck-tally = { $what ->
    [wrong] falsch: { $n }
   *[unwise] unklug: { $n }
}
deck-count = Das Deck: { $n } von { $size }
deck-all-cards = alle Karten
deck-words = „{ $words }“
deck-pool = { $filter } ({ $n })
deck-search = Wörter der Karte …
deck-sheet-stats = Kurve und Chancen
deck-sheet-hand = Eine Probehand
deck-sheet-code = Das Deck als Code
deck-sheet-help = Die Tasten
deck-too-small = Der Deckbau braucht ein Terminal von { $width } × { $height } Zeichen; dieses hat { $here } × { $there }. Vergrößere das Fenster oder verkleinere die Schrift. Das Deck wartet. q beendet.
deck-sheet-keys = Esc zurück · ↑ ↓ blättern
deck-code-about = Schick diese Zeile jemandem: „overseer deck code CODE --out DATEI“ macht daraus wieder eine Deckdatei, und „overseer play tragic --deck CODE“ spielt sie. Wenn dein Terminal es erlaubt, ist der Code schon in der Zwischenablage.
deck-ask-name = Der Name des Decks; Enter nimmt ihn, Esc lässt den alten.
deck-ask-leave = Das Deck hat Änderungen, die nicht gespeichert sind. Enter: speichern und gehen · n: gehen ohne Speichern · Esc: bleiben
deck-key-add = dazu
deck-key-remove = heraus
deck-key-other = andere Liste
deck-key-search = suchen
deck-key-letter = Buchstabe
deck-key-level = Stufe
deck-key-kind = Art
deck-key-all = alle
deck-key-stats = Chancen
deck-key-hand = Probehand
deck-key-code = Code
deck-key-name = Name
deck-key-format = Format
deck-key-undo = zurücknehmen
deck-key-save = speichern
deck-key-help = Tasten
deck-key-quit = Ende
deck-help-remove = eine weniger
deck-help-add = eine davon mehr
deck-help-code = das Deck als Code zum Teilen, auch in die Zwischenablage
deck-help-stats = Kostenkurve, Arten, Buchstaben und Chancen
deck-help-search = Wörter aus Namen und Texten; Enter führt zurück zur Liste
deck-help-all = wieder alle Karten
deck-help-kind = nur Karten der nächsten Art; Eigenschaften und Talente sind auch welche
deck-help-level = nur Karten der nächsten Stufe; nach der letzten: alle
deck-help-letter = nur Karten des nächsten Buchstabens, S bis L; nach dem letzten: alle
deck-plain-welcome = Der Deckbau, für { $file }. „help“ zeigt alle Befehle.
deck-plain-prompt = Deck>{" "}
deck-plain-unknown = „{ $word }“ ist kein Befehl. Es gibt: { $known }.
deck-plain-help =
    filter S Angriff 2 Gift    nur Karten mit diesem Buchstaben, dieser Art, dieser Stufe und diesen Wörtern; „filter“ allein: alle
    list                       die Karten, die der Filter übrig lässt, mit ihrer Anzahl im Deck
    show KARTE                 eine Karte im Ganzen
    add KARTE [N]              eine Karte dazunehmen, oder N davon; auch Eigenschaften und Talente
    remove KARTE [N]           sie herausnehmen
    deck                       alle Karten des Decks
    check                      was falsch und was unklug ist
    stats                      Kostenkurve und Chancen
    hand                       eine Probehand
    code                       das Deck als Code zum Weitergeben
    name TEXT, format FORMAT   Name oder Format ändern
    undo                       die letzte Änderung zurücknehmen
    save [DATEI]               speichern, in eine andere Datei, wenn du eine nennst
    quit                       aufhören
deck-plain-more = { $n ->
    [one] … und { $n } weitere.
   *[other] … und { $n } weitere.
} Grenze sie mit „filter“ ein.
deck-plain-unsaved = Noch nicht gespeichert. Tippe erst „save“, oder noch einmal „quit“, um die Änderungen zu verlieren.
deck-plain-which = Welche? { $cards }

## Hilfe

help-deck = Decks von Tragic bauen, prüfen und weitergeben
    .long = Decks von Tragic: sechzig Karten mit den Eigenschaften und Talenten, für die sie gebaut sind. Ein DECK ist der Name eines fertigen Decks, ein Deckcode oder eine Deckdatei. Jeder Befehl hat sein eigenes --help.
    .examples =
        overseer deck list  Die fertigen Decks und ihre Pläne
        overseer deck new meins.toml --from horde  Mit der Kopie eines fertigen Decks beginnen
        overseer deck edit meins.toml  Es ändern
        overseer deck check meins.toml  Ist es erlaubt, und ist es klug?
        overseer deck code meins.toml  Es weitergeben
help-deck-file = Die Deckdatei.
    .value = DATEI
help-deck-source = Der Name eines fertigen Decks, ein Deckcode oder eine Deckdatei.
    .value = DECK
help-deck-format = singleton, duo, trio oder quad: wie oft eine Karte darin sein darf. Ohne Angabe: das Format des Decks.
    .value = FORMAT
help-deck-new = Eine neue Deckdatei beginnen
    .long = Eine neue Deckdatei anlegen: leer, oder als Kopie eines anderen Decks. Überschrieben wird nie etwas.
    .examples =
        overseer deck new meins.toml  Ein leeres Deck
        overseer deck new meins.toml --from snipers  Die Kopie eines fertigen Decks
        overseer deck new meins.toml --format duo  Jede Karte darf zweimal darin sein
help-deck-new-source = Das Deck, das kopiert wird: der Name eines fertigen Decks, ein Deckcode oder eine Deckdatei.
    .value = DECK
help-deck-edit = Ein Deck bauen: Karten suchen, dazunehmen, sehen, was es taugt
    .long = Der Deckbau. In einem Terminal füllt er den Bildschirm: links alle Karten mit Filtern, in der Mitte dein Deck, rechts Kartentext, Kostenkurve und Rat. Mit --plain, oder ohne Terminal, geht es Zeile für Zeile. Eine Datei, die es noch nicht gibt, entsteht beim Speichern.
    .examples =
        overseer deck edit meins.toml  Auf dem ganzen Bildschirm
        overseer deck edit meins.toml --plain  Zeile für Zeile
help-deck-edit-plain = Zeile für Zeile statt auf dem ganzen Bildschirm: für Screenreader, Pipes und Skripte.
help-deck-check = Sagen, was an einem Deck falsch und was unklug ist
    .long = Alles, was kein Tisch annimmt, mit seiner Regel, und alles, was erlaubt, aber unklug ist. Der Rückgabewert ist 1, wenn etwas falsch ist, und 0, wenn es nur Rat gibt.
    .examples =
        overseer deck check meins.toml  Eine Deckdatei
        overseer deck check meins.toml --format duo  Für ein anderes Format
help-deck-stats = Die Kostenkurve eines Decks und seine Chancen zeigen
    .long = Kostenkurve, Arten und Buchstaben eines Decks und genaue Chancen: auf so viele Fähigkeiten bis zu jedem Zug, mit der Ziehrate seiner Eigenschaften, und auf eine Karte für den ersten Zug.
    .examples =
        overseer deck stats meins.toml  Eine Deckdatei
        overseer deck stats walls --json  Für andere Programme
help-deck-code = Aus einem Deck einen kurzen Code machen, oder aus einem Code eine Datei
    .long = Ein Deck als kurzen Text zum Weitergeben ausgeben oder, mit --out, das Deck eines Codes oder ein anderes in eine Datei schreiben.
    .examples =
        overseer deck code meins.toml  Der Code
        overseer deck code TR1-ABCD --out freund.toml  Eine Datei aus einem Code
help-deck-code-out = Eine Deckdatei schreiben, statt einen Code auszugeben.
    .value = DATEI
help-deck-hand = Eine Probehand ziehen
    .long = Eine erste Hand und die Karten der nächsten Züge ziehen, als Spieler, der beginnt.
    .examples =
        overseer deck hand meins.toml  Jedes Mal eine andere Hand
        overseer deck hand beasts --seed 7  Jedes Mal dieselbe
help-deck-list = Die fertigen Decks zeigen, oder die Karten eines Decks
    .long = Die fertigen Decks mit ihren Plänen oder, mit einem Namen, alle Karten eines Decks.
    .examples =
        overseer deck list  Alle fertigen Decks
        overseer deck list ghouls  Die Karten von einem
help-deck-list-source = Das Deck, dessen Karten gezeigt werden; ohne Angabe: alle fertigen Decks.
    .value = DECK
