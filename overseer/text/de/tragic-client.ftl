## Zeichen eines Duells

client-tragic-phase-set-up = Aufbau
client-tragic-phase-disengage = Bereitmachen
client-tragic-phase-draw = Ziehen
client-tragic-phase-upkeep = Versorgung
client-tragic-phase-main = Hauptphase
client-tragic-phase-end = Ende

client-tragic-timing-now = jetzt
    .text = Du kannst sie jetzt ausspielen oder benutzen.
client-tragic-timing-lay = legen
    .text = Du kannst sie jetzt legen: Eine Handlung in deinem eigenen Zug gibt das Recht, eine Fähigkeit zu legen.
client-tragic-timing-turn = mein Zug
    .text = Du kannst sie in der Hauptphase deines eigenen Zuges ausspielen oder benutzen.
client-tragic-timing-any = jeder Zug
    .text = Du kannst sie in jedem Zug ausspielen oder benutzen: als Antwort auf das, was sie nennt, oder wenn du gefragt wirst.
client-tragic-timing-upkeep = Versorgung
    .text = Du kannst sie in deiner Versorgung benutzen.
client-tragic-timing-answer = Antwort
    .text = Du spielst sie als Antwort auf das, was sie nennt, in jedem Zug.

client-tragic-damage-plain = gewöhnlich
client-tragic-damage-blast = Explosion
client-tragic-damage-poison = Gift
client-tragic-damage-disease = Krankheit
client-tragic-damage-radiation = Strahlung
client-tragic-damage-fire = Feuer
client-tragic-damage-cryo = Kryo
client-tragic-damage-laser = Laser
client-tragic-damage-plasma = Plasma
client-tragic-damage-electric = Elektrizität

## Eine Karte auf der Hand

client-tragic-cost-now = Kostet jetzt { $cost }.
client-tragic-saved = { $n ->
    [one] 1 Punkt weniger als aufgedruckt, durch { $cards }.
   *[other] { $n } Punkte weniger als aufgedruckt, durch { $cards }.
}
client-tragic-dearer = { $n ->
    [one] 1 Punkt mehr als aufgedruckt.
   *[other] { $n } Punkte mehr als aufgedruckt.
}
client-tragic-missing = Es fehlen noch: { $cost }.
client-tragic-proposed = Bezahlt mit { $cost }, außer du zahlst selbst.
client-tragic-base = Grundschaden jetzt: { $n }{ $strikes ->
    [1] .
   *[other] , { $strikes } Treffer.
}
client-tragic-arrives = Kommt als { $attack }/{ $health } ins Spiel.
client-tragic-changes = { $card } wird { $attack }/{ $health }.
client-tragic-sets-off = { $card } wirkt dann: { $text }

## Woher eine Zahl kommt

client-tragic-number = { $what ->
    [attack] Angriff
    [health] Gesundheit
    [armour] Rüstung
   *[critical] Chancen auf kritische Treffer
} { $n }: { $parts }.
client-tragic-part-printed = { $n } aufgedruckt
client-tragic-part-rules = { $n } für alle
client-tragic-part-card = { $n } { $card }
client-tragic-part-radiation = { $n } durch Strahlung
client-tragic-part-lasting = { $n } auf Dauer
client-tragic-part-end = { $n } bis zum Ende des Zuges
client-tragic-part-next = { $n } bis zum Beginn des nächsten Zuges von { $seat }
client-tragic-wounds = Wunden: { $n }, geheilt am Ende des Zuges.

## Was daraus folgt

client-tragic-ahead = Falls sonst niemand antwortet:
client-tragic-loss = { $seat } verliert { $low ->
    [0] bis zu { $high } LP, im Mittel { $mean }.
   *[other] { $low } bis { $high } LP, im Mittel { $mean }.
}
client-tragic-loss-sure = { $seat } verliert { $n } LP.
client-tragic-loss-or-gain = { $seat } verliert bis zu { $high } LP oder bekommt bis zu { $n } zurück.
client-tragic-gain = { $seat } bekommt { $low ->
    [0] bis zu { $high } LP
   *[other] { $low } bis { $high } LP
} zurück, im Mittel { $mean }.
client-tragic-gain-sure = { $seat } bekommt { $n } LP zurück.
client-tragic-no-loss = Niemand verliert LP.
client-tragic-beaten = { $seat } ist besiegt: { $percent } %.
client-tragic-ally-gone = { $card } geht verloren: { $percent } %.
client-tragic-asked = { $topic ->
    [charge] { $seat } kann davor einen Verbündeten den Schaden nehmen lassen: { $cards }.
    [block] { $seat } kann davor blocken mit { $cards }.
    [may] { $seat } kann davor einen Effekt nutzen.
    [order] { $seat } ordnet, was von selbst wirkt.
   *[other] { $seat } entscheidet unterwegs etwas.
}
client-tragic-effect = Wirkt von selbst: { $card } von { $seat }. { $text }
client-tragic-open = Was danach kommt, lässt sich nicht sagen.
client-tragic-plan-end = Der Plan endet vor „{ $move }“: Jemand anderes wird gefragt, oder etwas anderes.

## Stapel

client-tragic-chain-item = Element { $n } der Kette
