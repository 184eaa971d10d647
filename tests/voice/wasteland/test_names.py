"""What models are called: one name a model, a number only among twins, the same on the token."""

from __future__ import annotations

import re
from collections import defaultdict

import pytest

import overseer
from overseer import host
from overseer.text import LANGUAGES, ids, joints, translate
from overseer.voice.wasteland.given import BattleScene, ModelSeen
from overseer.wasteland.force.ready import READY
from overseer.wasteland.scenarios.scenario_file import STANDARD
from overseer.wasteland.text.names import model_tabs, model_titles, twins

# Names that people bear; all other units of French are common nouns, which have an article.
BORN = {"Cait", "Canigou", "Canigou éclaireur", "Codsworth", "Mama Murphy", "Mister Handy"}
BORN |= {"Nuka-Girl", "Piper", "Preston Garvey", "Ronnie Shaw", "Sturges"}


def models_of(seats: int, **options: object) -> list[ModelSeen]:
    """The models of a battle as a client gets them."""
    wasteland = overseer.game("wasteland")
    sitting = host.Sitting.begin(wasteland, ["human"] * seats, options=options, seed=1)
    scene = host.Client(sitting, 0, "en").scene()
    assert isinstance(scene, BattleScene)
    return scene.models


def well_named(models: list[ModelSeen]) -> None:
    """Unique; numbered among twins alone, from 1 on; the token's tab bears the same number."""
    units = tuple(model.unit for model in models)
    for lang in LANGUAGES:
        assert len({*model_titles(units, lang)}) == len({*model_tabs(units, lang)}) == len(units)
    titles = [model.title for model in models]
    assert len({*titles}) == len(titles) > 0
    by_unit = defaultdict(list)
    for model in models:
        by_unit[model.name].append(model)
    for name, alike in by_unit.items():
        if len(alike) == 1:
            assert (alike[0].title, re.sub(r"\D", "", alike[0].tab)) == (name, "")
            continue
        assert [model.title for model in alike] == [f"{name} {n + 1}" for n in range(len(alike))]
        assert [re.sub(r"\D", "", each.tab) for each in alike] == [
            each.title.rpartition(" ")[2] for each in alike
        ]
    tabs = [model.tab for model in models]
    assert len({*tabs}) == len(tabs)
    assert all(0 < len(tab) <= 4 and tab[0].isalpha() for tab in tabs)


@pytest.mark.parametrize("scenario", STANDARD)
def test_nobody_shares_a_name_in_any_scenario(scenario: str) -> None:
    well_named(models_of(2, scenario=scenario, ai="none"))


def test_a_force_against_itself_has_twins_on_both_sides() -> None:
    models = models_of(2, scenario="skirmish", ai="none", forces=[READY[0], READY[0]])
    well_named(models)
    assert all(model.title[-1].isdigit() for model in models)  # all have one opposite


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_units_share_a_name(lang: str) -> None:
    units = sorted(id for id in ids(lang) if re.fullmatch("wasteland-unit-[a-z0-9-]+", id))
    names = [translate(lang, id) for id in units]
    assert len({*names}) == len(names) > 50
    every = tuple(id.removeprefix("wasteland-unit-") for id in units)
    assert model_titles(every, lang) == tuple(names)
    assert len({*model_tabs(every, lang)}) == len(every)


def test_twins_are_known_by_the_name_that_is_read() -> None:
    assert model_titles(("x-ray", "x.ray", "x-ray"), "en") == ("X ray 1", "X.ray", "X ray 2")
    assert model_tabs(("7-7", "8-8", "7-7"), "en") == ("?1", "??", "?2")
    assert twins([]) == []


def test_every_common_noun_of_french_has_its_article() -> None:
    units = sorted(id for id in ids("fr") if re.fullmatch("wasteland-unit-[a-z0-9-]+", id))
    names = [translate("fr", id) for id in units]
    said = {name: joints.joined("fr", f"un tour de \u2068{name} 2\u2069") for name in names}
    bare = {name for name, words in said.items() if re.match("un tour (de [A-Z]|d’)", words)}
    assert bare == BORN
    assert said["Super mutant"] == "un tour du Super mutant 2"
    assert said["Brute"] == "un tour de la Brute 2"
    assert said["Écorcheur"] == "un tour de l’Écorcheur 2"
    assert (
        joints.joined("fr", "à \u2068Chien\u2069 et à \u2068Brute\u2069")
        == "au Chien et à la Brute"
    )
    assert joints.joined("fr", "de \u2068Chien, Brute\u2069") == "de Chien, Brute"
