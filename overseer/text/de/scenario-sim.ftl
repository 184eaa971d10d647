# Wie oft jede Seite die Szenarien gewinnt (`overseer sim wasteland --scenario`).

scenario-sim-title = { $battles ->
    [one] Ein Gefecht
   *[other] { $battles } Gefechte
} in { $n ->
    [one] einem Szenario
   *[other] { $n } Szenarien
}, Startwert { $seed }
scenario-sim-scenario = Szenario
scenario-sim-drawn = Unentschieden
scenario-sim-end = Ende
scenario-sim-by = { $side }: { $bot }
scenario-sim-by-ai = { $side }: KI
scenario-sim-note = Anteile an den Gefechten, die jemand gewonnen hat.
scenario-sim-error-name = Es gibt kein Szenario „{ $name }“{ $guess ->
    [no] .
   *[other] ; meintest du „{ $guess }“?
} Bekannt sind: { $known }.
scenario-sim-error-game = --scenario gibt es nur bei Wasteland, nicht bei { $game }. Lass die Option weg, oder schreib: overseer sim wasteland --scenario all
scenario-sim-error-with = { $option } passt nicht zu --scenario: Die fertigen Truppen treffen reihum aufeinander, ein Bot je Seite. Lass die Option weg.
scenario-sim-error-seats = { $name } braucht einen Bot für jede seiner zwei Seiten, nicht { $seats }: Schreib zum Beispiel --seats hard,hard. In den Szenarien gegen die KI genügt ein Bot.

help-sim-scenario = Wasteland: wie oft jede Seite ein Szenario gewinnt: sein Name, die Datei eines eigenen oder „all“. Ein Bot je Seite, alle Paare fertiger Truppen reihum; gegen die KI spielt der erste Bot. Ohne --games je 32 Gefechte.
    .value = SZENARIO
