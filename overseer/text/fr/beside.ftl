# À côté d’une vraie table : ce que compte une feuille de score.

beside-shelter-happiness = Bonheur
beside-shelter-energy = Énergie
beside-shelter-food = Nourriture
beside-shelter-water = Eau
beside-shelter-dweller = Résidents
beside-shelter-item = Objets
beside-shelter-lying = Menaces de votre Niveau
beside-shelter-room = Salles de votre Niveau
beside-shelter-trained = Résidents entraînés
beside-shelter-threat = Menaces retirées
