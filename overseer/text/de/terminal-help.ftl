# Was --help sagt. Die Kennungen folgen den Namen der Befehle und Optionen (terminal/help.py).

help-usage = Aufruf: { $usage } [OPTIONEN]
help-usage-command = BEFEHL
help-commands = Befehle
help-arguments = Angaben
help-options = Optionen
help-options-of = Optionen von { $game }
help-examples = Beispiele

help-overseer = Der digitale Tisch für Spiele nach dem Atomkrieg
    .long = Overseer ist ein Tisch für Brettspiele aus der Welt nach dem Atomkrieg: Spiele hier gegen Bots oder Freunde, lies die Regeln, ändere die Karten und lass Bots Tausende Partien spielen. Jeder Befehl hat sein eigenes --help.
    .examples =
        overseer play shelter  Shelter gegen einen Bot spielen
        overseer rules shelter  Die Spielanleitung lesen
        overseer play --resume  Die letzte Partie fortsetzen
        overseer --lang en play shelter  Dasselbe auf Englisch
help-help = Diese Hilfe zeigen.
help-lang = Die Sprache von allem, was gesagt wird; ohne sie die aus deinen Einstellungen, sonst die deines Systems.
    .value = en|fr|de|es
help-version = Sagen, welche Version das ist.
help-install-completion = Deine Shell Befehle, Spiele, Bots, Karten und Regeln mit der Tabulatortaste ergänzen lassen.
help-show-completion = Zeigen, was --install-completion einrichten würde.
help-game = Das Spiel, zum Beispiel shelter.
    .value = SPIEL
help-json = JSON ausgeben, für andere Programme.
help-seed = Ein Startwert: Gleiche Zahl und gleiche Optionen geben gleiche Würfel.
    .value = N
help-card-file = Eine eigene Kartendatei statt des Standardsatzes.
    .value = DATEI
help-budget = Wie oft ein suchender Bot vor jeder Entscheidung weiterspielt, um sie abzuwägen; gleiche Zahl, gleiche Züge.
    .value = N

help-play = Gegen Bots spielen, oder zu mehreren an einer Tastatur
    .long = Eine Partie spielen. In einem Terminal füllt sie den Bildschirm; mit --plain oder ohne Terminal geht es Zeile für Zeile. Nach jedem Zug wird gespeichert: Du kannst jederzeit aufhören und später weiterspielen.
    .examples =
        overseer play shelter  Du gegen einen Bot
        overseer play shelter --seats human,bot:hard,bot:easy  Du gegen zwei Bots
        overseer play shelter --seats human,human --names Ada,Grace  Zu zweit an einer Tastatur
        overseer play shelter --resume  Die letzte unbeendete Partie fortsetzen
        overseer play shelter --plain --lang fr  Zeile für Zeile, auf Französisch
help-play-game = Das Spiel; eine fortgesetzte Partie kennt ihr eigenes.
    .value = SPIEL
help-play-seats = Wer spielt, in der Reihenfolge der Plätze: human, bot:random, bot:easy, bot:normal, bot:hard oder eine Datei wie file:mybot.py, mit Kommas dazwischen. Ohne Angabe: human,bot:normal; in Wasteland human, gegen die KI.
    .value = PLÄTZE
help-play-names = Namen in der Reihenfolge der Plätze, mit Kommas dazwischen.
    .value = NAMEN
help-play-plain = Zeile für Zeile statt auf dem ganzen Bildschirm: für Screenreader, Pipes und Skripte.
help-play-resume = Eine gespeicherte Partie fortsetzen: die aus DATEI oder die letzte unbeendete; gibt es mehrere, wählst du.
    .value = [DATEI]
help-play-save = Wo die Partie gespeichert wird. Ohne Angabe: eine neue Datei in deinem Datenordner.
    .value = DATEI
help-play-first = Welcher Platz beginnt, von 1 an gezählt; ohne Angabe entscheiden die Würfel.
    .value = N
help-play-floors = Das Stockwerk jedes Platzes, von 1 unter dem obersten an gezählt, mit Kommas dazwischen.
    .value = 2,1
help-play-colours = Die Kennung des Aufzugs jedes Platzes, mit Kommas dazwischen; ohne Angabe folgen sie den Plätzen.
    .value = red,blue
help-play-think = Wie viele Sekunden ein suchender Bot über jeden Zug nachdenken darf, statt --budget.
    .value = SEKUNDEN

help-sim = Bots viele Partien spielen lassen und sehen, wer womit gewinnt
    .long = Bots viele Partien gegeneinander spielen lassen: Anteile an den Siegen mit 95-%-Intervallen, Runden, Punkte nach ihrer Herkunft, und wie oft jede Karte genommen wird und siegt. Das Ergebnis hängt nur von Startwert, Optionen und Version ab, nicht von der Zahl der Prozesse.
    .examples =
        overseer sim shelter --games 1000 --seats normal,normal  Zwei gleiche Bots
        overseer sim shelter --games 400 --seats hard,normal --mirror  Welcher Bot ist stärker?
        overseer sim shelter --cards meine-karten.toml --json  Was bewirkt mein Kartensatz?
        overseer sim tragic --matrix --games 9100  Welches Deck schlägt welches?
