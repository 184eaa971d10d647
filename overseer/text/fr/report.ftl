# Images et pages des simulations (overseer[reports]).

report-no-libraries = Il faut pour les images et les pages des bibliothèques qui ne sont pas installées ({ $missing }). Installez-les avec : pip install "overseer[reports]"
report-error-kind = { $option } ne peut pas écrire « { $file } ». Donnez au fichier un nom qui se termine ainsi : { $kinds }.
