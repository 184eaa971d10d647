# Wasteland : ce qui est demandé. $model, $target : des figurines par leur nom.

## Ce que décide le hasard

topic-wasteland-layout = Le hasard dispose les décors.
topic-wasteland-roll = Les dés décident du test.
topic-wasteland-dice = Les dés d’effet sont lancés.
topic-wasteland-armour = Le dé rouge décide de ce que bloque l’armure.
topic-wasteland-flip = Le Jeton Chance est lancé.
topic-wasteland-scatter = Le Jeton Déviation indique la direction.
topic-wasteland-find = Un Objet sort de la pile des Terres Désolées.
topic-wasteland-danger = Une carte sort de la pile de dangers.
topic-wasteland-marker = Ce que cache le marqueur est révélé.
topic-wasteland-token = Le hasard décide quelle figurine de l’IA vient ensuite.
topic-wasteland-pick = Le hasard décide qui est touché.
topic-wasteland-chance = Le hasard décide de la suite.

## Ce que vous décidez

topic-wasteland-place = Déployez une figurine : choisissez sa place.
topic-wasteland-put = { $question ->
    [wall] Élevez un mur : choisissez sa place, sa direction et sa longueur, ou passez s’il y en a assez.
    [turret] Installez une tourelle : choisissez son type et sa place.
    [mine] Enterrez une mine : choisissez son type et sa place.
    [station-wall] Dressez un mur : choisissez sa place, sa direction et sa longueur.
    [charge] Posez la charge explosive : choisissez un endroit au contact du socle.
   *[other] Posez un marqueur : choisissez sa place.
}
topic-wasteland-choose = { $question ->
    [food] De la nourriture gratuite : choisissez une carte et l’Unité qui la reçoit.
    [weapon] Une arme gratuite : choisissez une carte et la figurine qui la reçoit.
    [chooses] À vous de dire qui commence : vous ?
    [point] Choisissez une figurine qui reçoit un Point d’Action en réserve.
    [missile] Un missile tombe avant la bataille : choisissez sa cible.
    [journalist] Désignez votre journaliste.
    [edges] Choisissez un bord : vos zones sont là et en face.
    [edge] Choisissez votre bord ; celui d’en face est la sortie.
    [look] Choisissez un pilier à regarder ; personne d’autre ne voit son numéro.
    [swap] Choisissez les deux piliers que vous échangez en secret.
    [spread] Choisissez qui porte la charge suivante, et si c’est une vraie.
    [pass] Choisissez la charge à passer.
    [side] Choisissez votre bord ; l’autre camp a celui d’en face.
    [survivors] Il ne reste personne en face, et vous pouvez encore obtenir mieux. Continuer ? Sinon, la bataille s’arrête ici.
   *[other] Choisissez l’une des possibilités qu’offre le scénario.
}
topic-wasteland-ready = Round { $round } : rendez Prête l’une de vos figurines.
topic-wasteland-turn = Activez l’une de vos figurines Prêtes, ou gardez-les en attente.
topic-wasteland-action = { $model } : choisissez une Action, ou terminez l’activation.
topic-wasteland-react = { $model } vient d’agir : choisissez une figurine qui réagit, ou passez.
topic-wasteland-reaction = { $model } réagit : choisissez une Action Rapide, ou passez.
topic-wasteland-charge-die = Choisissez le dé du Bonus de Charge.
topic-wasteland-cry = Voulez-vous que { $model } tente un Cri de Guerre contre { $target } ?
topic-wasteland-follow = Voulez-vous que { $model } poursuive { $target } ?
topic-wasteland-slide = { $model } peut glisser autour du socle de { $target } : choisissez une place, ou restez.
topic-wasteland-effect = Choisissez un effet que vos icônes achètent, ou n’achetez plus rien.
topic-wasteland-ratings = Un coup touche { $target } : choisissez l’armure qui compte, l’Armure assistée ou celle de la figurine.
topic-wasteland-boost = Un coup touche { $target } : dépenser un Boost d’armure pour +1 d’armure ?
topic-wasteland-luck = Dépenser un Jeton Chance ? Un lancer décide s’il aide.
topic-wasteland-walk = Tir balayé : choisissez la cible suivante, ou cessez le feu.
topic-wasteland-injury = Choisissez ce qui est blessé : le bras ou la jambe.
topic-wasteland-drop = { $model } a trouvé une carte de trop : choisissez celle qui retourne dans la pile.
topic-wasteland-march = { $question ->
    [sleeper] { $model } a de la chance et peut flâner un peu : choisissez où, ou laissez en place.
   *[other] Une figurine qui n’est à personne se déplace comme vous le voulez : choisissez où, ou laissez-la sur place.
}
topic-wasteland-swap = { $model } peut lancer un dé jaune à la place d’un autre : choisissez le dé qui part, ou gardez-les tous.
topic-wasteland-over = La bataille est terminée.
