import { describe, expect, it } from 'vitest';
import { formatMeasured } from '../care-paths/criterion.ts';
import { findPathStep, findWorklistReasons } from './worklist-items.ts';
import { findClosingWindow, findDueNote } from './rtm-reasons.ts';
import type { WorklistInputs } from './worklist-inputs.ts';
import { findFallingAdherence, findMissingSession } from './session-reasons.ts';
import { listShownKinds } from '../../contract/worklist/worklist.ts';
import { emptyInputs } from './worklist-inputs.fixtures.ts';

/** A Health patient in care since September who gives no cause for anything on 20 November. */
const facts: WorklistInputs = {
  ...emptyInputs,
  plans: [{ start: '2026-09-01', end: null, setupDate: '2026-09-02' }],
  lastSession: '2026-11-20',
};
const november = (...days: number[]) => days.map((day) => `2026-11-${String(day).padStart(2, '0')}`);
const october = (...days: number[]) => days.map((day) => `2026-10-${String(day).padStart(2, '0')}`);

describe('a step on a care path', () => {
  const step = {
    path: 'Post-Op Total Knee Replacement',
    to: { phaseNumber: 3, title: 'Full range' },
    day: '2026-11-14',
    trigger: formatMeasured({ track: 'Range of motion', value: 95, type: 'Degrees' }),
    measuredOn: '2026-11-13',
  };
  const getExplanation = (change: Partial<WorklistInputs>) =>
    findPathStep({ ...facts, pathStep: step, ...change })?.explanation.text ?? null;

  it('is told for 7 days, by what led on and when that was measured', () => {
    const words = 'Advanced to phase 3, Full range, of Post-Op Total Knee Replacement: Range of motion 95°';
    expect(getExplanation({})).toBe(`${words} on Nov 13, 2026.`);
    expect(getExplanation({ today: '2026-11-14' })).not.toBeNull();
    expect(getExplanation({ today: '2026-11-21' })).toBeNull();
    expect(getExplanation({ products: ['GAIT'] })).toBeNull();
    expect(getExplanation({ pathStep: null })).toBeNull();
  });

  it('tells of a completed path', () => {
    expect(
      getExplanation({
        pathStep: { ...step, to: null, trigger: formatMeasured({ track: 'Adherence', value: 80, type: '%' }) },
      }),
    ).toBe('Completed Post-Op Total Knee Replacement: Adherence 80% on Nov 13, 2026.');
  });
});

describe('DASH-09 no session for more than 7 days', () => {
  it.each([
    ['2026-11-13', null],
    ['2026-11-12', 'No session since Nov 12, 2026.'],
  ])('last session on %s', (lastSession, said) => {
    expect(findMissingSession({ ...facts, lastSession })?.explanation.text ?? null).toBe(said);
  });

  it.each([
    ['2026-11-13', null],
    ['2026-11-12', 'No session since care started on Nov 12, 2026.'],
  ])('none at all, in care since %s', (start, said) => {
    const given = { ...facts, lastSession: null, plans: [{ start, end: null, setupDate: start }] };
    expect(findMissingSession(given)?.explanation.text ?? null).toBe(said);
  });

  it('counts from the new care, not from a session before it', () => {
    const plans = [
      { start: '2026-01-01', end: '2026-06-01', setupDate: '2026-01-01' },
      { start: '2026-11-10', end: null, setupDate: null },
    ];
    const given = { ...facts, lastSession: '2026-05-30', plans };
    expect(findMissingSession(given)?.explanation.text).toBe('No session since care started on Nov 10, 2026.');
    expect(findMissingSession({ ...given, today: '2026-11-17' })).toBeNull();
    // One on the very first day is of the new care.
    expect(findMissingSession({ ...given, lastSession: '2026-11-10' })?.explanation.text).toBe(
      'No session since Nov 10, 2026.',
    );
  });

  it('OPEN-050 asks Health and Gait patients, and none of surveys alone', () => {
    const given = { ...facts, lastSession: '2026-10-01' };
    expect(findMissingSession({ ...given, products: ['GAIT'] })).not.toBeNull();
    expect(findMissingSession({ ...given, products: ['PRO'] })).toBeNull();
  });

  it('is more urgent with each week, up to ten', () => {
    const after = (lastSession: string) =>
      findMissingSession({ ...facts, lastSession, plans: [{ start: '2026-01-01', end: null, setupDate: null }] })
        ?.urgency;
    expect([after('2026-11-12'), after('2026-11-06'), after('2026-09-11'), after('2026-02-01')]).toEqual([
      41, 42, 50, 50,
    ]);
  });
});

