# Terrains que l’on construit à la table en ligne : ce qui ne va pas dans une demande.

terrain-unnamed = Terrain sans nom
server-terrain-none = Envoyez un terrain, ou le texte d’un terrain.
server-terrain-scenario = Il n’y a pas de scénario « { $id } ».
server-terrain-number = Les tables ont des numéros de 0 à { $most }.
server-terrain-kind = Décor { $n } : « { $kind } » n’est pas un type de décor. Il y a : { $known }.
server-terrain-outline = Décor { $n } : le contour se croise ou se touche lui-même. Donnez les coins l’un après l’autre autour du décor.
server-terrain-height = Décor { $n } : ce qui s’escalade a besoin d’une hauteur.
server-many-terrains = Vous gardez { $most } terrains. Supprimez-en un d’abord.
server-terrain-changed = Ce terrain a été modifié ailleurs : rien n’a été écrasé. Rouvrez-le, ou enregistrez le vôtre comme nouveau terrain.
server-no-terrain = Vous n’avez pas ce terrain. Cherchez parmi les vôtres.
