# Imágenes y páginas de simulaciones (overseer[reports]).

report-no-libraries = Las imágenes y las páginas necesitan bibliotecas que no están instaladas ({ $missing }). Instálalas con: pip install "overseer[reports]"
report-error-kind = { $option } no puede escribir «{ $file }». Dale al archivo un nombre que termine así: { $kinds }.
