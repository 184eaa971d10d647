"""A campaign's choices as data, and builders for what is too much for a list."""

from __future__ import annotations

from collections.abc import Sequence

from overseer.engine.state import Move
from overseer.voice.campaign.changes import CHANGING, change_lines, change_notes
from overseer.voice.campaign.given import Changed
from overseer.voice.campaign.scene import draws
from overseer.voice.campaign.situation import seen_by
from overseer.voice.campaign.words import battle_title, sides_text
from overseer.voice.given import Choice, Option, Pick
from overseer.voice.reader import Reader
from overseer.voice.wasteland.stories import scenario_title
from overseer.wasteland.campaign.facts import Campaigning
from overseer.wasteland.campaign.moves import CampaignMove
from overseer.wasteland.campaign.phases.phase import change_of
from overseer.wasteland.campaign.text import model_name
from overseer.wasteland.campaign.topics import T_BUILD
from overseer.wasteland.campaign.view import SeenCampaign
from overseer.wasteland.settlement import explore
from overseer.wasteland.settlement.build import refund
from overseer.wasteland.settlement.holdings import LAND_PRICE, LAND_QUESTS, LAND_ROOM
from overseer.wasteland.settlement.perks import perk_price
from overseer.wasteland.settlement.pile import known, price
from overseer.wasteland.settlement.structure import LISTENING_FEE, LISTENS
from overseer.wasteland.text.names import named

_STRUCTURES = ("build", "scrap", "use", "again", "supply", "name")
_CARDS = ("keep", "take", "drop", "pass")
_HELPERS = {"pen": "pen", "stables": "stables", "ranch": "ranch"}
Amounts = dict[str, int]


def own(move: Move) -> CampaignMove:
    """A move of a campaign."""
    assert isinstance(move, CampaignMove)
    return move


def filled(state: SeenCampaign, move: CampaignMove, choice: Choice) -> Choice:
    """A choice with its places, who it is about, its cost and its gain."""
    choice.at = places(state, move)
    choice.who = [move.b] if move.verb in ("perk", "unperk") and move.b else []
    choice.cost, choice.gain = amounts(state, move)
    return choice


def places(state: SeenCampaign, move: CampaignMove) -> list[str]:
    """The words of what a move is about."""
    verb = move.verb
    if verb in _STRUCTURES and move.a in state.books.structures:
        found = [f"structure:{move.a}"]
        return [*found, f"card:{move.b}"] if verb == "name" else found
    if verb in _CARDS:
        return [f"card:{move.a}"]
    if verb in ("perk", "unperk"):
        return [f"perk:{move.a}"]
    if verb == "quest" and move.a != "none":
        return [f"quest:{move.a}"]
    if verb in ("battle", "force", "result"):
        return [f"battle:{len(state.fought) + 1}"]
    if verb == "land":
        return ["land"]
    if verb in _HELPERS:
        return [f"structure:{_HELPERS[verb]}"]
    if verb in ("pay", "decline", "go", "swap") and state.own.meeting:
        return [f"card:{state.own.meeting}"]
    return []


def amounts(state: SeenCampaign, move: CampaignMove) -> tuple[Amounts, Amounts]:
    """What a move costs, and what it gives."""
    books, verb = state.books, move.verb
    if verb == "build":
        structure = books.structures[move.a]
        cost = {"caps": structure.price, "room": 1}
        cost |= {"power": structure.power, "water": structure.water}
        gain = {"power": structure.gives_power, "water": structure.gives_water}
        return _some(cost), _some(gain)
    if verb == "scrap":
        return {}, _some({"caps": refund(state.own, move.a, books), "room": 1})
    if verb == "perk":
        return _some({"caps": perk_price(state.own, move.a, books)}), {}
    if verb == "land":
        by_caps = move.a == "caps"
        return {"caps": LAND_PRICE} if by_caps else {"quests": LAND_QUESTS}, {"room": LAND_ROOM}
    if verb == "use" and books.structures[move.a].work == LISTENS:
        return {"caps": LISTENING_FEE}, {}
    if verb == "pay" and state.own.meeting:
        return _some({"caps": explore.exploration(state.own.meeting, books).fee}), {}
    if verb in _CARDS and known(move.a, books):
        return {}, _some({"worth": price(move.a, books)})
    return {}, {}


def _some(amounts: Amounts) -> Amounts:
    return {word: n for word, n in amounts.items() if n}


def changed(state: SeenCampaign, move: CampaignMove, lang: str) -> Changed | None:
    """What a legal move of step 1 would change."""
    if state.topic != T_BUILD or move.verb not in CHANGING:
        return None
    own, books = state.own, state.books
    change = change_of(own, move, books)
    if change is None:
        return None
    after = state.copy()
    after.apply(move)
    assert isinstance(after, Campaigning)
    before, then = change.before, change.after
    return Changed(
        caps=(own.caps, own.caps + change.caps),
        power=((before.power_used, before.power), (then.power_used, then.power)),
        water=((before.water_used, before.water), (then.water_used, then.water)),
        room=((before.room_used, before.room), (then.room_used, then.room)),
        draws=(draws(own, books), draws(after.players[own_seat(state)].own, books)),
        comes=list(change.comes),
        goes=list(change.goes),
        stops=list(change.stops),
        idle=change.idle,
        lines=change_lines(own, move, books, lang),
        notes=change_notes(own, move, change, books, lang),
    )


def own_seat(state: SeenCampaign) -> int:
    """Whose settlement phase it is."""
    return state.work[-1].seat


def builders(reader: Reader, rest: Sequence[Move]) -> list[Pick]:
    """Moves that are in no list, by how they begin: perks of models, leaders, battles."""
    groups: dict[str, Pick] = {}
    for each in rest:
        move = own(each)
        begins = move.verb if len(move.words) < 2 else f"{move.verb} {move.a}"
        words = " ".join(move.words if len(move.words) < 2 else move.words[1:])
        option = Option(
            id=words,
            name=_option_name(reader, move),
            detail=sides_text(move, reader.lang, reader.names) if move.verb == "battle" else "",
            cost=amounts(seen_by(reader), move)[0],
        )
        pick = Pick(verb=begins, title=_title(reader, move), of=[], least=1, most=1)
        groups.setdefault(begins, pick).of.append(option)
    return list(groups.values())


def _title(reader: Reader, move: CampaignMove) -> str:
    """What moves that begin alike are about."""
    if move.verb == "battle":
        return scenario_title(move.a, reader.lang)
    if move.verb == "lead":
        return model_name(move.a, reader.lang)
    return named("perk", move.a, reader.lang) if move.verb in ("perk", "unperk") else ""


def _option_name(reader: Reader, move: CampaignMove) -> str:
    if move.verb == "battle":
        return battle_title(move, reader.lang, reader.names)
    if move.verb == "lead":
        return named("leader", move.b, reader.lang)
    if move.verb in ("perk", "unperk"):
        return model_name(move.b, reader.lang)
    return str(move)
