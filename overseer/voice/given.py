"""What every client gets: a scene, a question with choices, answers, steps, help, as types.

The terminal, the browser, a bot over the network and the companion draw these and nothing behind
them. Each is made from one reader's view, in that reader's language. A game that has more to say
extends `Scene` and `Fixed` by structs of its own, so that schemas come from the types.
"""

from __future__ import annotations

from typing import Any

import msgspec


class Given(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Something that a client is given; what is empty is left out."""


class Fixed(Given):
    """What never changes in a match: seats, card faces in words, terrain, a legend."""

    game: str
    rules: str  # the version of the rules
    seats: list[str]  # every seat as `human` or `bot:hard`
    names: list[str]  # what each seat is called
    # How a seat may want to be asked: each setting with its values, the usual one first.
    settings: dict[str, list[str]] = {}
    # What the members of the scene are called, where the game's words say that (`field-GAME-NAME`).
    labels: dict[str, str] = {}


class Scene(Given):
    """The position as data to draw. A game of the house has its own, with more fields."""

    seat: int | None  # whose eyes see it so; None: a spectator
    over: bool = False
    hues: list[int] = []  # which of the players' colours each seat has
    resigned: list[int] = []  # who has given up
    settings: dict[str, str] = {}  # how the reader wants to be asked, where that is not the usual
    data: dict[str, Any] = {}  # the plain data of a game from outside


class Choice(Given):
    """One answer to a question."""

    move: str  # the notation; this is what is sent back
    kind: str  # what it is, in a word: place, pass, cast, shoot
    name: str  # in a few words
    detail: str = ""  # what it costs and gives, in a sentence
    text: str = ""  # both in sentences, as they are read after the choice before it
    at: list[str] = []  # places of the scene that it is about
    who: list[str] = []  # who does it: a dweller, an ally, a model, by its place in the scene
    doer: str = ""  # the same in words, where several can do the same thing
    cost: dict[str, int] = {}
    gain: dict[str, int] = {}
    opens: str = ""  # the question that the same seat is asked next; empty: another's turn
    final: bool = False  # it cannot be taken back: chance or somebody else goes on from there


class Option(Given):
    """A part of an answer that is put together."""

    id: str
    name: str
    detail: str = ""
    at: list[str] = []
    most: int = 1  # how often it can be picked, or how much can be put on it
    cost: dict[str, int] = {}


class Builder(Given, tag_field="sort", tag="builder"):
    """An answer that is put together instead of picked from a list of thousands.

    The move is `verb`, then what was put together: see each kind.
    """

    verb: str  # how the notation begins


class Pick(Builder, tag="pick"):
    """Pick from `least` to `most` of the options: `verb id id id`, in the order of the options.

    `none` stands there if nothing is picked. Of each row in `apart` at most one can be picked.
    With `each` every one is a move of its own: `verb id`, then `verb id`.
    """

    of: list[Option]
    least: int
    most: int
    proposed: list[str] = []
    none: str = ""
    apart: list[list[str]] = []
    each: bool = False
    title: str = ""  # what it is about, where the verb alone does not say that


class Amounts(Builder, tag="amounts"):
    """Share `total` out, to each option at most its `most`: `verb id=n id=n`."""

    of: list[Option]
    total: int
    proposed: dict[str, int] = {}


class Point(Builder, tag="point"):
    """Any point of the table: ask about it, and play one of the choices that are answered."""

    width: int
    height: int
    title: str = ""  # what is put down there, where something is


class Pairs(Builder, tag="pairs"):
    """Some of the options, each with one of `to`: `verb id`, then `second id` where there are
    several to choose from, for every pair; then `last` as long as options are left."""

    of: list[Option]
    to: list[Option]
    second: str
    last: str = ""


class Group(Given):
    """What one thing shares out."""

    by: Option
    total: int
    of: list[Option]  # the last one gets what is left
    proposed: dict[str, int] = {}


class Shares(Builder, tag="shares"):
    """Share out the total of each group: `verb n` for every option of it but the last one."""

    groups: list[Group]


class Order(Builder, tag="order"):
    """Put the options in an order: `verb n`, the place among those that are left, for each of them
    but the last one. An option's id is its place at first, from 1; `rows` has all places that go
    with it. What one of them asks when it comes can be answered at once, as one of `answers`."""

    of: list[Option]
    rows: dict[str, list[int]] = {}
    answers: dict[str, list[Option]] = {}


class Stage(Given):
    """A question on the way: `n` options, each as `verb id` and as often as it can be picked."""

    topic: str
    verb: str
    of: list[Option]
    n: int = 1
    after: list[str] = []  # it is asked only after one of these moves; empty: always
    rest: bool = False  # when only one option is left, it is taken by itself


class Pay(Builder, tag="pay"):
    """Do something and pay for it: the moves of `start`, an answer to each stage, then `verb id`
    for each of `total` points. `due` is paid anyhow; `proposed` is paid if nobody says otherwise:
    then the first move, which says that one pays by hand, is left out with all payments.

    Of the `owed` points of some letters, as many as the letter's option in `lives` says can be
    paid, `verb id` each; the others cost a hit point, `life` each, before the rest is paid.

    `later` is asked when it takes effect, if nobody does anything about it until then. A client may
    let people say it beforehand and answer with it when it is asked. With `rest`, points of the
    only letter that is left are taken by themselves."""

    start: list[str]
    stages: list[Stage] = []
    due: dict[str, int] = {}
    of: list[Option] = []
    total: int = 0
    proposed: dict[str, int] = {}
    owed: dict[str, int] = {}
    lives: list[Option] = []
    life: str = ""
    later: list[Stage] = []
    rest: bool = False


class Send(Builder, tag="send"):
    """Some of the options go for one of `to`: `verb id`, `second id` (if the first had several to
    choose from), then `join id` for the others, and `last` as long as some are left that could.

    `reach` names what each of them can be sent at. When one of `crowd` goes, all who can do.
    Where some are on their way already, `to` is empty, `verb` is `join`, and `last` alone will do.
    """

    of: list[Option]
    to: list[Option]
    reach: dict[str, list[str]]
    crowd: list[str] = []
    second: str = "target"
    join: str = "join"
    last: str = "pass"


class Place(Builder, tag="place"):
    """Put every option somewhere, as often as its `most` says: `to id`, in any order."""

    of: list[Option]
    to: list[Option]  # the id of each is how the notation begins


AnyBuilder = Pick | Amounts | Point | Pairs | Shares | Order | Pay | Send | Place


class Why(Given):
    """Why something cannot be done, with the rule."""

    rule: str
    text: str


class Hint(Given):
    """What a learner is told, tied to what it means."""

    text: str
    at: list[str] = []
    move: str = ""  # the move it speaks of; it is legal
    typed: bool = False  # it is only about typing moves


class Question(Given):
    """What is decided now, and how it can be answered."""

    topic: str  # the word of the topic; empty when the match is over
    prompt: str
    seats: list[int] = []  # who owes an answer
    answered: list[int] = []  # who of them has given it already, face down
    asked: bool = False  # whether the reader owes one
    # Whether it is answered for the reader in a moment, by what they have set, unless they do.
    itself: bool = False
    choices: list[Choice] = []
    builders: list[AnyBuilder] = []
    usual: str = ""  # the choice that most people make without a look: a client may make it
    undo: bool = False
    restart: bool = False  # whether all since somebody else decided can be taken back at once
    no_undo: Why | None = None  # why the last move cannot be taken back
    hints: list[Hint] = []
    afresh: bool = False  # something new begins: the whole situation is worth a look


class Answer(Given):
    """What would become of something that was asked about: a move, a place, a point."""

    title: str = ""
    lines: list[str] = []  # what it is and what it would do, in sentences
    choices: list[Choice] = []  # what can be done with it now
    why_not: list[Why] = []  # and what cannot, with the rules
    odds: dict[str, Any] = {}  # the exact odds, where there are some to draw


class Happening(Given):
    """Something that happened: its name and arguments to draw it by, and its sentence.

    What needs no words, like a card that comes into play after it was cast, has an empty one.
    """

    name: str
    args: dict[str, int | str] = {}
    text: str = ""


class Told(Given):
    """One entry of the log as a reader may see it."""

    number: int  # from 1, without gaps
    seat: int  # who did it; -1: chance
    move: str  # its notation; `?` where it is hidden
    events: list[Happening] = []


class Rule(Given):
    """A rule of the rulebook, or a word that the cards use."""

    id: str
    text: str


class Help(Given):
    """What helps somebody to play: what a word means, and the rules that were looked for."""

    rules: list[Rule] = []
    words: list[Rule] = []
    hints: list[Hint] = []
    nothing: str = ""  # what is said where no rule was found


class Ended(Given):
    """How a match ended."""

    winners: list[int]
    scores: list[int]
    how: str
    rule: str
    lines: list[str] = []


class Score(Given):
    """Everybody's points after a step; it is given where they, or the round, change."""

    number: int  # the step; 0: the beginning
    round: int
    points: list[int]  # by seat; in a battle by side


class Turning(Given):
    """A step that decided much: who led from there on, or gained most at once."""

    number: int
    seat: int  # or side
    round: int
    text: str


class Progress(Given):
    """How everybody's points grew, and what turned the match; empty in a game without points."""

    scores: list[Score] = []
    turnings: list[Turning] = []