describe('falling adherence', () => {
  // The last 14 days that are over are 6 to 19 November, the 14 before them 23 October to 5 November.
  const asks = (since: string, until: string | null, weeklyFrequency: number, dailyFrequency = 1) => ({
    since,
    until,
    dailyFrequency,
    weeklyFrequency,
    setsPerSession: 6,
  });
  const daysAWeek = (weeklyFrequency: number) => ({ ...facts, frequency: [asks('2026-09-02', null, weeklyFrequency)] });
  const practised = (...days: string[]) => days.map((day) => ({ day, sessionsDone: 1 }));
  const five = daysAWeek(5);
  const before = [...october(23, 24, 25, 26, 27, 28, 29), ...november(1, 5)];

  it('below half of what the program asks, and 25 points less than before, with both numbers', () => {
    const reason = findFallingAdherence({ ...five, practice: practised(...before, ...november(6, 7, 8, 19)) });
    expect(reason?.explanation.text).toBe(
      'Adherence dropped from 90% (9 of 10 days) to 40% (4 of 10 days) over the last 14 days. Sessions: 40% (4 of 10).',
    );
  });

  it('half is enough', () => {
    expect(findFallingAdherence({ ...five, practice: practised(...before, ...november(6, 7, 8, 9, 19)) })).toBeNull();
  });

  it.each([
    [1, false],
    [2, true],
  ])('from 3 days of 4 asked to %i: half is enough', (now, calm) => {
    const practice = practised(
      ...october(23, 24, 25),
      ...november(...Array.from({ length: now }, (_, index) => 6 + index)),
    );
    expect(findFallingAdherence({ ...daysAWeek(2), practice }) === null).toBe(calm);
  });

  it('25 points are a fall, 20 are not', () => {
    const four = daysAWeek(4);
    // 5 of 8 days are 62.5%, 3 of 8 are 37.5%.
    expect(
      findFallingAdherence({ ...four, practice: practised(...october(23, 24, 25, 26, 27), ...november(6, 7, 8)) }),
    ).not.toBeNull();
    // 6 of 10 and 4 of 10.
    expect(
      findFallingAdherence({
        ...five,
        practice: practised(...october(23, 24, 25, 26, 27, 28), ...november(6, 7, 8, 9)),
      }),
    ).toBeNull();
  });

  it('each of the two spans is evaluated by what was prescribed in it', () => {
    // Six days in each span: 6 of 6 while 3 a week were asked for, 6 of 14 since it is every day.
    const practice = practised(...october(23, 25, 27, 29), ...november(1, 3, 6, 8, 10, 12, 14, 16));
    const daily = { ...facts, practice };
    const changed = [asks('2026-09-02', '2026-11-06', 3), asks('2026-11-06', null, 7)];
    expect(findFallingAdherence({ ...daily, frequency: changed })?.explanation.text).toBe(
      'Adherence dropped from 100% (6 of 6 days) to 43% (6 of 14 days) over the last 14 days. Sessions: 43% (6 of 14).',
    );
    // Changed in the middle of the span: 7 days of 3 a week and 7 of 7 a week are 10.
    const later = [asks('2026-09-02', '2026-11-13', 3), asks('2026-11-13', null, 7)];
    expect(findFallingAdherence({ ...daily, frequency: later })).toBeNull();
    // By what is asked for now alone, nothing fell.
    expect(findFallingAdherence({ ...daily, frequency: [asks('2026-09-02', null, 7)] })).toBeNull();
  });

  it('today does not count, and more than asked is 100%', () => {
    const often = { ...daysAWeek(1), practice: practised(...before, ...november(20)) };
    expect(findFallingAdherence(often)?.explanation.text).toBe(
      'Adherence dropped from 100% (9 of 2 days) to 0% (0 of 2 days) over the last 14 days. Sessions: 0% (0 of 2).',
    );
  });

  it('asks nothing of somebody without a program', () => {
    expect(findFallingAdherence({ ...facts, practice: practised(...before) })).toBeNull();
  });

  it('a program prescribes nothing in the days before it was assigned', () => {
    const since = { ...facts, frequency: [asks('2026-11-06', null, 5)], practice: practised(...before) };
    expect(findFallingAdherence(since)).toBeNull();
  });

  it('the dose of a day is said too: one session of the two that each day prescribes', () => {
    const twice = { ...facts, frequency: [asks('2026-09-02', null, 5, 2)] };
    expect(
      findFallingAdherence({ ...twice, practice: practised(...before, ...november(6, 7, 8, 19)) })?.explanation.text,
    ).toContain('to 40% (4 of 10 days) over the last 14 days. Sessions: 20% (4 of 20).');
  });
});

