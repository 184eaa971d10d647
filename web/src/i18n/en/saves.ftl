# Games that were saved in the terminal.
save-title = A saved game
save-text = Go on here with a game that you began in the terminal. Choose its file (.overseer), or drop it on this page.
save-choose = Continue a saved game
save-reading = The game is being checked …
save-drop = Drop the saved game anywhere on this page
save-moves =
    { $n ->
        [one] { $n } move was played.
       *[other] { $n } moves were played.
    }
save-old = It was begun under the rules { $rules } and goes on under today’s.
save-seats = Where do you sit?
save-seat = Seat { $n }
save-seat-turn = Seat { $n } (its turn)
save-friends = Seats that you leave free are for friends: you get a link.
save-dice = From here on this table rolls the dice. For those before, nobody can vouch.
save-go = Go on
save-here =
    { $n ->
        [one] A saved game goes on here, after { $n } move.
       *[other] A saved game goes on here, after { $n } moves.
    }
save-dice-fixed =
    { $n ->
        [one] The first move comes from a saved game: nobody can vouch for its dice. Those of this table were fixed before it went on.
       *[other] The first { $n } moves come from a saved game: nobody can vouch for their dice. Those of this table were fixed before it went on.
    }
save-dice-good = Everything fits: every die since move { $n } fell as it was fixed before the game went on here.
trouble-save-side = This file only belongs to a saved game. Choose the one whose name ends in .overseer.
trouble-save-large = This file is too large for a saved game. Check that it is the right one.
trouble-save-unread = The file could not be read. Choose it again.
