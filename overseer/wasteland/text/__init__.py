"""What Wasteland's cards say, composed from what they do."""
