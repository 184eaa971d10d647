"""The moves of a battle and their notation: models are m3, markers k5, points 412,300."""

from __future__ import annotations

from typing import Final

from overseer.engine.refusal import BadNotation, Refusal
from overseer.engine.state import Move
from overseer.wasteland.battle.dice import FACE_WORDS, WHITE_WORDS
from overseer.wasteland.card import CardSet
from overseer.wasteland.words import DICE, DICE_LETTERS, NONE, SKILLS

# NATURE's.
LAYOUT: Final = 0
ROLL: Final = 1  # faces
ARMOUR_ROLL: Final = 2  # a: the number
FLIP: Final = 3  # a: 1 lucky
SCATTER: Final = 4  # a: direction 1 to 12
FIND: Final = 5  # b: card
DANGER_CARD: Final = 6
CONTENT: Final = 7  # a: marker, b: content
TOKEN: Final = 8  # a: model
PICK: Final = 9  # a: model
CHANCE: Final = 10  # a: number
# Set-up.
PLACE: Final = 11  # a: model, point
PUT: Final = 12  # a: marker, point
CHOOSE: Final = 13  # a: number
# Turn.
READY: Final = 14
ACTIVATE: Final = 15
HOLD: Final = 16
END: Final = 17
# Actions; `quick` before the word makes them quick.
MOVE: Final = 18  # path
CHARGE: Final = 19  # a: target, path
SHOOT: Final = 20  # a: target, b: weapon, c: bits LONG_BAND, WITH_CRITICAL
FIGHT: Final = 21
THROW: Final = 22  # a: target or NONE, point
LAY_MINE: Final = 23
EXPERTISE: Final = 24  # a: marker, b: skill
INTERACT: Final = 25  # a: marker
FREE_MODEL: Final = 26  # interact with a model
PREPARE: Final = 27
RELOAD: Final = 28
DETONATE: Final = 29
PRIME: Final = 30
# Free things.
USE: Final = 31  # b: card, a: for whom (NONE: itself)
LOOK: Final = 32  # a: marker
TAKE: Final = 33  # a: marker (heap), b: card
LEAVE: Final = 34  # drop b
GIVE: Final = 35  # b: card to model a
ORDER: Final = 36  # a unit's or leader's power on model a
# Answers.
REACT: Final = 37  # a: model
PASS: Final = 38
YES: Final = 39
NO: Final = 40
DIE: Final = 41  # a: die
SLIDE_TO: Final = 42  # point
STAY: Final = 43
EFFECT: Final = 44  # a: place on the card
OWN_ARMOUR: Final = 45
POWER: Final = 46
TARGET: Final = 47  # a: model (walked fire)
ARM: Final = 48
LEG: Final = 49
# Cards of the campaign.
EVENT_CARD: Final = 50  # NATURE: b the event on top of the deck, NONE for one that stays hidden
BOON: Final = 51  # NATURE: b a boost
PLAY: Final = 52  # b: boost, a: model, c: die + 1

WORDS: Final = (
    *("layout", "roll", "armour", "flip", "scatter", "find", "danger", "content", "token", "pick"),
    *("chance", "place", "put", "choose", "ready", "activate", "hold", "end", "move", "charge"),
    *("shoot", "fight", "throw", "mine", "try", "interact", "help", "prepare", "reload"),
    *("detonate", "prime", "use", "look", "take", "leave", "give", "order", "react", "pass"),
    *("yes", "no", "die", "slide", "stay", "effect", "own-armour", "power-armour", "target"),
    *("arm", "leg", "event", "boon", "play"),
)

LONG_BAND: Final = 1
WITH_CRITICAL: Final = 2
WEAPON_FIND: Final = 1000  # a found weapon n is card WEAPON_FIND + n


