# What is said about a campaign, whoever shows it.

## Züge
campaign-move-battle = { $scenario }, { $limit } Kronkorken ({ $sides })
campaign-move-finish = Die Kampagne hier beenden
campaign-move-quest = Quest: { $quest }
campaign-move-no-quest = Keine Quest nehmen
campaign-move-result = { $end } { $n ->
    [0] Niemand wurde entfernt.
    [one] Ein Modell wurde entfernt.
   *[other] { $n } Modelle wurden entfernt.
}
campaign-move-keep = { $card } behalten
campaign-move-done = { $topic ->
    [keep] Verkaufen, was die Schuppen nicht behalten
    [build] Schritt 1 ist fertig: In dieser Phase wird nicht mehr gebaut
    [draw] Schritt 2 ist fertig: In dieser Phase wird nicht mehr gezogen
   *[other] Schritt 3 ist fertig: den Rest verkaufen
}
campaign-move-found = Eine Siedlung gründen
campaign-move-roam = Ohne Siedlung weiterziehen
campaign-move-lead = { $unit } führt, mit der Karte { $card }
campaign-move-stay = { $unit } führt weiter
campaign-move-build = Bauen: { $structure }
campaign-move-scrap = Abreißen: { $structure }
campaign-move-land = { $how ->
    [caps] Land für 500 Kronkorken
   *[other] Land für 5 erfüllte Quests
}
campaign-move-back = Zurück zu Schritt 1 und bauen
campaign-move-perk = { $model ->
    [none] Extra: { $perk }
   *[other] Extra für { $model }: { $perk }
}
campaign-move-unperk = { $model ->
    [none] Das Extra { $perk } aufgeben
   *[other] { $model } gibt das Extra { $perk } auf
}
campaign-move-supply-auto = So viel wie möglich versorgen
campaign-move-supply = { $n } von { $all } versorgen: { $structure }
campaign-move-use = Benutzen: { $structure }
campaign-move-name = { $structure }: { $card } beim Namen verlangen (Büro des Anführers)
campaign-move-again = Noch einmal benutzen: { $structure } (Einsatzzentrale)
campaign-move-repair = Powerrüstung reparieren: { $unit }
campaign-move-guard = Rüstungsschub: { $unit }
campaign-move-pen = Alle Karten neu ziehen (Brahmin-Pferch)
campaign-move-stables = Eine Karte mehr ziehen (Brahmin-Stall)
campaign-move-ranch = Eine Karte mehr behalten (Brahmin-Ranch)
campaign-move-pass = { $card } übergehen
campaign-move-pay = { $caps } Kronkorken zahlen
campaign-move-decline = Ablehnen
campaign-move-go = Weiter
campaign-move-swap = Eine andere Karte statt dieser (Späherlager)
campaign-move-take = { $card } mitnehmen
campaign-move-drop = { $card } zurücklegen
campaign-side-of = { $seat }: { $side }
campaign-player-number = Spieler { $n }
campaign-battle-hint = Ein anderes Limit oder andere Seiten: „battle“ eintippen, das Szenario, 500, 750 oder 1000, und der Reihe nach für alle eine Seite ({ $players }), oder „-“ für den, der aussetzt.
campaign-lead-hint = Eine andere Anführerkarte: „lead“ eintippen, das Modell und die Kennung der Karte.
campaign-sits-out = setzt aus
campaign-end-of = { $level ->
    [draw] Niemand gewinnt: { $way }
    [minor] Knapper Sieg ({ $side }): { $way }
    [major] Großer Sieg ({ $side }): { $way }
   *[plain] Sieg ({ $side }): { $way }
}
campaign-structure = { $caps } Kronkorken. { $power ->
    [0] { $water ->
        [0] Braucht nichts.
       *[other] Braucht { $water } Wasser.
    }
   *[other] { $water ->
        [0] Braucht { $power } Strom.
       *[other] Braucht { $power } Strom und { $water } Wasser.
    }
}
campaign-secret-card = eine geheime Karte
campaign-worth = { $caps } Kronkorken wert.
campaign-borrowed = Die Liste { $list } nennt keinen Preis dafür; es gilt der der Liste { $from }.
campaign-found-means = 2 kleine Generatoren, ein Lager, ein Wartungsschuppen und ein Horchposten, aber 0 Kronkorken: Was du bisher gewonnen hast, steckt darin. Ab jetzt bringen Gefechte Kronkorken, und dazwischen baust, ziehst und erkundest du; deine Truppe hat aber nur ihre Standardausrüstung und was die Lager ausgeben (WC-S1).
campaign-roam-means = Deine Truppe darf jede Karte nutzen, die sie bezahlen kann, aber Gefechte bringen dir keine Kronkorken, und es gibt nichts zu bauen. Nach dem nächsten Gefecht wirst du wieder gefragt.

