import type { Vocabulary } from './vocabulary.ts';

/** What assessments are for. */
export const purposeTerms: Vocabulary = {
  'Balance while standing: how far the arm reaches forward, in inches.':
    'Equilibrio de pie: hasta dónde alcanza el brazo hacia adelante, en pulgadas.',
  'How far head, shoulders and hips stand from the plumb line, in degrees.':
    'Cuánto se apartan cabeza, hombros y caderas de la plomada, en grados.',
  'How far the trunk bends forward at the hips, in degrees.':
    'Cuánto se flexiona el tronco hacia adelante desde las caderas, en grados.',
  'How far the wrist bends towards the palm, in degrees, each side.':
    'Cuánto se flexiona la muñeca hacia la palma, en grados, de cada lado.',
  'How far the wrist bends towards the back of the hand, in degrees, each side.':
    'Cuánto se extiende la muñeca hacia el dorso de la mano, en grados, de cada lado.',
  'Opposition of the thumb, as a score from 0 to 10, each side.':
    'Oposición del pulgar, como puntuación de 0 a 10, de cada lado.',
  'How far the forearm turns the palm down, in degrees, each side.':
    'Cuánto gira el antebrazo la palma hacia abajo, en grados, de cada lado.',
  'How far the forearm turns the palm up, in degrees, each side.':
    'Cuánto gira el antebrazo la palma hacia arriba, en grados, de cada lado.',
  'Mobility and risk of falls: the time to rise, walk, turn, come back and sit.':
    'Movilidad y riesgo de caídas: el tiempo para levantarse, caminar, girar, volver y sentarse.',
  'The same as Timed Up and Go for those who walk with a cane, a walker or another aid.':
    'Lo mismo que Timed Up and Go para quienes caminan con bastón, andador u otra ayuda.',
  'Leg strength and balance: the time for five rises from a chair.':
    'Fuerza de piernas y equilibrio: el tiempo para levantarse cinco veces de una silla.',
  'Leg strength and balance of those who cannot rise without their arms: the time for five rises.':
    'Fuerza de piernas y equilibrio de quienes no pueden levantarse sin los brazos: el tiempo para levantarse cinco veces.',
  'Leg strength and endurance: how often somebody rises from a chair in half a minute.':
    'Fuerza y resistencia de piernas: cuántas veces se levanta alguien de una silla en medio minuto.',
  'How far each finger bends and straightens by itself, joint by joint, in degrees.':
    'Cuánto se flexiona y se extiende cada dedo por sí solo, articulación por articulación, en grados.',
  'Walking speed in metres a second, with step length and rhythm.':
    'Velocidad al caminar en metros por segundo, con longitud de paso y ritmo.',
  'Walking speed in metres a second, there and back, so that both sides are seen.':
    'Velocidad al caminar en metros por segundo, de ida y vuelta, para que se vean ambos lados.',
  'Walking speed in metres a second of those who walk with a cane, a walker or another aid.':
    'Velocidad al caminar en metros por segundo de quienes caminan con bastón, andador u otra ayuda.',
  'Balance while standing: how long one foot is held in front of the other, heel to toe.':
    'Equilibrio de pie: cuánto tiempo se mantiene un pie delante del otro, talón con punta.',
  'How far each shoulder turns the forearm outward, in degrees.':
    'Cuánto gira cada hombro el antebrazo hacia afuera, en grados.',
  'Tremor of hands that are held out: how far the fingers swing, in centimetres, each side.':
    'Temblor de las manos extendidas: cuánto oscilan los dedos, en centímetros, de cada lado.',
};

