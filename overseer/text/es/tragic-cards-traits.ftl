# Los Rasgos de Tragic: nombres y una frase de ambiente. El texto de reglas se compone en otra parte.

card-tragic-no-trait = Sin Rasgo
    .flavour = Nada especial, y a mucha honra.

## Races

card-tragic-human = Humano
    .flavour = Sigue aquí, en contra de todo consejo.
card-tragic-ghoul = Necrófago
    .flavour = Se le fue la piel, se le quedó el carácter.
card-tragic-super-mutant = Supermutante
    .flavour = Grandes respuestas a preguntas pequeñas.
card-tragic-deathclaw = Sanguinario
    .flavour = Solo da la mano una vez, y con todas las garras.
card-tragic-synth = Sintético
    .flavour = Como nuevo, porque lo es.
card-tragic-humanoid-robot = Robot humanoide C-27
    .flavour = Montado a mano, y nunca lo ha perdonado.

## Named traits

card-tragic-kamikaze = Kamikaze
    .flavour = El primero en entrar, y sin planes para la noche.
card-tragic-you-are-magic = Eres mágico
    .flavour = Querías robar esa carta. La otra también.
card-tragic-good-natured = Bonachón
    .flavour = Siempre repite plato, nunca repite golpe.
card-tragic-mysterious-stranger = Misterioso extraño
    .flavour = Un sombrero, un abrigo, un disparo, y nadie le ha pagado.
card-tragic-jinx = Gafe
    .flavour = Mala suerte para todos, y en ración triple.
card-tragic-four-eyes = Cuatro ojos
    .flavour = Lo ve todo claro, sobre todo lo que puede salir mal.
card-tragic-undecided = Indeciso
    .flavour = Cocinero, cerrajero, dentista, o las tres cosas para el jueves.
card-tragic-studious = Estudioso
    .flavour = Cada cosa a su tiempo, y con notas al pie.
card-tragic-nerd-rage = Furia friki
    .flavour = No debiste tocar la colección.
card-tragic-one-handed = Unidiestro
    .flavour = La derecha lo hace todo. La izquierda aplaude sola.

## Further traits

card-tragic-heavy-handed = Mano pesada
    .flavour = La precisión es para los que pegan flojo.
card-tragic-fast-shot = Tiro rápido
    .flavour = Apuntar es disparar despacio.
card-tragic-small-frame = Menudo
    .flavour = Difícil de acertar, más difícil de vestir.
card-tragic-gifted = Superdotado
    .flavour = El primero de la clase, el último del patio.
card-tragic-hermit = Ermitaño
    .flavour = El vecino más cercano es un rumor.
card-tragic-chem-fiend = Yonqui
    .flavour = Vivir mejor, vivir menos.
card-tragic-hot-headed = Exaltado
    .flavour = Tiene respuesta para todo, y siempre es el puño.
card-tragic-daredevil = Temerario
    .flavour = Siempre delante, donde la vista es buena y el aire va cargado.
card-tragic-natural-leader = Líder nato
    .flavour = Lo delega todo, sobre todo la pelea.
card-tragic-glowing-skin = Piel luminosa
    .flavour = Ahorra velas, cuesta amigos.
card-tragic-thick-scars = Cicatrices gruesas
    .flavour = Lo que sanó mal aguanta bien.
