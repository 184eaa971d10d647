"""Attacks, from the test to the last effect."""
