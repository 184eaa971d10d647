"""What can be chosen when a table is made: everything that is offered opens one."""

from __future__ import annotations

from typing import Any

import pytest

import overseer
from overseer.engine.game import Game
from overseer.host.manner import manner_of
from overseer.host.options import Field, Form, offered
from overseer.text import LANGUAGES
from overseer.wasteland.force.ready import READY
from overseer.wasteland.scenarios.scenario_file import STANDARD
from overseer.wasteland.text.names import named

HOUSE = [overseer.game(name) for name in ("shelter", "tragic", "wasteland", "campaign")]
TABLES = [(game, seats) for game in HOUSE for seats in game.seats]


def choices(field: Field, seats: int) -> list[Any]:
    """Everything that can be chosen in a field."""
    if field.kind == "number":
        return [field.least, field.most]
    values = [each.value for each in field.values]
    if field.kind == "deal":
        return [values[:seats], values[::-1][:seats]]
    return values


def placed(game: Game, seats: int, key: str, value: Any) -> dict[str, Any]:
    """The options that one choice alone makes."""
    name, _, part = key.partition(":")
    if not part:
        outer, dot, member = name.partition(".")
        return {outer: {member: value}} if dot else {name: value}
    option = next(each for each in manner_of(game).options() if each.name == name)
    assert option.each is not None
    row = option.each(seats)
    row[int(part)] = value
    return {name: row}


def filled(game: Game, seats: int, chosen: dict[str, Any]) -> None:
    """Choose the last value of everything, one after the other: all of them count together."""
    form = offered(game, seats, chosen, "en")
    for field in form.fields:
        if field.chosen is None and choices(field, seats):
            chosen[field.key] = choices(field, seats)[-1]
    form = offered(game, seats, chosen, "en")  # one choice may narrow those after it
    stand = {field.key: field.chosen for field in form.fields if field.chosen is not None}
    assert offered(game, seats, stand, "en").options == form.options
    assert form.options
    game.new(seats, form.options)


@pytest.mark.parametrize(
    ("game", "seats"), TABLES, ids=[f"{game.name}-{seats}" for game, seats in TABLES]
)
def test_whatever_is_offered_opens_a_table(game: Game, seats: int) -> None:
    """Every value alone, and all together."""
    plain = offered(game, seats, {}, "en")
    assert plain.options == {}
    for field in plain.fields:
        for value in choices(field, seats):
            game.new(seats, placed(game, seats, field.key, value))
    last = plain.fields[-1]
    value = choices(last, seats)[-1]
    form = offered(game, seats, {last.key: value}, "en")
    assert form.options == placed(game, seats, last.key, value)
    filled(game, seats, {})


@pytest.mark.parametrize("number", range(len(STANDARD)), ids=STANDARD)
def test_every_scenario_offers_what_goes_with_it(number: int) -> None:
    game, scenario, seats = overseer.game("wasteland"), STANDARD[number], 1 + number % 2
    form = offered(game, seats, {"scenario": scenario}, "en")
    assert form.options == {"scenario": scenario}
    for field in form.fields:
        for value in choices(field, seats):
            if field.key != "scenario":
                both = {"scenario": scenario, **placed(game, seats, field.key, value)}
                game.new(seats, both)
    filled(game, seats, {"scenario": scenario})


def test_what_no_longer_fits_is_left_out() -> None:
    game = overseer.game("wasteland")
    wish = {"scenario": "skirmish", "limit": 500, "forces:0": READY[2]}  # of 1000 caps
    form = offered(game, 1, wish, "en")
    assert form.options == {"scenario": "skirmish", "limit": 500}
    forces = next(field for field in form.fields if field.key == "forces:0")
    assert READY[0] in [each.value for each in forces.values]
    assert READY[2] not in [each.value for each in forces.values]
    assert forces.chosen is None
    assert forces.refused is not None
    assert forces.refused.rule == "WC-F1"
    assert "500" in forces.refused.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_force_is_refused_by_its_rule_with_the_names_of_cards(lang: str) -> None:
    game = overseer.game("wasteland")
    two = '[[unit]]\nunit = "sole-survivor"\ncount = 2\nleader = "hunter"\n'
    wish = {"scenario": "skirmish", "forces:0": two}
    form = offered(game, 1, wish, lang)
    why = next(field.refused for field in form.fields if field.key == "forces:0")
    assert why is not None
    assert why.rule == "WC-F2"
    assert named("unit", "sole-survivor", lang) in why.text
    assert "sole-survivor" not in why.text


def test_a_force_is_asked_for_where_it_counts() -> None:
    """Not where forces are printed, and not for the side that the AI plays."""
    game = overseer.game("wasteland")

    def asked(seats: int, **options: str) -> list[str]:
        form = offered(game, seats, options, "en")
        return [field.key for field in form.fields if field.key.startswith("forces:")]

    assert asked(1) == []  # the first lesson
    assert asked(1, scenario="skirmish") == ["forces:0"]
    assert asked(2, scenario="escort") == ["forces:0", "forces:1"]
    assert asked(2, scenario="storm", ai="none") == []


def test_nonsense_counts_for_nothing() -> None:
    for game in HOUSE:
        keys = [field.key for field in offered(game, 2, {}, "en").fields]
        for value in (-1, 10**9, "nonsense", "a\nb = 1", [], ["x"], {}, {"a": 1}, 1.5, None):
            form = offered(game, 2, dict.fromkeys([*keys, "other"], value), "en")
            game.new(2, form.options)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_words(lang: str) -> None:
    special: dict[str, dict[str, Any]] = {
        "campaign": {"course": "free"},
        "wasteland": {"scenario": "demolition"},
    }
    for game in HOUSE:
        for chosen in ({}, special.get(game.name, {})):
            for field in offered(game, 2, chosen, lang).fields:
                assert field.title
                assert field.usual
                names = [value.name for value in field.values]
                assert all(names)
                assert len(set(names)) == len(names)


def test_a_game_that_describes_nothing_offers_nothing() -> None:
    from examples.scavengers.game import Scavengers

    assert offered(Scavengers(), 2, {}, "en") == Form()
