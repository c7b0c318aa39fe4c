import { instrumentTerms } from '../platform/spanish-vocabulary/instruments.ts';
import type { ScoreWords } from './score-words.ts';

const formatPoints = (points: string | number): string => `${points} ${Number(points) === 1 ? 'punto' : 'puntos'}`;
const directions = { BETTER: 'Mejor', WORSE: 'Peor', MORE: 'más', LESS: 'menos' };

export const spanishScores: ScoreWords = {
  title: (name) => `Puntuación: ${name}`,
  unnamed: 'Puntuación',
  column: { score: 'Puntuación', note: 'Nota' },
  instrument: instrumentTerms,
  ofRange: (value, min, max) => `${value} (de ${min} a ${max})`,
  better: {
    low: 'Una puntuación más baja es mejor.',
    high: 'Una puntuación más alta es mejor.',
    unknown: 'El cuestionario no dice qué sentido es mejor.',
  },
  from: {
    DELIVERED: 'Llegó con el cuestionario.',
    COMPUTED: 'Calculada a partir de las respuestas según la regla publicada.',
  },
  answered: (answered, items) => `${answered} de ${items} preguntas respondidas.`,
  otherThanRule: (delivered, byRule) =>
    `El cuestionario contó ${delivered}; según la regla publicada, estas respuestas dan ${byRule}. No se compara.`,
  same: (day) => `Sin cambios desde el ${day}.`,
  moved: (points, direction, day) =>
    direction === 'MORE' || direction === 'LESS'
      ? `${formatPoints(points)} ${directions[direction]} que el ${day}.`
      : `${directions[direction]} por ${formatPoints(points)} desde el ${day}.`,
  reaches: (points) => `Es al menos el menor cambio que importa a los pacientes (${formatPoints(points)}).`,
  below: (points) => `Es menos que el menor cambio que importa a los pacientes (${formatPoints(points)}).`,
  noMcid: 'No se sabe qué cambio importa en esta puntuación.',
  mcidFrom: (points, population, source) =>
    `Menor cambio que importa (MCID): ${formatPoints(points)}, hallado en ${population} (${source}).`,
  population: {
    'PHQ-9': 'adultos mayores tratados por depresión en atención primaria',
    'GAD-7': 'pacientes tratados por depresión crónica',
    NPRS: 'pacientes con dolor lumbar en fisioterapia',
    ODI: 'pacientes con dolor lumbar, por consenso de expertos',
    LEFS: 'pacientes ambulatorios de fisioterapia con problemas musculoesqueléticos de las piernas',
    QuickDASH: 'pacientes con tendinitis, artritis o compresión nerviosa del antebrazo, la muñeca o la mano',
  },
  scoring: (source) => `Puntuación según: ${source}.`,
};
