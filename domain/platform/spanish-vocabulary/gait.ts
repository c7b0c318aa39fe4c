import type { Vocabulary } from './vocabulary.ts';

/** Measures of a walk. */
export const gaitMeasureTerms: Vocabulary = {
  'Gait Speed': 'Velocidad de la marcha',
  'Left Hip Flexion': 'Flexión de cadera izquierda',
  'Right Hip Flexion': 'Flexión de cadera derecha',
  'Left Hip Extension': 'Extensión de cadera izquierda',
  'Right Hip Extension': 'Extensión de cadera derecha',
  'Left Knee Flexion': 'Flexión de rodilla izquierda',
  'Right Knee Flexion': 'Flexión de rodilla derecha',
  'Left Knee Extension': 'Extensión de rodilla izquierda',
  'Right Knee Extension': 'Extensión de rodilla derecha',
  'Left Ankle Dorsiflexion': 'Dorsiflexión de tobillo izquierdo',
  'Right Ankle Dorsiflexion': 'Dorsiflexión de tobillo derecho',
  'Left Ankle Plantarflexion': 'Flexión plantar de tobillo izquierdo',
  'Right Ankle Plantarflexion': 'Flexión plantar de tobillo derecho',
  'Left Arm Swing': 'Balanceo del brazo izquierdo',
  'Right Arm Swing': 'Balanceo del brazo derecho',
  'Trunk Lean': 'Inclinación del tronco',
  'Head Tilt': 'Inclinación de la cabeza',
  'Stride Time': 'Tiempo de zancada',
  'Stride Length': 'Longitud de zancada',
  'Left Step Time': 'Tiempo de paso izquierdo',
  'Right Step Time': 'Tiempo de paso derecho',
  'Left Step Length': 'Longitud de paso izquierdo',
  'Right Step Length': 'Longitud de paso derecho',
  'Left Stance Phase': 'Fase de apoyo izquierda',
  'Right Stance Phase': 'Fase de apoyo derecha',
};

/** Measures of a walk where both sides stand in one chart. */
export const bothSidesTerms: Vocabulary = {
  'Hip Flexion': 'Flexión de cadera',
  'Hip Extension': 'Extensión de cadera',
  'Knee Flexion': 'Flexión de rodilla',
  'Knee Extension': 'Extensión de rodilla',
  'Ankle Dorsiflexion': 'Dorsiflexión de tobillo',
  'Ankle Plantarflexion': 'Flexión plantar de tobillo',
  'Arm Swing': 'Balanceo del brazo',
  'Step Time': 'Tiempo de paso',
  'Step Length': 'Longitud de paso',
  'Stance Phase': 'Fase de apoyo',
};

/** The groups for which a published change was measured. */
export const detectableChangeTerms: Vocabulary = {
  'Adults with chronic stroke, by speed at the first visit':
    'Adultos con accidente cerebrovascular crónico, según la velocidad en la primera visita',
  'Community-dwelling adults with parkinsonism': 'Adultos con parkinsonismo que viven en la comunidad',
  'Adults with Parkinson disease, mild to moderate': 'Adultos con enfermedad de Parkinson, de leve a moderada',
  'Lewek and Sykes': 'Lewek y Sykes',
  'Steffen and Seney': 'Steffen y Seney',
  'Bohannon and Williams Andrews': 'Bohannon y Williams Andrews',
};
