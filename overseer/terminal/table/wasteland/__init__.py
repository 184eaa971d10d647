"""The full-screen table of Wasteland."""
