"""How somebody wants to be told that it is their turn."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from overseer.server.people.people import Person, updated, wishes_of
from overseer.server.store.database import Statement

NOTIFY: Final = "notify"  # the name among a person's wishes
MOST_MUTED: Final = 500  # tables

Form = Literal["discord", "slack"]


class Wishes(msgspec.Struct, omit_defaults=True):
    """As they are kept with a person."""

    webhook: str = ""
    form: Form = "discord"
    mail: str = ""
    proof: str = ""  # hash of the code that was sent to the address; empty: it is theirs
    live: bool = False  # also at tables without hours for each answer
    quiet: list[int] = []  # the hours between which nothing is sent, by the person's own clock
    muted: list[str] = []  # tables

    @property
    def kinds(self) -> list[str]:
        """The ways by which somebody can be told now."""
        mail = bool(self.mail) and not self.proof
        return ["webhook"] * bool(self.webhook) + ["mail"] * mail


def wishes_for(person: Person) -> Wishes:
    """How somebody wants to be told."""
    return msgspec.convert(wishes_of(person.wishes).get(NOTIFY, {}), Wishes)


def kept(person: Person, wishes: Wishes) -> Statement:
    """What writes that down, unless they have wished something else meanwhile."""
    whole = {**wishes_of(person.wishes), NOTIFY: msgspec.to_builtins(wishes)}
    text = msgspec.json.encode(whole).decode()
    change = updated(person.id, wishes=text)
    sql = f"{change.sql} AND wishes = $3"
    return change._replace(sql=sql, args=(*change.args, person.wishes))
