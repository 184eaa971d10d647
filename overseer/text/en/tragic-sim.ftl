# Simulations of duels (`overseer sim tragic`).

sim-hit-points = HP at the end
sim-turns = Turns per player: { $mean } on average, { $least } to { $most }.
sim-first = Whoever begins wins { $share } ({ $interval }).
sim-bot-deck = { $bot }: { $deck }
sim-deck = Deck
sim-duels = Duels
sim-matrix = Wins in %
sim-card = Card
sim-drawn = Drawn
sim-error-decks = { $decks } decks do not fit { $seats } seats. Name one deck for everybody, one for each seat, or “all”; --matrix takes any number.
sim-error-matrix = A matrix needs two seats and at least two different decks, for example --decks fists,walls,horde; without --decks it takes all ready ones.
sim-error-game = { $option } is only for Tragic, not for { $game }. Leave it out, or see: overseer sim --help
