"""The table: what lies where, what a way is good for, who sees whom."""
