"""Card sets, decks, forces, scenarios and terrains of one's own."""

from __future__ import annotations

from typing import Final

from overseer.server.edge.call import Call
from overseer.server.edge.routes import route
from overseer.server.schema.people import NewUpload, UploadGiven, Uploads
from overseer.server.schema.tables import Fine
from overseer.server.works import uploads

LARGEST_BODY: Final = 600_000  # a text of 200 kB, with what JSON adds to it


@route("POST", "/api/uploads", weight=20, largest=LARGEST_BODY, stores=True)
async def upload(call: Call, body: NewUpload) -> UploadGiven:
    """Keep a file of one's own, if the game's check has nothing against it.

    Name it `upload:<id>` in a table's options, or as what a seat brings.
    """
    return await uploads.keep(call.registry, call.who, body, call.lang)


@route("GET", "/api/uploads")
async def list_uploads(call: Call) -> Uploads:
    """All that one has uploaded, the newest first, without the texts."""
    return Uploads(uploads=await uploads.listed(call.registry, call.who))


@route("GET", "/api/uploads/{id}")
async def one_upload(call: Call) -> UploadGiven:
    """One of them, with its text."""
    return await uploads.one(call.registry, call.who, _id(call))


@route("DELETE", "/api/uploads/{id}", weight=5)
async def remove_upload(call: Call) -> Fine:
    """Remove one. Tables that use it are not changed."""
    await uploads.remove(call.registry, call.who, _id(call))
    return Fine()


def _id(call: Call) -> str:
    return str(call.request.path_params["id"])
