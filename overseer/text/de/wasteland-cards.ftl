# Was die Karten von Wasteland sagen: Satzteile, zusammengesetzt aus den Daten einer Karte.

## Der Rahmen einer Karte

wasteland-card-line = { $text }.
wasteland-card-label = { $label }: { $text }
wasteland-card-do = { $label }: { $sentence }
wasteland-card-list-dot = { $first } · { $rest }
wasteland-card-list-semicolon = { $first }; { $rest }
wasteland-card-list-or = { $first } oder { $last }
wasteland-card-letter = { $letter } { $n }
wasteland-card-caps = { $n } Kronkorken
wasteland-card-caps-none = ohne Preis
wasteland-card-caps-other = { $caps } (Preis der Liste { $list })
wasteland-card-unique = einzigartig
wasteland-card-natural = Teil des Körpers
wasteland-card-limited = begrenzt einsetzbar
wasteland-card-only-for = nur für { $list }
wasteland-card-fits = für { $list }
wasteland-card-with-power-armour = nur mit Powerrüstung
wasteland-card-uses-skill = Fertigkeit: { $skill }
wasteland-card-piece = { $n ->
    [1] Kopf
    [2] Arme
    [3] Beine
    [4] Schoner
    [5] Halsband
    [6] Ketten
   *[other] Teil { $n }
}

## Einheiten

wasteland-card-health = Gesundheit { $n } ({ $attribute })
wasteland-card-ratings = Rüstung { $physical }/{ $energy }/{ $radiation }
wasteland-ruler-move = Bewegung { $colour }
wasteland-ruler-charge = Sturmangriff { $colour }
wasteland-ruler-awareness = Wachsamkeit { $colour }
wasteland-ruler-throw = Wurf { $colour }
wasteland-ruler-cry = Kampfschrei { $colour }
wasteland-ruler-presence = Präsenz { $colour }
wasteland-card-natural-weapons = natürliche Waffen
wasteland-card-standard = Standardausrüstung
wasteland-card-reactions = beginnt jede Runde mit { $n ->
    [one] { $n } Reaktionsmarker
   *[other] { $n } Reaktionsmarkern
}

wasteland-trait-no-climb = kann nicht klettern
wasteland-trait-unimpeded = wird von schwierigem Gelände nicht gebremst
wasteland-trait-senses = darf auch gegen Feinde stürmen, die sie nicht sieht
wasteland-trait-leaps = bleibt beim Klettern nie auf halber Höhe
wasteland-trait-tramples = zieht durch die Basen kleinerer Feinde
wasteland-trait-cry-immune = Kampfschreie haben keine Wirkung auf sie
wasteland-trait-radiation-heals = Strahlenschaden heilt sie
wasteland-trait-swarm = greift je zwei verbliebene Gesundheit einmal an
wasteland-trait-reacts-only = kann nur reagieren
wasteland-trait-orders = macht bei ihrer Aktivierung einen Freund innerhalb von Gelb bereit
wasteland-trait-drilled = macht bei ihrer Aktivierung ein anderes Modell ihrer Einheit in ihrer Präsenz bereit
wasteland-trait-burrows = ihr Sturmangriff führt durch alles hindurch und ist kein Auslöser
wasteland-trait-detonates = kann sich in die Luft sprengen
wasteland-trait-unstable = wirf bei jedem Schaden einen blauen Würfel: bei einer Explosion geht sie hoch
wasteland-trait-dread = Feinde in ihrer Präsenz haben −2 auf alle Proben außer Angriffen
wasteland-trait-healer = entfernt einmal je Aktivierung 1 Schaden von einem Freund innerhalb von Gelb
wasteland-trait-uncounted = zählt nicht für den Vorteilsmarker
wasteland-trait-self-destruct = explodiert, wenn sie entfernt wird
wasteland-trait-two-shots = muss langsame Waffen nicht nachladen
wasteland-trait-no-prepare = kann sich nicht vorbereiten
wasteland-trait-quick-moves = Schnellaktion: Bewegung
wasteland-trait-quick-skills = Schnellaktion: Expertise
wasteland-trait-dodges = ignoriert einmal je Gefecht mit einer Beweglichkeitsprobe einen Treffer
wasteland-trait-handler = Hunde in ihrer Präsenz durchsuchen mit ihrer Wahrnehmung
wasteland-trait-eyes = Freunde in ihrer Präsenz dürfen gegen alles stürmen, was sie sieht, und bemerken, was sie bemerkt
wasteland-trait-rarely-locked = wird nie von Computern ausgesperrt
wasteland-trait-stands-up = in einer Truppe der Überlebenden: Ausdauer +1, physische Rüstung +1
wasteland-trait-spare-ready = ist zu Beginn jeder Runde bereit
wasteland-trait-shares-resist = Freunde in ihrer Präsenz dürfen Kampfschreien mit ihrem Wert widerstehen
wasteland-trait-distracts = gibt einmal je Aktivierung einem sichtbaren Feind in ihrer Präsenz einen Marker −2
wasteland-trait-swaps-die = darf einmal je Aktivierung statt eines anderen Würfels ihres Angriffs einen gelben werfen
wasteland-trait-yellow-charge = ihr Sturmbonus darf ein gelber Würfel sein
wasteland-trait-keeps-chem = einmal je Gefecht wird eine Droge, die sie selbst nimmt, nicht verbraucht
wasteland-trait-failing = wirf bei jedem Schaden, nach dem ihr weniger als die halbe Gesundheit bleibt, einen blauen Würfel: bei einer Explosion geht sie hoch

