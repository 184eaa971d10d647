"""Checking a record beside the table: in a process of its own, which may take its time."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from overseer.engine.record import Header, Record
from overseer.engine.refusal import Refusal, Refused, Value
from overseer.host.archive import archive_in
from overseer.host.campaign_checking import campaign_findings, opened
from overseer.host.checking import Finding, findings, told, whole
from overseer.server.schema.library import Verified
from overseer.voice.complaint import complaint

if TYPE_CHECKING:
    from overseer.server.matches.registry import Registry


class Checked(msgspec.Struct):
    """What the process says."""

    header: Header | None = None
    moves: int = 0
    seed: str = ""
    findings: list[Finding] = []
    # What is wrong, if something is.
    rule: str = ""
    reason: str = ""
    args: dict[str, str | int] = {}


async def verified(registry: Registry, raw: bytes, lang: str) -> Verified:
    """What a record proves, in sentences."""
    found = await registry.jobs.within("verify-long", checked, raw)
    head = found.header
    if head is None:
        args: dict[str, Value] = dict(found.args)
        why = complaint(Refused(Refusal(found.rule, found.reason, args)), lang)
        return Verified(good=False, why=why)
    said = [(each.proved, told(each, head, lang)) for each in found.findings]
    return Verified(
        good=True,
        partly=not whole(found.findings),
        game=head.game,
        moves=found.moves,
        commitment=head.commitment,
        seed=found.seed,
        proved=[text for proved, text in said if proved],
        unproved=[text for proved, text in said if not proved],
    )


def checked(raw: bytes) -> Checked:
    """Check a record, or a campaign with its battles, that anybody may have written."""
    try:
        record, found = _found(raw)
    except Refused as error:
        refusal = error.refusal
        return Checked(rule=refusal.rule, reason=refusal.reason, args=plain(refusal))
    seed = "" if record.end is None else record.end.seed
    return Checked(record.header, len(record.entries), seed, found)


def _found(raw: bytes) -> tuple[Record, list[Finding]]:
    archive = archive_in(raw)
    if archive is None:
        record = Record.decode(raw, "record")
        return record, findings(record)
    campaign = opened(archive, raw, "record")
    return campaign.record, campaign_findings(*campaign)


def plain(refusal: Refusal) -> dict[str, str | int]:
    """The arguments of a refusal, as another process may say them."""
    return {
        key: value if isinstance(value, int) else str(value) for key, value in refusal.args.items()
    }
