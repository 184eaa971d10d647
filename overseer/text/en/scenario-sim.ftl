# How often each side wins the scenarios (`overseer sim wasteland --scenario`).

scenario-sim-title = { $battles ->
    [one] One battle
   *[other] { $battles } battles
} in { $n ->
    [one] one scenario
   *[other] { $n } scenarios
}, seed { $seed }
scenario-sim-scenario = Scenario
scenario-sim-drawn = Drawn
scenario-sim-end = End
scenario-sim-by = { $side }: { $bot }
scenario-sim-by-ai = { $side }: AI
scenario-sim-note = Shares are of the battles that somebody won.
scenario-sim-error-name = There is no scenario “{ $name }”{ $guess ->
    [no] .
   *[other] ; did you mean “{ $guess }”?
} Known are: { $known }.
scenario-sim-error-game = --scenario is only for Wasteland, not for { $game }. Leave it out, or write: overseer sim wasteland --scenario all
scenario-sim-error-with = { $option } does not go with --scenario: the ready forces meet in turn, one bot on each side. Leave it out.
scenario-sim-error-seats = { $name } needs a bot for each of its two sides, not { $seats }: write, for example, --seats hard,hard. One bot is enough in the scenarios against the AI.

help-sim-scenario = Wasteland: how often each side wins a scenario: its name, the file of one of your own, or “all”. One bot a side, all pairs of ready forces in turn; against the AI the first bot plays. Without --games, 32 battles of each.
    .value = SCENARIO
