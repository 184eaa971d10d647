"""Moves of a campaign in words: what is done in a few, and what it costs and brings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from overseer.engine.refusal import BadOption, Refused, Value
from overseer.text import has, translate
from overseer.voice.voice import Parts
from overseer.voice.wasteland.stories import scenario_title
from overseer.wasteland.battle.battle import LEVELS
from overseer.wasteland.campaign.course import STAYS_AWAY
from overseer.wasteland.campaign.moves import CampaignMove
from overseer.wasteland.campaign.results.result import read_result
from overseer.wasteland.campaign.scenery import side_names
from overseer.wasteland.campaign.text import card_name, card_of, model_name
from overseer.wasteland.campaign.topics import TOPICS
from overseer.wasteland.campaign.view import SeenCampaign
from overseer.wasteland.campaign_cards import Boost, Perk
from overseer.wasteland.card import Item, Leader, Weapon
from overseer.wasteland.force.caps import force_caps
from overseer.wasteland.force.check import faction_of
from overseer.wasteland.force.code import decode
from overseer.wasteland.force.force import Force
from overseer.wasteland.prices import priced_by
from overseer.wasteland.settlement import explore
from overseer.wasteland.settlement.holdings import UNKNOWN, Books, Holdings
from overseer.wasteland.settlement.perks import unit_of
from overseer.wasteland.settlement.pile import price
from overseer.wasteland.settlement.structure import Structure
from overseer.wasteland.settlement.text import MUTANT, effect_text, structure_name
from overseer.wasteland.text import cards as text
from overseer.wasteland.text.names import joined, named
from overseer.wasteland.words import FACTIONS, LISTS, NONE

_ABOUT_STRUCTURES: Final = ("build", "scrap", "use", "again")
_ABOUT_CARDS: Final = ("keep", "take", "drop", "pass")
_MUTANTS: Final = "super-mutants"


def move_parts(state: SeenCampaign, move: CampaignMove, lang: str) -> Parts:
    """A move in a few words, and the details."""
    books = state.books
    verb = move.verb
    if verb == "battle":
        return _battle(move, lang)
    if verb == "quest":
        if move.a == "none":
            return translate(lang, "campaign-move-no-quest"), ""
        title = translate(lang, "campaign-move-quest", quest=named("quest", move.a, lang))
        return title, card_text(move.a, books, lang)
    if verb == "force":
        return force_line(move.a, books, lang), ""
    if verb == "result":
        return _result(state, move, lang), ""
    if verb == "done":
        return translate(lang, "campaign-move-done", topic=TOPICS[state.topic]), ""
    if verb == "supply":
        return _supply(state, move, lang), ""
    args = _args(state, move, lang)
    title = translate(lang, f"campaign-move-{verb}", **args)
    if verb in _ABOUT_STRUCTURES and move.a in books.structures:
        structure = books.structures[move.a]
        if verb in ("build", "scrap"):
            return title, structure_text(structure, lang)
        return title, joined("list-sentences", effect_text(structure, lang), lang)
    if verb in _ABOUT_CARDS:
        return title, worth(move.a, books, lang)
    if verb in ("perk", "lead"):
        card = move.a if verb == "perk" else move.b
        told = [*borrowed_lines(card, books, lang), card_text(card, books, lang)]
        return title, joined("list-sentences", told, lang)
    if verb == "unperk":
        return title, card_text(move.a, books, lang)
    if verb in ("found", "roam"):
        return title, translate(lang, f"campaign-{verb}-means")
    if verb in ("go", "pay", "decline", "swap") and state.own.meeting:
        return title, card_text(state.own.meeting, books, lang)
    return title, ""


def _args(state: SeenCampaign, move: CampaignMove, lang: str) -> dict[str, object]:
    books, own = state.books, state.own
    verb = move.verb
    if verb in _ABOUT_STRUCTURES:
        return {"structure": structure_title(move.a, own, books, lang)}
    if verb in _ABOUT_CARDS:
        return {"card": card_title(move.a, books, lang)}
    if verb == "name":
        structure = structure_title(move.a, own, books, lang)
        return {"structure": structure, "card": card_title(move.b, books, lang)}
    if verb in ("perk", "unperk"):
        model = model_name(move.b, lang) if move.b else "none"
        return {"perk": named("perk", move.a, lang), "model": model}
    if verb == "lead":
        return {"unit": model_name(move.a, lang), "card": named("leader", move.b, lang)}
    if verb == "stay":
        return {"unit": model_name(own.leader, lang)}
    if verb in ("repair", "guard"):
        return {"unit": named("unit", move.a, lang)}
    if verb == "land":
        return {"how": move.a}
    if verb == "pay":
        return {"caps": explore.exploration(own.meeting, books).fee}
    return {}


def _battle(move: CampaignMove, lang: str) -> Parts:
    story = f"scenario-{move.a}.story"
    return battle_title(move, lang), translate(lang, story) if has(lang, story) else ""


def battle_title(move: CampaignMove, lang: str, players: Sequence[str] = ()) -> str:
    """A battle that may be next: scenario, limit and sides."""
    return translate(
        lang,
        "campaign-move-battle",
        scenario=scenario_title(move.a, lang),
        limit=move.b,
        sides=sides_text(move, lang, players),
    )


def sides_text(move: CampaignMove, lang: str, players: Sequence[str] = ()) -> str:
    """Who would be on which side; without names the players are numbers."""
    together: dict[str, list[str]] = {}
    for at, side in enumerate(move.words[2:]):
        player = players[at] if players else translate(lang, "campaign-player-number", n=at + 1)
        together.setdefault(side, []).append(player)
    told = []
    for side, names in together.items():
        word = "campaign-sits-out" if side == STAYS_AWAY else f"scenario-side-{side}"
        title = translate(lang, word)
        told.append(translate(lang, "campaign-side-of", seat=", ".join(names), side=title))
    return "; ".join(told)


def _result(state: SeenCampaign, move: CampaignMove, lang: str) -> str:
    result = read_result(move.a)
    removed = sum(len(seat.removed) for seat in result.seats)
    end = end_text(state.battle.scenario, result.victor, result.level, result.how, lang)
    return translate(lang, "campaign-move-result", end=end, n=removed)


def end_text(scenario: str, victor: int, level: int, how: str, lang: str) -> str:
    """How a battle ended: who won at which level, and the way."""
    side = side_title(scenario, victor, lang) if victor >= 0 else "-"
    way = translate(lang, f"end-wasteland-{how}")
    return translate(lang, "campaign-end-of", level=LEVELS[level], side=side, way=way)


def side_title(scenario: str, side: int, lang: str) -> str:
    """What a side of a scenario is called."""
    return translate(lang, f"scenario-side-{side_names(scenario)[side]}")


def _supply(state: SeenCampaign, move: CampaignMove, lang: str) -> str:
    if move.a == "auto":
        return translate(lang, "campaign-move-supply-auto")
    own = state.own
    return translate(
        lang,
        "campaign-move-supply",
        structure=structure_title(move.a, own, state.books, lang),
        n=move.b,
        all=own.built.get(move.a, 0),
    )


def structure_title(id: str, own: Holdings, books: Books, lang: str) -> str:
    """A structure's name, as the player's faction calls it."""
    return structure_name(id, lang, of_mutants(own, books))


def of_mutants(own: Holdings, books: Books) -> bool:
    """Whether a settlement is the super mutants'."""
    head = unit_of(own.leader, books) if own.leader else None
    return head is not None and FACTIONS[head.faction] == _MUTANTS


