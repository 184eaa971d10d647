# Der Regeltext der Karten von Tragic: die Wörter und Satzteile, aus denen er entsteht.

## Words

tragic-kind-ability = Fähigkeit
tragic-kind-attack = Angriff
tragic-kind-action = Aktion
tragic-kind-quest = Quest
tragic-kind-reaction = Reaktion
tragic-kind-ally = Verbündeter
tragic-kind-companion = Gefährte
tragic-kind-object = Gegenstand
tragic-kind-armour = Rüstung
tragic-kind-weapon = Waffe
tragic-kind-drug = Droge
tragic-kind-building = Gebäude
tragic-kind-trait = Eigenschaft
tragic-kind-skill = Talent

tragic-type-melee = Nahkampf
tragic-type-ranged = Fernkampf
tragic-type-explosive = Sprengstoff
tragic-type-energy = Energie
tragic-type-one-hand = eine Hand
tragic-type-two-hands = zwei Hände
tragic-type-bare-hands = bloße Hände
tragic-type-natural = natürliche Waffe
tragic-type-heavy = schwer
tragic-type-light = leicht
tragic-type-gas = Gas
tragic-type-water = Wasser
tragic-type-human = Mensch
tragic-type-ghoul = Ghul
tragic-type-super-mutant = Supermutant
tragic-type-synth = Synth
tragic-type-robot = Roboter
tragic-type-c-27 = C-27
tragic-type-deathclaw = Todeskralle
tragic-type-animal = Tier
tragic-type-insect = Insekt
tragic-type-raider = Raider
tragic-type-rust-devil = Rostteufel
tragic-type-mercenary = Söldner
tragic-type-settler = Siedler
tragic-type-non-humanoid = nicht humanoid
tragic-type-brotherhood = Bruderschaft
tragic-type-enclave = Enklave
tragic-type-institute = Institut
tragic-type-beast-tamer = Tierbändiger
tragic-type-minutemen = Minutemen
tragic-type-railroad = Railroad
tragic-type-bag = Tasche
tragic-type-frame = Rahmen
tragic-type-helmet = Helm

tragic-place-head = Kopf
tragic-place-torso = Rumpf
tragic-place-left-arm = linker Arm
tragic-place-right-arm = rechter Arm
tragic-place-left-leg = linkes Bein
tragic-place-right-leg = rechtes Bein
tragic-place-left-hand = linke Hand
tragic-place-right-hand = rechte Hand
tragic-place-back = Rücken
tragic-place-frame = Rahmen

tragic-race = Volk
tragic-type-line = { $kind } { $level }
tragic-type-line-types = { $line } – { $types }

## Keywords

tragic-keyword-absorb = VOLLABSORPTION
tragic-keyword-excess = ÜBERSCHADEN
tragic-keyword-penetrating = DURCHDRINGEND
tragic-keyword-piercing = DURCHSCHLAGEND
tragic-keyword-armour = RÜSTUNG
tragic-keyword-martyr = MÄRTYRER
tragic-keyword-in-defence = IN VERTEIDIGUNG
tragic-keyword-horde = HORDE
tragic-keyword-targeting = ZIELEN
tragic-keyword-incapacitate = AUSSCHALTEN
tragic-keyword-untargetable = NICHT ANVISIERBAR
tragic-keyword-guardian-charge = SCHUTZSTURM
tragic-keyword-blast-area = FLÄCHENEXPLOSION
tragic-keyword-luminescent = LEUCHTEND
tragic-keyword-vampirism = VAMPIRISMUS
tragic-keyword-silenced = SCHALLGEDÄMPFT
tragic-keyword-critical = KRITISCH
tragic-keyword-unique = EINZIGARTIG
tragic-keyword-unavoidable = UNABWENDBAR
tragic-keyword-no-strike-back = OHNE GEGENSCHLAG
tragic-keyword-stealth = TARNUNG
tragic-keyword-discovery = ERKUNDUNG
tragic-keyword-respirator = ATEMGERÄT
tragic-keyword-upkeep = VERSORGUNG
tragic-keyword-addicted = SÜCHTIG
tragic-keyword-end-of-turn = ZUGENDE
tragic-keyword-special = SPECIAL
tragic-keyword-index = { $keyword } x{ $index }

## Kinds of damage

