# What is said about every game, whoever shows it.

## Plätze
seat-human = Spieler { $n }
seat-bot = Bot { $n } ({ $level ->
    [random] Zufall
    [easy] leicht
    [normal] normal
    [hard] schwer
   *[other] { $level }
})

## Züge
say-nothing = nichts
say-move = { $name }. { $detail }

## Die Zeilenansicht
plain-refused = { $sentence } (Regel { $rule })
say-winners = { $n ->
    [one] { $who } gewinnt.
   *[other] { $who } teilen sich den Sieg.
}

## Regeln und Karten
say-refused = { $sentence } (Regel { $rule })
cli-rule = { $rule } · { $title }
cli-rule-marked = { $rule } · { $title } ({ $mark })

## Nachspielen
replay-score = { $seat }: { $n }
progress-leads = Von hier an führt { $seat }.

## Simulation und Messung
sim-seat = Platz { $seat }: { $bot }

## Was nicht stimmt
cli-guess = { $guess ->
    [no] {""}
   *[other] {" "}Meintest du „{ $guess }“?
}
cli-error-seat = „{ $seat }“ kann nicht am Tisch sitzen.{ cli-guess } Wähle aus: { $allowed }, mit Kommas dazwischen.
cli-error-names-many = { $names } Namen für { $seats } Plätze sind zu viele. Gib jedem Platz höchstens einen.
cli-error-name = Der Name „{ $name }“ lässt sich nicht zeigen. Nimm höchstens { $most } lesbare Zeichen.
cli-error-names-twice = Zwei Plätze haben denselben Namen. Gib jedem seinen eigenen.
cli-error-rule = Die Regel „{ $rule }“ gibt es nicht. Ähnlich: { $near }.
odds-column-chances = Chancen
odds-column-dice = Würfel
odds-column-share = Kritisch
odds-column-exact = Genau
odds-axis-chances = Kritische Chancen
odds-axis-share = Wahrscheinlichkeit
odds-percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
odds-percent-whole = { NUMBER($n) } %
odds-picture-title = Tragic: die Wahrscheinlichkeit eines kritischen Treffers
odds-picture-about = Ein Würfel je Chance und einer zur Bestätigung; mindestens zwei davon zeigen eine 1.
odds-picture-start = zu Beginn

## Shelter
show-shelter-title = Shelter – Runde { $round }
show-shelter-dwellers = Bewohner: { $home } verfügbar, { $placed } bei der Arbeit, { $wounded } verletzt

## Tragic
show-tragic-title = Tragic – Zug { $turn } von { $name }
show-tragic-setup = Tragic – Aufbau
show-tragic-hand = Hand
show-tragic-library = Bibliothek
show-tragic-discard = Ablage

## Wasteland
show-battle-title = { $round ->
    [0] Wasteland – { $scenario }, Aufbau
   *[other] Wasteland – { $scenario }, Runde { $round } von { $rounds }
}
show-rulers = Lineale
show-ruler = { $colour }, { $n } mm
show-terrain = Gelände
show-outline-solid = sperrt Weg oder Sicht
show-outline-dashed = ist begehbar
show-signs = Zeichen
show-status-unready = nicht bereit
show-status-ready = bereit
show-status-used = verbraucht
show-reaction = vorbereitet
show-condition = hat einen Zustand
show-marker-investigation = Untersuchungsmarker
show-marker-searchable = Durchsuchbar-Marker
show-marker-mine = Mine
show-marker-place = Ort des Szenarios
show-marker-heap = Gegenstände am Boden
show-marker-strike = Artillerieschlag
show-side = Seite { $side } – { $players }
show-side-nobody = Seite { $side }
show-ai = KI
show-model = { $n } · { $name }
show-model-state = { $status } – { $kit }
show-carries = trägt etwas
show-place-waiting = noch nicht auf dem Tisch
show-place-escaped = hat den Tisch verlassen
show-place-removed = ausgeschaltet

rules-nothing = Keine Regel enthält „{ $words }“. Versuche es mit weniger Wörtern oder dem Anfang eines Wortes.

cards-source = { $source ->
    [seed] Aus den gedruckten Regeln bekannt.
    [public] Die Wirkung ist veröffentlicht.
   *[designed] Die Zahlen sind unser eigener Entwurf.
}

field-line = { $name }: { $value }
