# Tragic in Zeilen: seine Züge, seine Lage.

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
say-tragic-instead = Statt { $old }: { $new }
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
plain-help-tragic =
    Eine Zahl       den Zug mit dieser Nummer machen
    cast punch-1    einen Zug in seiner Notation machen
    moves           die Züge noch einmal nennen
    show            den ganzen Tisch beschreiben
    look punch-1    eine Karte nach Kennung oder Name, ein Platz wie b3; auch: look discard, traits, skills
    why cast punch-1  sagen, warum ein Zug nicht erlaubt ist oder was er bewirkt
    rule TR-P3      eine Regel lesen
    ask             immer gefragt werden, oder nur, wo du etwas tun kannst
    stops           wo du gefragt wirst, Gelegenheit für Gelegenheit; stops attack never ändert eine
    undo            den letzten eigenen Zug zurücknehmen
    resign          aufgeben
    lang fr         die Sprache wechseln: en, fr, de, es
    save            jetzt speichern; jeder Zug wird ohnehin gespeichert
    quit            gehen; die Partie lässt sich fortsetzen
plain-look-nothing-tragic = Es gibt keine Karte und keinen Platz „{ $word }“. Nenne eine Karte wie punch-1 oder einen Platz wie b3.
plain-winners-tragic = { $n ->
    [one] { $who } gewinnt das Duell.
   *[other] Unentschieden: { $who }.
}
replay-score-tragic = { $seat }: { $n } LP

## Decks

decks-tragic-which = Wähle dein Deck.
decks-tragic-line = { $number }. { $name }: { $plan }
decks-tragic-ask = Nummer des Decks, oder Enter für das erste:{" "}
decks-tragic-title = Wähle ein Deck
decks-tragic-for = Ein Deck für { $seat }
decks-tragic-keys = ↑ ↓ anderes Deck · ⇞ ⇟ seine Karten · ⏎ nehmen · q verlassen
decks-tragic-own = Ein eigenes: overseer deck new, dann overseer play tragic --deck DATEI
decks-tragic-traits = Eigenschaften: { $cards }
decks-tragic-skills = Talente: { $cards }
cli-error-decks-many = { $decks } Decks für { $seats } Plätze sind zu viele. Gib höchstens eines je Platz an.
cli-error-tutorial = Das Lernspiel bringt seine Spieler und Karten selbst mit. Lass { $option } weg.

## Help

help-play-deck = Tragic: der Reihe nach ein Deck je Platz: Name eines fertigen Decks, Deckcode oder Deckdatei. Ohne Wert: aus den fertigen Decks wählen.
    .value = DECK
help-play-format = Tragic: wie oft eine Karte im Deck sein darf: singleton, duo, trio oder quad.
    .value = FORMAT
help-play-turns = Tragic: Nach so vielen Zügen je Seite ist die Zeit um (TR-E3).
    .value = N
help-play-clock = Tragic: Nach so vielen Minuten ist die Zeit um (TR-E3).
    .value = MINUTEN
help-play-tutorial = Ein kurzes Spiel, in dem man das Spielen lernt.
