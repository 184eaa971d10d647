# Kampagnen im Terminal: Züge, was wo steht, Fragen, Befehle.

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
    [build] Schritt 1 ist fertig: in dieser Phase wird nicht mehr gebaut
    [draw] Schritt 2 ist fertig: in dieser Phase wird nicht mehr gezogen
   *[other] Schritt 3 ist fertig: den Rest verkaufen
}
campaign-move-lead = { $unit } führt, mit der Karte { $card }
campaign-move-stay = { $unit } führt weiter
campaign-move-build = Bauen: { $structure }
campaign-move-scrap = Abreißen: { $structure }
campaign-move-land = { $how ->
    [caps] Land für 500 Kronkorken
   *[other] Land für 5 erfüllte Quests
}
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
campaign-side-of = Spieler { $n }: { $side }
campaign-sits-out = setzt aus
campaign-end-of = { $level ->
    [draw] Niemand gewinnt: { $way }
    [minor] Kleiner Sieg ({ $side }): { $way }
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
    [linked] Die verbundene Kampagne, Schlacht { $number } von 5
   *[free] Freie Kampagne, Schlacht { $number }
}
campaign-next = Nächste Schlacht: { $scenario }, { $limit } Kronkorken
campaign-last = Letzte Schlacht: { $scenario }, { $limit } Kronkorken
campaign-fights = { $seat }: { $side }, bis zu { $limit } Kronkorken
campaign-player = { $seat }: { $settled ->
    [yes] { $caps } Kronkorken in der Kasse
   *[no] keine Siedlung
}, { $battles ->
    [one] { $victories } von { $battles } Schlacht gewonnen
   *[other] { $victories } von { $battles } Schlachten gewonnen
}
campaign-leader = Anführer: { $unit } ({ $card }){ $fell ->
    [yes] , in der letzten Schlacht entfernt
   *[no] {""}
}
campaign-power = Strom
campaign-water = Wasser
campaign-room = Platz
campaign-stores = Lager
campaign-sheds = Schuppen
campaign-meter = { $label }: { $used } / { $all }  { $bar }
campaign-caps = Kasse
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
campaign-pile-heap = Aus der Schlacht zurück: { $cards }
campaign-pile-kept = In den Schuppen: { $cards }
campaign-pile-drawn = Eben gezogen: { $cards }
campaign-pile-reserve = Vorrat: { $cards }
campaign-pile-chosen = Aus den Lagern für die nächste Schlacht: { $cards }
campaign-pile-extra = Schübe über dem Höchstmaß: { $cards }
campaign-pile-free = Karten außerhalb des Limits: { $cards }
campaign-pile-hand = Schübe der Truppe: { $cards }
campaign-most-boosts = Schübe in einer Schlacht, höchstens: { $n }
campaign-perks = Extras der Siedlung: { $perks }
campaign-perks-of = Extras von { $model }: { $perks }
campaign-gifts = Extras, die nichts kosten: { $perks }
campaign-quest = Quest dieser Schlacht: { $quest }
campaign-consequence = Wartet auf die nächste Schlacht: { $card }. { $rules }
campaign-harm = Wartet auf die nächste Truppe: { $n } Schaden ({ $kind }).
campaign-limit-change = Kronkorken für die nächste Truppe, mehr oder weniger: { $n }
campaign-requires = Braucht das Extra: { $perks }.
campaign-column-structure = Bauwerk
campaign-column-count = Anzahl
campaign-column-on = In Betrieb
campaign-column-price = Kronkorken
campaign-column-power = Strom
campaign-column-water = Wasser
campaign-column-maximum = Höchstens
campaign-column-does = Was es tut
campaign-score = { $seat }: { $n ->
    [one] 1 Sieg
   *[other] { $n } Siege
}

## Spielen

campaign-begun = Eine Kampagne mit { $players }, in { $folder }
campaign-next-step = { $seat }: { $prompt }
    overseer campaign { $command }
campaign-next-battle = Die Schlacht ist bereit.
    overseer campaign battle            hier austragen
    overseer campaign battle --entered  sagen, wie sie auf einem echten Tisch ausging
