"""Force files and force codes: the same force comes back, and mistakes are told."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from overseer.cardfile.problems import CardFileError, problem_text
from overseer.engine.refusal import BadOption
from overseer.text import LANGUAGES, translate
from overseer.wasteland.cards.file import load_text, standard
from overseer.wasteland.force.caps import force_caps
from overseer.wasteland.force.check import check
from overseer.wasteland.force.code import decode, encode, looks_like_code
from overseer.wasteland.force.force import Force, ForceUnit
from overseer.wasteland.force.force_file import force_of, force_text, read_force
from overseer.wasteland.force.ready import (
    BY_FACTION,
    READY,
    limit_of,
    ready,
    ready_name,
    resolve,
    title,
)
from overseer.wasteland.words import FACTIONS, MOD
from tests.wasteland.card_sample import FILE, TEXT

CARDS = standard()
WEAPONS = [weapon.id for weapon in CARDS.weapons]
ITEMS = [item.id for item in CARDS.items if item.kind != MOD]
MODS = [item.id for item in CARDS.items if item.kind == MOD]


def some(ids: list[str], most: int = 4) -> st.SearchStrategy[list[str]]:
    return st.lists(st.sampled_from(ids), max_size=most)


UNITS = st.builds(
    ForceUnit,
    st.sampled_from([unit.id for unit in CARDS.units]),
    st.integers(1, 20),
    some(WEAPONS),
    some(ITEMS),
    st.lists(
        st.one_of(
            st.sampled_from(MODS),
            st.tuples(st.sampled_from(MODS), st.sampled_from(WEAPONS)).map(" ".join),
        ),
        max_size=3,
    ),
    st.sampled_from(["", *(leader.id for leader in CARDS.leaders)]),
    st.booleans(),
)
FORCES = st.lists(UNITS, max_size=6).map(Force)


@pytest.mark.rule("WC-F1")
@given(FORCES)
def test_every_force_comes_back_from_its_file_and_its_code(force: Force) -> None:
    assert force_of(force_text(force, CARDS), CARDS) == force
    assert decode(encode(force, CARDS), CARDS).units == force.units


def test_a_force_of_a_code_is_everybodys_own() -> None:
    """A code is read once; what one does to its force is not seen by another."""
    code = encode(Force([ForceUnit("raider", 2)]), CARDS)
    first, second = decode(code, CARDS), decode(code, CARDS)
    assert first == second
    first.units[0].count = 3
    first.units.append(ForceUnit("raider"))
    assert decode(code, CARDS) == second


def test_a_file_is_read_from_disk(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    force = resolve("minutemen", CARDS)
    path.write_text(force_text(force, CARDS))
    assert read_force(path, CARDS) == force


@pytest.mark.parametrize(
    ("text", "line", "id"),
    [
        ('[[unit]]\nunit = "setler"', 2, "force-file-card"),
        ('[[unit]]\nunit = "settler"\nweapons = ["0 machete"]', 3, "force-file-entry"),
        ('[[unit]]\nunit = "settler"\nweapons = ["stimpak"]', 3, "force-file-place"),
        ('[[unit]]\nunit = "settler"\nitems = ["machete"]', 3, "force-file-place"),
        ('[[unit]]\nunit = "settler"\nitems = ["silenced"]', 3, "force-file-place"),
        ('[[unit]]\nunit = "settler"\nmods = ["stimpak"]', 3, "force-file-place"),
        ('[[unit]]\nunit = "settler"\nmods = ["a b c"]', 3, "force-file-mod"),
        ('[[unit]]\nunit = "settler"\ncount = 21', 3, "cardfile-range"),
        ('[[unit]]\nunit = "settler"\nleader = "boss"', 3, "force-file-card"),
        ('[[unit]]\nunit = "settler"\nmagic = 1', 3, "cardfile-unknown-key"),
        ('name = "x"\nedition = "other"', 2, "force-file-edition"),
        ('name = ""', 1, "cardfile-name"),
        ('[[unit]]\nunit = "settler"\n' * 31, 1, "force-file-units"),
        ("[[unit]]\ncount = 2", 1, "cardfile-missing-key"),
    ],
)
def test_every_mistake_of_a_file_is_told_with_its_line(text: str, line: int, id: str) -> None:
    with pytest.raises(CardFileError) as caught:
        force_of(text, CARDS, "mine.toml")
    (problem,) = caught.value.problems
    assert (problem.line, problem.id) == (line, id)
    for lang in LANGUAGES:
        assert problem_text(problem, lang).startswith("mine.toml")


def test_a_near_miss_is_guessed() -> None:
    with pytest.raises(CardFileError) as caught:
        force_of('[[unit]]\nunit = "setler"', CARDS)
    assert "“settler”" in problem_text(caught.value.problems[0], "en")


# -- codes ---------------------------------------------------------------------------------------


def refused(text: str) -> str:
    with pytest.raises(BadOption) as caught:
        decode(text, CARDS)
    refusal = caught.value.refusal
    assert refusal.rule == "WC-F1"
    for lang in LANGUAGES:
        assert translate(lang, f"refusal-{refusal.reason}", **refusal.args)
    return refusal.reason.removeprefix("wasteland-force-code-")


def test_codes_survive_chats_and_small_letters() -> None:
    force = resolve("hunters", CARDS)
    code = encode(force, CARDS)
    assert decode(f"  {code[:20].lower()}\n {code[20:]} ", CARDS).units == force.units
    assert looks_like_code(code)
    assert len(code) < 60


def test_what_is_wrong_with_a_code_is_said() -> None:
    code = encode(resolve("hunters", CARDS), CARDS)
    assert refused("WW1-!") == "letters"
    assert refused("WW9" + code[3:]) == "version"
    assert refused(code[:-3]) == "broken"
    changed = code[:-6] + ("A" if code[-6] != "A" else "B") + code[-5:]
    assert refused(changed) == "broken"
    assert refused("WW1-A") == "broken"


def test_a_code_of_another_set_is_refused() -> None:
    code = encode(resolve("hunters", CARDS), CARDS)
    with pytest.raises(BadOption) as caught:
        decode(code, load_text(TEXT, FILE))
    assert caught.value.refusal.reason == "wasteland-force-code-edition"


def test_a_force_too_large_for_a_code_is_refused() -> None:
    with pytest.raises(BadOption) as caught:
        encode(Force([ForceUnit("settler")] * 31), CARDS)
    assert caught.value.refusal.reason == "wasteland-force-code-large"


# -- ready forces --------------------------------------------------------------------------------


@pytest.mark.rule("WC-F1", "WC-F2")
@pytest.mark.parametrize("name", READY)
def test_every_ready_force_is_legal_near_its_limit_and_nothing_about_it_is_unwise(
    name: str,
) -> None:
    force = resolve(name, CARDS)
    limit = limit_of(name)
    assert check(force, CARDS, limit) == []
    assert 0.96 * limit <= force_caps(force, CARDS) <= limit


@pytest.mark.rule("WC-F8")
def test_every_faction_of_the_book_has_a_ready_force_of_every_size() -> None:
    assert len(ready(CARDS)) == len(READY) == 12
    for faction, names in BY_FACTION.items():
        for name in names:
            for unit in resolve(name, CARDS).units:
                assert FACTIONS[CARDS.unit(unit.unit).faction] == faction
    assert ready_name("creatures", 500) == "pack"
    assert ready_name("creatures", 400) == "pack"
    assert ready_name("creatures", 1200) == "alpha"


@pytest.mark.parametrize("name", READY)
def test_every_unit_of_a_ready_force_has_its_standard_equipment_or_better(name: str) -> None:
    for unit in resolve(name, CARDS).units:
        card = CARDS.unit(unit.unit)
        if card.standard:
            assert unit.weapons


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ready_force_has_a_name_and_a_plan(lang: str) -> None:
    for force in ready(CARDS):
        assert title(force, lang) != force.name
        assert translate(lang, f"force-wasteland-{force.name}.plan").endswith(".")


def test_a_force_is_found_by_name_code_or_text() -> None:
    force = resolve("patrol", CARDS)
    assert resolve(encode(force, CARDS), CARDS).units == force.units
    assert resolve(force_text(force, CARDS), CARDS) == force
    for source, reason in (
        ("patrull", "wasteland-force-unknown-name"),
        ("name = 3", "wasteland-force-file"),
        (7, "option"),
    ):
        with pytest.raises(BadOption) as caught:
            resolve(source, CARDS)
        assert caught.value.refusal.reason == reason
