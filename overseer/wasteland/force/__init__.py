"""Forces: built, checked, shared, drawn, and mustered for a battle (WC-F1, WC-F2, WC-F8)."""
