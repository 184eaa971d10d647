# Der Rahmen des Kampagnenbretts; was das Spiel sagt, kommt vom Server.
campaign-board = Die Kampagne
campaign-no-settlement = { $name } hat keine Siedlung.
campaign-timeline = Die Gefechte
campaign-nobody = Niemand hat gewonnen
campaign-won = { $level ->
    [major] { $names }: großer Sieg
   *[other] { $names }: kleiner Sieg
}
campaign-lost = { $level ->
    [major] Das Ödland: großer Sieg
   *[other] Das Ödland: kleiner Sieg
}
campaign-carries = { $n ->
    [one] bringt etwas in ein späteres Gefecht
   *[other] bringt { $n } Dinge in spätere Gefechte
}
campaign-next = Als Nächstes: { $limit } Kronkorken
campaign-later = { $limit } Kronkorken
campaign-ledger = Kronkorken, Strom, Wasser und Plätze
campaign-caps = Kronkorken
campaign-power = { $used } von { $all } Strom in Gebrauch
campaign-power-then = { $used } → { $then } von { $room } Strom in Gebrauch
campaign-water = { $used } von { $all } Wasser in Gebrauch
campaign-water-then = { $used } → { $then } von { $room } Wasser in Gebrauch
campaign-plots = { $used } von { $all } Plätzen bebaut
campaign-plots-then = { $used } → { $then } von { $room } Plätzen bebaut
campaign-land = Das Land von { $name }
campaign-plot = Platz { $n }: { $name }
campaign-plot-idle = Platz { $n }: { $name }, steht still
campaign-plot-free = Platz { $n }: frei
campaign-free = frei
campaign-after = danach
campaign-idle = steht still
campaign-moving = Wähle einen Platz dafür
campaign-move = Versetzen
campaign-works = { $on } von { $n } in Betrieb
campaign-pages = Seiten
campaign-page-now = Jetzt
campaign-page-holdings = Bestand
campaign-page-journal = Quests
campaign-page-briefing = Einweisung
campaign-page-history = Verlauf
campaign-lines-journal = Questbuch
campaign-quest-secret = In dieses Gefecht wurde heimlich eine Quest mitgenommen.
campaign-quest-taken = In dieses Gefecht mitgenommen
campaign-quest-done = Erfüllt: { $n }
campaign-quest-open = Offen: { $n }
campaign-quest-none = Noch keine Quest.
campaign-lines-briefing = Einweisung
campaign-lines-timeline = Alle Gefechte mit ihren Ergebnissen
campaign-look-battle = Das Gefecht ansehen: { $title }
campaign-print = Blätter zum Drucken
campaign-export = In eine Datei sichern
campaign-over = Die Kampagne ist vorbei.
campaign-steps = Die drei Schritte der Siedlungsphase
campaign-step-build = Bauen
campaign-step-draw = Ziehen
campaign-step-choose = Wählen
campaign-step-done = erledigt
campaign-step-now = jetzt
campaign-step-draws =
    { $draw ->
        [one] { $draw } Karte
       *[other] { $draw } Karten
    }, { $keep } behalten
