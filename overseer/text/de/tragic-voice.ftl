# What is said about Tragic, whoever shows it.

## Words
say-tragic-card = { $name } { $level }
say-tragic-unknown = eine verdeckte Karte
say-tragic-no-trait = keine
say-tragic-no-skill = keine
say-tragic-at = { $card } ({ $place })
say-tragic-fighter = { $card } { $attack }/{ $health }
say-tragic-player = { $who ->
    [you] du selbst
    [opponent] dein Gegner
   *[other] Spieler { $n }
}
say-tragic-cost = Kosten: { $cost }.
say-tragic-letter = { $letter } ({ $name })
say-tragic-line = { $line }.
say-tragic-rules = { $line }. { $rules }
say-tragic-means = { $card }: { $rules }
say-tragic-to-top = oben auf die Bibliothek
say-tragic-to-bottom = unter die Bibliothek
say-tragic-to-away = in die Ablage
say-tragic-bluff = Ein Bluff: Eine Eigenschaft, die du dazu wählst, verlässt beim Aufdecken das Spiel.

## Moves
say-tragic-pass = { $topic ->
    [mulligan] Diese Hand behalten
    [upkeep] Weiter zur Hauptphase
    [toll] Nicht bezahlen
    [lay] Nichts legen
    [answer] Keine Antwort
    [interrupt] Den Zug enden lassen
    [join] Niemand schließt sich mehr an
    [block] Keine weiteren Blocker
    [charge] Niemand springt ein
    [may] Verzichten
    [free] Kein kostenloser Angriff
    [incapacitate] Zuschlagen und Schaden zufügen
   *[other] Passen
}
say-tragic-end = Den Zug beenden
say-tragic-by-hand = Die nächsten Kosten selbst bezahlen
say-tragic-by-hand-detail = Sonst zahlen freie Punkte die Buchstaben, von denen du wenige Punkte hast und nach denen keine deiner offenen Karten verlangt hat. Hier nennst du für jeden freien Punkt den Buchstaben selbst.
say-tragic-yes = { $what ->
    [toll] { $cost } bezahlen
    [incapacitate] Ablegen, statt Schaden zuzufügen
   *[may] { $paid ->
        [yes] { $cost } bezahlen und ausführen
       *[no] Ausführen
    }
}
say-tragic-none = { $topic ->
    [show] Ich habe keine Reaktion
    [pay] Nicht zahlen: stattdessen 1 LP verlieren
   *[other] Nichts nehmen
}
say-tragic-mulligan = Die ganze Hand tauschen
say-tragic-cast = { $kind ->
    [attack] Angreifen mit { $card }
    [reaction] Antworten mit { $card }
   *[other] { $card } ausspielen
}
say-tragic-lay = { $card } legen
say-tragic-use = { $card } einsetzen
say-tragic-wear = { $card } anlegen
say-tragic-take-off = { $card } ausziehen
say-tragic-attack = { $card } in den Angriff schicken
say-tragic-join = { $card } greift mit an
say-tragic-block = Blocken mit { $card }
say-tragic-block-one = { $target } blocken mit { $card }
say-tragic-charge = { $card } nimmt den Schaden auf sich
say-tragic-target = { $topic ->
    [against] { $target } blocken
    [strike-back] Gegen { $target } zurückschlagen
    [protect] { $target } beschützen
   *[other] Ziel: { $target }
}
say-tragic-part = Auf diesen Körperteil zielen: { $place }
say-tragic-pay = { $topic ->
    [refresh] Einen Punkt { $letter } bereitmachen
    [drain] Einen Punkt { $letter } erschöpfen
   *[pay] Einen Punkt { $letter } bezahlen
}
say-tragic-deal = { $by } fügt { $card } { $n } Schaden zu
say-tragic-discard = { $card } ablegen
say-tragic-take = { $card } nehmen
say-tragic-show = { $card } vorzeigen
say-tragic-top = { $card }: oben auf die Bibliothek
say-tragic-bottom = { $card }: unter die Bibliothek
say-tragic-away = { $card }: in die Ablage
say-tragic-next = Zuerst { $card }
say-tragic-traits = { $n ->
    [0] Keine Eigenschaften
    [one] Eigenschaft: { $cards }
   *[other] Eigenschaften: { $cards }
}
say-tragic-skills = Talente: { $cards }
say-tragic-draw = { $card } ziehen
say-tragic-snatch = { $card } greifen
say-tragic-roll = Der Würfel zeigt { $n }
say-tragic-ones = { $n ->
    [one] { $n } Würfel zeigt eine 1
   *[other] { $n } Würfel zeigen eine 1
}
say-tragic-freely = Jede andere Wahl: als Notation eintippen, zum Beispiel „{ $notation }“; „look traits“ und „look skills“ lesen alle vor.

