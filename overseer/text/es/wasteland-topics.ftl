# Wasteland: qué se pregunta. $model, $target: miniaturas por su nombre.

## Lo que decide el azar

topic-wasteland-layout = El azar dispone el terreno.
topic-wasteland-roll = Los dados deciden la prueba.
topic-wasteland-dice = Se tiran los dados de efecto.
topic-wasteland-armour = El dado rojo decide lo que bloquea la armadura.
topic-wasteland-flip = Se lanza la ficha de suerte.
topic-wasteland-scatter = La ficha de desviación señala la dirección.
topic-wasteland-find = Sale un objeto del mazo del Yermo.
topic-wasteland-danger = Sale una carta del mazo de peligros.
topic-wasteland-marker = Se descubre lo que hay bajo el marcador.
topic-wasteland-token = El azar decide qué miniatura de la IA es la siguiente.
topic-wasteland-pick = El azar decide a quién se da.
topic-wasteland-chance = El azar decide lo que pasa ahora.

## Lo que decides tú

topic-wasteland-place = Despliega una miniatura: elige su lugar.
topic-wasteland-put = { $question ->
    [wall] Levanta un muro: elige su lugar, dirección y longitud, o pasa si ya hay bastantes.
    [turret] Coloca una torreta: elige su tipo y lugar.
    [mine] Entierra una mina: elige su tipo y lugar.
    [station-wall] Levanta un muro: elige su lugar, su dirección y su longitud.
    [charge] Coloca la carga explosiva: elige un lugar que toque la peana.
   *[other] Coloca un marcador: elige su lugar.
}
topic-wasteland-choose = { $question ->
    [food] Comida gratis: elige una carta y la unidad que la recibe.
    [weapon] Un arma gratis: elige una carta y la miniatura que la recibe.
    [chooses] Tú dices quién empieza: ¿serás tú?
    [point] Elige una miniatura que recibe un punto de acción de reserva.
    [missile] Antes de la batalla cae un misil: elige su blanco.
    [journalist] Nombra a tu periodista.
    [edges] Elige un borde: tus zonas están ahí y enfrente.
    [edge] Elige tu borde; el de enfrente es la salida.
    [look] Elige un pilar para mirarlo; nadie más ve su número.
    [swap] Elige los dos pilares que intercambias en secreto.
    [spread] Elige quién lleva la siguiente carga y si es auténtica.
    [pass] Elige la carga que se pasa.
    [side] Elige tu borde; el otro bando recibe el opuesto.
    [survivors] Del otro bando no queda nadie y aún podrías conseguir más. ¿Seguir jugando? Si no, la batalla acaba aquí.
   *[other] Elige una de las posibilidades que ofrece el escenario.
}
topic-wasteland-ready = Ronda { $round }: deja lista una de tus miniaturas.
topic-wasteland-turn = Activa una de tus miniaturas listas, o resérvalas.
topic-wasteland-action = { $model }: elige una acción, o termina la activación.
topic-wasteland-react = { $model } acaba de actuar: elige una miniatura que reaccione, o pasa.
topic-wasteland-reaction = { $model } reacciona: elige una acción rápida, o pasa.
topic-wasteland-charge-die = Elige el dado de la bonificación de carga.
topic-wasteland-cry = ¿Intenta { $model } un grito de guerra contra { $target }?
topic-wasteland-follow = ¿Persigue { $model } a { $target }?
topic-wasteland-slide = { $model } puede deslizarse alrededor de la peana de { $target }: elige un lugar, o quédate.
topic-wasteland-effect = Elige un efecto que compren tus iconos, o no compres nada más.
topic-wasteland-ratings = Un impacto alcanza a { $target }: elige qué armadura cuenta, la servoarmadura o la propia.
topic-wasteland-boost = Un impacto alcanza a { $target }: ¿gastas un refuerzo de armadura para tener +1 de armadura?
topic-wasteland-luck = ¿Gastas una ficha de suerte? Un lanzamiento decide si ayuda.
topic-wasteland-walk = Fuego de barrido: elige el siguiente blanco, o deja de disparar.
topic-wasteland-injury = Elige qué queda herido: el brazo o la pierna.
topic-wasteland-drop = { $model } encontró una carta de más: elige la que vuelve al mazo.
topic-wasteland-march = { $question ->
    [sleeper] { $model } tiene suerte y puede pasear un poco: elige adónde, o déjala quieta.
   *[other] Una miniatura que no es de nadie se mueve como tú quieras: elige adónde, o déjala quieta.
}
topic-wasteland-swap = { $model } puede tirar un dado amarillo en lugar de otro: elige el dado que se quita, o quédate con todos.
topic-wasteland-over = La batalla ha terminado.