class BattleMove(Move):
    """A move with its numbers; what they mean stands beside each kind."""

    __slots__ = ("a", "b", "c", "faces", "kind", "path", "quick")

    def __init__(
        self,
        kind: int,
        text: str,
        a: int = NONE,
        b: int = NONE,
        c: int = 0,
        path: tuple[int, ...] = (),
        faces: bytes = b"",
        quick: bool = False,
    ) -> None:
        super().__init__(-1, text)
        self.kind: int = kind
        self.a: int = a
        self.b: int = b
        self.c: int = c
        self.path: tuple[int, ...] = path
        self.faces: bytes = faces
        self.quick: bool = quick

    def __reduce__(self) -> tuple[object, ...]:
        numbers = (self.kind, self.text, self.a, self.b, self.c, self.path, self.faces, self.quick)
        return (BattleMove, numbers)

    @property
    def x(self) -> int:
        """Where the path ends."""
        return self.path[-2]

    @property
    def y(self) -> int:
        """Where the path ends."""
        return self.path[-1]


HIDDEN: Final = BattleMove(CONTENT, "?")  # of a look, what the others see


def points_text(path: tuple[int, ...]) -> str:
    """A path as text: 10,20 30,40."""
    return " ".join([f"{path[n]},{path[n + 1]}" for n in range(0, len(path), 2)])


def bare(kind: int, quick: bool = False) -> BattleMove:
    """A move that is only a word."""
    return BattleMove(kind, f"quick {WORDS[kind]}" if quick else WORDS[kind], quick=quick)


def numbered(kind: int, n: int) -> BattleMove:
    """A move with a plain number: layout 7, armour 3, choose 2, chance 0."""
    return BattleMove(kind, f"{WORDS[kind]} {n}", n)


def at_model(kind: int, model: int) -> BattleMove:
    """A move about a model: ready m3."""
    return BattleMove(kind, f"{WORDS[kind]} m{model}", model)


def at_marker(kind: int, marker: int, quick: bool = False) -> BattleMove:
    """A move about a marker: look k4."""
    text = f"{WORDS[kind]} k{marker}"
    return BattleMove(kind, f"quick {text}" if quick else text, marker, quick=quick)


def roll(faces: bytes, dice: bytes) -> BattleMove:
    """A throw by its faces: roll 6 K:d1 G:a2."""
    words = [] if faces[0] == 255 else [WHITE_WORDS[faces[0]]]
    place = 1
    for die in range(4):
        for _ in range(dice[die]):
            words.append(f"{DICE_LETTERS[die]}:{FACE_WORDS[faces[place]]}")
            place += 1
    return BattleMove(ROLL, " ".join([WORDS[ROLL], *words]), faces=faces)


def flip(lucky: bool) -> BattleMove:
    """The luck token: flip lucky, flip blank."""
    return BattleMove(FLIP, f"{WORDS[FLIP]} {'lucky' if lucky else 'blank'}", 1 if lucky else 0)


def card_text(cards: CardSet, card: int) -> str:
    """The id of an item, or of a weapon that was found."""
    if card >= WEAPON_FIND:
        return cards.weapons[card - WEAPON_FIND].id
    return cards.items[card].id


def find(cards: CardSet, card: int) -> BattleMove:
    """A card of the wasteland deck: find stimpak."""
    return BattleMove(FIND, f"{WORDS[FIND]} {card_text(cards, card)}", NONE, card)


def danger(cards: CardSet, card: int) -> BattleMove:
    """A card of the danger deck."""
    return BattleMove(DANGER_CARD, f"{WORDS[DANGER_CARD]} {cards.dangers[card].id}", NONE, card)


def content(marker: int, what: int) -> BattleMove:
    """What is under a marker: content k3 5."""
    return BattleMove(CONTENT, f"{WORDS[CONTENT]} k{marker} {what}", marker, what)


def place(kind: int, number: int, x: int, y: int) -> BattleMove:
    """A model or marker is put down: place m3 100,60; put k2 400,400."""
    letter = "k" if kind == PUT else "m"
    return BattleMove(kind, f"{WORDS[kind]} {letter}{number} {x},{y}", number, path=(x, y))