/** How the person is placed. */
export const setupTerms: Vocabulary = {
  'Side view, one arm raised to shoulder height, feet stay where they are.':
    'Vista lateral, un brazo levantado a la altura del hombro, los pies no se mueven.',
  'Side view, standing at ease for a few seconds.': 'Vista lateral, de pie en reposo durante unos segundos.',
  'Side view, knees straight, bending slowly and coming back up.':
    'Vista lateral, rodillas rectas, flexionando despacio y volviendo a subir.',
  'Forearm at rest on a table, hand over its edge, in front of the camera.':
    'Antebrazo apoyado en una mesa, la mano sobre el borde, frente a la cámara.',
  'The thumb touches one point of the hand after the other, palm to the camera.':
    'El pulgar toca un punto de la mano tras otro, con la palma hacia la cámara.',
  'Elbow at the side and bent to a right angle, thumb up at the start.':
    'Codo al costado y doblado en ángulo recto, el pulgar hacia arriba al comenzar.',
  'Side view, a chair and a mark on the floor three metres away, at usual pace.':
    'Vista lateral, una silla y una marca en el piso a tres metros, al paso habitual.',
  'Side view, the aid within reach of the chair, a mark on the floor three metres away, at usual pace.':
    'Vista lateral, la ayuda al alcance de la silla, una marca en el piso a tres metros, al paso habitual.',
  'Side view, a chair without armrests, arms crossed. The clock starts with the first move.':
    'Vista lateral, una silla sin reposabrazos, brazos cruzados. El reloj comienza con el primer movimiento.',
  'Side view, a chair with armrests, which may be used. The clock starts with the first move.':
    'Vista lateral, una silla con reposabrazos, que se pueden usar. El reloj comienza con el primer movimiento.',
  'Side view, a chair without armrests, arms crossed. Only rises to a full stand count.':
    'Vista lateral, una silla sin reposabrazos, brazos cruzados. Solo cuenta ponerse de pie por completo.',
  'A fist and an open hand in turn, side of the hand to the camera.':
    'Un puño y una mano abierta por turnos, con el costado de la mano hacia la cámara.',
  'Side view, several steps at usual pace across the picture.':
    'Vista lateral, varios pasos al paso habitual a través de la imagen.',
  'Side view, across the picture, a turn out of it and back again, at usual pace.':
    'Vista lateral, a través de la imagen, un giro fuera de ella y de vuelta, al paso habitual.',
  'Side view, several steps at usual pace across the picture, the aid as it is used every day.':
    'Vista lateral, varios pasos al paso habitual a través de la imagen, con la ayuda como se usa cada día.',
  'Front view, something firm to hold on to within reach. The clock starts once the hands let go.':
    'Vista frontal, con algo firme al alcance para sujetarse. El reloj comienza cuando se sueltan las manos.',
  'Front view, elbows at the sides and bent to a right angle, forearms straight ahead at the start.':
    'Vista frontal, codos a los costados y doblados en ángulo recto, antebrazos hacia adelante al comenzar.',
  'Front view, seated, both arms stretched out, palms down, fingers slightly apart.':
    'Vista frontal, en posición sentada, ambos brazos extendidos, palmas hacia abajo, dedos un poco separados.',
};

/** How each result is taken. */
export const resultTextTerms: Vocabulary = {
  'From where the hand is with the arm raised to the farthest it reaches without a step.':
    'Desde donde está la mano con el brazo levantado hasta lo más lejos que alcanza sin dar un paso.',
  'The most that the trunk leans away from upright while standing at ease.':
    'Lo máximo que el tronco se inclina respecto a la vertical estando de pie en reposo.',
  'The farthest that the trunk comes away from upright.': 'Lo máximo que el tronco se aparta de la vertical.',
  'Until a foot moves or a hand takes hold.': 'Hasta que se mueve un pie o la persona se sujeta con una mano.',
  'The farthest that the hand drops below the level of the forearm.':
    'Lo máximo que la mano baja del nivel del antebrazo.',
  'The farthest that the hand rises above the level of the forearm.':
    'Lo máximo que la mano sube del nivel del antebrazo.',
  'The number of the last point that the tip of the thumb reaches.':
    'El número del último punto al que llega la punta del pulgar.',
  'The farthest that the knuckles turn from upright with the palm going down.':
    'Lo máximo que los nudillos giran desde la vertical con la palma hacia abajo.',
  'The farthest that the knuckles turn from upright with the palm going up.':
    'Lo máximo que los nudillos giran desde la vertical con la palma hacia arriba.',
  'The most that its three joints are bent all together, in a fist.':
    'Lo máximo que se flexionan sus tres articulaciones en conjunto, con el puño cerrado.',
  'The least that its three joints are bent all together, with the hand open.':
    'Lo mínimo que se flexionan sus tres articulaciones en conjunto, con la mano abierta.',
  'From the word to go until the person sits again.':
    'Desde la señal de inicio hasta que la persona vuelve a sentarse.',
  'From the first move until the fifth time that the person stands upright.':
    'Desde el primer movimiento hasta la quinta vez que la persona está de pie.',
  'Full stands within 30 seconds of the first move.':
    'Veces que se pone de pie por completo en los 30 segundos desde el primer movimiento.',
  'Usual walking speed over the steps at an even pace; of several laps their mean is judged.':
    'Velocidad habitual al caminar en los pasos a ritmo parejo; de varios recorridos se evalúa la media.',
  'The farthest that the left forearm turns outward from straight ahead.':
    'Lo máximo que el antebrazo izquierdo gira hacia afuera desde el frente.',
  'The farthest that the right forearm turns outward from straight ahead.':
    'Lo máximo que el antebrazo derecho gira hacia afuera desde el frente.',
  'The widest swing of the left hand.': 'La oscilación más amplia de la mano izquierda.',
  'The widest swing of the right hand.': 'La oscilación más amplia de la mano derecha.',
};
