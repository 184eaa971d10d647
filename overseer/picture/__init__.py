"""Pictures of a game at any moment, as SVG: what a spectator may see, and nothing else."""