## Was ein Kauf ändern würde
campaign-change-caps = Kronkorken: { $before } → { $after }
campaign-change-power = Strom in Gebrauch: { $used } von { $all } → { $then_used } von { $then_all }
campaign-change-water = Wasser in Gebrauch: { $used } von { $all } → { $then_used } von { $then_all }
campaign-change-room = Belegter Platz: { $used } von { $all } → { $then_used } von { $then_all }
campaign-change-comes = Kommt dazu: { $names }
campaign-change-goes = Geht mit: { $names }
campaign-change-stops = Würde stillstehen: { $names }
campaign-change-idle = Es stünde still, weil Strom oder Wasser fehlt.

## Was wo steht
campaign-head = { $course ->
    [linked] Die verbundene Kampagne, Gefecht { $number } von 5
   *[free] Freie Kampagne, Gefecht { $number }
}
campaign-next = Nächstes Gefecht: { $scenario }, { $limit } Kronkorken
campaign-last = Letztes Gefecht: { $scenario }, { $limit } Kronkorken
campaign-fights = { $seat }: { $side }, bis zu { $limit } Kronkorken
campaign-player = { $seat }: { $settled ->
    [yes] { $caps } Kronkorken in der Kasse
   *[no] keine Siedlung
}, { $battles ->
    [one] { $victories } von { $battles } Gefecht gewonnen
   *[other] { $victories } von { $battles } Gefechten gewonnen
}
campaign-leader = Anführer: { $unit } ({ $card }){ $fell ->
    [yes] , im letzten Gefecht entfernt
   *[no] {""}
}
campaign-meter = { $label }: { $used } / { $all }  { $bar }
campaign-structures = Bauwerke: { $names }
campaign-structure-count = { $n ->
    [1] { $name }{ $on ->
        [0] {" "}(aus)
       *[other] {""}
    }
   *[other] { $n } × { $name }{ $on ->
        [0] {" "}(aus)
        [1] {" "}(1 an)
       *[other] {""}
    }
}
campaign-copies = { $n ->
    [1] { $card }
   *[other] { $n } × { $card }
}
campaign-pile-heap = Aus dem Gefecht zurück: { $cards }
campaign-pile-kept = In den Schuppen: { $cards }
campaign-pile-drawn = Eben gezogen: { $cards }
campaign-pile-reserve = Vorrat: { $cards }
campaign-pile-chosen = Aus den Lagern für das nächste Gefecht: { $cards }
campaign-pile-extra = Schübe über dem Höchstmaß: { $cards }
campaign-pile-free = Karten außerhalb des Limits: { $cards }
campaign-pile-hand = Schübe der Truppe: { $cards }
campaign-most-boosts = Schübe in einem Gefecht, höchstens: { $n }
campaign-perks = Extras der Siedlung: { $perks }
campaign-perks-of = Extras von { $model }: { $perks }
campaign-gifts = Extras, die nichts kosten: { $perks }
campaign-quest = Quest dieses Gefechts: { $quest }
campaign-consequence = Wartet auf das nächste Gefecht: { $card }. { $rules }
campaign-harm = Wartet auf die nächste Truppe: { $n } Schaden ({ $kind }).
campaign-limit-change = Kronkorken für die nächste Truppe, mehr oder weniger: { $n }
campaign-score = { $seat }: { $n ->
    [one] 1 Sieg
   *[other] { $n } Siege
}
campaign-briefing-none = Zurzeit ist kein Gefecht vorbereitet.
campaign-briefing-of = Was auf { $seat } wartet:

