"""What the web client checks itself: its types (svelte-check) and its logic (vitest).

python -m tools.ci.web
"""

from __future__ import annotations

from tools.page import install, npm, path_with_node


def main() -> None:
    """Run both; whoever fails says why and ends this."""
    path = path_with_node()
    install(path)
    for script in ("check", "test"):
        print(npm(path, "run", "--silent", script).strip())


if __name__ == "__main__":
    main()
