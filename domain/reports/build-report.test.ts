import { describe, expect, it } from 'vitest';
import type { ProQuestion } from '../../contract/surveys/surveys.ts';
import { buildScoreSeries } from '../surveys/score-series.ts';
import type { ReportPart, ReportSection } from './report-model.ts';
import { buildReport } from './build-report.ts';
import type { ReportedSession, ReportSource } from './report-source.ts';
import { ada } from '../../tests/fixtures/reports/ada.ts';

const session = (facts: Partial<ReportedSession> = {}): ReportedSession => ({
  day: '2026-11-20',
  type: 'HEPSession',
  hepName: 'Knee strength',
  selfReported: 'none',
  isFutureDated: false,
  setsDone: 2,
  setsPrescribed: 3,
  errors: [],
  ...facts,
});
const practised = (day: string, sessionsDone = 1) => ({
  day,
  sessions: sessionsDone + 1,
  sessionsDone,
  setsDone: 3,
  selfReported: 0,
});
const question = (facts: Partial<ProQuestion>): ProQuestion => ({
  id: 'nprs:q1',
  formTitle: 'Pain',
  text: 'How bad is the pain?',
  isChartable: true,
  minValue: 0,
  maxValue: 10,
  proAnswerType: 'UNKNOWN',
  answers: [],
  ...facts,
});
const source = (facts: Partial<ReportSource> = {}): ReportSource => ({
  language: 'en',
  range: { from: '2026-11-01', to: '2026-11-20' },
  // Still November 20 in Denver, where the patient is treated.
  now: new Date('2026-11-21T04:30:00Z'),
  organization: { name: 'Lakes' },
  record: ada,
  program: null,
  exerciseNames: { 'EK-1': 'Heel Slide' },
  results: { days: [], rangeOfMotion: [], frequency: [] },
  sessions: [],
  questions: [],
  scores: [],
  ...facts,
});
const sectionOf = (facts: Partial<ReportSource>, title: string): ReportSection =>
  buildReport(source(facts)).sections.find((section) => section.title === title)!;
const tableIn = ({ parts }: ReportSection) =>
  parts.flatMap((part) => (part.kind === 'text' || !part.table ? [] : [part.table]))[0]!;
const figureIn = ({ parts }: ReportSection) =>
  parts.find((part): part is Extract<ReportPart, { kind: 'figure' }> => part.kind === 'figure')!;

