import type { Phrases } from '../phrases.ts';

/** Gait patients, sessions and reports: what is wrong with what was entered. */
export const gaitPhrases: Phrases = {
  'Unique Gait ID is required': 'El ID único de Gait es obligatorio',
  'Height must be between %{min} and %{max} cm': 'La estatura debe estar entre %{min} y %{max} cm',
  'Not a known sex': 'El sexo no es válido',
  'Not a known condition': 'La afección no es válida',
  'Only Gait patients are compared by sex and height.': 'Solo los pacientes de Gait se comparan por sexo y estatura.',
  'Only Gait patients can have a gait session.': 'Solo los pacientes de Gait pueden tener una sesión de Gait.',
  'Seconds must be between %{min} and %{max}': 'Los segundos deben estar entre %{min} y %{max}',
  'Metres must be between %{min} and %{max}': 'Los metros deben estar entre %{min} y %{max}',
  'Nobody walks faster than %{n} m/s: check distance and seconds':
    'Nadie camina a más de %{n} m/s: revise la distancia y los segundos',
  'Report date cannot be in the future.': 'La fecha del informe no puede estar en el futuro.',
  'The first day must not come after the last one.': 'El primer día no puede ser posterior al último.',
  'A report covers at most %{n} days.': 'Un informe abarca como máximo %{n} días.',
  'The report would hold more than %{n} sessions. Choose fewer days or one location.':
    'El informe tendría más de %{n} sesiones. Elija menos días o una sola sede.',
  'Patients have changed since the file was checked. Nobody was updated.':
    'Hubo cambios en los pacientes desde que se revisó el archivo. No se actualizó a nadie.',
  'Choose a row.': 'Elija una fila.',
};

/** Measures of a walk. */
export const gaitMeasurePhrases: Phrases = {
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
export const bothSidesPhrases: Phrases = {
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

/** For whom a published change was measured. */
export const detectableChangePhrases: Phrases = {
  'Adults with chronic stroke, by the speed at the first visit':
    'Adultos con accidente cerebrovascular crónico, según la velocidad en la primera visita',
  'Adults with parkinsonism living in the community': 'Adultos con parkinsonismo que viven en la comunidad',
  'Adults with Parkinson disease, mild to moderate': 'Adultos con enfermedad de Parkinson, de leve a moderada',
  'Lewek and Sykes': 'Lewek y Sykes',
  'Steffen and Seney': 'Steffen y Seney',
  'Combs and others': 'Combs y otros',
  'Perera and others': 'Perera y otros',
  'Bohannon and Williams Andrews': 'Bohannon y Williams Andrews',
};
