"""Whatever is sent to the online table, it answers properly: requests made up from its own schema.

    python -m tools.fuzz_api --cases 100000

Every request that schemathesis makes up is sent twice: by nobody, as it is; and by somebody who
sits at tables, to one of them. Never a 5xx but our own 503, always our error with a sentence, the
promised type, nothing of our own code, and what the schema says.
"""

from __future__ import annotations

import argparse
import itertools
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, Final

import msgspec
import schemathesis
from argon2 import PasswordHasher
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis.checks import CHECKS
from schemathesis.core.result import Ok

from overseer.server.api import tables
from overseer.server.complaint import Failed
from overseer.server.edge import companion_streams, streams
from overseer.server.people import accounts, passwords
from tests.server.serving import Caller, Serving

ENDS: Final = (
    "goodbye",
    "logout",
    "password",
    "account",
    "recovery",
    "new_code",
    "remove_companion",
)
SLOW: Final = ("open_table", "rematch", "start", "upload")  # fewer of those: they do a lot
CHEAP: Final = PasswordHasher(1, 8, 1)
_failed: Final = msgspec.json.Decoder(Failed)


# What is sent is made from strings of this project too, and some of it is answered as it came: the
# pattern is not one of its own matches.
TRACEBACK: Final = re.compile(r"Traceback \(most recent call last\)")


class Wrong(AssertionError):
    """An answer that should not be."""


class Fuzz:
    """A served table, people at it, and what they were answered."""

    def __init__(self, serving: Serving, number: int) -> None:
        self.serving = serving
        self.rng = Random(number)
        self.counted: Counter[tuple[str, int]] = Counter()
        self.nobody = serving.caller()
        self.ana, self.bob = serving.guest("Ana"), serving.guest("Bob")
        self.codes = [self._table("shelter", 2), self._table("shelter", 1), self._over()]
        self.companion = self._companion()
        schema = schemathesis.openapi.from_dict(self.nobody.get("/openapi.json"))
        found = list(schema.get_all_operations())
        self.operations = [each.ok() for each in found if isinstance(each, Ok)]
        assert len(self.operations) == len(found)
        self.conforms = CHECKS.get_by_names(["response_schema_conformance"])

    def _table(self, game: str, people: int) -> str:
        wanted: dict[str, Any] = {"game": game, "seats": ["human", "human"]}
        code: str = self.ana.post("/api/tables", wanted)["code"]
        if people > 1:
            self.bob.post(f"/api/tables/{code}/sit", {})
        return code

    def _companion(self) -> str:
        body = {"key": "0123456789", "title": "Beside a real table"}
        code: str = self.ana.post("/api/companions", body)["code"]
        acts = self.ana.post("/api/companions/draft", {"scenario": "beginnings"})["acts"]
        entries = [{"id": f"e{n}", "act": act} for n, act in enumerate(acts)]
        self.ana.post(f"/api/companions/{code}/entries", {"base": 0, "entries": entries})
        return code

    def _over(self) -> str:
        code = self._table("shelter", 2)
        number = self.ana.get(f"/api/tables/{code}/steps")["number"]
        body = {"key": "end", "seq": number, "input": "resign"}
        self.ana.post(f"/api/tables/{code}/input", body)
        return code

    @property
    def sent(self) -> int:
        """How many requests there were."""
        return self.counted.total()

    def run(self, cases: int) -> None:
        """So many requests, or some more."""
        each = -(-cases // (2 * len(self.operations)))
        for operation in self.operations:
            many = max(5, each // 5) if self._name(operation) in SLOW else each
            self._operation(operation, many)
        light = [each for each in self.operations if self._name(each) not in (*SLOW, *ENDS)]
        while self.sent < cases:
            self._operation(self.rng.choice(light), min(200, (cases - self.sent) // 2 + 1))

    @staticmethod
    def _name(operation: Any) -> str:
        return str(operation.definition.raw["operationId"])

    def _operation(self, operation: Any, many: int) -> None:
        turn = itertools.count()

        @seed(self.rng.randrange(2**32))
        @settings(
            max_examples=many,
            database=None,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy())
        def go(case: Any) -> None:
            self.send(self.nobody, case)
            if "code" in (case.path_parameters or {}):
                beside = "/companions/" in case.path
                codes = [self.companion] if beside else self.codes
                first = next(turn) == 0  # every address is asked about a running match once
                case.path_parameters["code"] = codes[0] if first else self.rng.choice(codes)
                if "number" in case.path_parameters and self.rng.random() < 0.5:
                    case.path_parameters["number"] = str(self.rng.randrange(3))  # one that is there
                if "seat" in (case.query or {}) and (first or self.rng.random() < 0.5):
                    case.query["seat"] = "0"  # hers
            caller = self.ana
            if self._name(operation) in ENDS:
                caller = self.serving.guest("Eve")
            self.send(caller, case)

        go()

    def send(self, caller: Caller, case: Any) -> None:
        """Send a request and look at its answer."""
        asked = case.as_transport_kwargs(base_url=self.serving.address)
        headers = {**asked.pop("headers", {}), **caller.headers}
        asked.pop("cookies", None)
        response = caller.client.request(headers=headers, **asked)
        caller.client.cookies.clear()
        operation = self._name(case.operation)
        self.counted[operation, response.status_code] += 1
        try:
            self._look(case, response)
        except Exception as error:
            sent = {key: str(value)[:600] for key, value in asked.items()}
            raise Wrong(
                f"{operation} {sent}\n{response.status_code}: {response.text[:900]}"
            ) from error

    def _look(self, case: Any, response: Any) -> None:
        status, kind = response.status_code, response.headers.get("content-type", "")
        assert not TRACEBACK.search(response.text)
        if status != 200:
            assert status == 503 or 400 <= status < 500
            assert kind == "application/json"
            trouble = _failed.decode(response.content).error
            assert trouble.id
            assert trouble.text
            assert trouble.id != "broken"
            return
        case.validate_response(response, checks=self.conforms)


def cheap(put: Callable[[Any, str, Any], None] = setattr) -> None:
    """Passwords that cost nothing, and nobody waits."""
    for name, value in (("TIME", 1), ("MEMORY", 8), ("LANES", 1)):
        put(passwords, name, value)
    put(accounts, "NOBODY", CHEAP.hash("nobody"))
    for module in (companion_streams, streams, tables):
        put(module, "LONGEST_WAIT", 0)


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cases", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0)
    given_ = parser.parse_args(arguments)
    cheap()
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        with Serving(f"sqlite://{folder}/table.db") as serving:
            fuzz = Fuzz(serving, given_.seed)
            fuzz.run(given_.cases)
    statuses: Counter[int] = Counter()
    for (_, status), count in fuzz.counted.items():
        statuses[status] += count
    print(
        f"{fuzz.sent} requests in {time.monotonic() - begun:.0f} s:", dict(sorted(statuses.items()))
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
