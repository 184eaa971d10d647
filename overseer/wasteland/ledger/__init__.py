"""The companion's ledger: a battle on a real table as a log of entries, and the sheet it adds up to."""
