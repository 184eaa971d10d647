# La page d’accueil.
play-title = Jouer maintenant, contre des bots
play-now = Jouer
poster-shelter = Pose d’ouvriers dans un Abri
poster-tragic = Un duel de cartes avec vos decks
poster-wasteland = Batailles, Colonies, campagnes
caption-shelter = Pour 2 à 4. Envoyez vos Résidents travailler, bâtissez et repoussez les Menaces.
caption-tragic = Pour 2. Un deck tout prêt ou le vôtre, contre un bot normal.
caption-wasteland = Seul ou ensemble contre l’IA, avec une Force toute prête.
caption-other =
    { $more ->
        [0]
            { $least ->
                [one] Pour { $least } joueur.
               *[other] Pour { $least } joueurs.
            }
       *[other] Pour { $least } à { $most } joueurs.
    }
n-bots =
    { $n ->
        [0] aucun bot
        [one] 1 bot
       *[other] { $n } bots
    }
fewer-bots = Un bot de moins
more-bots = Un bot de plus
bot-level = Niveau des bots
bot-random = au hasard
bot-easy = facile
bot-normal = normal
bot-hard = difficile
start-with =
    { $n ->
        [one] Jouer contre 1 bot
       *[other] Jouer contre { $n } bots
    }
start-alone = Commencer seul
continue = Continuer
continue-all = Les { $n } parties
your-turn = À vous
waits-others = on attend les autres
waits-seats = places libres
new-here = Première visite ?
new-here-text = Une première partie de { $game } vous montre tout pendant que vous jouez, en une dizaine de minutes.
new-here-go = Montrez-moi comment on joue
friends = Une table entre amis
friends-text = Vous obtenez un lien et un QR code pour l’appareil photo. Personne n’a besoin de compte.
make-table = Ouvrir une table
join = Rejoindre avec un code
join-code = Code ou lien de la table
join-go = Rejoindre
dice-promise = Les dés sont fixés avant le premier coup, et chacun peut les vérifier ensuite.
learn = Apprendre en jouant
learn-game = Première partie de { $game }
watch = Regarder
watch-open = Tables ouvertes
watch-title = Tables ouvertes à tous
watch-none = Personne ne joue en public pour le moment. Ouvrez une table et soyez le premier.
watch-running = partie en cours
library = Règles et cartes
rulebooks = Livrets de règles
cards = Cartes
new-title = Une table entre amis
new-game = Jeu
new-seats = Places
new-who = Qui s’y assoit
new-seat = Place { $n }
new-person = une personne
new-bot = un bot, { $level }
new-name = Nom de la table
new-name-example = Dimanche soir
new-door = Qui peut rejoindre
door-link = qui a le lien
door-open = tout le monde
door-password = qui connaît un mot de passe
new-pace = Temps
pace-none = sans limite
pace-quick = 10 minutes chacun, 10 secondes par coup
pace-calm = 30 minutes chacun, 20 secondes par coup
pace-day = un jour par réponse
pace-days = trois jours par réponse
new-more = Plus de réglages
new-undo = Reprendre un coup
new-watch = Spectateurs
new-chat = On peut discuter
new-host = Je lance la partie moi-même
new-open = Ouvrir la table
watch-played = Parties que vous avez jouées
more-options = Plus d’options
new-options = Ce qu’on joue : { $game }
new-own = Les vôtres
new-refused = Impossible ici ({ $title }) :
