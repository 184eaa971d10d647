"""What docs/hosting.md shows is run: nginx in front of two processes, and the unit of systemd."""

from __future__ import annotations

import configparser
import json
import os
import shlex
import shutil
import ssl
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from overseer.server.edge import descriptors
from overseer.server.operate import processes
from tests.server.nginx import NAME, NEEDED, Nginx, block, program, replaced
from tests.server.postgres import Postgres
from tests.server.processes import Started
from tests.server.serving import PATIENCE

SHELTER = {"game": "shelter", "seats": ["human", "human"], "options": {"first": 1}}
PROGRAM = "/opt/overseer/bin/overseer"


def unit() -> configparser.SectionProxy:
    """The part of the unit of systemd that starts the table."""
    found = configparser.ConfigParser(interpolation=None)
    found.optionxform = str  # type: ignore[assignment, method-assign]
    found.read_string(block("ini"))
    assert found.sections() == ["Unit", "Service", "Install"]
    return found["Service"]


def options() -> list[str]:
    """What the unit starts the table with, but for the port."""
    program, command, *found = shlex.split(unit()["ExecStart"])
    assert (program, command) == (PROGRAM, "serve")
    at = found.index("--port")
    assert f"server 127.0.0.1:{found[at + 1]};" in block("nginx")
    return found[:at] + found[at + 2 :]


@pytest.fixture(scope="module")
def nginx(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nginx]:
    if program() is None:
        words = "nginx is not installed (Debian: apt install nginx-light): its lines in the docs"
        if os.environ.get(NEEDED):
            pytest.fail(f"{words} cannot be run, and {NEEDED} is set")
        pytest.skip(f"{words} are not run")
    url = postgres.new_database()
    with Started(url, *options()) as one, Started(url, *options()) as other:
        with Nginx(tmp_path_factory.mktemp("nginx"), [one.port, other.port]) as found:
            yield found


