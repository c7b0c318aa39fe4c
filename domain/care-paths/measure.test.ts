import { describe, expect, it } from 'vitest';
import type { StoredAnswer } from '../surveys/survey-answers.ts';
import { spanishMessages } from '../../contract/messages.es.ts';
import { createSpanishFormat } from '../../contract/platform/spanish-format.ts';
import { translateTerm } from '../platform/spanish-vocabulary/spanish-vocabulary.ts';
import { isMet, formatMeasured, type Criterion } from './criterion.ts';
import { measurePhase, type PathFacts } from './measure.ts';

const nothing: PathFacts = { practice: [], frequency: [], ranges: [], surveys: [] };
const phase = (track: Criterion['track'], type: Criterion['type'], logic: Criterion['logic'] = '>'): Criterion => ({
  track,
  logic,
  number: 1,
  type,
});
/** Days of May 2026. */
const may = (...days: number[]) => days.map((day) => `2026-05-${String(day).padStart(2, '0')}`);
const chart = (text: string, value: number | null, change: Partial<StoredAnswer> = {}): StoredAnswer => ({
  questionId: text,
  text,
  type: 'UNKNOWN',
  value,
  isChartable: true,
  minValue: 0,
  maxValue: 10,
  ...change,
});
const filled = (day: string, formTitle: string, ...answers: StoredAnswer[]) => ({
  formId: 'f',
  formTitle,
  day,
  answers,
});

describe('time in phase counts civil days since the phase began', () => {
  it.each([
    ['Days', 15],
    ['Weeks', 15 / 7],
    ['Hours', 360],
    ['Minutes', 21_600],
  ] as const)('in %s', (type, value) => {
    // From 28 April to 13 May are 15 days.
    expect(measurePhase(phase('Time in phase', type), nothing, '2026-04-28', '2026-05-13')).toEqual({
      measured: { value, day: '2026-05-13', of: null },
    });
  });
});

describe('pain', () => {
  const asked = (...surveys: PathFacts['surveys']) =>
    measurePhase(phase('Pain', 'Score'), { ...nothing, surveys }, '2026-05-01', '2026-05-20');

  it('is the latest charted answer from 0 to 10 about pain, the first of its survey', () => {
    const title = 'Numeric Pain Rating Scale';
    const worst = chart('Please rate your pain at its worst', 9);
    expect(
      asked(
        filled('2026-05-03', title, chart('Please rate your pain right now', 6), worst),
        filled('2026-05-10', title, chart('Please rate your pain right now', 4), worst),
        filled('2026-05-12', 'Mood', chart('How is your mood?', 1)),
      ),
    ).toEqual({ measured: { value: 4, day: '2026-05-10', of: 'Please rate your pain right now' } });
  });

  it('is no answer about interference, on another scale, or without a chart', () => {
    expect(
      asked(
        filled(
          '2026-05-03',
          'Defense and Veterans Pain Rating Scale',
          chart('How much has pain interfered with your sleep?', 2),
          chart('Pain in a hundred', 60, { maxValue: 100 }),
          chart('Any pain?', 3, { isChartable: false }),
          chart('Please rate your pain', null),
        ),
      ),
    ).toEqual({ unmeasured: 'NO_DATA' });
  });

  it('counts from the day after the phase began, and no later than today', () => {
    const title = 'Pain';
    expect(asked(filled('2026-05-01', title, chart('Pain', 1)), filled('2026-05-21', title, chart('Pain', 2)))).toEqual(
      {
        unmeasured: 'NO_DATA',
      },
    );
    expect(asked(filled('2026-05-02', title, chart('Pain', 1)))).toMatchObject({ measured: { value: 1 } });
    expect(asked(filled('2026-05-20', title, chart('Pain', 2)))).toMatchObject({ measured: { value: 2 } });
  });
});

