

# Die Befehlszeile und die Zeilenansicht.

## Die Zeilenansicht

plain-welcome = Eine Partie Overseer mit { $players }.
plain-saved-in = Nach jedem Zug gespeichert in { $file }
plain-help-hint = Antworte mit der Nummer eines Zuges oder mit seiner Notation. „help“ nennt alle Befehle.
plain-which = Sag dazu, was gemeint ist: „help“ hat ein Beispiel.
plain-which-lang = Sag, welche Sprache: { $known }.
plain-repaired = Die Partie geht nach ihren ersten { $moves } Zügen weiter, die unversehrt sind, in der neuen Datei { $file }. Die beschädigte Datei bleibt, wie sie ist.
plain-lately = Zuletzt geschah:
plain-unsaved = Nicht gespeichert! { $problem } Du kannst weiterspielen; „save“ versucht es noch einmal.
plain-prompt = {"> "}
plain-asked = { $seat }: { $prompt }
plain-hand-over = Gib die Tastatur an { $seat }. { $seat } drückt Enter, wenn niemand sonst hinsieht.{" "}
plain-move = { $number }. { $text } [{ $notation }]
plain-pick =
    { $exact ->
        [yes] Oder stelle es selbst zusammen: Tippe „{ $verb }“ und { $most } dieser Wörter.
       *[no] Oder stelle es selbst zusammen: Tippe „{ $verb }“ und bis zu { $most } dieser Wörter.
    }
plain-option = { $text } [{ $id }]
plain-no-number = Diesen Zug gibt es nicht. Wähle eine Nummer von 1 bis { $most }, oder lass sie dir mit „moves“ noch einmal nennen.
plain-legal = Das ist erlaubt. { $text }
plain-resign-sure = Du gibst auf und kannst nicht mehr gewinnen. Wenn du sicher bist, tippe „resign yes“.
plain-goodbye =
    Die Partie ist gespeichert in { $file }
    Weiter geht es mit: overseer play { $game } --resume "{ $file }"
plain-record = Die Aufzeichnung dieser Partie, zum Nachspielen oder Prüfen: { $file }
plain-look-nothing = „{ $word }“ gibt es nicht. Nenne etwas, das auf dem Tisch liegt, oder eine Karte.
plain-help =
    Eine Nummer     den Zug mit dieser Nummer machen
    Eine Notation   den Zug machen, den sie bezeichnet
    moves           die Züge noch einmal nennen
    show            den ganzen Tisch beschreiben
    look …          etwas auf dem Tisch beschreiben, oder eine Karte nach Kennung oder Name
    why …           sagen, warum ein Zug nicht erlaubt ist oder was er bewirkt
    rule …          eine Regel lesen
    undo            den letzten eigenen Zug zurücknehmen
    restart         alle eigenen Züge zurücknehmen, seit jemand anders entschied
    resign          aufgeben
    lang fr         die Sprache wechseln: en, fr, de, es
    save            jetzt speichern; jeder Zug wird ohnehin gespeichert
    quit            gehen; die Partie lässt sich fortsetzen

## Regeln und Karten

cli-version = Overseer { $version }
cli-wrong = Falsch:
cli-unwise = Unklug:
cards-line = { $id }: { $name }{ $copies ->
    [one] {""}
   *[other] {" "}(×{ $copies })
}. { $text }
cards-copies = So oft im Stapel: { $copies }.

## Nachspielen

replay-title = { $game }, Regeln { $rules }: { $players }
replay-move = { $number }. { $seat }: { $text } [{ $notation }]
replay-event = {"   "}{ $text }
replay-stopped = { $n ->
    [one] Nach { $n } Zug endet die Aufzeichnung hier.
   *[other] Nach { $n } Zügen endet die Aufzeichnung hier.
}
replay-partly = Es wurde nichts Falsches gefunden, aber nicht alles ließ sich prüfen: siehe oben.

## Schemas

new-game-written = Im Ordner { $name } liegt ein kleines Spiel. Spiel es hier mit
        { $variable }={ $name } overseer play { $name }
    oder im Browser mit
        { $variable }={ $name } overseer serve --open
    Seine Regeln stehen in { $name }/__init__.py, seine Texte in { $name }/text.
