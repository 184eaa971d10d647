# Was die Karten der Kampagne sagen: Satzteile, zusammengesetzt aus den Daten einer Karte.

## Kopfzeilen

wasteland-fortune-perk = Extra
wasteland-fortune-perk-settlement = Extra der Siedlung
wasteland-fortune-need = verlangt { $attribute } { $n }
wasteland-fortune-after = verlangt „{ $perk }“
wasteland-fortune-boost-practised = geübter Schub
wasteland-fortune-boost-cunning = listiger Schub
wasteland-fortune-boost-tactical = taktischer Schub
wasteland-fortune-boost-instinctive = instinktiver Schub
wasteland-fortune-event = Ereignis
wasteland-fortune-consequence = Folge
wasteland-fortune-flip = wird aufgedeckt, sobald es oben liegt
wasteland-fortune-exploration = Erkundung
wasteland-fortune-quest = Quest
wasteland-fortune-part = Teil { $n }
wasteland-fortune-repeatable = kann wiederholt werden
wasteland-fortune-learned = man muss erst von ihr erfahren

## Extras

wasteland-fortune-bench = einmal je Kampagne ein kostenloses Bauwerk: { $structure }
wasteland-fortune-mods = erlaubt Mods für { $list }
wasteland-fortune-required = manche Bauwerke verlangen es
wasteland-fortune-power-reroll-rifle = ein leerer schwarzer Würfel eines Gewehrangriffs wird noch einmal geworfen
wasteland-fortune-power-reroll-pistol = ein leerer schwarzer Würfel eines Pistolenangriffs wird noch einmal geworfen
wasteland-fortune-power-reroll-heavy = ein leerer schwarzer Würfel eines Angriffs mit einer schweren Waffe wird noch einmal geworfen
wasteland-fortune-power-reroll-melee = ein leerer schwarzer Würfel eines Nahkampfangriffs wird noch einmal geworfen
wasteland-fortune-power-reroll-throw = ein leerer schwarzer Würfel eines Wurfs wird noch einmal geworfen
wasteland-fortune-power-reroll-green = ein grüner Würfel eines Schusses, der keine Genauigkeit zeigt, wird noch einmal geworfen
wasteland-fortune-power-concentrates = +2 gegen das Ziel seines letzten Angriffs in derselben Aktivierung
wasteland-fortune-power-bashes = Schusswaffen erhalten im Nahkampf einen schwarzen Würfel
wasteland-fortune-power-blitzes = einmal je Aktivierung reicht ein Nahkampfangriff bis Orange
wasteland-fortune-power-unseen-aim = grüner Würfel auf lange Reichweite gegen ein Ziel, dem das Modell nicht aufgefallen ist
wasteland-fortune-power-moves-about = Schüsse auf das Modell haben −2, wenn seine beiden Aktionen Bewegungen waren
wasteland-fortune-power-alone = solange kein Freund außer einem Hund innerhalb von Rot ist: alle Rüstungen +1, gelber Würfel beim Schießen
wasteland-fortune-power-rages = mit 1 oder 2 Gesundheit: schwarzer Würfel bei Angriffen, physische Rüstung +1
wasteland-fortune-power-barges = jeder Treffer seines Sturmangriffs stößt Gelb weit
wasteland-fortune-power-messy = entfernt es jemanden im Nahkampf, bekommt jeder Feind innerhalb von Orange einen Marker −2
wasteland-fortune-power-finds-gaps = einmal je Aktivierung wird ein leerer Effektwürfel noch einmal geworfen
wasteland-fortune-power-impatient = einmal je Aktivierung kauft ein Aktionspunkt 1 Schaden an der Rüstung vorbei
wasteland-fortune-power-star-acts = ein Stern auf dem VATS-Würfel ist ein Aktionspunkt
wasteland-fortune-power-stranger = bei einer Explosion auf dem VATS-Würfel schießt ein Fremder: Wert 6, 2 Schaden
wasteland-fortune-power-stranger-two = der Fremde macht 3 Schaden
wasteland-fortune-power-stranger-three = der Fremde hat den Wert 8
wasteland-fortune-power-entangles = wer sich von dem Modell lösen will, muss zuerst eine Beweglichkeitsprobe bestehen
wasteland-fortune-power-sneaks = seine Bewegungen sind nur innerhalb eines Wachsamkeitslineals Auslöser
wasteland-fortune-power-light-step = löst nie eine Mine aus
wasteland-fortune-power-pack-leader = Hunde in seiner Präsenz: schwarzer Würfel im Nahkampf
wasteland-fortune-power-attack-dog = gelber Würfel im Nahkampf
wasteland-fortune-power-chem-proof = wird erst bei zwei der Symbole süchtig
wasteland-fortune-power-lead-belly = Verpflegung verstrahlt es nie
wasteland-fortune-power-medic = was es bei jemandem einsetzt, heilt 1 Schaden mehr
wasteland-fortune-power-mends-robots = Expertise-Aktion: entferne 2 Schaden von einem berührten Roboter
wasteland-fortune-power-fire-proof = kann nicht in Flammen geraten
wasteland-fortune-power-long-chems = jede Droge, die es einsetzt, gibt auch 1 Rüstungsschub
wasteland-fortune-power-hunts = schwarzer Würfel gegen Kreaturen und Hunde
wasteland-fortune-power-core-saver = seine Powerrüstung hält 1 Schaden mehr aus, bevor sie beschädigt ist
wasteland-fortune-power-radiation-feeds = Strahlenschaden heilt es, statt ihm zu schaden

