# The companion beside a real table: its pages.
companion-home = Beside your real table
companion-home-text = You own the miniatures: the phone keeps health, decks and rounds, and plays the AI.
companion-title = Companion
companion-what = Battles of Wasteland with miniatures on a real table, kept on everybody’s phone. Every tap can be taken back.
companion-new = New battle
companion-none-yet = You track no battle yet.
companion-free = Free battle
companion-entries =
    { $n ->
        [one] { $n } entry
       *[other] { $n } entries
    }
companion-remove = Remove “{ $name }”
companion-removed = “{ $name }” is removed.
companion-take-back = Take it back
companion-loading = One moment …
companion-gone = This battle is not there
companion-back = All battles

## Setting up
companion-scenario = Scenario
companion-group =
    { $what ->
        [first] First games
        [ai] Against the AI
       *[people] Between two sides
    }
companion-side-n = Side { $n }
companion-side-none = Belongs to nobody
companion-plays = Who plays: { $side }
companion-played-by =
    { $way ->
        [people] people
        [ai] the AI
       *[nobody] nobody
    }
companion-people = People on this side
companion-printed = The scenario brings the models of this side.
companion-force = Force
companion-force-of = Force of seat { $n }
companion-force-later = unit by unit, later
companion-force-code = by a code
companion-different = Different from the book
companion-rounds = Rounds
companion-limit = Limit in caps: { $side }
companion-name = Name of the battle
companion-with-events = With the event deck
companion-house = House rules
companion-begin = To the table

## The battle
companion-round = Round
companion-round-of = Round { $n } of { $most }
companion-devices =
    { $n ->
        [one] { $n } device at the table
       *[other] { $n } devices at the table
    }
companion-offline =
    { $n ->
        [0] No connection
        [one] No connection: { $n } entry waits
       *[other] No connection: { $n } entries wait
    }
companion-ai = The AI
companion-no-event = No event in play
companion-event-top = On top of the deck: { $name }
companion-left = { $n } left
companion-row = { $name }, health { $left } of { $health }, { companion-row-status }
companion-row-status =
    { $status ->
        [ready] ready
        [used] used
        [waiting] waiting
       *[unready] unready
    }
companion-hurt = { $name }: one damage
companion-heal = { $name }: one health back
companion-out =
    { $n ->
        [one] { $n } is out
       *[other] { $n } are out
    }
companion-out-one =
    { $place ->
        [escaped] { $name } has escaped
       *[removed] { $name } is out
    }
companion-mark =
    { $what ->
        [stuns] stuns
        [rads] radiation
        [points] action points
        [reactions] reaction
        [boosts] armour boost
        [luck] luck
        [criticals] critical points
        [carrying] carries a marker
        [power] power armour
       *[degraded] power armour degraded
    }
companion-actions =
    { $n ->
        [one] { $n } action left
       *[other] { $n } actions left
    }
companion-spend = Use an action
companion-unspend = Get the action back
companion-hold = Hold and pass
companion-by-hand = Drawn by hand
companion-other-side = The other side begins
companion-undo = Take the last entry back
companion-redo = Bring it back
companion-join = Take part
companion-looking = You look on. The owner of the table can give you a seat.
companion-tools = Tools
companion-tool =
    { $what ->
        [attack] Attack
        [test] Test
        [cards] Cards
        [markers] Markers
        [notes] Notes
       *[history] History
    }
companion-read = Read
companion-changed = Worked out anew:
companion-lost =
    { $n ->
        [one] { $n } entry no longer fits
       *[other] { $n } entries no longer fit
    }

## The main button
companion-do-begin = Set up
companion-do-ai = The AI plays
companion-do-field = Put up models
companion-do-round = Round { $n }
companion-do-event = Draw the event
companion-do-token = Draw a token
companion-do-ready = Make ready …
companion-do-ready-one = Ready: { $name }
companion-do-activate = Activate …
companion-do-activate-one = Activate { $name }
companion-do-end = End activation
companion-do-turn = { $side }
companion-do-finish = End the battle
companion-do-over = How it ended

## Sheets
companion-sheet =
    { $what ->
        [attack] Attack
        [test] Test
        [cards] Cards
        [markers] Markers
        [notes] Notes and rules
        [history] History
        [table] At the table
        [field] Put up models
        [end] The end of the battle
       *[ai] The AI
    }
companion-pick =
    { $what ->
        [ready] Who is made ready?
        [activate] Who acts?
        [token] Whose token was drawn?
       *[round] Who has the advantage?
    }
companion-flip-app = The app flips
companion-draw-token = The app draws one
companion-throw = Dice
companion-throw-activate = The start of the activation
companion-throw-danger = A danger
companion-throw-use = A card is used
companion-throw-app = The app throws
companion-throw-hand = Enter my dice
companion-throw-back = Take the throw back
companion-thrown = That is what they show
companion-enter = Enter it
companion-value = Value { $n }
companion-health = Health
companion-rads = Radiation
companion-conditions = Conditions
companion-degraded = Degraded: { $name }
companion-weapons = Weapons
companion-critical = Critical points
companion-weapon-tokens = Tokens on it
companion-empty = empty
companion-load = Load it
companion-unload = It is empty
companion-items = Cards
companion-found = found
companion-use = Use
companion-give = Hand on: { $name }
companion-give-to = Give to …
companion-leave = Leave it behind
companion-status = State and place
companion-rename = Name it
companion-activate = Activate
companion-ready = Make ready
companion-model-line =
    { $status ->
        [ready] ready
        [used] used
        [waiting] waiting
        [removed] removed
        [escaped] escaped
       *[unready] unready
    }
