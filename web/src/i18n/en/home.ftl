# The start page.
play-title = Play now, against bots
play-now = Play now
poster-shelter = Worker placement in a vault
poster-tragic = A card duel with decks of your own
poster-wasteland = Battles, settlements, campaigns
caption-shelter = For 2 to 4. Send your dwellers to work, build, and keep the threats out.
caption-tragic = For 2. A ready deck or your own, against a normal bot.
caption-wasteland = Alone or together against the AI, with a ready force.
caption-other =
    { $more ->
        [0]
            { $least ->
                [one] For { $least } player.
               *[other] For { $least } players.
            }
       *[other] For { $least } to { $most } players.
    }
n-bots =
    { $n ->
        [0] no bot
        [one] 1 bot
       *[other] { $n } bots
    }
fewer-bots = One bot less
more-bots = One bot more
bot-level = How well the bots play
bot-random = random
bot-easy = easy
bot-normal = normal
bot-hard = hard
start-with =
    { $n ->
        [one] Start against 1 bot
       *[other] Start against { $n } bots
    }
start-alone = Start alone
continue = Continue
continue-all = All { $n } games
your-turn = Your turn
waits-others = waiting for others
waits-seats = seats are free
new-here = New here?
new-here-text = A first game of { $game } shows you everything as you play it, in about ten minutes.
new-here-go = Show me how it is played
friends = A table for friends
friends-text = You get a link and a QR code for the phone’s camera. Nobody needs an account.
make-table = Make a table
join = Join with a code
join-code = The table’s code or link
join-go = Join
dice-promise = Dice are fixed before the first move, and anyone can check them afterwards.
learn = Learn by playing
learn-game = First game of { $game }
watch = Watch
watch-open = Open tables
watch-title = Tables open to everybody
watch-none = Nobody plays in public just now. Open a table and be the first.
watch-running = being played
library = Rules and cards
rulebooks = Rulebooks
cards = Cards
new-title = A table for friends
new-game = Game
new-seats = Seats
new-who = Who sits there
new-seat = Seat { $n }
new-person = a person
new-bot = a bot, { $level }
new-name = Name of the table
new-name-example = Sunday evening
new-door = Who may join
door-link = who has the link
door-open = everybody
door-password = who knows a password
new-pace = Time
pace-none = no limit
pace-quick = 10 minutes each, 10 seconds a move
pace-calm = 30 minutes each, 20 seconds a move
pace-day = a day for each answer
pace-days = three days for each answer
new-more = More settings
new-undo = Taking back
new-watch = Spectators
new-chat = People can talk
new-host = I start the game myself
new-open = Open the table
watch-played = Games that you have played
more-options = More options
new-options = What is played: { $game }
new-own = Your own
new-refused = Not possible here ({ $title }):