class Person:
    """Somebody with an address and a token of their own, in front of nginx."""

    def __init__(self, nginx: Nginx, name: str, address: str = "127.0.0.1") -> None:
        self.nginx = nginx
        self.trust = ssl.create_default_context(cafile=str(nginx.certificate))
        self.trust.check_hostname = False  # it is called by its number here
        self.client = httpx.Client(
            base_url=f"https://127.0.0.1:{nginx.port}",
            headers={"host": NAME, "origin": f"https://{NAME}"},
            transport=httpx.HTTPTransport(verify=self.trust, local_address=address),
            timeout=PATIENCE,
        )
        self.token = self.ask("POST", "/api/guest", {"name": name}).json()["token"]
        self.client.cookies.clear()
        self.client.headers["authorization"] = f"Bearer {self.token}"

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        return self.client.request(method, path, json=body, headers=headers)

    def told(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.ask(method, path, body)
        assert answer.status_code == 200, answer.text
        return answer.json()


def test_people_play_through_nginx_by_http_and_websocket(nginx: Nginx) -> None:
    ana, bob = Person(nginx, "Ana"), Person(nginx, "Bob")
    code = ana.told("POST", "/api/tables", SHELTER)["code"]
    where = f"/api/tables/{code}"
    bob.told("POST", f"{where}/sit", {})
    url = f"wss://127.0.0.1:{nginx.port}{where}/stream?since=0"
    headers = {"authorization": f"Bearer {bob.token}", "origin": f"https://{NAME}"}
    with connect(
        url, ssl=ana.trust, additional_headers=headers, max_size=None, proxy=None
    ) as socket:
        played = 0
        while played < 6:
            for person in (ana, bob):
                update = person.told("GET", f"{where}/steps")
                if update["question"].get("asked"):
                    move = update["question"]["choices"][0]["move"]
                    body = {"key": f"k{played}", "seq": update["number"], "input": move}
                    number = person.told("POST", f"{where}/input", body)["number"]
                    played += 1
        seen = 0
        while seen < number:  # everything reaches the other one, whichever process it came from
            message = json.loads(socket.recv(PATIENCE))
            seen = max(seen, message.get("number", 0) if message["is"] == "update" else 0)
    for person in (ana, bob):
        person.client.close()


def test_everybody_counts_as_themselves_behind_nginx(nginx: Nginx) -> None:
    """A caller who sends too much is refused by their own address; nobody else is, and a forged
    header does not help."""
    Person(nginx, "Eve", "127.0.0.2").client.close()
    eve = httpx.Client(
        base_url=f"https://127.0.0.1:{nginx.port}",
        headers={"host": NAME},
        transport=httpx.HTTPTransport(verify=False, local_address="127.0.0.2"),
        timeout=PATIENCE,
    )
    wrong = {"login": "nobody", "password": "wrong password"}

    def attempt(client: httpx.Client, **headers: str) -> int:
        return client.post("/api/login", json=wrong, headers=headers).status_code

    for _ in range(200):  # passwords are tried a few times a minute by each address
        if attempt(eve) == 429:
            break
    for _ in range(10):  # by each of the two processes
        attempt(eve)
    assert attempt(eve) == 429
    assert attempt(eve, **{"x-forwarded-for": "203.0.113.9"}) == 429
    ana = Person(nginx, "Ana", "127.0.0.3")
    assert attempt(ana.client) != 429
    eve.close()
    ana.client.close()


def test_a_browser_signs_in_at_the_first_click_and_stays_safe(nginx: Nginx) -> None:
    """With the lines of the docs alone: the page's first request is no stranger's, its cookie is
    for HTTPS only, and so is the table from then on."""
    ana = Person(nginx, "Ana")
    del ana.client.headers["authorization"]
    page = ana.ask("GET", "/")
    assert page.headers["strict-transport-security"] == "max-age=31536000"
    guest = ana.ask("POST", "/api/guest", {"name": "Ana"})
    assert guest.status_code == 200, guest.text
    cookie, _, rest = guest.headers["set-cookie"].partition(";")
    assert cookie.startswith("__Host-overseer=")
    assert "secure" in rest.lower()
    ana.client.cookies.clear()
    assert ana.ask("POST", "/api/me", {"name": "Eva"}, cookie=cookie).status_code == 200
    foreign = {"cookie": cookie, "origin": "https://evil.example"}
    assert ana.ask("POST", "/api/me", {"name": "Eva"}, **foreign).status_code == 403
    ana.client.close()


def test_nginx_passes_no_foreign_name_on(nginx: Nginx) -> None:
    """Neither one that a caller adds, nor one that is turned to its address."""
    ana = Person(nginx, "Ana")
    assert ana.ask("GET", "/healthz", **{"x-forwarded-host": "evil.example"}).status_code == 200
    answer = ana.ask("GET", "/healthz", host="evil.example", **{"x-forwarded-host": NAME})
    assert answer.status_code == 421
    ana.client.close()


def test_the_unit_gives_what_the_table_asks_for() -> None:
    """Its descriptors, and time to end in."""
    service = unit()
    assert int(service["LimitNOFILE"]) == descriptors.WANTED
    assert int(service["TimeoutStopSec"]) > processes.LAST
    assert service["Environment"].startswith("OVERSEER_DB=sqlite:////var/lib/")
    assert service["StateDirectory"] == "overseer"


def test_the_unit_of_systemd_is_one(tmp_path: Path) -> None:
    checker = shutil.which("systemd-analyze")
    if checker is None:
        pytest.skip("systemd-analyze is not installed (Debian: apt install systemd)")
    unit = tmp_path / "overseer.service"
    unit.write_text(replaced(block("ini"), PROGRAM, sys.executable))
    told = subprocess.run(
        [checker, "verify", "--man=no", str(unit)], capture_output=True, text=True, check=False
    )
    ours = [line for line in told.stderr.splitlines() if "overseer.service" in line]
    assert not ours, told.stderr