## Schübe: wann

wasteland-fortune-moment-before = vor dem Wurf deines Modells für { $rolls ->
    [attacks] einen Angriff
    [tests] eine Probe, die kein Angriff ist
   *[both] einen Angriff oder eine Probe
}
wasteland-fortune-moment-after = nach dem Wurf deines Modells für { $rolls ->
    [attacks] einen Angriff
    [tests] eine Probe, die kein Angriff ist
   *[both] einen Angriff oder eine Probe
}
wasteland-fortune-moment-aimed = wenn dein Modell angegriffen wird, vor dem Wurf
wasteland-fortune-moment-hit = wenn dein Modell getroffen wird, vor dem Rüstungswurf
wasteland-fortune-moment-action = in der Aktivierung deines Modells, zwischen Aktionen

## Schübe: was

wasteland-fortune-die-black = schwarzer
    .to = schwarzen
wasteland-fortune-die-yellow = gelber
    .to = gelben
wasteland-fortune-die-green = grüner
    .to = grünen
wasteland-fortune-die-blue = blauer
    .to = blauen
wasteland-fortune-does-swap = ein { $from } Würfel wird zu einem { $to }
wasteland-fortune-does-die = { $die } zusätzlich
wasteland-fortune-does-skill = +{ $n } auf seinen Wert
wasteland-fortune-does-no-cover = { $n } Stück Deckung { $n ->
    [one] zählt
   *[other] zählen
} nicht
wasteland-fortune-does-damage = +{ $n } Schaden, wenn er trifft
wasteland-fortune-does-reduction = Rüstung −{ $n }, wenn er trifft
wasteland-fortune-does-lower = die weiße Zahl zählt { $n } weniger, ein X bleibt ein X
wasteland-fortune-does-again = wirf den weißen Würfel noch einmal, aber nicht nach einem X
wasteland-fortune-does-blanks = wirf alle leeren Effektwürfel noch einmal
wasteland-fortune-does-icon = + { $icons }
wasteland-fortune-does-turn-icons = alle Flaschen zählen als { $icon ->
    [bottle] Flaschen
    [star] Sterne
   *[explosion] Explosionen
}
wasteland-fortune-does-points = erhalte { $n ->
    [one] { $n } Aktionspunkt
   *[other] { $n } Aktionspunkte
}
wasteland-fortune-does-dodge = der Angreifer hat −{ $n }
wasteland-fortune-does-duck = dein Modell hat { $n } Stück Deckung mehr
wasteland-fortune-does-armour = Rüstung +{ $n } gegen diesen Treffer
wasteland-fortune-does-weaken = { $n } Schaden weniger, vor der Rüstung
wasteland-fortune-does-shrug = dieser Treffer bringt keinen Zustand, Stoß oder anderen Effekt
wasteland-fortune-does-counter = danach erhält dein Modell einen Reaktionsmarker
wasteland-fortune-does-luck = dein Modell erhält einen Glücksmarker und setzt ihn sofort ein
wasteland-fortune-does-stride = seine Bewegungen sind in dieser Aktivierung { $n ->
    [one] { $n } Farbe
   *[other] { $n } Farben
} länger
wasteland-fortune-does-break = es löst sich in dieser Aktivierung ohne freie Angriffe
wasteland-fortune-does-quiet = nichts, was es in dieser Aktivierung tut, ist ein Auslöser
wasteland-fortune-does-charge = es darf in dieser Aktivierung gegen einen Feind stürmen, den es nicht sieht
wasteland-fortune-does-call = ein Freund innerhalb von { $colour } wird bereit
wasteland-fortune-does-heal = entferne { $n } Schaden
wasteland-fortune-does-cleanse = entferne { $n } Strahlenschaden
wasteland-fortune-does-cure = alle seine Zustände enden
wasteland-fortune-does-prepare = erhalte einen Reaktionsmarker
wasteland-fortune-does-guard = erhalte { $n ->
    [one] { $n } Rüstungsschub
   *[other] { $n } Rüstungsschübe
}
wasteland-fortune-does-load = seine langsamen Waffen sind geladen
wasteland-fortune-does-find = ziehe { $n ->
    [one] { $n } Gegenstand
   *[other] { $n } Gegenstände
} vom Ödlandstapel
wasteland-fortune-does-peek = sieh dir das oberste Ereignis an; du darfst es unter den Stapel legen

