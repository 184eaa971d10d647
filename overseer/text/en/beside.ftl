# Beside real tables: what a score sheet counts.

beside-shelter-happiness = Happiness
beside-shelter-energy = Energy
beside-shelter-food = Food
beside-shelter-water = Water
beside-shelter-dweller = Dwellers
beside-shelter-item = Items
beside-shelter-lying = Threats on your floor
beside-shelter-room = Rooms on your floor
beside-shelter-trained = Trained dwellers
beside-shelter-threat = Threats removed
