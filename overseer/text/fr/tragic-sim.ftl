# Simulations de duels (`overseer sim tragic`).

sim-hit-points = PV à la fin
sim-turns = Tours par joueur : { $mean } en moyenne, de { $least } à { $most }.
sim-first = Qui commence gagne { $share } des duels ({ $interval }).
sim-bot-deck = { $bot } : { $deck }
sim-deck = Deck
sim-duels = Duels
sim-matrix = Victoires en %
sim-card = Carte
sim-drawn = Piochée
sim-error-decks = { $decks } decks ne conviennent pas pour { $seats } places. Indiquez un deck pour tous, un par place, ou « all » ; --matrix en accepte autant que vous voulez.
sim-error-matrix = Une matrice demande deux places et au moins deux decks différents, par exemple --decks fists,walls,horde ; sans --decks, elle prend tous les decks tout prêts.
sim-error-game = { $option } ne sert que pour Tragic, pas pour { $game }. Retirez cette option, ou voyez : overseer sim --help