def as_called(args: Mapping[str, Value], own: Holdings, books: Books) -> dict[str, Value]:
    """Arguments with a structure as its owner's faction calls it (WC-S7)."""
    found = dict(args)
    structure = found.get("structure")
    if isinstance(structure, str) and of_mutants(own, books):
        found["structure"] = f"{structure}.{MUTANT}"
    return found


def structure_text(structure: Structure, lang: str) -> str:
    """What a structure costs, needs and does, in one paragraph."""
    head = translate(
        lang,
        "campaign-structure",
        caps=structure.price,
        power=structure.power,
        water=structure.water,
    )
    return joined("list-sentences", [head, *effect_text(structure, lang)], lang)


def card_title(id: str, books: Books, lang: str) -> str:
    """A card's name; a secret one has none."""
    return translate(lang, "campaign-secret-card") if id == UNKNOWN else card_name(id, books, lang)


def worth(id: str, books: Books, lang: str) -> str:
    """What a card sells for and what it says."""
    if id == UNKNOWN:
        return ""
    caps = translate(lang, "campaign-worth", caps=price(id, books))
    told = [caps, *borrowed_lines(id, books, lang), card_text(id, books, lang)]
    return joined("list-sentences", told, lang)


def borrowed_lines(id: str, books: Books, lang: str) -> list[str]:
    """Whose price counts where the campaign's list gives a card none (WB-X1)."""
    card = card_of(id, books)
    if not isinstance(card, Weapon | Item | Boost | Leader | Perk):
        return []
    counts = priced_by(card.caps, books.caps_list)
    if counts in (books.caps_list, NONE):
        return []
    args = {"list": LISTS[books.caps_list], "from": LISTS[counts]}
    return [translate(lang, "campaign-borrowed", **args)]


def card_text(id: str, books: Books, lang: str) -> str:
    """All that a card says."""
    card = card_of(id, books)
    return "" if card is None else text.rules_text(card, books.cards, lang)


def force_line(code: str, books: Books, lang: str) -> str:
    """A force in one line."""
    try:
        force = decode(code, books.cards)
    except (BadOption, Refused):
        return code
    return force_title(force, books, lang)


def force_title(force: Force, books: Books, lang: str) -> str:
    """A force in one line: faction, models, caps, and who leads."""
    lead = next((unit.unit for unit in force.units if unit.leader), "")
    return translate(
        lang,
        "campaign-force",
        faction=translate(lang, f"wasteland-faction-{FACTIONS[faction_of(force, books.cards)]}"),
        n=force.models,
        caps=force_caps(force, books.cards, books.caps_list),
        leader=named("unit", lead, lang),
    )