## Ereignisse: wie lange und wen

wasteland-fortune-lasts-round = diese Runde
wasteland-fortune-lasts-battle = bis zum Ende des Gefechts
wasteland-fortune-who-all = jedes Modell
wasteland-fortune-who-leaders = jeder Anführer
wasteland-fortune-who-random = ein zufälliges Modell jeder Seite
wasteland-fortune-who-open = jedes Modell, das kein Gelände berührt
wasteland-fortune-who-owners = jedes Modell des Besitzers
wasteland-fortune-who-foes = jeder Feind des Besitzers

## Ereignisse: was

wasteland-fortune-event-no-shots = keine Fernkampfangriffe
wasteland-fortune-event-short-sight = niemand sieht weiter als { $colour }
wasteland-fortune-event-slow = Bewegungen und Sturmangriffe sind { $n ->
    [one] { $n } Farbe
   *[other] { $n } Farben
} kürzer
wasteland-fortune-event-fast = Bewegungen und Sturmangriffe sind { $n ->
    [one] { $n } Farbe
   *[other] { $n } Farben
} länger
wasteland-fortune-event-skill = { $skill } { $signed }
wasteland-fortune-event-test = Probe auf { $attribute }, sonst { $clause }
wasteland-fortune-event-attacks = alle Angriffe
wasteland-fortune-event-hurt = { $damage }, abzüglich Rüstung
wasteland-fortune-event-heal = { $n } Schaden entfernen
wasteland-fortune-event-calm = alle Reaktionsmarker gehen verloren, und niemand erhält neue
wasteland-fortune-event-points = { $n ->
    [one] { $n } Aktionspunkt
   *[other] { $n } Aktionspunkte
} bei der nächsten Aktivierung
wasteland-fortune-event-strike = Fläche { $colour } an einem zufälligen Punkt: { $damage }, abzüglich Rüstung
wasteland-fortune-event-marker = { $n ->
    [one] { $n } Durchsuchbar-Marker erscheint
   *[other] { $n } Durchsuchbar-Marker erscheinen
} an zufälliger Stelle
wasteland-fortune-event-advantage = der Vorteilsmarker wechselt den Besitzer
wasteland-fortune-event-boost = jeder Spieler zieht { $n ->
    [one] { $n } Schub
   *[other] { $n } Schübe
}
wasteland-fortune-event-no-expertise = keine Expertise-Aktionen
wasteland-fortune-event-cover = jedes Ziel eines Schusses hat { $n } Stück Deckung mehr
wasteland-fortune-event-attack = der Besitzer wählt ein beliebiges Modell; es wird mit dem Wert { $skill } angegriffen: { $damage }
wasteland-fortune-event-beast = kommt an einer zufälligen Kante und ist aller Feind
wasteland-fortune-event-find = ein Modell des Besitzers zieht { $n ->
    [one] { $n } Gegenstand
   *[other] { $n } Gegenstände
}
wasteland-fortune-event-cure = alle Zustände enden
wasteland-fortune-event-spoil = Drogen und Verpflegung können nicht eingesetzt werden
wasteland-fortune-event-no-robots = Roboter und Modelle in Powerrüstung haben eine Aktion weniger
wasteland-fortune-event-guard = { $n ->
    [one] { $n } Rüstungsschub
   *[other] { $n } Rüstungsschübe
}

