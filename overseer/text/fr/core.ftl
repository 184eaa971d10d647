# Les mots du noyau : ce qui vaut à toutes les tables, quel que soit le jeu.

### Pourquoi pas

refusal-seats = { $seats ->
    [one] { $seats } joueur ne peut pas jouer à ce jeu.
   *[other] { $seats } joueurs ne peuvent pas jouer à ce jeu.
} Choisissez un nombre de { $least } à { $most }.
refusal-seats-exactly = { $seats ->
    [one] { $seats } joueur ne peut pas y jouer.
   *[other] { $seats } joueurs ne peuvent pas y jouer.
} Il en faut exactement { $most }.
refusal-game = Il n’existe pas de jeu « { $name } ». Choisissez parmi ceux-ci : { $known }.
refusal-game-broken = Le jeu « { $name } » est là mais ne peut pas être chargé ({ $error }). Corrigez-le, mettez-le à jour ou retirez-le ; tous les autres jeux restent jouables.
refusal-game-taken = Il existe déjà un jeu « { $name } », et un autre ne peut pas prendre son nom. Donnez au nouveau jeu un nom à lui.
refusal-bot = Il n’existe pas de bot « { $name } » pour ce jeu. Choisissez parmi ceux-ci : { $known }.
refusal-bot-file = « { $file } » n’est pas le fichier d’un bot. Indiquez un fichier qui existe et se termine par .py, comme file:mybot.py.
refusal-bot-file-name = Un bot ne peut pas s’appeler « { $name } ». Donnez à son fichier un nom en minuscules, chiffres, - et _, de 30 signes au plus, qu’aucun bot ne porte ici.
refusal-bot-file-twice = Un autre bot s’appelle déjà « { $name } ». Donnez un autre nom au fichier.
refusal-option = L’option « { $name } » n’existe pas ou ne peut pas avoir cette valeur. Sont permis ici : { $allowed }.
refusal-seed = Une graine est un nombre entier de 0 à { $most }. Choisissez un tel nombre ou n’indiquez pas de graine.
refusal-notation = « { $text } » n’est pas un coup de ce jeu. Choisissez l’un des coups proposés ou écrivez-le comme eux.
refusal-over = La partie est terminée. Commencez-en une autre pour continuer à jouer.
refusal-turn = Ce n’est pas au joueur { $seat } de jouer. Attendez la décision du joueur { $asked }.
refusal-spectator = Qui ne fait que regarder ne joue pas.
refusal-undo = Ce coup ne peut plus être repris : le hasard, un autre joueur ou une révélation est passé par là. Continuez à partir d’ici.
refusal-undo-nothing = Vous n’avez encore joué aucun coup : il n’y a rien à reprendre.
refusal-no-clock = Ce jeu ne connaît pas de chronomètre. Continuez sans.
refusal-time-twice = Le temps a déjà été annoncé. Jouez jusqu’à la fin.
refusal-resigned = Le joueur { $seat } est hors jeu et ne décide plus de rien. Regardez la suite ou commencez une nouvelle partie.
refusal-away = Le joueur { $seat } passe pour absent, et on répond à sa place. Dites d’abord que vous êtes là.
refusal-already-idle = Le joueur { $seat } passe déjà pour absent. Continuez.
refusal-already-here = Le joueur { $seat } est déjà là. Continuez.
refusal-setting = Le réglage « { $name } » n’existe pas dans ce jeu ou ne peut pas avoir cette valeur. Sont permis ici : { $allowed }.
refusal-asides = On a déjà repris et réglé { $most } fois dans cette partie : ce n’est plus possible. Continuez à jouer.
refusal-played-here = Le résultat d’une bataille jouée ici est tiré de son enregistrement. Jouez la bataille jusqu’à la fin.

