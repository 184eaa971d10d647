# Simulationen von Duellen (`overseer sim tragic`).

sim-hit-points = LP am Ende
sim-turns = Züge je Spieler: { $mean } im Mittel, { $least } bis { $most }.
sim-first = Wer beginnt, gewinnt { $share } ({ $interval }).
sim-bot-deck = { $bot }: { $deck }
sim-deck = Deck
sim-duels = Duelle
sim-matrix = Siege in %
sim-card = Karte
sim-drawn = Gezogen
sim-error-decks = { $decks } Decks passen nicht zu { $seats } Plätzen. Nenne ein Deck für alle, eines je Platz oder „all“; --matrix nimmt beliebig viele.
sim-error-matrix = Eine Matrix braucht zwei Plätze und mindestens zwei verschiedene Decks, zum Beispiel --decks fists,walls,horde; ohne --decks nimmt sie alle fertigen.
sim-error-game = { $option } gibt es nur bei Tragic, nicht bei { $game }. Lass die Option weg, oder sieh nach: overseer sim --help