## Erkundung

wasteland-fortune-pay = { $n } Kronkorken zahlen
wasteland-fortune-test = Probe des Anführers ({ $attribute })
wasteland-fortune-test-modified = Probe des Anführers ({ $attribute } { $signed })
wasteland-fortune-pay-first = nur für { $n } Kronkorken
wasteland-fortune-unpaid = ohne zu zahlen
wasteland-fortune-failed = misslungen
wasteland-fortune-nothing = nichts geschieht
wasteland-fortune-gain-caps = { $sign ->
    [minus] verliere
   *[plus] erhalte
} { $n } Kronkorken
wasteland-fortune-gain-item = ziehe { $n ->
    [one] { $n } Gegenstand
   *[other] { $n } Gegenstände
}
wasteland-fortune-gain-item-kind = ziehe { $n ->
    [one] { $n } Gegenstand
   *[other] { $n } Gegenstände
} ({ $kind })
wasteland-fortune-gain-card = erhalte „{ $card }“
wasteland-fortune-gain-boost = ziehe { $n ->
    [one] { $n } Schub
   *[other] { $n } Schübe
}
wasteland-fortune-gain-boost-kind = ziehe { $n ->
    [one] { $n } Schub
   *[other] { $n } Schübe
} ({ $kind })
wasteland-fortune-kind-practised = geübt
wasteland-fortune-kind-cunning = listig
wasteland-fortune-kind-tactical = taktisch
wasteland-fortune-kind-instinctive = instinktiv
wasteland-fortune-gain-consequence = lege die Folge „{ $card }“ in deinen nächsten Ereignisstapel
wasteland-fortune-gain-harm = { $damage } für deine nächste Truppe
wasteland-fortune-gain-perk = erhalte kostenlos das Extra „{ $card }“
wasteland-fortune-gain-leader = nutze kostenlos die Anführerkarte „{ $card }“
wasteland-fortune-gain-land = erhalte Platz für { $n ->
    [one] { $n } weiteres Bauwerk
   *[other] { $n } weitere Bauwerke
}
wasteland-fortune-gain-quest = du darfst nun die Quest „{ $card }“ wählen
wasteland-fortune-gain-structure = erhalte ein kostenloses Bauwerk: { $card }
wasteland-fortune-gain-lose = verliere eine zufällige Karte deines Vorrats
wasteland-fortune-gain-limit = deine nächste Truppe darf { $n } Kronkorken { $sign ->
    [minus] weniger
   *[plus] mehr
} kosten
wasteland-fortune-gain-power = { $signed } Strom in dieser Phase
wasteland-fortune-gain-water = { $signed } Wasser in dieser Phase

