# Der Begleiter neben einem echten Tisch: seine Seiten.
companion-home = Neben dem echten Tisch
companion-home-text = Du hast die Miniaturen: Das Handy führt Gesundheit, Stapel und Runden und spielt die KI.
companion-title = Begleiter
companion-what = Gefechte von Wasteland mit Miniaturen auf einem echten Tisch, auf allen Handys mitgeführt. Jeder Tipp lässt sich zurücknehmen.
companion-new = Neues Gefecht
companion-none-yet = Du führst noch kein Gefecht mit.
companion-free = Freies Gefecht
companion-entries =
    { $n ->
        [one] { $n } Eintrag
       *[other] { $n } Einträge
    }
companion-remove = „{ $name }“ entfernen
companion-removed = „{ $name }“ wird entfernt.
companion-take-back = Zurücknehmen
companion-loading = Einen Moment …
companion-gone = Dieses Gefecht gibt es nicht
companion-back = Alle Gefechte

## Setting up
companion-scenario = Szenario
companion-group =
    { $what ->
        [first] Erste Partien
        [ai] Gegen die KI
       *[people] Zwischen zwei Seiten
    }
companion-side-n = Seite { $n }
companion-side-none = Gehört niemandem
companion-plays = Wer spielt: { $side }
companion-played-by =
    { $way ->
        [people] Menschen
        [ai] die KI
       *[nobody] niemand
    }
companion-people = Menschen auf dieser Seite
companion-printed = Das Szenario bringt die Modelle dieser Seite mit.
companion-force = Truppe
companion-force-of = Truppe von Platz { $n }
companion-force-later = Einheit für Einheit, später
companion-force-code = mit einem Code
companion-different = Anders als im Buch
companion-rounds = Runden
companion-limit = Grenze in Kronkorken: { $side }
companion-name = Name des Gefechts
companion-with-events = Mit dem Ereignisstapel
companion-house = Hausregeln
companion-begin = An den Tisch

## The battle
companion-round = Runde
companion-round-of = Runde { $n } von { $most }
companion-devices =
    { $n ->
        [one] { $n } Gerät am Tisch
       *[other] { $n } Geräte am Tisch
    }
companion-offline =
    { $n ->
        [0] Keine Verbindung
        [one] Keine Verbindung: { $n } Eintrag wartet
       *[other] Keine Verbindung: { $n } Einträge warten
    }
companion-ai = Die KI
companion-no-event = Kein Ereignis im Spiel
companion-event-top = Oben auf dem Stapel: { $name }
companion-left = noch { $n }
companion-row = { $name }, Gesundheit { $left } von { $health }, { companion-row-status }
companion-row-status =
    { $status ->
        [ready] bereit
        [used] verbraucht
        [waiting] wartet
       *[unready] nicht bereit
    }
companion-hurt = { $name }: ein Schaden
companion-heal = { $name }: eine Gesundheit zurück
companion-out =
    { $n ->
        [one] { $n } ist raus
       *[other] { $n } sind raus
    }
companion-out-one =
    { $place ->
        [escaped] { $name } ist entkommen
       *[removed] { $name } ist raus
    }
companion-mark =
    { $what ->
        [stuns] Betäubungen
        [rads] Strahlung
        [points] Aktionspunkte
        [reactions] Reaktion
        [boosts] Rüstungsmarker
        [luck] Glück
        [criticals] kritische Punkte
        [carrying] trägt einen Marker
        [power] Powerrüstung
       *[degraded] Powerrüstung beschädigt
    }
companion-actions =
    { $n ->
        [one] noch { $n } Aktion
       *[other] noch { $n } Aktionen
    }
companion-spend = Aktion ausgeben
companion-unspend = Aktion zurückholen
companion-hold = Zurückhalten, weiter
companion-by-hand = Von Hand gezogen
companion-other-side = Die andere Seite beginnt
companion-undo = Letzten Eintrag zurücknehmen
companion-redo = Wiederherstellen
companion-join = Mitmachen
companion-looking = Du siehst zu. Wem der Tisch gehört, kann dir einen Platz geben.
companion-tools = Werkzeuge
companion-tool =
    { $what ->
        [attack] Angriff
        [test] Probe
        [cards] Karten
        [markers] Marker
        [notes] Notizen
       *[history] Verlauf
    }
companion-read = Gelesen
companion-changed = Neu berechnet:
companion-lost =
    { $n ->
        [one] { $n } Eintrag passt nicht mehr
       *[other] { $n } Einträge passen nicht mehr
    }

