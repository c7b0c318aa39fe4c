import type { Vocabulary } from './vocabulary.ts';

/** Roles and statuses of people. */
export const peopleTerms: Vocabulary = {
  Admin: 'Administrador',
  Provider: 'Profesional',
  'Vendor Admin': 'Administrador del sistema',
  'Vendor Support': 'Soporte del sistema',
  Unknown: 'Desconocido',
  Active: 'Activo',
  'No Program Assigned': 'Sin programa asignado',
  'Invite Sent': 'Invitación enviada',
};

/** Parts and sides of the body. */
export const bodyTerms: Vocabulary = {
  Right: 'Derecho',
  Left: 'Izquierdo',
  Shoulder: 'Hombro',
  Hip: 'Cadera',
  Knee: 'Rodilla',
  Spine: 'Columna',
  Multiple: 'Varias',
  Neck: 'Cuello',
  'Hip/Knee': 'Cadera/rodilla',
  'Torso/Core': 'Tronco/abdomen',
  'Elbow/Hand': 'Codo/mano',
  'Ankle/Foot': 'Tobillo/pie',
  'Right Shoulder': 'Hombro derecho',
  'Left Shoulder': 'Hombro izquierdo',
  'Right Hip': 'Cadera derecha',
  'Left Hip': 'Cadera izquierda',
  'Right Knee': 'Rodilla derecha',
  'Left Knee': 'Rodilla izquierda',
  'Right Spine': 'Columna, lado derecho',
  'Left Spine': 'Columna, lado izquierdo',
  'Right Multiple': 'Varias, lado derecho',
  'Left Multiple': 'Varias, lado izquierdo',
};

/** What an exercise is and needs, and how a set of it turned out. */
export const movementTerms: Vocabulary = {
  'Stretching/Mobility': 'Estiramiento/movilidad',
  'Active/Dynamic': 'Activo/dinámico',
  Isometric: 'Isométrico',
  Assessment: 'Evaluación',
  Theraband: 'Banda elástica',
  Weights: 'Pesas',
  Towel: 'Toalla',
  Cane: 'Bastón',
  Chair: 'Silla',
  Physioball: 'Pelota de terapia',
  Standing: 'De pie',
  Prone: 'Boca abajo',
  'Side Lying': 'Acostado de lado',
  Supine: 'Boca arriba',
  Seated: 'Sentado',
  Quadruped: 'En cuatro apoyos',
  Kneeling: 'De rodillas',
  Portrait: 'Vertical',
  Landscape: 'Horizontal',
  'Not Started': 'Sin empezar',
  Skipped: 'Omitida',
  'Skipped in Set': 'Omitida durante la serie',
  'Calibration Error': 'Error de calibración',
  Success: 'Completada',
  'Self Reported': 'Autoinformada',
};

/** The state of a plan of care. */
export const careTerms: Vocabulary = {
  'Reach the end of the range': 'Llegar al final del recorrido',
  'Return to the start of the range': 'Volver al inicio del recorrido',
  Discharged: 'Dado de alta',
  'Scheduled to be discharged': 'Alta programada',
};