## Spielen
campaign-perk-hint = Außerdem { $n ->
    [one] kann 1 Extra für ein Modell gekauft oder abgelegt werden
   *[other] können { $n } Extras für Modelle gekauft oder abgelegt werden
}: „overseer campaign build perk“ zählt sie auf, im Textclient „perks“.

## Truppen
campaign-force = { $faction }, { $n ->
    [one] 1 Modell
   *[other] { $n } Modelle
}, { $caps } Kronkorken, angeführt von: { $leader }
campaign-force-limit = Du darfst { $limit } Kronkorken ausgeben.
campaign-force-leader = Dein Anführer muss anführen: { $unit } ({ $card }).
campaign-force-cards = Außer der Standardausrüstung darfst du benutzen: { $cards }.
campaign-force-standard = Deine Lager haben nichts ausgegeben: nur Standardausrüstung.
campaign-force-of = Die Truppe von { $seat }:
campaign-force-hidden = { $seat } hat eine Truppe aufgestellt; gezeigt wird sie, wenn alle so weit sind.
campaign-force-none = Für dieses Gefecht ist noch keine Truppe aufgestellt.
campaign-force-sum = Zusammen: { $caps } Kronkorken

## Verlauf und Questbuch
campaign-history-none = Noch wurde kein Gefecht ausgetragen.
campaign-history-battle = { $number }. { $scenario }, { $limit } Kronkorken
campaign-history-rounds = { $n ->
    [one] 1 Runde
   *[other] { $n } Runden
}
campaign-history-caps = { $how ->
    [won] { $seat }: Sieg, { $caps } Kronkorken, { $bank } in der Kasse
    [lost] { $seat }: Niederlage, { $caps } Kronkorken, { $bank } in der Kasse
   *[draw] { $seat }: unentschieden, { $caps } Kronkorken, { $bank } in der Kasse
}
campaign-history-record = Aufzeichnung: { $file }
campaign-history-entered = Auf einem echten Tisch gespielt
campaign-spoil-food = { $side }: Essen ({ $n })
campaign-spoil-points = { $side }: drei Modelle mit einem Aktionspunkt auf Vorrat
campaign-spoil-first = { $side } beginnen
campaign-spoil-chooses = { $side } bestimmen, wer beginnt
campaign-spoil-weapon = { $side }: eine Waffe
campaign-spoil-mine = { $side }: eine Mine
campaign-spoil-deploys-second = { $side } stellen als Zweite auf
campaign-spoil-turrets = { $n } Geschütztürme für die Verteidiger
campaign-spoil-missiles = { $n } Raketen für die Angreifer
campaign-spoil-deeper = Die Angreifer stellen weiter vorn auf
campaign-spoil-limit = { $side }: { $n ->
    [-50] 50 Kronkorken weniger
   *[other] { $n } Kronkorken mehr
}
campaign-spoil-in = Gefecht { $number }, { $scenario }: { $what }
campaign-journal-of = Quests von { $seat }
campaign-journal-secret = In dieses Gefecht wurde heimlich eine Quest mitgenommen.
campaign-journal-taken = In dieses Gefecht mitgenommen: { $quest }
campaign-journal-done = Erfüllt ({ $n }): { $quests }
campaign-journal-open = Offen:

## The timeline
campaign-trial-odds = { $side }: { $failed } Kronkorken, falls die Probe ihres Anführers auf { $attribute } { $value } misslingt ({ $percent } %)
