"""Bad input everywhere: a reason and what to do, never a mistake of ours."""

from __future__ import annotations

import json
from typing import Any

from overseer.server.edge.routes import ROUTES
from overseer.shelter.tables import tables_of as shelter_tables
from overseer.tragic.game import tables_of as tragic_tables
from overseer.wasteland.game import cards_of as wasteland_cards
from tests.server.serving import Serving

ODD: list[Any] = [None, True, 1.5, "", [], {}]
FEW: list[Any] = [2**70, "x" * 300, "\u202e", [[]]]
QUERIES = ("since=-1", "since=99999999999999999999", "wait=x", "seat=64", "seat=%00", "lang=xx")


def bodies(kind: Any) -> list[Any]:
    """Odd bodies for a route: of the wrong kind, and with one odd member each."""
    names = list(kind.__struct_fields__)
    return [
        *ODD,
        {"unknown": 1},
        *({name: odd} for name in names for odd in FEW),
    ]


def test_no_address_fails_over_what_it_is_sent(serving: Serving) -> None:
    """Every address, with a known table and an unknown one, known people and strangers."""
    ada = serving.guest()
    code = ada.post("/api/tables", {"game": "shelter", "seats": ["human", "human"]})["code"]
    stranger = serving.caller()
    failed = []
    assert ROUTES
    for route in ROUTES:
        path = route.path.replace("{code}", code).replace("{id}", "x")
        if route.path in ("/api/logout", "/api/me") and route.method != "GET":
            continue  # they end what the others need; their shapes are tried below
        for caller in (ada, stranger):
            tried: list[Any] = (
                [{}] if route.body is None or caller is stranger else bodies(route.body)
            )
            for body in tried:
                given = {} if route.body is None else {"content": json.dumps(body)}
                headers = {"content-type": "application/json"}
                answer = caller.ask(route.method, path, headers=headers, **given)
                if answer.status_code >= 500:
                    failed.append((route.method, route.path, body, answer.status_code))
            for query in QUERIES:
                if route.method == "GET":
                    answer = caller.ask("GET", f"{path}?{query}")
                    if answer.status_code >= 500:
                        failed.append((route.method, route.path, query, answer.status_code))
    assert failed == []


def test_bad_shapes_name_what_is_wrong(serving: Serving) -> None:
    """For the two addresses that end a session when they succeed."""
    for method, path in (("POST", "/api/logout"), ("DELETE", "/api/me"), ("POST", "/api/me")):
        for body in FEW:
            caller = serving.guest()
            answer = caller.ask(method, path, content=json.dumps(body), headers=KIND)
            assert answer.status_code in (200, 400), (path, body, answer.text)


KIND = {"content-type": "application/json"}


def test_card_sets_that_people_send_are_not_held_for_ever() -> None:
    """Whoever sends another text each time fills no memory."""
    for held in (shelter_tables, tragic_tables, wasteland_cards):
        assert held.cache_info().maxsize is not None
