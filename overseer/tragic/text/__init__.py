"""What Tragic's cards say, composed from what they do."""
