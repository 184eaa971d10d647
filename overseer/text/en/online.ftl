# The terminal at an online table.

help-play-server = Play at the online table at this address (overseer serve).
    .value = URL
help-play-table = With --server: the code or link of a table to sit down at.
    .value = CODE
online-error-url = “{ $url }” is no address of a table. Write it like http://localhost:8000.
online-error-away = Nobody answers at { $url }. Is the table open (overseer serve)?
online-error-what = Say what to play (overseer play shelter --server …) or where (--table CODE).
online-declined = The table declined: { $text }
online-closed = This table was closed.
online-password = Password of the table:{" "}
online-waiting = The table { $code } is open. Others join with: overseer play --server { $url } --table { $code }
online-line-cut = The line is cut. Trying again …
online-help-hint = Type a number or a notation; “help” lists the commands.
online-asked-others = The others have been asked whether they agree.
online-to-battle = The battle is prepared: to its table.
online-record = The record of the match: { $url }
online-goodbye = The match goes on without you. Come back with: overseer play --server { $url } --table { $code }
online-help =
    A number or a notation plays a move.
    show           the situation
    moves          what is asked, and the answers
    why WORD       what something is or does, or why it cannot be
    rule WORDS     rules by their id or by words in them
    undo, restart  take the last move back, or all since somebody else decided
    say WORDS      talk to the others
    hint           what a bot would do, where the table allows it
    resign yes     give up
    lang CODE      another language
    quit           leave; you can come back
