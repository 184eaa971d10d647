"""Small receivers on this machine: a webhook's, and a mail server's."""

from __future__ import annotations

import json
import socketserver
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any


class Receiver:
    """A server in a thread, from `with` to its end."""

    def __init__(self, server: socketserver.TCPServer) -> None:
        self.server = server
        self.got: list[Any] = []
        self.codes: list[int] = []  # what the next ones are answered with; then 204 or 250

    @property
    def port(self) -> int:
        port: int = self.server.socket.getsockname()[1]
        return port

    def __enter__(self) -> Any:
        self.thread = threading.Thread(target=self.server.serve_forever, args=(0.02,), daemon=True)
        self.thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.server.shutdown()
        self.server.server_close()


class Hook(Receiver):
    """Takes messages of webhooks."""

    def __init__(self) -> None:
        hook = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                raw = self.rfile.read(int(self.headers["content-length"]))
                hook.got.append((self.path, self.headers["host"], json.loads(raw)))
                code = hook.codes.pop(0) if hook.codes else 204
                self.send_response(code)
                if code == 302:
                    self.send_header("location", f"http://127.0.0.1:{hook.port}/elsewhere")
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                pass

        super().__init__(ThreadingHTTPServer(("127.0.0.1", 0), Handler))

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook"

    @property
    def messages(self) -> list[Any]:
        return [body for _, _, body in self.got]


class Mailbox(Receiver):
    """Takes letters."""

    def __init__(self) -> None:
        box = self

        class Handler(socketserver.StreamRequestHandler):
            def say(self, line: str) -> None:
                self.wfile.write(f"{line}\r\n".encode())

            def handle(self) -> None:
                self.say("220 box")
                while line := self.rfile.readline().decode().strip():
                    word = line.split()[0].upper()
                    if word == "DATA":
                        self.say("354 go on")
                        lines = []
                        while (part := self.rfile.readline()) not in (b".\r\n", b""):
                            lines.append(part)
                        box.got.append(b"".join(lines))
                        self.say("250 kept")
                    elif word == "RCPT" and box.codes:
                        self.say(f"{box.codes.pop(0)} no")
                    elif word == "QUIT":
                        self.say("221 bye")
                        return
                    else:
                        self.say("250 fine")

        class Server(socketserver.ThreadingTCPServer):
            daemon_threads = True
            allow_reuse_address = True

        super().__init__(Server(("127.0.0.1", 0), Handler))

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}?from=table@example.org"
