# La pantalla de inicio, las partidas guardadas y los ajustes.

## Los ajustes

settings-broken = Los ajustes de { $file } no se usan: { $problem } Corrige o borra el archivo.
settings-unread = no se puede leer ({ $error }).
settings-no-file = no es un archivo pequeño normal.
settings-no-toml = no es TOML válido.
settings-no-key = no hay ningún ajuste «{ $key }», solo estos: { $known }.
settings-no-value = «{ $value }» no vale para { $key }.
settings-unsaved = No se han podido guardar los ajustes en { $file } ({ $error }).
