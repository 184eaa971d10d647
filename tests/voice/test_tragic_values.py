"""What one needs to know to choose: attack and health as they are now, costs, who may block."""

from __future__ import annotations

from pathlib import Path

import pytest

from overseer.terminal.match.session import Session
from overseer.terminal.table.tragic.reading import CardsSheet
from overseer.text import LANGUAGES, translate
from overseer.tragic.rules.duel import MAIN, UPKEEP
from overseer.tragic.view import SeenDuel
from overseer.voice.tragic.situation import shown_phase
from overseer.voice.tragic.tutorial import _target
from tests.terminal.table.table_pilot import Table, with_table
from tests.terminal.table.test_tragic_table import USUAL, arranged, duel, standard_table, state
from tests.tragic import table as layout
from tests.tragic.rules.test_cards_rules import inside


def fight(folder: Path, lang: str = "en", guard: bool = True) -> tuple[Session, layout.Table]:
    """A hound that has grown and is wounded, and perhaps an ally that can block it."""
    laid = standard_table()
    hound = laid.put(0, "raider-bruiser-1")
    hound.engaged = False
    hound.attack, hound.health, hound.damage = 3, 4, 1
    if guard:
        laid.put(1, "raider-gunner-1").engaged = False
    return arranged(folder, laid, lang=lang), laid


def names(session: Session) -> list[str]:
    return [session.move_name(move) for move in session.moves()]


@pytest.mark.rule("TR-C2")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("guard", [True, False])
def test_damage_that_can_be_blocked_is_not_called_sure(
    tmp_path: Path, lang: str, guard: bool
) -> None:
    session, _ = fight(tmp_path, lang, guard)
    told = session.voice.forecast(session.reads, session.parse("attack a1"))
    n = state(session).players[0].permanents[0].card.attack + 3
    words = ("say-odds-unblocked", "say-odds-sure")
    said = [id for id in words if translate(lang, id, amount=n) in told]
    assert said == [words[0 if guard else 1]]


def test_who_lets_an_attack_through_knows_what_it_does(tmp_path: Path) -> None:
    session, laid = fight(tmp_path)
    laid.play("attack a1", "target b")
    while laid.topic != "block":
        laid.play("pass")
    session.seated = 1
    told = session.voice.forecast(session.reads, session.parse("pass"))
    n = state(session).players[0].permanents[0].card.attack + 3
    assert translate("en", "say-odds-sure", amount=n) in told


def test_an_ally_is_explained_as_it_is_now_with_what_is_printed(tmp_path: Path) -> None:
    session, _ = fight(tmp_path)
    card = state(session).players[0].permanents[0].card
    now = f"{card.attack + 3}/{card.health + 3}"

    async def look(table: Table) -> None:
        duel(table).go("a1")
        table.app.table.moved()
        await table.settled()
        assert f"(a1) {now}" in table.flat
        assert f"Printed: {card.attack}/{card.health} · Wounds: 1" in table.flat
        guard = state(session).players[1].permanents[0].card
        duel(table).go("b1")
        table.app.table.moved()
        await table.settled()
        assert f"{guard.attack}/{guard.health}" in table.flat
        assert "Printed" not in table.flat
        await table.press("v")
        assert table.shows(CardsSheet)
        assert now in table.flat
        assert f"{guard.attack}/{guard.health}" in table.flat

    with_table(session, look, size=USUAL)


def test_moves_of_allies_name_their_values_and_whom_they_face(tmp_path: Path) -> None:
    session, laid = fight(tmp_path)
    laid.put(0, "raider-gunner-1").engaged = False
    hound, gunner = (each.card for each in state(session).players[0].permanents)
    now = f"{hound.attack + 3}/{hound.health + 3}"
    other = f"{gunner.attack}/{gunner.health}"
    assert f"Send Raider bruiser ★ (a1) {now} to attack" in names(session)
    laid.play("attack a1", "target b")
    assert f"Raider gunner ★ (a2) {other} joins the attack" in names(session)
    while laid.topic != "block":
        laid.play("pass")
    session.seated = 1
    assert f"Block Raider bruiser ★ (a1) {now} with Raider gunner ★ (b1) {other}" in names(session)


def test_cards_to_cast_and_to_take_show_what_they_are_worth(tmp_path: Path) -> None:
    laid = standard_table().hand(0, "raider-bruiser-1").lots(0)
    session = arranged(tmp_path, laid)
    card = laid.cards.by_id["raider-bruiser-1"]
    assert any(name.endswith(f"★ {card.attack}/{card.health}") for name in names(session))
    take = laid.tables.moves.by_text["take raider-bruiser-1"]
    title = f"Take Raider bruiser ★ {card.attack}/{card.health} [S+1]"
    assert session.move_name(take) == title


@pytest.mark.rule("TR-T3")
def test_the_upkeep_is_called_so_until_its_effects_are_done() -> None:
    table = inside().play("end")
    assert (table.topic, shown_phase(SeenDuel(table.state))) == ("toll", UPKEEP)
    table.play("yes", "pass")
    assert (table.topic, shown_phase(SeenDuel(table.state))) == ("main", MAIN)


@pytest.mark.rule("TR-C1")
def test_the_tutorial_says_whom_an_ally_strikes_back_at(tmp_path: Path) -> None:
    _, laid = fight(tmp_path)
    laid.play("attack a1")
    assert laid.topic == "target"
    assert _target(SeenDuel(laid.state)) == "target-ally"
    laid = standard_table().hand(0, "punch-1").lots(0)
    laid.put(1, "raider-gunner-1")
    laid.start().play("cast punch-1")
    assert laid.topic == "target"
    assert _target(SeenDuel(laid.state)) == "target"
