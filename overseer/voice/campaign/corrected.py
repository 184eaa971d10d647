"""What a corrected result changes, in lines: battles, caps, structures, cards, quests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from overseer.text import translate
from overseer.voice.campaign.words import card_title, end_text, structure_title
from overseer.voice.lists import listed
from overseer.wasteland.campaign.player import Player
from overseer.wasteland.campaign.text import model_name
from overseer.wasteland.campaign.view import SeenCampaign
from overseer.wasteland.settlement.holdings import UNKNOWN, Books
from overseer.wasteland.text.names import named


def correction_lines(
    before: SeenCampaign, after: SeenCampaign, names: Sequence[str], lang: str
) -> list[str]:
    """Everything that is another now, as a viewer may know it."""
    lines: list[str] = []
    for number, (was, now) in enumerate(zip(before.fought, after.fought, strict=False), start=1):
        end = end_text(now.scenario, now.victor, now.level, now.how, lang)
        if end != end_text(was.scenario, was.victor, was.level, was.how, lang):
            lines.append(translate(lang, "campaign-correct-end", number=number, end=end))
    again = len(before.fought) - len(after.fought)
    if again > 0:
        first = len(after.fought) + 1
        lines.append(translate(lang, "campaign-correct-again", n=again, number=first))
    for own, new in zip(before.players, after.players, strict=True):
        lines += _player(own, new, before.books, names[own.seat], lang)
    return lines


def _player(was: Player, now: Player, books: Books, name: str, lang: str) -> list[str]:
    lines: list[str] = []
    if was.own.caps != now.own.caps:
        args = {"name": name, "before": was.own.caps, "after": now.own.caps}
        lines.append(translate(lang, "campaign-correct-caps", **args))
    if was.own.leader != now.own.leader and now.own.leader:
        unit = model_name(now.own.leader, lang)
        lines.append(translate(lang, "campaign-correct-leader", name=name, unit=unit))

    def structure(id: str) -> str:
        return structure_title(id, now.own, books, lang)

    def card(id: str) -> str:
        return card_title(id, books, lang)

    def quest(id: str) -> str:
        return named("quest", id, lang)

    told: list[tuple[Counter[str], Counter[str], Callable[[str], str]]] = [
        (Counter(was.own.built), Counter(now.own.built), structure),
        (_cards(was), _cards(now), card),
        (Counter(was.own.finished), Counter(now.own.finished), quest),
    ]
    more = [each for old, new, word in told for each in _counted(new - old, word, lang)]
    less = [each for old, new, word in told for each in _counted(old - new, word, lang)]
    for id, things in (("campaign-correct-more", more), ("campaign-correct-less", less)):
        if things:
            lines.append(translate(lang, id, name=name, things=listed(things, lang)))
    return lines


def _cards(player: Player) -> Counter[str]:
    own = player.own
    found = Counter([*own.reserve, *own.chosen, *own.heap, *own.kept])
    del found[UNKNOWN]
    return found


def _counted(counts: Counter[str], word: Callable[[str], str], lang: str) -> list[str]:
    return [
        translate(lang, "campaign-correct-thing", n=n, thing=word(id))
        for id, n in sorted(counts.items())
    ]
