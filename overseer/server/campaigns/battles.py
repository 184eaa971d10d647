"""Battles of a campaign on a real table: opened with everything prepared, handed in, corrected.

A companion of a campaign is found by its code: the campaign's, the number of the battle and what
was prepared for it. So whoever opens it finds the same one, and a battle that is prepared otherwise
after a correction has another.
"""

from __future__ import annotations

import asyncio
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

import msgspec

from overseer.engine.nature import roll
from overseer.engine.refusal import Refusal, Refused
from overseer.host.correcting import RESULT, result_numbers
from overseer.host.desk import SetUp
from overseer.host.table import CLOSED, PLAYING
from overseer.server.companions.companions import (
    MARK,
    MOST,
    Session,
    battle_number,
    companion_rows,
)
from overseer.server.complaint import Complaint, RefusedInWords
from overseer.server.people.people import Person
from overseer.server.schema.companions import CampaignOf, CorrectionGiven
from overseer.server.store.database import Conflict
from overseer.server.store.match_log import log_rows, put_down, rewriting
from overseer.server.store.quota import NOBODY, ROW
from overseer.server.store.tokens import fresh_id
from overseer.wasteland.campaign.moves import result_move
from overseer.wasteland.campaign.results.result import read_result
from overseer.wasteland.game import cards_of
from overseer.wasteland.ledger.acts import Play
from overseer.wasteland.ledger.drafts import of_options
from overseer.wasteland.ledger.ending import result_of
from overseer.wasteland.ledger.hidden import secret_seat
from overseer.wasteland.ledger.log import Entry
from overseer.wasteland.ledger.rights import OWNER, PLAYER, VIEWER, Hand, Role
from overseer.wasteland.words import NONE

if TYPE_CHECKING:
    from overseer.server.matches.live_match import LiveMatch
    from overseer.server.matches.registry import Registry

ATTEMPTS: Final = 8
FORCES: Final = 1 << 20  # so many forces of the AI are told apart


class Prepared(msgspec.Struct, frozen=True):
    """The battle that a campaign waits for."""

    code: str  # of its companion
    number: int  # of the battle, from 1
    set_up: SetUp
    seats: list[int]  # of the campaign, in the order of those at the table


# Opening


async def prepared(registry: Registry, campaign: LiveMatch) -> Prepared:
    """What a campaign has prepared; a Complaint where it waits for nothing."""
    if not campaign.standing.waits:
        raise Complaint(409, "no-battle")
    set_up, seats = await campaign.desk.call("battle", 0)
    number = len(await campaign.desk.call("fought")) + 1
    whole = msgspec.json.encode([set_up.options, seats], order="deterministic")
    # What people bring in secret is not found out by trying: the match's own secret is the key.
    secret = registry.set_ups[campaign.code].seed
    digest = blake2b(whole, digest_size=3, key=secret).hexdigest()
    return Prepared(f"{campaign.code}{MARK}{number}x{digest}", number, set_up, seats)


async def open_battle(registry: Registry, person: Person, code: str) -> Session:
    """Track the battle on a real table that a campaign waits for; everybody in it has a hand."""
    campaign = await registry.live(code)
    table = campaign.table
    if not table.seats_of(person.id):
        raise Complaint(403, "not-seated")
    if not (await campaign.desk.call("may_be_told")):
        raise Complaint(409, "played-here")
    battle = await prepared(registry, campaign)
    known = await registry.database.read("SELECT code FROM companions WHERE code = $1", battle.code)
    if not known:
        counted = await registry.database.read(
            "SELECT count(*) FROM companions WHERE owner = $1", person.id
        )
        if int(str(counted[0][0])) >= MOST:
            raise Complaint(409, "many-companions", most=MOST)
        await _write(registry, person, campaign, battle)
        await registry.announce(table)
    session = await registry.companions.session(battle.code)
    await registry.companions.join(registry, session, person)
    return session


