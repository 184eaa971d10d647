"""Tragic on the whole screen: both sides of the mat, the hand, the chain."""
