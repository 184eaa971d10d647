"""Games from outside the package; importing this registers all of them.

A game is a folder. Bots and clients are files, and whoever imports one needs what it needs.
"""

from importlib import import_module
from pkgutil import iter_modules

for module in iter_modules(__path__):
    if module.ispkg:
        import_module(f"{__name__}.{module.name}")
