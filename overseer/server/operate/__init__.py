"""For whoever runs the online table: admin, metrics, how it is doing, what is tidied away."""
