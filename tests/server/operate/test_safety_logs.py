"""What is logged and measured: never what nobody else may know."""

from __future__ import annotations

import io
import json
import logging
import urllib.request

import pytest
import structlog

from overseer.server.logs import configure
from overseer.server.operate import metrics
from overseer.server.settings import Settings
from tests.server.serving import Serving

SECRET = "nobody-may-read-this"


def test_a_mistake_is_logged_by_its_kind_and_place_only(
    serving: Serving, logged: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a mistake of ours whose words quote a secret, then the log has where, not what."""
    ada = serving.guest()
    body = {"game": "shelter", "seats": ["human", "human"], "password": "a table's password"}
    code = ada.post("/api/tables", body)["code"]

    async def broken(*args: object) -> None:
        raise KeyError(SECRET)

    monkeypatch.setattr(serving.registry, "room", broken)
    answer = ada.post(f"/api/tables/{code}/chat?x={SECRET}", {"text": SECRET}, 500)
    assert answer["error"]["id"] == "broken"
    assert "KeyError" not in str(answer)
    ada.post("/api/login", {"login": SECRET, "password": SECRET}, 401)
    text = logged.getvalue()
    line = json.loads(text.splitlines()[-1])
    assert (line["event"], line["error"], line["level"]) == ("request failed", "KeyError", "error")
    assert line["reference"] in answer["error"]["text"]
    places = [place.removeprefix("overseer/") for place in line["at"]]
    assert any(place.startswith("server/api/talk.py:") for place in places)
    seeds = [
        seed.hex()
        for (seed,) in serving.read("SELECT seed FROM matches")
        if isinstance(seed, bytes)
    ]
    for secret in (SECRET, ada.token, code, "a table's password", "Bearer", *seeds):
        assert secret not in text


def test_nothing_by_a_secret_name_is_logged(logged: io.StringIO) -> None:
    """Whoever logs too much by mistake is hushed; so are the words of other libraries."""
    log = structlog.get_logger()
    log.warning(
        "too much", token=SECRET, old_password=SECRET, seed=SECRET, input=SECRET, code="abcdefgh"
    )
    log.error("worker failed", error=f"KeyError('{SECRET}')", why=f"Key (token)=({SECRET}) exists")
    logging.getLogger("asyncio").error("Task failed\nfuture: <Task exception=%s>", SECRET)
    try:
        raise ValueError(SECRET)
    except ValueError:
        logging.getLogger("uvicorn.error").exception("Exception in ASGI application")
    logging.getLogger("uvicorn.access").info("GET /?token=%s", SECRET)
    text = logged.getvalue()
    assert SECRET not in text
    assert "abcdefgh" not in text
    events = [json.loads(line)["event"] for line in text.splitlines()]
    assert events == ["too much", "worker failed", "Task failed", "Exception in ASGI application"]
    assert json.loads(text.splitlines()[-1])["error"] == "ValueError"


def test_logs_can_be_read_by_people(logged: io.StringIO) -> None:
    """On a terminal they are words, with the same things left out."""
    configure(as_json=False, stream=logged)
    structlog.get_logger().warning("database away", token=SECRET, why="locked")
    assert "database away" in logged.getvalue()
    assert "locked" in logged.getvalue()
    assert SECRET not in logged.getvalue()


def test_metrics_have_a_port_of_their_own(serving: Serving) -> None:
    """Requests by pattern and status, and what is in memory; nothing about anybody."""
    ada = serving.guest()
    code = ada.post("/api/tables", {"game": "shelter", "seats": ["human", "human"]})["code"]
    ada.get(f"/api/tables/{code}")
    with ada.stream(code) as stream:
        stream.recv(20)
        metrics.committed(0.003)
        port = metrics.open_port(Settings(metrics=0))
        assert port is not None
        try:
            url = f"http://127.0.0.1:{port.server_port}/metrics"
            with urllib.request.urlopen(url, timeout=20) as answer:
                text = answer.read().decode()
        finally:
            port.shutdown()
            port.server_close()
    assert 'overseer_requests_total{method="POST",route="/api/tables",status="200"}' in text
    assert 'route="/api/tables/{code}"' in text
    assert 'overseer_commit_seconds_bucket{le="0.005"}' in text
    assert "overseer_sockets 1.0" in text
    assert "overseer_loop_lag_seconds_count" in text
    assert "overseer_worker_queue 0.0" in text
    for secret in (code, ada.token, ada.id, "Ada"):
        assert secret not in text
    assert metrics.open_port(Settings()) is None
    here = serving.caller().ask("GET", "/metrics")  # the page where one is built, else nothing
    assert "overseer_requests_total" not in here.text
