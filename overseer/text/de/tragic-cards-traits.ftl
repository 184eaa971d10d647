# Die Eigenschaften von Tragic: Namen und ein Satz zur Stimmung. Der Regeltext wird anderswo
# zusammengesetzt.

card-tragic-no-trait = Keine Eigenschaft
    .flavour = Nichts Besonderes, und stolz darauf.

## Races

card-tragic-human = Mensch
    .flavour = Immer noch da, gegen jeden Rat.
card-tragic-ghoul = Ghul
    .flavour = Die Haut ist weg, das Temperament ist geblieben.
card-tragic-super-mutant = Supermutant
    .flavour = Große Antworten auf kleine Fragen.
card-tragic-deathclaw = Todeskralle
    .flavour = Gibt nur einmal die Hand, dann aber mit allen Krallen.
card-tragic-synth = Synth
    .flavour = So gut wie neu, weil er es ist.
card-tragic-humanoid-robot = Humanoider Roboter C-27
    .flavour = Von Hand gefertigt und bis heute nachtragend.

## Named traits

card-tragic-kamikaze = Kamikaze
    .flavour = Als Erster drin, und abends nichts vor.
card-tragic-you-are-magic = Du bist magisch
    .flavour = Diese Karte war so geplant. Die andere auch.
card-tragic-good-natured = Gutmütig
    .flavour = Immer ein zweiter Teller, nie ein zweiter Schlag.
card-tragic-mysterious-stranger = Mysteriöser Fremder
    .flavour = Ein Hut, ein Mantel, ein Schuss, und niemand hat ihn bezahlt.
card-tragic-jinx = Pechvogel
    .flavour = Unglück für alle, und gleich in dreifacher Portion.
card-tragic-four-eyes = Brillenschlange
    .flavour = Sieht alles scharf, vor allem, was schiefgehen könnte.
card-tragic-undecided = Unentschlossen
    .flavour = Koch, Schlosser, Zahnarzt oder bis Donnerstag alles drei.
card-tragic-studious = Strebsam
    .flavour = Eins nach dem anderen, mit Fußnoten.
card-tragic-nerd-rage = Streberzorn
    .flavour = Die Sammlung hättest du nicht anfassen dürfen.
card-tragic-one-handed = Einhänder
    .flavour = Die Rechte macht alles. Die Linke klatscht allein.

## Further traits

card-tragic-heavy-handed = Grobschlächtig
    .flavour = Genauigkeit ist etwas für Leute, die sanft zuschlagen.
card-tragic-fast-shot = Schnellschütze
    .flavour = Zielen ist bloß langsames Schießen.
card-tragic-small-frame = Zierlich
    .flavour = Schwer zu treffen, noch schwerer einzukleiden.
card-tragic-gifted = Hochbegabt
    .flavour = Klassenbester, aber auf dem Schulhof der Letzte.
card-tragic-hermit = Einsiedler
    .flavour = Der nächste Nachbar ist ein Gerücht.
card-tragic-chem-fiend = Junkie
    .flavour = Besser leben, kürzer leben.
card-tragic-hot-headed = Hitzkopf
    .flavour = Hat auf alles eine Antwort, und immer ist es die Faust.
card-tragic-daredevil = Draufgänger
    .flavour = Steht ganz vorn, wo die Aussicht gut und die Luft voll ist.
card-tragic-natural-leader = Geborener Anführer
    .flavour = Delegiert alles, vor allem das Kämpfen.
card-tragic-glowing-skin = Leuchtende Haut
    .flavour = Spart Kerzen, kostet Freunde.
card-tragic-thick-scars = Dicke Narben
    .flavour = Was schlecht verheilt ist, hält gut.
