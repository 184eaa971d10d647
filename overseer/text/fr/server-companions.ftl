# Batailles sur de vraies tables, suivies à la table en ligne.

server-no-companion = Cette bataille n’existe pas. Vérifiez le lien.
server-many-companions = Vous suivez { $most } batailles. Supprimez-en une d’abord.
server-many-hands = { $most } personnes ont déjà rejoint la table. Elle est pleine.
server-no-hand = Personne ici ne répond à ce nom. Rechargez la page.
server-seat-held = Cette place est à { $name }. Retirez-la-lui d’abord.
server-companion-clash =
    D’autres ont écrit aussi : { $theirs ->
        [one] { $theirs } nouvelle entrée là-bas
       *[other] { $theirs } nouvelles entrées là-bas
    }, { $mine } chez vous. Choisissez ce qui compte.
server-companion-theirs = Vous ne pouvez pas annuler ce que d’autres ont écrit. Mettez vos entrées après les leurs, ou laissez choisir qui tient la table.
server-companion-viewer = Ici, vous regardez seulement. Demandez une place à qui tient la table.
server-companion-owner = Seule la personne qui tient la table peut faire cela.

## Battles of a campaign
server-no-campaign = Cette bataille n’appartient à aucune campagne.
server-other-battle = La campagne attend une autre bataille, ou a déjà son résultat.
server-campaign-over = La campagne est terminée. Ses résultats restent tels quels.
server-played-here = Les résultats de cette campagne ne viennent que des batailles jouées ici. Jouez celle-ci ici.