## The main button
companion-do-begin = Aufbauen
companion-do-ai = Die KI spielt
companion-do-field = Modelle aufstellen
companion-do-round = Runde { $n }
companion-do-event = Ereignis ziehen
companion-do-token = Marker ziehen
companion-do-ready = Bereit machen …
companion-do-ready-one = Bereit: { $name }
companion-do-activate = Aktivieren …
companion-do-activate-one = { $name } aktivieren
companion-do-end = Aktivierung beenden
companion-do-turn = { $side }
companion-do-finish = Gefecht beenden
companion-do-over = Wie es ausging

## Sheets
companion-sheet =
    { $what ->
        [attack] Angriff
        [test] Probe
        [cards] Karten
        [markers] Marker
        [notes] Notizen und Regeln
        [history] Verlauf
        [table] Am Tisch
        [field] Modelle aufstellen
        [end] Das Ende des Gefechts
       *[ai] Die KI
    }
companion-pick =
    { $what ->
        [ready] Wer wird bereit gemacht?
        [activate] Wer handelt?
        [token] Wessen Marker wurde gezogen?
       *[round] Wer hat den Vorteil?
    }
companion-flip-app = Die App wirft
companion-draw-token = Die App zieht einen
companion-throw = Würfel
companion-throw-activate = Der Beginn der Aktivierung
companion-throw-danger = Eine Gefahr
companion-throw-use = Eine Karte wird benutzt
companion-throw-app = Die App würfelt
companion-throw-hand = Meine Würfel eingeben
companion-throw-back = Wurf zurücknehmen
companion-thrown = Das zeigen sie
companion-enter = Eintragen
companion-value = Wert { $n }
companion-health = Gesundheit
companion-rads = Strahlung
companion-conditions = Zustände
companion-degraded = Beschädigt: { $name }
companion-weapons = Waffen
companion-critical = Kritische Punkte
companion-weapon-tokens = Marker darauf
companion-empty = leer
companion-load = Laden
companion-unload = Sie ist leer
companion-items = Karten
companion-found = gefunden
companion-use = Benutzen
companion-give = Weitergeben: { $name }
companion-give-to = Geben an …
companion-leave = Zurücklassen
companion-status = Zustand und Ort
companion-rename = Benennen
companion-activate = Aktivieren
companion-ready = Bereit machen
companion-model-line =
    { $status ->
        [ready] bereit
        [used] verbraucht
        [waiting] wartet
        [removed] entfernt
        [escaped] entkommen
       *[unready] nicht bereit
    }
companion-word =
    { $what ->
        [points] Aktionspunkte
        [luck] Glück
        [reactions] Reaktionen
        [boosts] Rüstungsmarker
        [energy-boosts] Energiemarker
        [power-damage] Schaden der Powerrüstung
        [bonus] Gesundheit durch Verbündete
        [unready] nicht bereit
        [ready] bereit
        [used] verbraucht
        [table] auf dem Tisch
        [waiting] wartet
        [removed] entfernt
       *[escaped] entkommen
    }
companion-less = Weniger: { $what }
companion-more = Mehr: { $what }
companion-ruler =
    { $letter ->
        [O] Lineal Orange
        [Y] Lineal Gelb
        [R] Lineal Rot
        [G] Lineal Grün
        [B] Lineal Blau
       *[K] Lineal Schwarz
    }

## Attacks and tests
companion-nobody = Es gibt niemanden anzugreifen.
companion-attacker = Wer greift an
companion-target = Wen
companion-weapon = Womit
companion-range = Wie weit
companion-band =
    { $band ->
        [short] kurz
        [long] lang
       *[close] Kontakt
    }
companion-cover = Deckung
companion-quick = schnelle Aktion
companion-reaction = Reaktion
companion-as-critical = als kritischer Treffer
companion-charged = nach einem Sturmangriff
companion-around = Wer steht noch dabei
companion-near = Verbündete, deren Präsenz reicht
companion-fight = Verbündete im Kontakt mit dem Ziel
companion-under = Unter der Scheibe
companion-hits = trifft
companion-removes = { $n } % raus
companion-bars = Schaden in Prozent: { $bars }
companion-damage-mean = im Mittel { $n } Schaden
companion-armour = Rüstung { $n }
companion-who = Wer wird geprüft
companion-tested = Worauf
companion-modifier = Modifikator
companion-dice = Weitere Würfel

## Cards and markers
companion-deck =
    { $what ->
        [items] Gegenstände
        [dangers] Gefahren
        [events] Ereignisse
       *[hand] Auf der Hand
    }
companion-deck-left =
    { $n ->
        [one] { $n } Karte ist noch im Stapel.
       *[other] { $n } Karten sind noch im Stapel.
    }
