"""`python -m overseer` is the command `overseer`."""

from overseer.terminal.cli import main

if __name__ == "__main__":
    main()
