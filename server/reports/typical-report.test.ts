import { afterAll, describe, expect, it } from 'vitest';
import { buildReport } from '../../domain/reports/build-report.ts';
import type { ReportSource } from '../../domain/reports/report-source.ts';
import { buildScoreSeries } from '../../domain/surveys/score-series.ts';
import { toQuestions } from '../../domain/surveys/survey-answers.ts';
import { pdfPages } from '../../tests/api/pdf-pages.ts';
import { ada } from '../../tests/fixtures/reports/ada.ts';
import { ReportPrinter } from './report-printer.ts';

const day = (of: number) => `2026-11-${String(of).padStart(2, '0')}`;
const days = Array.from({ length: 16 }, (_, at) => day(1 + at * 2 - (at > 13 ? 1 : 0)));

const pain = ['right now', 'at its best in the last 24 hours', 'at its worst in the last 24 hours'];
const mood = ['Little interest or pleasure in doing things', 'Feeling down, depressed, or hopeless'];
const surveys = [
  ...[2, 9, 16, 23].map((of) => ({
    formId: 'nprs',
    formTitle: 'Numeric Pain Rating Scale',
    answers: pain.map((when, at) => ({
      questionId: `n${at}`,
      text: `Please rate your pain ${when}`,
      type: 'UNKNOWN',
      value: 8 - Math.floor(of / 7) - at,
      isChartable: true,
      minValue: 0,
      maxValue: 10,
    })),
    unanswered: 0,
    submittedAt: `${day(of)}T18:00:00Z`,
  })),
  ...[2, 16].map((of) => ({
    formId: 'phq',
    formTitle: 'PHQ-2',
    answers: mood.map((text, at) => ({
      questionId: `p${at}`,
      text: `Over the last 2 weeks, how often have you been bothered by: ${text}`,
      type: 'CHOICE',
      value: 'Several days',
    })),
    unanswered: 0,
    submittedAt: `${day(of)}T18:05:00Z`,
  })),
];

/** A month of a patient who practices every other day, is measured in two exercises and answers two surveys. */
const source: ReportSource = {
  language: 'en',
  range: { from: day(1), to: day(30) },
  now: new Date('2026-12-01T18:00:00Z'),
  organization: { name: 'Lakes' },
  record: ada,
  program: {
    id: 1,
    version: 1,
    name: 'Knee strength',
    notes: 'Warm up first.',
    dailyFrequency: 1,
    weeklyFrequency: 5,
    dateCreated: '2026-10-31T18:00:00Z',
    dateUpdated: '2026-10-31T18:00:00Z',
    blocks: Array.from({ length: 5 }, (_, at) => ({
      uuid: `u${at}`,
      exerciseId: `EK-${at}`,
      numSets: 2,
      sideOfBody: 'Left' as const,
      setGoal: { goalType: 'REPS' as const, reps: 10, time: null },
    })),
  },
  exerciseNames: {},
  results: {
    days: days.map((on) => ({ day: on, sessions: 1, sessionsDone: 1, setsDone: 9, selfReported: 0 })),
    frequency: [{ since: day(1), until: null, dailyFrequency: 1, weeklyFrequency: 5, setsPerSession: 10 }],
    rangeOfMotion: ['Heel Slide', 'Hip Extension'].map((name, at) => ({
      exerciseId: `EK-${at}`,
      name,
      side: 'Left' as const,
      goal: { min: 0, max: 130 },
      days: days.map((on, done) => ({ day: on, min: 4, max: 90 + done })),
    })),
  },
  sessions: days.toReversed().map((on) => ({
    day: on,
    type: 'HEPSession' as const,
    hepName: 'Knee strength',
    selfReported: 'none' as const,
    isFutureDated: false,
    setsDone: 9,
    setsPrescribed: 10,
    errors: [
      { message: 'Keep your heel down', count: 2 },
      { message: 'Slow down', count: 1 },
    ],
  })),
  questions: toQuestions(surveys),
  scores: buildScoreSeries(surveys.map((survey) => ({ ...survey, at: survey.submittedAt }))),
};

const printer = new ReportPrinter();
afterAll(() => printer.close());

// The thread that prints starts slowly on a busy machine.
describe('the report of a usual month', { timeout: 30_000 }, () => {
  it.each(['en', 'es'] as const)('REC-26 OPEN-066 has two pages in %s', async (language) => {
    const pages = pdfPages(await printer.print({ model: buildReport({ ...source, language }), logo: null }, 'one'));
    expect(pages).toHaveLength(2);
  });

  it('REC-26 OPEN-066 can be read out in the order in which it is printed', async () => {
    const pages = pdfPages(await printer.print({ model: buildReport(source), logo: null }, 'one'));
    const text = pages.join(' ');
    const inOrder = [
      'Patient Report',
      'Patient Ada Lovelace',
      'Program Knee strength',
      'Adherence 16 sessions on 16 active days out of 30.',
      'Sessions Most frequent errors: Keep your heel down (32), Slow down (16).',
      'Range of motion Exercise First Latest Widest Goal',
      'Heel Slide, Left 4° to 90° (11/01/2026)',
      'Surveys Survey Score Scale Change Date',
      // The mean of 8, 7 and 6 at first, of 5, 4 and 3 at last.
      'Numeric Pain Rating Scale 4 0 to 10, lower is better Improved by 3 points since 11/02/2026, more than the MCID of 2 11/23/2026',
      'Question Nov 23 Nov 16 Nov 9 Nov 2',
      'Over the last 2 weeks, how often have you been bothered by:',
      'Minimal clinically important difference (MCID): 2 points',
      'Page 2 of 2',
    ];
    const places = inOrder.map((words) => [words, text.indexOf(words)] as const);
    expect(places.filter(([, at]) => at < 0)).toEqual([]);
    expect(places.map(([, at]) => at)).toEqual(places.map(([, at]) => at).toSorted((one, other) => one - other));
  });
});
