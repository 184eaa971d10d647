"""Whatever the table complains about, it says so in four languages: every id has its sentence."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

import overseer.server
from overseer.server.complaint import Complaint
from overseer.text import LANGUAGES
from tests.server.serving import Caller, Serving

ROOT = Path(str(overseer.server.__file__)).parent


def texts(node: ast.expr) -> list[str]:
    """The texts that an argument may be: `"taken" if seat else "full"` are two."""
    if isinstance(node, ast.IfExp):
        return texts(node.body) + texts(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def raised() -> dict[str, set[str]]:
    """Every id that is complained about anywhere in the table, with the names it is told with."""
    found: dict[str, set[str]] = {}
    for path in sorted(ROOT.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            made = isinstance(node.func, ast.Name) and node.func.id == "Complaint"
            above = isinstance(node.func, ast.Attribute) and node.func.attr == "__init__"
            named = len(node.args) >= 2 and isinstance(node.args[0], ast.Constant)
            if (made or above) and named:
                for id in texts(node.args[1]):
                    found.setdefault(id, set()).update(key.arg or "" for key in node.keywords)
    return found


RAISED = raised()
NUMBERS = ("most", "seat", "free", "number", "last", "kept", "part")


def test_the_table_complains_about_many_things() -> None:
    assert len(RAISED) > 50
    assert {"late", "slower", "taken", "full", "busy"} <= set(RAISED)


@pytest.mark.parametrize("id", sorted(RAISED))
def test_every_complaint_has_its_sentence(id: str) -> None:
    args: dict[str, Any] = {name: 3 if name in NUMBERS else "Xyz" for name in RAISED[id]}
    said = [Complaint(400, id, **args).text(lang) for lang in LANGUAGES]
    assert all(said)
    assert len(set(said)) == len(LANGUAGES)
    assert not any("{" in text for text in said)


def path(code: str, rest: str = "") -> str:
    return f"/api/tables/{code}{rest}"


TABLE = {"game": "shelter", "seats": ["human", "human"]}
LONG = "x" * 9000
# What is sent, by whom (somebody at an open table, at a running one, or nobody), and the id of
# the complaint. `{open}`, `{playing}` and `{over}` are tables where Ana sits and is host.
BAD: list[tuple[str, str, str, Any, int, str]] = [
    ("nobody", "GET", "/api/me", None, 401, "who"),
    ("nobody", "POST", "/api/tables", TABLE, 401, "who"),
    ("nobody", "GET", "/api/xyz", None, 404, "nothing-here"),
    ("nobody", "POST", "/api/games", {}, 405, "nothing-here"),
    ("nobody", "GET", f"/api/games?x={LONG}", None, 414, "long-address"),
    ("nobody", "POST", "/api/guest", {"name": "\u202e"}, 400, "characters"),
    ("nobody", "POST", "/api/guest", {"name": "a" + "\u0334" * 9}, 400, "piled"),
    ("nobody", "POST", "/api/guest", {"name": " "}, 400, "name"),
    ("nobody", "POST", "/api/guest", {"name": 7}, 400, "shape"),
    ("nobody", "POST", "/api/guest", {"name": "Ana", "x": 1}, 400, "shape"),
    ("nobody", "POST", "/api/login", {"login": "xyz", "password": "x"}, 401, "login"),
    ("nobody", "POST", "/api/recover", {"code": "xyz"}, 401, "code"),
    ("ana", "GET", "/api/tables/nothing", None, 404, "no-table"),
    ("ana", "POST", "/api/password", {"old": "x", "new": "xyzxyzxyz"}, 409, "no-account"),
    ("ana", "POST", "/api/me", {"zone": "Xyz"}, 400, "zone"),
    ("ana", "POST", "/api/me/notify", {"webhook": "http://10.0.0.1/"}, 400, "webhook-inward"),
    ("ana", "POST", "/api/tables", {**TABLE, "terms": {"zone": "Xyz"}}, 400, "zone"),
    ("ana", "POST", "/api/tables", {**TABLE, "terms": {"night": [22]}}, 400, "night"),
    ("ana", "GET", path("{playing}", "/steps?since=x"), None, 400, "query"),
    ("ana", "GET", path("{playing}", "/at/x"), None, 400, "query"),
    ("ana", "GET", path("{playing}", "/at/9999"), None, 404, "no-step"),
    ("ana", "GET", path("{playing}", "/steps?seat=9"), None, 403, "not-yours"),
    ("ana", "GET", path("{open}", "/steps"), None, 409, "not-begun"),
    ("ana", "POST", path("{open}", "/start"), {}, 409, "not-full"),
    ("ana", "POST", path("{open}", "/rematch"), {}, 409, "not-over"),
    ("eve", "POST", path("{open}", "/sit"), {"seat": 0}, 409, "taken"),
    ("ana", "POST", path("{open}", "/reveal"), {"seat": 0, "share": "0" * 64}, 403, "not-pledged"),
    ("ana", "POST", path("{open}", "/kick"), {"seat": 0}, 409, "nobody-there"),
    ("ana", "POST", path("{open}", "/chat"), {"text": "\u202e"}, 400, "characters"),
    ("ana", "POST", path("{open}", "/chat"), {"text": " "}, 400, "line"),
    ("ana", "POST", path("{playing}", "/leave"), {}, 409, "begun"),
    ("ana", "POST", path("{playing}", "/agree"), {"yes": True}, 409, "no-wish"),
    ("ana", "POST", path("{playing}", "/hint"), {}, 403, "no-hints"),
    ("eve", "POST", path("{open}", "/start"), {}, 403, "not-host"),
    ("eve", "POST", path("{open}", "/chat"), {"text": "hi"}, 403, "not-seated"),
    ("eve", "POST", path("{playing}", "/input"), {"key": "k", "seq": 0}, 403, "not-seated"),
    ("ana", "GET", "/api/uploads/nothing", None, 404, "no-upload"),
    ("ana", "POST", "/api/uploads", {"game": "x", "kind": "deck", "text": "x"}, 400, "upload-kind"),
    (
        *("ana", "POST", "/api/uploads"),
        {"game": "tragic", "kind": "deck", "text": "\u202e"},
        *(400, "upload-characters"),
    ),
]


@pytest.fixture(scope="module")
def people(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A served table, who is there, and the codes of Ana's tables."""
    folder = tmp_path_factory.mktemp("complaints")
    with Serving(f"sqlite://{folder}/table.db") as serving:
        ana, bob = serving.guest("Ana"), serving.guest("Bob")
        codes = {"open": ana.post("/api/tables", TABLE)["code"]}
        codes["playing"] = ana.post("/api/tables", TABLE)["code"]
        bob.post(path(codes["playing"], "/sit"), {})
        yield {"nobody": serving.caller(), "ana": ana, "eve": serving.guest("Eve")}, codes


