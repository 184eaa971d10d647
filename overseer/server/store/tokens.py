"""Ids and tokens that nobody can guess, and what is kept of them."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"


def fresh_id(letters: int = 16) -> str:
    """An id that nobody can guess, in small letters and digits."""
    return "".join(secrets.choice(LETTERS) for _ in range(letters))


def fresh_token() -> str:
    """What a client holds."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """What is kept of a token: enough to know it again, too little to use it."""
    return sha256(token.encode(errors="replace")).hexdigest()
