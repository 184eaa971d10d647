"""Forces: built, judged, and printed."""
