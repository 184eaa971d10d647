# Die Startseite.
play-title = Jetzt spielen, gegen Bots
play-now = Jetzt spielen
poster-shelter = Arbeitereinsatz im Vault
poster-tragic = Ein Kartenduell mit eigenen Decks
poster-wasteland = Gefechte, Siedlungen, Kampagnen
caption-shelter = Für 2 bis 4. Schick deine Bewohner zur Arbeit, bau aus und halte die Gefahren draußen.
caption-tragic = Für 2. Ein fertiges Deck oder dein eigenes, gegen einen normalen Bot.
caption-wasteland = Allein oder gemeinsam gegen die KI, mit einer fertigen Truppe.
caption-other =
    { $more ->
        [0]
            { $least ->
                [one] Für { $least } Person.
               *[other] Für { $least } Personen.
            }
       *[other] Für { $least } bis { $most } Personen.
    }
n-bots =
    { $n ->
        [0] kein Bot
        [one] 1 Bot
       *[other] { $n } Bots
    }
fewer-bots = Ein Bot weniger
more-bots = Ein Bot mehr
bot-level = Wie gut die Bots spielen
bot-random = zufällig
bot-easy = leicht
bot-normal = normal
bot-hard = schwer
start-with =
    { $n ->
        [one] Start gegen 1 Bot
       *[other] Start gegen { $n } Bots
    }
start-alone = Allein starten
continue = Weiterspielen
continue-all = Alle { $n } Partien
your-turn = Du bist dran
waits-others = wartet auf andere
waits-seats = Plätze frei
new-here = Neu hier?
new-here-text = Eine erste Partie { $game } zeigt dir alles, während du spielst, in etwa zehn Minuten.
new-here-go = Zeig mir, wie es geht
friends = Ein Tisch für Freunde
friends-text = Du bekommst einen Link und einen QR-Code für die Handykamera. Niemand braucht ein Konto.
make-table = Tisch eröffnen
join = Mit Code beitreten
join-code = Code oder Link des Tisches
join-go = Beitreten
dice-promise = Die Würfel stehen vor dem ersten Zug fest, und jeder kann sie hinterher prüfen.
learn = Spielend lernen
learn-game = Erste Partie { $game }
watch = Zuschauen
watch-open = Offene Tische
watch-title = Tische, die allen offenstehen
watch-none = Gerade spielt niemand öffentlich. Eröffne einen Tisch und mach den Anfang.
watch-running = läuft gerade
library = Regeln und Karten
rulebooks = Regelwerke
cards = Karten
new-title = Ein Tisch für Freunde
new-game = Spiel
new-seats = Plätze
new-who = Wer sitzt wo
new-seat = Platz { $n }
new-person = ein Mensch
new-bot = ein Bot, { $level }
new-name = Name des Tisches
new-name-example = Sonntagabend
new-door = Wer beitreten darf
door-link = wer den Link hat
door-open = alle
door-password = wer ein Passwort kennt
new-pace = Zeit
pace-none = ohne Grenze
pace-quick = je 10 Minuten, 10 Sekunden pro Zug
pace-calm = je 30 Minuten, 20 Sekunden pro Zug
pace-day = ein Tag pro Antwort
pace-days = drei Tage pro Antwort
new-more = Weitere Einstellungen
new-undo = Zurücknehmen
new-watch = Zuschauer
new-chat = Man kann sich unterhalten
new-host = Ich starte die Partie selbst
new-open = Tisch eröffnen
watch-played = Partien, die du gespielt hast
more-options = Mehr Optionen
new-options = Was gespielt wird: { $game }
new-own = Deine eigenen
new-refused = Hier nicht möglich ({ $title }):
