# Las demás lecciones de Wasteland: marcadores, hallazgos, bombas; y qué enseña cada una.

lesson-wasteland-put-edge = Tú y el enemigo ponéis los marcadores por turnos, boca abajo: nadie sabe qué hay debajo de cada uno. Elegirás tu borde cuando estén todos, así que pon los tuyos hacia un borde y toma ese.
lesson-wasteland-put-pumps = Tú y el enemigo ponéis estos marcadores por turnos, boca abajo. Tu gente empieza entre las bombas: pon los tuyos tan cerca de ellas como puedas y deja que el enemigo camine.
lesson-wasteland-choose-markers = Elige el borde que tenga más marcadores cerca: tu gente llegará antes.
lesson-wasteland-place-pumps = Tu gente empieza entre las cuatro bombas. Coloca junto a una bomba a alguien que sepa de informática: así la primera acción ya puede bombear. Mantén al técnico dentro del cuadrado; sin él se pierden 2000 galones en cada ronda.
lesson-wasteland-place-guards = Esta miniatura no sabe de informática. Colócala por donde el enemigo tenga que pasar para llegar a las demás: quien cae en combate cuerpo a cuerpo es capturado.
lesson-wasteland-place-markers = Reparte a tu gente: cada miniatura frente a un marcador propio, para que nunca vayan dos al mismo.
lesson-wasteland-look = Aquí se puede mirar un marcador, y no cuesta ninguna acción: uno de investigación a la vista, uno de registro solo en contacto.
lesson-wasteland-locker = ¡Una taquilla de armas! Una acción saca dos armas del mazo. Sirven enseguida, y las dos cuentan al final.
lesson-wasteland-dropped = Aquí está lo que había encontrado una miniatura caída. Una acción lo recoge, y cuenta para ti.
lesson-wasteland-search = Este marcador pide una prueba de la habilidad que muestra. Un éxito roba un objeto; tras un fallo, esta miniatura no puede volver a intentarlo aquí en esta ronda. La opción dice las probabilidades.
lesson-wasteland-gather = Aquí hay un objeto: una acción lo roba, sin prueba.
lesson-wasteland-danger = Un peligro guarda el objeto: primero viene una carta de peligro, después el objeto. Una miniatura sana puede arriesgarse.
lesson-wasteland-pump = Esta miniatura está junto a una bomba: una acción, una prueba de informática. El primer éxito de una ronda trae 6000 galones, cada uno de los siguientes 1000. Tras un fallo, esta miniatura no puede volver a intentarlo en esta bomba en esta ronda.
lesson-wasteland-generator = El generador: una acción, una prueba de informática. Cuando funciona, trae él solo 5000 galones al final de cada ronda.
lesson-wasteland-to-marker = Lo que se encuentra decide esta batalla. Ve al próximo marcador que esta miniatura pueda abrir; para abrirlo, su base tiene que tocarlo.
lesson-wasteland-to-pump = Ve a la bomba más cercana: solo una miniatura que la toca puede usar su ordenador.
lesson-wasteland-to-generator = Alguien debería ir al generador: cuando funciona, trae 5000 galones en cada ronda. El camino es largo, así que empieza ya.
lesson-wasteland-wait = Esta miniatura ha hecho aquí lo que puede por ahora. Que se quede y se prepare: cuando un enemigo actúe a su vista, podrá reaccionar.
lesson-wasteland-use = Sus acciones se han agotado, pero lleva algo. Usar un objeto no cuesta ninguna acción; lee primero la carta y luego decide, o termina la activación.
lesson-wasteland-about-beginnings = La primera batalla: avanzar de cobertura en cobertura, disparar, cargar, reaccionar y liberar a un perro.
    .time = Unos veinte minutos
lesson-wasteland-about-fort-davis = Marcadores y hallazgos: ponerlos, mirarlos, abrir taquillas y llevarse más que el enemigo.
    .time = Una media hora
lesson-wasteland-about-water-plant = Habilidades y objetos bajo ataque: manejar las bombas, arrancar el generador, proteger a quien importa.
    .time = Unos cuarenta minutos
