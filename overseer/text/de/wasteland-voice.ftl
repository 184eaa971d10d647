# What is said about Wasteland, whoever shows it.

## Wörter
say-wasteland-model = { $name } { $n }
say-wasteland-nobody = niemand
say-wasteland-marker = { $what } k{ $n }
say-wasteland-heap = Sachen am Boden
say-wasteland-aim = Ziel der Artillerie
say-wasteland-side = { $side ->
    [first] die Seite der Kreise
    [second] die Seite der Dreiecke
   *[other] neutral
}
say-wasteland-direction = { $to ->
    [north] Norden
    [north-east] Nordosten
    [east] Osten
    [south-east] Südosten
    [south] Süden
    [south-west] Südwesten
    [west] Westen
   *[north-west] Nordwesten
}
say-wasteland-cm = { $colour ->
    [orange] Orange
    [yellow] Gelb
    [red] Rot
    [green] Grün
    [blue] Blau
    [black] Schwarz
   *[far] mehr als Schwarz
} ({ $n } cm)
say-wasteland-only-cm = { $n } cm
say-wasteland-ruler = { $colour } ({ $letter })
say-wasteland-point = Punkt { $x },{ $y }
say-wasteland-middle = Mitte
say-wasteland-spot-near = { $area }, bei: { $piece }
say-wasteland-white = { $face ->
    [shout] sicherer Erfolg auf Weiß
    [cross] Fehlschlag auf Weiß
    [cross-point] Fehlschlag auf Weiß, aber ein Aktionspunkt
    [number-point] weiß { $shown } und ein Aktionspunkt
   *[number] weiß { $shown }
}
say-wasteland-die-black = schwarz
say-wasteland-die-yellow = gelb
say-wasteland-die-green = grün
say-wasteland-die-blue = blau
say-wasteland-face = { $die }: { $does }
say-wasteland-face-blank = nichts
say-wasteland-face-damage-1 = +1 Schaden
say-wasteland-face-damage-2 = +2 Schaden
say-wasteland-face-reduction-1 = −1 Rüstung
say-wasteland-face-reduction-2 = −2 Rüstung
say-wasteland-face-aim-1 = −1 auf den Wurf
say-wasteland-face-aim-2 = −2 auf den Wurf
say-wasteland-face-aim-3 = −3 auf den Wurf
say-wasteland-face-bottle = Flasche
say-wasteland-face-bottles = zwei Flaschen
say-wasteland-face-bottle-star = Flasche und Stern
say-wasteland-face-star = Stern
say-wasteland-face-stars = zwei Sterne
say-wasteland-face-explosion = Explosion