describe('adherence', () => {
  const asks = (since: string, until: string | null, weeklyFrequency: number) => ({
    since,
    until,
    dailyFrequency: 1,
    weeklyFrequency,
    setsPerSession: 6,
  });
  const frequency = [asks('2026-01-01', null, 5)];
  const practised = (...days: number[]) => may(...days).map((day) => ({ day, sessionsDone: 1 }));
  const on = (facts: Partial<PathFacts>, since = '2026-05-01', today = '2026-05-20') =>
    measurePhase(phase('Adherence', '%'), { ...nothing, frequency, ...facts }, since, today);

  it('is the percentage of practiced days among the prescribed ones in the last 14 full days', () => {
    // From 6 to 19 May: 10 days asked; 8 practised, today and the fifth of May are not of them.
    const practice = practised(5, 6, 7, 8, 11, 12, 13, 14, 19, 20);
    expect(on({ practice })).toEqual({ measured: { value: 80, day: '2026-05-19', of: null } });
  });

  it('begins with the day after the phase began', () => {
    // From 11 to 19 May: nine days, 45/7 asked; rounded to 6; five practised of them are 83%.
    expect(on({ practice: practised(8, 9, 10, 11, 12, 13, 14, 15) }, '2026-05-10')).toEqual({
      measured: { value: 83, day: '2026-05-19', of: null },
    });
  });

  it('is known once a week of the phase is over', () => {
    const practice = practised(12, 13, 14, 15, 16, 17, 18);
    expect(on({ practice }, '2026-05-13')).toEqual({ unmeasured: 'FIRST_WEEK' });
    expect(on({ practice }, '2026-05-12')).toMatchObject({ measured: { value: 100 } });
  });

  it('uses the frequency of the program of each day, and ignores days without a program', () => {
    // 6 to 13 May, the day it ended: 7 days a week, 8 days; from the 14th nothing: 3 of 8 are 38%.
    const changing = [asks('2026-01-01', '2026-05-13', 7)];
    expect(on({ frequency: changing, practice: practised(6, 7, 8) })).toMatchObject({ measured: { value: 38 } });
    // 6 to 12 May 7 days, 13 to 19 May 3 days: 5 of 10.
    const followed = [...changing, asks('2026-05-13', null, 3)];
    expect(on({ frequency: followed, practice: practised(6, 7, 8, 13, 15) })).toMatchObject({
      measured: { value: 50 },
    });
    expect(on({ frequency: [], practice: practised(6, 7) })).toEqual({ unmeasured: 'NO_PROGRAM' });
  });
});

describe('range of motion', () => {
  const range = (day: string, min: number | null, max: number | null, exercise = 'Heel Slide') => ({
    day,
    min,
    max,
    exercise,
  });
  const best = (ranges: PathFacts['ranges'], logic: Criterion['logic'] = '>') =>
    measurePhase(phase('Range of motion', 'Degrees', logic), { ...nothing, ranges }, '2026-05-01', '2026-05-30');

  it('is the largest angle of the last 7 days with data, with its exercise', () => {
    const days = may(2, 3, 5, 8, 13, 21, 22, 30).map((day, at) =>
      range(day, 3, [130, 90.04, 80, 81, 82, 83, 84, 85][at]!),
    );
    // The second of May is the eighth day back.
    expect(best(days)).toEqual({ measured: { value: 90, day: '2026-05-03', of: 'Heel Slide' } });
    expect(best([...days, range('2026-05-30', null, 95.25, 'Wall Slide')])).toEqual({
      measured: { value: 95.3, day: '2026-05-30', of: 'Wall Slide' },
    });
  });

  it('has the first of several days with the same angle', () => {
    const alike = may(10, 11, 12).map((day) => range(day, 7, 95));
    expect(best(alike)).toEqual({ measured: { value: 95, day: '2026-05-10', of: 'Heel Slide' } });
    expect(best(alike, '<')).toEqual({ measured: { value: 7, day: '2026-05-10', of: 'Heel Slide' } });
  });

  it('is the smallest angle if the criterion is less than', () => {
    expect(best([range('2026-05-10', 12, 90), range('2026-05-11', 4, 80), range('2026-05-12', null, 2)], '<')).toEqual({
      measured: { value: 4, day: '2026-05-11', of: 'Heel Slide' },
    });
  });

  it('reads only a few of the angles of a year', () => {
    let looks = 0;
    const year = Array.from({ length: 365 }, (_, at) => ({
      ...range('', 5, 60 + (at % 30)),
      get day() {
        looks += 1;
        return new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10);
      },
    }));
    // The 10th of April is the hundredth day, with 60 + 99 % 30; the six days before it have less.
    const found = measurePhase(
      phase('Range of motion', 'Degrees', '>'),
      { ...nothing, ranges: year },
      '2026-01-01',
      '2026-04-10',
    );
    expect(found).toEqual({ measured: { value: 69, day: '2026-04-10', of: 'Heel Slide' } });
    expect(looks).toBeLessThan(100);
  });

  it('ignores the day on which the phase started', () => {
    expect(best([range('2026-05-01', 0, 120)])).toEqual({ unmeasured: 'NO_DATA' });
  });
});

