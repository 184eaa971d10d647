# The library (rulebook, cards, aid, lessons, notices, verification) and oneself.
library-sections = La bibliothèque
library-games = Jeux
library-rules = Règles
library-cards = Cartes
library-aid = Aide de jeu
library-learn = Apprendre
library-language = Langue
library-game-shelter = Shelter
library-game-tragic = Tragic
library-game-wasteland = Wasteland
library-game-campaign = Campagne
library-loading = Un instant…
library-again = Réessayer
library-offline = La table ne répond pas. Vérifiez votre connexion, puis réessayez.
library-broken = Quelque chose n’a pas marché. Réessayez dans un instant.

rules-search = Chercher un mot ou un numéro
rules-clear = Effacer la recherche
rules-results = Règles trouvées
rules-count = { $n ->
    [one] { $n } règle
   *[other] { $n } règles
 }
rules-contents = Sommaire
rules-example = Exemple.
rules-unknown = La règle { $id } n’est pas dans ce livre. Cherchez plutôt un mot.

cards-title = Les cartes de { $game }
cards-search = Chercher dans les noms et les textes
cards-shelves = Sortes de cartes
cards-count = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }
cards-more = En montrer { $n } de plus
cards-all = Toutes les cartes
cards-unknown = La carte « { $id } » n’existe pas. Cherchez parmi toutes les cartes.
cards-price = Pour construire
cards-cost = Coûte { $cost }
cards-copies = Exemplaires dans la pioche : { $n }.

aid-title = Aide de jeu de { $game }

learn-title = Apprendre en jouant
learn-intro = Jouez une première partie où chaque étape est expliquée. Rien ne peut mal tourner : vous pouvez tout reprendre.
learn-start = Première partie de { $game }
learn-further = Autres leçons
learn-shelter = Envoyez vos Résidents au travail, construisez des Salles à votre Niveau, combattez ce qui s’introduit. Des conseils vous guident.
learn-shelter-time = Une dizaine de minutes
learn-tragic = Posez des Aptitudes, jouez ce que vous pouvez payer, bloquez et répondez. Un duel avec deux decks tout prêts.
learn-tragic-time = Une quinzaine de minutes
learn-wasteland = Déplacez-vous, tirez et chargez sur une table libre, contre l’IA. Une petite bataille avec une Force toute prête.
learn-wasteland-time = Une vingtaine de minutes

notices-title = Mentions
notices-intro = Cette page est faite du travail d’autres personnes. Voici lesquelles, et sous quelle licence.
notices-unofficial = Overseer n’est pas officiel. Il ne contient ni image ni phrase des éditeurs ; son propre code est sous licence Apache 2.0.
notices-none = Les mentions n’ont pas pu être chargées.
notices-icons = Icônes
notices-set = { $n ->
    [one] { $n } icône
   *[other] { $n } icônes
 } de { $author }, { $licence }. Les couleurs et les tailles ont été changées.
notices-which = Lesquelles
notices-code = Polices et code
notices-licence = La licence

verify-title = Dés vérifiés
verify-back = Retour à la table { $code }
verify-checking = Chaque coup est rejoué et chaque dé comparé à la graine.
verify-good = Tout est en ordre
verify-good-text = { $game } : { $n ->
    [one] { $n } étape a été rejouée et vérifiée.
   *[other] { $n } étapes ont été rejouées et vérifiées.
 }
verify-part = Rien n’est faux, mais tout n’est pas prouvé
verify-bad = Cette partie n’est pas en ordre
verify-proved = Ce que cela prouve
verify-unproved = Ce que personne ne peut prouver ainsi
verify-commitment = Publié avant le premier coup
verify-seed = La graine, révélée à la fin
verify-own = Vérifiez vous-même
verify-own-text = Rien ne vous oblige à croire cette page. Téléchargez la partie et vérifiez-la sur votre machine :
verify-download = Télécharger la partie

account-title = Vous
account-of = { $name }
account-nobody = Personne ne vous connaît encore ici. Commencez avec un nom, ou revenez comme vous étiez.
account-signed = Connecté en tant que { $login }
account-guest = Vous jouez en invité. Ce navigateur se souvient de vous.
account-profile = Nom et langue
account-name = Nom
account-zone = Fuseau horaire
account-save = Enregistrer
account-saved = Enregistré.
account-code = Code de récupération
account-code-text = Avec ce code, vous continuez sur un autre appareil, avec toutes vos parties. Qui le possède peut jouer à votre place : gardez-le pour vous.
account-code-new = Créer un nouveau code
account-code-made = Le voici. Un ancien code ne vaut plus rien.
account-code-show = Montrer le code
account-copy = Copier
account-copied = Copié.
account-make = Créer un compte
account-make-text = Vous restez qui vous êtes, avec toutes vos parties, et pouvez vous connecter partout.
account-make-it = Créer le compte
account-login = Identifiant
account-password = Mot de passe
account-password-old = Mot de passe actuel
account-password-new = Nouveau mot de passe, 8 caractères au moins
account-password-change = Changer le mot de passe
account-password-changed = Changé. Toutes les autres sessions sont fermées.
account-begin = Jouer en invité
account-begin-it = Commencer
account-recover = Continuer depuis un autre appareil
account-recover-text = Saisissez le code de récupération que vous y avez créé.
account-recover-it = Continuer
account-enter = Se connecter
account-enter-instead = Dans ce navigateur, vous jouez en invité. Sans le code de récupération de cet invité, vous ne pourrez pas y revenir : notez-le d’abord.
account-enter-it = Se connecter
account-leave = Se déconnecter
account-leave-here = Se déconnecter ici
account-leave-all = Se déconnecter partout
account-devices = Vos appareils
account-devices-text = Vous êtes connecté ici. Déconnectez ce que vous ne connaissez pas ou n’utilisez plus.
account-device-here = cet appareil
account-device-used = Dernière utilisation : { $when }
account-device-since = Connexion : { $day }
account-device-end = Déconnecter
account-device-end-it = Déconnecter { $name }
account-device-ended = { $name } : déconnecté.
account-devices-end = Déconnecter tous les autres
account-devices-ended = Tous les autres appareils sont déconnectés.
account-notify = Quand c’est à vous
account-notify-text = Dans les parties au jour le jour, vous pouvez être prévenu par un webhook de Discord ou de Slack, ou par e-mail si cette table peut en envoyer.
account-notify-now = Vous êtes prévenu sur { $host }.
account-notify-stop = Ne plus prévenir
account-webhook = Adresse du webhook
account-webhook-form = Service
account-mail = E-mail
account-live = Aussi dans les parties en direct, quand je n’y suis pas
account-quiet = Pas la nuit
account-quiet-from = Silence dès
account-quiet-until = jusqu’à
account-proof = Le code reçu par e-mail
account-prove = Confirmer
account-kept = Ce que vous gardez ici
account-kept-kind =
    { $kind ->
        [uploads] fichiers envoyés
        [decks] decks
        [forces] forces
        [terrains] terrains
        [companions] batailles suivies
        [tables] tables où rien n’a commencé
       *[chat] lignes de tchat
    }
account-kept-size = { $kb } ko
account-data = Vos données
account-export-text = Tout ce qui est gardé sur vous, dans un fichier.
account-export = Télécharger mes données
account-delete-text = Si vous supprimez votre compte, votre nom, aussi dans le tchat, vos fichiers et vos sessions disparaissent. Les parties jouées restent, sans votre nom.
account-delete = Me supprimer…
account-delete-sure = Me supprimer pour toujours
account-delete-not = Me garder
