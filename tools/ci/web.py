"""What the web client checks itself: its types (svelte-check) and its logic (vitest).

python -m tools.ci.web
"""

from __future__ import annotations

from tools.node import install, npm
from tools.page import WEB


def main() -> None:
    """Run both; whoever fails says why and ends this."""
    install(WEB)
    for script in ("check", "test"):
        print(npm(WEB, "run", "--silent", script).strip())


if __name__ == "__main__":
    main()
