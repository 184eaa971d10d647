# Con qué frecuencia gana cada bando los escenarios (`overseer sim wasteland --scenario`).

scenario-sim-title = { $battles ->
    [one] Una batalla
   *[other] { $battles } batallas
} en { $n ->
    [one] un escenario
   *[other] { $n } escenarios
}, semilla { $seed }
scenario-sim-scenario = Escenario
scenario-sim-drawn = Empates
scenario-sim-end = Final
scenario-sim-by = { $side }: { $bot }
scenario-sim-by-ai = { $side }: IA
scenario-sim-note = Los porcentajes son de las batallas que alguien ha ganado.
scenario-sim-error-name = No hay ningún escenario «{ $name }»{ $guess ->
    [no] .
   *[other] ; ¿querías decir «{ $guess }»?
} Se conocen: { $known }.
scenario-sim-error-game = --scenario solo sirve para Wasteland, no para { $game }. Quita la opción o escribe: overseer sim wasteland --scenario all
scenario-sim-error-with = { $option } no va con --scenario: las fuerzas preparadas se enfrentan por turnos, un bot por bando. Quita la opción.
scenario-sim-error-seats = { $name } necesita un bot para cada uno de sus dos bandos, no { $seats }: escribe, por ejemplo, --seats hard,hard. En los escenarios contra la IA basta un bot.

help-sim-scenario = Wasteland: con qué frecuencia gana cada bando un escenario: su nombre, el archivo de uno tuyo o «all». Un bot por bando, todas las parejas de fuerzas preparadas por turnos; contra la IA juega el primer bot. Sin --games, 32 batallas de cada uno.
    .value = ESCENARIO