describe('a care note is due', () => {
  const active = { ...facts, dataDays: november(2, 3, 3) };
  const note = { date: '2026-11-04', minutes: 20, live: false };

  it.each([
    ['2026-11-14', null],
    ['2026-11-15', 'No care note this month yet. Month ends Nov 30 (2 data days so far).'],
  ])('on %s', (today, said) => {
    expect(findDueNote({ ...active, today })?.explanation.text ?? null).toBe(said);
  });

  it('asks for a live contact where there are only minutes', () => {
    expect(findDueNote({ ...active, notes: [note, { ...note, minutes: 1 }] })?.explanation.text).toBe(
      '21 min logged, no live interaction yet. Month ends Nov 30 (2 data days so far).',
    );
    expect(findDueNote({ ...active, notes: [note, { ...note, minutes: 1, live: true }] })).toBeNull();
  });

  it('a live contact without minutes is none, and last month’s is none of this one', () => {
    expect(findDueNote({ ...active, notes: [{ ...note, minutes: 0, live: true }] })).not.toBeNull();
    expect(findDueNote({ ...active, notes: [{ date: '2026-10-31', minutes: 20, live: true }] })).not.toBeNull();
  });

  it('asks nothing without data this month, or before monitoring was set up', () => {
    expect(findDueNote({ ...facts, dataDays: october(30, 31) })).toBeNull();
    const setUpOn = (setupDate: string | null) => ({ ...active, plans: [{ ...facts.plans[0]!, setupDate }] });
    expect(findDueNote(setUpOn(null))).toBeNull();
    expect(findDueNote(setUpOn('2026-11-04'))).toBeNull();
    expect(findDueNote({ ...active, products: ['GAIT'] })).toBeNull();
  });

  it('looks at the care that goes on now, not at data and notes of the month from before it began', () => {
    const plans = [
      { start: '2026-09-01', end: '2026-11-05', setupDate: '2026-09-02' },
      { start: '2026-11-10', end: null, setupDate: '2026-11-10' },
    ];
    const again = { ...facts, plans, notes: [{ ...note, live: true }] };
    expect(findDueNote({ ...again, dataDays: november(2, 3, 9) })).toBeNull();
    expect(findDueNote({ ...again, dataDays: november(2, 3, 10, 12) })?.explanation.text).toBe(
      'No care note this month yet. Month ends Nov 30 (2 data days so far).',
    );
  });

  it('is more urgent with each day', () => {
    expect([
      findDueNote({ ...active, today: '2026-11-15' })?.urgency,
      findDueNote({ ...active, today: '2026-11-30' })?.urgency,
    ]).toEqual([30, 45]);
  });
});

