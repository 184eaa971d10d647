"""Forces in lines and as data: those that were brought, and one in the making."""

from __future__ import annotations

from overseer.engine.refusal import Refused
from overseer.voice.campaign.force_draft import EMPTY, Extra, ForceDraft
from overseer.voice.campaign.given import CampaignAnswer, ForceScene, Muster, Offer, UnitScene
from overseer.voice.campaign.situation import cards_text, seen_by
from overseer.voice.campaign.words import card_title
from overseer.voice.given import Why
from overseer.voice.reader import Reader
from overseer.voice.voice import Voice
from overseer.wasteland.campaign.muster import limit_of, used_up
from overseer.wasteland.campaign.player import SITS_OUT, Player
from overseer.wasteland.campaign.text import model_name
from overseer.wasteland.campaign.topics import T_FORCE
from overseer.wasteland.force.caps import force_caps
from overseer.wasteland.force.code import NAME, decode
from overseer.wasteland.force.force import Force
from overseer.wasteland.force.ready import READY, resolve
from overseer.wasteland.force.text import unit_line
from overseer.wasteland.settlement.holdings import UNKNOWN, Books
from overseer.wasteland.text.names import named


def army(player: Player, books: Books, lang: str) -> ForceScene | None:
    """The force that a player has brought; None while there is none, or it is a secret."""
    if player.side == SITS_OUT or player.force in ("", UNKNOWN):
        return None
    return _scene(decode(player.force, books.cards), books, lang)


def _scene(force: Force, books: Books, lang: str) -> ForceScene:
    cards = books.cards
    return ForceScene(
        units=[
            UnitScene(
                name=named("unit", unit.unit, lang),
                text=unit_line(unit, cards, books.caps_list, lang),
                n=unit.count,
                leader=bool(unit.leader),
                armour=any(cards.item(id).intact is not None for id in unit.items),
            )
            for unit in force.units
        ],
        boosts=list(force.boosts),
        caps=force_caps(force, cards, books.caps_list),
    )


def consumables(player: Player, books: Books) -> list[str]:
    """The cards of a force that a battle uses up, as far as they are known."""
    return [id for id in player.fielded if id != UNKNOWN and used_up(id, books)]


def mustering(reader: Reader) -> Player | None:
    """The player who is asked for a force now, if that is the reader."""
    state = seen_by(reader)
    return state.owner if reader.is_asked and state.topic == T_FORCE else None


def bounds_lines(reader: Reader, player: Player) -> list[str]:
    """The limit of a force, who has to lead it, and what the settlement gives out for it."""
    state, say, lang = seen_by(reader), reader.text, reader.lang
    own = player.own
    lines = [say("campaign-force-limit", limit=limit_of(state, player))]
    if own.settled and own.leader:
        card = named("leader", own.leader_card, lang)
        lines.append(say("campaign-force-leader", unit=model_name(own.leader, lang), card=card))
    cards = [*own.chosen, *own.free]
    if cards:
        lines.append(say("campaign-force-cards", cards=cards_text(cards, state.books, lang)))
    elif own.settled:
        lines.append(say("campaign-force-standard"))
    return lines


def brought_lines(reader: Reader) -> list[str]:
    """The forces of the battle that is prepared or was fought last."""
    state = seen_by(reader)
    lines: list[str] = []
    for player in state.players:
        if player.force == UNKNOWN:
            lines.append(reader.text("campaign-force-hidden", seat=reader.name(player.seat)))
        elif player.side != SITS_OUT and player.force:
            lines.append(reader.text("campaign-force-of", seat=reader.name(player.seat)))
            lines += units_lines(reader, decode(player.force, state.books.cards))
    return lines or [reader.text("campaign-force-none")]


def units_lines(reader: Reader, force: Force) -> list[str]:
    """Every unit of a force, and what it all costs."""
    books, lang = seen_by(reader).books, reader.lang
    found = _scene(force, books, lang)
    lines = [f"  {unit.text}" for unit in found.units]
    if found.boosts:
        lines.append(reader.text("campaign-pile-hand", cards=cards_text(found.boosts, books, lang)))
    return [*lines, reader.text("campaign-force-sum", caps=found.caps)]


def mustered(voice: Voice, reader: Reader, words: list[str]) -> CampaignAnswer | None:
    """A force in the making, after what the words change about it (see `Muster`)."""
    player = mustering(reader)
    if player is None:
        return None
    try:
        draft = _draft(reader, player, words[:1])
        at = _changed(draft, words[1:])
        if at is None:
            return None
        told = _muster(reader, draft, at)
    except Refused as error:  # no code, or more than a code can hold
        return CampaignAnswer(why_not=[_why(voice, reader, error)])
    wrong = draft.wrong
    why_not = [] if wrong is None else [_why(voice, reader, Refused(wrong))]
    return CampaignAnswer(lines=bounds_lines(reader, player), muster=told, why_not=why_not)


def _why(voice: Voice, reader: Reader, error: Refused) -> Why:
    return Why(rule=error.refusal.rule, text=voice.refusal_text(error.refusal, reader))


def _draft(reader: Reader, player: Player, code: list[str]) -> ForceDraft:
    """The force of a code or of a name; without one what the player would bring by themselves."""
    state = seen_by(reader)
    if not code:
        return ForceDraft(state, player)
    cards = state.books.cards
    if code == [EMPTY]:
        return ForceDraft(state, player, Force([], NAME))
    known = resolve(code[0], cards) if code[0] in READY else decode(code[0], cards)
    return ForceDraft(state, player, known)


def _changed(draft: ForceDraft, words: list[str]) -> int | None:
    """Change a draft; the place to look at next, None where the words mean nothing."""
    places = len(draft.force.units) + len(draft.force.boosts)
    match words:
        case []:
            return 0
        case ["add", kind, id, at] if _place(at) is not None:
            offered = [offer for offer in draft.offers() if (offer.kind, offer.id) == (kind, id)]
            return draft.add(offered[0], int(at)) if offered else None
        case ["remove", at] if (place := _place(at)) is not None and place < places:
            return draft.remove(place)
    return None


def _place(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= 3 else None


def _muster(reader: Reader, draft: ForceDraft, at: int) -> Muster:
    books, lang = seen_by(reader).books, reader.lang
    return Muster(
        code=draft.code,
        caps=draft.caps,
        limit=draft.limit,
        units=[unit.text for unit in _scene(draft.force, books, lang).units],
        boosts=[card_title(id, books, lang) for id in draft.force.boosts],
        offers=[
            Offer(kind=each.kind, id=each.id, name=_offer_name(each, books, lang), caps=each.caps)
            for each in draft.offers()
        ],
        at=at,
    )


def _offer_name(offer: Extra, books: Books, lang: str) -> str:
    if offer.kind in ("card", "boost"):
        return card_title(offer.id, books, lang)
    return named(offer.kind, offer.id, lang)
