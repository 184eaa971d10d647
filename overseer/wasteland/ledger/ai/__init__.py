"""The AI by questions beside a real table: its entries, its steps, and what it keeps."""
