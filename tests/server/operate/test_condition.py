"""How the table is doing: *ok* for everybody, the rest for whoever shows the operator's token."""

from __future__ import annotations

import urllib.request
from pathlib import Path

import pytest

from overseer.server.operate import condition, metrics
from overseer.server.operate.disk import DiskState
from overseer.server.operate.metrics import WAYS
from overseer.server.settings import Settings
from overseer.server.store.database import statement
from tests.server.notify.test_notify import begun, settle
from tests.server.operate.test_admin import Program
from tests.server.receivers import Hook
from tests.server.serving import BOTH, Serving


@pytest.fixture
def program(capsys: pytest.CaptureFixture[str]) -> Program:
    return Program(capsys)


def operator(serving: Serving) -> str:
    """The operator's token."""
    return serving.run(condition.fresh_operator(serving.registry.database))


@BOTH
def test_only_who_shows_the_operators_token_is_told(serving: Serving, program: Program) -> None:
    """Nobody learns more by a wrong one, by somebody's own, or by one that was replaced."""
    url = serving.settings.database
    first = program("token", "--db", url).split(": ")[1].split()[0]
    token = program("token", "--db", url, lang="de").split(": ")[1].split()[0]
    ada = serving.guest("Ada")
    for each in ("", "x", first, ada.token, token + "x", token.upper()):
        assert serving.caller(each).get("/healthz") == {"done": True}
    found = serving.caller(token).get("/healthz")["condition"]
    assert found["wrong"] == []
    assert found["clock"] == 0
    assert found["queues"] == {"jobs": 0, "passwords": 0, "outbox": 0, "again": 0, "late": 0}
    assert found["failed"] == {way: {"tries": 0, "dropped": 0} for way in WAYS}
    assert (found["disk"] is None) == url.startswith("postgres")
    serving.caller(token).get("/api/me", 401)  # it opens nothing else
    assert token not in str(serving.read("SELECT value FROM secrets"))


def test_a_disk_that_is_nearly_full_is_told(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    caller = serving.caller(operator(serving))
    for free, wrong in ((6, []), (4, ["disk"])):
        state = DiskState(free, 100)
        monkeypatch.setattr(serving.registry.disk, "look", lambda folder, now=state: now)
        found = caller.get("/healthz")["condition"]
        assert (found["disk"], found["wrong"]) == ({"free": free, "share": free / 100}, wrong)


def test_a_clock_that_has_jumped_is_told_to_the_operator_only(serving: Serving) -> None:
    caller = serving.caller(operator(serving))
    serving.registry.wall._apart -= 10**9
    found = caller.get("/healthz")["condition"]
    assert (found["clock"], found["wrong"]) == (10**9, ["clock"])
    serving.caller().get("/healthz", 503)


def test_what_waits_and_what_did_not_arrive_is_counted(tmp_path: Path) -> None:
    """Given a webhook that fails, then it waits; and when it is given up, that is counted too."""
    with Hook() as hook, Serving(f"sqlite://{tmp_path}/t.db", webhooks_inside=True) as serving:
        caller = serving.caller(operator(serving))
        ada, bob = serving.guest("Ada"), serving.guest("Bob")
        for each in (ada, bob):
            each.post("/api/me/notify", {"webhook": hook.url})
        hook.codes = [500, 404]
        begun(serving, ada, bob)
        settle(serving)
        found = caller.get("/healthz")["condition"]
        assert found["failed"]["webhook"] == {"tries": 1, "dropped": 0}
        assert (found["queues"]["outbox"], found["queues"]["again"]) == (1, 0)
        settle(serving, 60_000)
        found = caller.get("/healthz")["condition"]
        assert found["failed"]["webhook"] == {"tries": 2, "dropped": 1}
        assert found["queues"]["outbox"] == 0
        serving.write(statement("INSERT INTO outbox VALUES ('x', $1, 'mail', '{}', 1, 3)", ada.id))
        found = serving.run(condition.condition_of(serving.registry))
        assert found.wrong == ["outbox"]
        assert (found.queues.outbox, found.queues.again, found.queues.late) == (1, 1, 1)
        serving.write(statement("DELETE FROM outbox"))
        port = metrics.open_port(Settings(metrics=0))
        assert port is not None
        url = f"http://127.0.0.1:{port.server_port}/metrics"
        text = urllib.request.urlopen(url).read().decode()
        assert 'overseer_unsent_total{outcome="dropped",way="webhook"}' in text
        assert "overseer_disk_free_share 0." in text
        assert "overseer_clock_ahead_seconds 0.0" in text
        port.shutdown()
        port.server_close()
