# What one can read without a match: chapters, shelves of the gallery, parts of the player aid.

library-common = Rules of every table
library-shelter-rooms = Rooms
library-shelter-lifts = Elevators
library-shelter-items = Items
library-shelter-threats = Threats

library-aid-symbols = Symbols
library-aid-letters = The seven letters
library-aid-rulers = Rulers
library-aid-dice = Dice
library-aid-icons = Icons of the dice
library-aid-conditions = Conditions
library-aid-rules = Looked up most
library-aid-ruler = { $inches } inches, { $mm } mm
library-aid-tragic-letter = Letters
library-aid-tragic-keyword = Words in capitals
library-aid-tragic-kind = Kinds of cards
library-aid-tragic-damage = Kinds of damage
library-aid-tragic-place = Places on the body
library-aid-tragic-answers = What a reaction answers
library-aid-tragic-window = Moments to answer
library-aid-tragic-phase = Phases of a turn
library-aid-tragic-timing = When it can be used

server-no-game = There is no game “{ $game }” here. The games: { $known }.
server-unfinished = The game is still being played. It can be verified when it is over, because only then is the seed of the dice revealed.
server-verify-long = The verification took too long and was given up. Download the record and check it on your own machine: overseer replay FILE --verify
server-save-over = This game is over: there is nothing to go on with. Its record can be looked at and verified.
server-save-seen = This file has only what one seat has seen of a running game, so it cannot go on from there. Bring the save of the terminal (its name ends in .overseer).
server-save-seat = Seat { $seat } of the saved game is not a person’s. Choose another one.
server-save-long = The check of the saved game took too long and was given up. Play it on in the terminal: overseer play --resume
server-save-many = This game has more than { $most } moves: so long a game cannot go on here. Play it on in the terminal: overseer play --resume
