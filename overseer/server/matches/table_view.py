"""A table as somebody may see it, and how much somebody keeps."""

from __future__ import annotations

from typing import TYPE_CHECKING

import overseer
from overseer.engine.nature import commitment
from overseer.host.table import OPEN, PLAYING, TableRow
from overseer.server.schema.people import KindGiven, StorageGiven
from overseer.server.schema.tables import Chair, TableGiven
from overseer.server.store.quota import NEAR, shown
from overseer.text import translate

if TYPE_CHECKING:
    from overseer.server.matches.registry import Registry
    from overseer.server.people.people import Person


def table_given(table: TableRow, person: str | None, registry: Registry) -> TableGiven:
    """A table through the eyes of a person; None: somebody unknown."""
    live = registry.lives.get(table.code)
    room = registry.rooms.get(table.code)
    standing = None if live is None else live.standing
    now = registry.now()
    own = table.seats_of(person)
    later = not own and table.terms.watch == "delayed" and table.status == PLAYING
    if later:
        live = standing = None  # how it stands now is nothing for who watches later
    chairs = []
    for chair in table.chairs:
        left = None if live is None else live.clock.remaining(chair.seat, now)
        chairs.append(
            Chair(
                seat=chair.seat,
                kind=chair.kind,
                name=chair.name,
                taken=chair.person is not None or chair.kind != "human",
                yours=chair.seat in own,
                here=room is not None and bool(room.here.get(chair.seat)),
                asked=standing is not None and chair.asked > 0,
                away=standing is not None and chair.seat in standing.away,
                out=standing is not None and chair.seat in standing.resigned,
                left=None if left is None else left / 1000,
                brings=bool(chair.own),
                pledge=chair.pledge,
                revealed=bool(chair.share),
                plots=[] if room is None or later else room.plots.get(chair.seat, []),
            )
        )
    viewer = own[0] if own else None
    options = overseer.game(table.game).shown_options(table.options, viewer)
    return TableGiven(
        code=table.code,
        game=table.game,
        title=table.title,
        status=table.status,
        host=person is not None and table.host == person,
        chairs=chairs,
        terms=table.terms,
        options=options,
        version=table.version,
        number=0 if live is None else live.number,
        deadline=None if live is None else live.clock.deadline,
        commitment=commitment(table.seed),
        watching=0 if room is None else room.watching,
        wish=None if live is None or live.wish.number != live.number else live.wish,
        parent=table.parent or "",
        battle="" if room is None else room.battle,
        battles=[] if room is None else room.battles,
        real=[] if room is None else room.real,
        rematch=table.sequel or "",
        updates=0 if live is None else len(live.desk.header.updates),
        saved=table.saved,
        locked=table.password is not None and table.status == OPEN,
    )


async def storage_given(registry: Registry, person: Person, lang: str) -> StorageGiven:
    """How much somebody keeps here."""
    storage, most = registry.quota, registry.quota.most
    kept, kinds = await storage.kept(person.id), await storage.kinds(person.id)
    near = most is not None and kept >= NEAR * most
    id = "server-kept-any" if most is None else "server-near-person" if near else "server-kept"
    return StorageGiven(
        bytes=kept,
        most=most or 0,
        near=near,
        text=translate(lang, id, kept=shown(kept), most=shown(most or 0)),
        kinds=[
            KindGiven(kind=kind, bytes=kinds[kind])  # type: ignore[arg-type]
            for kind in sorted(kinds, key=lambda kind: -kinds[kind])
            if kinds[kind]
        ],
    )
