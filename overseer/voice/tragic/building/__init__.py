"""Answers that are put together: skills, payments, attacks, the choice that a deck plans."""
