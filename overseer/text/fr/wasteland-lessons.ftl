# Les leçons de Wasteland après la première : marqueurs, trouvailles, pompes ; et ce que chacune apprend.

lesson-wasteland-put-edge = Vous et l’ennemi posez les marqueurs à tour de rôle, face cachée : personne ne sait ce qu’il y a dessous. Vous choisirez votre bord quand tous seront posés : placez donc les vôtres vers un bord, et prenez celui-là.
lesson-wasteland-put-pumps = Vous et l’ennemi posez ces marqueurs à tour de rôle, face cachée. Vos gens commencent entre les pompes : posez les vôtres aussi près d’elles que possible, et laissez marcher l’ennemi.
lesson-wasteland-choose-markers = Choisissez le bord près duquel se trouvent le plus de marqueurs : vos gens y seront avant l’ennemi.
lesson-wasteland-place-pumps = Vos gens commencent entre les quatre pompes. Placez à côté d’une pompe quelqu’un qui sait se servir des ordinateurs : sa première Action peut déjà pomper. Gardez le technicien dans le carré ; sans lui, 2 000 gallons sont perdus à chaque round.
lesson-wasteland-place-guards = Cette figurine ne sait rien des ordinateurs. Placez-la là où l’ennemi doit passer pour atteindre les autres : qui tombe en Combat rapproché est capturé.
lesson-wasteland-place-markers = Écartez vos gens : chacun en face d’un marqueur à soi, pour que deux figurines n’aillent jamais au même.
lesson-wasteland-look = Ici, on peut regarder un marqueur, et cela ne coûte aucune Action : un marqueur Investigation en vue, un marqueur Examinable seulement au contact.
lesson-wasteland-locker = Un casier d’armes ! Une Action y prend deux armes de la pile. Elles servent aussitôt, et toutes deux comptent à la fin.
lesson-wasteland-dropped = Ici se trouvent les trouvailles d’une figurine tombée. Une Action les ramasse, et elles comptent pour vous.
lesson-wasteland-search = Ce marqueur demande un test de la compétence qu’il montre. Une réussite fait piocher un objet ; après un échec, cette figurine ne peut plus l’essayer pendant ce round. Le choix indique les chances.
lesson-wasteland-gather = Il y a un objet ici : une Action le fait piocher, sans test.
lesson-wasteland-danger = Un danger garde l’objet : d’abord vient une carte de danger, puis l’objet. Une figurine en bonne santé peut s’y risquer.
lesson-wasteland-pump = Cette figurine est à une pompe : une Action, un test d’ordinateurs. La première réussite d’un round apporte 6 000 gallons, chaque autre 1 000. Après un échec, cette figurine ne peut plus essayer cette pompe pendant ce round.
lesson-wasteland-generator = Le générateur : une Action, un test d’ordinateurs. Une fois en marche, il apporte de lui-même 5 000 gallons à la fin de chaque round.
lesson-wasteland-to-marker = Ce sont les trouvailles qui décident de cette bataille. Allez au prochain marqueur que cette figurine peut ouvrir ; pour l’ouvrir, son socle doit le toucher.
lesson-wasteland-to-pump = Allez à la pompe la plus proche : seule une figurine qui la touche peut se servir de son ordinateur.
lesson-wasteland-to-generator = Quelqu’un devrait aller au générateur : une fois en marche, il apporte 5 000 gallons à chaque round. Le chemin est long, alors commencez tout de suite.
lesson-wasteland-wait = Cette figurine a fait ici ce qu’elle pouvait pour l’instant. Qu’elle reste et se prépare : quand un ennemi agit sous ses yeux, elle peut réagir.
lesson-wasteland-use = Ses Actions sont épuisées, mais elle porte quelque chose. Utiliser un objet ne coûte aucune Action ; lisez d’abord la carte, puis décidez ou terminez l’activation.
lesson-wasteland-about-beginnings = La première bataille : avancer de couvert en couvert, tirer, charger, réagir, et libérer un chien.
    .time = Une vingtaine de minutes
lesson-wasteland-about-fort-davis = Marqueurs et trouvailles : les poser, les regarder, ouvrir des casiers, et emporter plus que l’ennemi.
    .time = Une trentaine de minutes
lesson-wasteland-about-water-plant = Compétences et objets sous les attaques : actionner les pompes, lancer le générateur, protéger qui compte.
    .time = Une quarantaine de minutes