def go(path: tuple[int, ...], quick: bool = False) -> BattleMove:
    """A move along a path: move 300,200 340,260."""
    text = f"{WORDS[MOVE]} {points_text(path)}"
    return BattleMove(MOVE, f"quick {text}" if quick else text, path=path, quick=quick)


def charge(target: int, path: tuple[int, ...]) -> BattleMove:
    """A charge at a model along a path."""
    return BattleMove(CHARGE, f"{WORDS[CHARGE]} m{target} {points_text(path)}", target, path=path)


def attack(kind: int, cards: CardSet, target: int, weapon: int, c: int, quick: bool) -> BattleMove:
    """shoot m4 hunting-rifle [long] [critical]; fight m4 board [critical]."""
    text = f"{WORDS[kind]} m{target} {cards.weapons[weapon].id}"
    if c & LONG_BAND:
        text += " long"
    if c & WITH_CRITICAL:
        text += " critical"
    return BattleMove(kind, f"quick {text}" if quick else text, target, weapon, c, quick=quick)


def throw_at(cards: CardSet, weapon: int, target: int, x: int, y: int, quick: bool) -> BattleMove:
    """throw frag-grenade m4; throw frag-grenade 300,200 (target NONE)."""
    text = f"{WORDS[THROW]} {cards.weapons[weapon].id} "
    text += f"m{target}" if target != NONE else f"{x},{y}"
    path = () if target != NONE else (x, y)
    return BattleMove(
        THROW, f"quick {text}" if quick else text, target, weapon, 0, path, b"", quick
    )


def with_weapon(kind: int, cards: CardSet, weapon: int, path: tuple[int, ...] = ()) -> BattleMove:
    """reload missile-launcher; prime gauss-rifle; mine frag-mine 300,200."""
    text = f"{WORDS[kind]} {cards.weapons[weapon].id}"
    if path:
        text += f" {points_text(path)}"
    return BattleMove(kind, text, NONE, weapon, 0, path)


def try_skill(marker: int, skill: int, quick: bool) -> BattleMove:
    """An expertise test at a marker: try k3 lockpick."""
    text = f"{WORDS[EXPERTISE]} k{marker} {SKILLS[skill]}"
    return BattleMove(EXPERTISE, f"quick {text}" if quick else text, marker, skill, quick=quick)


def with_card(
    kind: int, cards: CardSet, card: int, model: int = NONE, quick: bool = False
) -> BattleMove:
    """use stimpak [m4], leave jet, give jet m4; take k9 jet has the marker as `model`."""
    text = f"{WORDS[kind]} {card_text(cards, card)}"
    if model != NONE:
        text += f" {'k' if kind == TAKE else 'm'}{model}"
    return BattleMove(kind, f"quick {text}" if quick else text, model, card, quick=quick)


def event_card(cards: CardSet, card: int) -> BattleMove:
    """The top card of the event deck: event dust-cloud; event - stays face down."""
    word = "-" if card == NONE else cards.events[card].id
    return BattleMove(EVENT_CARD, f"{WORDS[EVENT_CARD]} {word}", NONE, card)


def boon(cards: CardSet, boost: int) -> BattleMove:
    """A boost that somebody draws: boon steady-hand."""
    return BattleMove(BOON, f"{WORDS[BOON]} {cards.boosts[boost].id}", NONE, boost)


def play(cards: CardSet, boost: int, model: int = NONE, die: int = NONE) -> BattleMove:
    """A boost is used: play ID, for a model play ID m4, on a die play ID yellow."""
    text = f"{WORDS[PLAY]} {cards.boosts[boost].id}"
    if model != NONE:
        text += f" m{model}"
    if die != NONE:
        text += f" {DICE[die]}"
    return BattleMove(PLAY, text, model, boost, die + 1)


def slide(x: int, y: int) -> BattleMove:
    """slide 300,200."""
    return BattleMove(SLIDE_TO, f"{WORDS[SLIDE_TO]} {x},{y}", path=(x, y))


