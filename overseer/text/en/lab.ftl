# Simulation beyond one run: games that are kept, runs that are compared, clusters.

keep-no-libraries = Games can only be kept with a library that is not installed ({ $missing }). Install it with: { $install }
keep-error-file = “{ $file }” is no file of kept games, or it is damaged. Give --keep another name.
keep-error-read = “{ $file }” cannot be read: { $error }.
keep-error-other = One cannot go on with “{ $file }”: { $what ->
    [rules] its games were played by other rules, cards or bots of Overseer
    [seed] its games have another seed
   *[options] its games were played with other options
}. Give --keep another name, or compare the two with --against.
keep-goes-on = { $file } is gone on with: { $games ->
    [one] one of the games is
   *[other] { $games } of the games are
} there already.
keep-stopped = Stopped. What has been played is kept in { $file }; the same command goes on from there.
against-error-missing = There is no file “{ $base }”. --against wants a file of kept games (.parquet), a card file, or “standard” for the cards of the game.
against-error-other = “{ $base }” cannot be compared with this run: both need the same game and scenario and as many seats.
cluster-no-libraries = A cluster needs a library that is not installed ({ $missing }). Install it with: { $install }
cluster-error-none = There is no cluster at “{ $address }”. Start one with “ray start --head”, and give --cluster its address, or “auto”.
cluster-error-shut = This machine cannot join what is at “{ $address }”. Every machine needs the same version of ray, and where the cluster asks for a token, RAY_AUTH_MODE=token and the same ~/.ray/auth_token.
cluster-error-bot = “{ $bot }” lies on this machine only. Bots of files play without --cluster.
cluster-error-unfit = A node of the cluster has no Overseer, or another one than this machine. Install the same on every node.
cluster-error-lost = The cluster is gone. What was written with --keep is there, and the same command goes on from there.
cluster-joined = { $nodes ->
    [one] One machine
   *[other] { $nodes } machines
}, { $cores ->
    [one] one core
   *[other] { $cores } cores
}.
help-sim-keep = Keep every game as a row of a file that ends in .parquet. If the file is there, only the games that are missing are played. It needs the extra library polars.
    .value = FILE
help-sim-against = Compare this run with another one: a file of --keep, a card file, or “standard” for the cards of the game. Says what changed beyond chance.
    .value = BASE
help-sim-cluster = Play on the machines of a ray cluster: its address, or “auto” for the one that this machine belongs to. It needs the extra library ray.
    .value = ADDRESS

changes-figure = Figure
changes-before = Before
changes-now = Now
changes-difference = Difference
changes-likely = Chance, corrected
changes-alone = Chance
changes-beyond = { " " }(changed)
changes-title-shares = What changed: shares
changes-title-means = What changed: averages
changes-axis-shares = Difference in percentage points, with its 95% interval
changes-axis-means = Difference as a part of what it was, with its 95% interval
changes-mark-changed = changed
changes-mark-chance = may be chance
changes-note = The line is the 95% interval of each difference on its own.
changes-note-first = Shown are the first { $n }; the figures have all of them.
changes-compared = Before: { $base }, { $games ->
    [one] one game
   *[other] { $games } games
}. Now: { $now ->
    [one] one game
   *[other] { $now } games
}.
changes-differs = Not the same: { $what }.
changes-differs-rules = rules
changes-differs-cards = cards
changes-differs-decks = decks or forces
changes-differs-bots = bots
changes-differs-seed = seed
changes-differs-budget = time to think
changes-differs-mirror = mirrored seats
changes-differs-options = other options
changes-cards = { $n ->
    [one] The card that differs
   *[other] The { $n } cards that differ
}: { $some }
changes-redesigned = The cards that differ
changes-copies = ×{ $n }
changes-same = Both runs have the same options.
changes-found = { $looked ->
    [one] One figure was looked at
   *[other] { $looked } figures were looked at
}; { $changed ->
    [0] none changed beyond chance
    [one] one changed beyond chance
   *[other] { $changed } changed beyond chance
}.
changes-holm = The chances are corrected after Holm for all figures together: if nothing had changed, a run in twenty would still name something.
changes-gone = Only before ({ $n }): { $some }
changes-new = Only now ({ $n }): { $some }
changes-points-off = { $sign ->
    [minus] −
    [plus] +
   *[none] { "" }
}{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
changes-off = { $sign ->
    [minus] −
    [plus] +
   *[none] { "" }
}{ NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
changes-between = { $low } to { $high }
changes-rare = below { NUMBER(0.001, minimumFractionDigits: 3) }
changes-chance = { NUMBER($n, minimumFractionDigits: 3, maximumFractionDigits: 3) }
changes-in = { $scenario }: { $figure }
changes-bot = Victories of { $name }
changes-score = { $score }, { $name }
changes-seat = Victories of seat { $n }
changes-ending = Ends: { $name }
changes-decisions = Decisions in a game
changes-turns = Turns
changes-rounds = Rounds
changes-first = Victories of who begins
changes-draws = Draws
changes-first-side = { $name ->
    [no] Victories of the first side
   *[other] Victories: { $name }
}
changes-order = Victories: { $name }
changes-points = { $score } from: { $name }
changes-room-taken = { $name }: built where it was offered
changes-room-wins = { $name }: victories of who built it
changes-item-taken = { $name }: taken where it was offered
changes-item-wins = { $name }: victories of who took it
changes-drawn-wins = { $name }: victories of who drew it
changes-deck = Victories of { $name }
changes-deck-against = { $name } against { $other }
changes-force = Victories of { $name }
changes-force-against = { $name } against { $other }
changes-battle = Battle { $n }, { $scenario }: victories, { $name }
changes-caps = Caps after battle { $n }, seat { $seat }
changes-structures = Structures after battle { $n }, seat { $seat }
changes-built = { $name }: at the end
changes-quests-taken = Quests taken
changes-quests-done = Quests done