async def _write(registry: Registry, person: Person, campaign: LiveMatch, battle: Prepared) -> None:
    hands = _hands(campaign, battle.seats, person)
    acts = await asyncio.to_thread(_acts, battle)
    now = registry.now()
    entries = [
        Entry(f"{battle.code}.{n}", act, _by(act, hands, person.id), now)
        for n, act in enumerate(acts)
    ]
    title = campaign.table.title
    try:
        await registry.quota.keep(
            person.id,
            *companion_rows(battle.code, person.id, title, campaign.code, hands, entries, now),
        )
    except Conflict:
        pass  # somebody else at the table has opened it at the same moment


def _acts(battle: Prepared) -> list[Play]:
    options = battle.set_up.options
    cards = cards_of(str(options.get("cards", "standard")))
    return of_options(options, cards, roll(battle.set_up.seed, 0, FORCES))


def _hands(campaign: LiveMatch, seats: list[int], owner: Person) -> dict[str, tuple[str, Hand]]:
    """By person: name and hand. Seats that no person holds are the owner's to move."""
    found: dict[str, tuple[str, list[int]]] = {owner.id: (owner.name, [])}
    for chair in campaign.table.chairs:
        if chair.person is not None:
            found.setdefault(chair.person, (chair.name, []))
    for at, seat in enumerate(seats):
        person = campaign.table.chairs[seat].person
        found[owner.id if person is None else person][1].append(at)
    made: dict[str, tuple[str, Hand]] = {}
    for id, (name, own) in found.items():
        role: Role = OWNER if id == owner.id else PLAYER if own else VIEWER
        made[id] = name, Hand(fresh_id(8), role, tuple(own))
    return made


def _by(act: Play, hands: dict[str, tuple[str, Hand]], owner: str) -> str:
    """Whose entry it is: secrets are their seat's own."""
    seat = secret_seat(act)
    for _, hand in hands.values():
        if seat != NONE and seat in hand.seats:
            return hand.id
    return hands[owner][1].id


# Handing in


async def _result(registry: Registry, session: Session) -> tuple[LiveMatch, int, str]:
    """The campaign, the number of the battle, and its end as a move; Refused without one."""
    number = battle_number(session.campaign, session.code)
    if not number:
        raise Complaint(409, "no-campaign")
    campaign = await registry.live(session.campaign)
    sheet = session.told().sheet
    sides = () if sheet.begun is None else sheet.begun.sides
    found = result_of(sheet, await _seats(campaign, number, len(sides)))
    if isinstance(found, Refusal):
        raise Refused(found)
    return campaign, number, str(result_move(found))


async def _seats(campaign: LiveMatch, number: int, people: int) -> list[int]:
    """The campaign's seats that fight a battle, in the order of those at the table."""
    found: list[int] = await campaign.desk.call("fighters", number)
    return found[:people]


async def _waits_for(registry: Registry, campaign: LiveMatch, session: Session) -> bool:
    """Whether the battle that a campaign has prepared is this one."""
    return campaign.standing.waits and (await prepared(registry, campaign)).code == session.code


async def campaign_of(
    registry: Registry, session: Session, person: Person, lang: str
) -> CampaignOf:
    """How a battle on a real table stands to its campaign."""
    number = battle_number(session.campaign, session.code)
    if not number:
        raise Complaint(409, "no-campaign")
    campaign = await registry.live(session.campaign)
    table = campaign.table
    given = CampaignOf(
        code=table.code,
        title=table.title,
        battle=number,
        state="open",
        owner=session.hand_of(person).role == OWNER and bool(table.seats_of(person.id)),
        alone=len({chair.person for chair in table.chairs if chair.person is not None}) == 1,
        wished=campaign.wish.companion == session.code and campaign.wish.number == campaign.number,
    )
    told = await _told_result(campaign, number)
    if session.told().sheet.ended is None:
        return msgspec.structs.replace(given, state="open" if told is None else "reopened")
    try:
        _, _, move = await _result(registry, session)
        if told is None:
            if not await _waits_for(registry, campaign, session):
                return msgspec.structs.replace(given, state="gone")
            wrong = await campaign.desk.call("why_result", move)
            if wrong is not None:
                raise Refused(wrong)
            return msgspec.structs.replace(given, state="ready")
    except Refused as error:
        seat = next(iter(table.seats_of(person.id)), 0)
        why = await campaign.desk.why(seat, lang, error.refusal)
        return msgspec.structs.replace(given, state="refused", why=why, rule=error.refusal.rule)
    if told == move:
        return msgspec.structs.replace(given, state="taken")
    played = bool(read_result(told.removeprefix(RESULT)).record)
    ended = campaign.standing.ended is not None
    return msgspec.structs.replace(given, state="gone" if played or ended else "differs")