campaign-step-stores = { $n ->
    [one] { $n } Lager
   *[other] { $n } Lager
}
campaign-families = Was gebaut werden kann
campaign-perks = Extras
campaign-keeps-of = Behält 1 Karte
campaign-draws-n = zieht { $n }
campaign-price = { $name }, { $caps } Kronkorken
campaign-would-change = was es ändern würde
campaign-build-for = Bauen für { $caps } Kronkorken
campaign-do = Tun
campaign-choose-to-see = Wähle etwas, um zu sehen, was es ändern würde.
campaign-of = { $used } von { $all }
campaign-draws-keeps = { $draw }, { $keep } behalten
campaign-change-caps = Kronkorken
campaign-change-power = Strom
campaign-change-water = Wasser
campaign-change-room = Plätze
campaign-change-draws = Karten in Schritt 2
campaign-pick-of = { $name }: { $keep } von { $n } behalten
campaign-stores-used = Lager: { $used } von { $all } belegt
campaign-sheds-used = Schuppen: { $used } von { $all } belegt
campaign-useless = Niemand hier könnte es benutzen.
campaign-take-quest = Diese Quest nehmen
campaign-drop-perk = Ein Extra ablegen
campaign-perk-settlement = der Siedlung
campaign-perk-model = eines Modells
campaign-perk-have = du hast es
campaign-perk-buy = Für die Siedlung
campaign-perk-why = Warum nicht?
campaign-new-leader = Jemand anderes führt
campaign-choose-model = Wähle ein Modell
campaign-lead-with = Mit dieser Karte führen
campaign-no-battle = Es gibt kein Gefecht zur Wahl.
campaign-force = Die Truppe
campaign-force-empty = Mit nichts beginnen
campaign-force-less = Eins weniger: { $name }
campaign-force-code = Eine Truppe über ihren Code
campaign-force-look = Ansehen
campaign-bring = Diese Truppe bringen ({ $caps } Kronkorken)
campaign-add = Was dazukommen kann
campaign-add-unit = Einheiten
campaign-add-leader = Anführerkarten
campaign-add-card = Karten und Mods
campaign-add-perk = Extras
campaign-add-boost = Schübe
campaign-back = Zur Kampagne
campaign-to-battle = Zum Gefecht
campaign-play-battle = Das Gefecht hier spielen
campaign-or-tell = oder erzähle, wie es an eurem eigenen Tisch ausging
campaign-tell = Das Ergebnis eines echten Gefechts
campaign-tell-end = Wie ging es aus?
campaign-tell-rounds = Runden wurden gespielt
campaign-tell-removed = Entfernte Modelle von { $name }
campaign-tell-leader = { $name } (Anführer)
campaign-tell-degraded = Powerrüstung beschädigt
campaign-tell-boosts = Unbenutzte Schübe von { $name }
campaign-tell-cards = Karten, die { $name } noch hat: nicht verbraucht, und gefunden
campaign-tell-find = Eine gefundene Karte hinzufügen
campaign-tell-quest = { $name } hat die Quest erfüllt ({ $quest })
campaign-tell-owed = Folgen von { $name }, die nicht eintraten
campaign-tell-send = Prüfen und senden
campaign-tell-sure = Es stimmt alles: senden
campaign-tell-correct = Solange niemand davon ausgegangen ist, kannst du es mit „Zurücknehmen“ berichtigen.
campaign-less = Weniger: { $name }
campaign-more = Mehr: { $name }
campaign-battle-on = Das Gefecht läuft: { $title }
campaign-battle-soon = Das Gefecht ist vorbereitet: { $title }
campaign-past = Du blickst zurück.
campaign-waits = Es wird auf { $names } gewartet
campaign-waits-nobody = Etwas geschieht von selbst.
campaign-waits-look = Sieh dich derweil um: jede Siedlung, dein Bestand, deine Quests.
campaign-face-down = verdeckt
campaign-leader = Anführer
campaign-leader-fell = im letzten Gefecht entfernt
campaign-pile-chosen = Aus den Lagern, für das nächste Gefecht
campaign-pile-reserve = Vorrat
campaign-pile-heap = Aus dem Gefecht zurück
campaign-pile-kept = In den Schuppen
campaign-pile-hand = Schübe der Truppe
campaign-pile-free = Karten außerhalb des Limits
campaign-pile-extra = Schübe über dem Höchstmaß
campaign-pile-leaders = Anführerkarten
campaign-pile-gifts = Extras aus Quests
campaign-pile-consequences = Folgen
campaign-no-cards = Keine Karten.
campaign-perks-settlement = Extras der Siedlung
campaign-perks-models = Extras von Modellen
campaign-notes = Für das nächste Gefecht
campaign-players = Mitspieler
campaign-you = du
campaign-bot = Bot
campaign-victories = { $n } von { $all } gewonnen
campaign-decides = entscheidet
campaign-ready = fertig
campaign-status-linked = { $n } von { $all } Gefechten geschlagen
campaign-status-free = { $n ->
    [one] { $n } Gefecht geschlagen
   *[other] { $n } Gefechte geschlagen
}
campaigns-title = Kampagnen
campaigns-text = Eine Kampagne läuft über Wochen: Gefechte und dazwischen die Siedlungsphasen.
campaigns-none = Du hast noch keine Kampagne.
campaigns-new = Neue Kampagne
campaigns-name-example = Das Tal
campaigns-open = Öffnen
campaigns-over = vorbei
campaigns-course = Verlauf
campaigns-linked = Fünf verknüpfte Gefechte
campaigns-free = Frei: Ihr wählt jedes Gefecht
campaigns-battles = Höchstens so viele Gefechte
campaigns-results = Gefechte werden ausgetragen
campaigns-played = hier, am Bildschirm
campaigns-told = hier oder an einem echten Tisch
campaigns-players = Mitspieler
campaigns-seat = Mitspieler { $n }
campaigns-side = Seite von Mitspieler { $n }
campaigns-attacker = Angreifer
campaigns-defender = Verteidiger
campaigns-begin = Beginnen
sheet-title = Blätter zum Drucken
sheet-back = Zurück zur Kampagne
sheet-print = Drucken
sheet-settlement = Die Siedlung von { $name }
sheet-bank = Bank
sheet-structure = Bauwerk
sheet-number = Anzahl
sheet-working = In Betrieb
sheet-does = Was es tut