_BARE: Final = (*(HOLD, END, PREPARE, DETONATE, PASS, YES, NO, STAY, OWN_ARMOUR, POWER, ARM, LEG),)
_MODELS: Final = (TOKEN, PICK, READY, ACTIVATE, FREE_MODEL, ORDER, REACT, TARGET)
_MARKERS: Final = (INTERACT, LOOK)
_NUMBERS: Final = (LAYOUT, ARMOUR_ROLL, SCATTER, CHANCE, CHOOSE, DIE, EFFECT)
_LARGEST: Final = 10_000_000


def parse(text: str, cards: CardSet) -> BattleMove:
    """The move that a text notates; BadNotation when there is none."""
    words = text.split()
    quick = len(words) > 1 and words[0] == "quick"
    move = _parse(words[1:] if quick else words, cards, quick)
    if move is None:
        raise BadNotation(Refusal("OV-N1", "notation", {"text": " ".join(words)[:60]}))
    return move


def _parse(words: list[str], cards: CardSet, quick: bool) -> BattleMove | None:
    if not words or words[0] not in WORDS:
        return None
    kind = WORDS.index(words[0])
    rest = words[1:]
    if quick and kind not in (MOVE, SHOOT, FIGHT, THROW, EXPERTISE, PREPARE, INTERACT, USE):
        return None
    if kind in _BARE:
        return None if rest else bare(kind, quick)
    if kind == ROLL:
        return _parse_roll(rest)
    if not rest:
        return None
    if kind in _NUMBERS:
        n = _number(rest[0], "")
        return numbered(kind, n) if n != NONE and len(rest) == 1 else None
    if kind in _MODELS:
        n = _number(rest[0], "m")
        return at_model(kind, n) if n != NONE and len(rest) == 1 else None
    if kind in _MARKERS:
        n = _number(rest[0], "k")
        return at_marker(kind, n, quick) if n != NONE and len(rest) == 1 else None
    if kind == FLIP:
        return flip(rest[0] == "lucky") if rest in (["lucky"], ["blank"]) else None
    if kind in (CONTENT, PLACE, PUT, MOVE, SLIDE_TO, CHARGE):
        return _parse_way(kind, rest, quick)
    if kind in (FIND, DANGER_CARD, USE, TAKE, LEAVE, GIVE):
        return _parse_card(kind, rest, cards, quick)
    if kind in (EVENT_CARD, BOON, PLAY):
        return _parse_fortune(kind, rest, cards)
    if kind == EXPERTISE:
        n = _number(rest[0], "k")
        if n == NONE or len(rest) != 2 or rest[1] not in SKILLS:
            return None
        return try_skill(n, SKILLS.index(rest[1]), quick)
    return _parse_weapon(kind, rest, cards, quick)


def _parse_way(kind: int, rest: list[str], quick: bool) -> BattleMove | None:
    """Where something goes or lies."""
    if kind == CONTENT:
        n = _number(rest[0], "k")
        what = _number(rest[1], "") if len(rest) == 2 else NONE
        return content(n, what) if n != NONE and what != NONE else None
    if kind in (PLACE, PUT):
        n = _number(rest[0], "k" if kind == PUT else "m")
        path = _path(rest[1:])
        return place(kind, n, path[0], path[1]) if n != NONE and len(path) == 2 else None
    if kind == MOVE:
        path = _path(rest)
        return go(path, quick) if path else None
    if kind == SLIDE_TO:
        path = _path(rest)
        return slide(path[0], path[1]) if len(path) == 2 else None
    n = _number(rest[0], "m")
    path = _path(rest[1:])
    return charge(n, path) if n != NONE and path else None