## The situation
plain-tragic-setup = Das Duell wird vorbereitet.
plain-tragic-turn = Zug { $turn } von { $seat }, { $phase ->
    [1] Bereitmachen
    [2] Ziehen
    [3] Versorgung
    [7] Zugende
   *[4] Hauptphase
}.
plain-tragic-may-lay = Du darfst jetzt eine Fähigkeit legen.
plain-tragic-by-hand = Die nächsten Kosten bezahlst du selbst.
plain-tragic-chance = { $amount } Schaden: { $chance }
plain-tragic-time-up = Die Zeit ist um: Das Duell endet, sobald alle gleich viele Züge hatten.
plain-tragic-clock = { $n ->
    [one] Noch { $n } Minute auf der Uhr.
   *[other] Noch { $n } Minuten auf der Uhr.
}
plain-tragic-player = { $seat }: { $hp } von { $max } LP, Rüstung { $armour }, Strahlung { $radiation }; Punkte übrig: { $points }; { $hand } auf der Hand, { $library } in der Bibliothek, { $discard } in der Ablage.
plain-tragic-out = { $line } Ausgeschieden.
plain-tragic-hidden = { $line } In TARNUNG.
plain-tragic-chosen = { $seat } hat Eigenschaften: { $traits }; Talente: { $skills }.
plain-tragic-play = { $seat } hat im Spiel: { $cards }.
plain-tragic-hand = Deine Hand: { $cards }.
plain-tragic-priced = { $card } [{ $cost }]
plain-tragic-ally = { $card } { $attack }/{ $health }{ $fighting ->
    [yes] { $engaged ->
        [yes] {" "}(erschöpft, greift an)
       *[no] {" "}(greift an)
    }
   *[no] { $engaged ->
        [yes] {" "}(erschöpft)
       *[no] {""}
    }
}
plain-tragic-thing = { $card }{ $engaged ->
    [yes] {" "}(erschöpft)
   *[no] {""}
}
plain-tragic-worn = { $card }{ $worn ->
    [yes] {" "}(angelegt)
   *[no] {" "}(nicht angelegt)
}
plain-tragic-engaged = { $card } (erschöpft)
plain-tragic-item = { $seat }: { $card }{ $cancelled ->
    [yes] {" "}(aufgehoben)
   *[no] {""}
}
plain-tragic-item-aimed = { $item } → { $target }
plain-tragic-item-aimed-both = { $item } → { $target } und { $also }
plain-tragic-item-allies = { $seat } greift an mit { $cards }
plain-tragic-chain = Die Kette, das oberste Glied zuerst: { $items }.
plain-tragic-discard = Ablage von { $seat }: { $cards }.
plain-ask-always = { $on ->
    [yes] Du wirst überall gefragt, wo die Regeln fragen.
   *[no] Wo du nichts tun kannst, wird für dich gepasst.
}
plain-stops-how = Einstellungen: useful (gefragt, wenn du etwas tun kannst), always (immer), never (nie). „stops attack never“ ändert eine; mit „stops pay always“ nennst du die Buchstaben bei allen Kosten.
plain-stops-window = { $window }, { $mode }: { $what }.
plain-stops-no-window = Die Gelegenheit „{ $word }“ gibt es nicht. Nenne eine von diesen: { $known }.
plain-stops-no-mode = Die Einstellung „{ $word }“ gibt es nicht. Nenne eine von diesen: { $known }.
say-winners-tragic = { $n ->
    [one] { $who } gewinnt das Duell.
   *[other] Unentschieden: { $who }.
}
replay-score-tragic = { $seat }: { $n } LP

## Around the mat
table-tragic-setup = Aufbau
table-tragic-turn = Zug { $turn } · { $phase ->
    [disengage] Bereitmachen
    [draw] Ziehen
    [upkeep] Versorgung
    [end] Zugende
   *[main] Hauptphase
}
table-tragic-time-up = Die Zeit ist um!
table-tragic-clock = ⌛ { $left }
table-tragic-chain = Kette · { $n }
table-tragic-blocks = { $blocker } blockt { $attacker }
table-tragic-piles = Hand { $hand } · Bibliothek { $library } · Ablage { $discard }
table-tragic-may-lay = darf legen
table-tragic-by-hand = nächste Kosten selbst
table-tragic-stealth = TARNUNG
table-tragic-inside = im Gebäude
table-tragic-reprieve = Gnadenfrist
table-tragic-out = ausgeschieden
table-tragic-worn = { $worn ->
    [yes] angelegt
   *[no] nicht angelegt
}
table-tragic-hand = Deine Hand · { $n }
table-tragic-hand-of = Hand von { $seat } · { $n }

