# What the online table says.

server-title = Overseer
server-no-page = This table serves the API. The page for browsers has not been built here; `make run` builds it.
server-who = Nobody knows who you are. Sit down as a guest first (POST /api/guest), or sign in.
server-query = “{ $name }” in the address is not what is expected there.
server-name = A name has 1 to { $most } visible characters.
server-characters = { $code } cannot be used here: nobody sees it, it changes how the text around it is shown, or this table does not know it. Type the text again without it.
server-piled = There are more than { $most } marks on one letter. Leave some out.
server-no-table = There is no table “{ $code }”. Check the link.
server-begun = The match has begun already.
server-not-begun = The match has not begun yet.
server-taken = Somebody sits there already. Choose another seat.
server-full = Every seat is taken. You can watch.
server-not-full = { $free ->
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}
server-not-host = Only the host of the table can do that.
server-not-seated = You do not sit at this table.
server-not-yours = Seat { $seat } is not yours.
server-nobody-there = Nobody else sits there.
server-no-watching = This table does not take spectators.
server-many-tables = You have { $most } tables open. Finish or close one first.
server-password = The password does not fit.
server-zone = “{ $zone }” is no time zone. Write it like Europe/Paris.
server-night = A night needs two hours: when it begins and when it ends.
server-late = Something has happened that you have not seen. Look at it and decide again.
server-line-own = Your earlier files are still being read: { $n } of them. Try again in about { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
server-line-wait = Files of others are read before yours: it is number { $n } in the line. Try again in about { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}; your place is kept for a minute.
server-line-full = Too many files wait to be read: { $n } of them. Try again in about { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
server-text-long = Reading this took too long and was given up. Make it smaller, or check it on your own machine with the terminal program.
server-text-large = This asks for more memory than a text may have here. Make it smaller.
server-busy = Too much is happening at this table at once. Try again.
server-restarting = The table is being started again. Try again in a moment: nothing is lost.
server-clock = The clock of the table’s machine has jumped, so nothing is done until it is right again. Nothing is lost; try again in some minutes, or tell whoever runs this table.
server-thinking = The bot did not answer. Try again.
server-banned = You may no longer play here.
server-origin = This request comes from a page that does not belong to this table.
server-slower = You ask too often. Wait a moment.
server-host = This table does not answer to the name “{ $host }”. Open it by the number of its machine or as localhost. Whoever runs it lets the name in with: overseer serve --host-name { $host }
server-host-odd = This request wants to reach something that is no name of a machine. Check the address.
server-connections = Too many connections from your address are busy. Wait a moment.
server-crowded = Too many people are connected. Try again in a moment.
server-large = That is too large. At most { $most } bytes can be sent at once.
server-kind = The body of a request has to be JSON (Content-Type: application/json).
server-shape = The request does not have the expected form: { $what }
server-json = The request is not JSON.
server-changed = Somebody else changed this at the same moment. Look again and repeat it.
server-database = It could not be saved, so it has not happened. Try again in a moment.
server-broken = Something is wrong on our side. Try again; if it stays so, tell whoever runs this table the number { $reference }.
server-broken-short = A fault on our side: { $reference }
server-nothing-here = There is nothing at this address.

server-line = A line has to have something in it that can be read.
server-line-long = That is too long: at most { $most } characters fit.
server-no-chat = There is no chat at this table.
server-no-hints = This table gives no hints.
server-no-lesson = There is no lesson for { $game }.
server-lesson-fixed = A lesson has its own seats, options and dice. Leave them out.
server-not-asked = You are not asked for anything now.
server-no-wish = Nobody asks you to agree to anything now.
server-not-over = The match is not over yet.
server-shared-secrets = Several people play this campaign: it holds secrets of theirs, so its file is handed out when it is over.
server-no-land = There is no land to place anything on here.
server-no-battle = This campaign waits for no battle now.
server-no-step = There is no step { $number } yet; the last one is { $last }.
server-later = Spectators get the record of this match when it is over.
server-later-ask = Who watches with a delay cannot ask about what goes on. It is all open when the match is over.
server-not-pledged = You have put nothing into the dice of this table.
server-not-revealing = The dice are not being mixed now.
server-other-share = This is not the part of the dice that you had fixed.

# Why a bot would do what it advises.
hint-only = There is nothing else to do.
hint-wins = It wins, whatever the others may hold.
hint-judged = The bot’s rules of thumb put it clearly first.
hint-tried = { $tried ->
    [one] In { $tried } imagined continuation
   *[other] In { $tried } imagined continuations
} with the same luck it did better than “{ $other }” { $better ->
    [0] in none, but on average.
    [one] once.
   *[other] { $better } times.
}
