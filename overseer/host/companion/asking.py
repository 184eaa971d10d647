"""What can be asked of a battle on a real table before anything is written."""

from __future__ import annotations

from random import Random
from typing import Final

from overseer.engine.refusal import Refusal, Refused
from overseer.host.companion.book import Book
from overseer.host.companion.wire import (
    DraftBattle,
    Drafted,
    DrawCard,
    DrawnGiven,
    ResultGiven,
    TriedGiven,
    TryAct,
)
from overseer.host.companion.writing import shown_misfit
from overseer.voice.wasteland.ledger.asking import needed_given
from overseer.voice.wasteland.ledger.given import change_given, misfit_given, odds_given
from overseer.voice.wasteland.ledger.words import card_title, refusal_text, told_texts
from overseer.wasteland.campaign.moves import result_move
from overseer.wasteland.cards.file import standard
from overseer.wasteland.force.ready import resolve
from overseer.wasteland.ledger.acts import Correct, Insert, Strike
from overseer.wasteland.ledger.chance import draw, thrown
from overseer.wasteland.ledger.changes import changes
from overseer.wasteland.ledger.drafts import draft
from overseer.wasteland.ledger.ending import result_of
from overseer.wasteland.ledger.log import Entry, judge
from overseer.wasteland.ledger.rights import Hand, may
from overseer.wasteland.ledger.sheet import refuse
from overseer.wasteland.ledger.shown import data_of
from overseer.wasteland.ledger.striking import outlook
from overseer.wasteland.scenarios.scenario_file import STANDARD

_TRIED: Final = "-tried-"  # the id of an entry that is only tried


def drafted(body: DraftBattle) -> Drafted:
    """A scenario and its forces as acts to enter; Refused where there is no such thing."""
    if body.scenario and body.scenario not in STANDARD:
        raise Refused(refuse("CO-1", "no-scenario", scenario=body.scenario))
    cards = standard()
    forces = [resolve(text, cards) if text.strip() else None for text in body.forces]
    first, second = (resolve(text, cards) if text.strip() else None for text in body.enemies)
    return Drafted(acts=draft(body.scenario, body.sides, body.ai, forces, (first, second)))


def tried(book: Book, hand: Hand, body: TryAct, lang: str, rng: Random) -> TriedGiven:
    """What an act would do, or what is still to be thrown or chosen for it."""
    told, seats = book.told(), frozenset(hand.seats)
    wrong = may(hand, body.act, told)
    if wrong is not None:
        return TriedGiven(fits=False, wrong=refusal_text(wrong, told.sheet, lang), rule=wrong.rule)
    inner = body.act.act if isinstance(body.act, Correct | Insert) else body.act
    odds = outlook(told.sheet, inner) if isinstance(inner, Strike) else None
    seen = None if odds is None or isinstance(odds, Refusal) else odds_given(odds, lang)
    judged = judge(book.entries, Entry(_TRIED, body.act, hand.id))
    asked = judged.asked
    if judged.refusal is not None:
        text = refusal_text(judged.refusal, told.sheet, lang)
        return TriedGiven(
            fits=False,
            wrong="" if asked else text,
            rule="" if asked else judged.refusal.rule,
            needed=None if asked is None else needed_given(asked, told.sheet, lang),
            answer=thrown(asked, rng) if asked and asked.seat < 0 and body.throw else "",
            odds=seen,
        )
    sheet = judged.told.sheet
    changed = changes(data_of(told.sheet, seats), data_of(sheet, seats))
    sides = book.sides
    return TriedGiven(
        fits=True,
        odds=seen,
        happened=told_texts(sheet, lang),
        lost=[misfit_given(shown_misfit(each, hand, sides), sheet, lang) for each in judged.lost],
        changed=[change_given(change, sheet, lang) for change in changed],
    )


def drawn(book: Book, body: DrawCard, lang: str, rng: Random) -> DrawnGiven:
    """A card by the app. It is drawn when it is entered, not before."""
    sheet = book.told().sheet
    card = draw(sheet, body.deck, rng)
    if card is None:
        return DrawnGiven(card="")
    if body.deck == "ai":
        return DrawnGiven(card=card)
    kind = {"items": "", "dangers": "danger", "events": "event"}[body.deck]
    return DrawnGiven(card=card, name=card_title(sheet, card, lang, kind))


def result(book: Book) -> ResultGiven:
    """The end of a battle as a move for the table of its campaign; Refused where it has none."""
    sheet = book.told().sheet
    people = 0 if sheet.begun is None else len(sheet.begun.sides)
    found = result_of(sheet, range(people))
    if isinstance(found, Refusal):
        raise Refused(found)
    return ResultGiven(move=str(result_move(found)))
