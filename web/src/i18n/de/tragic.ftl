# The chrome of Tragic’s board; what the game says comes from the server.
tragic-board = Das Duell
tragic-sheet = Der Bogen von { $name }
tragic-row = Vor { $name }
tragic-row-empty = Noch nichts im Spiel
tragic-hand = Deine Hand: { $n }
tragic-hand-empty = Keine Karte auf der Hand
tragic-hidden = Karten auf der Hand: { $n }
tragic-copies = { $n } davon
tragic-numbers = Angriff { $attack }, Leben { $health }
tragic-engaged = Erschöpft
tragic-fighting = Im Kampf
tragic-hp = { $n } von { $max } Lebenspunkten
tragic-armour = Rüstung { $n }
tragic-library = Bibliothek: { $n }
tragic-discard = Ablage: { $n }
tragic-destroyed = Zerstört: { $n }
tragic-on-top = Bekannt, obenauf
tragic-at-bottom = Bekannt, zuunterst
tragic-known = Auf der Hand, von allen gesehen
tragic-pile-hidden = { $n ->
    [0] Hier liegt keine Karte.
   *[other] Diese Karten sind verdeckt: { $n }.
}
tragic-points = { $letter }: { $free } von { $n } frei
tragic-radiation = Strahlung { $n }
tragic-body = Was getragen wird
tragic-traits = Eigenschaften
tragic-skills = Talente
tragic-abilities = Gelegte Fähigkeiten: { $n }
tragic-turn = Zug { $n }
tragic-phases = Die Phasen des Zuges
tragic-timing = Wer handelt, wer gefragt wird
tragic-you-act = Du handelst
tragic-acts = { $name } handelt
tragic-you-answer = du darfst antworten
tragic-answers = { $name } darf antworten
tragic-then = dann { $name }
tragic-stops = Frag mich
tragic-stop = { $window }: { $mode }
tragic-mode-useful = wenn ich etwas tun kann
tragic-mode-always = immer
tragic-mode-never = nie
tragic-ask-always = Immer
tragic-ask-always-text = Frag mich überall, wo die Regeln fragen: niemand merkt, was du hältst.
tragic-window-upkeep = Versorgung
tragic-window-lay = Legen
tragic-window-attack = Angriff
tragic-window-movement = Verbündete
tragic-window-action = Aktion
tragic-window-use = Effekt
tragic-window-cast = Ausspielen
tragic-window-reaction = Reaktion
tragic-window-turn-end = Ende
tragic-chain = Die Kette
tragic-item = { $n } von { $all } in der Kette
tragic-announced-attack = Angriffskarte angesagt
tragic-announced-movement = Angriff von Verbündeten angesagt
tragic-announced-action = Aktion angesagt
tragic-announced-quest = Quest angesagt
tragic-announced-reaction = Reaktion angesagt
tragic-announced-use = Effekt angesagt
tragic-announced-skill = Talent angesagt
tragic-announced-ally = Verbündeter angesagt
tragic-announced-object = Gegenstand angesagt
tragic-cancelled = Aufgehoben
tragic-base = Grundwert
tragic-more = zusätzlich
tragic-penetration = Durchschlag
tragic-armour-step = Rüstung
tragic-net = netto
tragic-strikes = Treffer
tragic-times = Mal
tragic-critical = Kritisch { $p } je Treffer: ×{ $factor } ({ $n ->
    [one] { $n } Würfel
   *[other] { $n } Würfel
})
tragic-dodge = Ausgewichen in { $p }
tragic-struck-back = Gegenschlag: { $n }
tragic-no-strike-back = Kein Gegenschlag
tragic-lethal-no = Niemand wird dadurch besiegt
tragic-lethal-maybe = Besiegt in { $p }
tragic-lethal-sure = Sicher besiegt
tragic-mean = { $n } im Mittel
tragic-left =
    { $n ->
        [one] Danach bleibt { $n } Lebenspunkt
       *[other] Danach bleiben { $n } Lebenspunkte
    }
tragic-spread-one = { $n }: { $p }
tragic-recap = Was geschah
tragic-panel-answer = Deine Antworten
tragic-panel-pay = Punkte
tragic-panel-send = Angriff von Verbündeten
tragic-panel-pairs = Blocks
tragic-panel-shares = Aufteilung des Schadens
tragic-panel-order = Reihenfolge
tragic-panel-place = Angesehene Karten
tragic-panel-pick = Deine Wahl
tragic-confirm = Bestätigen
tragic-no-block = Niemanden blocken
tragic-clear = Leeren
tragic-target = Ziel
tragic-choose-target = Tippe es auf der Matte oder hier an.
tragic-to-discard = Abzuwerfen
tragic-effect = Sobald es wirkt
tragic-later-how = Was du jetzt nicht sagst, wirst du dann gefragt.
tragic-pay = Erschöpfen
tragic-pay-sum = { $n } von { $total } beliebigen Punkten benannt
tragic-pay-letter = { $letter }: { $n } erschöpft, { $free } weitere frei
tragic-free = { $n } frei
tragic-owed = { $letter }: { $n } geschuldet
tragic-with-life = { $n } LP
tragic-send-all = Alle schicken
tragic-block-how = Tippe einen Blocker an, dann seinen Angreifer; in beliebiger Reihenfolge.
tragic-deals = teilt { $n } aus
tragic-less = Weniger für { $name }
tragic-more-to = Mehr für { $name }
tragic-earlier = Früher: { $name }
tragic-later = Später: { $name }
tragic-place-how = Die zuletzt obenauf gelegte Karte wird zuerst gezogen.
tragic-picked = { $least ->
    [0] { $n } gewählt, höchstens { $most }
   *[other] { $n } von { $most } gewählt
}
tragic-preview = Wenn niemand antwortet
tragic-loses = { $name }: besiegt { $p }
tragic-beaten = besiegt { $p }
tragic-rule = Regel { $rule }
tragic-loss = { $least }–{ $most } verloren, { $mean } im Mittel
tragic-loss-or-gain = bis zu { $most } verloren oder { $n } geheilt
tragic-gain = { $least }–{ $most } geheilt, { $mean } im Mittel
tragic-combat = Angreifer und ihre Blocker
tragic-unblocked = nicht geblockt
tragic-lesson = Dein erstes Duell
tragic-end-title = Wie die Lebenspunkte fielen
tragic-end-hp = { $name }: { $n } von { $max } Lebenspunkten
