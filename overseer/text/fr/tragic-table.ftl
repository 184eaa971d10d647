# Tragic en plein écran.

## Around the mat

table-title-tragic = TRAGIC

## Keys in the last line

table-key-around = regarder
table-key-piles = défausses
table-key-log = journal
table-key-stops = arrêts

## Help

table-help-aim-tragic = Un duel : amenez les Points de Vie de votre adversaire à 0. À votre tour, vous lancez des cartes en engageant des points de S, P, E, C, I, A et L ; chaque action permet de poser une Aptitude, qui ajoute un point. Attaquez avec des cartes Attaque et avec des Alliés, bloquez, répondez par des Réactions : le dernier maillon de la chaîne agit en premier.
table-help-list = parcourir la liste des réponses
table-help-around = regarder : chaque carte de la table, l’une après l’autre
table-help-read = faire défiler l’explication
table-help-go-on-tragic = continuer : passer ; en phase principale, aller à la fin du tour, puis le finir
table-help-forget = oublier ce qui a été refusé
table-help-piles = lire les Défausses
table-help-all-cards = lire toutes les cartes que vous pouvez voir, votre Bibliothèque aussi
table-help-always = toujours me consulter, ou passer pour moi quand je ne peux rien faire
table-help-stops = quand vous consulter, occasion par occasion
table-help-mouse-tragic = À la souris : le premier clic sur une carte ou une réponse l’explique, le second l’exécute. Les touches de la dernière ligne sont cliquables aussi.
table-mark-legal-tragic = on peut en faire quelque chose maintenant ; à côté d’un nom : c’est son tour
table-mark-hp = Points de Vie, sur le maximum
table-mark-armour = armure contre les dégâts ordinaires
table-mark-radiation = niveau du suivi de l’irradiation
table-mark-points = points restants et points en tout, lettre par lettre
table-mark-engaged = engagée ; équipement : non portée
table-mark-fighting = attaque, dans la zone de Combat
table-mark-top = le dernier maillon de la chaîne : il agit en premier
table-mark-cost = un coût : deux points de S et deux de n’importe quelle lettre
table-mark-level = le niveau d’une carte, de 1 à 3
table-mark-race = une race : au plus un de vos Traits en est une
table-mark-ally = attaque et vie d’un Allié