tragic-damage = { $n } { $kind ->
    [blast] Explosionsschaden
    [poison] Giftschaden
    [disease] Seuchenschaden
    [radiation] Strahlenschaden
    [fire] Feuerschaden
    [cryo] Kryoschaden
    [laser] Laserschaden
    [plasma] Plasmaschaden
    [electric] Elektroschaden
   *[plain] Schaden
}

## The frame of a card

tragic-line = { $text }.
tragic-plus-one = +1 { $letter }
tragic-strike = { tragic-damage }{ $strikes ->
    [1] {""}
   *[other] , { $strikes } Treffer
}
tragic-player-only = kann nicht auf Verbündete gerichtet werden
tragic-stays = bleibt im Spiel
tragic-ability = { $head }: { $sentence }
tragic-aim = wähle { $object }
tragic-answers = als Antwort auf { $list }
tragic-answer-attack = eine Angriffskarte
tragic-answer-action = eine Aktion
tragic-answer-quest = eine Quest
tragic-answer-reaction = eine Reaktion
tragic-answer-use = einen Effekt einer Karte im Spiel
tragic-answer-skill = ein Talent
tragic-answer-movement = einen Angriff von Verbündeten
tragic-answer-ally = das Ausspielen eines Verbündeten
tragic-answer-object = das Ausspielen eines Gegenstands
tragic-list-or = { $first } oder { $last }
tragic-list-then = { $first } und { $rest }
tragic-list-then-order = { $first }, dann { $rest }
tragic-list-then-also = { $first }; dann: { $sentence }
tragic-list-mode = { $first }; oder { $rest }
tragic-radiation-level = Strahlungsstufe { $n }: { $list }.

## When it works

tragic-when-cast = wenn du sie legst
    .arrives = bei Ankunft
    .attacked = nach dem Angriff
tragic-when-upkeep = VERSORGUNG
    .addicted = SÜCHTIG
tragic-when-end = ZUGENDE
tragic-when-leave = wenn diese Karte das Spiel verlässt
tragic-when-critical = wenn dein Angriff kritisch trifft
tragic-when-ally-leaves = wenn ein anderer deiner Verbündeten das Spiel verlässt
tragic-when-ally-arrives = wenn ein anderer deiner Verbündeten ankommt
tragic-when-lay = wenn du eine Fähigkeit legst
tragic-when-hurt = wenn du durch einen Angriff LP verlierst
tragic-when-kill = wenn deine Angriffskarte einen Verbündeten besiegt
    .ally = wenn dieser Verbündete oder deine Angriffskarte einen Verbündeten besiegt
tragic-when-skill = wenn du ein Talent einsetzt
tragic-when-attack = wenn deine Angriffskarte abgehandelt ist
tragic-when-strike = wenn dieser Verbündete einem Spieler Schaden zufügt
tragic-when-drug = wenn du eine Droge nimmst
tragic-when-reaction = wenn du eine Reaktion ausspielst
tragic-when-start = zu Beginn des Duells
tragic-any-turn = auch im gegnerischen Zug
tragic-own-turn = in deinem Zug
tragic-in-upkeep = in deiner Versorgung
tragic-once = einmal pro Zug
tragic-while-engaged = auch erschöpft
tragic-may = wenn du willst

## What it costs

tragic-pay-engage = erschöpfe diese Karte
tragic-pay-points = zahle { $cost }
tragic-pay-points-or-life = zahle { $cost } (1 LP je nicht bezahltem Punkt)
tragic-pay-life = verliere { $n } LP
tragic-pay-cards = lege { tragic-cards } ab
tragic-pay-card = lege diese Karte ab
tragic-toll-for = { $toll } für dies: { $sentence }
tragic-toll-leave = { $toll }, um hinauszugehen
tragic-toll-else = { $toll }; sonst: { $sentence }
tragic-roll = wirf einen Würfel; bei { $n ->
    [1] einer 1
   *[other] höchstens { $n }
}: { $sentence }
tragic-roll-else = { $text }; sonst: { $sentence }
tragic-choose = wähle eins – { $list }
tragic-choose-opponents = deine Gegner wählen, was geschieht – { $list }

## Conditions and counts