describe('a billing window closes', () => {
  const window = (endDate: string, numActiveDays: number, code = '98985') => ({
    ...facts,
    windows: [{ code, endDate, numActiveDays }],
  });

  it.each([
    ['2026-11-26', null],
    ['2026-11-25', '98977 needs 3 more data days by Nov 25, 2026.'],
    ['2026-11-22', '98977 needs 3 more data days by Nov 22, 2026.'],
    ['2026-11-21', null],
    ['2026-11-19', null],
  ])('13 of 16 days in a window that ends on %s', (endDate, said) => {
    expect(findClosingWindow(window(endDate, 13))?.explanation.text ?? null).toBe(said);
  });

  it('today is left only while the patient has logged nothing', () => {
    expect(findClosingWindow(window('2026-11-20', 15))?.explanation.text).toBe(
      '98977 needs 1 more data day by Nov 20, 2026.',
    );
    expect(findClosingWindow({ ...window('2026-11-20', 15), dataDays: november(20) })).toBeNull();
  });

  it('asks for the nearest code of its rules, and for none once the last is reached', () => {
    expect(findClosingWindow(window('2026-11-25', 1))?.explanation.text).toBe(
      '98985 needs 1 more data day by Nov 25, 2026.',
    );
    expect(findClosingWindow(window('2026-11-25', 2))).toBeNull();
    expect(findClosingWindow(window('2026-11-25', 16))).toBeNull();
    const last = { ...window('2025-12-20', 1), today: '2025-12-19' };
    expect(findClosingWindow(last)).toBeNull();
  });

  it('names the code of the device that is supplied', () => {
    expect(findClosingWindow(window('2026-11-25', 13, '98984'))?.explanation.text).toBe(
      '98976 needs 3 more data days by Nov 25, 2026.',
    );
  });

  it('is more urgent with each day', () => {
    expect(['2026-11-25', '2026-11-22'].map((endDate) => findClosingWindow(window(endDate, 13))?.urgency)).toEqual([
      70, 73,
    ]);
  });
});

describe('attention', () => {
  it('names every reason, the most urgent first', () => {
    const given = {
      ...facts,
      lastSession: '2026-10-20',
      dataDays: november(2),
      windows: [{ code: '98985', endDate: '2026-11-25', numActiveDays: 13 }],
    };
    expect(findWorklistReasons(given).map(({ kind }) => kind)).toEqual([
      'BILLING_WINDOW_CLOSING',
      'NO_SESSION',
      'NOTE_DUE',
    ]);
    expect(findWorklistReasons({ ...given, inCare: false })).toEqual([]);
    expect(findWorklistReasons(facts)).toEqual([]);
  });

  it('DASH-12 DASH-13 shows programs, notes and billing to Health, sessions to Health and Gait, surveys to all', () => {
    expect(listShownKinds(['PRO'])).toEqual(['SURVEY_OUT_OF_RANGE']);
    expect(listShownKinds(['GAIT', 'PRO'])).toEqual(['SURVEY_OUT_OF_RANGE', 'NO_SESSION']);
    expect(listShownKinds(['HEALTH'])).toHaveLength(6);
  });
});

describe('the figure of a row', () => {
  const read = (reason: ReturnType<typeof findMissingSession>) =>
    reason?.headline && [reason.headline.figure.text, reason.headline.about.text];

  it('is the days without a session, and the last one', () => {
    expect(read(findMissingSession({ ...facts, lastSession: '2026-11-05' }))).toEqual([
      '15 days',
      'no session since Nov 5',
    ]);
    const plans = [{ start: '2026-11-12', end: null, setupDate: null }];
    expect(read(findMissingSession({ ...facts, lastSession: null, plans }))).toEqual([
      '8 days',
      'in care, no session yet',
    ]);
  });

  it('is the minutes of a month without a live interaction', () => {
    const dataDays = november(2, 3);
    const notes = [{ date: '2026-11-03', minutes: 18, live: false }];
    expect(read(findDueNote({ ...facts, dataDays, notes }))).toEqual(['18 min', 'no live interaction, due Nov 30']);
    expect(read(findDueNote({ ...facts, dataDays }))).toEqual(['0 min', 'no care note, due Nov 30']);
  });

  it('is the data days of a window out of those that its code needs', () => {
    const windows = [{ code: '98977', endDate: '2026-11-25', numActiveDays: 13 }];
    expect(read(findClosingWindow({ ...facts, windows }))).toEqual(['13 of 16', 'data days for 98977 by Nov 25']);
  });
});
