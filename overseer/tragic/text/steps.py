"""The steps of an ability as clauses of a sentence, in the order in which they happen."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from overseer.text import translate
from overseer.tragic.card import Ability, Filter, Step
from overseer.tragic.cards.grammar import OBJECTS
from overseer.tragic.text.gifts import amount_number, explained, signed, stat_text
from overseer.tragic.words import (
    BEAT,
    BOOST,
    CANCEL,
    COUNT_TARGET_ATTACK,
    COUNT_TARGET_HEALTH,
    DAMAGE,
    DESTROY,
    DISCARD,
    DISCARD_RANDOM,
    DISENGAGE,
    DODGE,
    DODGE_ROLL,
    DRAIN,
    DRAW,
    EACH,
    END_TURN,
    ENGAGE,
    ENTER,
    EQUAL_DRAW,
    FREE_ATTACK,
    GAIN,
    GRANT,
    HEAL,
    HIT,
    KEYWORDS,
    KINDS,
    LAY,
    LETTERS,
    LOSE,
    MAX_HP,
    MILL,
    NO_TARGET,
    OBJECT,
    OPPONENT,
    POINT,
    RECOVER,
    REDIRECT,
    REFRESH,
    RETURN,
    REVIVE,
    SEARCH,
    SHOW_HAND,
    SHOW_REACTIONS,
    STEAL,
    STEPS,
    STRIP,
    TAKE_OFF_DRUG,
    TARGET,
    TARGETS,
    THIS,
    TYPES,
    UNTIL,
    WHOM,
    YOU,
)

# Keywords whose index is part of what they say, so it is shown even when it is 1.
_COUNTED: Final = ("penetrating", "armour", "martyr", "critical")
_OF_TARGET: Final = (COUNT_TARGET_HEALTH, COUNT_TARGET_ATTACK)
_ONE: Final = (YOU, OPPONENT, EACH, TARGET, THIS)
# Steps whose clause has the player they reach as its subject.
_ACTED: Final = (DRAW, DISCARD, DISCARD_RANDOM, HEAL, LOSE, HIT, MILL, DRAIN, STRIP)
_SHOWN: Final = (SHOW_HAND, SHOW_REACTIONS)
# Steps that are told to you as orders, whomever they reach; the acted ones are, if they reach you.
_ORDERS: Final = (
    *(STEAL, SEARCH, RECOVER, REVIVE, BEAT, DESTROY, RETURN, ENGAGE, DISENGAGE, REFRESH),
    *(END_TURN, CANCEL, DODGE, DODGE_ROLL, LAY, ENTER, FREE_ATTACK, TAKE_OFF_DRUG, EQUAL_DRAW),
)


@lru_cache(maxsize=4096)
def keyword_text(keyword: int, index: int | str, lang: str) -> str:
    """A keyword in capitals with its index.

    >>> keyword_text(KEYWORDS.index("martyr"), 2, "de")
    'MÄRTYRER x2'
    """
    word = KEYWORDS[keyword]
    name = translate(lang, f"tragic-keyword-{word}")
    if index == 1 and word not in _COUNTED:
        return name
    return translate(lang, "tragic-keyword-index", keyword=name, index=index)


def join(message: str, parts: list[str], lang: str) -> str:
    """Parts joined by a message of two, from the last one on."""
    text = parts[-1] if parts else ""
    for part in reversed(parts[:-1]):
        text = translate(lang, message, first=part, rest=text)
    return text


def capital(text: str) -> str:
    """A clause as the beginning of a sentence."""
    return text[:1].upper() + text[1:]


def either(parts: list[str], lang: str) -> str:
    """“a, b or c”."""
    if len(parts) < 2:
        return join("list-more", parts, lang)
    last = translate(lang, "tragic-list-or", first=parts[-2], last=parts[-1])
    return join("list-more", [*parts[:-2], last], lang)


def filter_text(found: Filter, lang: str) -> str:
    """What a card must be, in a few words; empty when any will do."""
    parts: list[str] = []
    if found.kinds:
        kinds = [kind for kind in range(len(KINDS)) if found.kinds >> kind & 1]
        if found.kinds & OBJECTS == OBJECTS:
            kinds = [kind for kind in kinds if kind == OBJECT or not OBJECTS >> kind & 1]
        parts.append(
            either([translate(lang, f"tragic-kind-{KINDS[kind]}") for kind in kinds], lang)
        )
    if found.types:
        types = [word for at, word in enumerate(TYPES) if found.types >> at & 1]
        parts.append(either([translate(lang, f"tragic-type-{word}") for word in types], lang))
    if found.letter >= 0:
        parts.append(LETTERS[found.letter])
    if found.level:
        parts.append(translate(lang, "tragic-filter-level", n=found.level))
    return join("list-more", parts, lang)


def _acts_on(step: Step, before: Step) -> bool:
    """Whether the opponent, the subject of the clause before, is that of this one too."""
    if step.op not in _ACTED or before.op not in _ACTED + _SHOWN:
        return False
    return step.whom == before.whom == OPPONENT


def _is_order(step: Step) -> bool:
    """Whether a clause tells you what to do, and not what happens."""
    return step.op in _ORDERS or (step.whom == YOU and step.op in _ACTED and step.op != HIT)


class Clauses:
    """The clauses of one ability: its target is named in full once, then it is “the target”."""

    def __init__(self, ability: Ability, lang: str, named: bool = False) -> None:
        self.ability = ability
        self.lang = lang
        self.named = named

    def aim(self) -> str:
        """“Choose an ally”, said first where a clause speaks of the target before a step does."""
        self.named = True
        return translate(self.lang, "tragic-aim", object=self._target_nouns()[0])

    def aims_first(self) -> bool:
        """Whether a number or the condition speaks of the target before a step names it."""
        ability = self.ability
        if ability.condition is not None and ability.condition.count in _OF_TARGET:
            return True
        for step in (step for mode in ability.modes for step in mode):
            if step.whom == TARGET or step.op == REDIRECT:
                return False
            if step.amount.count in _OF_TARGET:
                return True
        return False

    def sentence(self, steps: list[Step]) -> str:
        """Steps one after the other: “draw 2 cards, then lose 1 HP”."""
        before = [None, *steps]
        clauses = [self.clause(step, last) for step, last in zip(steps, before, strict=False)]
        if len(clauses) > 1:
            clauses = [*clauses[:-2], self._then(steps[-2], steps[-1], *clauses[-2:])]
        return join("list-more", clauses, self.lang)

    def _then(self, before: Step, step: Step, first: str, clause: str) -> str:
        """The last two clauses: how they join depends on who acts in the last one."""
        if _is_order(step):
            return translate(self.lang, "tragic-list-then-order", first=first, rest=clause)
        if _acts_on(step, before):
            return translate(self.lang, "tragic-list-then", first=first, rest=clause)
        words = {"first": first, "clause": clause, "sentence": capital(clause)}
        return translate(self.lang, "tragic-list-then-also", **words)

    def clause(self, step: Step, before: Step | None = None) -> str:
        """What one step does; who acted in the clause before is not named again."""
        number = amount_number(step.amount)
        args: dict[str, object] = {"n": number, "whom": WHOM[step.whom]}
        if before is not None and _acts_on(step, before):
            args["whom"] = "again"
        args["number"] = "one" if step.whom in _ONE else "other"
        args["until"] = UNTIL[step.until]
        args["filter"] = self._filtered(step)
        if step.whom == TARGET or step.op == REDIRECT:
            args["object"], args["subject"] = self._target()
        else:
            args["object"], args["subject"] = self._nouns(f"tragic-whom-{WHOM[step.whom]}", step)
        if step.op == HIT:
            args["kind"] = DAMAGE[step.detail]
        elif step.op == BOOST:
            args["boost"] = f"{signed(number)}/{signed(step.second)}"
        elif step.op == GRANT:
            args["keyword"] = keyword_text(step.detail, number, self.lang)
        elif step.op == GAIN:
            args["gift"] = stat_text(step.detail, number, self.lang, step.whom == YOU)
        elif step.op in (POINT, MAX_HP):
            args["signed"] = signed(number)
            args["letter"] = LETTERS[step.detail]
        text = translate(self.lang, f"tragic-step-{STEPS[step.op]}", **args)
        return explained(text, step.amount, self.lang)

    def _target(self) -> tuple[str, str]:
        """What the ability is aimed at, as an object and as a subject."""
        if self.named or self.ability.target == NO_TARGET:
            return self._nouns("tragic-whom-target", None)
        self.named = True
        return self._target_nouns()

    def _target_nouns(self) -> tuple[str, str]:
        message = f"tragic-target-{TARGETS[self.ability.target]}"
        nouns = self._nouns(message, None)
        if self.ability.target_filter is None:
            return nouns
        needed = filter_text(self.ability.target_filter, self.lang)
        first, second = (
            translate(self.lang, "tragic-filtered", cards=noun, filter=needed) for noun in nouns
        )
        return first, second

    def _nouns(self, message: str, step: Step | None) -> tuple[str, str]:
        nouns = translate(self.lang, message), translate(self.lang, f"{message}.subject")
        if (
            step is None
            or step.filter is None
            or not (needed := filter_text(step.filter, self.lang))
        ):
            return nouns
        first, second = (
            translate(self.lang, "tragic-filtered", cards=noun, filter=needed) for noun in nouns
        )
        return first, second

    def _filtered(self, step: Step) -> str:
        """The cards a search is for: “2 cards (ally or companion)”."""
        if step.filter is None:
            return ""
        cards = translate(self.lang, "tragic-cards", n=amount_number(step.amount))
        needed = filter_text(step.filter, self.lang)
        if not needed:
            return cards
        return translate(self.lang, "tragic-filtered", cards=cards, filter=needed)
