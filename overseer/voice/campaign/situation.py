"""Where a campaign stands, in lines: the next battle, and each player's settlement and cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from overseer.text import translate
from overseer.voice.campaign.carried import coming_lines
from overseer.voice.campaign.words import (
    card_text,
    card_title,
    side_title,
    structure_text,
    structure_title,
)
from overseer.voice.lists import listed
from overseer.voice.meter import bar
from overseer.voice.reader import Reader
from overseer.voice.wasteland.stories import scenario_title
from overseer.wasteland.campaign.muster import limit_of
from overseer.wasteland.campaign.player import SITS_OUT, Player
from overseer.wasteland.campaign.text import card_of, model_name
from overseer.wasteland.campaign.view import CampaignView, SeenCampaign
from overseer.wasteland.cards.find import named as cards_named
from overseer.wasteland.settlement.holdings import UNKNOWN, Books, Holdings
from overseer.wasteland.settlement.leader import most_boosts
from overseer.wasteland.settlement.stores import places, sheds, stores
from overseer.wasteland.settlement.supply import balance, supplied
from overseer.wasteland.text import cards as text
from overseer.wasteland.text.names import named


def seen_by(reader: Reader) -> SeenCampaign:
    """The campaign as the viewer may know it."""
    view = reader.view
    assert isinstance(view, CampaignView)
    return view.position


def situation(reader: Reader) -> list[str]:
    """The next battle, and every player."""
    state = seen_by(reader)
    lines = battle_lines(reader, state)
    for player in state.players:
        lines += ["", *player_lines(reader, state, player)]
    return lines


def battle_lines(reader: Reader, state: SeenCampaign) -> list[str]:
    """How far the campaign is, and which battle is prepared."""
    say = reader.text
    number = len(state.fought) + 1
    lines = [say("campaign-head", course=state.plan.course, number=number)]
    battle = state.battle
    if not battle.scenario or reader.over:
        return lines
    title = scenario_title(battle.scenario, reader.lang)
    word = "campaign-next" if state.topic <= 4 else "campaign-last"
    lines.append(say(word, scenario=title, limit=battle.limit))
    for player in state.players:
        if player.side != SITS_OUT:
            side = side_title(battle.scenario, player.side, reader.lang)
            args = {"seat": reader.name(player.seat), "side": side}
            lines.append(say("campaign-fights", limit=limit_of(state, player), **args))
    return lines + coming_lines(reader, state)


def player_lines(reader: Reader, state: SeenCampaign, player: Player) -> list[str]:
    """One player: bank, leader, settlement, cards, what waits for the next battle."""
    own, books, lang, say = player.own, state.books, reader.lang, reader.text
    lines = [
        say(
            "campaign-player",
            seat=reader.name(player.seat),
            settled="yes" if own.settled else "no",
            caps=own.caps,
            victories=player.victories,
            battles=player.battles,
        )
    ]
    if own.leader:
        card = named("leader", own.leader_card, lang)
        fell = "yes" if own.leader_fell else "no"
        lines.append(
            say("campaign-leader", unit=model_name(own.leader, lang), card=card, fell=fell)
        )
    if own.settled:
        lines += [
            say("campaign-meter", label=say(f"campaign-{word}"), bar=bar(*n), used=n[0], all=n[1])
            for word, n in meters(own, books)
        ]
        lines.append(say("campaign-structures", names=structures_text(own, books, lang)))
    for word, cards in piles(player):
        if cards:
            lines.append(say(f"campaign-pile-{word}", cards=cards_text(cards, books, lang)))
    if own.settled and own.leader:
        lines.append(say("campaign-most-boosts", n=most_boosts(own, books)))
    lines += perk_lines(own, lang)
    if player.quest:
        quest = "?" if player.quest == UNKNOWN else named("quest", player.quest, lang)
        lines.append(say("campaign-quest", quest=quest))
    return lines + waiting_lines(own, books, lang)


def meters(own: Holdings, books: Books) -> list[tuple[str, tuple[int, int]]]:
    """Used and all of power, water, room, stores and sheds."""
    now = balance(own, books)
    return [
        ("power", (now.power_used, now.power)),
        ("water", (now.water_used, now.water)),
        ("room", (now.room_used, now.room)),
        ("stores", (places(_open(own.chosen), books), stores(own, books))),
        ("sheds", (places(_open(own.kept), books), sheds(own, books))),
    ]


def structures_text(own: Holdings, books: Books, lang: str) -> str:
    """All structures with how many of each work."""
    told = []
    for id in books.structures.by_id:
        n = own.built.get(id, 0)
        if n:
            args = {"n": n, "on": supplied(own, id, books)}
            name = structure_title(id, own, books, lang)
            told.append(translate(lang, "campaign-structure-count", name=name, **args))
    return listed(told, lang)


def piles(player: Player) -> list[tuple[str, list[str]]]:
    """The cards that a player has, by where they lie."""
    own = player.own
    drawn = [] if own.draw is None else own.draw.drawn
    return [
        ("heap", own.heap),
        ("kept", own.kept),
        ("drawn", drawn),
        ("reserve", own.reserve),
        ("chosen", own.chosen),
        ("extra", own.extra),
        ("free", own.free),
        ("hand", player.hand),
    ]


def cards_text(cards: Sequence[str], books: Books, lang: str) -> str:
    """Cards by name, several of a kind with their number."""
    told = []
    for id, n in Counter(cards).items():
        name = card_title(id, books, lang)
        told.append(translate(lang, "campaign-copies", n=n, card=name))
    return listed(told, lang)


def perk_lines(own: Holdings, lang: str) -> list[str]:
    """Perks of the settlement and of models, and those that cost nothing."""
    lines = []
    if own.perks:
        names = listed([named("perk", id, lang) for id in own.perks], lang)
        lines.append(translate(lang, "campaign-perks", perks=names))
    for model, perks in own.models.items():
        names = listed([named("perk", id, lang) for id in perks], lang)
        model = model_name(model, lang)
        lines.append(translate(lang, "campaign-perks-of", model=model, perks=names))
    if own.gifts:
        names = listed([named("perk", id, lang) for id in own.gifts], lang)
        lines.append(translate(lang, "campaign-gifts", perks=names))
    return lines


def waiting_lines(own: Holdings, books: Books, lang: str) -> list[str]:
    """What waits for the next battle: consequences, harm, another limit."""
    lines = []
    for id in own.consequences:
        card = named("event", id, lang)
        rules = card_text(id, books, lang)
        lines.append(translate(lang, "campaign-consequence", card=card, rules=rules))
    for kind, n in own.harm:
        word = translate(lang, f"wasteland-damage-{kind}")
        lines.append(translate(lang, "campaign-harm", n=n, kind=word))
    if own.limit:
        lines.append(translate(lang, "campaign-limit-change", n=own.limit))
    return lines


def look(reader: Reader, word: str) -> str | None:
    """A structure or a card in full, by its id or its name."""
    state = seen_by(reader)
    books, lang = state.books, reader.lang
    wanted = word.strip().lower()
    for structure in books.structures.all:
        name = structure_title(structure.id, state.players[0].own, books, lang)
        if wanted in (structure.id, name.lower()):
            return translate(lang, "say-move", name=name, detail=structure_text(structure, lang))
    card = card_of(wanted, books)
    found = [card] if card is not None else cards_named(books.cards, word, lang) if wanted else []
    if not found:
        return None
    return "\n".join(
        translate(
            lang,
            "say-move",
            name=text.name(each, lang),
            detail=text.rules_text(each, books.cards, lang),
        )
        for each in found
    )


def _open(cards: list[str]) -> list[str]:
    return [id for id in cards if id != UNKNOWN]
