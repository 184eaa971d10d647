# Decks: das Regal, der Baukasten, sie erproben und teilen.
decks = Decks und Baukasten
decks-title = Decks für Tragic
decks-new = Neues Deck
decks-go-on = Ungespeichertes Deck weiterbauen
decks-cards = Alle Karten
decks-own = Deine Decks
decks-own-none = Du hast noch kein Deck. Fang mit einem leeren an, nimm ein fertiges, oder bring eines von anderswo mit.
decks-ready = Fertige Decks
decks-version = Fassung { $n }
decks-lost = Seine Karten gibt es hier nicht mehr. Du kannst es nur noch entfernen.
decks-legal = erlaubt
decks-size = { $n ->
    [one] { $n } Karte, unfertig
   *[other] { $n } Karten, unfertig
 }
decks-remove = { $name } entfernen
decks-remove-sure = { $n ->
    [one] Es ist dann für immer weg. Tische, an denen es gespielt wird, gehen weiter.
   *[other] Es ist dann mit allen Fassungen für immer weg. Tische, an denen es gespielt wird, gehen weiter.
 }
decks-remove-it = Entfernen
decks-keep-it = Behalten
decks-import = Ein Deck von anderswo
decks-import-text = Füge einen Code, einen Link, eine Deckdatei oder eine Liste mit einer Karte je Zeile ein.
decks-import-read = Dieses Deck öffnen
decks-import-file = Datei wählen
sets-title = Eigene Kartensets
sets-text = Lade eine Kartendatei hoch; das Spiel prüft sie Zeile für Zeile. Dann baue und spiele mit ihren Karten.
sets-build-decks = Ein Deck daraus bauen
sets-build-forces = Eine Truppe daraus bauen
sets-bring = Kartenset hochladen
format-singleton = Singleton
format-duo = Duo
format-trio = Trio
format-quad = Quad
decks-builder = Deck-Baukasten
decks-all = Alle Decks
decks-name = Name des Decks
decks-format = Spielformat
decks-unsaved = noch nicht gespeichert
decks-changed = seit Fassung { $n } geändert
decks-saved = gespeichert, Fassung { $n }
decks-undo = Rückgängig
decks-versions = Frühere Fassungen
decks-versions-text = Öffne eine frühere und speichere sie: Dann ist sie die neueste, und nichts geht verloren.
decks-version-now = so wie jetzt
decks-version-back = Fassung { $n } öffnen
decks-share = Teilen
decks-save = Speichern
decks-save-new = Als neues Deck speichern
decks-play = Damit spielen
decks-shared = Jemand teilt dieses Deck mit dir. Sieh es an, ändere es, speichere es als deines oder spiele damit.
decks-parts = Was zu sehen ist
decks-part-cards = Karten
decks-part-deck = Das Deck
decks-part-hand = Probehand
decks-filters = Filter und Suche
decks-letter = Buchstabe
decks-level = Stufe
decks-level-n = Stufe { $n }
decks-kind = Art
decks-keyword = Schlüsselwort
decks-any = jedes
decks-only = Nur
decks-early = im 1. Zug bezahlbar
decks-absent = nicht in meinem Deck
decks-clear = Alle Karten zeigen
decks-order = Reihenfolge
decks-by-cost = nach Kosten
decks-by-name = nach Namen
decks-by-letter = nach Buchstaben
decks-none = Zu alldem passt keine Karte. Nimm einen Filter weg.
decks-look = { $name }, Stufe { $level }: ansehen
decks-add = dazu
decks-in = im Deck
decks-add-card = { $name } dazunehmen
decks-take-card = { $name } herausnehmen
decks-count = { $n } von { $wanted } Karten
decks-traits = Eigenschaften
decks-skills = Talente
decks-abilities = Fähigkeiten
decks-curve = Kostenkurve, Punkte
decks-curve-bar = { $n ->
    [one] { $n } Karte für { $at }
   *[other] { $n } Karten für { $at }
 }
decks-letters = Buchstaben, Fähigkeiten + andere
decks-letter-bar =
    { $letter }: { $abilities ->
        [one] { $abilities } Fähigkeit
       *[other] { $abilities } Fähigkeiten
    }, { $others ->
        [one] { $others } andere
       *[other] { $others } andere
    }
