import { instrumentNames } from '../../../contract/survey-scores.ts';
import type { Phrases } from '../phrases.ts';
import { instrumentPhrases } from './instruments.ts';

const ofInstruments: Phrases = Object.fromEntries(
  instrumentNames.flatMap((name) => {
    const said = instrumentPhrases[name] ?? name;
    return [
      [`${name} is measured in Score`, `${said} se mide en puntuación`],
      [`${name} %{n} Score`, `${said}: puntuación %{n}`],
    ];
  }),
);

/** Care paths: what a phase follows, and why a path cannot be saved or assigned. */
export const carePathPhrases: Phrases = {
  'Time in phase': 'Tiempo en la fase',
  Pain: 'Dolor',
  Adherence: 'Adherencia',
  'Range of motion': 'Rango de movimiento',
  Balance: 'Equilibrio',
  Disability: 'Discapacidad',
  ...instrumentPhrases,
  ...ofInstruments,
  Degrees: 'Grados',
  Score: 'Puntuación',
  Minutes: 'Minutos',
  Hours: 'Horas',
  Days: 'Días',
  Weeks: 'Semanas',
  Equals: 'Es igual a',
  'Enter a whole number from %{min} to %{max}': 'Escriba un número entero de %{min} a %{max}',
  'A path has at least one phase': 'Una ruta tiene al menos una fase',
  'A path has at most %{n} phases': 'Una ruta tiene como máximo %{n} fases',
  'This number is taken': 'Este número ya está en uso',
  'Two phases share an id': 'Dos fases comparten un identificador',
  'Time in phase is measured in %{units}': 'El tiempo en la fase se mide en minutos, horas, días o semanas',
  'Range of motion is measured in Degrees': 'El rango de movimiento se mide en grados',
  'Adherence is measured in %{units}': 'La adherencia se mide en %{units}',
  'Pain is measured in Score': 'El dolor se mide en puntuación',
  'Balance is measured in Score': 'El equilibrio se mide en puntuación',
  'Disability is measured in Score': 'La discapacidad se mide en puntuación',
  'Time in phase %{n} Minutes': 'Tiempo en la fase: %{n} minutos',
  'Time in phase %{n} Hours': 'Tiempo en la fase: %{n} horas',
  'Time in phase %{n} Days': 'Tiempo en la fase: %{n} días',
  'Time in phase %{n} Weeks': 'Tiempo en la fase: %{n} semanas',
  'Range of motion %{n} Degrees': 'Rango de movimiento: %{n} grados',
  'Adherence %{n} %': 'Adherencia: %{n} %',
  'Pain %{n} Score': 'Dolor: puntuación %{n}',
  'Balance %{n} Score': 'Equilibrio: puntuación %{n}',
  'Disability %{n} Score': 'Discapacidad: puntuación %{n}',
  'The last day comes before the first.': 'El último día es anterior al primero.',
  'Choose at most %{n} days.': 'Elija como máximo %{n} días.',
  'Choose days that are over.': 'Elija días que ya pasaron.',
  'The path is archived.': 'La ruta está archivada.',
  'Only Health patients can be put on a path.': 'Solo los pacientes de Health pueden seguir una ruta.',
  'Copy of %{name}': 'Copia de %{name}',
};

/** The sample paths and their phases. */
export const samplePathPhrases: Phrases = {
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
