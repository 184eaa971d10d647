"""An online match line by line: the loop of every such client, with talk and hints."""

from __future__ import annotations

from typing import Any, Final

from overseer.terminal.lines import write
from overseer.terminal.match.line_client import LineClient
from overseer.terminal.online.caller import Declined
from overseer.terminal.online.seat import OnlineSeat
from overseer.terminal.table.seat import FIGHT

LATELY: Final = 8  # events of the past that somebody is told who comes back


class OnlinePlain(LineClient):
    """A seat at an online table, or a spectator's place."""

    help_text = "online-help"

    def __init__(self, seat: OnlineSeat) -> None:
        super().__init__(seat)
        self.place = seat
        self.caller = seat.client.caller
        self.commands |= {"say": self.chat, "hint": self.hint}
        self.caller.waiting = lambda: self.say("online-line-cut")

    def greet(self) -> None:
        """What is played, and what happened lately."""
        client = self.place.client
        client.refresh()
        self.say("plain-welcome", players=", ".join(client.fixed().names))
        self.say("online-help-hint")
        for line in client.opening():
            write(line)
        self.tell(LATELY)

    def elsewhere(self) -> int | None:
        if not self.place.client.waits_for_battle:
            return None
        self.say("online-to-battle")
        return FIGHT

    def chat(self, rest: str) -> None:
        """Say something to the others."""
        self._call("chat", {"text": rest})

    def hint(self, rest: str) -> None:
        """What a bot would do."""
        told = self._call("hint", {})
        for line in told.get("lines", []) if told else ():
            write(str(line), flush=True)

    def _call(self, what: str, body: dict[str, Any]) -> dict[str, Any] | None:
        try:
            return self.caller.post(f"/api/tables/{self.place.client.code}/{what}", body)
        except Declined as error:
            write(error.text, flush=True)
            return None

    def end(self) -> None:
        """Where the record is."""
        code = self.place.client.code
        self.say("online-record", url=f"{self.caller.url}/api/tables/{code}/record")

    def farewell(self) -> None:
        """How to come back."""
        self.say("online-goodbye", url=self.caller.url, code=self.place.client.code)
