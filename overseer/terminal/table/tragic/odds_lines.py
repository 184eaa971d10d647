"""The preview of an attack as lines: each step of a strike, what it deals, how likely."""

from __future__ import annotations

from fractions import Fraction

from rich.style import Style
from rich.text import Text

from overseer.terminal.session import Session
from overseer.terminal.table import palette
from overseer.terminal.table.detail import PLAIN, QUIET, STRONG
from overseer.terminal.tragic.words import place_title
from overseer.tragic.duel import Duel
from overseer.tragic.preview import Preview, Spread, Strike, likely, mean

MOST = 6  # amounts that are listed one by one
BAR = 12  # signs of the longest bar
ODDS = Style(color=palette.AMBER)


def preview_lines(session: Session, duel: Duel, seen: Preview, title: str) -> list[Text]:
    """All that a preview tells."""
    told = [Text(title, STRONG)]
    if seen.strike is not None:
        told += _strike(session, seen.strike)
    if seen.dodge:
        told.append(_line(session, "dodge", percent=_percent(seen.dodge)))
    told += _spread(session, seen.damage)
    if seen.beats:
        told.append(_line(session, "beats", percent=_percent(seen.beats)))
    if any(seen.spill):
        told.append(_line(session, "spill", amount=_mean(seen.spill)))
    if any(seen.taken):
        told.append(_line(session, "taken", amount=_mean(seen.taken)))
    if any(seen.healed):
        told.append(_line(session, "healed", amount=_mean(seen.healed)))
    for ally in seen.allies:
        name = place_title(duel, ally.place, session.lang)
        amount, percent = _mean(ally.damage), _percent(ally.beaten)
        words = session.text("table-odds-ally", card=name, amount=amount, percent=percent)
        told.append(Text(words, QUIET))
    return told


def _strike(session: Session, strike: Strike) -> list[Text]:
    words = session.text("table-odds-strike", raw=strike.raw, armour=strike.armour, net=strike.net)
    line = Text(words, PLAIN)
    if strike.count > 1:
        line.append(" " + session.text("table-odds-strikes", n=strike.count), PLAIN)
    if strike.times > 1:
        line.append(" " + session.text("table-odds-times", n=strike.times), PLAIN)
    told = [line]
    if strike.critical:
        percent = _percent(strike.critical)
        told.append(_line(session, "critical", percent=percent, factor=strike.factor))
    return told


def _spread(session: Session, spread: Spread) -> list[Text]:
    """Every amount with a bar; of many, the likeliest."""
    amounts = list(likely(spread))
    if len(amounts) == 1:
        return [_line(session, "sure", amount=amounts[0][0])]
    told = [_line(session, "mean", amount=_mean(spread))]
    kept = sorted(sorted(amounts, key=lambda pair: -pair[1])[:MOST])
    for amount, chance in kept:
        line = Text(f" {amount:>3} ", Style(color=palette.BRIGHT, bold=True))
        line.append("█" * max(1, round(BAR * float(chance))), ODDS)
        line.append(f" {session.text('table-odds-percent', percent=_percent(chance))}", QUIET)
        told.append(line)
    return told


def _line(session: Session, word: str, **args: object) -> Text:
    return Text(session.text(f"table-odds-{word}", **args), ODDS)


def _percent(chance: Fraction) -> str:
    """In per cent; small chances are not rounded away."""
    number = 100 * float(chance)
    return f"{number:.0f}" if number >= 10 or chance.denominator == 1 else f"{number:.1f}"


def _mean(spread: Spread) -> str:
    return f"{float(mean(spread)):.1f}".removesuffix(".0")
