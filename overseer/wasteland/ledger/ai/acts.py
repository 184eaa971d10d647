"""What people enter about the AI: its blue die, answers to its questions, what was really done.

The token that is drawn is `ready`, an attack `strike`, a card `use`: the AI's models are models. A
*word* names a thing as in questions: `m5` a model, `k2` a marker, `north` an edge.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from overseer.wasteland.ledger.act import Act, Answers, Token, Tokens, Word

Short = Annotated[str, msgspec.Meta(max_length=60)]
Rulers = Annotated[str, msgspec.Meta(max_length=8, pattern="^[OYRGBK]*$")]
Things = Annotated[tuple[Word, ...], msgspec.Meta(max_length=200)]
Face = Literal["b", "bb", "bs", "s", "ss", "x"]
EdgeWord = Literal["south", "north", "west", "east"]


class BlueDie(Act, frozen=True, tag="die"):
    """The blue die of the AI's model that acts (WC-A4)."""

    token: Token
    face: Face


class Answered(Act, frozen=True, tag="said"):
    """What was said to a question of the AI: of those asked about, the chosen ones."""

    kind: Word
    me: Token
    asked: Things
    chosen: Things = ()
    at: Short = ""
    rulers: Rulers = ""
    weapon: Short = ""


class Cannot(Act, frozen=True):
    """What the AI told to do cannot be done with this target."""

    token: Token
    deed: Word
    target: Short = ""


class Picked(Act, frozen=True, tag="pick"):
    """Chance picked one of several that are equally good for the AI."""

    token: Token
    deed: Word
    target: Short = ""
    weapon: Short = ""


class Deed(Act, frozen=True, tag="done"):
    """What a model of the AI has done, and how it ended.

    `whole`: it went its whole ruler. `moved`: others who moved by it. `touches`: the enemies that
    it touches now, or who is under its bomb; null: nobody said. `answers`: what was thrown for a
    charge or a bomb. `worked`: what was used is done with, or it failed and stays locked for this
    round.
    """

    token: Token
    deed: Word
    target: Short = ""
    weapon: Short = ""
    quick: bool = False
    careful: bool = False
    reaction: bool = False
    whole: bool = True
    moved: Tokens = ()
    touches: Tokens | None = None
    worked: bool | None = None
    answers: Answers = ()


class Noticed(Act, frozen=True):
    """Somebody has acted before the eyes of the AI: does one of its models react (WB-R5)?"""

    token: Token
    hit: Tokens = ()
    hurt: Tokens = ()


class Reacts(Act, frozen=True):
    """A model of a person reacts to the AI: its reaction token goes."""

    token: Token
    moved: bool = False


class Moved(Act, frozen=True):
    """Models have moved outside of what they were told: what was said of them holds no longer."""

    tokens: Tokens


class Aim(Act, frozen=True):
    """What the AI is after, set by hand; an empty kind: as the scenario says (WC-A3)."""

    side: Annotated[int, msgspec.Meta(ge=0, le=1)]
    kind: Literal["", "none", "defeat", "protect", "go", "use"] = ""
    only: Tokens = ()
    tokens: Tokens = ()
    markers: Tokens = ()
    edge: Literal["", "south", "north", "west", "east"] = ""
    exit: bool = False
    point: bool = False


class Edge(Act, frozen=True):
    """The edge of the table that a side came from."""

    side: Annotated[int, msgspec.Meta(ge=0, le=1)]
    edge: EdgeWord


class InRole(Act, frozen=True, tag="role"):
    """Who is what in the scenario: the journalist, the wearer of the armour."""

    word: Literal["journalist", "wearer"]
    token: Token