tragic-quantity = { $compare ->
    [ge] mindestens { $n }
    [le] höchstens { $n }
   *[eq] genau { $n }
}
tragic-gift-if = { $gift }, { $condition }
tragic-if-letter = falls du { tragic-quantity } { $letter } hast
tragic-if-hp = falls du { tragic-quantity } LP hast
tragic-if-wounds = falls du { tragic-quantity } { $n ->
    [one] Wunde
   *[other] Wunden
} hast
tragic-if-hand = falls du { tragic-quantity } { $n ->
    [one] Karte
   *[other] Karten
} auf der Hand hast
tragic-if-allies = falls du { tragic-quantity } { $n ->
    [one] Verbündeten
   *[other] Verbündete
} hast
tragic-if-opposing-allies = falls dein Gegner { tragic-quantity } { $n ->
    [one] Verbündeten
   *[other] Verbündete
} hat
tragic-if-opposing-hand = falls dein Gegner { tragic-quantity } { $n ->
    [one] Karte
   *[other] Karten
} auf der Hand hat
tragic-if-opposing-objects = falls dein Gegner { tragic-quantity } { $n ->
    [one] Gegenstand oder Gebäude
   *[other] Gegenstände oder Gebäude
} im Spiel hat
tragic-if-opposing-armour = falls dein Gegner { tragic-quantity } Rüstung hat
tragic-if-opposing-wounds = falls dein Gegner { tragic-quantity } { $n ->
    [one] Wunde
   *[other] Wunden
} hat
tragic-if-radiation = falls deine Strahlungsstufe { tragic-quantity } ist
tragic-if-opposing-radiation = falls die Strahlungsstufe deines Gegners { tragic-quantity } ist
tragic-if-abilities = falls du { tragic-quantity } { $n ->
    [one] Fähigkeit
   *[other] Fähigkeiten
} gelegt hast
tragic-if-worn = falls du { tragic-quantity } { $n ->
    [one] Ausrüstungsstück
   *[other] Ausrüstungsstücke
} trägst
tragic-if-objects = falls du { tragic-quantity } { $n ->
    [one] Gegenstand oder Gebäude
   *[other] Gegenstände oder Gebäude
} im Spiel hast
tragic-if-discard = falls in deiner Ablage { tragic-quantity } { $n ->
    [one] Karte liegt
   *[other] Karten liegen
}
tragic-if-actions = falls du in diesem Zug schon { tragic-quantity } { $n ->
    [one] Aktion
   *[other] Aktionen
} ausgeführt hast
tragic-if-stealth = { $has ->
    [no] falls du keine TARNUNG hast
   *[yes] falls du TARNUNG hast
}
tragic-if-target-health = falls das Ziel { tragic-quantity } Leben hat
tragic-if-target-attack = falls das Ziel { tragic-quantity } Angriff hat
tragic-if-frame = { $has ->
    [no] falls du keinen Rahmen trägst
   *[yes] falls du einen Rahmen trägst
}

tragic-where = { $clause } (X = { $count })
tragic-where-rounded = { $clause } (X = { $count }; abgerundet)
tragic-rounded = { $clause } (abgerundet)
tragic-count-hp = deine LP
tragic-count-wounds = deine Wunden
tragic-count-hand = Karten auf deiner Hand
tragic-count-allies = Zahl deiner Verbündeten
tragic-count-opposing-allies = Zahl der gegnerischen Verbündeten
tragic-count-opposing-hand = Karten auf der Hand deines Gegners
tragic-count-opposing-objects = Zahl der gegnerischen Gegenstände und Gebäude
tragic-count-opposing-armour = Rüstung deines Gegners
tragic-count-opposing-wounds = Wunden deines Gegners
tragic-count-radiation = deine Strahlungsstufe
tragic-count-opposing-radiation = Strahlungsstufe deines Gegners
tragic-count-abilities = Zahl deiner gelegten Fähigkeiten
tragic-count-worn = Zahl der Ausrüstungsstücke, die du trägst
tragic-count-objects = Zahl deiner Gegenstände und Gebäude im Spiel
tragic-count-discard = Karten in deiner Ablage
tragic-count-actions = Aktionen, die du in diesem Zug schon ausgeführt hast
tragic-count-stealth = 1, falls du TARNUNG hast, sonst 0
tragic-count-target-health = Leben des Ziels
tragic-count-target-attack = Angriff des Ziels
tragic-count-frame = Zahl der Rahmen, die du trägst

## Targets and groups

tragic-target-opponent = deinen Gegner
    .subject = dein Gegner
tragic-target-opposing-ally = einen gegnerischen Verbündeten
    .subject = ein gegnerischer Verbündeter
