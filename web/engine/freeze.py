"""Makes the engine's two files inside Pyodide: its standard library and everything else.

Both are bytecode of this very Python, so that nothing is compiled on a device.
"""

import importlib._bootstrap_external as bootstrap
import json
import os
import sys
import zipfile

STAGE = "/stage"
STANDARD = "/lib/python314.zip"
SITE = "lib/python3.14/site-packages"
sys.path.insert(0, STAGE)
sys.dont_write_bytecode = True
from overseer.text.languages import ENGLISH, LANGUAGES  # noqa: E402

# Data of the libraries that is read: plural forms and numbers of our languages.
READ = ("babel/global.dat", *(f"babel/locale-data/{lang}.dat" for lang in ("root", *LANGUAGES)))
ALWAYS = ("encodings.ascii", "encodings.latin_1", "encodings.idna", "traceback", "unittest")


def pyc(source: bytes, name: str) -> bytes:
    """A file of bytecode, without docstrings and asserts; no source is ever looked for."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return bytes(bootstrap._code_to_hash_pyc(code, bytes(8), False))


def exercise() -> None:
    """Ask everything once, so that whatever is imported late is known."""
    from overseer.host.companion.local import answer
    from overseer.text.bundle import Bundle

    def ask(**asked: object) -> dict:
        told = json.loads(answer(json.dumps(asked)))
        return told["given"]

    hands = [{"hand": "h", "name": "A", "role": "owner", "seats": [0], "you": True}]
    body = {"scenario": "ambush", "forces": ["minutemen"], "enemies": ["", "hammer"]}
    for lang in LANGUAGES:
        Bundle(lang, ENGLISH, ()).plural(1)  # it comes with the first sentence that needs it
        acts = ask(ask="draft", lang=lang, body=body)["acts"]
        entries = [{"id": str(n), "act": act} for n, act in enumerate(acts)]
        battle = {"code": "c", "hands": hands, "entries": []}
        ask(ask="write", lang=lang, battle=battle, entries=entries, now=1)
        battle["entries"] = entries
        ask(ask="given", lang=lang, battle=battle)
        ask(ask="try", lang=lang, battle=battle, body={"act": {"is": "round"}, "throw": True})
        ask(ask="draw", lang=lang, battle=battle, body={"deck": "items"})
        ask(ask="lists", lang=lang)
        ask(ask="forces", lang=lang)


def freeze_standard() -> None:
    """The modules of the standard library that are in use."""
    for name in ALWAYS:
        __import__(name)
    wanted = set(sys.modules)
    with zipfile.ZipFile(STANDARD) as source, zipfile.ZipFile("/python.zip", "w") as target:
        for name in sorted(source.namelist()):
            module = name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
            if name.endswith(".py") and module in wanted:
                info = zipfile.ZipInfo(name + "c", (2020, 1, 1, 0, 0, 0))
                target.writestr(info, pyc(source.read(name), name))


def freeze_others() -> None:
    """Our modules, the libraries' that are in use, and all data, in one row of bytes."""
    used = {getattr(module, "__file__", None) for module in list(sys.modules.values())}
    names: list[list] = []
    parts: list[bytes] = []
    for folder, _, files in sorted(os.walk(STAGE)):
        for file in sorted(files):
            path = os.path.join(folder, file)
            name = os.path.relpath(path, STAGE)
            ours = name.startswith("overseer/")
            with open(path, "rb") as opened:
                body = opened.read()
            if file.endswith(".py"):
                if not ours and path not in used:
                    continue
                name, body = name + "c", pyc(body, name)
            elif not (ours or file.endswith(".so") or name in READ):
                continue
            names.append([f"{SITE}/{name}", len(body)])
            parts.append(body)
    head = json.dumps(names).encode()
    with open("/pack.bin", "wb") as target:
        target.write(len(head).to_bytes(4, "little") + head + b"".join(parts))


exercise()
freeze_others()
freeze_standard()