@pytest.mark.parametrize(
    ("who", "method", "where", "body", "status", "id"),
    BAD,
    ids=[f"{bad[5]}-{number}" for number, bad in enumerate(BAD)],
)
def test_a_bad_request_is_told_in_the_callers_language(
    people: tuple[dict[str, Caller], dict[str, str]],
    who: str,
    method: str,
    where: str,
    body: Any,
    status: int,
    id: str,
) -> None:
    callers, codes = people
    for name, code in codes.items():
        where = where.replace("{" + name + "}", code)
    said = set()
    for lang in LANGUAGES:
        mark = "&" if "?" in where else "?"
        answer = callers[who].ask(method, f"{where}{mark}lang={lang}", body)
        assert answer.status_code == status, answer.text
        error = answer.json()["error"]
        assert error["id"] == id
        assert answer.headers["content-language"] == lang
        said.add(error["text"])
    assert len(said) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("content", "kind", "id"),
    [
        (b"{", "application/json", "json"),
        (b'{"options":{"a":' + b"[" * 5000, "application/json", "json"),
        (b"\xff", "application/json", "json"),
        (b"a=1", "text/plain", "kind"),
    ],
)
def test_a_body_that_is_none(
    people: tuple[dict[str, Caller], dict[str, str]], content: bytes, kind: str, id: str
) -> None:
    ana = people[0]["ana"]
    answer = ana.ask("POST", "/api/tables", content=content, headers={"content-type": kind})
    assert answer.status_code in (400, 415)
    assert answer.json()["error"]["id"] == id
