"""What a card says, composed from what it does, so that text and behaviour cannot differ."""

from __future__ import annotations

from functools import lru_cache

from overseer.text import has, translate
from overseer.tragic.card import Ability, Card, Gift, Strike
from overseer.tragic.text.gifts import condition_text, gift_text
from overseer.tragic.text.steps import Clauses, capital, either, join, keyword_text
from overseer.tragic.words import (
    ABILITY,
    ANSWERS,
    ATTACK,
    DAMAGE,
    DRUG,
    ENTER,
    KEYWORDS,
    KINDS,
    LETTERS,
    ON_CAST,
    ON_KILL,
    ON_UPKEEP,
    ON_USE,
    PLACES,
    REACTION,
    SKILL,
    TRAIT,
    TYPES,
    WHEN,
)


@lru_cache(maxsize=4096)
def name(card: Card, lang: str) -> str:
    """A card's name: its set's own, else the catalogue's, else its id made readable."""
    if card.names:
        return card.names.get(lang) or card.names.get("en") or next(iter(card.names.values()))
    if has(lang, f"card-tragic-{card.name}"):
        return translate(lang, f"card-tragic-{card.name}")
    return capital(card.name.replace("-", " "))


def flavour(card: Card, lang: str) -> str:
    """The sentence that only sets the mood; empty when a card has none."""
    if card.flavours:
        return card.flavours.get(lang) or card.flavours.get("en", "")
    if not card.names and has(lang, f"card-tragic-{card.name}.flavour"):
        return translate(lang, f"card-tragic-{card.name}.flavour")
    return ""


def level_text(card: Card) -> str:
    """A star for each level."""
    return "★" * card.level


@lru_cache(maxsize=4096)
def cost_text(cost: bytes, master: bytes = b"") -> str:
    """A cost in the way of a card's corner: letters, then points of any letter.

    The letters of `master` come first.

    >>> cost_text(bytes([1, 2, 0, 0, 0, 0, 0, 1]), master=bytes([1]))
    'PPS+1'
    """
    order = [*master, *(at for at in range(len(LETTERS)) if at not in master)]
    letters = "".join(LETTERS[at] * cost[at] for at in order)
    if not letters:
        return str(cost[7])
    return f"{letters}+{cost[7]}" if cost[7] else letters


def face_of(card: Card) -> str:
    """What the top of a card shows beside its name: `ally`, `free` (it has no cost) or `cost`."""
    if card.kind in (ABILITY, TRAIT, SKILL):
        return "free"
    return "ally" if card.is_ally else "cost"


def head_line(card: Card, lang: str) -> str:
    """What stands at the top of a card: name, level, kind, and its cost or its numbers."""
    return translate(
        lang,
        "cards-tragic-head",
        name=name(card, lang),
        level=level_text(card),
        kind=capital(translate(lang, f"tragic-kind-{KINDS[card.kind]}")),
        cost=cost_text(card.cost, card.letters),
        shown=face_of(card),
        attack=card.attack,
        health=card.health,
    )


@lru_cache(maxsize=4096)
def type_line(card: Card, lang: str) -> str:
    """Kind, level and types: “Attack ★★ – melee, two hands”."""
    kind = translate(lang, f"tragic-kind-{KINDS[card.kind]}")
    words = [translate(lang, f"tragic-type-{word}") for word in type_words(card)]
    if card.race:
        words.insert(0, translate(lang, "tragic-race"))
    if card.is_equipment and PLACES[card.place] not in type_words(card):
        words.append(translate(lang, f"tragic-place-{PLACES[card.place]}"))
    line = translate(lang, "tragic-type-line", kind=capital(kind), level=level_text(card))
    if not words:
        return line
    return translate(
        lang, "tragic-type-line-types", line=line, types=join("list-more", words, lang)
    )


def type_words(card: Card) -> list[str]:
    """The types of a card as words of the vocabulary."""
    return [word for at, word in enumerate(TYPES) if card.types >> at & 1]


@lru_cache(maxsize=4096)
def rules_text(card: Card, lang: str) -> str:
    """All that a card does, in one paragraph."""
    return join("list-sentences", rules_lines(card, lang), lang)


