"""What a purchase, a scrapping or a switch would change, in lines, before it is done."""

from __future__ import annotations

from overseer.terminal.campaign.words import structure_title
from overseer.terminal.words import listed
from overseer.text import translate
from overseer.wasteland.campaign.moves import CampaignMove
from overseer.wasteland.settlement.holdings import Books, Holdings
from overseer.wasteland.settlement.preview import (
    Change,
    preview_build,
    preview_land,
    preview_perk,
    preview_scrap,
    preview_unperk,
)

CHANGING = ("build", "scrap", "perk", "unperk", "land")


def change_of(own: Holdings, move: CampaignMove, books: Books) -> Change | None:
    """What a legal move of step 1 would change; None where there is nothing to preview."""
    if move.verb == "build":
        return preview_build(own, move.a, books)
    if move.verb == "scrap":
        return preview_scrap(own, move.a, books)
    if move.verb == "perk":
        return preview_perk(own, move.a, move.b, books)
    if move.verb == "unperk":
        return preview_unperk(own, move.a, move.b, books)
    if move.verb == "land":
        return preview_land(own, move.a, books)
    return None


def change_lines(own: Holdings, move: CampaignMove, books: Books, lang: str) -> list[str]:
    """The same in lines: only what really changes."""
    change = change_of(own, move, books)
    if change is None:
        return []
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
    for word, ids in (("comes", change.comes), ("goes", change.goes), ("stops", change.stops)):
        if ids and (word, ids) != ("comes", (move.a,)) and (word, ids) != ("goes", (move.a,)):
            names = [structure_title(id, own, books, lang) for id in ids]
            lines.append(translate(lang, f"campaign-change-{word}", names=listed(names, lang)))
    if change.idle and move.verb == "build":
        lines.append(translate(lang, "campaign-change-idle"))
    return lines
