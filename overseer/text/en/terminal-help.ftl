# What --help says. The ids follow the names of commands and options (terminal/help.py).

help-usage = Usage: { $usage } [OPTIONS]
help-usage-command = COMMAND
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-options-of = Options of { $game }
help-examples = Examples

help-overseer = The digital table for post-nuclear tabletop games
    .long = Overseer is a table for post-nuclear tabletop games: play them here against bots or friends, read their rules, change their cards and let bots play thousands of games. Each command has its own --help.
    .examples =
        overseer play shelter  Play Shelter against a bot
        overseer rules shelter  Read the rulebook
        overseer play --resume  Go on with the last game
        overseer --lang de play shelter  The same in German
help-help = Show this help.
help-lang = The language of everything that is said; without it the one in your settings, else that of your system.
    .value = en|fr|de|es
help-version = Say which version this is.
help-install-completion = Let your shell complete commands, games, bots, cards and rules with the Tab key.
help-show-completion = Print what --install-completion would install.
help-game = The game, for example shelter.
    .value = GAME
help-json = Print JSON, for other programs.
help-seed = A number; the same number and options give the same dice.
    .value = N
help-card-file = A card file of your own instead of the standard set.
    .value = FILE
help-budget = How many times a searching bot imagines the game going on before each decision; the same number gives the same moves.
    .value = N

help-play = Play against bots, or with several people at one keyboard
    .long = Play a game. On a terminal it fills the screen; with --plain, or without a terminal, it goes line by line. The game is saved after every move, so you can stop at any time and go on later.
    .examples =
        overseer play shelter  You against a bot
        overseer play shelter --seats human,bot:hard,bot:easy  You against two bots
        overseer play shelter --seats human,human --names Ada,Grace  Two people, one keyboard
        overseer play shelter --resume  Go on with the last unfinished game
        overseer play shelter --plain --lang fr  Line by line, in French
help-play-game = The game; a resumed game knows its own.
    .value = GAME
help-play-seats = Who plays, in the order of the seats: human, bot:random, bot:easy, bot:normal, bot:hard or a file such as file:mybot.py, with commas between them. Without it: human,bot:normal; in Wasteland human, against the AI.
    .value = SEATS
help-play-names = Names in the order of the seats, with commas between them.
    .value = NAMES
help-play-plain = Line by line instead of full-screen: for screen readers, pipes and scripts.
help-play-resume = Go on with a saved game: the one in FILE, or the last unfinished one; with several of them you choose.
    .value = [FILE]
help-play-save = Where the game is saved. Without it: a new file in your data folder.
    .value = FILE
help-play-first = Which seat begins, counted from 1; without it the dice decide.
    .value = N
help-play-floors = Each seat’s floor, counted from 1 below the top floor, with commas between them.
    .value = 2,1
help-play-colours = The id of each seat’s elevator, with commas between them; without it they follow the seats.
    .value = red,blue
help-play-think = How many seconds a searching bot may think about each move, instead of --budget.
    .value = SECONDS

help-sim = Let bots play many games, and see who wins by what
    .long = Let bots play many games against each other: shares of the victories with their 95% intervals, rounds, points by source, and how often each card is taken and wins. The result depends on the seed, the options and the version alone, not on the number of processes.
    .examples =
        overseer sim shelter --games 1000 --seats normal,normal  Two equal bots
        overseer sim shelter --games 400 --seats hard,normal --mirror  Which bot is stronger?
        overseer sim shelter --cards my-cards.toml --json  What does my card set do?
        overseer sim tragic --matrix --games 9100  Which deck beats which?
help-sim-games = How many games; mirrored, rounded up to whole deals. Without it: 1000, of Wasteland 100 battles or 20 campaigns.
    .value = N
help-sim-seats = The bots in the order of the seats: random, easy, normal, hard or a file such as file:mybot.py, with commas between them. Without it: normal,normal.
    .value = BOTS
help-sim-report = Write a page with pictures into a file that ends in .html and opens without a network. It needs the extra libraries altair and vl-convert.
    .value = FILE
help-sim-jobs = How many processes work at the same time; without it one a core.
    .value = J
help-sim-mirror = Play every deal once for each rotation of the bots over the seats, and count by bot.
help-sim-first = Shelter: which seat begins, counted from 1; without it the dice decide.
    .value = N
help-sim-decks = Tragic: the decks in the order of the seats, with commas between them: ready decks, codes or files. One deck is everybody’s; “all” lets every ready deck meet itself in turn.
    .value = DECKS
help-sim-matrix = Tragic: let every deck of --decks (without it, every ready one) meet every other one, mirrored, and print who wins how often.

help-ladder = Let all bots play against each other, and rate them
    .long = Let every bot meet every other one, each deal from both sides, and rate them: a ladder with 95% intervals. What was played is kept, so it can be stopped at any time; the same command goes on, with more games or more bots too. A bot that fails, takes too long or answers nonsense loses its turn and the ladder says why.
    .examples =
        overseer ladder shelter --bots random,easy,normal --games 40  Three bots, 40 games a pair
        overseer ladder shelter --bots easy,normal,file:mybot.py  How good is mine?
        overseer ladder tragic --picture ladder.svg  All bots, with a picture
