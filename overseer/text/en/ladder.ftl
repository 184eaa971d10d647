# overseer ladder: ratings of all bots.

ladder-rank = Rank
ladder-rating = Rating
ladder-games = Games
ladder-note = A bot 100 points above another wins 64% of their games, one 400 points above it 91%; 1500 is the average of all. The intervals hold 95% of the ratings from deals weighed anew at random. A shared victory counts as half a win.
ladder-kept = All games are kept in { $file }; the same command goes on from there.
ladder-stopped = Stopped. What has been played is kept in { $file }; the same command goes on from there.
ladder-changed = The bot { $bot } is not what it was when it last played: its games are played anew.
ladder-error-few = A ladder needs two bots at least. Choose from: { $known }, or file:mybot.py for one of your own.
ladder-error-file = { $file } holds no ladder that can be read. Name another file with --file.
ladder-error-other = { $file } is the ladder of another game, seed or budget. Name another file with --file.
ladder-drawn = The picture is in { $file }.
ladder-axis = Rating with its 95% interval
ladder-picture = { $games ->
    [one] The ladder of { $game } after one game
   *[other] The ladder of { $game } after { $games } games
}
