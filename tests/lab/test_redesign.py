"""A designer changes a card: the comparison names it, and says what it did and did not do."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

import pytest

from overseer.lab.comparing.comparison import comparison
from overseer.lab.comparing.evidence import Evidence
from overseer.lab.comparing.labels import Labels
from overseer.lab.comparing.redesign import faces, redesigned
from overseer.lab.rows import play_rows
from overseer.lab.sim import Plan
from overseer.text import LANGUAGES, translate
from overseer.tragic.cards.file import source_text as tragic_source
from overseer.wasteland.cards.file import source_text as wasteland_source
from tests.terminal.program import Program

SHELTER = (files("overseer.shelter") / "sets" / "standard.toml").read_text("utf-8")
BETTER = SHELTER.replace(
    'id = "shotgun"\ncopies = 2\nwhen = "fight"\nbonus = 2', "SHOTGUN"
).replace("SHOTGUN", 'id = "shotgun"\ncopies = 2\nwhen = "fight"\nbonus = 3')


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_changed_card_is_told_before_and_now(lang: str) -> None:
    (card,) = redesigned("shelter", None, BETTER, lang)
    assert card.id == "shotgun"
    assert card.name == translate(lang, "item-shotgun")
    assert "2" in card.before[0]
    assert "3" in card.now[0]
    assert card.before[1:] == card.now[1:]  # so many copies as before


def test_copies_count_and_a_card_may_be_new() -> None:
    assert redesigned("shelter", None, SHELTER, "en") == []
    fewer = SHELTER.replace('id = "shotgun"\ncopies = 2', 'id = "blunderbuss"\ncopies = 2')
    gone, new = sorted(redesigned("shelter", None, fewer, "en"), key=lambda each: not each.before)
    assert (gone.id, gone.now) == ("shotgun", ())
    assert (new.id, new.before) == ("blunderbuss", ())
    assert new.now[-1] == "×2"


def test_cards_that_are_refused_today_are_not_compared() -> None:
    assert redesigned("shelter", None, "nothing", "en") == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["tragic", "wasteland"])
def test_every_game_has_faces(game: str, lang: str) -> None:
    found = faces(game, None, lang)
    assert len(found) > 100
    for name, lines in found.values():
        assert name
        assert any(lines)


def test_cards_of_the_other_games() -> None:
    folder = Path(str(files("overseer.tragic") / "sets" / "standard"))
    duels = tragic_source(folder)
    dearer = duels.replace('cost = "AA1"', 'cost = "AA2"', 1)
    (card,) = redesigned("tragic", None, dearer, "en")
    assert "AA+1" in card.before[0]
    assert "AA+2" in card.now[0]
    folder = Path(str(files("overseer.wasteland") / "sets" / "standard"))
    battles = wasteland_source(folder)
    assert redesigned("wasteland", None, battles, "en") == []


def test_figures_of_the_changed_card_stand_where_one_looks() -> None:
    runs = []
    for text in (None, BETTER):
        options = {} if text is None else {"cards": text}
        plan = Plan("shelter", ("easy", "easy"), 6, 3, options=options)
        runs.append(Evidence(plan))
        runs[-1].add(play_rows(plan, range(6)))
    found = comparison(runs[:1], runs[1:])
    assert found["cards"] == ["shotgun"]
    rows = [row for row in found["figures"] if not row["changed"]]
    own = [row for row in rows if row["redesigned"]]
    assert own
    assert rows[: len(own)] == own
    assert {row["of"][0] for row in own} == {"shotgun"}
    for lang in LANGUAGES:
        labels = Labels({"game": "shelter"}, BETTER, lang)
        said = labels.sentences({**found, "base": "standard"})
        assert any(translate(lang, "item-shotgun") in sentence for sentence in said)


def test_the_page_shows_both_cards(tmp_path: Path) -> None:
    pytest.importorskip("altair", reason="needs the extra `reports`")
    cards, page = tmp_path / "mine.toml", tmp_path / "mine.html"
    cards.write_text(BETTER, encoding="utf-8")
    line = ("sim", "shelter", "--seats", "random,random", "--games", "4", "--jobs", "1")
    more = ("--cards", str(cards), "--against", "standard", "--report", str(page), "--json")
    told = json.loads(Program(tmp_path)(*line, *more).out)
    assert told["against"]["cards"] == ["shotgun"]
    text = page.read_text("utf-8")
    first = text.index("The cards that differ")
    assert first < text.index(translate("en", "changes-title-shares"))
    assert "Shotgun" in text[first : first + 600]