refusal-record-file = L’enregistrement { $file } est illisible ({ $error }). Vérifiez son nom et votre droit de l’ouvrir.
refusal-record-large = { $file } est trop gros pour l’enregistrement d’une partie. Vérifiez que c’est le bon fichier.
refusal-record-header = { $file } n’est pas l’enregistrement d’une partie, ou sa première ligne est abîmée. Choisissez un autre fichier.
refusal-record-format = { $file } est écrit au format { $format }, que cette version ne connaît pas. Installez la version d’Overseer qui l’a écrit.
refusal-record-line = La ligne { $line } de { $file } est abîmée ; les { $moves } coups qui la précèdent sont intacts. Reprenez à partir de là ou utilisez une autre copie du fichier.
refusal-record-cut = { $file } s’interrompt à la ligne { $line } ; les { $moves } coups qui la précèdent sont intacts. Reprenez à partir de là ou utilisez une autre copie du fichier.
refusal-record-after-end = { $file } continue après la fin de la partie, à la ligne { $line }. Quelqu’un a modifié le fichier : utilisez-en une autre copie.
refusal-record-rules = Cet enregistrement suit les règles { $theirs }, mais on joue ici avec les règles { $ours }. { $release ->
    [unknown] Pour le revoir, installez la version d’Overseer qui l’a écrit.
   *[other] Pour le revoir, installez Overseer { $release }.
}{ $over ->
    [yes] {""}
   *[no] { $game ->
        [campaign] {" "}Pour la continuer : overseer campaign
       *[other] {" "}Pour continuer la partie ici : overseer play --resume "FICHIER"
    }
}
refusal-record-stays = Cette partie a été commencée avec les règles { $theirs }, avec des options ou des cartes que les règles d’aujourd’hui refusent. { $release ->
    [unknown] Terminez-la avec la version d’Overseer qui l’a écrite.
   *[other] Terminez-la avec Overseer { $release }.
}
refusal-record-cards = Cet enregistrement de { $game } a été joué avec d’autres cartes. { $release ->
    [unknown] Utilisez le fichier de cartes avec lequel il a été joué, ou la version d’Overseer qui l’a écrit.
   *[other] Overseer { $release } les a.
}
refusal-record-seat = Le coup { $move }, « { $text } », vient d’un joueur à qui rien n’était demandé. Les coups précédents sont intacts ; pour la suite, utilisez une autre copie du fichier.
refusal-record-notation = Le coup { $move }, « { $text } », n’est pas un coup de ce jeu. Les coups précédents sont intacts ; pour la suite, utilisez une autre copie du fichier.
refusal-record-illegal = Le coup { $move }, « { $text } », est contraire à la règle { $rule }. Les coups précédents sont intacts ; pour la suite, utilisez une autre copie du fichier.
refusal-record-chain = L’enregistrement a été modifié au coup { $move }, « { $text } », ou avant : son sceau ne correspond pas. Les coups précédents sont intacts ; pour la suite, utilisez une autre copie du fichier.
refusal-record-end = La fin de l’enregistrement ne correspond pas à ses coups. Quelqu’un a modifié le fichier : utilisez-en une autre copie.
refusal-record-running = Les dés ne peuvent être vérifiés qu’une fois la partie terminée, quand la graine est révélée. Terminez d’abord la partie.
refusal-record-seed = Cette graine n’est pas celle qui a été fixée avant le premier coup. Utilisez une autre copie du fichier, ou ne vous y fiez pas.
refusal-record-dice = Le coup { $move } n’est pas celui que donne la graine : ces dés étaient pipés. Ne vous fiez pas à cet enregistrement.
refusal-record-mix = Les parts dont la graine a été mêlée ne la donnent pas, ou ne sont pas celles fixées auparavant : ces dés étaient pipés. Ne vous fiez pas à cet enregistrement.
refusal-record-signature = La signature sous cet enregistrement ne correspond pas : il a été modifié après que la table l’avait signé. Ne vous y fiez pas.
refusal-record-write = La partie n’a pas pu être enregistrée dans { $file } ({ $error }). Choisissez un autre emplacement, ou faites de la place et recommencez.
refusal-record-locked = { $file } se joue en ce moment ailleurs{ $process ->
    [unknown] {""}
   *[other] {" "}(processus { $process })
}. Quittez d’abord la partie là-bas, ou indiquez un autre fichier.
refusal-record-no-seed = La graine secrète de { $file } manque ou est illisible : la partie ne peut pas continuer avec les mêmes dés. Remettez le fichier { $file }.seed à côté.
refusal-record-gap = L’entrée { $move } de cette partie manque. Utilisez une copie complète : sans elle, la partie ne peut pas continuer.
refusal-record-game = C’est un enregistrement du jeu « { $theirs } », pas de « { $ours } ». Ouvrez-le avec son jeu.
refusal-record-claims = La première ligne de cet enregistrement affirme, d’une mise à jour ou d’une autre table, ce que ses coups rendent impossible. Quelqu’un a modifié le fichier : utilisez-en une autre copie.
refusal-record-spelling = Le coup { $move }, « { $text } », n’est pas écrit comme Overseer l’écrit : « { $right } ». Les coups précédents sont intacts ; pour la suite, utilisez une autre copie du fichier.
refusal-record-bytes = La ligne { $line } dit bien ce que dit un enregistrement, mais n’est pas écrite comme Overseer l’écrit. Quelqu’un, ou un autre programme, a récrit le fichier : prenez-le tel qu’il a été remis.
refusal-record-asides = Cet enregistrement reprend et règle plus de { $most } fois, ce qu’aucune partie ne fait. Ne vous y fiez pas.

### Ce qui s’est passé