help-ladder-bots = Who plays: names of bots and files such as file:mybot.py, with commas between them. Without it: every bot there is.
    .value = BOTS
help-ladder-games = How many games each pair plays, rounded up to whole deals of two. Without it: 100, of Wasteland 16.
    .value = N
help-ladder-file = Where the ladder is kept. Without it: a file in your data folder for each game, seed and budget.
    .value = FILE
help-ladder-jobs = How many processes work at the same time; without it one a core.
    .value = J
help-ladder-picture = Draw the ladder into a file: .svg or .png. It needs the extra libraries altair and vl-convert.
    .value = FILE
help-bots = Bots of files that may sit here, with commas between them: file:mybot.py is called mybot from then on.
    .value = FILES
help-bot-time = How many seconds a bot of somebody else may think about each answer before it loses its turn. Without it: 10.
    .value = SECONDS

help-replay = Watch a recorded game, or check that it was honest
    .long = Watch a recorded game on the table, move by move; with --plain, or without a terminal, read it. With --verify, play it again and check every move, every seal and, if the game is over, every die.
    .examples =
        overseer replay game.overseer  Watch the game
        overseer replay game.overseer --plain  Read it line by line
        overseer replay game.overseer --to 40  Only the first 40 moves
        overseer replay game.overseer --verify  Were the dice honest?
help-replay-file = The record of a game.
    .value = FILE
help-replay-verify = Check instead of telling the story.
help-replay-to = Stop after so many moves, chance included.
    .value = N
help-replay-plain = Read it line by line instead of watching it.

help-rules = Read the rulebook, one rule, or the rules about something
    .long = Print the whole rulebook of a game, one rule by its id, or all rules in which some words occur. Every refused move names the rule that forbids it.
    .examples =
        overseer rules shelter  The rulebook
        overseer rules shelter SH-P3  One rule; P3 is enough
        overseer rules shelter wounded dweller  The rules with these words
help-rules-words = The id of a rule, for example SH-P3, or words to look for.
    .value = WORDS

help-cards = Look at the cards, or check a card file of your own
    .long = Look at the cards of a game, or check a card file of your own before you play with it.
    .examples =
        overseer cards shelter list  Every card and what it does
        overseer cards shelter list items  Only the items
        overseer cards shelter show shotgun  One card
        overseer cards shelter check my-cards.toml  Is my file in order?
        overseer cards tragic list --letter C --kind ally --level 2  Some of Tragic’s cards
        overseer cards tragic show bat-blow  All levels of a card
help-cards-action = What to do: list, show or check. Without it: list.
    .value = ACTION
help-cards-what = list: a kind of card; show: the id or name of a card; check: a file.
    .value = WHAT
help-cards-letter = Only cards of a letter of S.P.E.C.I.A.L. (Tragic).
    .value = LETTER
help-cards-kind = Only cards of a kind: attack, ally, reaction … (Tragic).
    .value = KIND
help-cards-level = Only cards of a level, 1 to 3 (Tragic).
    .value = LEVEL
help-cards-text = Only cards that say these words (Tragic).
    .value = WORDS

help-schema = Write down what clients get
    .long = JSON Schemas of everything that a client is given of every game: scenes, questions, answers, steps, help. They come from the types, so they are always those of this version.
    .examples =
        overseer schema  All schemas on the screen
        overseer schema --out schema.json  Into a file
help-schema-out = The file to write. Without it: to the screen.
    .value = FILE

help-new = Begin a game of your own
    .long = Folders with a small whole beginning, to change step by step.
    .examples =
        overseer new game robots  A folder with a game that can be played at once
        overseer new game --help  What lies in it
help-new-game = Make a folder with a small game
    .long = A folder with a game of about a hundred lines and its words in four languages, under the name you give it. Play it as it is, then change it: “Write your own game” in the documentation walks through it. Nothing is ever overwritten.
    .examples =
        overseer new game robots  A game called robots
        overseer new game robots --lang en  The same, said in English
help-new-game-name = The name: small letters, digits and _, at most 30.
    .value = NAME

help-bench = Measure how fast the engine plays
    .long = Measure random play, copies, move lists and digests of positions, in turn with other engines where they are installed; the best of several rounds counts.
    .examples =
        overseer bench  Everything
        overseer bench tragic  Only Tragic, and what is measured beside it
        overseer bench --no-peers --rounds 3  Only Overseer, quickly
        overseer bench --json  For other programs
help-bench-game = The game to measure. Without it: all of them.
    .value = GAME
help-bench-rounds = How many rounds. Without it: 5.
    .value = N
help-bench-seconds = How long each slice takes. Without it: 0.5.
    .value = SECONDS
help-bench-peers = With or without the other engines.
