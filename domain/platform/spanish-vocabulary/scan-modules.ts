import type { Vocabulary } from './vocabulary.ts';

/** Modules that are in use everywhere. */
export const currentModuleTerms: Vocabulary = {
  Mobility: 'Movilidad',
  'Hip-Spine Instability': 'Inestabilidad de cadera y columna',
  'Hand/Wrist Eval': 'Evaluación de mano y muñeca',
};

/** What the images of modules show. */
export const moduleImageTerms: Vocabulary = {
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
