
# Der Startbildschirm, gespeicherte Partien und Einstellungen.

## Einstellungen

settings-broken = Die Einstellungen in { $file } gelten nicht: { $problem } Berichtige oder lösche die Datei.
settings-unread = Sie ist nicht lesbar ({ $error }).
settings-no-file = Das ist keine gewöhnliche kleine Datei.
settings-no-toml = Sie ist kein gültiges TOML.
settings-no-key = Eine Einstellung „{ $key }“ gibt es nicht, nur diese: { $known }.
settings-no-value = „{ $value }“ passt nicht zu { $key }.
settings-unsaved = Die Einstellungen konnten nicht in { $file } gespeichert werden ({ $error }).

## Gespeicherte Partien

saves-line = { $game } · { $players } · { $when } · { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
} · { $how ->
    [over] beendet
    [turn] { $whose } entscheidet
   *[open] nicht beendet
}
saves-none = In { $folder } liegt keine gespeicherte Partie. Beginne eine: overseer play shelter
saves-next = So geht eine weiter: overseer play --resume "DATEI"
saves-which = Mehrere Partien sind nicht beendet. Welche geht weiter? Enter allein nimmt die erste.
saves-check-now = geht weiter, wie es ist
saves-check-whole = wurde nach { $rules } gespielt: geht nach { $ours } weiter, alle Züge bleiben
saves-check-changed = wurde nach { $rules } gespielt: geht nach { $ours } weiter; von { $moves } Zügen { $left_out ->
    [0] fällt keiner weg
    [one] fällt einer weg
   *[other] fallen { $left_out } weg
}, { $filled_in ->
    [0] keine Frage ist neu
    [one] eine neue Frage wird beantwortet
   *[other] { $filled_in } neue Fragen werden beantwortet
}
saves-check-over = ist zu Ende
saves-check-over-old = ist zu Ende und wurde nach { $rules } gespielt: { $release ->
    [unknown] Nur die Version von Overseer, die es geschrieben hat, zeigt es wieder
   *[other] Nur Overseer { $release } zeigt es wieder
}
saves-check-stays = kann nicht weitergehen: { $problem }
saves-check-campaign = Kampagne { $name }
saves-check-kept = Wird eine Partie nach älteren Regeln geöffnet, bleibt ihre Datei neben der neuen liegen; nichts geht verloren.

## Der Startbildschirm

start-pipe =
    Gegen einen Bot spielen:    overseer play shelter --plain
    Ein Spiel lernen:           overseer play tragic --tutorial --plain
    Eine Partie fortsetzen:     overseer play --resume
    Partien auflisten:          overseer saves
    Alles andere:               overseer --help
start-title = Was möchtest du tun?
start-saves = Gespeicherte Partien
start-new = Neue Partie
start-learn = Ein Spiel lernen
start-campaigns = Kampagnen
start-decks = Decks für Tragic
start-replays = Beendete Partien
start-settings = Einstellungen
start-help-title = Tasten
start-help =
    ↑ ↓     zu einer anderen Zeile
    1 2 3   zur Zeile mit dieser Nummer
    ← →     den Wert einer Zeile ändern
    ⏎       ausführen
    Esc     eine Seite zurück
    L       die nächste Sprache
    F2      diese Seite
    q       verlassen

    Ein Name wird einfach in seine Zeile getippt; Enter führt zur nächsten.
start-key-move = ↑↓ bewegen
start-key-turn = ←→ ändern
start-key-typed = a…z tippen
start-key-act = ⏎ ausführen
start-key-back = Esc zurück
start-key-help = F2 Hilfe
start-key-language = L Sprache
start-key-leave = q verlassen
start-reading-keys = ↑ ↓ ⇞ ⇟ blättern · Esc zurück
start-row-continue = Fortsetzen
    .note = Die Partie, die zuletzt gespielt wurde.
start-row-saves = Gespeicherte Partien
    .note = Alle Partien, die nicht beendet sind, die letzte zuerst.
start-row-new = Neue Partie
    .note = Wähle das Spiel, wer mitspielt und wie gut die Bots sind.
start-row-learn = Lernen
    .note = Eine geführte Partie, die sich Schritt für Schritt erklärt.
