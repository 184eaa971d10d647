"""The preview of an attack in words: each step of a strike, what it deals, how likely."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from overseer.tragic.preview import Preview, Spread, Strike, likely, mean
from overseer.tragic.rules.pile import NOBODY, PLAYER
from overseer.tragic.topics import T_AGAINST, T_BLOCK
from overseer.tragic.view import SeenDuel
from overseer.voice.reader import Reader
from overseer.voice.tragic.given import Row
from overseer.voice.tragic.preview.forecast import Foreseen
from overseer.voice.tragic.words import place_title, target_title

MOST: Final = 6  # amounts that are listed one by one
DIGITS: Final = 6  # of a chance
TITLE, STEP, ODDS, AMOUNT, ALLY = "title", "step", "odds", "amount", "ally"  # sorts of rows


def _title(reader: Reader, duel: SeenDuel, target: int) -> str:
    """At whom; empty when the target is gone."""
    if target == NOBODY:
        return reader.text("say-odds-area")
    if target >= PLAYER:
        name = reader.name(target - PLAYER)
    elif duel.permanent(target, -1) is None:
        return ""
    else:
        name = target_title(duel, target, reader.lang)
    return reader.text("say-odds-title", target=name)


def odds_rows(reader: Reader, duel: SeenDuel, foreseen: Foreseen | None) -> list[Row]:
    """All that a preview tells: whom it is at, then line by line."""
    if foreseen is None:
        return []
    seen, target = foreseen
    title = _title(reader, duel, target)
    if not title:
        return []
    told = [Row(sort=TITLE, text=title)]
    if seen.strike is not None:
        told += _strike(reader, seen.strike)
    if seen.dodge:
        told.append(_line(reader, "dodge", percent=percent(seen.dodge)))
    told += _spread(reader, seen.damage, _may_be_blocked(duel, seen, target))
    if seen.beats:
        told.append(_line(reader, "beats", percent=percent(seen.beats)))
    if any(seen.spill):
        told.append(_line(reader, "spill", amount=_mean(seen.spill)))
    if any(seen.taken):
        told.append(_line(reader, "taken", amount=_mean(seen.taken)))
    if any(seen.healed):
        told.append(_line(reader, "healed", amount=_mean(seen.healed)))
    for ally in seen.allies:
        name = place_title(duel, ally.place, reader.lang)
        amount, chance = _mean(ally.damage), percent(ally.beaten)
        words = reader.text("say-odds-ally", card=name, amount=amount, percent=chance)
        told.append(Row(sort=ALLY, text=words))
    return told


def forecast_lines(reader: Reader, rows: list[Row]) -> list[str]:
    """The same to be read aloud."""
    return [
        reader.text("plain-tragic-chance", amount=row.n, chance=row.text)
        if row.sort == AMOUNT
        else row.text
        for row in rows
    ]


def _strike(reader: Reader, strike: Strike) -> list[Row]:
    # What traits of the target add, or what answers take away, beside the armour.
    other = strike.net + strike.armour - strike.raw
    words = reader.text(
        "say-odds-strike",
        raw=strike.raw,
        other="more" if other > 0 else "less" if other < 0 else "none",
        n=abs(other),
        armour=strike.armour,
        net=strike.net,
    )
    if strike.count > 1:
        words += " " + reader.text("say-odds-strikes", n=strike.count)
    if strike.times > 1:
        words += " " + reader.text("say-odds-times", n=strike.times)
    told = [Row(sort=STEP, text=words)]
    if strike.critical:
        chance = percent(strike.critical)
        told.append(_line(reader, "critical", percent=chance, factor=strike.factor))
    return told


def _may_be_blocked(duel: SeenDuel, seen: Preview, target: int) -> bool:
    """Whether allies attack a player who can still put one in their way (TR-C2)."""
    if seen.strike is not None or target < PLAYER or duel.topic in (T_BLOCK, T_AGAINST):
        return False
    mine = duel.players[target - PLAYER].permanents
    return any(each.card.is_ally and not each.engaged for each in mine)


def _spread(reader: Reader, spread: Spread, unblocked: bool) -> list[Row]:
    """Every amount with its chance; of many, the likeliest."""
    amounts = list(likely(spread))
    if len(amounts) == 1:
        word = "unblocked" if unblocked else "sure"
        return [_line(reader, word, amount=amounts[0][0])]
    told = [_line(reader, "mean-unblocked" if unblocked else "mean", amount=_mean(spread))]
    for amount, chance in sorted(sorted(amounts, key=lambda pair: -pair[1])[:MOST]):
        words = reader.text("say-odds-percent", percent=percent(chance))
        told.append(Row(sort=AMOUNT, text=words, n=amount, p=round(float(chance), DIGITS)))
    return told


def _line(reader: Reader, word: str, **args: object) -> Row:
    return Row(sort=ODDS, text=reader.text(f"say-odds-{word}", **args))


def percent(chance: Fraction) -> float:
    """In per cent; small chances are not rounded away. The language writes the number."""
    number = 100 * float(chance)
    return round(number) if number >= 10 else round(number, 1)


def _mean(spread: Spread) -> float:
    return round(float(mean(spread)), 1)
