"""The card sets that something can be built of: the standard one, and those that people upload."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Generic, TypeVar

from overseer.cardfile.problems import CardFileError
from overseer.server.complaint import Complaint
from overseer.server.works.uploads import PREFIX as UPLOAD
from overseer.server.works.uploads import one as one_upload

if TYPE_CHECKING:
    from overseer.server.matches.registry import Registry
    from overseer.server.people.people import Person

T = TypeVar("T")


class CardSets(Generic[T]):
    """The card sets of a game, as the game reads them."""

    def __init__(self, game: str, standard: Callable[[], T], load: Callable[[str], T]) -> None:
        self.game = game
        self.standard = standard
        self._loaded = lru_cache(maxsize=8)(load)

    async def of_text(self, text: str) -> T:
        """The set of a card file, in a thread of its own: reading one takes a moment."""
        return await asyncio.to_thread(self._loaded, text)

    def read(self, text: str) -> T:
        """The set of a card file; of no text the standard one."""
        return self._loaded(text) if text else self.standard()

    async def text(self, registry: Registry, person: Person | None, name: str) -> str:
        """The file of a set that somebody has uploaded; of no name none."""
        if not name:
            return ""
        if person is None:
            raise Complaint(401, "who")
        found = await one_upload(registry, person, name.removeprefix(UPLOAD).strip())
        if (found.game, found.kind) != (self.game, "cards"):
            raise Complaint(409, "upload-wrong", name=found.name, kind=found.kind, wanted="cards")
        return found.text

    async def named(self, registry: Registry, person: Person | None, name: str) -> T:
        """The standard set, or one that somebody has uploaded."""
        text = await self.text(registry, person, name)
        return await self.of_text(text) if text else self.standard()

    async def each(
        self, registry: Registry, person: Person, names: Iterable[str]
    ) -> dict[str, T | None]:
        """The sets of several names; None: it is no longer here, or no longer fits the rules."""
        return {name: await self._or_none(registry, person, name) for name in set(names)}

    async def _or_none(self, registry: Registry, person: Person, name: str) -> T | None:
        try:
            return await self.named(registry, person, name)
        except (Complaint, CardFileError):
            return None
