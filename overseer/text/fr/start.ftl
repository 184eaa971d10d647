# L’écran d’accueil, les parties enregistrées et les réglages.

## Les réglages

settings-broken = Les réglages de { $file } ne sont pas utilisés : { $problem } Corrigez ou supprimez le fichier.
settings-unread = il est illisible ({ $error }).
settings-no-file = ce n’est pas un petit fichier ordinaire.
settings-no-toml = ce n’est pas du TOML valable.
settings-no-key = il n’y a pas de réglage « { $key } », seulement ceux-ci : { $known }.
settings-no-value = « { $value } » ne convient pas à { $key }.
settings-unsaved = Les réglages n’ont pas pu être enregistrés dans { $file } ({ $error }).