new-error-name = „{ $name }“ kann kein Spiel heißen. Nimm ein Wort aus 2 bis 30 Kleinbuchstaben, Ziffern und _, das mit einem Buchstaben beginnt und in Python nichts bedeutet.
new-error-taken = „{ $name }“ heißt schon ein Spiel, oder die Kennungen von dessen Regeln beginnen so. Wähle einen anderen Namen.
new-error-there = { $folder } gibt es hier schon; geändert wurde nichts. Wähle einen anderen Namen oder geh in einen anderen Ordner.
new-error-folder = Der Ordner { $folder } konnte nicht geschrieben werden ({ $error }). Geh in einen Ordner, in den du schreiben darfst, und versuch es noch einmal.
schema-error-file = Die Schemas konnten nicht nach { $file } geschrieben werden ({ $error }). Wähle einen anderen Ort.
schema-written = { $games ->
    [one] Die Schemas von { $games } Spiel stehen in { $file }.
   *[other] Die Schemas von { $games } Spielen stehen in { $file }.
}

## Simulation und Messung

sim-progress = Partien
sim-title = { $games ->
    [one] { $games } Partie { $game }, Startwert { $seed }
   *[other] { $games } Partien { $game }, Startwert { $seed }
}
sim-mirrored = Gespiegelt: Jede Ausgangslage wurde einmal mit jeder Verteilung der Bots auf die Plätze reihum gespielt.
sim-bot = Bot
sim-seat-any = Platz { $seat }, alle Bots
sim-bot-all = { $bot }, je Platz
sim-wins = Siege
sim-share = Anteil
sim-interval = 95-%-Intervall
sim-score = Zufriedenheit
sim-from-to = { $low } – { $high }
sim-number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
sim-shares-note = Ein geteilter Sieg zählt für jeden der Sieger als Bruchteil (geteilt: { $shared }).
sim-rounds = Runden: { $mean } im Mittel, { $least } bis { $most }.
sim-decisions = Entscheidungen in einer Partie: { $mean } im Mittel.
sim-ending = { $share }: { $ending }
sim-points = Zufriedenheit aus
sim-points-rooms = Räumen
sim-points-fights = Kämpfen
sim-points-spaces = Feldern
sim-points-items = Gegenständen
sim-points-threats = Gefahren
sim-won-by = Beim Sieger am meisten
sim-order = Reihenfolge
sim-order-first = Beginnt die Partie
sim-order-later = { $n ->
    [one] { $n } Platz danach
   *[other] { $n } Plätze danach
}
sim-room = Raum
sim-item = Gegenstand
sim-offered = Angeboten
sim-taken = Genommen
sim-untaken = Liegen geblieben
sim-taker = Nehmer siegt
bench-name = Gemessen
bench-decisions-per-s = Entscheidungen/s
bench-moves-per-s = Züge/s
bench-games-per-s = Partien/s
bench-copies-per-s = Kopien/s
bench-lists-per-s = Zuglisten/s
bench-digests-per-s = Prüfsummen/s
bench-none = –
bench-number = { NUMBER($n) }
bench-failed = { $library } ließ sich nicht messen: { $error }
bench-no-peers = Die anderen Programme sind nicht installiert. Um daneben zu messen: { $command }
bench-plain = Dies ist die nicht kompilierte Fassung. Kompiliere sie, um zu sehen, wie schnell Overseer sein kann (docs/performance.md).

## Was nicht stimmt

