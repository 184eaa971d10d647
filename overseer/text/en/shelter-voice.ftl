# What is said about Shelter, whoever shows it.

## Moves
say-pass = Pass
say-pass-detail = You take no more turns this round.
say-done = Go on
say-done-window = Go on
say-done-room = Build nothing
say-done-income = Take no income
say-done-reroll = Keep the roll
say-done-lost = Accept the wound
say-done-appear = Let the threat stay
say-fight = Roll the dice
say-fight-detail = { $bonus ->
    [0] The fight is won with { $number } or more.
   *[other] The fight is won with { $number } or more; with your bonus of { $bonus } the dice must show { $needed } or more.
}
say-place = Place { $who }: { $where }
say-place-lift = own elevator ({ $space })
say-place-room = { $room } ({ $space })
say-place-left = { $room }, left space ({ $space })
say-place-right = { $room }, right space ({ $space })
say-place-threat = { $threat } in { $room } ({ $space })
say-dweller-healthy = an untrained dweller
say-dweller-healthy-trained = the dweller trained in { $letter }
say-dweller-wounded = a wounded dweller
say-dweller-wounded-trained = the wounded dweller trained in { $letter }
say-dwellers-healthy = two untrained dwellers
say-dwellers-wounded = two wounded dwellers
say-doubles = Your training in { $letter } counts here.
say-training-lost = { $n ->
    [one] The training is lost.
   *[other] Both lose their training.
}
say-use = Use { $item }
say-give = Discard { $item }
say-take = Take { $item }
say-ready = Ready { $item }
say-build-left = Build { $room } on the left of the floor
say-build-right = Build { $room } on the right of the floor
say-build-price = It costs you { $cubes }.
say-build-free = It costs you nothing.
say-gain = Gain { $cubes }
say-pay = Pay { $cubes }
say-train = Train in { $letter } ({ $name })
say-heal = Heal { $who }
say-heal-at = Heal the dweller in this space: { $where }
say-trade = Trade { $give } for { $take }

## The plain client
plain-round = Round { $round }. { $first } has the first-player marker.
plain-last-round = This is the last round.
plain-player = { $seat }, floor { $floor }: { amount-happiness }; resources: { $cubes }; dwellers: { $dwellers }; items: { $items }.
plain-passed = { $line } Has passed.
plain-dwellers-untrained = { $n } untrained
plain-dwellers-wounded = { $n } wounded
plain-dwellers-placed = { $n } placed
plain-dwellers-coming = { $n } new, from the next round on
plain-dwellers-trained = trained in { $letters }
plain-dwellers-wounded-trained = wounded and trained in { $letters }
plain-exhausted = { $item } (exhausted)
plain-parts = { $first }; { $rest }
plain-top-floor = Top floor: { $rooms }.
plain-floor = Floor { $floor } of { $owner }: { $rooms }.
plain-room = { $room } ({ $spaces })
plain-space = { $what } ({ $space } { $who })
plain-space-in = { $space } { $who }
plain-space-threat = { $space } threat { $threat }, { $who }
plain-wounded = { $seat } wounded
plain-free = free
plain-items = Item display: { $items }.
plain-rooms = Room display: { $rooms }.
plain-offered = { $room } for { $cubes }
plain-decks =
    Decks: { $items ->
        [one] { $items } item
       *[other] { $items } items
    }, { $rooms ->
        [one] { $rooms } room
       *[other] { $rooms } rooms
    }, { $threats ->
        [one] { $threats } threat
       *[other] { $threats } threats
    }.
plain-tie = Happiness was equal; what decided: { $by ->
    [cubes] the resource cubes
    [dwellers] the dwellers
   *[items] the items
}.
plain-points = { $seat }: { amount-happiness } (rooms { $rooms }, fights { $fights }, spaces { $spaces }, items { $items }, threats { $lost ->
    [0] 0
   *[other] −{ $lost }
}).

## Replays
replay-score-shelter = { $seat }: { amount-happiness }

## Sheets
table-no-items = no items
table-exhausted = { $item } (exhausted)
