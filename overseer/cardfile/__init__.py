"""Card files of every game: strict TOML in which each mistake is told with its line."""
