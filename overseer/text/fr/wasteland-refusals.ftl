# Wasteland : pourquoi pas, et que faire à la place. $move : ce qui a été tapé ; $topic : ce qui est demandé.

refusal-wasteland-over = La bataille est terminée. Commencez-en une autre pour continuer à jouer.
refusal-wasteland-not-asked = « { $move } » ne répond pas à ce qui est demandé. { $topic ->
    [layout] { topic-wasteland-layout }
    [roll] { topic-wasteland-roll }
    [dice] { topic-wasteland-dice }
    [armour] { topic-wasteland-armour }
    [flip] { topic-wasteland-flip }
    [scatter] { topic-wasteland-scatter }
    [find] { topic-wasteland-find }
    [danger] { topic-wasteland-danger }
    [marker] { topic-wasteland-marker }
    [token] { topic-wasteland-token }
    [pick] { topic-wasteland-pick }
    [chance] { topic-wasteland-chance }
    [place] { topic-wasteland-place }
    [put] { topic-wasteland-put }
    [choose] { topic-wasteland-choose }
    [ready] Rendez Prête l’une de vos figurines.
    [turn] { topic-wasteland-turn }
    [action] Choisissez une Action de la figurine active, ou terminez son activation.
    [react] Choisissez une figurine qui réagit, ou passez.
    [reaction] Choisissez une Action Rapide pour la figurine qui réagit, ou passez.
    [charge-die] { topic-wasteland-charge-die }
    [swap] { topic-wasteland-swap }
    [cry] Dites si la figurine tente un Cri de Guerre, yes ou no.
    [follow] Dites si la figurine poursuit celle qu’elle a poussée, yes ou no.
    [slide] Choisissez où glisser, ou restez sur place.
    [effect] { topic-wasteland-effect }
    [ratings] Choisissez l’armure qui compte, l’Armure assistée ou celle de la figurine.
    [boost] Dites si un Boost d’armure est dépensé, yes ou no.
    [luck] Dites si un Jeton Chance est dépensé, yes ou no.
    [walk] { topic-wasteland-walk }
    [injury] { topic-wasteland-injury }
    [drop] Choisissez la carte qui retourne dans la pile.
    [march] { topic-wasteland-march }
    [event] { topic-wasteland-event }
    [boon] { topic-wasteland-boon }
    [play] { topic-wasteland-play }
    [peek] { topic-wasteland-peek }
    [aim] { topic-wasteland-aim }
    [perk] Dites si un Point d’Action est payé, yes ou no.
   *[other] { topic-wasteland-over }
}
refusal-wasteland-not-offered = Cela ne fait pas partie du choix. Choisissez l’un des coups proposés.
refusal-wasteland-nothing-there = Il n’y a rien là pour faire cela. Choisissez une figurine ou un marqueur qui est sur la table.
refusal-wasteland-not-yours = Cette figurine n’obéit pas à vos ordres. Choisissez l’une des vôtres.
refusal-wasteland-wrong-faces = Les dés lancés ne peuvent pas montrer ces faces. Donnez une face pour chaque dé.

## Tours et Actions

refusal-wasteland-not-unready = Cette figurine est déjà Prête ou Utilisée. Choisissez-en une qui n’est ni l’une ni l’autre.
refusal-wasteland-not-ready = Cette figurine n’est pas Prête. Choisissez-en une qui l’est, ou rendez-la Prête à un tour suivant.
refusal-wasteland-must-activate = Vous ne pouvez pas attendre maintenant. Activez l’une de vos figurines Prêtes.
refusal-wasteland-no-actions = Il ne reste pas assez d’Actions principales pour cela. Dépensez un Point d’Action pour une Action Rapide, ou terminez l’activation.
refusal-wasteland-no-points = Cette figurine n’a pas de Point d’Action. Utilisez une Action principale, ou terminez l’activation.
refusal-wasteland-not-quick = Cette figurine ne peut pas le faire en Action Rapide. Choisissez-en une que montrent ses cartes, ou faites-le en Action principale pendant sa propre activation.
refusal-wasteland-no-order = Personne ne peut donner cet ordre à cette figurine. Choisissez une autre figurine, ou un ordre que permet une carte de votre Force.
refusal-wasteland-spent = C’est déjà dépensé. Faites sans pour l’instant.