help-sim-games = Wie viele Partien; gespiegelt auf ganze Ausgangslagen aufgerundet. Ohne Angabe: 1000, bei Wasteland 100 Gefechte oder 20 Kampagnen.
    .value = N
help-sim-seats = Die Bots in der Reihenfolge der Plätze: random, easy, normal, hard oder eine Datei wie file:mybot.py, mit Kommas dazwischen. Ohne Angabe: normal,normal.
    .value = BOTS
help-sim-report = Eine Seite mit Bildern in eine Datei schreiben, die auf .html endet und sich ohne Netz öffnet. Das braucht die zusätzlichen Bibliotheken altair und vl-convert.
    .value = DATEI
help-sim-jobs = Wie viele Prozesse zugleich arbeiten; ohne Angabe einer je Kern.
    .value = J
help-sim-mirror = Jede Ausgangslage einmal mit jeder Verteilung der Bots auf die Plätze reihum spielen und nach Bots zählen.
help-sim-first = Shelter: welcher Platz beginnt, von 1 an gezählt; ohne Angabe entscheiden die Würfel.
    .value = N
help-sim-decks = Tragic: die Decks in der Reihenfolge der Plätze, durch Kommas getrennt: fertige Decks, Codes oder Dateien. Ein einzelnes Deck gilt für alle; „all“ lässt der Reihe nach jedes fertige Deck gegen sich selbst antreten.
    .value = DECKS
help-sim-matrix = Tragic: jedes Deck aus --decks (ohne die Option jedes fertige) gespiegelt gegen jedes andere antreten lassen und zeigen, wer wie oft gewinnt.

help-ladder = Alle Bots gegeneinander spielen lassen und sie werten
    .long = Jeden Bot gegen jeden anderen spielen lassen, jedes Spiel von beiden Seiten, und sie werten: eine Rangliste mit 95-%-Intervallen. Was gespielt wurde, bleibt liegen, also kann man jederzeit aufhören; derselbe Befehl macht weiter, auch mit mehr Partien oder mehr Bots. Ein Bot, der scheitert, zu lange braucht oder Unsinn antwortet, verliert seinen Zug, und die Rangliste sagt, warum.
    .examples =
        overseer ladder shelter --bots random,easy,normal --games 40  Drei Bots, 40 Partien je Paar
        overseer ladder shelter --bots easy,normal,file:mybot.py  Wie gut ist meiner?
        overseer ladder tragic --picture ladder.svg  Alle Bots, mit einem Bild
help-ladder-bots = Wer spielt: Namen von Bots und Dateien wie file:mybot.py, mit Kommas dazwischen. Ohne die Option: alle Bots, die es gibt.
    .value = BOTS
help-ladder-games = Wie viele Partien jedes Paar spielt, aufgerundet auf ganze Spiele zu zweien. Ohne die Option: 100, bei Wasteland 16.
    .value = N
help-ladder-file = Wo die Rangliste liegt. Ohne die Option: eine Datei in deinem Datenordner für jedes Spiel, jeden Startwert und jedes Budget.
    .value = DATEI
help-ladder-jobs = Wie viele Prozesse zugleich arbeiten; ohne die Option einer je Kern.
    .value = J
help-ladder-picture = Die Rangliste in eine Datei zeichnen: .svg oder .png. Das braucht die zusätzlichen Bibliotheken altair und vl-convert.
    .value = DATEI
help-bots = Bots aus Dateien, die hier sitzen dürfen, mit Kommas dazwischen: file:mybot.py heißt von da an mybot.
    .value = DATEIEN
help-bot-time = Wie viele Sekunden ein fremder Bot über jede Antwort nachdenken darf, bevor er seinen Zug verliert. Ohne die Option: 10.
    .value = SEKUNDEN

help-replay = Eine aufgezeichnete Partie ansehen, oder prüfen, ob alles mit rechten Dingen zuging
    .long = Eine aufgezeichnete Partie Zug für Zug auf dem Tisch ansehen; mit --plain oder ohne Terminal wird sie gelesen. Mit --verify: sie nachspielen und jeden Zug, jedes Siegel und nach dem Ende jeden Wurf prüfen.
    .examples =
        overseer replay partie.overseer  Die Partie ansehen
        overseer replay partie.overseer --plain  Sie Zeile für Zeile lesen
        overseer replay partie.overseer --to 40  Nur die ersten 40 Züge
        overseer replay partie.overseer --verify  Waren die Würfel gezinkt?