## Wirkungen von Symbolen, kritischen Treffern, Minen und Gefahren

wasteland-card-effect-line = { $icons }: { $effect }
wasteland-card-effect-limit = { $line } (bis zu { $n }-mal)
wasteland-card-effect-if-damaged = { $effect }, wenn Schaden durchkommt
wasteland-effect-damage = +{ $n } Schaden
wasteland-effect-reduction = Rüstung −{ $n }
wasteland-effect-pierce = { $n } Schaden an der Rüstung vorbei
wasteland-effect-stun = betäubt
wasteland-effect-arm = verletzter Arm
wasteland-effect-leg = verletztes Bein
wasteland-effect-injury = Arm oder Bein verletzt, nach Wahl des Angreifers
wasteland-effect-fire = in Flammen
wasteland-effect-freeze = eingefroren
wasteland-effect-poison = vergiftet
wasteland-effect-push = Stoß { $colour }
wasteland-effect-action = { $n ->
    [one] { $n } Aktionspunkt
   *[other] { $n } Aktionspunkte
} für den Angreifer
wasteland-effect-calm = das Ziel verliert einen Reaktionsmarker
wasteland-effect-calm-or-stun = das Ziel verliert einen Reaktionsmarker oder ist, wenn es keinen hat, betäubt
wasteland-effect-ready-again = die Waffe bleibt geladen
wasteland-effect-shaken = ein Marker −2
wasteland-effect-radiate = { $n } Strahlenschaden an der Rüstung vorbei
wasteland-effect-ignore-strong = das +1 starker Rüstung zählt nicht
wasteland-effect-hurt = { $n } physischer Schaden
wasteland-effect-draw = { $n ->
    [one] { $n } Gegenstand
   *[other] { $n } Gegenstände
} ziehen
wasteland-effect-use-up = der Finder ist verbraucht, seine Aktivierung endet
wasteland-effect-alarm = jeder Feind innerhalb von { $colour } erhält einen Reaktionsmarker

## Waffen

