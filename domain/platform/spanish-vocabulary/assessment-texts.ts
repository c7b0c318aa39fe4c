import type { Vocabulary } from './vocabulary.ts';

/** What assessments are for. */
export const purposeTerms: Vocabulary = {
  'Standing balance: how far the patient can reach forward, in inches.':
    'Equilibrio de pie: hasta dónde puede alcanzar el paciente hacia adelante, en pulgadas.',
  'Standing posture: how far head, shoulders and hips deviate from the plumb line, in degrees.':
    'Postura de pie: cuánto se desvían la cabeza, los hombros y las caderas de la plomada, en grados.',
  'Forward trunk flexion at the hips, in degrees.': 'Flexión del tronco hacia adelante desde las caderas, en grados.',
  'Wrist flexion of each side, in degrees.': 'Flexión de muñeca de cada lado, en grados.',
  'Wrist extension of each side, in degrees.': 'Extensión de muñeca de cada lado, en grados.',
  'Thumb opposition of each side, scored from 0 to 10.': 'Oposición del pulgar de cada lado, con puntuación de 0 a 10.',
  'Forearm pronation of each side, in degrees.': 'Pronación del antebrazo de cada lado, en grados.',
  'Forearm supination of each side, in degrees.': 'Supinación del antebrazo de cada lado, en grados.',
  'Mobility and fall risk: time to stand up, walk 3 meters, turn, walk back and sit down.':
    'Movilidad y riesgo de caídas: tiempo para levantarse, caminar 3 metros, girar, volver y sentarse.',
  'Timed Up and Go for patients who walk with a cane, walker or other device.':
    'Timed Up and Go para pacientes que caminan con bastón, andador u otra ayuda.',
  'Leg strength and balance: time to stand up from a chair five times.':
    'Fuerza de piernas y equilibrio: tiempo para levantarse cinco veces de una silla.',
  'Leg strength and balance of patients who need their arms to stand up: time for five repetitions.':
    'Fuerza de piernas y equilibrio de pacientes que necesitan los brazos para levantarse: tiempo de cinco repeticiones.',
  'Leg strength and endurance: number of times the patient stands up from a chair in 30 seconds.':
    'Fuerza y resistencia de piernas: cuántas veces se levanta el paciente de una silla en 30 segundos.',
  'Active flexion and extension of each finger, joint by joint, in degrees.':
    'Flexión y extensión activas de cada dedo, articulación por articulación, en grados.',
  'Gait speed in meters per second, with step length and cadence.':
    'Velocidad de la marcha en metros por segundo, con longitud de paso y cadencia.',
  'Gait speed in meters per second over two laps, so that both sides are recorded.':
    'Velocidad de la marcha en metros por segundo en dos recorridos, para grabar ambos lados.',
  'Gait speed in meters per second for patients who walk with a cane, walker or other device.':
    'Velocidad de la marcha en metros por segundo de pacientes que caminan con bastón, andador u otra ayuda.',
  'Standing balance: how long the patient can stand heel to toe.':
    'Equilibrio de pie: cuánto tiempo puede el paciente mantenerse talón con punta.',
  'External rotation of each shoulder, in degrees.': 'Rotación externa de cada hombro, en grados.',
  'Tremor of the outstretched hands: finger movement of each side, in centimeters.':
    'Temblor de las manos extendidas: movimiento de los dedos de cada lado, en centímetros.',
};