help-replay-file = Die Aufzeichnung einer Partie.
    .value = DATEI
help-replay-verify = Prüfen statt erzählen.
help-replay-to = Nach so vielen Zügen aufhören, der Zufall mitgezählt.
    .value = N
help-replay-plain = Zeile für Zeile lesen statt ansehen.

help-rules = Die Spielanleitung lesen, eine Regel, oder die Regeln zu einem Wort
    .long = Die ganze Spielanleitung ausgeben, eine Regel nach ihrer Kennung, oder alle Regeln, in denen bestimmte Wörter vorkommen. Jeder abgelehnte Zug nennt die Regel, die ihn verbietet.
    .examples =
        overseer rules shelter  Die Spielanleitung
        overseer rules shelter SH-P3  Eine Regel; P3 genügt
        overseer rules shelter verletzt bewohner  Die Regeln mit diesen Wörtern
help-rules-words = Die Kennung einer Regel, zum Beispiel SH-P3, oder Wörter, nach denen gesucht wird.
    .value = WÖRTER

help-cards = Die Karten ansehen, oder eine eigene Kartendatei prüfen
    .long = Die Karten eines Spiels ansehen, oder eine eigene Kartendatei prüfen, bevor du damit spielst.
    .examples =
        overseer cards shelter list  Jede Karte und was sie tut
        overseer cards shelter list items  Nur die Gegenstände
        overseer cards shelter show shotgun  Eine Karte
        overseer cards shelter check meine-karten.toml  Ist meine Datei in Ordnung?
        overseer cards tragic list --letter C --kind ally --level 2  Einige Karten von Tragic
        overseer cards tragic show bat-blow  Alle Stufen einer Karte
help-cards-action = Was zu tun ist: list (auflisten), show (zeigen) oder check (prüfen). Ohne Angabe: list.
    .value = AKTION
help-cards-what = list: eine Art von Karten; show: Kennung oder Name einer Karte; check: eine Datei.
    .value = WAS
help-cards-letter = Nur Karten eines Buchstabens von S.P.E.C.I.A.L. (Tragic).
    .value = BUCHSTABE
help-cards-kind = Nur Karten einer Art: Angriff, Verbündeter, Reaktion … (Tragic).
    .value = ART
help-cards-level = Nur Karten einer Stufe, 1 bis 3 (Tragic).
    .value = STUFE
help-cards-text = Nur Karten, die diese Wörter enthalten (Tragic).
    .value = WÖRTER

help-schema = Aufschreiben, was Clients bekommen
    .long = JSON-Schemas von allem, was ein Client von jedem Spiel bekommt: Szenen, Fragen, Antworten, Schritte, Hilfe. Sie stammen aus den Typen und passen deshalb immer zu dieser Version.
    .examples =
        overseer schema  Alle Schemas auf den Bildschirm
        overseer schema --out schema.json  In eine Datei
help-schema-out = Die Datei, die geschrieben wird. Ohne Angabe: auf den Bildschirm.
    .value = DATEI

help-new = Ein eigenes Spiel beginnen
    .long = Ordner mit einem kleinen, ganzen Anfang, den du Schritt für Schritt änderst.
    .examples =
        overseer new game roboter  Ein Ordner mit einem Spiel, das man sofort spielen kann
        overseer new game --help  Was darin liegt
help-new-game = Einen Ordner mit einem kleinen Spiel anlegen
    .long = Ein Ordner mit einem Spiel von etwa hundert Zeilen und seinen Texten in vier Sprachen, unter dem Namen, den du ihm gibst. Spiel es, wie es ist, und ändere es dann: „Write your own game“ in der Dokumentation führt hindurch. Überschrieben wird nie etwas.
    .examples =
        overseer new game roboter  Ein Spiel namens roboter
        overseer new game roboter --lang de  Dasselbe, auf Deutsch gesagt
help-new-game-name = Der Name: Kleinbuchstaben, Ziffern und _, höchstens 30.
    .value = NAME

help-bench = Messen, wie schnell die Engine ist
    .long = Zufälliges Spiel, Kopien, Zuglisten und Prüfsummen von Stellungen messen, abwechselnd mit anderen Programmen, wo sie installiert sind; von mehreren Durchgängen zählt der beste.
    .examples =
        overseer bench  Alles
        overseer bench tragic  Nur Tragic und was daneben gemessen wird
        overseer bench --no-peers --rounds 3  Nur Overseer, schnell
        overseer bench --json  Für andere Programme
help-bench-game = Das Spiel, das gemessen wird. Ohne Angabe: alle.
    .value = SPIEL
help-bench-rounds = Wie viele Durchgänge. Ohne Angabe: 5.
    .value = N
help-bench-seconds = Wie lang ein Abschnitt dauert. Ohne Angabe: 0.5.
    .value = SEKUNDEN
help-bench-peers = Mit den anderen Programmen oder ohne sie.
