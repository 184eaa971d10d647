"""nginx in front of processes of the table, set up by the very lines that docs/hosting.md shows."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import TracebackType

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from tests.server.postgres import free_port
from tests.server.serving import PATIENCE, Reached, until

DOCS = Path(__file__).parents[2] / "docs" / "hosting.md"
NEEDED = "OVERSEER_NEEDS_NGINX"  # set where the tests must not be skipped
NAME = "table.example.org"


def program() -> str | None:
    """Where nginx is; None where it is not installed."""
    return shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")


def block(language: str) -> str:
    """The block of a language that the page shows."""
    found = re.findall(rf"```{language}\n(.*?)```", DOCS.read_text(), re.DOTALL)
    assert len(found) == 1, language
    return str(found[0])


class Nginx(Reached):
    """nginx from `with` to its end; `ports` are those of the processes behind it."""

    def __init__(self, folder: Path, ports: Sequence[int]) -> None:
        super().__init__()
        self.port = free_port()
        self.folder = folder
        self.certificate, key = certify(folder)
        lines = block("nginx")
        processes = "\n".join(f"    server 127.0.0.1:{port};" for port in ports)
        lines = replaced(lines, "    server 127.0.0.1:8000;", processes)
        lines = replaced(lines, "listen 443 ssl;", f"listen 127.0.0.1:{self.port} ssl;")
        place = f"/etc/letsencrypt/live/{NAME}"
        lines = replaced(lines, f"{place}/fullchain.pem", str(self.certificate))
        lines = replaced(lines, f"{place}/privkey.pem", str(key))
        own = "user root;" if os.geteuid() == 0 else ""
        temporary = " ".join(
            f"{each}_temp_path {folder}/{each};"
            for each in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        self.conf = folder / "nginx.conf"
        self.conf.write_text(
            f"daemon off; {own} pid {folder}/pid; error_log {folder}/errors.log;\n"
            f"events {{}}\nhttp {{ access_log off; {temporary}\n{lines}}}\n"
        )

    def __enter__(self) -> Nginx:
        found = program()
        assert found is not None
        self.process = subprocess.Popen([found, "-p", str(self.folder), "-c", str(self.conf)])
        until(lambda: self.process.poll() is not None or (self.folder / "pid").exists())
        assert self.process.poll() is None, (self.folder / "errors.log").read_text()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)


def replaced(text: str, old: str, new: str) -> str:
    """The text with another word; the page has to show the old one once."""
    assert text.count(old) == 1, f"docs/hosting.md does not show {old}"
    return text.replace(old, new)


def certify(folder: Path) -> tuple[Path, Path]:
    """A certificate for the name of the page, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAME)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    files = folder / "certificate.pem", folder / "key.pem"
    files[0].write_bytes(made.public_bytes(serialization.Encoding.PEM))
    files[1].write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )
    return files
