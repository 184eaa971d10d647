"""The companion's ledger in words: lines of the history, refusals, reminders, names."""