campaign-over = Die Kampagne ist zu Ende. „overseer campaign history“ erzählt, wie sie lief.
campaign-how-to = So geht es: overseer campaign { $command } NUMMER, oder statt der Nummer, was in Klammern steht.
campaign-perk = { $text } [{ $notation }]
campaign-no-perks = Jetzt lässt sich kein Extra kaufen oder aufgeben.
campaign-sure = Tun? [j/n]{" "}
campaign-not-done = Es wurde nichts getan.
campaign-fight-hint = Die Schlacht ist bereit. „battle“ trägt sie hier aus; „entered“ hält fest, wie sie auf einem echten Tisch ausging.
campaign-not-yet = Noch ist keine Schlacht auszutragen. Zuerst: { $prompt }
campaign-given-up = Die Schlacht wurde aufgegeben und hat kein Ergebnis. Trage sie noch einmal aus oder sag, wie sie ausging.
campaign-back = Zurück zur Kampagne.
campaign-goodbye = Die Kampagne ist gespeichert in { $folder }
    Weiter geht es mit: overseer campaign
campaign-look-nothing = „{ $word }“ gibt es nicht. Nenne ein Bauwerk oder eine Karte.
campaign-plain-help =
    Eine Nummer     tun, was diese Nummer hat
    Eine Notation   tun, was sie bezeichnet, zum Beispiel „build store“
    moves           aufzählen, was möglich ist
    show            Siedlungen, Karten und die nächste Schlacht beschreiben
    look …          ein Bauwerk oder eine Karte nach Kennung oder Name beschreiben
    why …           sagen, warum etwas nicht erlaubt ist oder was es ändern würde
    battle          die vorbereitete Schlacht austragen
    entered         sagen, wie sie auf einem echten Tisch ausging
    force           was du bringen darfst; „force DATEI“ bringt eine eigene Truppe
    perks           die Extras, die du jetzt kaufen kannst (Schritt 1)
    quests          das Questbuch
    history         alle bisherigen Schlachten
    rule …          eine Regel lesen
    undo            den letzten eigenen Schritt zurücknehmen
    lang fr         die Sprache wechseln: en, fr, de, es
    quit            gehen; die Kampagne lässt sich fortsetzen

## Truppen

campaign-force = { $faction }, { $n ->
    [one] 1 Modell
   *[other] { $n } Modelle
}, { $caps } Kronkorken, angeführt von: { $leader }
campaign-force-limit = Du darfst { $limit } Kronkorken ausgeben.
campaign-force-leader = Dein Anführer muss anführen: { $unit } ({ $card }).
campaign-force-cards = Außer der Standardausrüstung darfst du benutzen: { $cards }.
campaign-force-standard = Deine Lager haben nichts ausgegeben: nur Standardausrüstung.
campaign-force-hint = Bring eine nach ihrer Nummer, oder eine eigene Truppendatei oder einen Truppencode. „overseer campaign force --out DATEI“ schreibt die erste auf, damit du sie ändern kannst.
campaign-force-of = Die Truppe von { $seat }:
campaign-force-none = Für diese Schlacht ist noch keine Truppe aufgestellt.
campaign-force-sum = Zusammen: { $caps } Kronkorken
campaign-force-written = Die Truppe liegt in { $file }. Ändere sie, dann: overseer campaign force { $file }

## Wie eine echte Schlacht ausging

campaign-entry-intro = Wie ging die Schlacht auf eurem Tisch aus? „quit“ hört auf, ohne etwas festzuhalten.
campaign-entry-end = Wer hat gewonnen, und wie?
campaign-entry-rounds = Nach wie vielen Runden? (Nur Enter: { $most })
campaign-entry-removed = { $seat }: welche Modelle wurden entfernt? Zum Beispiel „1 3x2“: eines der ersten Einheit, zwei der dritten. Nur Enter: niemand.
campaign-entry-boosts = { $seat }: welche Schübe wurden nicht benutzt? Nummern, oder Namen mit Kommas. Nur Enter: keine.
campaign-entry-cards = { $seat }: was ist von Gegenständen übrig, die sich verbrauchen, und welche Funde hat die Truppe? Nummern, oder Namen mit Kommas. Nur Enter: nichts.
campaign-entry-degraded = { $seat }: welche Einheiten haben eine beschädigte Powerrüstung? Nur Enter: keine.
campaign-entry-quest = { $seat }: wurde die Quest erfüllt? [j/n]
campaign-entry-owed = { $seat }: welche Folgen wurden nicht abgehandelt? Nur Enter: keine.
campaign-entry-number = Nenne eine Zahl von 1 bis { $most }.
campaign-entry-places = „{ $word }“ ist keine Einheit der Liste. Sag zum Beispiel „2“, oder „2x3“ für drei ihrer Modelle.
campaign-entry-many = { $unit }: davon gibt es nur { $most }.
campaign-entry-card = „{ $word }“ ist keine Karte, die übrig sein könnte. Nimm ihren Namen oder ihre Kennung.
campaign-entry-yes = Sag j oder n.