describe('balance and disability', () => {
  const score = (track: 'Balance' | 'Disability', ...surveys: PathFacts['surveys']) =>
    measurePhase(phase(track, 'Score'), { ...nothing, surveys }, '2026-05-01', '2026-05-30');
  const oswestry = (day: string, ...answers: StoredAnswer[]) => filled(day, 'Oswestry Disability Index', ...answers);
  const of100 = { maxValue: 100 };

  it('are the score of a known instrument', () => {
    expect(
      score(
        'Disability',
        oswestry('2026-05-04', chart('Total score', 38, of100)),
        oswestry('2026-05-09', chart('Sitting', 2), chart('Total score', 26, of100)),
      ),
    ).toEqual({ measured: { value: 26, day: '2026-05-09', of: 'Total score' } });
    expect(score('Balance', filled('2026-05-09', 'Berg Balance Scale', chart('Result', 44, { maxValue: 56 })))).toEqual(
      {
        measured: { value: 44, day: '2026-05-09', of: 'Result' },
      },
    );
  });

  it('are not measured by another survey, nor by a survey without a score', () => {
    expect(score('Balance', oswestry('2026-05-04', chart('Total score', 38, of100)))).toEqual({
      unmeasured: 'NO_SCORE',
    });
    expect(score('Disability', oswestry('2026-05-04', chart('Sitting', 2), chart('Standing', 3)))).toEqual({
      unmeasured: 'NO_SCORE',
    });
  });
});

describe('ENT-050 the score of a published instrument', () => {
  const often = (index: number): StoredAnswer => ({
    questionId: `q${index}`,
    text: `Question ${index}`,
    type: 'CHOICE',
    value: 'Several days',
  });
  const nine = Array.from({ length: 9 }, (_, index) => often(index));
  const of = (track: Criterion['track'], ...surveys: PathFacts['surveys']) =>
    measurePhase(phase(track, 'Score'), { ...nothing, surveys }, '2026-05-01', '2026-05-30');

  it('is computed from its answers, or taken from the delivery', () => {
    const computed = filled('2026-05-04', 'PHQ-9', ...nine);
    const delivered = { ...filled('2026-05-09', 'PHQ-9'), calculatedScore: 12 };
    expect(of('PHQ-9', computed)).toEqual({ measured: { value: 9, day: '2026-05-04', of: 'PHQ-9' } });
    expect(of('PHQ-9', computed, delivered)).toEqual({ measured: { value: 12, day: '2026-05-09', of: 'PHQ-9' } });
  });

  it('is not measured by another instrument, nor with too much missing', () => {
    expect(of('GAD-7', filled('2026-05-04', 'PHQ-9', ...nine))).toEqual({ unmeasured: 'NO_SCORE' });
    expect(of('PHQ-9', filled('2026-05-04', 'PHQ-9', ...nine.slice(1)))).toEqual({ unmeasured: 'NO_SCORE' });
    // 4 of the 10 sections: shown on the record, and nothing follows from it.
    const sections = [0, 1, 2, 3].map((index) => chart(`Section ${index}`, 3, { maxValue: 5 }));
    expect(of('ODI', filled('2026-05-04', 'Oswestry Disability Index', ...sections))).toEqual({
      unmeasured: 'NO_SCORE',
    });
  });

  it('measures disability, balance and pain if no answer of the survey does', () => {
    const scored = (day: string, title: string, calculatedScore: number) => ({
      ...filled(day, title),
      calculatedScore,
    });
    expect(of('Disability', scored('2026-05-04', 'QuickDASH', 41.5))).toEqual({
      measured: { value: 41.5, day: '2026-05-04', of: 'QuickDASH' },
    });
    expect(of('Disability', scored('2026-05-04', 'Quick-DASH', 41.5))).toEqual({
      measured: { value: 41.5, day: '2026-05-04', of: 'QuickDASH' },
    });
    // More than its range, so of another scale; and 11 mild difficulties are 25, not 41.5.
    expect(of('Disability', scored('2026-05-04', 'QuickDASH', 141.5))).toEqual({ unmeasured: 'NO_SCORE' });
    const mild = Array.from({ length: 11 }, (_, at) => ({ ...often(at), value: 'Mild difficulty' }));
    const otherwise = { ...filled('2026-05-04', 'QuickDASH', ...mild), calculatedScore: 41.5 };
    expect(of('Disability', otherwise)).toEqual({ unmeasured: 'NO_SCORE' });
    expect(of('Balance', scored('2026-05-04', 'Berg Balance Scale', 44))).toEqual({
      measured: { value: 44, day: '2026-05-04', of: 'Berg Balance Scale' },
    });
    const ends = { minValue: null, maxValue: null };
    expect(of('Pain', filled('2026-05-04', 'NPRS', chart('Pain now', 6, ends)))).toEqual({
      measured: { value: 6, day: '2026-05-04', of: 'NPRS' },
    });
  });
});

