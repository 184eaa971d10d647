"""The campaign on the whole screen."""
