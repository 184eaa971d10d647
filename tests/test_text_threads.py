"""Several threads say the same message for the first time at once."""

from __future__ import annotations

from pathlib import Path
from threading import Thread

import pytest

from overseer.text.bundle import Entry, parsed
from overseer.text.catalogue import Catalogue


def test_a_message_that_is_being_parsed_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second thread comes while the first one parses; neither misses the message."""
    (tmp_path / "a.ftl").write_text("hello = Good day\n", encoding="utf-8")
    words = Catalogue("en", [tmp_path / "a.ftl"])
    said: list[str] = []
    second = Thread(target=lambda: said.append(words.say("hello", {})))

    def slowly(source: str) -> list[Entry]:
        """Parses while the second thread has every chance to go wrong."""
        second.start()
        second.join(0.2)  # it ends here only if it did not wait
        return parsed(source)

    monkeypatch.setattr("overseer.text.catalogue.parsed", slowly)
    said.append(words.say("hello", {}))
    second.join()
    assert said == ["Good day", "Good day"]
