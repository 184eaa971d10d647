"""The numbers of the reasons for which a move is refused, with their rules and words."""

from __future__ import annotations

from typing import Final

R_OVER: Final = 1
R_NOT_ASKED: Final = 2
R_NOTHING_THERE: Final = 3
R_NOT_YOURS: Final = 4
R_NOT_UNREADY: Final = 5
R_NOT_READY: Final = 6
R_MUST_ACTIVATE: Final = 7
R_NO_ACTIONS: Final = 8
R_NO_POINTS: Final = 9
R_NOT_QUICK: Final = 10
R_OFF_TABLE: Final = 11
R_WALL: Final = 12
R_BASE: Final = 13
R_ENDS_ON: Final = 14
R_TOO_FAR: Final = 15
R_NO_MOVE: Final = 16
R_BAD_PATH: Final = 17
R_NO_SIGHT: Final = 18
R_OUT_OF_RANGE: Final = 19
R_TOO_NEAR: Final = 20
R_ENGAGED: Final = 21
R_NOT_ENGAGED: Final = 22
R_NO_TARGET: Final = 23
R_FRIEND: Final = 24
R_NO_WEAPON: Final = 25
R_NO_SKILL: Final = 26
R_EMPTY: Final = 27
R_NOT_EMPTY: Final = 28
R_NOT_PRIMED: Final = 29
R_TOO_WEAK: Final = 30
R_NO_CRITICAL: Final = 31
R_NO_CONTACT: Final = 32
R_CHARGE_SIGHT: Final = 33
R_CHARGE_ENGAGED: Final = 34
R_MAY_NOT_PREPARE: Final = 35
R_HAS_REACTION: Final = 36
R_FROZEN: Final = 37
R_ONLY_MOVE: Final = 38
R_ONLY_ENGAGED: Final = 39
R_NO_REACTION: Final = 40
R_LOCKED_OUT: Final = 41
R_UNSEEN: Final = 42
R_NOT_TOUCHING: Final = 43
R_WRONG_SKILL: Final = 44
R_NO_ITEM: Final = 45
R_NOT_SHARED: Final = 46
R_STARTING_ITEM: Final = 47
R_NOT_FOR_IT: Final = 48
R_NO_USE: Final = 49
R_CANNOT_CLIMB: Final = 50
R_OUTSIDE_ZONE: Final = 51
R_TOO_CLOSE: Final = 52
R_NOT_OFFERED: Final = 53
R_WRONG_FACES: Final = 54
R_SPENT: Final = 55
R_OBJECT: Final = 56
R_MINE_FAR: Final = 57
R_THROW_FAR: Final = 58
R_SLIDE: Final = 59
R_DECLARED: Final = 60
R_NO_ORDER: Final = 61
R_UNAWARE: Final = 62
R_SEEN: Final = 63
R_NOT_AWARE: Final = 64
R_OPENED: Final = 65
R_AT_WORK: Final = 66
R_NO_ROOM: Final = 67
R_ON_MARKER: Final = 68
R_NO_BOOST: Final = 69
R_BOOST_MOMENT: Final = 70
R_EVENT: Final = 71
R_NOT_YET: Final = 72  # the scenario allows it from a later round on
R_NOT_FOR_SIDE: Final = 73  # only the other side may
R_BURDENED: Final = 74  # what it carries keeps it from charging
R_CANNOT_CARRY: Final = 75  # it carries as much as it can
R_USED_UP: Final = 76  # that has been done already

# In the order of the numbers above: rule, and the word of the sentence `refusal-wasteland-…`.
REASONS: Final = (
    ("", ""),
    ("WC-F5", "over"),
    ("WB-R2", "not-asked"),
    ("WC-F9", "nothing-there"),
    ("WB-R2", "not-yours"),
    ("WB-R2", "not-unready"),
    ("WB-R2", "not-ready"),
    ("WB-R2", "must-activate"),
    ("WB-R3", "no-actions"),
    ("WB-R4", "no-points"),
    ("WB-R4", "not-quick"),
    ("WB-G4", "off-table"),
    ("WB-G4", "wall"),
    ("WB-G4", "base"),
    ("WB-G4", "ends-on"),
    ("WB-G2", "too-far"),
    ("WB-G2", "no-move"),
    ("WB-G4", "bad-path"),
    ("WB-G5", "no-sight"),
    ("WB-F1", "out-of-range"),
    ("WB-F20", "too-near"),
    ("WB-F2", "engaged"),
    ("WB-F2", "not-engaged"),
    ("WB-F1", "no-target"),
    ("WB-F1", "friend"),
    ("WB-F1", "no-weapon"),
    ("WB-D2", "no-skill"),
    ("WB-F9", "empty"),
    ("WB-F9", "not-empty"),
    ("WB-F9", "not-primed"),
    ("WB-F20", "too-weak"),
    ("WB-H2", "no-critical"),
    ("WB-F4", "no-contact"),
    ("WB-F19", "charge-sight"),
    ("WB-F19", "charge-engaged"),
    ("WB-R5", "may-not-prepare"),
    ("WB-R5", "has-reaction"),
    ("WB-F10", "frozen"),
    ("WB-R5", "only-move"),
    ("WB-R5", "only-engaged"),
    ("WB-R5", "no-reaction"),
    ("WB-I1", "locked-out"),
    ("WB-I1", "unseen"),
    ("WB-I1", "not-touching"),
    ("WB-I1", "wrong-skill"),
    ("WB-I2", "no-item"),
    ("WB-I2", "not-shared"),
    ("WB-I2", "starting-item"),
    ("WB-I3", "not-for-it"),
    ("WB-I4", "no-use"),
    ("WB-G8", "cannot-climb"),
    ("WC-F3", "outside-zone"),
    ("WC-F4", "too-close"),
    ("WB-D4", "not-offered"),
    ("WB-D1", "wrong-faces"),
    ("WB-H4", "spent"),
    ("WB-I5", "object"),
    ("WB-F8", "mine-far"),
    ("WB-F8", "throw-far"),
    ("WB-F5", "slide"),
    ("WB-R5", "declared"),
    ("WB-H4", "no-order"),
    ("WB-R5", "unaware"),
    ("WB-I1", "already-seen"),
    ("WB-I1", "marker-unseen"),
    ("WB-I4", "opened"),
    ("WB-I4", "at-work"),
    ("WC-F4", "no-room"),
    ("WC-X12", "on-marker"),
    ("WC-B1", "no-boost"),
    ("WC-B1", "boost-moment"),
    ("WC-E2", "event"),
    ("WC-F9", "not-yet"),
    ("WC-F9", "not-for-side"),
    ("WC-F9", "burdened"),
    ("WC-F9", "cannot-carry"),
    ("WC-F9", "used-up"),
)
