"""The picture of the deck matrix: several runs are added up."""

from __future__ import annotations

import tomllib

from tools.matrix import added, draw, table, together


def run(games: int, share: float) -> dict[str, object]:
    """One run of two decks."""
    mine = {"n": games, "share": share, "low": 0.0, "high": 1.0}
    theirs = {"n": games, "share": 1 - share, "low": 0.0, "high": 1.0}
    return {
        "games": games,
        "decks": [{"deck": "walls", **mine}, {"deck": "burn", **theirs}],
        "matrix": {"walls": {"burn": mine}, "burn": {"walls": theirs}},
    }


def test_runs_are_added_by_their_duels() -> None:
    whole = together([run(100, 0.5), run(300, 0.7)])
    assert whole["games"] == 400
    assert [round(row["share"], 4) for row in whole["decks"]] == [0.65, 0.35]
    assert whole["matrix"]["walls"]["burn"]["n"] == 400
    assert whole["decks"][0]["low"] < 0.65 < whole["decks"][0]["high"]
    assert "400 duels" in draw(whole)


def test_one_run_stays_what_it_is() -> None:
    assert added([{"n": 20, "share": 0.25}])["share"] == 0.25


def test_the_data_of_the_page_has_the_same_figures() -> None:
    found = tomllib.loads(table(together([run(8, 0.75), run(2, 0.25)]), "tragic-5"))
    assert (found["duels"], found["rules"]) == (10, "tragic-5")
    assert [deck["against"] for deck in found["deck"]] == [[-1, 65], [35, -1]]