## Verlauf und Questbuch

campaign-history-none = Noch wurde keine Schlacht geschlagen.
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
campaign-spoil-food = Für die nächste Schlacht: Essen für { $side } ({ $n })
campaign-spoil-points = Für die nächste Schlacht: drei Modelle von { $side } haben einen Aktionspunkt auf Vorrat
campaign-spoil-first = Für die nächste Schlacht: { $side } beginnen
campaign-spoil-chooses = Für die nächste Schlacht: { $side } bestimmen, wer beginnt
campaign-spoil-weapon = Für die nächste Schlacht: eine Waffe für { $side }
campaign-spoil-mine = Für die nächste Schlacht: eine Mine für { $side }
campaign-spoil-deploys-second = Für die nächste Schlacht: { $side } stellen als Zweite auf
campaign-spoil-turrets = Für die nächste Schlacht: { $n } Geschütze für die Verteidiger
campaign-spoil-missiles = Für die nächste Schlacht: { $n } Raketen für die Angreifer
campaign-spoil-deeper = Für die nächste Schlacht: die Angreifer stellen weiter vorn auf
campaign-journal-of = Quests von { $seat }
campaign-journal-secret = In diese Schlacht wurde heimlich eine Quest mitgenommen.
campaign-journal-taken = In diese Schlacht mitgenommen: { $quest }
campaign-journal-done = Erfüllt ({ $n }): { $quests }
campaign-journal-open = Offen:

## Dateien

campaign-exported = { $seed ->
    [yes] Die Kampagne liegt in { $file }, mit ihrem geheimen Startwert: wer die Datei hat, kann mit ihr weiterspielen und könnte ihre Würfel vorhersehen.
   *[no] Die Kampagne liegt in { $file }, ohne ihren geheimen Startwert: man kann sie lesen und vergleichen, nicht weiterspielen.
}
campaign-imported = { $file } wurde geprüft, und die Kampagne liegt in { $folder }
campaign-same = Beide Fassungen sind gleich.
campaign-other = Das sind zwei verschiedene Kampagnen.
campaign-differs = Die Fassungen unterscheiden sich ab Schritt { $step }.
    hier: { $mine }
    dort: { $other }
campaign-verified = { $steps ->
    [one] 1 Schritt, mit jedem Würfel und jeder Schlacht dahinter: alles in Ordnung.
   *[other] { $steps } Schritte, mit jedem Würfel und jeder Schlacht dahinter: alles in Ordnung.
}
campaign-intact = Dieser Kampagne fehlt nichts.
campaign-repaired = Die Kampagne geht nach ihren ersten { $steps } Schritten weiter, die unversehrt sind. Die beschädigte Datei bleibt als { $file }

## Was schiefgeht

campaign-error-both = Nenne --name oder --dir, nicht beides.
campaign-error-name = „{ $name }“ ist kein Name für eine Kampagne: Buchstaben, Ziffern, Leerzeichen und Bindestriche, höchstens 40.
campaign-error-none-yet = Es gibt noch keine Kampagne. Beginne eine: overseer campaign new
campaign-error-seat = Einen Platz { $seat } gibt es in dieser Kampagne nicht: 1 bis { $most }.
campaign-error-who = { $seat } ist dran und hat Geheimnisse. Bist du das? Dann sag es: --seat { $n }
campaign-error-force = Eine Truppe „{ $word }“ gibt es nicht. Nenne eine Nummer der Liste, eine fertige Truppe, eine Datei oder einen Code.
campaign-error-course = Einen Ablauf „{ $course }“ gibt es nicht. Es gibt: { $known }
campaign-error-settlements = „{ $word }“: sag für jeden Spieler yes oder no, mit Kommas dazwischen.
