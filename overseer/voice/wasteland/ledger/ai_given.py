"""What a device gets of the AI by questions: its next step as data to draw and sentences."""

from __future__ import annotations

import msgspec

from overseer.wasteland.ledger.acts import Play
from overseer.wasteland.ledger.ai.acts import Answered


class AiThing(msgspec.Struct, omit_defaults=True):
    """A model, a marker, an edge: what a question or an instruction names."""

    word: str
    text: str
    kind: str  # model, marker, edge, place
    token: int = -1  # the number on its token or marker
    unit: str = ""
    name: str = ""  # without the number
    left: int = 0  # health
    health: int = 0
    rads: int = 0
    side: int = 0
    status: str = ""  # unready, ready, used
    ai: bool = False


class AiRuler(msgspec.Struct):
    """A ruler as it is drawn."""

    letter: str
    name: str
    length: int  # in mm


class AiLine(msgspec.Struct, omit_defaults=True):
    """One line of what is known so far, or of why: `yes` it is what it does, `no` it is not."""

    mark: str  # die, aim, entry-yes, entry-no, why
    text: str
    why: str = ""
    place: int = 0  # of an entry in its list
    rulers: str = ""  # letters, to be drawn


class AiQuestion(msgspec.Struct, omit_defaults=True):
    """Which of these? The answer is `answer` with the words of those named in `chosen`."""

    kind: str
    text: str
    help: list[str]
    means: str  # what an answer leads to
    rule: str
    things: list[AiThing]
    answer: Answered
    rulers: str = ""  # letters, laid one after the other from its base
    at: AiThing | None = None  # in thought it stands there
    single: bool = False  # yes or no
    none: bool = True  # nobody may be the answer
    least: int = 0
    most: int = 0  # 0: any number


class AiTold(msgspec.Struct, omit_defaults=True):
    """What is to be done with the model, and how to draw it."""

    deed: str
    text: str
    how: list[str]
    rule: str
    picture: str  # move, charge, shot, fight, use, none
    ruler: str = ""  # of the move
    reach: str = ""  # of the shot: short, then long laid after it
    target: AiThing | None = None
    careful: bool = False


class AiOffer(msgspec.Struct, omit_defaults=True):
    """Something that can be entered; `throws`: its first act may ask for dice or a choice."""

    id: str
    text: str
    acts: list[Play]
    thing: AiThing | None = None
    throws: bool = False


class AiGiven(msgspec.Struct, omit_defaults=True):
    """The AI's next step."""

    stage: str  # draw, activate, die, edge, role, question, pick, do, end, over, pass, watch
    side: int
    title: str  # what is to be done now, in a few words
    rule: str
    who: AiThing | None = None
    action: int = 0  # which of its main actions; 0: none
    actions: int = 0  # of so many
    quick: bool = False
    reaction: bool = False
    aim: str = ""  # what it is after
    trail: list[AiLine] = []
    question: AiQuestion | None = None
    told: AiTold | None = None
    choices: list[AiOffer] = []  # one of these falls, by chance or on the table
    buttons: list[AiOffer] = []
    reacts: list[AiOffer] = []  # people's models that react
    rulers: list[AiRuler] = []  # that are drawn
    facts: list[AiOffer] = []  # what has happened in the scenario, to be switched
    others: list[AiThing] = []  # whom it may touch, for how a move ended
