# Decks: the shelf, the builder, trying and sharing them.
decks = Decks
decks-title = Decks of Tragic
decks-new = New deck
decks-go-on = Go on with the unsaved deck
decks-cards = All cards
decks-own = Your decks
decks-own-none = You keep no deck yet. Begin with an empty one, take a ready one, or bring one from elsewhere.
decks-ready = Ready decks
decks-version = Version { $n }
decks-lost = Its cards are no longer here. You can only remove it.
decks-legal = legal
decks-size = { $n ->
    [one] { $n } card, unfinished
   *[other] { $n } cards, unfinished
 }
decks-remove = Remove { $name }
decks-remove-sure = { $n ->
    [one] It is gone for ever. Tables that play it go on.
   *[other] It is gone for ever, with all its versions. Tables that play it go on.
 }
decks-remove-it = Remove it
decks-keep-it = Keep it
decks-import = A deck from elsewhere
decks-import-text = Paste a code, a link, a deck file, or a list with a card a line.
decks-import-read = Open this deck
decks-import-file = Choose a file
sets-title = Card sets of your own
sets-text = Upload a card file; the game checks it line by line. Then build and play with its cards.
sets-build-decks = Build a deck of it
sets-build-forces = Build a force of it
sets-bring = Upload a card set
format-singleton = Singleton
format-duo = Duo
format-trio = Trio
format-quad = Quad
decks-builder = Deck builder
decks-all = All decks
decks-name = Name of the deck
decks-format = Format
decks-unsaved = not saved yet
decks-changed = changed since version { $n }
decks-saved = saved, version { $n }
decks-undo = Undo
decks-versions = Earlier versions
decks-versions-text = Open an earlier one and save it: it becomes the newest, and nothing is lost.
decks-version-now = as it is now
decks-version-back = Open version { $n }
decks-share = Share
decks-save = Save
decks-save-new = Save as a new deck
decks-play = Play with it
decks-shared = Somebody shares this deck with you. Look at it, change it, save it as your own, or play with it.
decks-parts = What is shown
decks-part-cards = Cards
decks-part-deck = Deck
decks-part-hand = Hand
decks-filters = Filters
decks-letter = Letter
decks-level = Level
decks-level-n = Level { $n }
decks-kind = Kind
decks-keyword = Keyword
decks-any = any
decks-only = Only
decks-early = payable in turn 1
decks-absent = not in my deck
decks-clear = Show all cards
decks-order = Order
decks-by-cost = by cost
decks-by-name = by name
decks-by-letter = by letter
decks-none = No card fits all of this. Take a filter away.
decks-look = { $name }, level { $level }: look at it
decks-add = add
decks-in = in deck
decks-add-card = Add { $name }
decks-take-card = Take { $name } out
decks-count = { $n } of { $wanted } cards
decks-traits = Traits
decks-skills = Skills
decks-abilities = Ability cards
decks-curve = Cost curve, points
decks-curve-bar = { $n ->
    [one] { $n } card for { $at }
   *[other] { $n } cards for { $at }
 }
decks-letters = Letters, ability + other cards
decks-letter-bar =
    { $letter }: { $abilities ->
        [one] { $abilities } ability card
       *[other] { $abilities } ability cards
    }, { $others ->
        [one] { $others } other
       *[other] { $others } others
    }
decks-list = The cards of the deck
decks-empty = Nothing in it yet. Add cards, and plan your traits and skills: they are cards here, too.
decks-findings = What the rules and good sense say
decks-wrong = { $n } wrong
decks-unwise = { $n } unwise
decks-good = Legal, and wise
decks-sign-wrong = Wrong:
decks-sign-unwise = Unwise:
decks-take-one = Take one out
decks-show = Show
decks-fewer = Show fewer
decks-more = Show { $n } more
decks-odds = Ability cards drawn
decks-odds-text = Chance of so many or more by a turn, in per cent
decks-odds-second = The table is for whoever begins, who does not draw in the first turn. If you go second, read one column further on.
decks-turn = Turn
decks-turn-n = Turn { $n }
decks-least = { $n } or more
decks-percent = { $n } %
decks-hand = Test hand
decks-deal = Draw a hand
decks-another = Another
decks-draw = Next draw
decks-card-odds = Chance to have drawn it at least once:
decks-share-unfinished = This deck is not legal yet. It can be shared all the same.
decks-share-set = It is built of cards of your own, so it has no code: whoever gets the file needs the card set, too.
decks-share-link = Link
decks-share-code = Deck code
decks-share-file = Deck file
decks-share-download = Download the file
decks-choice = Your deck
decks-choice-any = whichever comes
decks-play-bot = Against a bot
decks-play-against = Its deck
decks-play-alone = Begin
decks-play-friend = Against a friend
decks-trial = Try a deck
decks-matrix = Deck against deck
decks-criticals = Critical chances
trial-text = Bots play your deck against every ready one, each deal from both sides. You can leave meanwhile: it goes on, and waits for you here.
trial-off = Decks are not tried out at this table.
trial-deck = Deck to try
trial-games = Games
trial-begin = Begin the trial
trial-stop = Stop it
trial-progress = How far the trial has come
trial-running = { $done } of { $games } games played
trial-done = All { $games } games are played
trial-stopped = Stopped after { $done } of { $games } games
trial-failed = It broke off after { $done } of { $games } games. Try it again.
trial-against = Against
trial-n = Duels
trial-share = Won
trial-interval = Where it lies, most likely
trial-between = between { $low } and { $high } per cent
trial-all = All together
trial-note = The bars are 95 % intervals: few games say little. Both sides are played by normal bots, who do not know every trick of your deck.
goldfish-title = First turns
goldfish-text = A bot plays the deck against a dummy that only passes.
goldfish-busy = Being played…
goldfish-run = Play them
goldfish-left = { $n } HP left
matrix-text = { $duels } duels of normal bots: how often the deck of a row beats the deck of a column, in per cent.
matrix-picture = Each ready deck against each; the list below has the same in words
matrix-sum = { $share } % ({ $low } to { $high } %)
matrix-words = The same as a list
matrix-note = Measured under the rules { $rules }; the intervals hold with 95 %.
criticals-axis = critical chances
criticals-chances = Chances
criticals-dice = Dice
criticals-share = Critical hit
criticals-exact = Exactly
decks-build = Build a deck