tragic-target-opposing-ally-or-player = deinen Gegner oder einen seiner Verbündeten
    .subject = dein Gegner oder einer seiner Verbündeten
tragic-target-own-ally = einen deiner Verbündeten
    .subject = einer deiner Verbündeten
tragic-target-any-ally = einen Verbündeten
    .subject = ein Verbündeter
tragic-target-opposing-object = einen gegnerischen Gegenstand oder ein gegnerisches Gebäude
    .subject = ein gegnerischer Gegenstand oder ein gegnerisches Gebäude
tragic-target-own-object = einen deiner Gegenstände oder eines deiner Gebäude
    .subject = einer deiner Gegenstände oder eines deiner Gebäude
tragic-target-opposing-equipment = ein gegnerisches Ausrüstungsstück
    .subject = ein gegnerisches Ausrüstungsstück
tragic-target-opposing-permanent = einen gegnerischen Verbündeten, Gegenstand oder ein gegnerisches Gebäude
    .subject = ein gegnerischer Verbündeter, Gegenstand oder ein gegnerisches Gebäude
tragic-target-own-permanent = einen deiner Verbündeten, Gegenstände oder eines deiner Gebäude
    .subject = einer deiner Verbündeten, Gegenstände oder eines deiner Gebäude

tragic-whom-you = dich
    .subject = du
tragic-whom-opponent = deinen Gegner
    .subject = dein Gegner
tragic-whom-each = jeden Spieler
    .subject = jeder Spieler
tragic-whom-target = das Ziel
    .subject = das Ziel
tragic-whom-this = diese Karte
    .subject = diese Karte
tragic-whom-own-allies = deine Verbündeten
    .subject = deine Verbündeten
tragic-whom-opposing-allies = alle gegnerischen Verbündeten
    .subject = alle gegnerischen Verbündeten
tragic-whom-all-allies = alle Verbündeten
    .subject = alle Verbündeten
tragic-whom-attackers = alle Angreifer
    .subject = alle Angreifer
tragic-whom-other-own-allies = deine anderen Verbündeten
    .subject = deine anderen Verbündeten
tragic-whom-opposing-objects = alle gegnerischen Gegenstände und Gebäude
    .subject = alle gegnerischen Gegenstände und Gebäude
tragic-whom-all-objects = alle Gegenstände und Gebäude
    .subject = alle Gegenstände und Gebäude

tragic-filtered = { $cards } ({ $filter })
tragic-filter-level = höchstens Stufe { $n }
tragic-until = { $until ->
    [end] bis zum Ende des Zuges
    [next-turn] bis zu deinem nächsten Zug
   *[always] dauerhaft
}

## Steps

