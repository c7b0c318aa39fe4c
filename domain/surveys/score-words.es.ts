import { instrumentTerms } from '../platform/spanish-vocabulary/instruments.ts';
import type { ScoreWords } from './score-words.ts';

const formatPoints = (points: string | number): string => `${points} ${Number(points) === 1 ? 'punto' : 'puntos'}`;

const comparisons = { MORE: 'más que', SAME: 'igual a', LESS: 'menos que' };

export const spanishScores: ScoreWords = {
  title: (name) => `Puntuación: ${name}`,
  unnamed: 'Puntuación',
  instrument: instrumentTerms,
  range: (min, max) => `de ${min} a ${max}`,
  better: { low: 'más bajo es mejor', high: 'más alto es mejor' },
  unknownBetter: 'El cuestionario no define si es mejor una puntuación más alta o más baja.',
  from: {
    DELIVERED: 'Puntuación enviada por el cuestionario.',
    COMPUTED: 'Puntuación calculada a partir de las respuestas.',
  },
  answered: (answered, items) => `${answered} de ${items} preguntas respondidas.`,
  otherThanRule: (delivered, byRule) =>
    `El cuestionario envió ${delivered}, pero según la regla publicada estas respuestas dan ${byRule}. No se calcula ningún cambio.`,
  same: (day) => `Sin cambios desde el ${day}`,
  moved: {
    BETTER: (points, day) => `Mejoró ${formatPoints(points)} desde el ${day}`,
    WORSE: (points, day) => `Empeoró ${formatPoints(points)} desde el ${day}`,
    MORE: (points, day) => `${formatPoints(points)} más que el ${day}`,
    LESS: (points, day) => `${formatPoints(points)} menos que el ${day}`,
  },
  band: (comparison, points) => `${comparisons[comparison]} la DMCI de ${points}`,
  mcid: (points, population, source) =>
    `Diferencia mínima clínicamente importante (DMCI): ${formatPoints(points)} en ${population} (${source}).`,
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
