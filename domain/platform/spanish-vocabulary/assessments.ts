import type { Vocabulary } from './vocabulary.ts';

/** Names of assessments. */
export const assessmentTerms: Vocabulary = {
  'Functional Reach': 'Alcance funcional',
  Posture: 'Postura',
  'Trunk Flexion': 'Flexión de tronco',
  'Wrist Flexion': 'Flexión de muñeca',
  'Wrist Extension': 'Extensión de muñeca',
  Kapandji: 'Kapandji',
  'Wrist Pronation': 'Pronación de muñeca',
  'Wrist Supination': 'Supinación de muñeca',
  'Timed Up and Go': 'Timed Up and Go',
  'Timed Up and Go, Walking Aid': 'Timed Up and Go con ayuda para caminar',
  'Sit to Stand': 'Levantarse de la silla',
  'Sit to Stand, Arms Allowed': 'Levantarse de la silla con ayuda de los brazos',
  'Sit to Stand, 30 Seconds': 'Levantarse de la silla, 30 segundos',
  'Total Active Motion': 'Movimiento activo total',
  Gait: 'Marcha',
  'Gait, Two Laps': 'Marcha, dos recorridos',
  'Gait, Walking Aid': 'Marcha con ayuda para caminar',
  'Tandem Stance': 'Posición en tándem',
  'Postural Tremor': 'Temblor postural',
  'Shoulder External Rotation': 'Rotación externa de hombro',
};

/** Names of what they measure. */
export const resultTerms: Vocabulary = {
  Time: 'Tiempo',
  Distance: 'Distancia',
  Repetitions: 'Repeticiones',
  'Avg Speed': 'Velocidad media',
  'Forward Lean': 'Inclinación hacia adelante',
  'Kapandji Score': 'Puntuación de Kapandji',
  'Left Amplitude': 'Amplitud izquierda',
  'Right Amplitude': 'Amplitud derecha',
  'Left Rotation': 'Rotación izquierda',
  'Right Rotation': 'Rotación derecha',
};

/** In which units they are; signs of units are the same in both languages. */
export const unitTerms: Vocabulary = { degrees: 'grados', reps: 'repeticiones', points: 'puntos' };

/** What each finger does. */
export const fingerTerms: Vocabulary = {
  'Thumb, Flexion': 'Pulgar, flexión',
  'Thumb, Extension Deficit': 'Pulgar, déficit de extensión',
  'Index Finger, Flexion': 'Dedo índice, flexión',
  'Index Finger, Extension Deficit': 'Dedo índice, déficit de extensión',
  'Middle Finger, Flexion': 'Dedo medio, flexión',
  'Middle Finger, Extension Deficit': 'Dedo medio, déficit de extensión',
  'Ring Finger, Flexion': 'Dedo anular, flexión',
  'Ring Finger, Extension Deficit': 'Dedo anular, déficit de extensión',
  'Little Finger, Flexion': 'Dedo meñique, flexión',
  'Little Finger, Extension Deficit': 'Dedo meñique, déficit de extensión',
};

/** The same by its hand: `Left Index Finger, Flexion`. */
export const handTerms: Vocabulary = Object.fromEntries(
  Object.entries(fingerTerms).flatMap(([finger, said]) => [
    [`Left ${finger}`, `${said}, mano izquierda`],
    [`Right ${finger}`, `${said}, mano derecha`],
  ]),
);