def _parse_weapon(kind: int, rest: list[str], cards: CardSet, quick: bool) -> BattleMove | None:
    if kind in (SHOOT, FIGHT):
        n = _number(rest[0], "m")
        weapon = cards.weapon_numbers.get(rest[1], NONE) if len(rest) > 1 else NONE
        c = 0
        more = rest[2:]
        if more[:1] == ["long"] and kind == SHOOT:
            c |= LONG_BAND
            more = more[1:]
        if more[:1] == ["critical"]:
            c |= WITH_CRITICAL
            more = more[1:]
        if n == NONE or weapon == NONE or more:
            return None
        return attack(kind, cards, n, weapon, c, quick)
    weapon = cards.weapon_numbers.get(rest[0], NONE)
    if weapon == NONE:
        return None
    if kind == THROW:
        if len(rest) != 2:
            return None
        n = _number(rest[1], "m")
        if n != NONE:
            return throw_at(cards, weapon, n, 0, 0, quick)
        path = _path(rest[1:])
        return throw_at(cards, weapon, NONE, path[0], path[1], quick) if path else None
    if kind in (RELOAD, PRIME):
        return with_weapon(kind, cards, weapon) if len(rest) == 1 else None
    path = _path(rest[1:])
    return with_weapon(kind, cards, weapon, path) if len(path) == 2 else None


def _parse_card(kind: int, rest: list[str], cards: CardSet, quick: bool) -> BattleMove | None:
    if kind == DANGER_CARD:
        for each in cards.dangers:
            if [each.id] == rest:
                return danger(cards, each.number)
        return None
    card = cards.item_numbers.get(rest[0], NONE)
    if card == NONE and rest[0] in cards.weapon_numbers:
        card = WEAPON_FIND + cards.weapon_numbers[rest[0]]
    if card == NONE or len(rest) > 2:
        return None
    if kind == FIND:
        return find(cards, card) if len(rest) == 1 else None
    model = NONE
    if len(rest) == 2:
        model = _number(rest[1], "k" if kind == TAKE else "m")
        if model == NONE:
            return None
    if (model == NONE) != (kind == LEAVE) and kind != USE:
        return None
    return with_card(kind, cards, card, model, quick)


def _parse_fortune(kind: int, rest: list[str], cards: CardSet) -> BattleMove | None:
    if kind == EVENT_CARD:
        card = cards.event_numbers.get(rest[0], NONE)
        known = card != NONE or rest[0] == "-"
        return event_card(cards, card) if known and len(rest) == 1 else None
    boost = cards.boost_numbers.get(rest[0], NONE)
    if boost == NONE or len(rest) > 2:
        return None
    if kind == BOON:
        return boon(cards, boost) if len(rest) == 1 else None
    if len(rest) == 1:
        return play(cards, boost)
    if rest[1] in DICE:
        return play(cards, boost, NONE, DICE.index(rest[1]))
    model = _number(rest[1], "m")
    return play(cards, boost, model) if model != NONE else None


def _parse_roll(rest: list[str]) -> BattleMove | None:
    faces = bytearray((255,))
    dice = bytearray(4)
    last = 0
    for place, word in enumerate(rest):
        if place == 0 and word in WHITE_WORDS:
            faces[0] = WHITE_WORDS.index(word)
            continue
        letter, _, face = word.partition(":")
        if len(letter) != 1 or letter not in DICE_LETTERS or face not in FACE_WORDS:
            return None
        die = DICE_LETTERS.index(letter)
        if die < last or dice[die] >= 20:
            return None
        last = die
        dice[die] += 1
        faces.append(FACE_WORDS.index(face))
    return roll(bytes(faces), bytes(dice))


def _number(word: str, letter: str) -> int:
    digits = word[len(letter) :]
    if not word.startswith(letter) or not digits.isascii() or not digits.isdigit():
        return NONE
    if len(digits) > 1 and digits[0] == "0":
        return NONE
    return int(digits) if len(digits) < 8 and int(digits) <= _LARGEST else NONE


def _path(words: list[str]) -> tuple[int, ...]:
    path: list[int] = []
    for word in words[:64]:
        x, comma, y = word.partition(",")
        here = (_number(x, ""), _number(y, ""))
        if not comma or NONE in here:
            return ()
        path += here
    return tuple(path) if len(words) <= 64 else ()
