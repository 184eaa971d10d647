# overseer ladder : le classement de tous les bots.

ladder-rank = Rang
ladder-rating = Cote
ladder-games = Parties
ladder-note = Un bot qui a 100 points de plus qu’un autre gagne 64 % de leurs parties, avec 400 points de plus 91 % ; 1500 est la moyenne de tous. Les intervalles contiennent 95 % des cotes calculées sur des donnes pondérées au hasard. Une victoire partagée compte pour une demi-victoire.
ladder-kept = Toutes les parties sont conservées dans { $file } ; la même commande reprend de là.
ladder-stopped = Interrompu. Ce qui a été joué est conservé dans { $file } ; la même commande reprend de là.
ladder-changed = Le bot { $bot } n’est plus celui qui a joué la dernière fois : ses parties sont rejouées.
ladder-error-few = Il faut au moins deux bots pour un classement. Choisissez parmi : { $known }, ou file:mybot.py pour un bot à vous.
ladder-error-file = { $file } ne contient pas de classement lisible. Indiquez un autre fichier avec --file.
ladder-error-other = { $file } est le classement d’un autre jeu, d’une autre graine ou d’un autre budget. Indiquez un autre fichier avec --file.
ladder-drawn = L’image est dans { $file }.
ladder-axis = Cote avec son intervalle à 95 %
ladder-picture = { $games ->
    [one] Le classement de { $game } après une partie
   *[other] Le classement de { $game } après { $games } parties
}