tragic-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
tragic-step-draw = { $whom ->
    [you] ziehe
    [opponent] dein Gegner zieht
    [again] zieht
   *[each] jeder Spieler zieht
} { tragic-cards }
tragic-step-discard = { $whom ->
    [you] lege
    [opponent] dein Gegner legt
    [again] legt
   *[each] jeder Spieler legt
} { tragic-cards } ab
tragic-step-discard-random = { $whom ->
    [you] lege
    [opponent] dein Gegner legt
    [again] legt
   *[each] jeder Spieler legt
} { $n ->
    [one] { $n } zufällige Karte
   *[other] { $n } zufällige Karten
} ab
tragic-step-steal = nimm { $n ->
    [one] { $n } zufällige Karte
   *[other] { $n } zufällige Karten
} aus der Hand deines Gegners
tragic-step-heal = { $whom ->
    [you] heile
    [opponent] dein Gegner heilt
    [again] heilt
   *[each] jeder Spieler heilt
} { $n } LP
tragic-step-lose = { $whom ->
    [you] verliere
    [opponent] dein Gegner verliert
    [again] verliert
   *[each] jeder Spieler verliert
} { $n } LP
tragic-step-damage = { $whom ->
    [you] du erleidest
    [again] erleidet
   *[other] { $subject } { $number ->
        [one] erleidet
       *[other] erleiden
    }
} { tragic-damage }
tragic-step-search = suche in deiner Bibliothek { $filter }
tragic-step-recover = nimm { $filter } aus deiner Ablage auf die Hand
tragic-step-revive = bringe { $filter } aus deiner Ablage ins Spiel
tragic-step-discovery = ERKUNDUNG x{ $n }
tragic-step-mill = { $whom ->
    [you] lege die { $n ->
        [one] oberste Karte
       *[other] obersten { $n } Karten
    } deiner Bibliothek ab
    [opponent] dein Gegner legt die { $n ->
        [one] oberste Karte
       *[other] obersten { $n } Karten
    } seiner Bibliothek ab
    [again] legt die { $n ->
        [one] oberste Karte
       *[other] obersten { $n } Karten
    } seiner Bibliothek ab
   *[each] jeder Spieler legt die { $n ->
        [one] oberste Karte
       *[other] obersten { $n } Karten
    } seiner Bibliothek ab
}
tragic-step-boost = { $subject } { $number ->
    [one] erhält
   *[other] erhalten
} { tragic-until } { $boost }
tragic-step-grant = { $subject } { $number ->
    [one] erhält
   *[other] erhalten
} { tragic-until } { $keyword }
tragic-step-gain = { tragic-until }{ $whom ->
    [you] {""}
    [opponent] {" "}für deinen Gegner
   *[each] {" "}für jeden Spieler
} { $gift }
tragic-step-beat = lege { $object } ab
tragic-step-destroy = zerstöre { $object } endgültig
tragic-step-return = bringe { $object } auf die Hand { $number ->
    [one] des Besitzers
   *[other] der Besitzer
} zurück
tragic-step-engage = erschöpfe { $object }
tragic-step-disengage = mache { $object } bereit
tragic-step-refresh = mache { $n } deiner SPECIAL-Punkte bereit
tragic-step-drain = { $whom ->
    [opponent] dein Gegner erschöpft
    [again] erschöpft
   *[each] jeder Spieler erschöpft
} { $n } { $n ->
    [one] SPECIAL-Punkt
   *[other] SPECIAL-Punkte
}
tragic-step-stealth = du erhältst TARNUNG
tragic-step-irradiate = { $whom ->
    [you] deine Strahlung steigt um { $n }
    [opponent] die Strahlung deines Gegners steigt um { $n }
   *[each] die Strahlung jedes Spielers steigt um { $n }
}
tragic-step-cure = deine Strahlung sinkt um { $n }
tragic-step-end-turn = beende sofort deinen Zug
tragic-step-cancel = hebe den Effekt auf
tragic-step-dodge = weiche dem Angriff völlig aus
tragic-step-dodge-roll = wirf einen Würfel und weiche dem Angriff bei { $n ->
    [1] einer 1
   *[other] höchstens { $n }
} aus
tragic-step-reduce = der Angriff fügt dir { $n } Grundschaden weniger zu
tragic-step-redirect = der Angriff trifft stattdessen { $object }
tragic-step-lay = { $n ->
    [1] lege, wenn du willst, 1 Fähigkeit aus deiner Hand
   *[other] lege bis zu { $n } Fähigkeiten aus deiner Hand
}
tragic-step-show-reactions = dein Gegner zeigt dir eine Reaktion aus seiner Hand, falls er eine hat
tragic-step-show-hand = dein Gegner zeigt dir seine Hand
tragic-step-enter = geh hinein und beende deinen Zug; dort schadet dir nichts, aber deine Hauptphasen entfallen, bis du die Versorgung zahlst, um hinauszugehen
tragic-step-reprieve = bis zum Ende deines nächsten Zuges verlierst du nicht bei 0 LP
tragic-step-free-attack = spiele sofort eine Angriffskarte aus deiner Hand, ohne ihre Kosten zu zahlen
tragic-step-point = { $signed } { $letter }
tragic-step-max-hp = { $whom ->
    [opponent] für deinen Gegner{" "}
   *[you] {""}
}{ $signed } maximale LP
tragic-step-heal-ally = { $subject } { $number ->
    [one] gewinnt
   *[other] gewinnen
} { $n } Leben zurück
tragic-step-strip = { $whom ->
    [opponent] dein Gegner zieht alle getragene Ausrüstung aus
    [again] zieht alle getragene Ausrüstung aus
   *[target] { $subject } wird ausgezogen
}
tragic-step-repeat = deine nächste Angriffskarte in diesem Zug wirkt ein weiteres Mal
tragic-step-take-off-drug = lege deine Drogen ab (du bist nicht mehr süchtig)
tragic-step-equal-draw = ziehe ebenso viele Karten
