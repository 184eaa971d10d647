"""Actions and reactions: which are legal, what they cost, and how they begin (WB-R3 to R8)."""
