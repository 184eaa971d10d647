"""A real table on a loopback socket, in a thread of the test's process, and callers of it.

def test_something(serving: Serving) -> None:
    ada = serving.guest("Ada")
    code = ada.post("/api/tables", {"game": "shelter"})["code"]
    ada.post(f"/api/tables/{code}/kick", {"seat": 7}, status=409)
    with ada.stream(code) as socket: …
"""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import Any, Final, TypeVar

import httpx
import pytest
import uvicorn
from websockets.sync.client import ClientConnection, connect

from overseer.server.app import make_app
from overseer.server.edge.limits import options
from overseer.server.matches.registry import Registry
from overseer.server.serving import Stoppable
from overseer.server.settings import Limits, Settings
from overseer.server.store.database import Row, Statement, Value
from overseer.server.store.opening import open_database

T = TypeVar("T")
BOTH: Final = pytest.mark.parametrize("serving", ["sqlite", "postgres"], indirect=True)
PATIENCE: Final = 60  # seconds for a table to be there, to answer and to be gone
MUCH: Final = (1e9, 1e9)
WIDE: Final = Limits(
    MUCH, MUCH, MUCH, MUCH, MUCH, MUCH, MUCH
)  # a fast machine is never asked to wait


class Clock:
    """The table's clock: the real time, and as much more as a test wants."""

    def __init__(self) -> None:
        self.ahead = 0  # milliseconds

    def __call__(self) -> int:
        return int(time.time() * 1000) + self.ahead


class Reached:
    """A table that can be called at a port of this machine."""

    def __init__(self) -> None:
        self.port = 0
        self._callers: list[Caller] = []

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def caller(self, token: str = "", lang: str = "en", **headers: str) -> Caller:
        """Somebody who talks to it."""
        made = Caller(self, token, lang, headers)
        self._callers.append(made)
        return made

    def guest(self, name: str = "Ada", lang: str = "en") -> Caller:
        """Somebody who has sat down as a guest and shows their token."""
        caller = self.caller(lang=lang)
        me = caller.post("/api/guest", {"name": name, "lang": lang})
        caller.client.cookies.clear()
        caller.token, caller.id = me["token"], me["id"]
        return caller

    def hang_up(self) -> None:
        """Nobody calls any more."""
        for caller in self._callers:
            caller.client.close()


class Serving(Reached):
    """A table that is served from `with` to its end. The same database can be served again.

    It lets in whatever comes, unless a test asks for limits.
    """

    registry: Registry

    def __init__(
        self,
        database: str,
        clock: Clock | None = None,
        unset: Callable[[], int] | None = None,  # a clock that the test does not set
        **settings: Any,
    ) -> None:
        super().__init__()
        self.port = settings.pop("port", 0)  # 0: any that is free
        self.settings = Settings(database=database, **{"limits": WIDE, **settings})
        self.clock = clock or Clock()
        self.unset = unset
        self._up = threading.Event()
        self._failed: BaseException | None = None

    def __enter__(self) -> Serving:
        self._socket = socket.create_server(("127.0.0.1", self.port))
        self.port = self._socket.getsockname()[1]
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        assert self._up.wait(PATIENCE), "the table did not start"
        if self._failed is not None:
            raise self._failed
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.hang_up()
        self.stop()
        if self._failed is not None:
            raise self._failed

    def stop(self) -> None:
        """Stop it as Ctrl-C does."""
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the table did not stop"

    def _run(self) -> None:
        try:
            asyncio.run(self._serve())
        except BaseException as error:
            self._failed = error
        finally:
            self._up.set()
            self._socket.close()

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        database = await open_database(self.settings.database)
        self.registry = Registry(database, self.settings, self.clock, self.unset)
        config = uvicorn.Config(
            make_app(self.registry),
            **options(self.settings),
            timeout_graceful_shutdown=5,
        )
        self._server = Stoppable(config, self.registry)  # who waits is told: nobody holds it up
        begun = self._server.startup

        async def startup(sockets: list[socket.socket] | None = None) -> None:
            await begun(sockets)
            self._up.set()

        self._server.startup = startup  # type: ignore[method-assign]
        await self._server.serve([self._socket])

    # From inside

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Have something done in the table's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def read(self, sql: str, *args: Value) -> list[Row]:
        """What lies in its database."""
        return self.run(self.registry.database.read(sql, *args))

    def write(self, *batch: Statement) -> list[list[Row]]:
        """Change its database."""
        return self.run(self.registry.database.write(*batch))


class Caller:
    """A client: with a token of its own, or with the cookies of a browser."""

    def __init__(self, serving: Reached, token: str, lang: str, headers: dict[str, str]) -> None:
        self.serving = serving
        self.token = token
        self.id = ""
        self.lang = lang
        self.client = httpx.Client(
            base_url=serving.address, timeout=PATIENCE, headers=headers, trust_env=False
        )

    @property
    def headers(self) -> dict[str, str]:
        """Who calls, in which language."""
        told = {"authorization": f"Bearer {self.token}"} if self.token else {}
        return {"accept-language": self.lang, **told}

    def ask(self, method: str, path: str, body: Any = None, **given: Any) -> httpx.Response:
        """The bare answer."""
        headers = {**self.headers, **given.pop("headers", {})}
        if body is not None:
            given["json"] = body
        return self.client.request(method, path, headers=headers, **given)

    def get(self, path: str, status: int = 200, **given: Any) -> Any:
        """What an address gives."""
        return told(self.ask("GET", path, **given), status)

    def post(self, path: str, body: Any = None, status: int = 200, **given: Any) -> Any:
        """What an action gives."""
        return told(self.ask("POST", path, {} if body is None else body, **given), status)

    def delete(self, path: str, status: int = 200, **given: Any) -> Any:
        """What is left after something was removed."""
        return told(self.ask("DELETE", path, **given), status)

    @contextmanager
    def stream(self, code: str, since: int = 0, **headers: str) -> Iterator[ClientConnection]:
        """The socket of a match."""
        url = f"ws://127.0.0.1:{self.serving.port}/api/tables/{code}/stream?since={since}"
        with connect(
            url,
            additional_headers={**self.headers, **headers},
            open_timeout=PATIENCE,
            max_size=None,
            proxy=None,
        ) as found:
            yield found


def until(true: Callable[[], bool], patience: float = PATIENCE) -> None:
    """Look again and again until something is true that another process or thread brings about."""
    end = time.monotonic() + patience
    while not true():
        assert time.monotonic() < end, "it has not come true"
        time.sleep(0.01)


def told(response: httpx.Response, status: int) -> Any:
    """What an answer says, if it has the status that a test expects."""
    assert response.status_code == status, f"{response.status_code}: {response.text[:500]}"
    kind = response.headers.get("content-type", "")
    return response.json() if kind.startswith("application/json") else response.content