## Züge
say-wasteland-go-leave = { $quick ->
    [yes] Schnell vom Tisch gehen
   *[no] Vom Tisch gehen
}
say-wasteland-go-marker = { $quick ->
    [yes] Schnelle Bewegung zu: { $what }
   *[no] Bewegung zu: { $what }
}
say-wasteland-go-contact = { $quick ->
    [yes] Schnelle Bewegung in Kontakt mit { $what }
   *[no] Bewegung in Kontakt mit { $what }
}
say-wasteland-go-climb = { $quick ->
    [yes] Schnell hinauf: { $what }
   *[no] Hinaufklettern: { $what }
}
say-wasteland-go-shot = { $quick ->
    [yes] Schnelle Bewegung für einen Schuss auf { $what }
   *[no] Bewegung für einen Schuss auf { $what }
}
say-wasteland-go-hide = { $quick ->
    [yes] Schnelle Bewegung aus der Sicht aller Feinde
   *[no] Bewegung aus der Sicht aller Feinde
}
say-wasteland-go-cover = { $quick ->
    [yes] Schnelle Bewegung in Deckung vor { $what }
   *[no] Bewegung in Deckung vor { $what }
}
say-wasteland-go-towards = { $quick ->
    [yes] Schnelle Bewegung in Richtung: { $what }
   *[no] Bewegung in Richtung: { $what }
} ({ $moves ->
    [one] noch eine Bewegung
   *[other] { $moves } Bewegungen
})
say-wasteland-go-way = { $quick ->
    [yes] Schnelle Bewegung nach { $what }
   *[no] Bewegung nach { $what }
}
say-wasteland-slide = Entlanggleiten nach { $what }
say-wasteland-way = { $length } nach { $to }, bis { $x },{ $y }.
say-wasteland-seen-by = Ohne Deckung vor { $models }.
say-wasteland-covered-from = In Deckung vor { $models }.
say-wasteland-unseen = Kein Feind sieht diese Stelle.
say-wasteland-can-shoot = Von dort in Reichweite: { $models }.
say-wasteland-charge = Sturmangriff auf { $target }
say-wasteland-charge-way = { $length }, bis { $x },{ $y }.
say-wasteland-attack = { $quick ->
    [yes] Schnell: { $how ->
        [fight] Nahkampf gegen { $target } ({ $weapon })
       *[shoot] Schuss auf { $target } ({ $weapon })
    }
   *[no] { $how ->
        [fight] Nahkampf gegen { $target } ({ $weapon })
       *[shoot] Schuss auf { $target } ({ $weapon })
    }
}{ $band ->
    [long] , lange Reichweite
   *[short] {""}
}{ $critical ->
    [yes] , kritisch
   *[no] {""}
}
say-wasteland-throw = { $quick ->
    [yes] Schnell: { $weapon } werfen auf { $at }
   *[no] { $weapon } werfen auf { $at }
}
say-wasteland-mine = { $weapon } legen bei { $x },{ $y }
say-wasteland-try = { $quick ->
    [yes] Schnell: { $skill ->
        [search] durchsuchen: { $marker }
        [lockpick] Schloss knacken: { $marker }
       *[computers] Computer benutzen: { $marker }
    }
   *[no] { $skill ->
        [search] Durchsuchen: { $marker }
        [lockpick] Schloss knacken: { $marker }
       *[computers] Computer benutzen: { $marker }
    }
}
say-wasteland-interact = Interaktion: { $marker }
say-wasteland-help = Interaktion mit { $model }
say-wasteland-prepare = { $quick ->
    [yes] Schnell: sich vorbereiten
   *[no] Sich vorbereiten
}
say-wasteland-reload = { $weapon } nachladen
say-wasteland-prime = { $weapon } aufladen
say-wasteland-detonate = Sich in die Luft sprengen
say-wasteland-use = { $whom ->
    [other] { $card } benutzen für { $target }
   *[self] { $card } benutzen
}
say-wasteland-look = Ansehen: { $marker }
say-wasteland-take = { $card } aufheben
say-wasteland-leave = { $whom ->
    [other] { $card } liegen lassen für { $target }
   *[self] { $card } ablegen
}
say-wasteland-give = { $whom ->
    [other] { $card } geben an { $target }
   *[self] { $card } weggeben
}
say-wasteland-order = { $power ->
    [rally] { $target } zur Tat rufen: wird bereit
    [drill] { $target } mitziehen: wird bereit
    [heal] Einen Schaden heilen: { $target }
    [action] Einen Aktionspunkt geben: { $target }
    [lend] Das beste Attribut des Anführers leihen: { $target }
    [reaction] Einen Reaktionsmarker geben: { $target }
    [advantage] Den nächsten Vorteilsmarker beanspruchen
    [distract] Ablenken (Marker −2): { $target }
   *[other] Einen Befehl geben: { $target }
}
say-wasteland-place = { $what } auf { $x },{ $y } stellen: { $where }
say-wasteland-choose = Möglichkeit { $n }
say-wasteland-ready = { $model } bereit machen
say-wasteland-activate = { $model } aktivieren
say-wasteland-react = { $model } reagiert
say-wasteland-target = Nächster Schuss auf { $model }
say-wasteland-hold = Die bereiten Modelle zurückhalten
say-wasteland-end = Diese Aktivierung beenden
say-wasteland-pass = { $topic ->
    [react] Niemand reagiert
    [reaction] Nichts tun
    [effect] Nichts mehr kaufen
    [walk] Feuer einstellen
    [play] Keinen Schub einsetzen
   *[other] Passen
}
say-wasteland-yes = { $topic ->
    [cry] Ja, schreien
    [follow] Ja, nachsetzen
    [boost] Ja, einen Rüstungsschub ausgeben
    [peek] Ja, unter den Stapel
    [perk] Ja, den Punkt zahlen
    [luck] { $luck ->
        [aim] Ja, Glück ausgeben, damit es trifft
        [dodge] Ja, Glück ausgeben, um auszuweichen
        [tough] Ja, Glück ausgeben für weniger Schaden
        [critical] Ja, Glück ausgeben für kritische Punkte
       *[other] Ja, Glück ausgeben
    }
   *[other] Ja
}
say-wasteland-no = { $topic ->
    [cry] Kein Kampfschrei
    [follow] Zurückbleiben
    [boost] Den Rüstungsschub behalten
    [peek] Oben liegen lassen
    [perk] Den Punkt behalten
    [luck] { $luck ->
        [aim] Das Glück behalten: daneben
        [dodge] Das Glück behalten: Treffer
        [tough] Das Glück behalten: den Schaden nehmen
       *[other] Das Glück behalten
    }
   *[other] Nein
}
say-wasteland-stay = Stehen bleiben
say-wasteland-die = Nehmen: { $die }
say-wasteland-own-armour = Die eigene Rüstung des Modells zählt
say-wasteland-power-armour = Die Powerrüstung zählt
say-wasteland-arm = Den Arm verletzen
say-wasteland-leg = Das Bein verletzen
say-wasteland-health = { $left } von { $health } Gesundheit.

