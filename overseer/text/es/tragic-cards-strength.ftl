# Las cartas de Fuerza de Tragic: sus nombres y una frase de ambiente. El texto de reglas se compone
# en otro sitio.

## Ability cards

card-tragic-legendary-strength = Fuerza legendaria
    .flavour = Los tarros se abren solos en cuanto entras en la cocina.
card-tragic-hammer-arm = Brazo de martillo
    .flavour = Una palmada tuya en la espalda cuenta como acto de guerra.
card-tragic-bone-breaker = Rompehuesos
    .flavour = Doscientas seis oportunidades, y con una basta.
card-tragic-iron-fists = Puños de hierro
    .flavour = Sin munición, sin mantenimiento, sin factura.
card-tragic-trophy-hunter = Cazatrofeos
    .flavour = Cada diente del collar tiene su historia, casi siempre corta.

## Attacks

card-tragic-punch = Puñetazo
    .flavour = El arma más vieja del Yermo, y sigue en garantía.
card-tragic-bat-blow = Golpe de bate
    .flavour = La liga ya no existe, la temporada continúa.
card-tragic-claw-blow = Zarpazo
    .flavour = Cinco aberturas que el sastre no había previsto.
card-tragic-head-butt = Cabezazo
    .flavour = Duele menos si dentro no hay nada que sacudir.
card-tragic-cannibal-bite = Mordisco caníbal
    .flavour = Producto local y fresquísimo.
card-tragic-wrecking-swing = Golpe demoledor
    .flavour = Uno para el dueño y otro para los muebles.
card-tragic-axe-throw = Lanzamiento de hacha
    .flavour = Un argumento cortante a diez pasos.
card-tragic-ground-slam = Golpe sísmico
    .flavour = El temblor era natural. El bruto, no tanto.
card-tragic-rampage = Arrebato
    .flavour = Nadie contó los golpes: después del tercero nadie contaba.

## Actions and quests

card-tragic-shoulder-throw = Proyección de hombro
    .flavour = La gravedad hace el trabajo y tú firmas.
card-tragic-smash-to-pieces = Hacer añicos
    .flavour = De todos modos, la licencia llevaba doscientos años de retraso.
card-tragic-war-cry = Grito de guerra
    .flavour = Ninguna palabra, pero todos lo entendieron.
card-tragic-bloodlust = Sed de sangre
    .flavour = El médico recomendó más carne roja.
card-tragic-wrestling-hold = Llave de lucha
    .flavour = Llegó con casco y se fue sin él.
card-tragic-raze = Arrasar
    .flavour = A partir de ahora, son vistas despejadas.
card-tragic-title-fight = Combate por el título
    .flavour = El cinturón es un tapacubos, el orgullo es auténtico.
card-tragic-big-game-hunt = Caza mayor
    .flavour = Lleva un cuchillo grande, un amigo más grande y la olla más grande.

## Reactions

card-tragic-brace = Aguantar el golpe
    .flavour = Aprieta los dientes, los dos.
card-tragic-counter-punch = Contragolpe
    .flavour = Es de mala educación no devolver una llamada.
card-tragic-unwilling-shield = Escudo a la fuerza
    .flavour = Siempre quiso mediar entre vosotros.
card-tragic-break-the-line = Romper la línea
    .flavour = Vinieron en fila y se fueron en montón.

## Allies and companions

card-tragic-raider-bruiser = Matón saqueador
    .flavour = Le prometieron un seguro dental.
card-tragic-pit-fighter = Luchadora de foso
    .flavour = Nueve victorias, un empate, y del empate no se habla.
card-tragic-mutant-bomber = Mutante bomba
    .flavour = Solo tiene una idea, y la lleva bajo el brazo.
card-tragic-rust-devil = Diablo del Óxido
    .flavour = Desmontó un robot y se puso lo que quedaba.
card-tragic-super-mutant-brute = Bruto supermutante
    .flavour = Una vez leyó un libro. El libro no sobrevivió.
card-tragic-super-mutant-behemoth = Behemot supermutante
    .flavour = Eso no es una farola, es su mondadientes.
card-tragic-deathclaw-matriarch = Matriarca sanguinaria
    .flavour = Tú encontraste el huevo. Ella te encontró a ti.
card-tragic-bess-anvil = Bess – Herrera
    .flavour = Golpea el hierro mientras está caliente y a los demás mientras son lentos.

## Objects

card-tragic-brass-knuckles = Puño americano
    .flavour = Joyería con un propósito.
card-tragic-super-sledge = Supermazo
    .flavour = Abre una puerta donde haga falta.
card-tragic-spiked-harness = Arnés de púas
    .flavour = Se acabaron los abrazos.
card-tragic-punching-bag = Saco de boxeo
    .flavour = Nunca devuelve los golpes. No te acostumbres.
card-tragic-berserker-brew = Brebaje de berserker
    .flavour = Agitar antes de usar. Después, tiemblas tú.
card-tragic-fighting-pit = Foso de combate
    .flavour = Entrada libre. La salida hay que ganársela.
