"""The duel in words that can be read aloud: a few lines a side, nothing by sign or colour."""

from __future__ import annotations

from math import ceil
from typing import Any

from overseer.text import translate
from overseer.tragic.card import Card
from overseer.tragic.cards.find import named
from overseer.tragic.moves import SEATS, SLOTS, place_text
from overseer.tragic.rules.duel import ENDING, MAIN, SETTING_UP, UPKEEP, W_UPKEEP
from overseer.tragic.rules.payment import card_cost
from overseer.tragic.text import cards as text
from overseer.tragic.text.gifts import figure
from overseer.tragic.view import SeenDuel, TragicView
from overseer.tragic.words import LETTERS
from overseer.voice.lists import listed
from overseer.voice.reader import Reader
from overseer.voice.tragic.words import (
    card_title,
    id_title,
    keyword_meanings,
    number_title,
)


def position(reader: Reader) -> SeenDuel:
    """What the viewer knows."""
    view = reader.view
    assert isinstance(view, TragicView)
    return view.position


def situation(reader: Reader) -> list[str]:
    """The turn, the players, what lies on the table, the hand, the chain: a line each."""
    duel = position(reader)
    data: dict[str, Any] = reader.view.data()
    lines = [_turn(reader, duel, data)]
    if data["time_up"]:
        lines.append(reader.text("plain-tragic-time-up"))
    elif reader.clock is not None:
        lines.append(reader.text("plain-tragic-clock", n=ceil(reader.clock / 60)))
    for player in data["players"]:
        lines += player_lines(reader, duel, player)
    viewer = reader.viewer
    if viewer is not None and duel.players[viewer].hand:
        hand = [_priced(duel, viewer, n, reader.lang) for n in duel.players[viewer].hand]
        lines.append(reader.text("plain-tragic-hand", cards=listed(hand, reader.lang)))
    if data["chain"]:
        items = [item_words(reader, duel, item) for item in reversed(data["chain"])]
        lines.append(reader.text("plain-tragic-chain", items=listed(items, reader.lang)))
    if data["may_lay"] and viewer == data["active"]:
        lines.append(reader.text("plain-tragic-may-lay"))
    if duel.by_hand and viewer == reader.asked:
        lines.append(reader.text("plain-tragic-by-hand"))
    return lines


def _turn(reader: Reader, duel: SeenDuel, data: dict[str, Any]) -> str:
    if data["phase"] == SETTING_UP:
        return reader.text("plain-tragic-setup")
    seat = reader.name(data["active"])
    return reader.text("plain-tragic-turn", turn=data["turn"], seat=seat, phase=shown_phase(duel))


def shown_phase(duel: SeenDuel) -> int:
    """The phase that players know: upkeep until its effects are done, one end of the turn."""
    if duel.phase == MAIN and any(work.kind == W_UPKEEP for work in duel.work):
        return UPKEEP
    return min(duel.phase, ENDING)


def points_words(left: dict[str, int], points: dict[str, int]) -> str:
    """“S 2/3, P 1/1 …”: what is left of each letter's points."""
    return ", ".join(f"{letter} {left[letter]}/{points[letter]}" for letter in LETTERS)


def player_lines(reader: Reader, duel: SeenDuel, player: dict[str, Any]) -> list[str]:
    """A player of the view's data: numbers, traits and skills, what lies there."""
    seat = reader.name(player["seat"])
    lang = reader.lang
    line = reader.text(
        "plain-tragic-player",
        seat=seat,
        hp=figure(player["hp"]),
        max=player["max_hp"],
        armour=player["armour"]["plain"],
        radiation=player["radiation"],
        points=points_words(player["left"], player["points"]),
        hand=len(player["hand"]),
        library=player["library"],
        discard=len(player["discard"]),
    )
    if player["out"]:
        line = reader.text("plain-tragic-out", line=line)
    elif player["stealth"]:
        line = reader.text("plain-tragic-hidden", line=line)
    lines = [line]
    if player["traits"] or player["skills"]:
        traits = [id_title(duel, id, lang) for id in player["traits"]]
        skills = [_skill(reader, duel, skill) for skill in player["skills"]]
        words = {
            "traits": listed(traits, lang) if traits else reader.text("say-tragic-no-trait"),
            "skills": listed(skills, lang) if skills else reader.text("say-tragic-no-skill"),
        }
        lines.append(reader.text("plain-tragic-chosen", seat=seat, **words))
    if player["permanents"]:
        cards = [permanent_words(reader, duel, each) for each in player["permanents"]]
        lines.append(reader.text("plain-tragic-play", seat=seat, cards=listed(cards, lang)))
    return lines


def _skill(reader: Reader, duel: SeenDuel, skill: dict[str, Any]) -> str:
    name = id_title(duel, skill["card"], reader.lang)
    return reader.text("plain-tragic-engaged", card=name) if skill["engaged"] else name


