"""The settlement phase as moves: what is refused, what can be done, and doing it (WC-S2 to S6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from overseer.engine.refusal import Refusal
from overseer.wasteland.campaign.facts import Campaigning
from overseer.wasteland.campaign.moves import CampaignMove
from overseer.wasteland.campaign.topics import (
    T_BUILD,
    T_CHOOSE,
    T_DRAW,
    T_EXPLORE,
    T_FOUND,
    T_KEEP,
    T_LEADER,
    T_PICK,
)
from overseer.wasteland.settlement import (
    build,
    draw,
    explore,
    leader,
    perks,
    preview,
    stores,
    supply,
)
from overseer.wasteland.settlement.holdings import Books, Holdings
from overseer.wasteland.settlement.preview import Change
from overseer.wasteland.settlement.reasons import no

# What can be done in each step.
VERBS: Final[dict[int, tuple[str, ...]]] = {
    T_KEEP: ("keep", "done"),
    T_FOUND: ("found", "roam"),
    T_LEADER: ("lead", "stay"),
    T_BUILD: ("build", "scrap", "land", "perk", "unperk", "supply", "done"),
    T_DRAW: ("use", "name", "again", "repair", "guard", "supply", "back", "done"),
    T_PICK: ("keep", "pen", "stables", "ranch", "pass"),
    T_EXPLORE: ("pay", "decline", "go", "swap"),
    T_CHOOSE: ("take", "drop", "done"),
}
BUILDING: Final = ("build", "scrap", "land", "perk", "unperk")  # over once a card is drawn

_Judge = Callable[[Holdings, CampaignMove, Books], Refusal | None]


def judge(state: Campaigning, move: CampaignMove) -> Refusal | None:
    """Why a move of the settlement phase is refused; its verb belongs to the step."""
    return _JUDGES[state.topic, move.verb](state.own, move, state.books)


def _free(own: Holdings, move: CampaignMove, books: Books) -> Refusal | None:
    return None


def _supply_now(own: Holdings, move: CampaignMove, books: Books) -> Refusal | None:
    """In step 2 switches are set only when power or water has changed in it (WC-S3)."""
    wrong = build.why_supply(own, move.a, move.b, books)
    short = supply.balance(own, books).short
    if wrong is not None or (move.a == "auto" and short):
        return wrong
    if not short and own.more_power <= 0 and own.more_water <= 0:
        return no("supply-late")
    fewer = move.a != "auto" and int(move.b) < own.on.get(move.a, 0)
    if short:
        return None if fewer else build.why_finish(own, books)
    if fewer or move.a == "auto":
        return no("supply-late")
    trial = own.copy()
    supply.switch(trial, move.a, int(move.b))
    return build.why_finish(trial, books)


def _back(own: Holdings, move: CampaignMove, books: Books) -> Refusal | None:
    """WC-S3: from drawing back to building, as long as nothing has been used."""
    return no("back") if own.drew or own.used or own.repairs else None


def _supplied(rule: _Judge) -> _Judge:
    """Nothing else goes on in step 2 while more is switched on than there is power for."""

    def judged(own: Holdings, move: CampaignMove, books: Books) -> Refusal | None:
        return build.why_finish(own, books) or rule(own, move, books)

    return judged


_JUDGES: Final[dict[tuple[int, str], _Judge]] = {
    (T_KEEP, "keep"): lambda own, move, books: stores.why_hold(own, move.a, books),
    (T_KEEP, "done"): _free,
    (T_FOUND, "found"): _free,
    (T_FOUND, "roam"): _free,
    (T_LEADER, "lead"): lambda own, move, books: leader.why_lead(own, move.a, move.b, books),
    (T_LEADER, "stay"): _free,
    (T_BUILD, "build"): lambda own, move, books: build.why_build(own, move.a, books),
    (T_BUILD, "scrap"): lambda own, move, books: build.why_scrap(own, move.a, books),
    (T_BUILD, "land"): lambda own, move, books: build.why_land(own, move.a),
    (T_BUILD, "perk"): lambda own, move, books: perks.why_perk(own, move.a, move.b, books),
    (T_BUILD, "unperk"): lambda own, move, books: perks.why_unperk(own, move.a, move.b, books),
    (T_BUILD, "supply"): lambda own, move, books: build.why_supply(own, move.a, move.b, books),
    (T_BUILD, "done"): lambda own, move, books: build.why_finish(own, books),
    (T_DRAW, "supply"): _supply_now,
    (T_DRAW, "use"): _supplied(lambda own, move, books: draw.why_use(own, move.a, books)),
    (T_DRAW, "name"): _supplied(lambda own, move, books: draw.why_name(own, move.a, move.b, books)),
    (T_DRAW, "again"): _supplied(lambda own, move, books: draw.why_again(own, move.a, books)),
    (T_DRAW, "repair"): _supplied(lambda own, move, books: draw.why_repair(own, move.a, books)),
    (T_DRAW, "guard"): _supplied(lambda own, move, books: draw.why_guard(own, move.a, books)),
    (T_DRAW, "done"): _supplied(_free),
    (T_PICK, "keep"): lambda own, move, books: draw.why_keep(own, move.a),
    (T_PICK, "pen"): lambda own, move, books: draw.why_pen(own, books),
    (T_PICK, "stables"): lambda own, move, books: draw.why_stables(own, books),
    (T_PICK, "ranch"): lambda own, move, books: draw.why_ranch(own, books),
    (T_PICK, "pass"): lambda own, move, books: draw.why_pass(own, move.a, books),
    (T_EXPLORE, "pay"): lambda own, move, books: explore.why_pay(own, books),
    (T_DRAW, "back"): _back,
    (T_EXPLORE, "decline"): lambda own, move, books: explore.why_decline(own, books),
    (T_EXPLORE, "go"): lambda own, move, books: explore.why_go(own, books),
    (T_EXPLORE, "swap"): lambda own, move, books: explore.why_swap(own, books),
    (T_CHOOSE, "take"): lambda own, move, books: stores.why_take(own, move.a, books),
    (T_CHOOSE, "drop"): lambda own, move, books: stores.why_drop(own, move.a),
    (T_CHOOSE, "done"): _free,
}


def change_of(own: Holdings, move: CampaignMove, books: Books) -> Change | None:
    """What a legal move of step 1 would change, to be shown before it is made; else None."""
    if move.verb == "build":
        return preview.preview_build(own, move.a, books)
    if move.verb == "scrap":
        return preview.preview_scrap(own, move.a, books)
    if move.verb == "perk":
        return preview.preview_perk(own, move.a, move.b, books)
    if move.verb == "unperk":
        return preview.preview_unperk(own, move.a, move.b, books)
    if move.verb == "land":
        return preview.preview_land(own, move.a, books)
    return None
