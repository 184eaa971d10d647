# Combien de fois chaque camp gagne les scénarios (`overseer sim wasteland --scenario`).

scenario-sim-title = { $battles ->
    [one] Une bataille
   *[other] { $battles } batailles
} dans { $n ->
    [one] un scénario
   *[other] { $n } scénarios
}, graine { $seed }
scenario-sim-scenario = Scénario
scenario-sim-drawn = Égalités
scenario-sim-end = Fin
scenario-sim-by = { $side } : { $bot }
scenario-sim-by-ai = { $side } : IA
scenario-sim-note = Les parts sont celles des batailles que quelqu’un a gagnées.
scenario-sim-error-name = Il n’y a pas de scénario « { $name } »{ $guess ->
    [no] .
   *[other] {" "}; vouliez-vous dire « { $guess } » ?
} Scénarios connus : { $known }.
scenario-sim-error-game = --scenario ne sert que pour Wasteland, pas pour { $game }. Retirez cette option, ou écrivez : overseer sim wasteland --scenario all
scenario-sim-error-with = { $option } ne va pas avec --scenario : les forces toutes prêtes s’affrontent à tour de rôle, un bot par camp. Retirez cette option.
scenario-sim-error-seats = { $name } demande un bot pour chacun de ses deux camps, pas { $seats } : écrivez par exemple --seats hard,hard. Un seul bot suffit dans les scénarios contre l’IA.

help-sim-scenario = Wasteland : combien de fois chaque camp gagne un scénario : son nom, le fichier d’un scénario à vous, ou « all ». Un bot par camp, toutes les paires de forces toutes prêtes à tour de rôle ; contre l’IA, c’est le premier bot qui joue. Sans --games, 32 batailles de chacun.
    .value = SCÉNARIO
