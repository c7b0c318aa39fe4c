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
  'Settle the pain': 'Calmar el dolor',
  'Move with confidence': 'Moverse con confianza',
  'Build strength': 'Ganar fuerza',
  'Keep it going': 'Mantener lo logrado',
  'Track Acuity for Low Back Pain': 'Seguimiento de la gravedad del dolor lumbar',
  'First survey': 'Primer cuestionario',
  'Weekly check': 'Control semanal',
  'Monthly check': 'Control mensual',
  'Post-Op Total Knee Replacement': 'Posoperatorio de reemplazo total de rodilla',
  'Protect and activate': 'Proteger y activar',
  'Regain the bend': 'Recuperar la flexión',
  'Full range': 'Rango completo',
  'Strength and stairs': 'Fuerza y escaleras',
  'Back to daily life': 'Volver a la vida diaria',
  'Ongoing Fall Prevention': 'Prevención continua de caídas',
  'Find the risk': 'Detectar el riesgo',
  'Steady standing': 'De pie con estabilidad',
  'Walk and turn': 'Caminar y girar',
  'Post-Op Total Hip Replacement': 'Posoperatorio de reemplazo total de cadera',
  'Early moves': 'Primeros movimientos',
  'Walk without aid': 'Caminar sin ayuda',
  'Hip strength': 'Fuerza de cadera',
  'Return to activity': 'Volver a la actividad',
};
