# Wasteland: qué se pregunta. $model, $target: miniaturas por su nombre.

## Lo que decide el azar

topic-wasteland-layout = El azar dispone el terreno.
topic-wasteland-roll = Los dados deciden la prueba.
topic-wasteland-dice = Se tiran los dados de efecto.
topic-wasteland-armour = El dado rojo decide lo que bloquea la armadura.
topic-wasteland-flip = Se lanza la ficha de suerte.
topic-wasteland-scatter = La ficha de desviación señala la dirección.
topic-wasteland-find = Sale un objeto del mazo del yermo.
topic-wasteland-danger = Sale una carta del mazo de peligros.
topic-wasteland-marker = Se descubre lo que hay bajo el marcador.
topic-wasteland-token = El azar decide qué miniatura de la IA es la siguiente.
topic-wasteland-pick = El azar decide a quién se da.
topic-wasteland-chance = El azar decide lo que pasa ahora.

## Lo que decides tú

topic-wasteland-place = Despliega una miniatura: elige su lugar.
topic-wasteland-put = Coloca un marcador: elige su lugar.
topic-wasteland-choose = Elige una de las posibilidades que ofrece el escenario.
topic-wasteland-ready = Ronda { $round }: deja lista una de tus miniaturas.
topic-wasteland-turn = Activa una de tus miniaturas listas, o resérvalas.
topic-wasteland-action = { $model }: elige una acción, o termina la activación.
topic-wasteland-react = { $model } acaba de actuar: elige una miniatura que reaccione, o pasa.
topic-wasteland-reaction = { $model } reacciona: elige una acción rápida, o pasa.
topic-wasteland-charge-die = Elige la bonificación de carga: un dado negro o uno verde.
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
topic-wasteland-march = Una miniatura que no es de nadie se mueve como tú quieras: elige adónde, o déjala quieta.
topic-wasteland-over = La batalla ha terminado.