## Déplacements

refusal-wasteland-off-table = Ce point n’est pas sur la table. Choisissez-en un qui y est.
refusal-wasteland-wall = Un terrain infranchissable barre le chemin. Contournez-le, ou choisissez une autre place.
refusal-wasteland-base = Le socle d’un ennemi barre le chemin. Contournez-le, ou arrêtez-vous au contact.
refusal-wasteland-ends-on = Il n’y a pas la place de s’y tenir. Terminez le Déplacement à côté de l’obstacle, pas dessus.
refusal-wasteland-on-marker = Aucun socle ne peut s’arrêter sur ce marqueur. Terminez le Déplacement à côté.
refusal-wasteland-too-far = C’est plus loin que la réglette. Choisissez plus près, ou approchez-vous d’abord.
refusal-wasteland-no-move = Ainsi gênée, cette figurine n’a plus de réglette pour se déplacer. Choisissez une autre Action, ou un chemin plus facile.
refusal-wasteland-bad-path = Ce n’est pas un chemin. Écrivez ses points l’un après l’autre sous la forme x,y en millimètres, le dernier ailleurs que là où se tient la figurine.
refusal-wasteland-cannot-climb = Cette figurine ne peut pas grimper là. Faites le tour, ou envoyez une autre figurine.
refusal-wasteland-slide = Une Glissade reste au contact de l’ennemi et demande de la place. Choisissez l’une des places proposées, ou restez.
refusal-wasteland-outside-zone = Cette place est hors de votre zone. Choisissez-en une à l’intérieur.
refusal-wasteland-too-close = Cette place est trop près de ce dont il faut s’écarter. Choisissez-en une plus éloignée.
refusal-wasteland-no-room = Avec le marqueur ici, il n’y aurait plus de place pour les suivants. Choisissez un autre endroit.

## Attaques

refusal-wasteland-no-sight = Il n’y a pas de ligne de vue. Allez là d’où la cible est visible, ou choisissez-en une autre.
refusal-wasteland-out-of-range = La cible n’est pas à cette portée de l’arme. Choisissez l’autre portée ou une autre arme, ou changez d’abord la distance.
refusal-wasteland-too-near = La cible est trop près pour cette arme. Reculez, ou choisissez une autre arme.
refusal-wasteland-engaged = Une figurine engagée ne peut pas y prendre part. Combattez l’ennemi au contact, ou quittez d’abord l’engagement.
refusal-wasteland-not-engaged = La cible est hors d’atteinte en Combat rapproché. Chargez-la, ou allez d’abord au contact.
refusal-wasteland-no-target = Cela ne peut pas être pris pour cible. Choisissez l’une des cibles proposées.
refusal-wasteland-friend = Ce n’est pas un ennemi. Choisissez un ennemi.
refusal-wasteland-no-weapon = La figurine n’a pas cette arme, ou elle ne sert pas ici. Choisissez l’une de ses armes qui convient.
refusal-wasteland-no-skill = La figurine n’a pas la Compétence pour cela. Choisissez ce que montre sa carte, ou envoyez une autre figurine.
refusal-wasteland-empty = Cette arme est vide ou épuisée. Rechargez-la si c’est possible, ou choisissez-en une autre.
refusal-wasteland-not-empty = Cette arme n’a pas besoin d’être rechargée. Utilisez-la, ou choisissez une autre Action.
refusal-wasteland-not-primed = Cette arme n’a pas encore tous ses jetons. Amorcez-la d’abord, ou choisissez-en une autre.
refusal-wasteland-too-weak = La figurine n’a pas assez de Force pour cette arme. Choisissez une autre arme.
refusal-wasteland-no-critical = Aucune attaque critique n’est possible ici : il faut un compteur plein et la bonne portée. Attaquez sans elle.
refusal-wasteland-no-contact = Une Charge se termine au contact de sa cible. Faites finir le chemin contre son socle.
refusal-wasteland-charge-sight = Qui charge doit voir sa cible au départ. Choisissez une cible en vue, ou déplacez-vous d’abord.
refusal-wasteland-charge-engaged = Une figurine engagée ne peut pas charger. Combattez, ou quittez d’abord l’engagement.
refusal-wasteland-object = Personne ne peut charger ni engager un objet. Attaquez-le d’où se tient la figurine, ou choisissez une figurine ennemie.
refusal-wasteland-mine-far = Une mine se pose à distance orange ou moins. Choisissez un point plus proche.
refusal-wasteland-throw-far = C’est plus loin que la figurine ne peut lancer. Choisissez un point plus proche, ou approchez-vous d’abord.

