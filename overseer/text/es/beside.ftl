# Junto a una mesa real: lo que cuenta una hoja de puntuación.

beside-shelter-happiness = Felicidad
beside-shelter-energy = Energía
beside-shelter-food = Comida
beside-shelter-water = Agua
beside-shelter-dweller = Moradores
beside-shelter-item = Objetos
beside-shelter-lying = Amenazas en tu piso
beside-shelter-room = Salas de tu piso
beside-shelter-trained = Moradores entrenados
beside-shelter-threat = Amenazas retiradas
