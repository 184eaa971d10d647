"""A table of one of Shelter's card files, which also knows rows of symbols."""

from overseer.cardfile.table import Table
from overseer.shelter.card import Symbol
from overseer.shelter.cards import rows as card_rows
from overseer.shelter.cards.rows import Row


class ShelterTable(Table):
    """A table whose keys may hold rows of symbols."""

    def row(self, key: str, row: Row, default: str | None = "") -> tuple[Symbol, ...]:
        symbols, mistakes = card_rows.read_row(self.text(key, default), row)
        for id, args in mistakes:
            self.wrong(key, id, **args)
        return symbols

    def filled_row(self, key: str, row: Row) -> tuple[Symbol, ...]:
        """A row that must be there and must not be empty."""
        text = self.data.get(key)
        if isinstance(text, str) and not text.strip():
            self.wrong(key, "cardfile-empty", key=key)
        return self.row(key, row, None)