## Quests

wasteland-fortune-deed = Tat
wasteland-fortune-reward = Belohnung
wasteland-fortune-next = geht weiter mit: { $quest }
wasteland-fortune-deed-removed = entferne { $n ->
    [one] { $n } Feind
   *[other] { $n } Feinde
}
wasteland-fortune-deed-removed-close = entferne { $n ->
    [one] { $n } Feind
   *[other] { $n } Feinde
} im Nahkampf
wasteland-fortune-deed-removed-far = entferne { $n ->
    [one] { $n } Feind
   *[other] { $n } Feinde
} mit Schüssen oder Würfen
wasteland-fortune-deed-removed-leader = entferne den feindlichen Anführer
wasteland-fortune-deed-removed-by-leader = entferne { $n ->
    [one] { $n } Feind
   *[other] { $n } Feinde
} mit deinem Anführer
wasteland-fortune-deed-searched = leere { $n } Durchsuchbar-Marker
wasteland-fortune-deed-found = ziehe { $n ->
    [one] { $n } Gegenstand
   *[other] { $n } Gegenstände
} vom Ödlandstapel
wasteland-fortune-deed-locks = knacke { $n ->
    [one] { $n } Schloss
   *[other] { $n } Schlösser
}
wasteland-fortune-deed-computers = bestehe { $n ->
    [one] { $n } Computerprobe
   *[other] { $n } Computerproben
}
wasteland-fortune-deed-searches = bestehe { $n ->
    [one] { $n } Durchsuchen-Probe
   *[other] { $n } Durchsuchen-Proben
}
wasteland-fortune-deed-looked = sieh dir { $n } Untersuchungsmarker an
wasteland-fortune-deed-healed = entferne { $n } Schaden mit Gegenständen
wasteland-fortune-deed-criticals = mache { $n ->
    [one] { $n } kritischen Angriff
   *[other] { $n } kritische Angriffe
}
wasteland-fortune-deed-charges = stürme { $n }-mal bis in Kontakt
wasteland-fortune-deed-cries = gewinne { $n ->
    [one] { $n } Kampfschrei
   *[other] { $n } Kampfschreie
}
wasteland-fortune-deed-dangers = wende { $n ->
    [one] { $n } Gefahr
   *[other] { $n } Gefahren
} ab
wasteland-fortune-deed-boosts = setze { $n ->
    [one] { $n } Schub
   *[other] { $n } Schübe
} ein
wasteland-fortune-deed-chems = setze { $n ->
    [one] { $n } Droge
   *[other] { $n } Drogen
} ein
wasteland-fortune-deed-mined = verletze { $n ->
    [one] { $n } Feind
   *[other] { $n } Feinde
} mit deinen Minen und Flächen
wasteland-fortune-deed-reacted = mache { $n ->
    [one] { $n } Reaktion
   *[other] { $n } Reaktionen
}
wasteland-fortune-deed-won = gewinne das Gefecht
wasteland-fortune-deed-all-alive = verliere kein Modell
wasteland-fortune-deed-leader-whole = dein Anführer beendet das Gefecht ohne Schaden
wasteland-fortune-deed-at-edge = habe am Ende { $n ->
    [one] { $n } Modell
   *[other] { $n } Modelle
} innerhalb von Rot von der feindlichen Kante
wasteland-fortune-deed-centre = habe am Ende { $n ->
    [one] { $n } Modell
   *[other] { $n } Modelle
} innerhalb von Rot von der Mitte
wasteland-fortune-deed-more-models = habe am Ende mehr Modelle auf dem Tisch als der Feind
wasteland-fortune-deed-no-shot = mache keinen Fernkampfangriff
wasteland-fortune-deed-outnumbered = gewinne, obwohl du mit weniger Modellen als der Feind begonnen hast