companion-word =
    { $what ->
        [points] action points
        [luck] luck
        [reactions] reactions
        [boosts] armour boosts
        [energy-boosts] energy boosts
        [power-damage] power armour damage
        [bonus] health from friends
        [unready] unready
        [ready] ready
        [used] used
        [table] on the table
        [waiting] waiting
        [removed] removed
       *[escaped] escaped
    }
companion-less = Less: { $what }
companion-more = More: { $what }
companion-ruler =
    { $letter ->
        [O] orange ruler
        [Y] yellow ruler
        [R] red ruler
        [G] green ruler
        [B] blue ruler
       *[K] black ruler
    }

## Attacks and tests
companion-nobody = There is nobody to attack.
companion-attacker = Who attacks
companion-target = Whom
companion-weapon = With what
companion-range = How far
companion-band =
    { $band ->
        [short] short
        [long] long
       *[close] contact
    }
companion-cover = Cover
companion-quick = quick action
companion-reaction = reaction
companion-as-critical = as a critical
companion-charged = after a charge
companion-around = Who else stands there
companion-near = Friends whose presence reaches
companion-fight = Friends in contact with the target
companion-under = Under the disc
companion-hits = hits
companion-removes = { $n } % out
companion-bars = Damage in per cent: { $bars }
companion-damage-mean = { $n } damage on average
companion-armour = Armour { $n }
companion-who = Who is tested
companion-tested = What is tested
companion-modifier = Modifier
companion-dice = More dice

## Cards and markers
companion-deck =
    { $what ->
        [items] Items
        [dangers] Dangers
        [events] Events
       *[hand] Held
    }
companion-deck-left =
    { $n ->
        [one] { $n } card is left in the deck.
       *[other] { $n } cards are left in the deck.
    }
companion-on-top = on top
companion-settle = It is over
companion-draw-event = The app draws
companion-draw-flip = Flip the top card
companion-card-event = Which event came
companion-card-flip = Which card lies on top
companion-drawn = Drawn
companion-flipped = Flipped
companion-consequences = My consequences
companion-in-deck = in the deck
companion-comes = It comes up
companion-card-consequence = Which consequence
companion-add = Add
companion-who-draws = Who draws
companion-draw-app = The app draws
companion-card-item = Which card was found
companion-card-danger = Which danger came
companion-play = Play
companion-quest = Quest
companion-quest-done = Fulfilled
companion-card-boost = Which boost
companion-card-quest = Which quest
companion-held =
    { $n ->
        [one] { $quest ->
            [yes] { $n } boost and a quest, face down
           *[no] { $n } boost, face down
        }
       *[other] { $quest ->
            [yes] { $n } boosts and a quest, face down
           *[no] { $n } boosts, face down
        }
    }
companion-seat = Seat { $n }
companion-marker-kind = Kind of marker
companion-marker-lay = Lay marker { $n }
companion-no-markers = No marker lies on the table.
companion-marker-content = Under marker { $n }
companion-marker-unknown = face down
companion-marker-secret = What I look at is for my side alone
companion-marker-carrier = Who carries marker { $n }
companion-marker-lies = lies there
companion-marker-take = Take it away
companion-markers-gone = Taken away, back by a tap:

## Notes, history, people, the end
companion-counters = Counters
companion-counter-new = A new counter
companion-notes = Notes
companion-note-new = A note
companion-line-changed = corrected
companion-line-off = taken back
companion-correct = Correct it
companion-insert = Forgotten before this
companion-older = Older entries
companion-forgotten = What was forgotten
companion-entry =
    { $what ->
        [hurt] damage or healing
        [condition] a condition
        [tally] tokens
        [put] where a model is
        [status] ready or used
        [strike] an attack
        [try] a test
        [find] a find
        [use] a card was used
        [danger] a danger
        [event] an event
        [note] a note
        [ready] a model was readied
        [activate] an activation began
       *[end] an activation ended
    }
companion-field =
    { $what ->
        [token] Model
        [target] Target
        [wounds] Damage
        [rads] Radiation
        [condition] Condition
        [on] on
        [what] Tokens
        [by] By how much
        [place] Place
        [status] State
        [advantage] Advantage
        [side] Side
        [weapon] Weapon
        [cover] Cover
        [long] long range
        [close] in contact
        [quick] quick action
        [of] Test of
        [more] Modifier
        [card] Card
        [word] Counter
        [text] Text
        [leader] Leader
        [heroic] heroic
       *[name] Name
    }
companion-would-change = This would change:
companion-you = you
companion-role =
    { $role ->
        [owner] holds the table
        [player] plays
       *[viewer] looks on
    }
companion-role-of = What { $name } may do
companion-seat-of = Seat { $n }: { $side }
companion-invite = Invite by link or picture
companion-screen = Screen for all
companion-print = Print
companion-side = Side
companion-whose = Whose
companion-nobodys = nobody’s
companion-faction = Faction
companion-all = all
companion-unit = Unit
companion-leader = Leader
companion-none = none
companion-models = Models
companion-heroic = heroic
companion-waits = comes later
companion-field-add = Put up { $n } × { $name }
companion-field-added =
    { $n ->
        [one] { $n } model has come.
       *[other] { $n } models have come.
    }
companion-end-how = How it ended
companion-end-who = Who has won
companion-end-level = How clearly
companion-end-go = The battle is over
companion-end-owner = Whoever holds the table ends the battle.
companion-end-count = On the table: { $first } { $one }, { $second } { $two }