wasteland-card-short = kurze Reichweite { $colour }
wasteland-card-long = lange Reichweite { $colour }
wasteland-card-dice = Würfel
wasteland-card-no-dice = keine Würfel
wasteland-card-trigger = zündet innerhalb von { $colour }
wasteland-card-minimum = nicht näher als { $colour }
wasteland-card-area = Fläche { $colour }
wasteland-card-inner = innere Fläche { $colour }
wasteland-card-hit = Treffer
wasteland-card-direct = Volltreffer
wasteland-card-scatter = { $n ->
    [0] immer
   *[other] um { $n } oder mehr verfehlt
}
wasteland-card-scatters = Abweichung { $colour }
wasteland-card-always-scatters = weicht auch bei einem Treffer ab
wasteland-card-stray = trifft, wer dort steht, wo der Schuss niedergeht
wasteland-card-critical = kritisch für { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
wasteland-card-critical-short = { wasteland-card-critical }, nur auf kurze Reichweite
wasteland-card-critical-long = { wasteland-card-critical }, nur auf lange Reichweite
wasteland-card-more-dice = + { $dice }
wasteland-card-slow = langsam: muss nach jedem Schuss geladen werden
wasteland-card-one-use = nur einmal einsetzbar
wasteland-card-primed = braucht { $n } Marker, bevor sie einsetzbar ist
wasteland-card-charges = sammelt bis zu { $n } Marker; jeder gibt +1 Schaden
wasteland-card-walked = Streufeuer: bis zu { $n } Schüsse
wasteland-card-strength = verlangt Stärke { $n }
wasteland-card-strength-die = mit Stärke 7 oder mehr: { $die } statt eines schwarzen
wasteland-card-silent = ihr Einsatz ist kein Auslöser
wasteland-card-lower-rating = gegen die niedrigere von physischer Rüstung und Energierüstung
wasteland-card-pulse = schadet nur Robotern und intakten Powerrüstungen
wasteland-card-reach = trifft im Nahkampf bis { $colour }
wasteland-card-against-agility = ihr Wert ist Stärke minus Beweglichkeit des Ziels
wasteland-card-throws = schleudert das Ziel { $colour } weit und betäubt es

## Gegenstände

wasteland-card-use = Einsatz
wasteland-card-raw = roh
wasteland-card-cooked = gekocht
wasteland-card-stage = { $n ->
    [1] zuerst
    [2] dann
   *[other] zuletzt
}
wasteland-card-stage-nothing = keine Wirkung
wasteland-card-addiction = macht süchtig bei { $icons }
wasteland-card-tokens = { $n } Marker, einer je Einsatz
wasteland-card-intact = intakt
wasteland-card-degraded = beschädigt

wasteland-use-heal = entferne { $n } Schaden
wasteland-use-cleanse = { $all ->
    [yes] entferne allen Strahlenschaden
   *[no] entferne { $n } Strahlenschaden
}
wasteland-use-radiate = nimm { $n } Strahlenschaden
wasteland-use-action = erhalte { $n ->
    [one] { $n } Aktionspunkt
   *[other] { $n } Aktionspunkte
}
wasteland-use-cure = heile verletzten Arm und verletztes Bein
wasteland-use-cure-addiction = beende alle Süchte
wasteland-use-douse = lösche ein Feuer
wasteland-use-cure-poison = beende eine Vergiftung
wasteland-use-boost = erhalte { $n ->
    [one] { $n } Rüstungsschub
   *[other] { $n } Rüstungsschübe
}
wasteland-use-reaction = erhalte einen Reaktionsmarker
wasteland-use-quick-move = mache sofort eine schnelle Bewegung
wasteland-use-repair = entferne { $n } Schaden von einem Roboter
wasteland-use-patch = entferne { $n } Schaden von einer intakten Powerrüstung
wasteland-use-stealth = { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
} lang getarnt: ein Angreifer muss zuerst eine Wahrnehmungsprobe mit −4 bestehen
wasteland-use-strike = markiere einen Punkt: nächste Runde trifft Artillerie dort eine Fläche Rot
wasteland-use-cure-frozen = taue auf
wasteland-use-load = lade eine langsame Waffe
wasteland-use-boost-energy = erhalte { $n ->
    [one] { $n } Rüstungsschub
   *[other] { $n } Rüstungsschübe
} gegen Energie

## Was eine Karte gibt

wasteland-reach-own = { $gift }
wasteland-reach-aura = Freunde in Präsenz: { $gift }
wasteland-reach-aura-low = Freunde in Präsenz mit 1 oder 2 Gesundheit: { $gift }
wasteland-reach-aura-dogs = Hunde in Präsenz: { $gift }
wasteland-reach-aura-minutemen = andere Minutemen in Präsenz: { $gift }
wasteland-reach-aura-turn = Freunde in Präsenz, die im selben Zug aktiviert werden: { $gift }
wasteland-reach-alone = solange kein Freund außer einem Hund innerhalb von Rot ist: { $gift }
wasteland-reach-accompanied = solange ein Freund in ihrer Präsenz ist: { $gift }
wasteland-gift-attribute = { $attribute } { $signed }
wasteland-gift-all-attributes = alle Attribute { $signed }
wasteland-gift-health = Gesundheit { $signed }
wasteland-gift-physical = physische Rüstung { $signed }
wasteland-gift-energy = Energierüstung { $signed }
wasteland-gift-radiation = Strahlenrüstung { $signed }
wasteland-gift-base-physical = physische Rüstung { $n }
wasteland-gift-base-energy = Energierüstung { $n }
wasteland-gift-base-radiation = Strahlenrüstung { $n }
wasteland-gift-strong-physical = physische Rüstung { $n }+1
wasteland-gift-strong-energy = Energierüstung { $n }+1
wasteland-gift-strong-radiation = Strahlenrüstung { $n }+1
wasteland-gift-skill = { $skill } { $signed }
wasteland-card-colours = { $n ->
    [one] { $n } Farbe
   *[other] { $n } Farben
} { $sign ->
    [minus] kürzer
   *[plus] länger
}
wasteland-gift-move = Bewegung { wasteland-card-colours }
wasteland-gift-charge = Sturmangriff { wasteland-card-colours }
wasteland-gift-awareness = Wachsamkeit { wasteland-card-colours }
wasteland-gift-presence = Präsenz { wasteland-card-colours }
wasteland-gift-range = beide Reichweiten { wasteland-card-colours }
wasteland-gift-boost = { $n ->
    [one] { $n } Rüstungsschub
   *[other] { $n } Rüstungsschübe
} zu Beginn
wasteland-gift-short = { $signed } auf kurze Reichweite
wasteland-gift-long = { $signed } auf lange Reichweite
wasteland-gift-silent = Schüsse sind kein Auslöser
wasteland-gift-quick-shot = Schnellaktion: Schuss mit dieser Waffe
wasteland-gift-blank-damage = ein leerer schwarzer, grüner oder gelber Würfel zählt als +1 Schaden
wasteland-gift-blank-reduction = ein leerer schwarzer, grüner oder gelber Würfel zählt als Rüstung −1
wasteland-gift-handy = kein Abzug im Nahkampf
wasteland-gift-aimed = Schüsse in einen Nahkampf treffen das anvisierte Modell
wasteland-gift-spikes = wer gegen den Träger stürmt, nimmt { $n } physischen Schaden und einen grünen Würfel
wasteland-gift-climb = klettert ohne Probe
wasteland-gift-open-locks = öffnet ein Schloss ohne Probe
wasteland-gift-open-computers = öffnet einen Computer ohne Probe
wasteland-gift-stealth = ein Angreifer muss zuerst eine Wahrnehmungsprobe mit −4 bestehen
wasteland-gift-hidden = nur innerhalb eines Wachsamkeitslineals zu sehen
wasteland-gift-ignore-cover = { $n ->
    [one] { $n } Stück Deckung zählt
   *[other] { $n } Stück Deckung zählen
} nicht
wasteland-gift-no-trigger-move = Bewegungen sind kein Auslöser
wasteland-gift-area-armour = Rüstung { $signed } gegen Flächen
wasteland-gift-poison-immune = immun gegen Gift
wasteland-gift-fall-immune = kein Schaden durch Stürze
wasteland-gift-pump = setzt bei 3 oder weniger Gesundheit von selbst ein Stimpak ein
wasteland-gift-leap = { $n ->
    [one] { $n } Bewegung
   *[other] { $n } Bewegungen
} über alles hinweg
wasteland-gift-extra-item = jeder Fund zieht einen Gegenstand mehr, dann wird einer abgelegt
wasteland-gift-never-locked = wird nie von einem Marker ausgesperrt
wasteland-gift-remote = zurückgelassen spürt er für dich Auslöser innerhalb von { $colour }
wasteland-gift-ward = feindliche Geschütztürme innerhalb von { $colour } reagieren nicht
wasteland-gift-vats = ein Stern auf dem VATS-Würfel zählt auch
wasteland-gift-criticals = kritische Punkte
wasteland-gift-lucky = Glücksmarker
wasteland-gift-quick-move = Schnellaktion: Bewegung
wasteland-gift-quick-expertise = Schnellaktion: Expertise
wasteland-gift-quick-attack = Schnellaktion: Angriff
wasteland-gift-pulse-proof = Pulswaffen bewirken nichts
wasteland-gift-stun-proof = kann nicht betäubt werden

wasteland-card-extra-die = { $die } { $where }
wasteland-where-melee = im Nahkampf
wasteland-where-pistol = mit Pistolen
wasteland-where-rifle = mit Gewehren
wasteland-where-heavy = mit schweren Waffen
wasteland-where-throw = beim Werfen
wasteland-where-short-rifle = mit Gewehren auf kurze Reichweite
wasteland-where-long-rifle = mit Gewehren auf lange Reichweite
wasteland-where-search = beim Durchsuchen
wasteland-where-lockpick = beim Schlösserknacken
wasteland-where-computers = an Computern
wasteland-where-guns = beim Schießen
wasteland-where-weapon = mit dieser Waffe

## Anführer

wasteland-power-takes-advantage = nimm einmal je Gefecht den Vorteilsmarker, nachdem er vergeben wurde
wasteland-power-gives-actions = halte bis zu zwei Marker; jeder gibt einem Freund in Präsenz 1 Aktionspunkt
wasteland-power-gives-reactions = halte bis zu zwei Marker; jeder gibt einem Freund in Präsenz einen Reaktionsmarker
wasteland-power-banks-action = hebe eine Aktion einer Aktivierung für eine spätere auf
wasteland-power-redraws = ersetze einmal je Gefecht eine Karte, die du vom Ödlandstapel gezogen hast
wasteland-power-free-disengage = einmal je Runde verlässt ein Freund in Präsenz einen Nahkampf ohne freie Angriffe
wasteland-power-shrugs-stun = wirf bei einer Betäubung den Glücksmarker: bei Glück vergeht sie
wasteland-power-aura-cry = Freunde in Präsenz, die nur widerstehen können, haben einen Kampfschrei Orange
wasteland-power-lends = einmal je Runde nutzt ein Freund in Präsenz ein Attribut des Anführers
wasteland-power-controls = Kreaturen dürfen zur Truppe gehören

## Gefahren

wasteland-card-danger-test = Probe: { $attribute }
wasteland-card-danger-test-modified = Probe: { $attribute } { $signed }
wasteland-card-danger-averted = { $test }; misslingt sie: { $clause }
wasteland-card-danger-copies = { $n } Karten

## KI-Karten

wasteland-ai-column-health = Gesundheit { $low }–{ $high }
wasteland-ai-column-health-up = Gesundheit { $low } oder mehr
wasteland-ai-column-friends = { $low }–{ $high } Freunde innerhalb von Rot
wasteland-ai-column-friends-up = mindestens { $low ->
    [one] { $low } Freund
   *[other] { $low } Freunde
} innerhalb von Rot
wasteland-ai-column-engaged = { $high ->
    [0] nicht im Nahkampf
   *[other] im Nahkampf
}
wasteland-ai-column-exact-health = Gesundheit { $low }
wasteland-ai-column-exact-friends = { $low ->
    [0] kein Freund
    [one] { $low } Freund
   *[other] { $low } Freunde
} innerhalb von Rot
wasteland-ai-cell = { $response }, { $attitude }
wasteland-ai-cell-stays = { $response }, { $attitude }, bleibt im Nahkampf
wasteland-ai-row = { $icons } ({ $method })
wasteland-ai-targets = Ziele
wasteland-ai-preferred = bevorzugte Waffen
wasteland-ai-points = Aktionspunkte für
wasteland-ap-prepare = Vorbereiten
wasteland-ap-move = Bewegen
wasteland-ap-attack = Angreifen
wasteland-ap-heal = Heilen

## Die Galerie

gallery-wasteland-title = Wasteland: die Kartengalerie
gallery-wasteland-intro = Alle { $n } Karten des Standardsatzes mit den Texten, die das Spiel aus ihren Daten zusammensetzt. Die Preise sind die der Liste { $list }. Die Werte der Karten mit ◆ sind veröffentlicht; die anderen haben wir selbst entworfen.
gallery-wasteland-contents = Inhalt
gallery-wasteland-units = Einheiten
gallery-wasteland-weapons = Waffen
gallery-wasteland-items = Gegenstände
gallery-wasteland-leaders = Anführer
gallery-wasteland-dangers = Gefahren
gallery-wasteland-ai = KI-Karten
gallery-wasteland-perks = Extras
gallery-wasteland-boosts = Schübe
gallery-wasteland-events = Ereignisse und Folgen
gallery-wasteland-explorations = Erkundung
gallery-wasteland-quests = Quests
gallery-wasteland-column-card = Karte
gallery-wasteland-column-kind = Was sie ist
gallery-wasteland-column-text = Was sie bewirkt
