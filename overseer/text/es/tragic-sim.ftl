# Simulaciones de duelos (`overseer sim tragic`).

sim-hit-points = PV al final
sim-turns = Turnos por jugador: { $mean } de media, de { $least } a { $most }.
sim-first = Quien empieza gana el { $share } ({ $interval }).
sim-bot-deck = { $bot }: { $deck }
sim-deck = Mazo
sim-duels = Duelos
sim-matrix = Victorias en %
sim-card = Carta
sim-drawn = Robada
sim-error-decks = { $decks } mazos no encajan con { $seats } asientos. Indica un mazo para todos, uno por asiento o «all»; --matrix acepta cuantos quieras.
sim-error-matrix = Una matriz necesita dos asientos y al menos dos mazos distintos, por ejemplo --decks fists,walls,horde; sin --decks toma todos los preparados.
sim-error-game = { $option } solo sirve para Tragic, no para { $game }. Quita la opción o mira: overseer sim --help
