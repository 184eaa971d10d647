"""The price lists and cards of a campaign as data with words, made once for a language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from overseer.text import translate
from overseer.voice.campaign.given import (
    CampaignCard,
    CampaignFixed,
    EndCard,
    Family,
    Land,
    PerkCard,
    ScenarioCard,
    SideCard,
    StructureCard,
)
from overseer.voice.campaign.words import end_text, side_title, structure_text
from overseer.voice.given import Fixed
from overseer.voice.wasteland.stories import about_scenario
from overseer.wasteland.campaign.game import TOLD
from overseer.wasteland.campaign.linked import LINKED
from overseer.wasteland.campaign.scenery import playable, scenario_of_rule, side_names, ways_to_end
from overseer.wasteland.campaign.view import SeenCampaign
from overseer.wasteland.prices import price_in
from overseer.wasteland.scenarios.scenario_file import standard_scenario
from overseer.wasteland.settlement.holdings import LAND_PRICE, LAND_QUESTS, LAND_ROOM, Books
from overseer.wasteland.settlement.structure import FAMILIES, Structure
from overseer.wasteland.settlement.text import effect_text, structure_name
from overseer.wasteland.text import cards as text
from overseer.wasteland.text.cards import Card
from overseer.wasteland.text.names import joined
from overseer.wasteland.words import NONE

_STORIES: Final = ("quest", "exploration")
_KEPT: Final = 16  # books and languages that are remembered
_Made = tuple[list[StructureCard], list[PerkCard], list[CampaignCard]]
_known: Final[dict[tuple[int, int, str], tuple[object, _Made]]] = {}


def fixed(general: Fixed, state: SeenCampaign, lang: str) -> CampaignFixed:
    """What never changes in a campaign."""
    structures, perks, cards = _faces(state.books, lang)
    scenarios = [scenario_of_rule(rule).id for rule in LINKED] if state.linked else playable()
    return CampaignFixed(
        game=general.game,
        rules=general.rules,
        seats=general.seats,
        names=general.names,
        told=state.plan.results == TOLD,
        scenarios=[_scenario(id, lang) for id in scenarios],
        structures=structures,
        families=[
            Family(id=each, name=translate(lang, f"structure-family-{each}")) for each in FAMILIES
        ],
        perks=perks,
        cards=cards,
        land=Land(price=LAND_PRICE, quests=LAND_QUESTS, room=LAND_ROOM),
    )


@cache
def _scenario(id: str, lang: str) -> ScenarioCard:
    title, *lines = about_scenario(id, lang)
    return ScenarioCard(
        id=id,
        title=title,
        lines=lines,
        sides=[
            SideCard(id=word, name=side_title(id, side, lang))
            for side, word in enumerate(side_names(id))
        ],
        rounds=standard_scenario(id).rounds,
        ends=[
            EndCard(victor=way[0], level=way[1], how=way[2], text=end_text(id, *way, lang))
            for way in ways_to_end(id)
        ],
    )


def _faces(books: Books, lang: str) -> _Made:
    key = id(books.cards), books.caps_list, lang
    found = _known.get(key)
    if found is None or found[0] is not books.cards:
        if len(_known) >= _KEPT:
            _known.clear()
        structures = [_structure(each, lang) for each in books.structures.all]
        made = structures, list(_perks(books, lang)), list(_cards(books, lang))
        found = _known[key] = books.cards, made
    return found[1]


def _structure(structure: Structure, lang: str) -> StructureCard:
    kind = structure.kind
    return StructureCard(
        id=structure.id,
        name=structure_name(structure.id, lang),
        text=structure_text(structure, lang),
        does=joined("list-sentences", effect_text(structure, lang), lang),
        family=structure.family,
        work=structure.work,
        price=structure.price,
        scrap=structure.price // 2,
        power=structure.power,
        water=structure.water,
        gives_power=structure.gives_power,
        gives_water=structure.gives_water,
        requires=list(structure.requires),
        needs=list(structure.needs),
        most=structure.maximum,
        draw=structure.draw,
        keep=structure.keep,
        kind=kind,
        kind_name=translate(lang, f"structure-kind-{kind}") if kind else "",
    )


def _perks(books: Books, lang: str) -> Iterator[PerkCard]:
    """The perks that the list of caps has a price for."""
    for perk in books.cards.perks:
        price = price_in(perk.caps, books.caps_list)
        if price != NONE:
            yield PerkCard(
                id=perk.id,
                name=text.name(perk, lang),
                text=text.rules_text(perk, books.cards, lang),
                price=price,
                settlement=perk.settlement,
                after=list(perk.after),
                bench=perk.bench,
            )


def _cards(books: Books, lang: str) -> Iterator[CampaignCard]:
    cards = books.cards
    shelves: tuple[tuple[str, Sequence[Card]], ...] = (
        ("weapon", [each for each in cards.weapons if not each.natural]),
        ("item", cards.items),
        ("boost", cards.boosts),
        ("leader", cards.leaders),
        ("quest", cards.quests),
        ("event", cards.events),
        ("exploration", cards.explorations),
    )
    for kind, shelf in shelves:
        for card in shelf:
            caps = getattr(card, "caps", None)
            price = NONE if caps is None else price_in(caps, books.caps_list)
            yield CampaignCard(
                id=card.id,
                kind=kind,
                name=text.name(card, lang),
                text=text.rules_text(card, cards, lang),
                price=None if price == NONE else price,
                story=text.flavour(card, lang) if kind in _STORIES else "",
            )
