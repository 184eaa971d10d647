"""Everything that people read, in a language with three messages; started by the test beside it.

OVERSEER_LANGUAGES=FOLDER python -m tests.languages.walk games|table
"""

from __future__ import annotations

import os
import re
import sys
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

import overseer
from overseer.engine import IllegalMove
from overseer.host.client import Client
from overseer.host.sitting import Sitting
from overseer.text import LANGUAGES, ids, language, translate
from overseer.voice.given import Question
from tests.languages.made_up import CODE, NAME, SAID

QUESTIONS = 25  # of each game
METHODS = ("get", "post", "delete")


def sentences() -> None:
    """Whatever English says can be said, and what is said is the language's own where it can."""
    assert LANGUAGES[-1] == CODE
    assert language(CODE).name == NAME
    assert ids(CODE) == set(SAID)
    assert translate(CODE, "list-two", first="a", last="b") == "a ux b"
    then = {"first": "a", "rest": "b"}
    assert translate(CODE, "list-then", **then) == translate("en", "list-then", **then)
    # English joins its own words: the made-up language has no joints.
    rolled = {"seat": "Ann", "die": 8}
    assert translate(CODE, "event-tragic-rolled", **rolled) == "Ann rolled an 8."


def asked(sitting: Sitting) -> Client:
    """Who owes an answer."""
    decision = sitting.decision
    assert decision is not None
    owing = [seat for seat in decision.seats if seat not in sitting.match.answered]
    return Client(sitting, owing[0], CODE)


def look(client: Client, question: Question) -> None:
    """Read all that a client may read now."""
    assert question.prompt
    assert client.scene() is not None
    client.help(question.prompt)
    for choice in question.choices[:5]:
        assert client.ask(choice.move) is not None
    client.ask("nothing that there is")


def games() -> None:
    """The scene, the questions and the steps of every game."""
    for game in overseer.games():
        rng = Random(game.name)
        sitting = Sitting.begin(game, ["human"] * game.seats[0], seed=7)
        for _ in range(QUESTIONS):
            if sitting.over:
                break
            client = asked(sitting)
            question = client.question()
            look(client, question)
            sitting.play(rng.choice(sitting.moves()))
        for viewer in (0, None):
            client = Client(sitting, viewer, CODE)
            assert client.fixed() is not None
            assert client.steps()
        with pytest.raises(IllegalMove) as refused:
            client.resign()
        assert client.why(refused.value.refusal).text
        rest = 4000
        while not sitting.over and rest:
            sitting.play(rng.choice(sitting.moves()))
            rest -= 1
        client.ended()
        client.steps(len(sitting.steps) - 5)


def addresses(described: dict[str, Any], known: dict[str, str]) -> list[tuple[str, str]]:
    """Every address with every method, its places filled with what there is."""
    found = []
    for path, ways in described["paths"].items():
        for method in METHODS:
            if method in ways:
                filled = re.sub(r"{(\w+)}", lambda place: known.get(place[1], "nothing"), path)
                found.append((method.upper(), filled))
    # What ends comes last, and oneself at the very end.
    order = ("GET", "POST", "DELETE")
    return sorted(found, key=lambda each: (order.index(each[0]), "/me" in each[1], each[1]))


def table() -> None:
    """Every address of the server, asked as it is and with a body that it refuses."""
    from tests.server.serving import Serving

    with tempfile.TemporaryDirectory() as folder, Serving(f"sqlite://{folder}/table.db") as served:
        seen: Counter[int] = Counter()
        for game in overseer.games():
            ada = served.guest("Ada", lang=CODE)
            assert ada.get("/api/me")["lang"] == CODE
            body = {"game": game.name, "seats": ["human", *["bot:easy"] * (game.seats[0] - 1)]}
            opened = ada.ask("POST", "/api/tables", body)
            assert opened.status_code < 500, opened.text
            code = opened.json().get("code", "nothing")
            known = {"code": code, "game": game.name, "lang": CODE}
            for method, path in addresses(ada.get("/openapi.json"), known):
                if game.name != "shelter" and "{game}" not in path and code not in path:
                    continue
                for sent in ({}, {"no": "thing"}) if method == "POST" else (None,):
                    answer = ada.ask(method, path, sent)
                    assert answer.status_code < 500, (method, path, answer.text)
                    seen[answer.status_code] += 1
        assert seen[200] > 50, seen


if __name__ == "__main__":
    assert Path(os.environ["OVERSEER_LANGUAGES"]).is_dir()
    sentences()
    {"games": games, "table": table}[sys.argv[1]]()
