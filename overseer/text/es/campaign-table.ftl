# La campaña a pantalla completa.

table-title-campaign = CAMPAÑA
table-campaign-progress = { $course ->
    [linked] batalla { $number } de 5
   *[free] batalla { $number }
}
table-campaign-progress-in = { $progress }: { $scenario }
table-campaign-caps = { $caps } chapas
table-campaign-no-settlement = Sin asentamiento
table-campaign-below = ⇧↓ más
table-campaign-fight = La batalla está preparada. Intro: librarla aquí. E: decir cómo acabó en una mesa de verdad.
table-campaign-fight-only = La batalla está preparada. Intro: librarla.
table-campaign-played-only = Las batallas de esta campaña se libran aquí; nadie cuenta cómo acabaron.
table-campaign-build = Construir: { $family } ({ $n })
table-campaign-scrap = Desguazar ({ $n })
table-campaign-guard = Un refuerzo de armadura para una unidad ({ $n })
table-campaign-perk = Ventajas del asentamiento ({ $n })
table-campaign-limit = { $n } chapas
table-campaign-own-force = f: formar una propia
table-campaign-ready = A la batalla
table-campaign-model = Ventajas para { $model } ({ $n })
table-campaign-lead = { $model } lidera ({ $n })
table-campaign-unperk = Renunciar a una ventaja ({ $n })
table-campaign-supply = Encender o apagar ({ $n })
table-campaign-name = Por su nombre: { $structure } ({ $n })
table-campaign-more = … y { $n } más
table-campaign-cards = Cartas
table-campaign-no-cards = Todavía no hay cartas.
table-campaign-force = Fuerza
table-campaign-bench-keys = Intro o +: añadir   −: quitar   Tab: la otra lista   u: deshacer   Ctrl-S: traerla   /: archivo o código   Esc: volver
table-campaign-bench-unit = Unidades
table-campaign-bench-card = { $store ->
    [yes] Cartas de los almacenes
   *[no] Armas y objetos
}
table-campaign-bench-boost = Impulsos
table-campaign-bench-perk = Ventajas
table-campaign-bench-leader = Carta de líder
table-campaign-bench-pool = Lo que se puede añadir
table-campaign-bench-sum = { $caps } de { $limit } chapas
table-campaign-bench-good = Todo en orden: Ctrl-S la trae.
table-campaign-entered = El resultado de una batalla de verdad
table-campaign-timeline = Batallas
table-campaign-journal = Misiones
table-campaign-briefing = Informe
table-campaign-ask-keys = Intro: responder   Esc: dejarlo
table-campaign-entry-keys = Intro: responder   ↑: la pregunta anterior   Esc: dejarlo
table-campaign-on = una estructura que funciona
table-campaign-off = una sin energía o sin agua
table-campaign-used = usada en esta fase
table-key-campaign-briefing = informe

table-key-campaign-entered = resultado
table-key-campaign-force = fuerza
table-key-campaign-timeline = batallas
table-key-campaign-journal = misiones
table-key-campaign-other = jugadores

table-help-aim-campaign = Libra batalla tras batalla y, entre ellas, saca lo mejor de tu asentamiento: construye en el paso 1, roba en el paso 2, elige en el paso 3; a ningún paso se vuelve. La campaña enlazada se decide en la quinta batalla; una libre, por victorias y luego chapas.
table-help-mouse-campaign = Ratón: el primer clic en una línea la muestra, el segundo la hace.
table-help-campaign-walk = arriba y abajo por la lista
table-help-campaign-on = al final del paso, y otra vez: acabarlo; no llevar misión; conservar al líder
table-help-campaign-back = cerrar una lista
table-help-campaign-briefing = de qué tratan la campaña y su próxima batalla
table-help-campaign-entered = decir cómo acabó una batalla en una mesa de verdad
table-help-campaign-force = formar la fuerza: unidades, y lo que han dado tus almacenes
table-help-campaign-timeline = todas las batallas con resultados y consecuencias
table-help-campaign-journal = el diario de misiones
table-help-campaign-other = el asentamiento del siguiente jugador
table-help-campaign-cards = tus cartas completas
table-help-campaign-read = arriba y abajo por la explicación
table-help-campaign-settlement = arriba y abajo por el asentamiento, si no cabe en su panel
table-help-campaign-leave = guardar y salir; «overseer campaign» sigue
