import type { Vocabulary } from './vocabulary.ts';
import { instrumentTerms } from './instruments.ts';

/** Care paths: what a phase follows and the units it is measured in. */
export const carePathTerms: Vocabulary = {
  'Time in phase': 'Tiempo en la fase',
  Pain: 'Dolor',
  Adherence: 'Adherencia',
  'Range of motion': 'Rango de movimiento',
  Balance: 'Equilibrio',
  Disability: 'Discapacidad',
  ...instrumentTerms,
  Degrees: 'Grados',
  Score: 'Puntuación',
  Minutes: 'Minutos',
  Hours: 'Horas',
  Days: 'Días',
  Weeks: 'Semanas',
  Equals: 'Es igual a',
};

/** The sample paths and their phases. */
export const samplePathTerms: Vocabulary = {
  'Back To You: Chronic Low Back': 'De vuelta a usted: dolor lumbar crónico',
  'Pain control': 'Control del dolor',
  'Move with confidence': 'Moverse con confianza',
  'Build strength': 'Ganar fuerza',
  'Maintain progress': 'Mantener lo logrado',
  'Track Acuity for Low Back Pain': 'Seguimiento de la gravedad del dolor lumbar',
  'Baseline survey': 'Cuestionario inicial',
  'Weekly check': 'Control semanal',
  'Monthly check': 'Control mensual',
  'Post-Op Total Knee Replacement': 'Posoperatorio de reemplazo total de rodilla',
  'Protect and activate': 'Proteger y activar',
  'Restore knee flexion': 'Recuperar la flexión de la rodilla',
  'Full range of motion': 'Rango de movimiento completo',
  'Strength and stairs': 'Fuerza y escaleras',
  'Return to daily activities': 'Volver a las actividades diarias',
  'Ongoing Fall Prevention': 'Prevención continua de caídas',
  'Fall risk screening': 'Evaluación del riesgo de caídas',
  'Standing balance': 'Equilibrio de pie',
  'Walking and turning': 'Caminar y girar',
  'Post-Op Total Hip Replacement': 'Posoperatorio de reemplazo total de cadera',
  'Early mobility': 'Movilidad temprana',
  'Walking without a device': 'Caminar sin dispositivo de apoyo',
  'Hip strength': 'Fuerza de cadera',
  'Return to activity': 'Volver a la actividad',
};
