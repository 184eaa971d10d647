# Was die Karten von Tragic geben, solange sie gelten, und das Glossar der Schlüsselwörter.

## Bonuses

tragic-gift-armour = { $signed } Rüstung
tragic-gift-radiation-armour = { $signed } Strahlenrüstung
tragic-gift-blast-armour = { $signed } Explosionsrüstung
tragic-gift-bacteriological-armour = { $signed } bakteriologische Rüstung
tragic-gift-fireproof-armour = { $signed } feuerfeste Rüstung
tragic-gift-energy-armour = { $signed } Energierüstung
tragic-gift-polished-metal = { $signed } Rüstung aus poliertem Metall
tragic-gift-critical = { $signed } { $n ->
    [one] Chance
   *[other] Chancen
} auf einen kritischen Treffer
tragic-gift-critical-factor = { $signed } auf den Multiplikator { $whose ->
    [theirs] kritischer Treffer
   *[yours] deiner kritischen Treffer
} (ohne andere Boni ×{ $factor } statt ×2)
tragic-gift-damage = { $signed } Grundschaden mit Angriffskarten (vor dem Multiplizieren)
tragic-gift-damage-melee = { $signed } Grundschaden mit Nahkampfangriffen (vor dem Multiplizieren)
tragic-gift-damage-ranged = { $signed } Grundschaden mit Fernkampfangriffen (vor dem Multiplizieren)
tragic-gift-damage-bare-hands = { $signed } Grundschaden mit bloßen Händen und natürlichen Waffen (vor dem Multiplizieren)
tragic-gift-damage-energy = { $signed } Grundschaden mit Energiewaffen (vor dem Multiplizieren)
tragic-gift-damage-explosive = { $signed } Grundschaden mit Sprengstoff (vor dem Multiplizieren)
tragic-gift-penetrating = DURCHDRINGEND x{ $n } mit Angriffskarten
tragic-gift-piercing = DURCHSCHLAGEND mit Angriffskarten
tragic-gift-vampirism = VAMPIRISMUS mit Angriffskarten
tragic-gift-excess = ÜBERSCHADEN mit Angriffskarten
tragic-gift-luminescent = LEUCHTEND mit Angriffskarten
tragic-gift-silenced = SCHALLGEDÄMPFT mit Angriffskarten
tragic-gift-strikes = { $signed } { $n ->
    [one] Treffer
   *[other] Treffer
} mit Angriffskarten
tragic-gift-strikes-bare-hands = { $signed } { $n ->
    [one] Treffer
   *[other] Treffer
} mit bloßen Händen und natürlichen Waffen
tragic-gift-allies = { $whose ->
    [theirs] die Verbündeten
   *[yours] deine Verbündeten
}
tragic-gift-ally-attack = { $signed }/+0 für { tragic-gift-allies }
tragic-gift-ally-health = +0/{ $signed } für { tragic-gift-allies }
tragic-gift-ally-armour = RÜSTUNG x{ $n } für { tragic-gift-allies }
tragic-gift-ally-penetrating = DURCHDRINGEND x{ $n } für { tragic-gift-allies }
tragic-gift-ally-critical = KRITISCH x{ $n } für { tragic-gift-allies }
tragic-gift-ally-in-defence = IN VERTEIDIGUNG für { tragic-gift-allies } in den Zügen der Gegner
tragic-gift-ally-martyr = MÄRTYRER x{ $n } für { tragic-gift-allies }
tragic-gift-ally-horde = HORDE für { tragic-gift-allies }
tragic-gift-draw-rate = { $signed } { $n ->
    [one] Karte
   *[other] Karten
} in der Ziehphase
tragic-gift-max-hp = { $signed } maximale LP
tragic-gift-skills = { $signed } { $n ->
    [one] Talent
   *[other] Talente
}
tragic-gift-cheaper-letter = { $letter }-Karten kosten { $n } { $sign ->
    [minus] mehr
   *[plus] weniger
}
tragic-gift-cheaper-attack = Angriffskarten kosten { $n } { $sign ->
    [minus] mehr
   *[plus] weniger
}
tragic-gift-cheaper-action = Aktionen kosten { $n } { $sign ->
    [minus] mehr
   *[plus] weniger
}
tragic-gift-cheaper-reaction = Reaktionen kosten { $n } { $sign ->
    [minus] mehr
   *[plus] weniger
}
tragic-gift-cheaper-ally = Verbündete kosten { $n } { $sign ->
    [minus] mehr
   *[plus] weniger
}
tragic-gift-cheaper-object = Gegenstände kosten { $n } { $sign ->
    [minus] mehr
   *[plus] weniger
}
tragic-gift-cheaper-skill = Talente kosten { $n } { $sign ->
    [minus] mehr
   *[plus] weniger
}
tragic-gift-no-criticals = kein Angriff irgendeines Spielers trifft kritisch
tragic-gift-no-lay-after-skill = der Einsatz eines Talents erlaubt kein Legen einer Fähigkeit
tragic-gift-good-natured = +1 auf jeden deiner Effekte, mit dem du eine feste Zahl ziehst, heilst oder suchst
tragic-gift-dodge = { $signed } Ausweichen: Eine Angriffskarte verfehlt dich, wenn ein Würfel höchstens dein Ausweichen zeigt
tragic-gift-respirator = ATEMGERÄT
tragic-gift-stealth = TARNUNG
tragic-gift-in-defence = IN VERTEIDIGUNG: deine Verbündeten IN VERTEIDIGUNG decken dich nicht mehr
tragic-gift-one-handed = einhändig; Angriffe auf die rechte Hand wirken ein weiteres Mal
tragic-gift-kamikaze = du beginnst das Duell
tragic-gift-mulligan = die erste Hand darf einmal getauscht werden
tragic-gift-no-reactions = keine Reaktionen
tragic-gift-no-healing = keine Heilung
tragic-gift-no-allies = keine Verbündeten
tragic-gift-no-drugs = keine Drogen
tragic-gift-no-equipment = keine Ausrüstung
tragic-gift-strike-back = Verbündete, die dich angreifen, erleiden { $n } Schaden
tragic-gift-brawler = { $signed } { $n ->
    [one] Chance
   *[other] Chancen
} auf einen kritischen Treffer im Nahkampf
tragic-gift-marksman = { $signed } { $n ->
    [one] Chance
   *[other] Chancen
} auf einen kritischen Treffer im Fernkampf
tragic-gift-immune-radiation = immun gegen Strahlung
tragic-gift-damage-taken = { $signed } Schaden durch jeden erlittenen Treffer

