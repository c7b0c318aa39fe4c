import { expect, it } from 'vitest';
import { spanishMessages } from '../../contract/messages.es.ts';
import { createSpanishFormat } from '../../contract/platform/spanish-format.ts';
import { formatMeasured } from '../care-paths/criterion.ts';
import { translateTerm } from '../platform/spanish-vocabulary/spanish-vocabulary.ts';
import { findSelfHarmReport } from './self-harm-report.ts';
import { findClosingWindow, findDueNote } from './rtm-reasons.ts';
import { findFallingAdherence, findMissingSession } from './session-reasons.ts';
import { findPathStep } from './worklist-items.ts';
import { findSurveyOutOfRange } from './survey-out-of-range.ts';
import type { WorklistInputs } from './worklist-inputs.ts';
import { emptyInputs } from './worklist-inputs.fixtures.ts';

const write = createSpanishFormat(spanishMessages, translateTerm);

const facts: WorklistInputs = {
  ...emptyInputs,
  today: '2026-11-21',
  plans: [{ start: '2026-03-04', end: null, setupDate: '2026-03-04' }],
};
const days = (month: string, from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `2026-${month}-${String(from + index).padStart(2, '0')}`);
const practised = (...dates: string[]) => dates.map((day) => ({ day, sessionsDone: 1 }));

/** A question of the clinic's own survey, from 0 to 10. */
const rated = (day: string, ...answers: [text: string, value: number][]) => ({
  formId: 'own',
  formTitle: 'How was your week?',
  day,
  answers: answers.map(([text, value]) => ({
    questionId: text,
    text,
    type: 'UNKNOWN' as const,
    value,
    isChartable: true,
    minValue: 0,
    maxValue: 10,
  })),
});
const selfHarm = {
  day: '2026-11-20',
  answers: [
    {
      questionId: 'phq-9.9',
      text: 'Thoughts that you would be better off dead or of hurting yourself in some way',
      type: 'CHOICE',
      value: 'Several days',
    },
  ],
};
const step = {
  path: 'Knee',
  to: { phaseNumber: 2, title: 'Balance' },
  day: '2026-11-21',
  trigger: formatMeasured({ track: 'Range of motion', value: 95, type: 'Degrees' }),
  measuredOn: '2026-11-21',
};

it.each([
  [
    findFallingAdherence({
      ...facts,
      frequency: [{ since: '2026-09-02', until: null, dailyFrequency: 2, weeklyFrequency: 5, setsPerSession: 6 }],
      practice: practised(...days('10', 24, 8), ...days('11', 7, 3)),
    }),
    'La adherencia bajó de 80% (8 de 10 días) a 30% (3 de 10 días) en los últimos 14 días. Sesiones: 15% (3 de 20).',
  ],
  [findMissingSession(facts), 'Ninguna sesión desde que comenzó la atención el 4 mar 2026.'],
  [findMissingSession({ ...facts, lastSession: '2026-09-05' }), 'Ninguna sesión desde el 5 sept 2026.'],
  [
    findDueNote({ ...facts, dataDays: days('11', 1, 12), notes: [{ date: '2026-11-04', minutes: 9, live: false }] }),
    '9 min registrados, todavía sin interacción en vivo. El mes termina el 30 nov (12 días con datos hasta ahora).',
  ],
  [
    findDueNote({
      ...facts,
      dataDays: days('11', 1, 12),
      notes: [{ date: '2026-11-04', minutes: 20, live: true, credential: 'AIDE' }],
    }),
    'Todavía no hay nota de atención que cuente para la facturación este mes. El mes termina el 30 nov (12 días con datos hasta ahora).',
  ],
  [
    findDueNote({ ...facts, dataDays: days('11', 1, 1) }),
    'Todavía no hay nota de atención este mes. El mes termina el 30 nov (1 día con datos hasta ahora).',
  ],
  [
    findClosingWindow({ ...facts, windows: [{ code: '98985', endDate: '2026-11-25', numActiveDays: 1 }] }),
    '98985 necesita 1 día con datos más hasta el 25 nov 2026.',
  ],
  [
    findClosingWindow({ ...facts, windows: [{ code: '98985', endDate: '2026-11-25', numActiveDays: 13 }] }),
    '98977 necesita 3 días con datos más hasta el 25 nov 2026.',
  ],
  // Names of paths, phases and questions stay, even where they are words of the vocabulary.
  [
    findPathStep({ ...facts, pathStep: step }),
    'Avanzó a la fase 2, Balance, de Knee: Rango de movimiento: 95° el 21 nov 2026.',
  ],
  [
    findPathStep({ ...facts, pathStep: { ...step, to: null } }),
    'Completó Knee: Rango de movimiento: 95° el 21 nov 2026.',
  ],
  [
    findSurveyOutOfRange({
      ...facts,
      surveys: [
        rated('2026-11-21', ['How bad is it?', 7], ['Sleep', 5], ['Pain', 6]),
        rated('2026-11-14', ['How bad is it?', 2], ['Sleep', 2], ['Pain', 3]),
      ],
    }),
    '“How bad is it?” subió de 2 a 7 (escala de 0 a 10), 21 nov, y 2 preguntas más',
  ],
  [
    findSurveyOutOfRange({ ...facts, surveys: [rated('2026-11-21', ['Pain', 12])] }),
    '“Pain” se respondió con 12 (fuera de la escala de 0 a 10), 21 nov',
  ],
  // A built-in survey has official words; the name of a form of the clinic stays.
  [
    findSelfHarmReport({
      ...facts,
      surveys: [{ ...selfHarm, formId: 'builtin_phq-9', formTitle: 'Patient Health Questionnaire (PHQ-9)' }],
    }),
    'Refirió pensamientos de muerte o de lastimarse: «Varios días» (Cuestionario sobre la salud del paciente (PHQ-9)), 20 nov',
  ],
  [
    findSelfHarmReport({ ...facts, surveys: [{ ...selfHarm, formId: 'own', formTitle: 'Knee' }] }),
    'Refirió pensamientos de muerte o de lastimarse: «Varios días» (Knee), 20 nov',
  ],
])('writes in Spanish why a patient needs attention: %#', (reason, spanish) => {
  expect(write(reason!.explanation)).toBe(spanish);
});
