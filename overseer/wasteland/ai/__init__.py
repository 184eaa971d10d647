"""The opponent of the campaign book: it goes by its cards and lists (WC-A1 to WC-A26)."""
