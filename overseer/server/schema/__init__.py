"""Every type on the wire: the schemas of the API come from here."""
