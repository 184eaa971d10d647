"""How the vault is drawn: sizes, marks, and the reason why a space is closed."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from rich.text import Text

from overseer.shelter.legal import after_trade
from overseer.shelter.moves import TRADE, ShelterMove
from overseer.shelter.round import set_space
from overseer.shelter.state import SeenShelter, ShelterState
from overseer.terminal.match.session import Session
from overseer.terminal.table import palette
from overseer.terminal.table.canvas import THICK, THIN, Canvas, cut, wrap
from overseer.terminal.table.page import folded
from overseer.terminal.table.shelter.detail import percent, tracks_after
from overseer.terminal.table.shelter.plan import LEAST_INNER, neighbour, plan
from overseer.terminal.table.shelter.vault_drawing import Marks, draw
from overseer.terminal.table.shelter.vault_play import VaultPlay
from overseer.terminal.table.thinking import Breather
from overseer.voice.given import Choice
from overseer.voice.shelter.choosing import amounts
from overseer.voice.shelter.odds import ALL, wins
from tests.terminal.table.table_pilot import new_session, position


def drawing(session: Session, width: int = 84, height: int = 22, **marks: object) -> list[str]:
    """The vault as plain lines."""
    play = VaultPlay(session)
    scene = play.scene
    names = tuple(session.name(seat) for seat in range(len(session.seats)))
    sizes = plan(width, height, len(scene.floors))
    strips = draw(scene, play.faces, sizes, Marks(names=names, **marks))  # type: ignore[arg-type]
    return [strip.text for strip in strips]


def test_lines_join_where_they_meet() -> None:
    canvas = Canvas(5, 3, palette.plain)
    canvas.box(0, 0, 3, 3, THIN, palette.frame)
    canvas.box(2, 0, 3, 3, THICK, palette.cursor)
    assert [strip.text for strip in canvas.strips()] == ["┌─┲━┓", "│ ┃ ┃", "└─┺━┛"]


def test_text_that_leaves_the_sheet_is_lost() -> None:
    canvas = Canvas(4, 1, palette.plain)
    canvas.put(2, 0, "abc", palette.plain)
    canvas.put(0, 5, "below", palette.plain)
    assert canvas.strips()[0].text == "  ab"


def test_wide_characters_keep_the_columns() -> None:
    canvas = Canvas(6, 1, palette.plain)
    after = canvas.put(0, 0, "核A", palette.plain)
    assert after == 3
    assert canvas.strips()[0].text == "核A   "
    assert cut("核核核", 4) == "核…"


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("Diner", ["Diner"]),
        ("Vault-Eingang", ["Vault-", "Eingang"]),
        ("Handelsposten", ["Handels-", "posten"]),
        ("Krankenstation", ["Kranken-", "station"]),
        ("Wasserreinigung", ["Wasser-", "reinigung"]),
        ("Nuka-Cola-Abfüllanlage", ["Nuka-Cola-", "Abfüllanla…"]),
        ("Xxxxxxxxxxxxxxxxxxx", ["Xxxxxxxxxx-", "xxxxxxxxx"]),
    ],
)
def test_long_names_are_divided(name: str, lines: list[str]) -> None:
    assert wrap(name, 11, 2) == lines


@pytest.mark.parametrize("width", [76, 80, 84, 100, 120, 200])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_vault_is_never_wider_than_its_place(tmp_path: Path, width: int, seats: int) -> None:
    session = new_session(tmp_path, *["human"] * seats)
    lines = drawing(session, width=width)
    assert {len(line) for line in lines} == {plan(width, 22, seats + 1).width}
    assert plan(width, 22, seats + 1).width <= width
    assert plan(width, 10, seats + 1).inner == LEAST_INNER


@pytest.mark.rule("SH-T2")
def test_the_columns_stand_above_the_top_floor(tmp_path: Path) -> None:
    lines = drawing(new_session(tmp_path))
    assert lines[0].split() == [str(column) for column in range(2, 13)]


def test_open_spaces_are_marked_not_only_coloured(tmp_path: Path) -> None:
    session = new_session(tmp_path)
    opened = frozenset(str(m).split()[1] for m in session.moves() if str(m).startswith("place"))
    assert palette.LEGAL_MARK not in "".join(drawing(session))
    assert "".join(drawing(session, legal=opened)).count(palette.LEGAL_MARK) == len(opened)


@pytest.mark.rule("SH-T3")
def test_a_threat_covers_what_its_space_shows(tmp_path: Path) -> None:
    session = new_session(tmp_path)
    state = position(session)
    number = next(at for at, t in enumerate(state.tables.cards.threats) if t.space.fight)
    set_space(state, 0, 8, number + 1, state.tables.threats[number])
    drawn = "\n".join(drawing(session))
    threat = state.tables.cards.threats[number]
    assert f"{palette.THREAT_MARK}≥{threat.space.fight}" in drawn


def test_dwellers_are_told_apart_by_shape(tmp_path: Path) -> None:
    session = new_session(tmp_path, "human", "human")
    state = position(session)
    state.players[0].placed = bytes((0, 0))
    state.players[1].placed = bytes((1, 1))
    room = "".join(line[1:13] for line in drawing(session)[2:7])
    assert "●" in room
    assert "□" in room, "the second seat's dweller lies wounded"


def test_arrows_find_the_nearest_space(tmp_path: Path) -> None:
    session = new_session(tmp_path)
    scene = VaultPlay(session).scene
    boxes = plan(84, 22, 3).boxes(scene)
    assert neighbour(boxes, "0a1", 1, 0) == "0a2"
    assert neighbour(boxes, "0a1", -1, 0) == "0a1"
    assert neighbour(boxes, "0c1", 0, 1) == "1lift"
    assert neighbour(boxes, "1lift", 0, 1) == "2lift"
    assert neighbour(boxes, "2lift", 0, -1) == "1lift"
    assert neighbour(boxes, "nowhere", 1, 0) in boxes


def why_not(session: Session, space: str) -> str:
    """The rule that closes a space to whoever has the cursor on it; empty: it is open."""
    play = VaultPlay(session)
    play.go(space)
    why = play.closed()
    return "" if why is None else why.rule


def _first(state: ShelterState, floor: int, **traits: object) -> str:
    """The first space of a floor whose card has these traits."""
    row = state.tables.cards.rooms[:6]
    for place, room in enumerate(row):
        for slot, space in enumerate(room.spaces):
            if all(getattr(space, name) == value for name, value in traits.items()):
                return f"{floor}{'abcdef'[place]}{slot + 1}"
    raise AssertionError(traits)


@pytest.mark.rule("SH-P2", "SH-P3", "SH-P5")
def test_the_reason_given_is_the_one_that_matters(tmp_path: Path) -> None:
    session = new_session(tmp_path, "human", "human")
    state = position(session)
    assert why_not(session, _first(state, 0, wounded=True)) == "SH-P5"
    assert why_not(session, "2lift") == "SH-P2"
    costly = next(
        f"0{'abcdef'[at]}{slot + 1}"
        for at, room in enumerate(state.tables.cards.rooms[:6])
        for slot, space in enumerate(room.spaces)
        if any(symbol.kind == "water" for symbol in space.cost)
    )
    assert why_not(session, costly) == "SH-P3"
    assert why_not(session, str(session.moves()[0]).split()[1]) == ""


@pytest.mark.rule("SH-P4")
def test_a_linked_space_asks_for_a_second_dweller(tmp_path: Path) -> None:
    session = new_session(tmp_path, "human", "human")
    state = position(session)
    number = next(at for at, t in enumerate(state.tables.cards.threats) if t.space.linked)
    set_space(state, 0, 8, number + 1, state.tables.threats[number])
    session.changed()
    assert why_not(session, "0e1") == ""
    state.players[0].fresh = 1
    session.changed()
    assert why_not(session, "0e1") == "SH-P4"


@pytest.mark.rule("SH-T4")
def test_the_chance_of_a_fight_counts_the_dice() -> None:
    assert [percent({"wins": wins(n), "of": ALL}) for n in (2, 7, 12, 13)] == [100, 58, 3, 0]
    assert percent({"wins": wins(9, bonus=2), "of": ALL}) == 58
    assert percent({}) is None


@pytest.mark.rule("SH-C2")
def test_cubes_are_counted_before_one_decides(tmp_path: Path) -> None:
    session = new_session(tmp_path)
    position(session).players[0].stock = 5 * 49 + 2 * 7 + 3
    play = VaultPlay(session)
    gain = Choice(move="", kind="gain", name="", gain={"energy": 2, "water": 1})
    assert tracks_after(play, gain) == (6, 2, 4)
    pay = Choice(move="", kind="pay", name="", cost={"food": 2, "water": 1})
    assert tracks_after(play, pay) == (5, 0, 2)
    assert tracks_after(play, Choice(move="pass", kind="pass", name="")) is None
    trade = next(
        move
        for move in session.game.all_moves(session.match.options)
        if isinstance(move, ShelterMove) and move.kind == TRADE and move.b == 2
    )
    stock = after_trade(position(session), 5 * 49 + 2 * 7 + 3, trade.a, trade.b)
    cost, gain_of = amounts(SeenShelter(position(session)), trade, "en")
    swap = Choice(move="", kind="trade", name="", cost=cost, gain=gain_of)
    assert tracks_after(play, swap) == (stock // 49, stock // 7 % 7, stock % 7)


def test_a_no_break_space_keeps_its_line() -> None:
    assert folded(Text("Salle\u00a0: Entrepôt"), 8).plain == "Salle\u00a0:\nEntrepôt"
    assert folded(Text("a bb\nccc dd"), 3).plain == "a\nbb\nccc\ndd"
    assert folded(Text(""), 3).plain == ""


def test_a_bot_learns_from_a_breather_what_the_view_knows(tmp_path: Path) -> None:
    view = new_session(tmp_path).match.view(0)
    same = Breather(view)
    assert same.seat == view.seat
    assert same.moves() == view.moves()
    assert same.digest() == view.digest()
    assert same.data() == view.data()
    assert same.decision == view.decision
    assert same.secrets == view.secrets
    assert same.guess(Random(1)).digest() == view.guess(Random(1)).digest()