## Ein Angriff im Voraus
say-wasteland-value = Wert { $value }: { $items }.
say-wasteland-item = { $name } { $n }
say-wasteland-damage = Ein Treffer: { $damage }.
say-wasteland-damage-dice = Ein Treffer: { $damage } und { $dice }.
say-wasteland-die-from = { $die }: { $reason }
say-wasteland-hits = Trifft mit { $percent } %.
say-wasteland-armour = Rüstung { $rating }.
say-wasteland-armour-items = Rüstung { $rating }: { $items }.
say-wasteland-wounds = { $model }: im Mittel { $mean } Schaden, außer Gefecht mit { $removed } %.

## Die Lage in Zeilen
plain-wasteland-setup = Das Gefecht wird aufgebaut.
plain-wasteland-round = Runde { $round } von { $rounds }.
plain-wasteland-turn = Runde { $round } von { $rounds }. Am Zug: { $side }.
plain-wasteland-side = { $side }:
plain-wasteland-owner = Modelle von { $seat }:
plain-wasteland-model = m{ $n } { $model }, bei { $x },{ $y } ({ $where }): { $left } von { $health } Gesundheit
plain-wasteland-model-away = m{ $n } { $model }, nicht auf dem Tisch: { $left } von { $health } Gesundheit
plain-wasteland-also = { $line }, { $fact }
plain-wasteland-line = { $line }.
plain-wasteland-active = { $model } ist aktiv: noch { $actions ->
    [0] keine Aktion
    [one] eine Aktion
   *[other] { $actions } Aktionen
} und { $points ->
    [0] kein Aktionspunkt
    [one] ein Aktionspunkt
   *[other] { $points } Aktionspunkte
}.
plain-wasteland-waiting = Noch nicht auf dem Tisch: { $models }.
plain-wasteland-escaped = In Sicherheit: { $models }.
plain-wasteland-removed = Außer Gefecht: { $models }.
plain-wasteland-marker = { $marker }, bei { $x },{ $y } ({ $where }).
plain-wasteland-marker-known = { $marker }, bei { $x },{ $y } ({ $where }): { $what }.
plain-wasteland-carried = Hat dabei: { $cards }.
plain-wasteland-sight = { $model }: { $length } entfernt; { $sight ->
    [no] nicht zu sehen.
    [cover] zu sehen, dazwischen { $cover ->
        [one] eine Deckung.
       *[other] { $cover } Deckungen.
    }
   *[clear] zu sehen, ohne Deckung.
}
plain-wasteland-point = { $x },{ $y }: { $where }.
plain-wasteland-piece = { $name }, bei { $x },{ $y }: { $does }.
plain-wasteland-bare = Auf dem Tisch steht kein Gelände.
replay-score-wasteland = { $seat }: { $n ->
    [0] kein Sieg
    [1] ein knapper Sieg
    [2] ein Sieg
   *[other] ein großer Sieg
}
say-wasteland-status = { $status ->
    [unready] nicht bereit
    [ready] bereit
   *[used] verbraucht
}
say-wasteland-rads = { $n } Strahlenschaden
say-wasteland-reactions = { $n ->
    [one] { $n } Reaktionsmarker
   *[other] { $n } Reaktionsmarker
}
say-wasteland-points = { $n ->
    [one] { $n } Aktionspunkt
   *[other] { $n } Aktionspunkte
}
say-wasteland-boosts = { $n ->
    [one] { $n } Rüstungsschub
   *[other] { $n } Rüstungsschübe
}
say-wasteland-energy-boosts = { $n ->
    [one] { $n } Rüstungsschub gegen Energie
   *[other] { $n } Rüstungsschübe gegen Energie
}
say-wasteland-luck = { $n ->
    [one] { $n } Glücksmarker
   *[other] { $n } Glücksmarker
}
say-wasteland-power = { $degraded ->
    [yes] { $name } (beschädigt)
   *[no] { $name }
}
say-wasteland-engaged = im Nahkampf mit { $models }
say-wasteland-carries = trägt { $markers }
say-wasteland-empty = { $weapon } (leer)
say-wasteland-terrain-sight = versperrt die Sicht
say-wasteland-terrain-cover = gibt Deckung
say-wasteland-terrain-wall = unpassierbar
say-wasteland-terrain-rough = schwieriges Gelände
say-wasteland-terrain-climb = kann erklettert werden
say-wasteland-terrain-none = ohne Wirkung

