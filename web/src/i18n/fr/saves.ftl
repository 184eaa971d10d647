# Parties enregistrées dans le terminal.
save-title = Une partie enregistrée
save-text = Continuez ici une partie commencée dans le terminal. Choisissez son fichier (.overseer) ou déposez-le sur cette page.
save-choose = Continuer une partie enregistrée
save-reading = Vérification de la partie…
save-drop = Déposez la partie enregistrée n’importe où sur cette page
save-moves =
    { $n ->
        [one] { $n } coup a été joué.
       *[other] { $n } coups ont été joués.
    }
save-old = Elle a commencé avec les règles { $rules } et continue avec celles d’aujourd’hui.
save-seats = À quelle place êtes-vous ?
save-seat = Place { $n }
save-seat-turn = Place { $n } (c’est son tour)
save-friends = Les places que vous laissez libres sont pour vos amis : vous recevrez un lien.
save-dice = Désormais, cette table lance les dés. Des précédents, personne ne peut répondre.
save-go = Continuer
save-here =
    { $n ->
        [one] Une partie enregistrée continue ici, après { $n } coup.
       *[other] Une partie enregistrée continue ici, après { $n } coups.
    }
save-dice-fixed =
    { $n ->
        [one] Le premier coup vient d’une partie enregistrée : personne ne peut répondre de ses dés. Ceux de cette table ont été fixés avant la suite.
       *[other] Les { $n } premiers coups viennent d’une partie enregistrée : personne ne peut répondre de leurs dés. Ceux de cette table ont été fixés avant la suite.
    }
save-dice-good = Tout concorde : depuis le coup { $n }, chaque dé est tombé comme fixé avant que la partie continue ici.
trouble-save-side = Ce fichier ne fait qu’accompagner une partie enregistrée. Choisissez celui dont le nom finit par .overseer.
trouble-save-large = Ce fichier est trop grand pour une partie enregistrée. Vérifiez que c’est le bon.
trouble-save-unread = Le fichier n’a pas pu être lu. Choisissez-le de nouveau.
