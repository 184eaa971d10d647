# Simulierte Kampagnen (`overseer sim wasteland --campaign`): Tabellen und Bild.
# $low, $median, $high: Quartile; $course: linked oder free.

campaign-sim-title = { $games ->
    [one] Eine Kampagne
   *[other] { $games } Kampagnen
} von Wasteland, { $course ->
    [linked] die verbundenen fünf
   *[free] frei
}, Startwert { $seed }
campaign-sim-picture = { $games ->
    [one] Eine Kampagne
   *[other] { $games } Kampagnen
} mit { $course ->
    [linked] den verbundenen fünf
   *[free] gewählten Gefechten
}: { $bots }
campaign-sim-progress = Kampagnen
campaign-sim-victories = Gewonnene Gefechte
campaign-sim-number = Gefecht
campaign-sim-result = Ergebnis
campaign-sim-share = Anteil
campaign-sim-battle = { $n }. { $name }
campaign-sim-whole = Die Kampagne
campaign-sim-won = { $level ->
    [draw] Unentschieden
    [major] { $side }: großer Sieg
    [minor] { $side }: knapper Sieg
   *[plain] { $side }: Sieg
}
campaign-sim-level-major = Großer Sieg
campaign-sim-level-plain = Sieg
campaign-sim-level-minor = Knapper Sieg
campaign-sim-level-draw = Unentschieden
campaign-sim-held = Nach Gefecht
campaign-sim-player = Platz
campaign-sim-caps = Kronkorken
campaign-sim-structures = Bauwerke
campaign-sim-perks = Extras
campaign-sim-cards = Karten
campaign-sim-quartiles = { $median } ({ $low }–{ $high })
campaign-sim-note = Median und in Klammern die Quartile: was jede Siedlung am Ende ihrer Phase hat.
campaign-sim-quest = Quest
campaign-sim-taken = Angenommen
campaign-sim-done = Erfüllt
campaign-sim-quests = Angenommene Quests: { $taken }; erfüllte: { $done }.
campaign-sim-after = nach Gefecht
campaign-sim-band = Linien: Mediane. Bänder: von Quartil zu Quartil.
campaign-sim-error-game = { $option } gibt es nur bei Kampagnen von Wasteland. Lass die Option weg, oder schreib: overseer sim wasteland --campaign linked
campaign-sim-error-with = { $option } passt nicht zu --campaign: Kampagnen bringen ihre eigenen Truppen mit. Lass die Option weg.
campaign-sim-written = Das Bild liegt in { $file }.

help-sim-campaign = Wasteland: ganze Kampagnen mit Siedlungen statt einzelner Gefechte: „linked“ für die verbundenen fünf oder „free:“ und Szenarien mit Kommas dazwischen.
    .value = VERLAUF
help-sim-svg = Mit --campaign: wohin die Ergebnisse als Bild gezeichnet werden.
    .value = DATEI
