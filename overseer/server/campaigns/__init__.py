"""Campaigns: the land of a settlement, and the battles that lead back to it."""