def permanent_words(reader: Reader, duel: SeenDuel, each: dict[str, Any]) -> str:
    """A card on the table with its place and how it stands."""
    name = id_title(duel, each["card"], reader.lang)
    card = reader.text("say-tragic-at", card=name, place=each["place"])
    engaged = "yes" if each["engaged"] else "no"
    if "attack" in each:
        return reader.text(
            "plain-tragic-ally",
            card=card,
            attack=each["attack"],
            health=each["health"],
            engaged=engaged,
            fighting="yes" if each["fighting"] else "no",
        )
    if "worn" in each:
        return reader.text("plain-tragic-worn", card=card, worn="yes" if each["worn"] else "no")
    return reader.text("plain-tragic-thing", card=card, engaged=engaged)


def target_words(reader: Reader, duel: SeenDuel, target: str) -> str:
    """A target of the view's data: a seat's letter, or a place."""
    if not target:
        return ""
    if len(target) == 1:
        return reader.name(SEATS.index(target))
    for player in duel.players:
        for permanent in player.permanents:
            if place_text(player.seat * SLOTS + permanent.slot) == target:
                name = card_title(permanent.card, reader.lang)
                return reader.text("say-tragic-at", card=name, place=target)
    return target


def item_words(reader: Reader, duel: SeenDuel, item: dict[str, Any]) -> str:
    """An item of the chain: who, what, at whom."""
    seat = reader.name(item["seat"])
    if item["attackers"]:
        cards = [target_words(reader, duel, place) for place in item["attackers"]]
        words = listed(cards, reader.lang)
        line = reader.text("plain-tragic-item-allies", seat=seat, cards=words)
    else:
        card = id_title(duel, item["card"], reader.lang)
        cancelled = "yes" if item["cancelled"] else "no"
        line = reader.text("plain-tragic-item", seat=seat, card=card, cancelled=cancelled)
    target = target_words(reader, duel, item["target"])
    also = target_words(reader, duel, item["also"])
    if target and also:  # an attack card's second target
        return reader.text("plain-tragic-item-aimed-both", item=line, target=target, also=also)
    aim = target or also
    return reader.text("plain-tragic-item-aimed", item=line, target=aim) if aim else line


def _priced(duel: SeenDuel, seat: int, number: int, lang: str) -> str:
    """A card in hand with what it costs its player now."""
    card = duel.tables.cards[number]
    free = text.face_of(card) == "free"
    cost = "–" if free else text.cost_text(card_cost(duel, seat, card), card.letters)
    return translate(lang, "plain-tragic-priced", card=number_title(duel, number, lang), cost=cost)


def card_line(card: Card, lang: str) -> str:
    """A card in one line: name, level, cost, kind and rules."""
    head = translate(
        lang,
        "plain-tragic-priced",
        card=card_title(card, lang),
        cost=text.cost_text(card.cost, card.letters) if text.face_of(card) != "free" else "–",
    )
    if card.is_ally:
        head = f"{head} {card.attack}/{card.health}"
    rules = translate(
        lang,
        "say-tragic-rules",
        line=text.type_line(card, lang),
        rules=text.rules_text(card, lang),
    )
    return translate(lang, "say-move", name=head, detail=rules)


def _with_id(card: Card, lang: str) -> str:
    return translate(lang, "say-tragic-means", card=card.id, rules=card_line(card, lang))


def look(reader: Reader, word: str) -> str | None:
    """A card, a place of the table, the discards, all traits or all skills; None: no such thing."""
    duel = position(reader)
    tidy = word.strip().lower()
    cards = duel.tables.set
    if tidy == "discard":
        return "\n".join(discard_line(reader, duel, seat) for seat in range(duel.seats))
    if tidy in ("traits", "skills"):
        pile = cards.traits if tidy == "traits" else cards.skills
        found = [cards.cards[n] for n in pile]
        return "\n".join(_with_id(card, reader.lang) for card in found)
    for player in duel.players:
        for permanent in player.permanents:
            if place_text(player.seat * SLOTS + permanent.slot) == tidy:
                return _in_full([permanent.card], reader.lang)
    found = named(cards, word, reader.lang)
    return _in_full(found, reader.lang) if found else None


def _in_full(cards: list[Card], lang: str) -> str:
    """Cards line by line, and below them what their keywords mean, each once."""
    meanings = [meaning for card in cards for meaning in keyword_meanings(card, lang)]
    return "\n".join([*(card_line(card, lang) for card in cards), *dict.fromkeys(meanings)])


def discard_line(reader: Reader, duel: SeenDuel, seat: int) -> str:
    """What lies in a discard."""
    pile = [number_title(duel, n, reader.lang) for n in duel.players[seat].discard]
    words = listed(pile, reader.lang)
    return reader.text("plain-tragic-discard", seat=reader.name(seat), cards=words)