describe('ENT-051 ENT-052 a criterion', () => {
  it.each<[Criterion['track'], Criterion['logic'], number, Criterion['type'], number, boolean]>([
    ['Range of motion', '>', 90, 'Degrees', 90, false],
    ['Range of motion', '>', 90, 'Degrees', 90.1, true],
    ['Pain', '<', 4, 'Score', 4, false],
    ['Pain', '<', 4, 'Score', 3, true],
    ['Pain', 'Equals', 0, 'Score', 0, true],
    ['Range of motion', 'Equals', 90, 'Degrees', 90.4, true],
    ['Range of motion', 'Equals', 90, 'Degrees', 90.5, false],
    ['Adherence', '>', 75, '%', 75, false],
    ['Time in phase', '>', 6, 'Weeks', 42 / 7, false],
    ['Time in phase', '>', 6, 'Weeks', 43 / 7, true],
    ['Time in phase', 'Equals', 2, 'Weeks', 13 / 7, false],
    ['Time in phase', 'Equals', 2, 'Weeks', 14 / 7, true],
    ['Time in phase', 'Equals', 2, 'Weeks', 20 / 7, true],
    ['Time in phase', 'Equals', 2, 'Weeks', 21 / 7, true],
    ['Time in phase', 'Equals', 36, 'Hours', 24, false],
    ['Time in phase', 'Equals', 36, 'Hours', 48, true],
    ['Time in phase', '<', 2, 'Weeks', 14 / 7, false],
    ['Time in phase', '<', 2, 'Weeks', 13 / 7, true],
    ['Time in phase', '>', 48, 'Hours', 48, false],
    ['Time in phase', '>', 48, 'Hours', 72, true],
    ['Time in phase', '>', 999, 'Minutes', 1440, true],
  ])('%s %s %d %s with %d: %s', (track, logic, number, type, value, met) => {
    expect(isMet({ track, logic, number, type }, value)).toBe(met);
  });

  it('is formatted with its value and unit', () => {
    expect(formatMeasured({ track: 'Range of motion', value: 95, type: 'Degrees' }).text).toBe('Range of motion 95°');
    expect(formatMeasured({ track: 'Time in phase', value: 43 / 7, type: 'Weeks' }).text).toBe(
      'Time in phase: 6.1 weeks',
    );
  });

  it('is formatted in Spanish with its unit, without losing a decimal', () => {
    const write = createSpanishFormat(spanishMessages, translateTerm);
    const measured = (track: Criterion['track'], value: number, type: Criterion['type']) =>
      write(formatMeasured({ track, value, type }));
    expect([
      measured('Range of motion', 95, 'Degrees'),
      measured('Adherence', 80, '%'),
      measured('RAND Physical Functioning', 40, 'Score'),
      measured('Time in phase', 30, 'Minutes'),
      measured('Time in phase', 48, 'Hours'),
      measured('Time in phase', 15, 'Days'),
      measured('Time in phase', 43 / 7, 'Weeks'),
    ]).toEqual([
      'Rango de movimiento: 95°',
      'Adherencia: 80 %',
      'Función física RAND: 40',
      'Tiempo en la fase: 30 minutos',
      'Tiempo en la fase: 48 horas',
      'Tiempo en la fase: 15 días',
      'Tiempo en la fase: 6.1 semanas',
    ]);
  });
});
