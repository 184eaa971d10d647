"""What models are called: one name a model, a number only among twins, the same on the token."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from overseer.text import LANGUAGES
from overseer.voice.wasteland.scene import model_seen
from overseer.voice.wasteland.words import model_title
from overseer.wasteland.force.ready import READY
from overseer.wasteland.game import Wasteland
from overseer.wasteland.scenarios.scenario_file import STANDARD
from overseer.wasteland.state import WastelandState
from overseer.wasteland.text.names import model_tabs, model_titles, named

BATTLES = [(scenario, 1, {}) for scenario in STANDARD]