## Szenarien
cli-wasteland-scenarios = Szenarien für overseer play wasteland --scenario NAME, mit den Seiten für --ai:
cli-wasteland-scenario = { $id }: { $title } ({ $sides })
say-wasteland-aim-of = { $side }: { $aim }
say-wasteland-rounds = Das Gefecht dauert höchstens { $n ->
    [one] eine Runde
   *[other] { $n } Runden
}.
say-wasteland-rulers = Entfernungen heißen nach den Farben der Lineale: { $rulers }.
progress-leads-wasteland = Von da an vorn: { $seat }.
say-wasteland-level = { $level ->
    [draw] Unentschieden.
    [minor] Ein knapper Sieg: { $side }.
    [plain] Ein Sieg: { $side }.
   *[major] Ein großer Sieg: { $side }.
}

## Die Einführung
lesson-wasteland-choose = Wähle die Kante, von der deine Leute kommen. Am besten die, auf deren Weg Gelände Deckung gibt.
lesson-wasteland-place = Stell deine Modelle hinter etwas, das Deckung gibt: Felsen, Schrott, eine Barrikade. Jede Deckung auf der Linie kostet einen feindlichen Schuss 2.
lesson-wasteland-place-open = Hier gibt nichts Deckung, also schau voraus: Stell deine Modelle so auf, dass ihre erste Bewegung hinter etwas enden kann, zum Beispiel Felsen oder Schrott. Jede Deckung auf der Linie kostet einen feindlichen Schuss 2.
lesson-wasteland-ready = In jedem Zug wird eines deiner Modelle bereit. Nimm das, mit dem du jetzt handeln willst.
lesson-wasteland-turn = Aktiviere deine bereiten Modelle nacheinander: Jedes hat zwei Aktionen. Oder halte sie zurück und handle später mit einer größeren Gruppe. Danach ist der Feind am Zug; lies, warum die KI tut, was sie tut.
lesson-wasteland-free = Der Hund ist nah genug: Eine Aktion befreit ihn, und er kämpft auf deiner Seite.
lesson-wasteland-fight = Ein Feind berührt dieses Modell: Es kann nur kämpfen, oder es geht und erleidet einen freien Angriff.
lesson-wasteland-shoot = Ein Feind ist in Reichweite und zu sehen. Sieh dir vor dem Schuss die Aussichten an; ohne Deckung dazwischen sind sie am besten.
lesson-wasteland-charge = Ein Feind ist nah genug für einen Sturmangriff: Er endet in Kontakt und gibt einen Würfel mehr für den nächsten Schlag.
lesson-wasteland-move = Ein besserer Platz ist jetzt mehr wert als alles, was von hier aus geht. Geh von Deckung zu Deckung; die Liste sagt, wer dich dort sähe.
lesson-wasteland-points = Aktionspunkte kaufen Schnellaktionen, mit 2 weniger auf den Wert.
lesson-wasteland-spent = Seine Aktionen sind verbraucht. Was keine kostet, geht noch, etwa anzusehen, was da liegt; beende dann die Aktivierung.
lesson-wasteland-react = Ein Feind hat gehandelt und ein vorbereitetes Modell hat es bemerkt: Es darf mit einer Schnellaktion dazwischengehen.
lesson-wasteland-reaction = Wähle die Schnellaktion der Reaktion. Ein Schuss hat 2 weniger auf den Wert.
lesson-wasteland-charge-die = Der schwarze Würfel bringt Schaden, der grüne macht den Schlag sicherer.
lesson-wasteland-cry = Ein gewonnener Kampfschrei gibt beide Würfel und einen Stoß; nach einem verlorenen kann der Feind entwischen.
lesson-wasteland-follow = Wer nachsetzt, bleibt in Kontakt mit dem Gestoßenen.
lesson-wasteland-slide = Am Feind entlangzugleiten macht einem Freund den Weg frei.
lesson-wasteland-effect = Die geworfenen Symbole kaufen einen dieser Effekte der Waffe.
wasteland-odds-title = { $weapon } – { $band ->
    [close] Nahkampf
    [long] lange Reichweite
   *[short] kurze Reichweite
}{ $critical ->
    [yes] , kritisch
   *[no] {""}
}
wasteland-odds-value = Wert { $n }: { $items }
wasteland-odds-no-test = Ein kritischer Angriff trifft ohne Probe (WB-H2)
wasteland-odds-dice = Würfel: { $dice }
wasteland-odds-dice-of = { $dice } ({ $name })
wasteland-odds-hurts = Ein Treffer: { $damage }
wasteland-odds-armour = Rüstung { $rating }
wasteland-odds-armour-items = Rüstung { $rating }: { $items }
wasteland-odds-hit = Trefferchance: { $percent }, genau { $exact }
wasteland-odds-mean = Schaden im Mittel: { NUMBER($n, maximumFractionDigits: 2) }
wasteland-odds-removed = { $name } sofort ausgeschaltet: { $percent }
wasteland-odds-damage = Schaden
wasteland-odds-exactly = Genau
wasteland-odds-least = Mindestens

