"""The web client as files: what its build left in the package, held in memory and handed out.

Every address that no part of the API answers belongs to the page, which finds its own way by it.
What the build has packed (`….gz`) is handed out as it is, under its name without the ending.
"""

from __future__ import annotations

import gzip
import mimetypes
from collections.abc import Mapping
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from overseer.server.edge.guard import SAFE

FOLDER: Final = "web"  # of the package; the build copies the page there
START: Final = "index.html"
ASSETS: Final = "assets/"  # their names change with what is in them
ENGINE: Final = "engine/"  # of the companion: in a folder that is named by what is in it
ENGINE_FILES: Final = "engine.json"
WORKER: Final = "/worker.js"  # the engine's script, which alone may compile WebAssembly
WORKER_POLICY: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; "
    "frame-ancestors 'none'; base-uri 'none'"
)
FOR_EVER: Final = "public, max-age=31536000, immutable"
EACH_TIME: Final = "no-cache"
GZ: Final = ".gz"
PACKED: Final = (".css", ".html", ".js", ".json", ".svg", ".webmanifest")
KINDS: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
OWN: Final = ("/api/", "/.well-known/")  # addresses of the API, whoever asks


class File(NamedTuple):
    """One file of the page."""

    body: bytes  # empty: only the packed form is held
    packed: bytes  # the same for who reads gzip; empty: it would gain nothing
    kind: str
    tag: str
    age: str
    policy: str = ""  # in place of the page's own


class Page:
    """The page that was built."""

    def __init__(self, found: Mapping[str, bytes]) -> None:
        files = (_file(name, body) for name, body in found.items())
        self.files = {name.removesuffix(GZ): file for name, file in zip(found, files, strict=True)}
        self.release = sha256(found[START] + found.get(ENGINE_FILES, b"")).hexdigest()[:8]

    def answer(self, request: Request) -> Response | None:
        """What an address of the page gives; None if it is not the page's to answer."""
        path = request.url.path
        if request.method not in SAFE or path.startswith(OWN):
            return None
        found = self.files.get(path[1:])
        if found is None:
            if "." in path.rpartition("/")[2]:  # a file that is not there
                return None
            found = self.files[START]
        return found_response(found, request)


def found_response(file: File, request: Request) -> Response:
    """A file as an answer, in as few bytes as the caller understands."""
    headers = {"cache-control": file.age, "etag": file.tag, "vary": "accept-encoding"}
    if file.policy:
        headers["content-security-policy"] = file.policy
    if request.headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=headers)
    if file.packed and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = file.packed
    elif file.body or not file.packed:
        body = file.body
    else:
        body = gzip.decompress(file.packed)
    return Response(body, headers=headers, media_type=file.kind)


def _file(name: str, body: bytes) -> File:
    plain = name.removesuffix(GZ)
    ending = Path(plain).suffix
    kind = KINDS.get(ending) or mimetypes.guess_type(plain)[0] or "application/octet-stream"
    tag = f'"{sha256(body).hexdigest()[:16]}"'
    for_ever = name.startswith(ASSETS) or plain != name
    age = FOR_EVER if for_ever else EACH_TIME
    policy = WORKER_POLICY if name.startswith(ENGINE) and plain.endswith(WORKER) else ""
    if plain != name:
        return File(b"", body, kind, tag, age, policy)
    packed = gzip.compress(body, 9, mtime=0) if ending in PACKED else b""
    return File(body, packed, kind, tag, age, policy)


def built(folder: str | None = None) -> Page | None:
    """The page in a folder, or in the package; None where none was built."""
    if folder is None:
        root = Path(str(files("overseer"))) / FOLDER
    else:
        root = Path(folder)
    if not (root / START).is_file():
        return None
    found = sorted(
        path for path in root.rglob("*") if path.is_file() and not path.name.startswith(".")
    )
    return Page({path.relative_to(root).as_posix(): path.read_bytes() for path in found})
