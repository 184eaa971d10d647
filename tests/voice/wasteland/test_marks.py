"""Where a model gets to otherwise than on foot is marked."""

from __future__ import annotations

import pytest

from overseer.voice.wasteland.asking import rings
from overseer.voice.wasteland.given import BattleAnswer, BattleScene
from overseer.voice.wasteland.table.marks import marks
from overseer.wasteland.battle.moves import go
from overseer.wasteland.battle.values import refresh
from overseer.wasteland.battle.views.view import SeenBattle
from overseer.wasteland.cards.file import standard
from tests.voice.wasteland.table import DUEL, played, sitting
from tests.wasteland.moving import Field, block


@pytest.mark.rule("WB-G4", "WB-G8")
def test_climbs_leaps_and_exits_are_marked_and_walks_are_not() -> None:
    field = Field(block(0, 240, 100, 250, 400, "wall"), block(1, 120, 200, 200, 300, "76"))
    settler = field.put("settler", 0, 220, 250)
    battle = SeenBattle(field.battle)
    ends = [(220, 260), (175, 250), (290, 250), (220, 5)]
    moves = [go(end, False) for end in ends]
    assert [mark.kind for mark in marks(battle, settler, moves)] == ["climb", "exit"]
    assert "leap" not in [ring.kind for ring in rings(battle, settler)]
    settler.items = (standard().item_numbers["jet-pack"],)
    settler.counters = (1,)
    settler.power = standard().item_numbers["t-60-power-armour"]
    refresh(field.battle, settler)
    found = marks(battle, settler, moves)
    assert [(mark.kind, mark.x) for mark in found if mark.kind == "leap"] == [("leap", 290)]
    assert "leap" in [ring.kind for ring in rings(battle, settler)]


def test_every_mark_is_a_move_that_is_offered() -> None:
    for client in played(sitting(DUEL, 5, 2), 3, 60):
        scene = client.scene()
        assert isinstance(scene, BattleScene)
        if not scene.active:
            continue
        answer = client.ask(scene.active)
        assert isinstance(answer, BattleAnswer)
        legal = {str(move) for move in client.reader.moves()}
        assert {mark.move for mark in answer.marks} <= legal