## What the cursor is on
table-tragic-missing = { $n ->
    [one] Wähle noch { $n }
   *[other] Wähle noch { $n }
}
table-tragic-pick = ⏎ oder zweiter Klick: in die Auswahl aufnehmen.
table-tragic-pushed = { $topic ->
    [traits] { $card } ist wieder draußen: Du hast höchstens { $n } Eigenschaften (Regel TR-S3).
   *[skills] { $card } ist wieder draußen: Du hast { $n } Talente (Regel TR-S4).
}
table-tragic-drop = ⏎ oder zweiter Klick: wieder herausnehmen.
table-tragic-armour = Rüstung: { $list }.
table-tragic-armour-kind = { $n } gegen { $kind ->
    [blast] Explosionen
    [poison] Gift
    [disease] Krankheit
    [radiation] Strahlung
    [fire] Feuer
    [cryo] Kälte
    [laser] Laser
    [plasma] Plasma
    [electric] Strom
   *[plain] gewöhnlichen Schaden
}
table-tragic-rate = { $n ->
    [one] Zieht { $n } Karte je Zug.
   *[other] Zieht { $n } Karten je Zug.
}
table-tragic-abilities = Gelegte Fähigkeiten: { $list }.
table-tragic-known = Bekannt auf der Hand: { $list }.

## The odds of an attack
say-odds-title = Auf { $target }
say-odds-area = Auf alle Verbündeten der Fläche
say-odds-strike = { $raw } Schaden { $other ->
    [more] + { $n } zusätzlich − { $armour } Rüstung = { $net }
    [less] − { $n } verhindert − { $armour } Rüstung = { $net }
   *[none] − { $armour } Rüstung = { $net }
}
say-odds-strikes = × { $n } Treffer
say-odds-times = × { $n } angewandt
say-odds-critical = Kritisch (×{ $factor }): { $percent } % je Treffer
say-odds-dodge = Ausweichen gelingt: { $percent } %
table-tragic-printed = Aufgedruckt: { $attack }/{ $health }
table-tragic-wounded = Aufgedruckt: { $attack }/{ $health } · Wunden: { $wounds }
say-odds-sure = Schaden: sicher { $amount }
say-odds-unblocked = Schaden: { $amount }, wenn niemand blockt
say-odds-mean-unblocked = Schaden: im Schnitt { $amount }, wenn niemand blockt
say-odds-mean = Schaden: im Schnitt { $amount }
say-odds-percent = { $percent } %
say-odds-beats = Besiegt: { $percent } %
say-odds-spill = An seinen Spieler: { $amount }
say-odds-taken = Gegenschlag auf dich: { $amount }
say-odds-healed = Du heilst { $amount }
say-odds-ally = { $card }: { $amount } Schaden, besiegt { $percent } %

## Sheets
table-tragic-piles-title = Ablagen
table-tragic-discard = Ablage · { $n }
table-tragic-destroyed = Endgültig zerstört · { $n }
table-tragic-library = Deine Bibliothek · { $n }, ohne Reihenfolge
table-tragic-no-cards = keine Karten
table-stops-title = Wo du gefragt werden willst
table-stops-intro = Du wirst gefragt, wo du etwas tun kannst; wo nicht, wird für dich gepasst. Wer überall gefragt wird, verrät nichts: Dein Gegner weiß nie, ob du eine Antwort hattest.
table-stops-always = Immer fragen (für Bluffer): { $on ->
    [yes] an
   *[no] aus
}
table-stops-mode = { $mode ->
    [always] immer
    [never] nie
   *[useful] wenn ich kann
}
table-stops-upkeep = Deine Versorgung
table-stops-lay = Das Legen einer Fähigkeit
table-stops-attack = Eine gegnerische Angriffskarte
table-stops-movement = Ein Angriff von Verbündeten
table-stops-action = Eine gegnerische Aktion oder Quest
table-stops-use = Ein gegnerischer Effekt oder ein Talent
table-stops-cast = Das Ausspielen eines Verbündeten oder Gegenstands
table-stops-reaction = Eine gegnerische Reaktion
table-stops-turn-end = Das Ende eines gegnerischen Zuges
table-stops-pay = Die Buchstaben der Punkte, die du bezahlst
table-stops-keys = ↑ ↓ wählen · ⏎ ändern · L Sprache · Esc zurück

## The end
table-tragic-won = { $n ->
    [one] { $names } gewinnt das Duell!
   *[other] Unentschieden: { $names }.
}
table-tragic-end-hp = Lebenspunkte
table-tragic-end-wounds = Wunden
table-tragic-end-turns = Züge
table-tragic-end-left = Karten in der Bibliothek
