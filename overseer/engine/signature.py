"""A table's signature under a record: that it is the one which that table handed out.

Seals have no key, so anybody can write another legal match and seal it anew. A signature (Ed25519)
can only be made by whoever holds the table's key; its public half stands at a fixed address there.
"""

from __future__ import annotations

import msgspec


class Signature(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The last line of a record that a table has signed."""

    key: str  # the public key, in hex
    signature: str  # of all lines before, in hex


def signed(private: bytes, raw: bytes) -> Signature:
    """The signature of a table under the bytes of a record."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    key = Ed25519PrivateKey.from_private_bytes(private)
    return Signature(key.public_key().public_bytes_raw().hex(), key.sign(raw).hex())


def fresh_key() -> bytes:
    """A new private key."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    return Ed25519PrivateKey.generate().private_bytes_raw()


def public_key(private: bytes) -> str:
    """The public half of a key, in hex."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    return Ed25519PrivateKey.from_private_bytes(private).public_key().public_bytes_raw().hex()


def is_good(signature: Signature, raw: bytes) -> bool | None:
    """Whether a signature fits; None: the library that could say so is not installed."""
    try:
        from cryptography.exceptions import InvalidSignature
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
    except ModuleNotFoundError:
        return None
    try:
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(signature.key))
        key.verify(bytes.fromhex(signature.signature), raw)
    except (InvalidSignature, ValueError):
        return False
    # A number has one spelling here, like everything in a record.
    return all(bytes.fromhex(text).hex() == text for text in (signature.key, signature.signature))