## Woher eine Zahl kommt
wasteland-odds-item = { $name } { $n }
wasteland-odds-item-skill = Fertigkeit
wasteland-odds-item-quick = Schnellaktion
wasteland-odds-item-conditions = Zustände
wasteland-odds-item-mod = Mod
wasteland-odds-item-cover = Deckung
wasteland-odds-item-target-agility = Beweglichkeit des Ziels
wasteland-odds-item-gun-in-melee = Schusswaffe im Nahkampf
wasteland-odds-item-weapon = Waffe
wasteland-odds-item-critical = kritisch
wasteland-odds-item-charge = Sturmangriff
wasteland-odds-item-outnumbering = Überzahl
wasteland-odds-item-card = andere Karte
wasteland-odds-item-armour = eigene
wasteland-odds-item-power-armour = Powerrüstung
wasteland-odds-item-area = gegen Flächen

## Was die Zahlen auslassen oder enthalten
wasteland-odds-note-fight = Eingerechnet: Das Ziel ist im Nahkampf, ein Treffer kann jeden darin erwischen (WB-F15).
wasteland-odds-note-scatter = Eingerechnet: Ein Fehlschuss kann abweichen und das Ziel doch erreichen (WB-F16).
wasteland-odds-note-walked = Nur der erste Schuss des Streufeuers ist eingerechnet (WB-F20).
wasteland-odds-note-strokes = Eingerechnet: alle Angriffe des Schwarms nacheinander (WB-I3).
wasteland-odds-note-luck = Glücksmarker sind nicht eingerechnet.
wasteland-odds-note-boost = Rüstungsschübe sind nicht eingerechnet.
wasteland-odds-note-stealth = Eingerechnet: Das verborgene Ziel muss erst entdeckt werden.
wasteland-odds-note-dodge = Eingerechnet: Das Ziel kann dem Treffer ausweichen.
wasteland-odds-note-pulse = Ein Impuls schadet nur Robotern und unversehrten Powerrüstungen.
wasteland-odds-note-swap = Der Tausch eines Würfels gegen einen gelben ist nicht eingerechnet.
