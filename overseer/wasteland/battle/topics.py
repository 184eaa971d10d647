"""What is decided in a battle, by number and by word."""

from __future__ import annotations

from typing import Final

# NATURE's topics come first; the AI's answers to the others are NATURE's moves too (WC-A2).
T_LAYOUT: Final = 0  # which terrain
T_ROLL: Final = 1  # a skill test: white and effect dice
T_DICE: Final = 2  # effect dice alone
T_ARMOUR: Final = 3  # the red die
T_FLIP: Final = 4  # the luck token
T_SCATTER: Final = 5
T_FIND: Final = 6  # an item of the wasteland deck
T_DANGER: Final = 7
T_MARKER: Final = 8  # what is under a marker
T_TOKEN: Final = 9  # the AI's next number
T_PICK: Final = 10  # one model of several
T_CHANCE: Final = 11  # one of n, as the scenario says
T_EVENT: Final = 12  # what the top card of the event deck is, or which event comes up
T_BOON: Final = 13  # a boost that a seat draws
FIRST_CHOICE: Final = 14
T_PLACE: Final = 14  # deploy a model
T_PUT: Final = 15  # place a marker
T_CHOOSE: Final = 16  # one of several, as the scenario says
T_READY: Final = 17
T_TURN: Final = 18  # activate, or hold
T_ACTION: Final = 19
T_REACT: Final = 20  # declare a reaction
T_REACTION: Final = 21  # carry it out
T_CHARGE_DIE: Final = 22
T_CRY: Final = 23
T_FOLLOW: Final = 24
T_SLIDE: Final = 25
T_EFFECT: Final = 26
T_RATINGS: Final = 27  # one's own armour or the power armour's
T_BOOST: Final = 28  # spend an armour boost
T_LUCK: Final = 29
T_WALK: Final = 30  # the next target of walked fire
T_INJURY: Final = 31
T_DROP: Final = 32  # which find to put back
T_MARCH: Final = 33  # a neutral model's move that a side chooses
T_OVER: Final = 34
T_SWAP: Final = 35  # a die that becomes yellow, or none
T_PLAY: Final = 36  # use a boost, or none (WC-B1)
T_PEEK: Final = 37  # put the top event under the deck
T_AIM: Final = 38  # one model of several, as a card says
T_PERK: Final = 39  # pay an action point for a perk
TOPICS: Final = (
    *("layout", "roll", "dice", "armour", "flip", "scatter", "find", "danger", "marker"),
    *("token", "pick", "chance", "event", "boon", "place", "put", "choose", "ready", "turn"),
    "action",
    *("react", "reaction", "charge-die", "cry", "follow", "slide", "effect", "ratings"),
    *("boost", "luck", "walk", "injury", "drop", "march", "over"),
    *("swap", "play", "peek", "aim", "perk"),
)
