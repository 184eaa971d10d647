"""Answers for a person where there is nothing to decide, for both clients."""

from overseer.wasteland.battle.passing import OnlyAnswer, has_a_choice

__all__ = ["OnlyAnswer", "has_a_choice"]
