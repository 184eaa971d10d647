"""The built web client is handed out, at every address that is not the API's."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from overseer.server.serving import address, has_desktop
from overseer.server.settings import Settings
from tests.server.serving import Serving
from tools.node import is_new_enough

START = "<!doctype html><title>Overseer</title>"
SCRIPT = "console.log(1);\n" * 200


@pytest.fixture
def with_page(tmp_path: Path) -> Iterator[httpx.Client]:
    """A table with a page."""
    (tmp_path / "page/assets").mkdir(parents=True)
    (tmp_path / "page/index.html").write_text(START)
    (tmp_path / "page/manifest.webmanifest").write_text("{}")
    (tmp_path / "page/assets/index-abc.js").write_text(SCRIPT)
    (tmp_path / "page/engine/abc").mkdir(parents=True)
    for name in ("worker.js", "engine.js", "python.wasm"):
        packed = gzip.compress(SCRIPT.encode())
        (tmp_path / f"page/engine/abc/{name}.gz").write_bytes(packed)
    table = Serving(f"sqlite://{tmp_path}/table.db", page=str(tmp_path / "page"))
    with table as serving, httpx.Client(base_url=f"http://127.0.0.1:{serving.port}") as client:
        yield client


@pytest.mark.parametrize(
    "path", ["/", "/t/lamp4271", "/t/lamp4271/at/12", "/rules/shelter/SH-P3", "/settings"]
)
def test_every_address_of_the_page_gives_the_page(with_page: httpx.Client, path: str) -> None:
    answer = with_page.get(path)
    assert answer.status_code == 200
    assert answer.text == START
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe-inline" not in policy


def test_scripts_are_kept_for_ever_and_come_packed(with_page: httpx.Client) -> None:
    answer = with_page.get("/assets/index-abc.js")
    assert answer.text == SCRIPT
    assert answer.headers["content-encoding"] == "gzip"
    assert "immutable" in answer.headers["cache-control"]
    plain = with_page.get("/assets/index-abc.js", headers={"accept-encoding": "identity"})
    assert plain.text == SCRIPT
    assert "content-encoding" not in plain.headers


def test_what_has_not_changed_is_not_sent_again(with_page: httpx.Client) -> None:
    tag = with_page.get("/").headers["etag"]
    assert with_page.get("/", headers={"if-none-match": tag}).status_code == 304


@pytest.mark.parametrize("accept", ["gzip", "identity"])
def test_what_was_packed_by_the_build_is_handed_out(with_page: httpx.Client, accept: str) -> None:
    answer = with_page.get("/engine/abc/python.wasm", headers={"accept-encoding": accept})
    assert answer.text == SCRIPT
    assert answer.headers["content-type"] == "application/wasm"
    assert answer.headers.get("content-encoding", "identity") == accept
    assert "immutable" in answer.headers["cache-control"]


def test_webassembly_is_for_the_engine_s_own_script_alone(with_page: httpx.Client) -> None:
    worker = with_page.get("/engine/abc/worker.js").headers["content-security-policy"]
    assert "script-src 'self' 'wasm-unsafe-eval'" in worker
    assert "unsafe-inline" not in worker
    others = ("/", "/worker.js", "/engine/abc/engine.js", "/companion", "/assets/index-abc.js")
    for path in others:
        assert "unsafe" not in with_page.get(path).headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/api/nothing", "/assets/gone.js", "/.well-known/nothing"])
def test_what_is_not_there_is_not_the_page(with_page: httpx.Client, path: str) -> None:
    answer = with_page.get(path)
    assert answer.status_code == 404
    assert answer.json()["error"]["id"] == "nothing-here"


def test_the_api_stays_where_it_was(with_page: httpx.Client) -> None:
    answer = with_page.get("/api/games")
    assert {"shelter", "tragic", "wasteland"} <= {game["name"] for game in answer.json()["games"]}
    assert answer.headers["x-overseer"] == with_page.get("/").headers["x-overseer"]
    assert with_page.post("/settings", json={}).status_code in (404, 405)


def test_without_a_page_a_sentence_says_so(tmp_path: Path) -> None:
    table = Serving(f"sqlite://{tmp_path}/table.db", page=str(tmp_path))
    with table as serving, httpx.Client(base_url=f"http://127.0.0.1:{serving.port}") as client:
        assert "make run" in client.get("/").text
        assert client.get("/t/lamp4271").status_code == 404


def test_a_browser_is_opened_only_where_there_is_a_desktop() -> None:
    assert has_desktop({"DISPLAY": ":0"}, "linux")
    assert not has_desktop({}, "linux")
    assert has_desktop({}, "darwin")
    assert not has_desktop({"SSH_CONNECTION": "1"}, "darwin")
    assert address(Settings(port=8123)) == "http://localhost:8123"


def test_which_node_can_build_the_page() -> None:
    assert is_new_enough("v20.1.0\n")
    assert is_new_enough("v24.0.0")
    assert not is_new_enough("v18.19.0")
    assert not is_new_enough("")
