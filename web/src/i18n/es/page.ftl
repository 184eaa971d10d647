# Páginas y mensajes que no pertenecen a una sola parte de la página.
app-name = Overseer
to-start = Página de inicio
reload = Volver a cargar
lost-title = No hay nada en esta dirección
lost-text = Puede que el enlace sea antiguo o que falte una letra.
page-failed = Esta parte de la página no se pudo cargar. Puede que haya una más reciente.
board-label = La mesa
