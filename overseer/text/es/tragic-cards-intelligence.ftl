# Las cartas de Inteligencia de Tragic: nombres y una frase de ambiente. El texto de reglas se
# compone en otra parte.

## Ability cards

card-tragic-energy-expert = Experto en energía
    .flavour = Leíste la etiqueta de advertencia y luego la quitaste.
card-tragic-comprehension = Comprensión
    .flavour = El libro estaba del revés y aun así encontraste el error.
card-tragic-gadgeteer = Manitas
    .flavour = Cinta adhesiva, esperanza y una patente.
card-tragic-contingency-plan = Plan de contingencia
    .flavour = El plan B tiene su propio plan B.
card-tragic-photographic-memory = Memoria fotográfica
    .flavour = Por desgracia, en blanco y negro.

## Attacks

card-tragic-laser-burst = Ráfaga láser
    .flavour = Una luz al final del túnel, y se acerca.
card-tragic-plasma-rifle = Fusil de plasma
    .flavour = Deja un charco y muy pocas preguntas.
card-tragic-cryo-jet = Chorro criogénico
    .flavour = Se conserva doscientos años al fondo del congelador.
card-tragic-tesla-arc = Arco Tesla
    .flavour = Todos se dieron la mano. Ese fue el error.
card-tragic-orbital-uplink = Enlace orbital
    .flavour = El satélite llevaba dos siglos esperando una llamada.

## Actions and quests

card-tragic-research = Investigación
    .flavour = Una semana en la biblioteca ahorra un minuto de preguntas.
card-tragic-blueprint = Plano técnico
    .flavour = Falta el paso cuatro y el cinco está en llamas.
card-tragic-emp-charge = Carga de pulso
    .flavour = Todo lo que tiene enchufe vive un breve momento de duda.
card-tragic-crash-course = Curso acelerado
    .flavour = Doce lecciones en una tarde y un solo accidente.
card-tragic-data-mining = Minería de datos
    .flavour = En algún lugar de esta terminal alguien anotó el código de la puerta.
card-tragic-magnetic-storm = Tormenta magnética
    .flavour = Todas las brújulas coinciden: es hora de tumbarse.
card-tragic-memory-wipe = Borrado de memoria
    .flavour = Diste tu consentimiento. Solo que no lo recuerdas.
card-tragic-sensor-sweep = Barrido de sensores
    .flavour = Tres focos de calor, dos pulsos, una mala mano.
card-tragic-combat-program = Programa de combate
    .flavour = Pide permiso después, por cortesía.
card-tragic-molecular-relay = Relé molecular
    .flavour = Llegó en perfecto estado, pero no aquí.
card-tragic-robot-uprising = Rebelión robótica
    .flavour = Exigen aceite, corriente y tu silla.
card-tragic-lost-holotape = Holocinta perdida
    .flavour = Cuarenta minutos de estática, cuatro segundos de oro.
card-tragic-sealed-archive = Archivo sellado
    .flavour = Clasificado en la N, de «no abrir».

## Reactions

card-tragic-short-circuit = Cortocircuito
    .flavour = Una cuchara en el enchufe adecuado.
card-tragic-energy-screen = Pantalla de energía
    .flavour = Detiene las balas, la lluvia y la cháchara.
card-tragic-counter-argument = Contraargumento
    .flavour = Tres puntos, el segundo de los cuales es una llave inglesa.
card-tragic-logic-bomb = Bomba lógica
    .flavour = Esta frase es falsa. Bum.
card-tragic-overwrite = Sobrescritura
    .flavour = ¿Está seguro? Sí. No. Sí.

## Allies and companions

card-tragic-protectron = Protectrón
    .flavour = Servir, proteger y esperar a los demás.
card-tragic-eyebot = Robot ocular
    .flavour = Toca marchas y juzga tu orden doméstico.
card-tragic-early-synth = Sintético antiguo
    .flavour = Un esqueleto con contrato y batería.
card-tragic-laser-turret = Torreta láser
    .flavour = No puede ir hacia ti. No le hace falta.
card-tragic-assaultron = Asaltrón
    .flavour = Hecha para abrazar, por gente que entendió mal la palabra.
card-tragic-courser = Courser
    .flavour = Sabe tu nombre, tu camino y cuánto vas a correr.
card-tragic-curie-mrs-nanny = Curie – Mrs Nanny
    .flavour = Tres brazos, uno de ellos con un termómetro.
card-tragic-curie-miss-nanny = Curie – Miss Nanny
    .flavour = Doscientos años de experimentos, y sigue con curiosidad.
card-tragic-curie-synth = Curie – Sintética
    .flavour = Respirar es extraño, anota, y sigue anotando.

## Objects of every kind

card-tragic-fusion-cell = Célula de fusión
    .flavour = Está tibia al tacto, y eso nunca es buena señal.
card-tragic-wrist-computer = Ordenador de pulsera
    .flavour = Mapas, radio, linterna, y no hay forma de quitárselo.
card-tragic-laser-musket = Mosquete láser
    .flavour = Girar, apuntar, lamentarlo y volver a girar.
card-tragic-clever-pills = Pastillas de ingenio
    .flavour = Ves cómo encaja todo, hasta eso de las cuatro.
card-tragic-tesla-pack = Mochila Tesla
    .flavour = Aún se puede abrazar. Una vez.
card-tragic-workbench = Banco de trabajo
    .flavour = Donde lo roto espera romperse mejor.
card-tragic-auto-doc = Autodoctor
    .flavour = Tiene voz dulce y manos de tostadora.
card-tragic-mainframe = Ordenador central
    .flavour = Llena el sótano y es casi tan rápido como tú.
