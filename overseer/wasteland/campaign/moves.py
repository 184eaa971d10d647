"""The moves of a campaign and their notation: a verb and the ids it is about.

    battle ambush 750 players -      the next battle, its limit, and each seat's side (- sits out)
    finish                           a free campaign ends
    quest lost-patrol-1 | none       muster: a quest in secret
    force WW1-…                      muster: a force by its code
    result {…}                       how the battle ended (campaign/result.py)
    keep stimpak · done              into a shed; of a draw; the rest is sold or given back
    found · roam                     a settlement from now on, or still none
    lead piper hunter · stay         another leader, or the same
    build ID · scrap ID · land caps|quests · perk ID [MODEL] · unperk ID [MODEL]
    supply ID N · supply auto        how many of a kind are supplied; as many as possible
    use ID · name ID CARD · again ID · repair UNIT · guard UNIT · back        back: to step 1
    keep ID · pen · stables · ranch · pass ID
    pay · decline · go · swap        an exploration card
    take ID · drop ID · done         step 3
    draw ID · meet ID · roll 7 · lose ID       chance

A model that has perks is named by its unit, the second of its kind by `settler.2`.
"""

from __future__ import annotations

import re
from typing import Final

from overseer.engine.refusal import BadNotation, Refusal
from overseer.engine.state import Move
from overseer.wasteland.battle.dice import WHITE_WORDS
from overseer.wasteland.campaign.results.result import BattleResult, read_result, result_text

# How many words may follow each verb: least, most.
VERBS: Final[dict[str, tuple[int, int]]] = {
    "battle": (3, 5),
    "finish": (0, 0),
    "quest": (1, 1),
    "force": (1, 1),
    "result": (1, 1),
    "keep": (1, 1),
    "done": (0, 0),
    "found": (0, 0),
    "roam": (0, 0),
    "lead": (2, 2),
    "stay": (0, 0),
    "build": (1, 1),
    "scrap": (1, 1),
    "land": (1, 1),
    "perk": (1, 2),
    "unperk": (1, 2),
    "supply": (1, 2),
    "use": (1, 1),
    "name": (2, 2),
    "back": (0, 0),
    "again": (1, 1),
    "repair": (1, 1),
    "guard": (1, 1),
    "pen": (0, 0),
    "stables": (0, 0),
    "ranch": (0, 0),
    "pass": (1, 1),
    "pay": (0, 0),
    "decline": (0, 0),
    "go": (0, 0),
    "swap": (0, 0),
    "take": (1, 1),
    "drop": (1, 1),
    "draw": (1, 1),
    "meet": (1, 1),
    "roll": (1, 1),
    "lose": (1, 1),
}
LONGEST: Final = 20_000  # characters of a move; only results and forces are long
LONGEST_WORD: Final = 60  # of an id
_WORD: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9.!*-]*|-|!")


class CampaignMove(Move):
    """A verb and its words; `text` is the notation, by which moves are equal."""

    __slots__ = ("verb", "words")

    def __init__(self, verb: str, *words: str) -> None:
        super().__init__(-1, " ".join([verb, *words]))
        self.verb = verb
        self.words = words

    def __reduce__(self) -> tuple[object, ...]:
        return (CampaignMove, (self.verb, *self.words))

    @property
    def a(self) -> str:
        """The first word, empty without one."""
        return self.words[0] if self.words else ""

    @property
    def b(self) -> str:
        """The second word."""
        return self.words[1] if len(self.words) > 1 else ""


DONE: Final = CampaignMove("done")
FINISH: Final = CampaignMove("finish")
FOUND: Final = CampaignMove("found")
ROAM: Final = CampaignMove("roam")
STAY: Final = CampaignMove("stay")
NO_QUEST: Final = CampaignMove("quest", "none")
AUTO: Final = CampaignMove("supply", "auto")
PEN: Final = CampaignMove("pen")
STABLES: Final = CampaignMove("stables")
RANCH: Final = CampaignMove("ranch")
PAY: Final = CampaignMove("pay")
DECLINE: Final = CampaignMove("decline")
GO: Final = CampaignMove("go")
SWAP: Final = CampaignMove("swap")
BACK: Final = CampaignMove("back")
ROLLS: Final = tuple(CampaignMove("roll", word) for word in WHITE_WORDS)  # kinds of white faces


def result_move(result: BattleResult) -> CampaignMove:
    """The move that takes a result down."""
    return CampaignMove("result", result_text(result))


def parse(text: str) -> CampaignMove:
    """The move that a text notates; BadNotation when there is none.

    >>> parse("  build   gen-s "), parse("battle ambush 750 players -").words
    (<build gen-s>, ('ambush', '750', 'players', '-'))
    """
    verb, _, rest = text.strip().partition(" ")
    if verb not in VERBS or len(text) > LONGEST:
        raise _unknown(text)
    words: tuple[str, ...]
    # A result is JSON, and the code of a force may be broken into lines.
    if verb == "result":
        return result_move(read_result(rest))
    if verb == "force":
        words = ("".join(rest.split()).upper(),)
    else:
        words = tuple(rest.split())
    least, most = VERBS[verb]
    if not least <= len(words) <= most or not all(words):
        raise _unknown(text)
    if not all(_WORD.fullmatch(word) for word in words):
        raise _unknown(text)
    if verb != "force" and max(map(len, words), default=0) > LONGEST_WORD:
        raise _unknown(text)
    return CampaignMove(verb, *words)


def _unknown(text: str) -> BadNotation:
    return BadNotation(Refusal("OV-N1", "notation", {"text": text.strip()[:60]}))
