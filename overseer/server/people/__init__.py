"""Who plays: guests and accounts, passwords, sessions, chat, and how one leaves."""
