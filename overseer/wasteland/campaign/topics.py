"""The questions of a campaign, in the order of a battle cycle."""

from __future__ import annotations

from typing import Final

T_BATTLE: Final = 0  # which battle is next (free campaigns)
T_TRIAL: Final = 1  # chance: the leader's test before force building (WC-X8, WC-X9)
T_QUEST: Final = 2  # which quest, in secret (WC-Q1)
T_FORCE: Final = 3  # which force (WC-S9)
T_RESULT: Final = 4  # how the battle ended
T_KEEP: Final = 5  # what the sheds keep (WC-S2)
T_LEADER: Final = 6  # whether a removed leader is replaced
T_BUILD: Final = 7  # the settlement phase, step 1 (WC-S3, WC-S4)
T_DRAW: Final = 8  # step 2 (WC-S5)
T_PICK: Final = 9  # what is kept of a draw (WC-S14)
T_EXPLORE: Final = 10  # an exploration card is met (WC-S8)
T_CHOOSE: Final = 11  # step 3 (WC-S6)
T_CARD: Final = 12  # chance: a card is drawn
T_MEET: Final = 13  # chance: an exploration card is drawn
T_ROLL: Final = 14  # chance: the leader's test of an exploration
T_LOSE: Final = 15  # chance: a card of the reserve is lost
T_OVER: Final = 16
T_FOUND: Final = 17  # after a battle: whether who has no settlement founds one (WC-S1)
TOPICS: Final = (
    *("battle", "trial", "quest", "force", "result", "keep", "leader", "build", "draw", "pick"),
    *("explore", "choose", "card", "meet", "roll", "lose", "over", "found"),
)
# What everybody does at the same time, each with what is their own: quests and forces before a
# battle, which nobody sees before all have chosen (WC-Q1), and settlement phases after it (WC-S3).
PREPARING: Final = (T_QUEST, T_FORCE)
SETTLING: Final = (
    *(T_KEEP, T_FOUND, T_LEADER, T_BUILD, T_DRAW, T_PICK, T_EXPLORE, T_CHOOSE),
    *(T_CARD, T_MEET, T_ROLL, T_LOSE),
)
OF_CHANCE: Final = (T_TRIAL, T_CARD, T_MEET, T_ROLL, T_LOSE)
