"""Every kind of unfinished work writes its own fields alone, and the invariants see to it."""

from __future__ import annotations

import pytest

import overseer
from overseer.tragic import invariants
from overseer.tragic.rules import duel as kinds
from overseer.tragic.rules.pile import Work
from overseer.tragic.state import TragicState
from tests.conformance.test_fields import fields_of


def test_the_table_knows_every_kind_and_every_field() -> None:
    named = {value for name, value in vars(kinds).items() if name.startswith("W_")}
    assert set(invariants.FIELDS) == named
    listed = {field for fields in invariants.FIELDS.values() for field in fields}
    assert listed | {"kind", "seat"} == set(fields_of(Work(0, 0)))


@pytest.mark.parametrize("kind", invariants.FIELDS)
def test_a_field_of_another_kind_is_found(kind: int) -> None:
    state = overseer.game("tragic").new(2)
    assert isinstance(state, TragicState)
    for field in sorted({"also", "part", "victim", "voted", "what"} | {"row"}):
        work = state.push(kind, 0)
        setattr(work, field, 3)
        stored = {"victim": "which", "voted": "which", "what": "sort", "row": "noted"}
        strange = stored.get(field, field) not in invariants.FIELDS[kind]
        said = [fault for fault in invariants.broken(state) if fault.startswith("work ")]
        assert bool(said) == strange, (field, said)
        state.work.pop()