async def _told_result(campaign: LiveMatch, number: int) -> str | None:
    """The result of a battle as the campaign has it; None: not yet."""
    log = await campaign.log()
    found = result_numbers(log)
    return log[found[number - 1]].move if len(found) >= number else None


async def hand_in(registry: Registry, session: Session, person: Person, lang: str) -> None:
    """The campaign takes the end of its battle and goes on."""
    campaign, number, move = await _result(registry, session)
    seats = campaign.table.seats_of(person.id)
    if not seats:
        raise Complaint(403, "not-seated")
    if await _told_result(campaign, number) == move:
        return
    if not await _waits_for(registry, campaign, session):
        raise Complaint(409, "other-battle")
    seat = await campaign.desk.call("asked")
    key = f"companion {session.code} {len(session.entries)}"
    try:
        await campaign.enter(
            seat, [move], registry.now(), key=key, seen=campaign.number, authority=True
        )
    except Refused as error:
        words = await campaign.desk.why(seats[0], lang, error.refusal)
        raise RefusedInWords(error.refusal, words) from error
    await registry.announce(campaign.table)
    registry.after(campaign)


# Correcting


async def foretell(
    registry: Registry, session: Session, viewer: int | None, lang: str
) -> CorrectionGiven:
    """What it would change in the campaign if the battle had ended as its log says now."""
    campaign, number, move = await _result(registry, session)
    if await _told_result(campaign, number) is None:
        raise Complaint(409, "other-battle")
    rows = await log_rows(registry.database, campaign.code, 0, 0)
    set_up = registry.set_ups[campaign.code]
    return await registry.desks.foretell(
        set_up, [row.steps for row in rows], number, move, viewer, lang
    )


async def correct(registry: Registry, session: Session) -> None:
    """The campaign goes on from the end that the log of the battle says now."""
    for _ in range(ATTEMPTS):
        campaign, number, move = await _result(registry, session)
        told = await _told_result(campaign, number)
        if told is None or read_result(told.removeprefix(RESULT)).record:
            raise Complaint(409, "other-battle")
        if campaign.standing.ended is not None:
            raise Complaint(409, "campaign-over")
        if told == move:
            return
        async with campaign.lock:
            rows = await log_rows(registry.database, campaign.code, 0, 0)
            set_up = registry.set_ups[campaign.code]
            made = await registry.desks.correct(set_up, [row.steps for row in rows], number, move)
            kept = sum(len(row.steps) + ROW for row in rows)  # as it was before
            taken = await registry.quota.taking(NOBODY, kept)
            try:
                now = registry.now()
                changed = rewriting(campaign.table, set_up, made, rows[-1], campaign.clock, now)
                await registry.database.write(*taken, *changed)
            except Conflict:
                await campaign.catch_up()
                continue
            campaign.rewritten = True
        await _after(registry, campaign)
        return
    raise Complaint(503, "busy")


async def _after(registry: Registry, before: LiveMatch) -> None:
    """Everybody sees the campaign as it is now; a battle here that begins otherwise is closed."""
    campaign = await registry.live(before.code)
    campaign.table = before.room.table = await registry.tables.get(before.code)
    wanted = (
        (await prepared(registry, campaign)).set_up.options if campaign.standing.waits else None
    )
    for battle in await registry.tables.of_parent(campaign.code):
        if battle.status == PLAYING and battle.options != wanted:
            battle.status = CLOSED
            await registry.changed(battle, put_down(battle.code))
    await registry.announce(campaign.table)
    registry.after(campaign)


async def consented(registry: Registry, campaign: LiveMatch) -> None:
    """Everybody agrees to a correction that somebody wished."""
    session = await registry.companions.session(campaign.wish.companion)
    await correct(registry, session)
    session.tell()
