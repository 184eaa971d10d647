"""What several scenarios have: named rules, walls, turrets, exits, finds."""