/** How the person is placed. */
export const setupTerms: Vocabulary = {
  'Side view. One arm raised to shoulder height; feet stay in place.':
    'Vista lateral. Un brazo levantado a la altura del hombro; los pies no se mueven.',
  'Side view. Relaxed standing for a few seconds.': 'Vista lateral. De pie en reposo durante unos segundos.',
  'Side view. Knees straight; bend forward slowly and come back up.':
    'Vista lateral. Rodillas rectas; flexionar despacio hacia adelante y volver a subir.',
  'Forearm resting on a table, hand over the edge, facing the camera.':
    'Antebrazo apoyado en una mesa, la mano fuera del borde, frente a la cámara.',
  'Palm facing the camera. The thumb touches each point of the hand in turn.':
    'Palma hacia la cámara. El pulgar toca los puntos de la mano uno tras otro.',
  'Elbow at the side, bent 90°, thumb up at the start.':
    'Codo al costado, doblado a 90°, el pulgar hacia arriba al comenzar.',
  'Side view. A chair and a mark on the floor 3 meters away; usual pace.':
    'Vista lateral. Una silla y una marca en el piso a 3 metros; al paso habitual.',
  'Side view. Walking device within reach of the chair, a mark on the floor 3 meters away; usual pace.':
    'Vista lateral. La ayuda al alcance de la silla, una marca en el piso a 3 metros; al paso habitual.',
  'Side view. Chair without armrests, arms crossed. Timing starts with the first movement.':
    'Vista lateral. Silla sin reposabrazos, brazos cruzados. El tiempo comienza con el primer movimiento.',
  'Side view. Chair with armrests; the patient may use them. Timing starts with the first movement.':
    'Vista lateral. Silla con reposabrazos, que el paciente puede usar. El tiempo comienza con el primer movimiento.',
  'Side view. Chair without armrests, arms crossed. Only full stands count.':
    'Vista lateral. Silla sin reposabrazos, brazos cruzados. Solo cuenta ponerse de pie por completo.',
  'Side of the hand facing the camera. Make a fist, then open the hand.':
    'Costado de la mano hacia la cámara. Cerrar el puño y luego abrir la mano.',
  'Side view. Several steps across the camera view at usual pace.':
    'Vista lateral. Varios pasos frente a la cámara al paso habitual.',
  'Side view. Walk across the camera view, turn outside it and walk back, at usual pace.':
    'Vista lateral. Caminar frente a la cámara, girar fuera de la imagen y volver, al paso habitual.',
  'Side view. Several steps across the camera view at usual pace, with the usual walking device.':
    'Vista lateral. Varios pasos frente a la cámara al paso habitual, con la ayuda de siempre.',
  'Front view. A stable support within reach. Timing starts when the patient lets go.':
    'Vista frontal. Un apoyo firme al alcance. El tiempo comienza cuando el paciente se suelta.',
  'Front view. Elbows at the sides, bent 90°, forearms pointing forward at the start.':
    'Vista frontal. Codos a los costados, doblados a 90°, antebrazos hacia adelante al comenzar.',
  'Front view. Seated, both arms outstretched, palms down, fingers slightly apart.':
    'Vista frontal. En posición sentada, ambos brazos extendidos, palmas hacia abajo, dedos un poco separados.',
};

/** How each result is taken. */
export const resultTextTerms: Vocabulary = {
  'Distance from the starting position of the hand to the farthest reach without a step.':
    'Distancia desde la posición inicial de la mano hasta lo más lejos que alcanza sin dar un paso.',
  'Maximum trunk lean from vertical during relaxed standing.':
    'Inclinación máxima del tronco respecto a la vertical al estar de pie en reposo.',
  'Maximum trunk angle from vertical.': 'Ángulo máximo del tronco respecto a la vertical.',
  'Time until a foot moves or the patient grabs the support.':
    'Tiempo hasta que se mueve un pie o el paciente se sujeta.',
  'Maximum angle of the hand below the forearm.': 'Ángulo máximo de la mano por debajo del antebrazo.',
  'Maximum angle of the hand above the forearm.': 'Ángulo máximo de la mano por encima del antebrazo.',
  'Highest Kapandji point that the thumb tip reaches.': 'Punto de Kapandji más alto al que llega la punta del pulgar.',
  'Maximum rotation of the knuckles from vertical, palm turning down.':
    'Giro máximo de los nudillos desde la vertical, con la palma hacia abajo.',
  'Maximum rotation of the knuckles from vertical, palm turning up.':
    'Giro máximo de los nudillos desde la vertical, con la palma hacia arriba.',
  'Maximum total flexion of the three joints with the hand in a fist.':
    'Flexión total máxima de las tres articulaciones con el puño cerrado.',
  'Minimum total flexion of the three joints with the hand open.':
    'Flexión total mínima de las tres articulaciones con la mano abierta.',
  'Time from the start signal until the patient sits down again.':
    'Tiempo desde la señal de inicio hasta que el paciente vuelve a sentarse.',
  'Time from the first movement until the fifth full stand.':
    'Tiempo desde el primer movimiento hasta la quinta vez que el paciente se pone de pie por completo.',
  'Number of full stands within 30 seconds of the first movement.':
    'Veces que se pone de pie por completo en los 30 segundos desde el primer movimiento.',
  'Usual gait speed over the steps at steady pace; for several laps, the mean is used.':
    'Velocidad habitual de la marcha en los pasos a ritmo parejo; con varios recorridos se usa la media.',
  'Maximum outward rotation of the left forearm from straight ahead.':
    'Rotación máxima hacia afuera del antebrazo izquierdo desde el frente.',
  'Maximum outward rotation of the right forearm from straight ahead.':
    'Rotación máxima hacia afuera del antebrazo derecho desde el frente.',
  'Largest movement of the left hand.': 'Movimiento más amplio de la mano izquierda.',
  'Largest movement of the right hand.': 'Movimiento más amplio de la mano derecha.',
};
