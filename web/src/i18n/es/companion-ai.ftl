# El marco de la IA por preguntas; lo que pregunta y dice viene del servidor.
ai-title = La IA
ai-turn = Turno de la IA
ai-idle = La IA no tiene nada que hacer ahora. Es vuestro turno.
ai-who = { $name } actúa
ai-who-reacts = { $name } podría reaccionar
ai-action = { $n ->
    [1] primera acción de dos
   *[other] segunda acción de dos
}
ai-quick = con sus puntos de acción
ai-reaction = una reacción
ai-yes = Sí
ai-no = No
ai-nobody = Nadie
ai-answer = Elige
ai-these = { $n ->
    [one] Esta
   *[other] Estas { $n }
}
ai-health = Salud: { $left } de { $health }
ai-thing = { $name }, salud: { $left } de { $health }
ai-entry = { $text }:
ai-why = ¿Por qué?
ai-undo = Deshacer la última entrada
ai-chance = { $stage ->
    [draw] Robar una ficha
    [die] Tirar el dado
   *[other] Robar una
}
ai-by-hand = { $stage ->
    [draw] O toca la que habéis robado vosotros.
    [die] O toca la cara que habéis tirado vosotros.
   *[other] O toca la que habéis robado vosotros.
}
ai-do = { $id ->
    [attack] Ataque: dados
    [done] { $deed ->
        [fight] Hecho, sin los dados de la app
        [shoot] Hecho, sin los dados de la app
        [throw] Hecho, sin los dados de la app
        [prepare] Hecho, la ficha está puesta
        [reload] Hecho, está cargada
        [look] Hecho, ya ha mirado
        [detonate] Estalla
       *[other] Hecho, está allí
    }
    [worked] Ha salido bien
    [failed] Ha fallado
    [cannot] No puede
    [stuck] Acabó de otro modo
    [activate] Actúa
    [end] Seguir
    [turn] Siguiente turno
    [pass] Seguir
   *[noticed] Ha actuado: ¿quién reacciona?
}
ai-reacts = Una de las mías reacciona
ai-reacts-help = Gasta su ficha de reacción. Los ataques y el daño se anotan en la mesa.
ai-reacts-still = { $name } reacciona y se queda
ai-reacts-moved = { $name } reacciona y se mueve
ai-ended = ¿Cómo acabó?
ai-whole = Recorrió toda su regla.
ai-touches = ¿A quién toca ahora?
ai-moved = Alguien más se movió por ello
ai-so-it-is = Así está
ai-throw = { $is ->
    [strike] El ataque
    [activate] Actúa
   *[other] Dados
}
ai-range = Alcance
ai-short = Corto
ai-long = Largo
ai-cover = Elementos de cobertura
ai-facts = Qué ha pasado en este escenario
ai-wears = { $name } lleva la armadura
ai-under = ¿Quién está bajo el disco?
