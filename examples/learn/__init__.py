"""Learners of a stranger's: a masked policy gradient, and OpenSpiel's algorithms on our games."""
