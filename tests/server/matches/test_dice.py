"""Dice that nobody can choose alone: pledges, reveals, the mix in the record, forgeries."""

from __future__ import annotations

import os

import msgspec
import pytest

import overseer
from overseer.engine.mix import Dice, mixed, share_commitment
from overseer.engine.nature import commitment
from overseer.engine.record import Record, RecordError
from tests.server.serving import Caller, Serving


def pledged(serving: Serving) -> tuple[Caller, Caller, str, list[bytes]]:
    """A full table at which both have put something into the dice."""
    ana, bob = serving.guest("Ana"), serving.guest("Bob")
    shares = [os.urandom(32), os.urandom(32)]
    pledges = [share_commitment(share) for share in shares]
    table = ana.post(
        "/api/tables", {"game": "tragic", "seats": ["human", "human"], "pledge": pledges[0]}
    )
    fixed = table["commitment"]
    full = bob.post(f"/api/tables/{table['code']}/sit", {"pledge": pledges[1]})
    assert full["status"] == "dice"
    assert full["commitment"] == fixed
    assert [chair["pledge"] for chair in full["chairs"]] == pledges
    return ana, bob, table["code"], shares


def reveal(caller: Caller, code: str, seat: int, share: bytes, status: int = 200) -> str:
    told = caller.post(f"/api/tables/{code}/reveal", {"seat": seat, "share": share.hex()}, status)
    return str(told["status"] if status == 200 else told["error"]["id"])


def ended(ana: Caller, code: str) -> Record:
    number = ana.get(f"/api/tables/{code}/steps")["number"]
    ana.post(f"/api/tables/{code}/input", {"key": "end", "seq": number, "input": "resign"})
    return Record.decode(ana.get(f"/api/tables/{code}/record"), "")


def test_the_seed_is_mixed_from_all_parts(serving: Serving) -> None:
    ana, bob, code, shares = pledged(serving)
    assert reveal(ana, code, 1, shares[1], 403) == "not-pledged"
    assert reveal(ana, code, 0, os.urandom(32), 409) == "other-share"
    assert reveal(ana, code, 0, shares[0]) == "dice"
    assert reveal(bob, code, 1, shares[1]) == "playing"
    assert reveal(bob, code, 1, shares[1]) == "playing"  # the same once more changes nothing
    record = ended(ana, code)
    record.check_dice(overseer.game("tragic"))
    dice, end = record.header.dice, record.end
    assert dice is not None
    assert end is not None
    assert [share.share for share in dice.shares] == [share.hex() for share in shares]
    assert commitment(bytes.fromhex(end.host)) == dice.host
    assert mixed(bytes.fromhex(end.host), dice.shares).hex() == end.seed


def test_a_part_that_is_never_revealed_is_recorded_and_counts_for_nothing(
    serving: Serving,
) -> None:
    ana, _, code, shares = pledged(serving)
    reveal(ana, code, 0, shares[0])
    serving.clock.ahead += 20_000
    version = 0
    while True:
        table = ana.get(f"/api/tables/{code}/seated?wait=20&since={version}")
        version = table["version"]
        if table["status"] == "playing":
            break
    record = ended(ana, code)
    record.check_dice(overseer.game("tragic"))
    assert record.header.dice is not None
    assert [bool(share.share) for share in record.header.dice.shares] == [True, False]


def test_a_forged_mix_is_refused(serving: Serving) -> None:
    ana, bob, code, shares = pledged(serving)
    reveal(ana, code, 0, shares[0])
    reveal(bob, code, 1, shares[1])
    record = ended(ana, code)
    dice, end = record.header.dice, record.end
    assert dice is not None
    assert end is not None
    for forged, host in (
        (dice, os.urandom(32).hex()),
        (dice, "xyz"),
        (Dice(dice.host, dice.shares[:1]), end.host),
        (Dice(commitment(b"other"), dice.shares), end.host),
    ):
        other = Record(msgspec.structs.replace(record.header, dice=forged))
        other.end = msgspec.structs.replace(end, host=host)
        with pytest.raises(RecordError) as caught:
            other.check_seed()
        assert caught.value.refusal.reason == "record-mix"


def test_a_record_is_signed_with_the_key_at_a_fixed_address(serving: Serving) -> None:
    ana, bob, code, shares = pledged(serving)
    reveal(ana, code, 0, shares[0])
    reveal(bob, code, 1, shares[1])
    record = ended(ana, code)
    assert record.signature is not None
    assert record.signature.key == ana.get("/.well-known/overseer-key")["key"]
    assert record.check_signature() is True
    raw = record.encode()
    assert Record.decode(raw, "").encode() == raw
    forged = Record.decode(raw.replace(b'"how":"resigned"', b'"how":"abandoned"'), "")
    with pytest.raises(RecordError) as caught:
        forged.check_signature()
    assert caught.value.refusal.reason == "record-signature"
