# Avant la partie, et les tables qu’on ne peut pas montrer.
room-sub =
    { $seats ->
        [one] { $game }, { $seats } place
       *[other] { $game }, { $seats } places
    }
room-seats = Qui joue
room-sit = S’asseoir
room-sit-too = Un de plus sur cet appareil
room-kick = Faire partir
room-password = Mot de passe
room-free =
    { $n ->
        [one] 1 place libre
       *[other] { $n } places libres
    }
room-ready = Tout le monde est là. L’hôte lance la partie.
room-ready-host = Tout le monde est là. Lancez quand vous voulez.
room-dice = Chacun met sa part dans les dés …
room-starting = La partie commence …
room-start = Lancer la partie
room-leave = Se lever
room-close = Fermer la table
room-terms = Comment on joue
terms-bank =
    Chacun a { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }, plus { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    } par réponse.
terms-hours =
    { $hours ->
        [one] { $hours } heure par réponse.
       *[other] { $hours } heures par réponse.
    }
terms-undo-rule = Seulement ses propres coups, tant que rien n’est révélé.
terms-undo-bots = Aussi par-dessus les réponses des bots.
terms-undo-consent = Davantage si tous les autres sont d’accord.
terms-hints = Les bots donnent des conseils.
terms-watch-live = D’autres peuvent regarder.
terms-watch-delayed = D’autres peuvent regarder, avec un délai.
terms-watch-no = Personne d’autre ne peut regarder.
invite-title = Inviter
invite-qr = Le chemin vers cette table en image : { $link }
invite-link = Le lien de cette table
invite-copy = Copier le lien
invite-copied = Copié
invite-share = Partager
invite-alone = Cette adresse ne marche que sur cette machine. Pour d’autres appareils, lancez la table avec --host 0.0.0.0 et ouvrez l’adresse affichée.
gone-gone = Cette table n’existe pas
gone-gone-text = Personne ne connaît la table { $code }. Vérifiez le lien, ou demandez-en un nouveau.
gone-closed = Cette table a été fermée
gone-closed-text = L’hôte a fermé la table { $code } avant le début. Ouvrez-en une, ou demandez un autre lien.
gone-forbidden = Vous ne pouvez pas regarder cette table
gone-forbidden-text = La table { $code } n’accepte pas de spectateurs. Si vous y jouez, ouvrez-la dans le navigateur avec lequel vous l’avez rejointe.
gone-other = La table ne peut pas être montrée
gone-other-text = La table { $code } ne répond pas comme prévu. Rechargez la page ; rien de votre partie n’est perdu.
