"""Shows every component of the page, in every saved position of the boards, in a browser.

python -m tools.components

It is for whoever draws them, and needs no table: what the page asks for comes from `fixtures`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from tools.node import install, path_with_node
from tools.page import WEB


def main() -> int:
    """Serve the page of components until it is ended."""
    install(WEB)
    path = path_with_node()
    npm = shutil.which("npm", path=path) or "npm"
    try:
        return subprocess.call(
            [npm, "run", "components"], cwd=WEB, env={**os.environ, "PATH": path}
        )
    except KeyboardInterrupt:
        return 0


if __name__ == "__main__":
    sys.exit(main())
