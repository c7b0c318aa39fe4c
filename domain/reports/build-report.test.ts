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
  formId: 'nprs',
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
const tablesIn = ({ parts }: ReportSection) => parts.flatMap((part) => (part.kind === 'table' ? [part] : []));
const tableIn = (section: ReportSection) => tablesIn(section)[0]!.table;
const linesIn = ({ parts }: ReportSection) => parts.flatMap((part) => (part.kind === 'lines' ? part.figures : []));
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
        block(
          { reps: 8 },
          {
            dose: {
              load: { loadType: 'BAND', color: 'RED' },
              hold: 5,
              rest: 90,
              tempo: { lower: 3, pause: 1, lift: 2 },
              sideOrder: 'ALTERNATE',
              note: 'Heel down.',
            },
          },
        ),
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
      [
        'Heel Slide',
        '-',
        '2',
        '8 reps · red band · hold 5 s · rest 90 s · tempo 3-1-2 · alternate sides\nNote: Heel down.',
      ],
    ]);
    const bare = sectionOf({ program: { ...program, notes: '', blocks: [] } }, 'Program');
    expect(bare.parts.at(-1)).toMatchObject({ text: 'The program has no exercises.' });
  });

  it('OPEN-066 lists sessions day by day with sets done and errors, the most frequent error first', () => {
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
      // The earlier one of the day.
      session({ setsDone: 3, selfReported: 'full', errors: [{ message: 'Breathe', count: 1 }] }),
      session({
        hepName: null,
        type: 'SingleSession',
        selfReported: 'partial',
        isFutureDated: true,
        day: '2026-11-02',
      }),
    ];
    const section = sectionOf({ sessions }, 'Sessions');
    expect(section.parts[0]).toEqual({
      kind: 'text',
      text: 'Most frequent errors: Heel down (5), Look up (2), Breathe (2) and 1 more.',
      tone: 'quiet',
    });
    expect(tableIn(section).rows).toEqual([
      ['11/20/2026', 'Knee strength (Self-reported), Knee strength', '3 of 3, 2 of 3', '10: Heel down (5) and 3 more'],
      ['11/02/2026', 'Single session (Partly self-reported, Future-dated)', '2 of 3', '-'],
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
      '4 sessions on 3 active days out of 20.',
      'Adherence: 14% of prescribed days (1 of 7), 7% of prescribed sessions (1 of 14). Counts days with an assigned program, through 11/19/2026.',
    ]);
    expect(figureIn(section).chart).toMatchObject({
      bars: [
        { label: 'Nov 1', value: 2, prescribed: null },
        { label: 'Nov 8', value: 1, prescribed: 8 },
        // Six days of the week are of the period.
        { label: 'Nov 15', value: 1, prescribed: 7 },
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

  it('OPEN-066 shows the range of motion by exercise and side, with its goal, its first, latest and widest range', () => {
    const measured = {
      exerciseId: 'EK-1',
      name: 'Heel Slide',
      side: 'Left' as const,
      goal: { min: 0, max: 130 },
      days: [
        { day: '2026-11-02', min: 4.4, max: 90.5 },
        { day: '2026-11-03', min: 2, max: 96 },
        { day: '2026-11-04', min: null, max: 95 },
      ],
    };
    const once = { ...measured, name: 'Towel stretch', side: null, goal: null, days: measured.days.slice(2) };
    const section = sectionOf(
      { results: { days: [], frequency: [], rangeOfMotion: [measured, once] } },
      'Range of motion',
    );
    expect(tableIn(section).rows).toEqual([
      ['Heel Slide, Left', '4° to 91° (11/02/2026)', '95° (11/04/2026)', '2° to 96°', '0° to 130°'],
      ['Towel stretch', '-', '95° (11/04/2026)', '95°', '-'],
    ]);
    // A single day is no course: it stands in the table alone.
    const [figure, ...more] = linesIn(section);
    expect(more).toEqual([]);
    expect(figure).toMatchObject({
      title: 'Heel Slide, Left',
      subtitle: 'Goal 0° to 130°',
      chart: {
        unit: '°',
        lines: [
          {
            name: 'Highest',
            points: [
              { day: '2026-11-02', value: 91 },
              { day: '2026-11-03', value: 96 },
              { day: '2026-11-04', value: 95 },
            ],
          },
          {
            name: 'Lowest',
            points: [
              { day: '2026-11-02', value: 4 },
              { day: '2026-11-03', value: 2 },
            ],
          },
        ],
        goal: { min: 0, max: 130 },
      },
    });
  });

  it('OPEN-066 draws ratings that share their scale together, and lists all answers by their days in the patient’s zone', () => {
    const at = ['2026-11-02T18:00:00Z', '2026-11-05T18:00:00Z', '2026-11-10T06:30:00Z'];
    const rated = (id: string, text: string, values: number[]) =>
      question({ id, text, answers: values.map((value, index) => ({ dateTime: at[index]!, value })) });
    const questions = [
      rated('nprs:1', 'Please rate your pain right now', [7, 5, 3]),
      rated('nprs:2', 'Please rate your pain at its worst in the last 24 hours', [8, 8, 6]),
      // Answered twice: a table says as much as a chart.
      rated('nprs:3', 'How bad are the nights?', [2, 1]),
      question({
        id: 'w:1',
        formId: 'w',
        formTitle: 'Wellbeing',
        text: 'Slept well?',
        isChartable: false,
        answers: [{ dateTime: at[2]!, value: true }],
      }),
      question({
        id: 'w:2',
        formId: 'w',
        formTitle: 'Wellbeing',
        text: 'Pain words?',
        answers: [{ dateTime: at[0]!, value: 'dull and deep' }],
      }),
      question({ id: 'w:3', formId: 'w', text: 'Never answered' }),
    ];
    const section = sectionOf({ questions }, 'Surveys');
    const [figure, ...more] = linesIn(section);
    expect(more).toEqual([]);
    expect(figure).toMatchObject({
      title: 'Pain',
      chart: {
        scale: { min: 0, max: 10 },
        lines: [
          {
            name: 'Pain now',
            points: [
              { day: '2026-11-02', value: 7 },
              { day: '2026-11-05', value: 5 },
              { day: '2026-11-09', value: 3 },
            ],
          },
          { name: 'Worst pain' },
        ],
      },
    });
    expect(
      tablesIn(section).map(({ title, table: { columns, rows } }) => [
        title,
        columns.map((column) => column.title).filter(Boolean),
        ...rows.map((row) => row.filter(Boolean)),
      ]),
    ).toEqual([
      [
        'Pain',
        ['Question', 'Nov 9', 'Nov 5', 'Nov 2'],
        ['Please rate your pain right now', '3', '5', '7'],
        ['Please rate your pain at its worst in the last 24 hours', '6', '8', '8'],
        ['How bad are the nights?', '-', '1', '2'],
      ],
      ['Wellbeing', ['Question', 'Nov 9', 'Nov 2'], ['Slept well?', 'Yes', '-'], ['Pain words?', '-', 'dull and deep']],
    ]);
  });

  it('OPEN-066 lists answers in further tables where one has no room for all days, with years where there are several', () => {
    const answers = Array.from({ length: 10 }, (_, index) => ({
      dateTime: `2026-${String(index + 1).padStart(2, '0')}-05T18:00:00Z`,
      value: index,
    }));
    const tables = (all: typeof answers) =>
      tablesIn(sectionOf({ questions: [question({ answers: all })] }, 'Surveys')).map(({ title, table }) => [
        title,
        ...table.columns.slice(1).map((column) => column.title),
      ]);
    expect(tables(answers)).toEqual([
      ['Pain', 'Oct 5', 'Sep 5', 'Aug 5', 'Jul 5', 'Jun 5', 'May 5', 'Apr 5', 'Mar 5'],
      [undefined, 'Feb 5', 'Jan 5', ''],
    ]);
    expect(tables([{ dateTime: '2025-12-05T18:00:00Z', value: 1 }, answers[0]!])).toEqual([
      ['Pain', '01/05/2026', '12/05/2025', ''],
    ]);
  });

  it('OPEN-066 has the newest score of each survey with its change and the MCID, and draws its course, as the record does', () => {
    const scores = buildScoreSeries(
      [
        ['2026-11-02T18:00:00Z', 15],
        ['2026-11-05T18:00:00Z', 14],
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
    const { columns, rows } = tableIn(section);
    expect(columns.map(({ title }) => title)).toEqual(['Survey', 'Score', 'Scale', 'Change', 'Date']);
    expect(rows).toEqual([
      [
        'PHQ-9',
        '9',
        '0 to 27, lower is better',
        'Improved by 6 points since 11/02/2026, more than the MCID of 5',
        '11/09/2026',
      ],
    ]);
    expect(linesIn(section)).toMatchObject([
      {
        title: 'PHQ-9 score',
        chart: {
          lines: [
            {
              points: [
                { day: '2026-11-02', value: 15 },
                { day: '2026-11-05', value: 14 },
                { day: '2026-11-09', value: 9 },
              ],
            },
          ],
        },
      },
    ]);
    expect(section.parts.at(-1)).toEqual({
      kind: 'text',
      tone: 'label',
      text: [
        'PHQ-9: Minimal clinically important difference (MCID): 5 points in older adults treated for depression in primary care (Löwe et al., Med Care 2004;42:1194-1201).',
        'Scoring: Kroenke et al., J Gen Intern Med 2001;16:606-613.',
      ].join(' '),
    });
  });

  it('OPEN-066 says nothing of a change after one score, and how an incomplete score is to be read', () => {
    const [series] = buildScoreSeries([
      { formId: 'phq', formTitle: 'PHQ-9', at: '2026-11-02T18:00:00Z', calculatedScore: 9, answers: [] },
    ]);
    const incomplete = { ...series!, scores: [{ ...series!.scores[0]!, answered: 8, items: 9 }] };
    const section = sectionOf({ scores: [incomplete] }, 'Surveys');
    expect(tableIn(section).rows).toEqual([['PHQ-9', '9', '0 to 27, lower is better', '-', '11/02/2026']]);
    expect(linesIn(section)).toEqual([]);
    expect(section.parts[1]).toEqual({ kind: 'text', text: 'PHQ-9: 8 of 9 questions answered.' });
  });
});
