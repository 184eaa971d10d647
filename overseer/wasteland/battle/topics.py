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
FIRST_CHOICE: Final = 12
T_PLACE: Final = 12  # deploy a model
T_PUT: Final = 13  # place a marker
T_CHOOSE: Final = 14  # one of several, as the scenario says
T_READY: Final = 15
T_TURN: Final = 16  # activate, or hold
T_ACTION: Final = 17
T_REACT: Final = 18  # declare a reaction
T_REACTION: Final = 19  # carry it out
T_CHARGE_DIE: Final = 20
T_CRY: Final = 21
T_FOLLOW: Final = 22
T_SLIDE: Final = 23
T_EFFECT: Final = 24
T_RATINGS: Final = 25  # one's own armour or the power armour's
T_BOOST: Final = 26  # spend an armour boost
T_LUCK: Final = 27
T_WALK: Final = 28  # the next target of walked fire
T_INJURY: Final = 29
T_DROP: Final = 30  # which find to put back
T_MARCH: Final = 31  # a neutral model's move that a side chooses
T_OVER: Final = 32
TOPICS: Final = (
    *("layout", "roll", "dice", "armour", "flip", "scatter", "find", "danger", "marker"),
    *("token", "pick", "chance", "place", "put", "choose", "ready", "turn", "action"),
    *("react", "reaction", "charge-die", "cry", "follow", "slide", "effect", "ratings"),
    *("boost", "luck", "walk", "injury", "drop", "march", "over"),
)
