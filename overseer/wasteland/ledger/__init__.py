"""The companion's ledger: a battle on a real table as a log of entries, and its sheet."""
