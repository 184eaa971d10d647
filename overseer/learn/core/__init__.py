"""What is compiled of learning: observations as bytes, and many games stepped by one call."""
