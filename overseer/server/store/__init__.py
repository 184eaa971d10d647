"""Where the online table keeps everything: one database, SQLite or PostgreSQL."""