decks-list = Die Karten des Decks
decks-empty = Noch ist nichts darin. Nimm Karten dazu und plane Eigenschaften und Talente: Auch sie sind hier Karten.
decks-findings = Was Regeln und Erfahrung sagen
decks-wrong = { $n } falsch
decks-unwise = { $n } unklug
decks-good = Erlaubt und klug
decks-sign-wrong = Falsch:
decks-sign-unwise = Unklug:
decks-take-one = Eine herausnehmen
decks-show = Zeigen
decks-fewer = Weniger zeigen
decks-more = { $n } weitere zeigen
decks-odds = Gezogene Fähigkeiten
decks-odds-text = Chance auf so viele oder mehr bis zu einem Zug, in Prozent
decks-odds-second = Die Tabelle gilt für den, der beginnt und im ersten Zug nicht zieht. Beginnst du nicht, lies eine Spalte weiter.
decks-turn = Zug
decks-turn-n = Zug { $n }
decks-least = { $n } oder mehr
decks-percent = { $n } %
decks-hand = Probehand
decks-deal = Eine Hand ziehen
decks-another = Eine andere
decks-draw = Nächster Zug
decks-card-odds = Chance, sie mindestens einmal gezogen zu haben:
decks-share-unfinished = Dieses Deck ist noch nicht erlaubt. Teilen lässt es sich trotzdem.
decks-share-set = Es besteht aus eigenen Karten und hat darum keinen Code: Wer die Datei bekommt, braucht auch das Kartenset.
decks-share-link = Verknüpfung (Link)
decks-share-code = Deckcode
decks-share-file = Deckdatei
decks-share-download = Datei herunterladen
decks-choice = Dein Deck
decks-choice-any = das nächste
decks-play-bot = Gegen einen Bot
decks-play-against = Sein Deck
decks-play-alone = Anfangen
decks-play-friend = Gegen jemanden, den du einlädst
decks-trial = Ein Deck erproben
decks-matrix = Deck gegen Deck
decks-criticals = Chancen auf kritische Treffer
trial-text = Bots spielen dein Deck gegen jedes fertige, jede Verteilung von beiden Seiten. Du kannst inzwischen gehen: Es läuft weiter und wartet hier auf dich.
trial-off = An diesem Tisch werden keine Decks erprobt.
trial-deck = Zu erprobendes Deck
trial-games = Partien
trial-begin = Erprobung beginnen
trial-stop = Anhalten
trial-progress = Wie weit die Erprobung ist
trial-running = { $done } von { $games } Partien gespielt
trial-done = Alle { $games } Partien sind gespielt
trial-stopped = Nach { $done } von { $games } Partien angehalten
trial-failed = Sie brach nach { $done } von { $games } Partien ab. Versuche es noch einmal.
trial-against = Gegen
trial-n = Duelle
trial-share = Gewonnen
trial-interval = Wo es höchstwahrscheinlich liegt
trial-between = zwischen { $low } und { $high } Prozent
trial-all = Alle zusammen
trial-note = Die Balken sind 95-%-Intervalle: Wenige Partien sagen wenig. Beide Seiten spielen normale Bots, die nicht jeden Kniff deines Decks kennen.
goldfish-title = Die ersten Züge
goldfish-text = Ein Bot spielt das Deck gegen eine Puppe, die nur passt.
goldfish-busy = Wird gespielt…
goldfish-run = Spielen lassen
goldfish-left = noch { $n } LP
matrix-text = { $duels } Duelle normaler Bots: wie oft das Deck einer Zeile das einer Spalte schlägt, in Prozent.
matrix-picture = Jedes fertige Deck gegen jedes; die Liste darunter sagt es in Worten
matrix-sum = { $share } % ({ $low } bis { $high } %)
matrix-words = Dasselbe als Liste
matrix-note = Gemessen unter den Regeln { $rules }; die Intervalle gelten mit 95 %.
criticals-axis = kritische Chancen
criticals-chances = Chancen
criticals-dice = Würfel
criticals-share = Kritischer Treffer
criticals-exact = Genau
decks-build = Ein Deck bauen
