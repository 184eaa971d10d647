"""Telling people that it is their turn: by a webhook, by e-mail."""
