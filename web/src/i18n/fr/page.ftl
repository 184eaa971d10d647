# Pages et messages qui n’appartiennent à aucune partie de la page.
app-name = Overseer
to-start = Page d’accueil
reload = Recharger
lost-title = Il n’y a rien à cette adresse
lost-text = Le lien est peut-être ancien, ou il manque une lettre.
page-failed = Cette partie de la page n’a pas pu être chargée. Il y en a peut-être une plus récente.
board-label = La table
