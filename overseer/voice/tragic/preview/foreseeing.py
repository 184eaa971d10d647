"""The preview of an attack as data to draw: base, penetration, armour, net, dice, chances."""

from __future__ import annotations

from fractions import Fraction

from overseer.tragic.describe import target_text
from overseer.tragic.moves import SLOTS, place_text
from overseer.tragic.preview import Preview, Spread, Strike, likely
from overseer.tragic.rules.board import health_left
from overseer.tragic.rules.pile import NOBODY, PLAYER
from overseer.tragic.view import SeenDuel
from overseer.voice.reader import Reader
from overseer.voice.tragic import where
from overseer.voice.tragic.given import Chance, Foreseen, Steps, Wound
from overseer.voice.tragic.preview.forecast import Foreseen as Seen
from overseer.voice.tragic.preview.odds_words import DIGITS, forecast_lines, odds_rows


def foreseen(reader: Reader, duel: SeenDuel, seen: Seen | None) -> Foreseen | None:
    """A preview as a client draws it."""
    if seen is None:
        return None
    found, target = seen
    rows = odds_rows(reader, duel, seen)
    return Foreseen(
        target=target_word(target),
        steps=None if found.strike is None else steps(found.strike),
        dodge=chance(found.dodge),
        damage=chances(found.damage),
        mean=round(float(found.mean), DIGITS),
        beaten=chance(found.beats),
        lethal=lethal(found.beats),
        left=_left(duel, found, target),
        spill=_some(found.spill),
        struck_back=_some(found.taken),
        healed=_some(found.healed),
        allies=[
            Wound(
                at=place_text(each.place), damage=chances(each.damage), beaten=chance(each.beaten)
            )
            for each in found.allies
        ],
        lines=forecast_lines(reader, rows),
        rows=rows,
    )


def steps(strike: Strike) -> Steps:
    """One strike."""
    return Steps(
        base=strike.raw,
        more=strike.net + strike.armour - strike.raw,
        worn=strike.worn,
        penetration=strike.ignored,
        armour=strike.armour,
        net=strike.net,
        strikes=strike.count,
        times=strike.times,
        dice=strike.dice,
        critical=chance(strike.critical),
        factor=strike.factor,
    )


def target_word(target: int) -> str:
    """The place of the scene that is aimed at; empty without one."""
    if target == NOBODY:
        return ""
    return where.player(target - PLAYER) if target >= PLAYER else target_text(target)


def chance(number: Fraction) -> float:
    """A chance as clients get it."""
    return round(float(number), DIGITS)


def chances(spread: Spread) -> list[Chance]:
    """Every amount with its chance."""
    return [Chance(n=n, p=chance(p)) for n, p in likely(spread)]


def wound(place: int, damage: Spread, beaten: Fraction) -> Wound:
    """What an ally takes."""
    return Wound(at=place_text(place), damage=chances(damage), beaten=chance(beaten))


def lethal(beats: Fraction) -> str:
    """Whether somebody is beaten: no, maybe, sure."""
    return "no" if beats == 0 else "sure" if beats == 1 else "maybe"


def _some(spread: Spread) -> list[Chance]:
    """Nothing where nothing happens for sure."""
    return chances(spread) if any(spread) else []


def _left(duel: SeenDuel, seen: Preview, target: int) -> list[int]:
    if target == NOBODY:
        return []
    if target >= PLAYER:
        now = duel.players[target - PLAYER].hp
    else:
        permanent = duel.permanent(target, -1)
        if permanent is None or not permanent.card.is_ally:
            return []
        now = health_left(duel, target // SLOTS, permanent)
    return [now - max(seen.damage), now - min(seen.damage)]
