"""What a purchase, a scrapping or a switch would change, in lines, before it is done."""

from __future__ import annotations

from overseer.text import translate
from overseer.voice.campaign.words import structure_title
from overseer.voice.lists import listed
from overseer.wasteland.campaign.moves import CampaignMove
from overseer.wasteland.campaign.phases.phase import change_of
from overseer.wasteland.settlement.holdings import Books, Holdings
from overseer.wasteland.settlement.preview import Change

CHANGING = ("build", "scrap", "perk", "unperk", "land")


def change_lines(own: Holdings, move: CampaignMove, books: Books, lang: str) -> list[str]:
    """The same in lines: only what really changes."""
    change = change_of(own, move, books)
    if change is None:
        return []
    return [*_amounts(own, change, lang), *change_notes(own, move, change, books, lang)]


def _amounts(own: Holdings, change: Change, lang: str) -> list[str]:
    before, after = change.before, change.after
    lines: list[str] = []
    if change.caps:
        args = {"before": own.caps, "after": own.caps + change.caps}
        lines.append(translate(lang, "campaign-change-caps", **args))
    for word, now, then in (
        ("power", (before.power_used, before.power), (after.power_used, after.power)),
        ("water", (before.water_used, before.water), (after.water_used, after.water)),
        ("room", (before.room_used, before.room), (after.room_used, after.room)),
    ):
        if now != then:
            args = {"used": now[0], "all": now[1], "then_used": then[0], "then_all": then[1]}
            lines.append(translate(lang, f"campaign-change-{word}", **args))
    return lines


def change_notes(
    own: Holdings, move: CampaignMove, change: Change, books: Books, lang: str
) -> list[str]:
    """What comes, goes and stops with it."""
    lines: list[str] = []
    for word, ids in (("comes", change.comes), ("goes", change.goes), ("stops", change.stops)):
        if ids and (word, ids) != ("comes", (move.a,)) and (word, ids) != ("goes", (move.a,)):
            names = [structure_title(id, own, books, lang) for id in ids]
            lines.append(translate(lang, f"campaign-change-{word}", names=listed(names, lang)))
    if change.idle and move.verb == "build":
        lines.append(translate(lang, "campaign-change-idle"))
    return lines