## Glossary

glossary-absorb = Der Verbündete nimmt allen Schaden auf sich, auch den überzähligen: ÜBERSCHADEN wirkt gegen ihn nicht.
glossary-excess = Was nach Rüstung und Leben des Verbündeten übrig bleibt, trifft seinen Spieler, abzüglich dessen Rüstung.
glossary-penetrating = Der Angriff ignoriert so viele Rüstungspunkte.
glossary-piercing = Der Angriff ignoriert alle Rüstung.
glossary-armour = Jeder Treffer auf den Verbündeten wird um so viel verringert.
glossary-martyr = Verlässt der Verbündete das Spiel, trifft eine Explosion den Spieler, der ihn besiegt hat: der Angriff des Verbündeten mal diese Zahl.
glossary-in-defence = Ein Verbündeter damit kann nicht angreifen, nur blocken; solange er steht, können sein Spieler und die anderen Verbündeten nicht angegriffen werden. Ein Spieler damit wird von solchen Verbündeten nicht mehr gedeckt.
glossary-horde = Greift ein Verbündeter mit HORDE an, schließen sich alle bereiten mit HORDE an.
glossary-targeting = Der Angriff nennt einen Körperteil; die dort getragene Rüstung wird ausgezogen.
glossary-incapacitate = Statt Schaden zuzufügen, darfst du ein gegnerisches Ausrüstungsstück ablegen, oder einen gegnerischen Verbündeten, Gegenstand oder ein Gebäude, dessen Text es erschöpft oder bereit macht.
glossary-untargetable = Niemand kann ihn als Ziel nennen, auch nicht sein Besitzer; Flächenschaden trifft ihn, und er darf angreifen und blocken.
glossary-guardian-charge = Einmal pro Angriff darf der Verbündete den Schaden auf sich nehmen, der seinem Spieler oder einem anderen Verbündeten gilt, auch erschöpft.
glossary-blast-area = Der Schaden trifft alle Angreifer des Angriffszugs oder, außerhalb einer Reaktion, alle gegnerischen Verbündeten.
glossary-luminescent = Nahkampfangriffe fügen auch 1 Strahlenschaden zu, selbst wenn Rüstung den Schlag aufhält; er erhöht die Strahlung des Opfers um 1.
glossary-vampirism = Sein Spieler wird um den zugefügten Schaden geheilt.
glossary-silenced = Der Angriff beendet die TARNUNG nicht.
glossary-critical = Für eine Angriffskarte werden so viele kritische Würfel mehr geworfen; ein Verbündeter mit diesem Wort wirft zwei Würfel und so viele mehr auf einen kritischen Treffer.
glossary-unique = Eine zweite Karte gleichen Namens und gleicher Stufe schickt die frühere in die Ablage.
glossary-unavoidable = Dem Angriff kann man nicht ausweichen; er lässt sich nicht aufheben, nicht umlenken und von keinem Beschützer abfangen.
glossary-no-strike-back = Ein getroffener Verbündeter schlägt nicht zurück.
glossary-stealth = Weder du noch deine getragene Ausrüstung können direkt angegriffen werden, und deinen Angriffen entgeht niemand. Sie endet nach deiner nächsten Angriffskarte oder nach einer Aktion oder einem Talent, das Schaden zufügt, außer mit SCHALLGEDÄMPFT.
glossary-discovery = Sieh dir so viele Karten von deiner Bibliothek an; lege jede obenauf, darunter oder in deine Ablage, in beliebiger Reihenfolge.
glossary-respirator = Gas und Wasser haben auf dich keine Wirkung.
glossary-upkeep = Das geschieht in jeder deiner Versorgungen, gleich nach dem Ziehen.
glossary-addicted = Die Droge fordert diesen Preis in jeder deiner Versorgungen; zahlst du nicht, geschieht, was hinter „sonst“ steht.
glossary-end-of-turn = Das geschieht am Ende jedes deiner Züge, bevor die Verbündeten beider Spieler geheilt werden.
glossary-special = Die Punkte der sieben Buchstaben S, P, E, C, I, A und L, mit denen alle Kosten bezahlt werden. Ein Punkt, der bezahlt hat, bleibt bis zu deinem nächsten Zug erschöpft. Kosten: SS+1 sind zwei Punkte S und einer von beliebigem Buchstaben.