describe('the report of a patient', () => {
  it('REC-26 OPEN-066 names its patient, its days and its creation time at the clinic', () => {
    const { title, patient, range, created, facts, organization, confidential } = buildReport(source());
    expect([title, patient, organization, range, created, confidential]).toEqual([
      'Patient Report',
      'Ada Lovelace',
      'Lakes',
      '11/01/2026 to 11/20/2026',
      'Created 11/20/2026, 9:30 PM MST',
      'Confidential health information',
    ]);
    expect(Object.fromEntries(facts.map(({ label, value }) => [label, value]))).toEqual({
      Patient: 'Ada Lovelace',
      'Date of birth': '12/10/1985',
      'Primary provider': 'Grace Hopper',
      Location: 'North Clinic',
      'Involved side': 'Left',
      'Involved joint': 'Knee',
      Email: 'ada@example.com',
      Phone: '(555) 123-4567',
      'Report period': '11/01/2026 to 11/20/2026',
    });
  });

  it('REC-26 states which sections have no data', () => {
    const { sections } = buildReport(source());
    expect(
      sections.map(({ title, parts }) => [title, ...parts.map((part) => part.kind === 'text' && part.text)]),
    ).toEqual([
      ['Program', 'Patient does not have a Program assigned yet.'],
      ['Adherence', 'No activity completed in this date range'],
      ['Sessions', 'No activity completed in this date range'],
      ['Range of motion', 'No patient data available in this date range'],
      ['Surveys', 'No patient data available in this date range'],
    ]);
  });

  it('OPEN-066 lists the exercises of the program with side, sets and goal', () => {
    const block = (goal: object, facts: object = {}) => ({
      uuid: 'u',
      exerciseId: 'EK-1',
      numSets: 2,
      sideOfBody: null,
      setGoal: { goalType: 'REPS' as const, reps: null, time: null, ...goal },
      ...facts,
    });
    const program = {
      id: 1,
      version: 1,
      name: 'Knee strength',
      notes: 'Warm up.',
      dailyFrequency: 1,
      weeklyFrequency: 5,
      dateCreated: '2026-10-31T03:00:00Z',
      dateUpdated: '2026-10-31T03:00:00Z',
      blocks: [
        block({ reps: 1 }),
        block({ goalType: 'TIME', time: 90 }, { sideOfBody: 'Left', numSets: 1 }),
        block({ goalType: 'REPS_OR_TIME', reps: 10, time: 30 }),
        block({ goalType: 'ROM', reps: 5 }, { exerciseId: 'EK-9' }),
      ],
    };
    const section = sectionOf({ program }, 'Program');
    expect(section.parts.flatMap((part) => (part.kind === 'text' ? [part.text] : []))).toEqual([
      'Knee strength',
      '1 time a day, 5 days a week. Assigned 10/30/2026.',
      'Warm up.',
    ]);
    expect(tableIn(section).rows).toEqual([
      ['Heel Slide', '-', '2', '1 rep'],
      ['Heel Slide', 'Left', '1', '1:30 min'],
      ['Heel Slide', '-', '2', '10 reps or 30 s'],
      ['EK-9', '-', '2', '5 reps, full range'],
    ]);
    const bare = sectionOf({ program: { ...program, notes: '', blocks: [] } }, 'Program');
    expect(bare.parts.at(-1)).toMatchObject({ text: 'The Program has no exercises.' });
  });

  it('OPEN-066 lists sessions with sets done and errors, the most frequent error first', () => {
    const errors = [
      { message: 'Slow down', count: 1 },
      { message: 'Heel down', count: 2 },
      { message: 'Heel down', count: 3 },
      { message: 'Look up', count: 2 },
      { message: 'Breathe', count: 1 },
      { message: 'Never seen', count: 0 },
    ];
    const sessions = [
      session({ errors }),
      session({
        hepName: null,
        type: 'SingleSession',
        selfReported: 'partial',
        isFutureDated: true,
        day: '2026-11-02',
      }),
    ];
    expect(tableIn(sectionOf({ sessions }, 'Sessions')).rows).toEqual([
      ['11/20/2026', 'Knee strength', '2 of 3', '9: Heel down (5), Look up (2), Slow down (1) and 1 more'],
      ['11/02/2026', 'Single session (Partly self reported, Dated ahead)', '2 of 3', '-'],
    ]);
  });

  it('OPEN-066 counts sessions by week beside the prescribed ones, and has both figures of adherence', () => {
    const results = {
      rangeOfMotion: [],
      days: [practised('2026-11-02', 2), practised('2026-11-03', 0), practised('2026-11-09'), practised('2026-11-20')],
      frequency: [{ since: '2026-11-08', until: null, dailyFrequency: 2, weeklyFrequency: 4, setsPerSession: 6 }],
    };
    const section = sectionOf({ results }, 'Adherence');
    // The program began on November 8 and today is the 20th: 12 of its days are over, 12/7 of 4 days are 7 and of 8
    // sessions 14. One of these days, the 9th, was active, with one session of two; the 20th is not over.
    expect(section.parts.flatMap((part) => (part.kind === 'text' ? [part.text] : []))).toEqual([
      '4 sessions on 3 of 20 days.',
      'Adherence: active days 14% (1 of 7), prescribed sessions 7% (1 of 14). Counted while a program was assigned, to 11/19/2026.',
    ]);
    expect(figureIn(section).chart).toMatchObject({
      bars: [
        { label: '11/01', value: 2, prescribed: null },
        { label: '11/08', value: 1, prescribed: 8 },
        // Six days of the week are of the period.
        { label: '11/15', value: 1, prescribed: 7 },
      ],
      scale: { min: 0, max: 8 },
    });
  });

  it('OPEN-066 counts the prescribed sessions of a week in which a program ended up to its last day', () => {
    const asked = (until: string) => {
      const frequency = [{ since: '2026-11-01', until, dailyFrequency: 1, weeklyFrequency: 3, setsPerSession: 6 }];
      const results = { rangeOfMotion: [], days: [practised('2026-11-09')], frequency };
      return figureIn(sectionOf({ results }, 'Adherence')).chart;
    };
    // Saturday, November 14, is the last day of the second week.
    expect(asked('2026-11-14')).toMatchObject({ bars: [{ prescribed: 3 }, { prescribed: 3 }, { prescribed: null }] });
    // Three days of seven of 3 sessions.
    expect(asked('2026-11-10')).toMatchObject({ bars: [{ prescribed: 3 }, { prescribed: 1 }, { prescribed: null }] });
  });

  it('OPEN-066 shows the range of motion by exercise and side, with its goal and its table', () => {
    const measured = {
      exerciseId: 'EK-1',
      name: 'Heel Slide',
      side: 'Left' as const,
      goal: { min: 0, max: 130 },
      days: [
        { day: '2026-11-02', min: 4.4, max: 90.5 },
        { day: '2026-11-04', min: null, max: 95 },
      ],
    };
    const section = sectionOf({ results: { days: [], frequency: [], rangeOfMotion: [measured] } }, 'Range of motion');
    const figure = figureIn(section);
    expect(figure.title).toBe('Heel Slide, Left');
    expect(figure.chart).toMatchObject({
      unit: '°',
      lines: [
        {
          name: 'Highest',
          points: [
            { day: '2026-11-02', value: 90.5 },
            { day: '2026-11-04', value: 95 },
          ],
        },
        { name: 'Lowest', points: [{ day: '2026-11-02', value: 4.4 }] },
      ],
      goal: { label: 'Goal 0° to 130°', values: [0, 130] },
    });
    expect(tableIn(section).rows).toEqual([
      ['11/04/2026', '-', '95°'],
      ['11/02/2026', '4°', '91°'],
    ]);
  });

  it('draws many measured days together by week, the widest range of each', () => {
    const days = Array.from({ length: 46 }, (_, index) => ({
      day: new Date(Date.UTC(2026, 9, 4 + index)).toISOString().slice(0, 10),
      min: index % 7,
      max: 60 + index,
    }));
    const measured = { exerciseId: 'EK-1', name: 'Heel Slide', side: null, goal: null, days };
    const { columns, rows } = tableIn(
      sectionOf({ results: { days: [], frequency: [], rangeOfMotion: [measured] } }, 'Range of motion'),
    );
    expect(columns[0]!.title).toBe('Week of');
    expect(rows).toHaveLength(7);
    const fewer = { ...measured, days: days.slice(1) };
    const byDay = tableIn(
      sectionOf({ results: { days: [], frequency: [], rangeOfMotion: [fewer] } }, 'Range of motion'),
    );
    expect([byDay.columns[0]!.title, byDay.rows.length]).toEqual(['Date', 45]);
    expect([rows[0], rows.at(-1)]).toEqual([
      ['11/15/2026', '0°', '105°'],
      ['10/04/2026', '0°', '66°'],
    ]);
  });

  it('OPEN-066 draws answers that are numbers, and lists the others with their day in the patient’s zone', () => {
    const questions = [
      question({
        answers: [
          { dateTime: '2026-11-02T18:00:00Z', value: 7 },
          { dateTime: '2026-11-10T06:30:00Z', value: 3 },
        ],
      }),
      question({
        id: 'w:1',
        formTitle: 'Wellbeing',
        text: 'Slept well?',
        isChartable: false,
        answers: [{ dateTime: '2026-11-10T06:30:00Z', value: true }],
      }),
      question({
        id: 'w:2',
        formTitle: 'Wellbeing',
        text: 'Pain words?',
        answers: [{ dateTime: '2026-11-12T18:00:00Z', value: 'dull' }],
      }),
      question({ id: 'w:3', text: 'Never answered' }),
      question({
        id: 'w:4',
        formTitle: 'Wellbeing',
        text: 'Which number?',
        isChartable: false,
        answers: [{ dateTime: '2026-11-08T18:00:00Z', value: 5 }],
      }),
    ];
    const section = sectionOf({ questions }, 'Surveys');
    expect(figureIn(section)).toMatchObject({
      title: 'How bad is the pain?',
      subtitle: 'Pain',
      chart: {
        scale: { min: 0, max: 10 },
        lines: [
          {
            points: [
              { day: '2026-11-02', value: 7 },
              { day: '2026-11-09', value: 3 },
            ],
          },
        ],
      },
    });
    expect(section.parts).toHaveLength(2);
    expect(tableIn(section).rows).toEqual([
      ['11/12/2026', 'Pain words?', 'dull'],
      ['11/09/2026', 'Slept well?', 'Yes'],
      ['11/08/2026', 'Which number?', '5'],
    ]);
  });

  it('OPEN-066 draws the score of a survey with its change, as the record does', () => {
    const scores = buildScoreSeries(
      [
        ['2026-11-02T18:00:00Z', 14],
        // Still the 9th in Denver.
        ['2026-11-10T06:30:00Z', 9],
      ].map(([at, calculatedScore]) => ({
        formId: 'phq',
        formTitle: 'PHQ-9',
        at: String(at),
        calculatedScore: Number(calculatedScore),
        answers: [],
      })),
    );
    const section = sectionOf({ scores }, 'Surveys');
    expect(figureIn(section)).toMatchObject({
      title: 'PHQ-9 score',
      subtitle: 'PHQ-9',
      chart: {
        lines: [
          {
            points: [
              { day: '2026-11-02', value: 14 },
              { day: '2026-11-09', value: 9 },
            ],
          },
        ],
      },
    });
    expect(section.parts[1]).toEqual({
      kind: 'text',
      tone: 'quiet',
      text: [
        '9 (of 0 to 27), 11/09/2026.',
        'Better by 5 points since 11/02/2026.',
        'That is at least the smallest change that matters to patients (5 points).',
        'Delivered with the survey.',
        'A lower score is better.',
        'Smallest change that matters (MCID): 5 points, found in older adults treated for depression in primary care (Löwe et al., Med Care 2004;42:1194-1201).',
        'Scoring: Kroenke et al., J Gen Intern Med 2001;16:606-613.',
      ].join(' '),
    });
  });
});
