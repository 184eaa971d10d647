"""The end of a battle on a real table, as a campaign takes it down (WC-S2)."""

from __future__ import annotations

from collections.abc import Sequence

from overseer.engine.refusal import Refusal
from overseer.wasteland.battle.fortune.deeds import quest_done
from overseer.wasteland.battle.model import ESCAPED, ON_TABLE, REMOVED
from overseer.wasteland.battle.moves import card_text
from overseer.wasteland.campaign.muster import consumed
from overseer.wasteland.campaign.results.result import BattleResult, SeatResult
from overseer.wasteland.ledger.sheet import Sheet, refuse


def result_of(sheet: Sheet, seats: Sequence[int]) -> BattleResult | Refusal:
    """The result; `seats` are the campaign's, in the order of those at the table."""
    ended = sheet.ended
    if ended is None:
        return refuse("WC-S2", "not-ended")
    if len(seats) > sheet.battle.seats - 3:
        return refuse("CO-1", "no-seat", seat=len(seats))
    found = [_seat(sheet, at, seat) for at, seat in enumerate(seats)]
    return BattleResult(ended.victor, ended.level, ended.how, found, sheet.battle.round)


def _seat(sheet: Sheet, at: int, seat: int) -> SeatResult:
    battle = sheet.battle
    tokens = [token for token in sorted(sheet.tokens) if sheet.model(token).seat == at]
    models = {token: sheet.model(token) for token in tokens}
    places = sorted({sheet.at[token] for token in tokens})
    removed = [sheet.at[token] for token in tokens if models[token].place == REMOVED]
    degraded = {sheet.at[token] for token in tokens if models[token].degraded}
    leader = any(model.leader is not None and model.place == REMOVED for model in models.values())
    cards: list[str] = []
    for place in places:
        cards += _left(sheet, [token for token in tokens if sheet.at[token] == place])
    done = sheet.quests[at] if at in sheet.quests else quest_done(battle, at)
    return SeatResult(
        seat,
        sorted(removed),
        leader,
        sorted(sheet.cards.boosts[card].id for card in battle.hands[at] if card >= 0),
        sorted(cards),
        sorted(degraded),
        done,
        sorted(
            sheet.cards.events[card].id
            for card, owner in battle.fate.due
            if owner == at and card >= 0
        ),
    )


def _left(sheet: Sheet, tokens: list[int]) -> list[str]:
    """What a unit has left of things that are used up, and its finds; not what it always has."""
    battle = sheet.battle
    first = sheet.model(tokens[0])
    numbers = list(battle.groups[first.group])
    for token in tokens:
        model = sheet.model(token)
        if model.place in (ON_TABLE, ESCAPED):
            numbers += model.found
    for place, number in enumerate(first.items):
        item = sheet.cards.items[number]
        spent = item.tokens and place < len(first.counters) and first.counters[place] == 0
        if consumed(item) and not spent:
            numbers.append(number)
    standard = list(first.unit.standard)
    found: list[str] = []
    for number in numbers:
        id = card_text(sheet.cards, number)
        if id in standard:
            standard.remove(id)
        else:
            found.append(id)
    return found
