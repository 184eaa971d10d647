# Before a match begins, and tables that cannot be shown.
room-sub =
    { $seats ->
        [one] { $game }, { $seats } seat
       *[other] { $game }, { $seats } seats
    }
room-seats = Who plays
room-sit = Sit down
room-sit-too = One more at this device
room-kick = Ask to leave
room-password = Password
room-free =
    { $n ->
        [one] 1 seat is free
       *[other] { $n } seats are free
    }
room-ready = Everybody is here. The host starts the game.
room-ready-host = Everybody is here. Start when you like.
room-dice = Everybody puts their part into the dice …
room-starting = The game begins …
room-start = Start the game
room-leave = Get up
room-close = Close the table
room-terms = How we play
terms-bank =
    Each has { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }, and { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } more for each answer.
terms-hours =
    { $hours ->
        [one] { $hours } hour for each answer.
       *[other] { $hours } hours for each answer.
    }
terms-undo-rule = Only your own moves, until something is revealed.
terms-undo-bots = Also through the bots’ answers.
terms-undo-consent = More if all the others agree.
terms-hints = Bots give hints.
terms-watch-live = Others may watch.
terms-watch-delayed = Others may watch, some minutes later.
terms-watch-no = Nobody else may watch.
invite-title = Invite
invite-qr = The way to this table as a picture: { $link }
invite-link = The link of this table
invite-copy = Copy the link
invite-copied = Copied
invite-share = Share
invite-alone = This address works on this machine only. For other devices start the table with --host 0.0.0.0 and open the address that it prints.
gone-gone = There is no such table
gone-gone-text = Nobody knows a table { $code }. Check the link, or ask who sent it for a new one.
gone-closed = This table was closed
gone-closed-text = Its host has closed the table { $code } before the game began. Make one of your own, or ask for another link.
gone-forbidden = You cannot look at this table
gone-forbidden-text = The table { $code } takes no spectators. If you sit there, open it in the browser that you joined with.
gone-other = The table cannot be shown
gone-other-text = The table { $code } does not answer as expected. Load the page again; nothing of your game is lost.
