"""The online table: tables, people and live matches behind HTTP and WebSocket.

It sits beside the terminal above `overseer.host` and knows no rule and no sentence of a game.
"""