start-row-campaigns = Kampagnen
    .note = Gefechte von Wasteland mit einer Siedlung dazwischen: eine fortsetzen oder eine beginnen.
start-row-decks = Decks
    .note = Decks für Tragic bauen und ändern.
start-row-replays = Beendete Partien
    .note = Nachlesen, wie beendete Partien verliefen, Zug für Zug.
start-row-settings = Einstellungen
    .note = Sprache, Tempo der Bots, dein Name.
start-row-leave = Verlassen
    .note = Zurück zum Terminal.
start-row-no-replays = Noch keine
    .note = Hier steht jede Partie, die zu Ende gespielt wurde.
start-row-new-campaign = Neue Kampagne beginnen
    .note = Ein Mensch und ein Bot. Anders geht es mit: overseer campaign new --help
start-row-language = Sprache
    .note = Die Sprache von allem. Eine begonnene Partie behält ihre eigene; L ändert sie dort.
start-row-speed = Tempo der Bots
    .note = Wie lange der Zug eines Bots zu sehen ist, bevor der nächste kommt. In einer Partie ändert es s.
start-row-name = Dein Name
    .note = So heißt du, wenn du als einziger Mensch am Tisch sitzt. Tippe ihn hier ein.
start-system = wie das System
start-speed-value = { $speed ->
    [slow] langsam
    [normal] normal
    [fast] schnell
   *[instant] sofort
}
start-lesson-note = Die Einführung in { $game }: eine kurze Partie, in der jeder Schritt erklärt wird.
start-campaign-note = Diese Kampagne fortsetzen. Sie liegt in { $folder }
start-new-game = Spiel
    .note = ← und → wählen. Die Regeln: overseer rules SPIEL
start-new-players = Spieler
    .note = Wie viele Plätze der Tisch hat.
start-new-seat = Platz { $n }
    .note = Ein Mensch an dieser Tastatur, oder ein Bot und wie gut er ist.
start-new-who = { $who ->
    [human] Mensch
    [random] Bot: Zufall
    [easy] Bot: leicht
    [normal] Bot: normal
    [hard] Bot: schwer
   *[other] Bot: { $who }
}
start-new-name = Name
    .note = Tippe einen Namen, oder lass ihn leer.
start-new-deck = Dein Deck
    .note = Ein fertiges Deck, ein eigenes, oder aus einer Liste mit allen Karten gewählt.
start-new-ask = aus einer Liste
start-new-scenario = Szenario
    .note = Das Gefecht, das ausgetragen wird. Truppen und Gelände: overseer play --help
start-new-usual = das übliche
start-new-begin = Beginnen
    .note = Die Partie beginnen. Sie wird nach jedem Zug gespeichert.
start-deck-edit = Dieses Deck ändern.
start-deck-name = Name eines neuen Decks
    .note = Buchstaben, Ziffern, Leerzeichen und Bindestriche.
start-deck-from = Es beginnt
    .note = Ohne eine Karte, oder als Kopie eines fertigen Decks.
start-deck-empty = leer
start-deck-begin = Das neue Deck bauen
    .note = Es liegt im Ordner deiner Partien. Decks von anderswo: overseer deck edit DATEI

## Help

help-saves = Die gespeicherten Partien auflisten
    .long = Alle gespeicherten Partien, die letzte zuerst: Spiel, Plätze, wann, wer entscheidet, beendet oder nicht.
    .examples =
        overseer saves  Alle
        overseer saves shelter --json  Die von Shelter, für andere Programme
        overseer saves --check  Was eine neue Version aus ihnen macht
help-saves-check = Sagen, was nach den Regeln dieser Version aus jeder Partie und jeder Kampagne wird. Nichts wird geändert.
help-saves-game = Nur die gespeicherten Partien dieses Spiels.
    .value = SPIEL

## Once more

table-over-keys-again = Die Partie ist zu Ende. N spielt noch einmal, e zeigt das Ergebnis, q beendet.
table-end-keys = N noch einmal · ↑ ↓ blättern · L Sprache · Esc zurück
plain-again = Tippe „nochmal“ für eine neue Partie mit denselben Plätzen, oder nur Enter:{" "}

## Looking for rules

rules-found = { $n ->
    [one] { $n } Regel enthält „{ $words }“:
   *[other] { $n } Regeln enthalten „{ $words }“:
}
