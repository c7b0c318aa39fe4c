import type { Phrases } from '../phrases.ts';

/** Scan modules and sessions: what is wrong with what was entered or sent. */
export const scanPhrases: Phrases = {
  'Not a valid assessment': 'La evaluación no es válida',
  'There is no assessment %{id}.': 'No existe la evaluación %{id}.',
  'Not a valid image name': 'El nombre de la imagen no es válido',
  'Invalid URL format': 'El formato de la URL no es válido',
  'The image address must begin with https://': 'La dirección de la imagen debe comenzar con https://',
  'Module id is required': 'El identificador del módulo es obligatorio',
  'Module Name is required': 'El nombre del módulo es obligatorio',
  'Subtitle is required': 'El subtítulo es obligatorio',
  'Locked status is required': 'Indique si está bloqueado',
  'An assessment is in the module twice.': 'Una evaluación está dos veces en el módulo.',
  'A module is in the list twice.': 'Un módulo está dos veces en la lista.',
  'Participant UID is required': 'El UID del participante es obligatorio',
  'That sessionUUID is already used.': 'Ese sessionUUID ya se usó.',
  'The session already has another file of this type.': 'La sesión ya tiene otro archivo de este tipo.',
};

/** Modules that are in use everywhere. */
export const currentModulePhrases: Phrases = {
  Mobility: 'Movilidad',
  'Hip-Spine Instability': 'Inestabilidad de cadera y columna',
  'Hand/Wrist Eval': 'Evaluación de mano y muñeca',
};

/** What the images of modules show. */
export const moduleImagePhrases: Phrases = {
  'Activities of Daily Living (ADL)': 'Actividades de la vida diaria (AVD)',
  'Balance & Stability': 'Equilibrio y estabilidad',
  'Bone Health & Osteoporosis Risk': 'Salud ósea y riesgo de osteoporosis',
  'Cardiovascular Health': 'Salud cardiovascular',
  'Gait Event Screening': 'Evento de detección de la marcha',
  'General Health & Functional Fitness': 'Salud general y condición funcional',
  'Lower Extremity': 'Extremidad inferior',
  'Mobility & Joint Health': 'Movilidad y salud articular',
  'Neurological & Cognitive Health': 'Salud neurológica y cognitiva',
  'Posture & Alignment': 'Postura y alineación',
  'Rehabilitation & Recovery': 'Rehabilitación y recuperación',
  'Research and Development': 'Investigación y desarrollo',
  'Sport Specific & Performance': 'Deporte y rendimiento',
  'Strength & Endurance': 'Fuerza y resistencia',
  'Upper Extremity': 'Extremidad superior',
};
