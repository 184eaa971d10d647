# Una batalla de la campaña en la mesa real: entregada, corregida.
campaign-play-real = Librarla en la mesa real
campaign-to-real = A la mesa real
campaigns-fought = { $n ->
    [0] Aún no se ha librado ninguna batalla
    [one] Una batalla librada
   *[other] { $n } batallas libradas
}
hand-in-title = La campaña
hand-in-campaign = Campaña
hand-in-battle = Batalla { $n }
hand-in-send = Entregar el resultado
hand-in-owner = Lo entrega quien abrió esta batalla.
hand-in-refused = La campaña no puede aceptar este resultado: { $why }
hand-in-mend = Corrige el error en el historial y entrégalo después.
hand-in-taken = La campaña tiene este resultado.
hand-in-settle = Seguir con el asentamiento
hand-in-differs = La batalla acaba ahora de otra manera que en la campaña.
hand-in-wished = Se pregunta a los demás si están de acuerdo.
hand-in-look = ¿Qué cambiaría una corrección?
hand-in-correct = Corregir la campaña
hand-in-ask = Pedir a los demás que se corrija
hand-in-reopened = La campaña siguió tras esta batalla, que aquí ya no tiene final. Termínala otra vez para corregir la campaña.
hand-in-gone = La campaña siguió sin esta batalla.
wish-correct-mine = Se pregunta a los demás si se puede corregir el final de una batalla.
wish-correct-theirs = { $name } quiere corregir cómo acabó una batalla.
corrected-chance = El azar
corrected-working = Se recalcula todo…
corrected-changes = Lo que cambia
corrected-nothing = No cambia nada de lo que se cuenta.
corrected-lost = { $n ->
    [one] Una decisión posterior ya no encaja
   *[other] { $n } decisiones posteriores ya no encajan
}
corrected-filled = { $n ->
    [one] Una pregunta nueva recibe la respuesta más sencilla
   *[other] { $n } preguntas nuevas reciben la respuesta más sencilla
}
corrected-all-fits = Todas las decisiones posteriores siguen encajando.