def rules_lines(card: Card, lang: str) -> list[str]:
    """All that a card does: a line for its keywords, its strike, its bonuses and each ability."""
    lines: list[str] = []
    if card.kind == ABILITY and card.letters:
        lines.append(translate(lang, "tragic-plus-one", letter=LETTERS[card.letters[0]]))
    keywords = [
        keyword_text(keyword, card.keywords[keyword], lang)
        for keyword in range(len(KEYWORDS))
        if card.keywords[keyword]
    ]
    if keywords:
        lines.append(join("list-more", keywords, lang))
    if card.strike is not None:
        lines.append(strike_text(card.strike, lang))
    if card.at_player_only:
        lines.append(translate(lang, "tragic-player-only"))
    if card.stays:
        lines.append(translate(lang, "tragic-stays"))
    lines += [gift_text(gift, lang) for gift in card.gifts]
    answers = answers_text(card, lang) if card.kind == REACTION else ""
    for ability in card.abilities:
        lines.append(ability_text(ability, card, lang, answers))
        answers = "" if ability.when == ON_CAST else answers
    if answers:
        lines.append(answers)
    return [translate(lang, "tragic-line", text=capital(line)) for line in lines]


def strike_text(strike: Strike, lang: str) -> str:
    """The damage of an attack card: “(S+1)×2 fire damage, 2 strikes”."""
    formula = strike_formula(strike)
    n: int | str = int(formula) if formula.isdigit() else formula
    return translate(lang, "tragic-strike", n=n, kind=DAMAGE[strike.damage], strikes=strike.strikes)


def strike_formula(strike: Strike) -> str:
    """How the damage of a strike is worked out.

    >>> strike_formula(Strike(0, 1, 1, 2, 0, 1, 4))
    '(S+P+1)×2+4'
    """
    if strike.letter < 0:
        return str(strike.base)
    parts = [LETTERS[strike.letter]]
    if strike.second >= 0:
        parts.append(LETTERS[strike.second])
    if strike.plus:
        parts.append(str(strike.plus))
    formula = "+".join(parts)
    if strike.times != 1:
        formula = f"({formula})×{strike.times}" if len(parts) > 1 else f"{formula}×{strike.times}"
    return f"{formula}+{strike.base}" if strike.base else formula


def answers_text(card: Card, lang: str) -> str:
    """What a reaction answers."""
    words = [word for at, word in enumerate(ANSWERS) if card.answers >> at & 1]
    answered = either([translate(lang, f"tragic-answer-{word}") for word in words], lang)
    return translate(lang, "tragic-answers", list=answered)


@lru_cache(maxsize=4096)
def ability_text(ability: Ability, card: Card, lang: str, answers: str = "") -> str:
    """When an ability works, what it costs and what it does."""
    clauses = Clauses(ability, lang)
    aim = [clauses.aim()] if clauses.aims_first() else []
    work = _work(ability, clauses, lang)
    head = [answers] if answers and ability.when == ON_CAST else []
    head += [*_when(ability, card, lang), *aim]
    if ability.condition is not None:
        head.append(condition_text(ability.condition, lang))
    if ability.when != ON_UPKEEP:
        head += _price(ability, card, lang)
    elif ability.discards or any(ability.cost):
        work = _toll(ability, work, clauses, card, lang)
    if not head:
        return work
    opening = join("list-more", head, lang)
    return translate(lang, "tragic-ability", head=opening, clause=work, sentence=capital(work))


@lru_cache(maxsize=4096)
def effect_text(card: Card, number: int, paid: bool, lang: str) -> str:
    """What an ability of a card does, without when and for what; or what follows if unpaid."""
    ability = card.abilities[number]
    clauses = Clauses(ability, lang)
    return _work(ability, clauses, lang) if paid else clauses.sentence(ability.unpaid)


def radiation_lines(radiation: list[list[Gift]], lang: str) -> list[str]:
    """What the radiation track does from each of its levels on (TR-N1)."""
    return [
        translate(
            lang,
            "tragic-radiation-level",
            n=level,
            list=join("list-more", [gift_text(gift, lang) for gift in gifts], lang),
        )
        for level, gifts in enumerate(radiation)
        if gifts
    ]