cli-error-lang = Die Sprache „{ $lang }“ gibt es nicht. Wähle eine von diesen: { $known }.
cli-error-command = Den Befehl „{ $word }“ gibt es nicht.{ cli-guess } Wähle einen von diesen: { $known }.
cli-error-extra = „{ $word }“ ist ein Wort zu viel. Siehe: overseer { $command } --help
cli-error-option = Die Option „{ $option }“ gibt es hier nicht.{ cli-guess } Siehe --help.
cli-error-option-value = Der Option „{ $option }“ fehlt ihr Wert, oder sie hat einen, den sie nicht annimmt. Siehe --help.
cli-error-missing = { $what } fehlt. Siehe: overseer { $command } --help
cli-error-unreadable = Diese Befehlszeile ist nicht zu verstehen. Siehe: overseer --help
cli-error-whole = „{ $value }“ passt nicht zu { $option }. Gib eine ganze Zahl von { $low } bis { $high } an.
cli-error-seconds = „{ $value }“ passt nicht zu { $option }. Gib Sekunden von { $low } bis { $high } an.
cli-error-list = „{ $value }“ passt nicht zu { $option }. Gib ganze Zahlen mit Kommas dazwischen an, zum Beispiel 2,1.
cli-error-no-game = Welches Spiel? Wähle eines von diesen: { $known }. Zum Beispiel: overseer play shelter
cli-error-small = Das Terminal ist zu klein: Es hat { $columns } Spalten und { $lines } Zeilen. Vergrößere es auf mindestens { $need_columns } × { $need_lines }, oder spiele mit --plain.
cli-error-save-there = { $file } gibt es schon. Wähle eine andere Datei, oder setze die Partie darin mit --resume fort.
cli-error-save-folder = Den Ordner { $folder } gibt es nicht, also kann die Partie dort nicht gespeichert werden. Lege ihn zuerst an, oder wähle eine andere Datei für --save.
cli-error-with-resume = { $option } lässt sich in einer begonnenen Partie nicht mehr ändern. Lass es weg, oder beginne ohne --resume eine neue.
cli-error-resume-over = Die Partie in { $file } ist vorbei. Sieh sie dir an mit: overseer replay "{ $file }"
cli-error-other-game = { $file } enthält eine Partie { $game }. Nenne dieses Spiel, oder lass den Namen weg.
cli-error-none-saved = In { $folder } liegt keine unbeendete Partie. Beginne eine ohne --resume, oder nenne hinter --resume ihre Datei.
cli-error-not-here = { $option } ist keine Option von { $game }. Lass sie weg, oder siehe: overseer play --help
cli-error-no-cards = { $game } hat keine Kartensätze.
cli-error-action = „{ $action }“ geht mit Karten nicht. Wähle eines von diesen: { $known }.
cli-error-kind = Karten der Art „{ $kind }“ gibt es nicht. Wähle eine von diesen: { $known }.
cli-error-no-card = Welche Karte? Siehe: overseer cards shelter list
cli-error-card = Die Karte „{ $id }“ gibt es nicht. Ähnlich: { $near }. Alle: overseer cards shelter list
cli-error-no-file = Welche Datei? Zum Beispiel: overseer cards shelter check meine-karten.toml
cli-error-output = Die Ausgabe konnte nicht geschrieben werden ({ $error }). Schaffe Platz oder leite sie woandershin, und versuche es noch einmal.
cli-mishap = Hier ist Overseer selbst gescheitert ({ $kind }); du hast nichts falsch gemacht. Die Einzelheiten stehen in { $file }. Bitte melde sie und sag dazu, was du gerade getan hast. Eine laufende Partie ist bis zum letzten Zug gespeichert.
cli-mishap-unwritten = Hier ist Overseer selbst gescheitert ({ $kind }); du hast nichts falsch gemacht. Die Einzelheiten ließen sich nicht aufschreiben: Setze { $variable }=1 und versuche es noch einmal, um sie zu sehen. Eine laufende Partie ist bis zum letzten Zug gespeichert.
cli-error-worker = Ein Prozess der Simulation wurde von außen beendet; vielleicht war der Speicher voll. Versuche es noch einmal mit weniger --jobs.
refusal-record-place = { $file } ist ein Ordner oder ein Gerät, kein Platz für eine Partie. Wähle mit --save eine andere Datei.
system-missing = es gibt sie nicht
system-forbidden = du darfst sie nicht öffnen
system-not-permitted = nicht erlaubt
system-folder = es ist ein Ordner
system-no-folder = ein Teil des Pfades ist kein Ordner
system-full = der Datenträger ist voll
system-too-large = die Datei würde zu groß
system-quota = dein Anteil am Datenträger ist aufgebraucht
system-read-only = der Datenträger lässt sich nur lesen
system-name-long = der Name ist zu lang
