# Ce que dit chaque livret de règles : la mention de nos interprétations et les mots de la page.

rulebook-mark-reading = notre interprétation
rulebook-mark-partly = en partie notre interprétation
rulebook-reading-begins = Notre interprétation :
rulebook-contents = Sommaire
rulebook-example = Exemple