companion-on-top = obenauf
companion-settle = Vorbei
companion-draw-event = Die App zieht
companion-draw-flip = Oberste Karte aufdecken
companion-card-event = Welches Ereignis kam
companion-card-flip = Welche Karte liegt oben
companion-drawn = Gezogen
companion-flipped = Aufgedeckt
companion-consequences = Meine Folgen
companion-in-deck = im Stapel
companion-comes = Sie kommt
companion-card-consequence = Welche Folge
companion-add = Dazu
companion-who-draws = Wer zieht
companion-draw-app = Die App zieht
companion-card-item = Welche Karte wurde gefunden
companion-card-danger = Welche Gefahr kam
companion-play = Ausspielen
companion-quest = Quest
companion-quest-done = Erfüllt
companion-card-boost = Welcher Schub
companion-card-quest = Welche Quest
companion-held =
    { $n ->
        [one] { $quest ->
            [yes] { $n } Schub und eine Quest, verdeckt
           *[no] { $n } Schub, verdeckt
        }
       *[other] { $quest ->
            [yes] { $n } Schübe und eine Quest, verdeckt
           *[no] { $n } Schübe, verdeckt
        }
    }
companion-seat = Platz { $n }
companion-marker-kind = Art des Markers
companion-marker-lay = Marker { $n } legen
companion-no-markers = Auf dem Tisch liegt kein Marker.
companion-marker-content = Unter Marker { $n }
companion-marker-unknown = verdeckt
companion-marker-secret = Was ich ansehe, weiß nur meine Seite
companion-marker-carrier = Wer trägt Marker { $n }
companion-marker-lies = liegt da
companion-marker-take = Wegnehmen
companion-markers-gone = Weggenommen, ein Tipp holt sie zurück:

## Notes, history, people, the end
companion-counters = Zähler
companion-counter-new = Ein neuer Zähler
companion-notes = Notizen
companion-note-new = Eine Notiz
companion-line-changed = korrigiert
companion-line-off = zurückgenommen
companion-correct = Korrigieren
companion-insert = Davor vergessen
companion-older = Ältere Einträge
companion-forgotten = Was vergessen wurde
companion-entry =
    { $what ->
        [hurt] Schaden oder Heilung
        [condition] ein Zustand
        [tally] Marker
        [put] wo ein Modell ist
        [status] bereit oder verbraucht
        [strike] ein Angriff
        [try] eine Probe
        [find] ein Fund
        [use] eine Karte wurde benutzt
        [danger] eine Gefahr
        [event] ein Ereignis
        [note] eine Notiz
        [ready] ein Modell wurde bereit
        [activate] eine Aktivierung begann
       *[end] eine Aktivierung endete
    }
companion-field =
    { $what ->
        [token] Modell
        [target] Ziel
        [wounds] Schaden
        [rads] Strahlung
        [condition] Zustand
        [on] an
        [what] Marker
        [by] Um wie viel
        [place] Ort
        [status] Zustand
        [advantage] Vorteil
        [side] Seite
        [weapon] Waffe
        [cover] Deckung
        [long] lange Reichweite
        [close] im Kontakt
        [quick] schnelle Aktion
        [of] Probe auf
        [more] Modifikator
        [card] Karte
        [word] Zähler
        [text] Text
        [leader] Anführer
        [heroic] heldenhaft
       *[name] Name
    }
companion-would-change = Das würde sich ändern:
companion-you = du
companion-role =
    { $role ->
        [owner] führt den Tisch
        [player] spielt mit
       *[viewer] sieht zu
    }
companion-role-of = Was { $name } darf
companion-seat-of = Platz { $n }: { $side }
companion-invite = Einladen mit Link oder Bild
companion-screen = Bildschirm für alle
companion-print = Drucken
companion-side = Seite
companion-whose = Wessen
companion-nobodys = neutral
companion-faction = Fraktion
companion-all = alle
companion-unit = Einheit
companion-leader = Anführer
companion-none = keiner
companion-models = Modelle
companion-heroic = heldenhaft
companion-waits = kommt später
companion-field-add = { $n } × { $name } aufstellen
companion-field-added =
    { $n ->
        [one] { $n } Modell ist da.
       *[other] { $n } Modelle sind da.
    }
companion-end-how = Wie es ausging
companion-end-who = Wer hat gewonnen
companion-end-level = Wie deutlich
companion-end-go = Das Gefecht ist vorbei
companion-end-owner = Wer den Tisch führt, beendet das Gefecht.
companion-end-count = Auf dem Tisch: { $first } { $one }, { $second } { $two }
