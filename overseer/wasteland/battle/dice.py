"""The faces of the dice (WB-D1): white for skill, red for armour, four colours for effects."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.words import BLACK_DIE, BLUE_DIE, GREEN_DIE, YELLOW_DIE

# Without this type mypyc makes such a tuple anew each time that one number of it is asked for.
Numbers = tuple[int, ...]

SHOUT: Final = 0  # "!": always succeeds, counts as a roll of 0 (WB-D3)
CROSS: Final = 99  # "X": always fails

# The kinds of white faces: number, action point, how many of the twenty.
WHITE_NUMBERS: Final[Numbers] = (SHOUT, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, CROSS, CROSS)
WHITE_POINTS: Final[Numbers] = (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)
WHITE_WORDS: Final = ("!", "1*", "2", "3", "4", "5", "6", "7", "8", "9", "10", "X", "X*")
WHITE_FACES: Final[Numbers] = (0, 0, 0, 1, 1, 2, 3, 4, 5, 6, 6, 7, 7, 8, 8, 9, 10, 11, 11, 12)

RED_FACES: Final[Numbers] = (1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4)

# The kinds of effect faces; each die has twelve of them.
BLANK: Final = 0
DAMAGE_1: Final = 1
DAMAGE_2: Final = 2
REDUCE_1: Final = 3
REDUCE_2: Final = 4
AIM_1: Final = 5
AIM_2: Final = 6
AIM_3: Final = 7
ONE_BOTTLE: Final = 8
TWO_BOTTLES: Final = 9
BOTTLE_STAR: Final = 10
ONE_STAR: Final = 11
TWO_STARS: Final = 12
BLAST: Final = 13
FACE_WORDS: Final = (
    *("-", "d1", "d2", "r1", "r2", "a1", "a2", "a3", "b", "bb", "bs", "s", "ss", "x"),
)
FACE_DAMAGE: Final[Numbers] = (0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
FACE_REDUCE: Final[Numbers] = (0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0)
FACE_AIM: Final[Numbers] = (0, 0, 0, 0, 0, 1, 2, 3, 0, 0, 0, 0, 0, 0)
FACE_BOTTLES: Final[Numbers] = (0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 1, 0, 0, 0)
FACE_STARS: Final[Numbers] = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 0)
FACE_BLASTS: Final[Numbers] = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)

EFFECT_FACES: Final[tuple[bytes, ...]] = (
    bytes((1, 1, 1, 1, 1, 2, 8, 3, 5, 0, 0, 0)),  # black: damage
    bytes((3, 3, 3, 3, 3, 4, 5, 5, 1, 8, 0, 0)),  # yellow: armour reduction
    bytes((6, 6, 7, 3, 3, 1, 1, 8, 0, 0, 0, 0)),  # green: accuracy
    bytes((8, 8, 8, 8, 9, 9, 10, 11, 11, 12, 13, 13)),  # blue: special
)
GREEN_BLANK_AIM: Final = 2  # what a green blank is worth where the setting says so (WB-D1)


def spread_of(white: bool, dice: bytes) -> int:
    """How many equally likely throws there are."""
    n = 20 if white else 1
    for die in (BLACK_DIE, YELLOW_DIE, GREEN_DIE, BLUE_DIE):
        for _ in range(dice[die]):
            n *= 12
    return n


def throw(white: bool, dice: bytes, k: int) -> bytes:
    """The k-th throw: the kind of the white face (255: none thrown), then each die's face kind."""
    faces = bytearray()
    if white:
        faces.append(WHITE_FACES[k % 20])
        k //= 20
    else:
        faces.append(255)
    for die in (BLACK_DIE, YELLOW_DIE, GREEN_DIE, BLUE_DIE):
        for _ in range(dice[die]):
            faces.append(EFFECT_FACES[die][k % 12])
            k //= 12
    return bytes(faces)


def possible(white: bool, dice: bytes, faces: bytes) -> bool:
    """Whether these faces can be thrown with these dice."""
    if len(faces) != 1 + dice[0] + dice[1] + dice[2] + dice[3]:
        return False
    if white != (faces[0] != 255) or (white and faces[0] >= len(WHITE_NUMBERS)):
        return False
    place = 1
    for die in range(4):
        for _ in range(dice[die]):
            if faces[place] not in EFFECT_FACES[die]:
                return False
            place += 1
    return True


class Thrown:
    """What a throw says, added up."""

    def __init__(self, faces: bytes, dice: bytes, green_blanks: bool) -> None:
        self.number: int = CROSS if faces[0] == 255 else WHITE_NUMBERS[faces[0]]
        self.points: int = 0 if faces[0] == 255 else WHITE_POINTS[faces[0]]
        self.damage: int = 0
        self.reduction: int = 0
        self.aim: int = 0
        self.bottles: int = 0
        self.stars: int = 0
        self.blasts: int = 0
        self.blanks: int = 0  # of black, yellow and green
        place = 1
        for die in range(4):
            for _ in range(dice[die]):
                face = faces[place]
                place += 1
                self.damage += FACE_DAMAGE[face]
                self.reduction += FACE_REDUCE[face]
                self.aim += FACE_AIM[face]
                self.bottles += FACE_BOTTLES[face]
                self.stars += FACE_STARS[face]
                self.blasts += FACE_BLASTS[face]
                if face == BLANK:
                    self.blanks += 1
                    if die == GREEN_DIE and green_blanks:
                        self.aim += GREEN_BLANK_AIM

    def margin(self, value: int) -> int:
        """By how much a test of `value` succeeds (0 or more) or fails (below 0) (WB-D2).

        "!" always succeeds, with the margin of a roll of 0; "X" always fails, by 99.
        """
        if self.number == CROSS:
            return -CROSS
        if self.number == SHOUT:
            return value if value > 0 else 0
        return value - (self.number - self.aim)

    def icons(self, icon: int) -> int:
        """How many of an icon were thrown."""
        if icon == 0:
            return self.bottles
        return self.stars if icon == 1 else self.blasts