def _when(ability: Ability, card: Card, lang: str) -> list[str]:
    """The words that say when it works and how often."""
    parts: list[str] = []
    if ability.when == ON_CAST:
        if card.lasting:
            parts.append(translate(lang, "tragic-when-cast.arrives"))
        elif card.kind == ATTACK:
            parts.append(translate(lang, "tragic-when-cast.attacked"))
        elif card.kind == ABILITY:
            parts.append(translate(lang, "tragic-when-cast"))
    elif ability.when == ON_UPKEEP and card.kind == DRUG:
        parts.append(translate(lang, "tragic-when-upkeep.addicted"))
    elif ability.when == ON_KILL and card.is_ally:
        parts.append(translate(lang, "tragic-when-kill.ally"))
    elif ability.when != ON_USE:
        parts.append(translate(lang, f"tragic-when-{WHEN[ability.when]}"))
    for said, word in (
        (ability.any_turn and card.kind == SKILL, "any-turn"),  # TR-T7
        (_in_own_turn(ability, card), "own-turn"),
        (ability.in_upkeep, "in-upkeep"),
        (ability.once or _used_once(ability, card), "once"),
        (ability.while_engaged, "while-engaged"),
        (ability.may, "may"),
    ):
        if said:
            parts.append(translate(lang, f"tragic-{word}"))
    return parts


def _in_own_turn(ability: Ability, card: Card) -> bool:
    """TR-K6: other cards than skills say when they are used in one's own turn only."""
    own = ability.when == ON_USE and not (ability.any_turn or ability.in_upkeep)
    return own and card.kind != SKILL


def _used_once(ability: Ability, card: Card) -> bool:
    """Worn equipment is not engaged by its use: it would come off. It is used once a turn."""
    return ability.engage and card.is_equipment


def _price(ability: Ability, card: Card, lang: str) -> list[str]:
    """What is paid for a use."""
    parts: list[str] = []
    if ability.engage and not card.is_equipment:
        parts.append(translate(lang, "tragic-pay-engage"))
    if any(ability.cost):
        message = "tragic-pay-points-or-life" if ability.pay_by_life else "tragic-pay-points"
        parts.append(translate(lang, message, cost=cost_text(ability.cost)))
    if ability.life:
        parts.append(translate(lang, "tragic-pay-life", n=ability.life))
    if ability.discards:
        parts.append(translate(lang, "tragic-pay-cards", n=ability.discards))
    if ability.sacrifice:
        parts.append(translate(lang, "tragic-pay-card"))
    return parts


def _toll(ability: Ability, work: str, clauses: Clauses, card: Card, lang: str) -> str:
    """An upkeep that is paid, or not (TR-W21)."""
    ways: list[str] = []
    if any(ability.cost):
        ways.append(translate(lang, "tragic-pay-points", cost=cost_text(ability.cost)))
    if ability.discards:
        ways.append(translate(lang, "tragic-pay-cards", n=ability.discards))
    text = either(ways, lang)
    if work:
        text = translate(lang, "tragic-toll-for", toll=text, clause=work, sentence=capital(work))
    elif _shelters(card):
        text = translate(lang, "tragic-toll-leave", toll=text)  # TR-K14
    if ability.unpaid:
        unpaid = clauses.sentence(ability.unpaid)
        text = translate(
            lang, "tragic-toll-else", toll=text, clause=unpaid, sentence=capital(unpaid)
        )
    return text


def _work(ability: Ability, clauses: Clauses, lang: str) -> str:
    """What the ability does: steps, modes to choose from, or the two sides of a roll."""
    if ability.roll:
        good = clauses.sentence(ability.modes[0])
        text = translate(lang, "tragic-roll", n=ability.roll, clause=good, sentence=capital(good))
        if not ability.modes[1]:
            return text
        bad = clauses.sentence(ability.modes[1])
        return translate(lang, "tragic-roll-else", text=text, clause=bad, sentence=capital(bad))
    if len(ability.modes) > 1:
        # Only one mode happens, so each of them names the target in full, if nothing before does.
        modes = [Clauses(ability, lang, clauses.named).sentence(mode) for mode in ability.modes]
        message = "tragic-choose-opponents" if ability.by_opponents else "tragic-choose"
        return translate(lang, message, list=join("tragic-list-mode", modes, lang))
    return clauses.sentence(ability.modes[0]) if ability.modes else ""


def _shelters(card: Card) -> bool:
    """Whether one can go inside."""
    steps = (step for ability in card.abilities for mode in ability.modes for step in mode)
    return any(step.op == ENTER for step in steps)
