# Ce que dit chaque livret de règles : la mention de nos interprétations et les mots de la page.

rulebook-mark-reading = notre interprétation
rulebook-mark-partly = en partie notre interprétation
rulebook-reading-begins = Notre interprétation :
rulebook-order = Les règles se suivent là où vous en avez besoin, dans l’ordre du jeu ; un numéro est un nom qui ne change jamais, si bien que les numéros d’une partie peuvent sauter.
rulebook-contents = Sommaire
rulebook-example = Exemple
