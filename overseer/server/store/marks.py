"""Marks: what servers and operators tell each other through the database, by name."""

from __future__ import annotations

from overseer.server.store.database import Database, Statement, statement


async def mark_of(database: Database, name: str) -> str:
    """What a mark says; empty where there is none."""
    rows = await database.read("SELECT value FROM marks WHERE name = $1", name)
    return str(rows[0][0]) if rows else ""


def marked(name: str, value: str) -> Statement:
    """What sets a mark."""
    return statement(
        "INSERT INTO marks (name, value) VALUES ($1, $2) "
        "ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        *(name, value),
    )


def unmarked(name: str) -> Statement:
    """What takes a mark away."""
    return statement("DELETE FROM marks WHERE name = $1", name)