event-undone = { $seat } a repris un coup.
event-resigned = { $seat } a abandonné.
event-time-up = Le temps est écoulé.
event-timed-out = Le temps de { $seat } s’est écoulé.
event-away = { $seat } a quitté la table ; on répond à sa place, au plus simple, jusqu’à son retour.
event-here = { $seat } a repris sa place.
event-updated = Jusqu’ici, on jouait avec les règles { $rules }. Celles d’aujourd’hui valent désormais ; { $left_out ->
    [0] tous les coups joués restent
    [one] un coup d’alors a été écarté
   *[other] { $left_out } coups d’alors ont été écartés
}{ $filled_in ->
    [0] {""}
    [one] , et une question nouvelle a reçu une réponse
   *[other] , et { $filled_in } questions nouvelles ont reçu une réponse
}.
event-corrected = Un résultat antérieur a été corrigé et toute la suite recalculée ; { $left_out ->
    [0] tout ce qui a été décidé depuis reste valable
    [one] une décision ne convient plus
   *[other] { $left_out } décisions ne conviennent plus
}{ $filled_in ->
    [0] {""}
    [one] , et une question nouvelle a reçu la réponse la plus simple
   *[other] , et { $filled_in } questions nouvelles ont reçu la réponse la plus simple
}.
event-imported = Jusqu’ici, la partie se jouait ailleurs et a été apportée dans un fichier. Cette table lance désormais les dés.

end-resigned = Tous les autres ont abandonné.
end-forfeit = Tous les autres ont abandonné ou n’ont plus de temps.
end-abandoned = Plus personne ne joue.
end-time = Le temps est écoulé.

### Les règles de toutes les tables

rule-OV-S1 = Chaque jeu dit à combien on peut y jouer.
    .title = Nombre de joueurs
rule-OV-G1 = Un jeu se choisit par son nom : un jeu fourni avec Overseer ou un jeu installé à côté.
    .title = Jeux connus
rule-OV-B1 = Chaque jeu nomme les bots qui savent y jouer.
    .title = Bots connus
rule-OV-O1 = Un jeu se prépare avec les options qu’il connaît, chacune avec une valeur qu’il permet.
    .title = Options
rule-OV-N1 = Chaque coup a une notation, la même dans toutes les langues. Ce qui n’est pas une notation du jeu n’est pas un coup.
    .title = Notation
rule-OV-N2 = Une partie peut être répétée à partir d’une graine : un nombre entier, non négatif, de 63 bits au plus.
    .title = Graines
rule-OV-T1 = Seul joue celui à qui l’on demande une décision. Pour un choix secret, tous ceux qui en doivent un sont interrogés en même temps.
    .title = À qui de jouer
rule-OV-T2 = Quand une partie est terminée, on n’y joue plus aucun coup.
    .title = La fin
rule-OV-U1 = Vous pouvez reprendre vos propres coups, un par un, mais jamais au-delà d’un dé ou d’une carte piochée, du coup d’un autre joueur ou d’une révélation. Seul contre des bots, vous pouvez aussi revenir au-delà de leurs réponses et du hasard ; l’enregistrement le dit.
    .title = Reprendre un coup
rule-OV-R1 = Un enregistrement contient chaque coup avec un sceau qui le lie à tous les précédents. La graine est fixée avant le premier coup et révélée à la fin : chacun peut ainsi vérifier les coups et les dés.
    .title = Enregistrements
rule-OV-E1 = Qui abandonne ne gagne pas et ne décide plus de rien : ce qu’on lui demande encore reçoit une réponse d’office. Les autres continuent, et celui qui reste seul gagne ; quand plusieurs sont du même camp ou jouent contre l’IA, c’est le dernier de son camp qui compte.
    .title = Abandonner
rule-OV-C1 = Quand le temps d’une partie est écoulé, les règles du jeu disent ce qui suit. Si elles ne connaissent pas de chronomètre, la partie s’arrête aussitôt : qui est en tête d’après ce que tous voient gagne, et personne si les règles ne peuvent pas le dire. La fin du temps n’est annoncée qu’une fois.
    .title = Chronomètre
rule-OV-C2 = Qui n’a plus de temps au moment de décider est hors jeu, comme après un abandon.
    .title = Le temps de chacun
rule-OV-A1 = À la place d’un absent, on répond au plus simple, et ces réponses sont ses coups, tant que quelqu’un d’autre est là ; il peut encore gagner. Qui revient le dit d’abord. Si tous sont absents, la partie attend.
    .title = Absence
rule-OV-H1 = Chacun peut régler quand il veut être interrogé, autant que le jeu le propose. Ce réglage ne regarde personne d’autre.
    .title = Réglages
rule-OV-L1 = Dans une partie, on reprend, règle, part ou revient au plus 10 000 fois.
    .title = Une limite pour toute partie
rule-OV-M1 = Quand une partie se joue à l’intérieur d’une autre, comme les batailles d’une campagne, son issue est tirée de son enregistrement. Personne ne la dicte, et personne ne l’invente pour un absent.
    .title = Une partie dans la partie
