# Les Traits de Tragic : leurs noms et une phrase d’ambiance. Le texte de règle est composé ailleurs.

card-tragic-no-trait = Sans Trait
    .flavour = Rien de spécial, et fier de l’être.

## Races

card-tragic-human = Humain
    .flavour = Toujours là, contre tous les avis.
card-tragic-ghoul = Goule
    .flavour = La peau est partie, le caractère est resté.
card-tragic-super-mutant = Super-mutant
    .flavour = De grandes réponses à de petites questions.
card-tragic-deathclaw = Griffemort
    .flavour = Il ne serre la main qu’une fois, et des dix griffes.
card-tragic-synth = Synthétique
    .flavour = Comme neuf, et pour cause.
card-tragic-humanoid-robot = Robot humanoïde C-27
    .flavour = Assemblé à la main, il ne l’a jamais pardonné.

## Named traits

card-tragic-kamikaze = Kamikazé
    .flavour = Premier entré, rien de prévu ce soir.
card-tragic-you-are-magic = Vous êtes magique
    .flavour = Cette carte était prévue. L’autre aussi.
card-tragic-good-natured = Bon vivant
    .flavour = Toujours une deuxième assiette, jamais un deuxième coup.
card-tragic-mysterious-stranger = Mystérieux étranger
    .flavour = Un chapeau, un manteau, un coup de feu, et personne ne l’a payé.
card-tragic-jinx = La Poisse
    .flavour = Du malheur pour tout le monde, et en triple portion.
card-tragic-four-eyes = Quatre yeux
    .flavour = Il voit tout nettement, surtout ce qui pourrait mal tourner.
card-tragic-undecided = Indécis
    .flavour = Cuisinier, serrurier, dentiste, ou les trois d’ici jeudi.
card-tragic-studious = Studieux
    .flavour = Une chose à la fois, avec des notes de bas de page.
card-tragic-nerd-rage = Rage de nerd
    .flavour = Il ne fallait pas toucher à la collection.
card-tragic-one-handed = Unidextre
    .flavour = La main droite fait tout. La gauche applaudit, toute seule.

## Further traits

card-tragic-heavy-handed = Main lourde
    .flavour = La précision, c’est pour ceux qui frappent doucement.
card-tragic-fast-shot = Tir rapide
    .flavour = Viser, c’est tirer lentement.
card-tragic-small-frame = Gabarit réduit
    .flavour = Difficile à toucher, plus difficile à habiller.
card-tragic-gifted = Surdoué
    .flavour = Premier de la classe, dernier dans la cour.
card-tragic-hermit = Ermite
    .flavour = Le voisin le plus proche est une rumeur.
card-tragic-chem-fiend = Accro aux drogues
    .flavour = Vivre mieux, vivre moins.
card-tragic-hot-headed = Tête brûlée
    .flavour = Il répond à tout, et toujours avec le poing.
card-tragic-daredevil = Casse-cou
    .flavour = Toujours devant : la vue y est belle et l’air chargé.
card-tragic-natural-leader = Meneur né
    .flavour = Il délègue tout, surtout la bagarre.
card-tragic-glowing-skin = Peau luisante
    .flavour = Économise les bougies, coûte des amis.
card-tragic-thick-scars = Cicatrices épaisses
    .flavour = Ce qui a mal guéri tient bien.
