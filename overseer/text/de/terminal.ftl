

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
replay-moves-good = { $n ->
    [one] { $n } Zug nachgespielt: Er ist erlaubt, und sein Siegel ist unversehrt.
   *[other] { $n } Züge nachgespielt: Alle sind erlaubt, und jedes Siegel ist unversehrt.
}
replay-dice-good = Die Würfel waren nicht gezinkt: Der Startwert ist der, der vor dem ersten Zug festgelegt wurde ({ $commitment }), und er ergibt jeden Wurf und jede Karte.
replay-dice-good-since = Seit Zug { $n } waren die Würfel nicht gezinkt: Der Startwert ist der, den dieser Tisch festgelegt hatte, bevor er die Partie übernahm ({ $commitment }), und er ergibt seitdem jeden Wurf und jede Karte.
replay-dice-good-after = Nach Zug { $n } waren die Würfel nicht gezinkt: Der Startwert ist der, der vor dem ersten Zug festgelegt wurde ({ $commitment }), und er ergibt von da an jeden Wurf und jede Karte.
replay-dice-so-far = Bisher waren die Würfel nicht gezinkt: Der geheime Startwert, der dabeiliegt, ist der, der vor dem ersten Zug festgelegt wurde ({ $commitment }), und er ergibt jeden Wurf und jede Karte.
replay-dice-good-campaign = Die Würfel der Kampagne selbst waren nicht gezinkt: Der Startwert ist der, der vor dem ersten Schritt festgelegt wurde ({ $commitment }), und er ergibt jeden von ihnen und jede Karte, die zwischen den Gefechten gezogen wurde.
replay-dice-so-far-campaign = Die Würfel der Kampagne selbst waren bisher nicht gezinkt: Der geheime Startwert, der dabeiliegt, ist der, der vor dem ersten Schritt festgelegt wurde ({ $commitment }), und er ergibt jeden von ihnen und jede Karte, die zwischen den Gefechten gezogen wurde.
replay-dice-none = Nicht bewiesen: auch nur ein Würfel oder eine Karte. Sie fielen alle dort, wo der Startwert sie nicht belegen kann.
replay-dice-later = Die Würfel lassen sich prüfen, wenn eine beendete Partie ganz geprüft wird; erst dann ist der Startwert offen.
replay-mixed = Die Würfel wurden vor dem ersten Zug aus dem Startwert des Gastgebers und den Beiträgen von { $seats } gemischt: Niemand konnte sie allein bestimmen. Dass der Gastgeber sie später nicht angesehen hat, kann niemand beweisen.
replay-mixed-missing = Beigetragen, aber nie aufgedeckt und daher ohne Wirkung: { $seats }.
replay-signed = Der Tisch mit dem Schlüssel { $key } hat sie unterschrieben. Vergleiche den Schlüssel mit dem unter der Adresse des Tisches, /.well-known/overseer-key.
replay-signed-unchecked = Sie trägt eine Unterschrift des Schlüssels { $key }; um sie zu prüfen, braucht es die Bibliothek „cryptography“: { $install }
replay-unproved-seats = Nicht bewiesen: wer am Tisch saß und dass diese Datei die Partie ist, die du gesehen hast. Vergleiche ihre erste Zeile und ihr letztes Siegel mit dem, was damals notiert wurde.
replay-unproved-resigned = Nicht bewiesen: dass jemand wirklich aufgegeben hat und wann. Die Aufzeichnung sagt es nur.
replay-unproved-time = Nicht bewiesen: wann die Zeit um war. Die Aufzeichnung sagt es nur.
replay-unproved-cards = Nicht bewiesen: dass es die Karten oder das Szenario sind, die du kennst. Diese Partie bringt eigene mit.
replay-unproved-back = An diesem lockeren Tisch wurden Züge zurückgenommen, nachdem andere geantwortet hatten; das Protokoll enthält sie alle.
replay-unproved-brought = Nicht bewiesen: was die Kampagne in dieses Gefecht mitgebracht hat. Das prüft `overseer campaign verify`.
replay-unproved-imported = Nicht bewiesen: { $n ->
    [one] Der erste Zug stammt
   *[other] Die ersten { $n } Züge stammen
} aus einer gespeicherten Partie, die als Datei mitgebracht wurde. Sie sind regelgerecht, aber für ihre Würfel und Karten bürgt niemand, und wer die Datei mitbrachte, kann wissen, was darin verdeckt war.
replay-unproved-corrected = Nicht bewiesen: die Würfel { $n ->
    [one] des ersten Zugs
   *[other] der ersten { $n } Züge
}. Ein gemeldetes Ergebnis wurde mit Zustimmung des Tisches berichtigt und das Folgende neu berechnet.
replay-unproved-updated = Nicht bewiesen: { $n ->
    [one] der erste Zug, der
   *[other] die ersten { $n } Züge, die
} nach den Regeln { $rules } gespielt { $n ->
    [one] wurde
   *[other] wurden
}. { $release ->
    [unknown] Ihre Würfel prüft nur die Version von Overseer, die sie gespielt hat.
   *[other] Ihre Würfel prüft nur Overseer { $release }.
}
replay-unproved-rolls = Nicht bewiesen: dass der Startwert bis dahin { $n ->
    [one] einmal
   *[other] { $n }-mal
} befragt war. Die Aufzeichnung sagt es nur, und die späteren Würfel werden von dort gezählt.
replay-unproved-spelling = { $n ->
    [one] Zug { $move } steht
   *[other] { $n } dieser Züge, als erster Zug { $move }, stehen
} nicht da, wie Overseer sie schreibt. Sie bedeuten dasselbe, aber jemand oder ein anderes Programm hat sie neu geschrieben.
replay-unproved-battles = Nicht bewiesen: { $n ->
    [one] das Ergebnis eines Gefechts. Seine Aufzeichnung wurde
   *[other] die Ergebnisse von { $n } Gefechten. Ihre Aufzeichnungen wurden
} hier nicht angesehen; `overseer campaign verify` prüft eine Kampagne mit allen Gefechten.
replay-unproved-entered = Nicht bewiesen: { $n ->
    [one] ein Ergebnis, das nach einem Gefecht auf einem echten Tisch eingetragen wurde.
   *[other] { $n } Ergebnisse, die nach Gefechten auf einem echten Tisch eingetragen wurden.
}
replay-unproved-casual = Nicht bewiesen: dass jeder Würfel nur einmal fiel. Hier lassen sich Züge über den Zufall hinweg zurücknehmen, und das geht in keinem Gefecht einer Kampagne.
replay-unproved-older = Nicht bewiesen: dass Gefecht { $n } so gespielt wurde. { $moves ->
    [one] Sein Zug folgt
   *[other] Seine { $moves } Züge folgen
} den Regeln { $rules }, die diese Version nicht spielt. Nicht geprüft: ob die Züge erlaubt sind, ob die Würfel nicht gezinkt waren, ob es so ausging. Geprüft: { $prepared ->
    [yes] Es ist das Gefecht, das die Kampagne vorbereitet hatte, sein
   *[no] Sein
} Startwert ist der, der davor festgelegt wurde, und sein letztes Siegel und sein Ende sind die des Ergebnisses. { $release ->
    [unknown] Das Übrige prüft nur die Version von Overseer, die es gespielt hat: overseer replay battle-{ $n }.overseer --verify
   *[other] Das Übrige prüft Overseer { $release }: overseer replay battle-{ $n }.overseer --verify
}
replay-unproved-apart = Nicht bewiesen: irgendetwas durch die Aufzeichnung von Gefecht { $n }. Kein Ergebnis dieser Kampagne stützt sich darauf.
replay-battle-open = Gefecht { $n } hat begonnen; noch zählt nichts davon.
replay-about-battle = Gefecht { $n }. { $text }
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