## Préparation et Réactions

refusal-wasteland-may-not-prepare = La carte de cette figurine lui interdit la Préparation. Choisissez une autre Action.
refusal-wasteland-has-reaction = Cette figurine a déjà un jeton Réaction. Choisissez une autre Action ou une autre figurine.
refusal-wasteland-frozen = Une figurine gelée ne peut pas faire de Préparation. Choisissez une autre Action.
refusal-wasteland-only-move = Une figurine qui vient de subir des dégâts ne peut réagir que par un Déplacement. Déplacez-la, ou passez.
refusal-wasteland-only-engaged = Une figurine engagée ne réagit qu’à ceux avec qui elle est engagée. Choisissez une autre figurine, ou passez.
refusal-wasteland-no-reaction = Cette figurine ne peut pas réagir maintenant. Choisissez-en une qui a un jeton Réaction, ou passez.
refusal-wasteland-declared = Une figurine réagit une fois à un déclencheur, et une Réaction déclarée est résolue. Choisissez l’une des figurines proposées.
refusal-wasteland-unaware = Cette figurine ne s’est aperçue de rien. Choisissez-en une qui s’en aperçoit, ou passez.

## Marqueurs et Objets

refusal-wasteland-locked-out = Cette figurine a échoué à ce marqueur pendant ce round. Réessayez au round suivant, ou envoyez une autre figurine.
refusal-wasteland-unseen = Votre camp ne sait pas encore ce que cache ce marqueur. Regardez-le d’abord.
refusal-wasteland-not-touching = La figurine ne le touche pas. Allez-y d’abord.
refusal-wasteland-wrong-skill = Cette Compétence ne sert à rien ici. Choisissez celle que montre le marqueur.
refusal-wasteland-no-item = Cette carte n’est pas disponible. Choisissez-en une que la figurine possède ou qui se trouve là.
refusal-wasteland-not-shared = On partage avec un allié à distance jaune ou moins et en vue. Approchez-vous d’abord.
refusal-wasteland-starting-item = Une figurine garde ce qu’elle avait au départ. Choisissez une carte trouvée.
refusal-wasteland-not-for-it = Cette carte n’est pas faite pour cette figurine. Choisissez une autre carte ou une autre figurine.
refusal-wasteland-no-use = Cela ne sert à rien maintenant. Choisissez autre chose.
refusal-wasteland-already-seen = Votre camp sait déjà ce que cache ce marqueur. Choisissez-en un autre.
refusal-wasteland-marker-unseen = Le marqueur n’est pas à portée de Vigilance et en vue. Approchez-vous d’abord.
refusal-wasteland-opened = Cette carte est en cours d’utilisation et ne peut plus être posée ni donnée. Choisissez-en une autre.
refusal-wasteland-at-work = Cette carte a déjà servi pendant cette activation. Utilisez-la de nouveau à la suivante.
refusal-wasteland-not-yet = Ce n’est possible qu’à partir d’un round ultérieur. Profitez-en pour vous approcher.
refusal-wasteland-not-for-side = Seul l’autre camp peut en faire quelque chose. Laissez-le, ou tenez-les à distance.
