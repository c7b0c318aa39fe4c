import { describe, expect, it } from 'vitest';
import { evaluateDataDays, type LoggedKind } from './month-evidence.ts';

const arrived = new Date('2026-11-05T18:00:00Z');
const logged = (day: string, change: Partial<LoggedKind> = {}): LoggedKind => ({
  day,
  kind: 'HEP_SESSION',
  arrivedAt: arrived,
  isFutureDated: false,
  ...change,
});

const window = { startDate: '2026-11-03', endDate: '2026-12-02', billedAt: null };
const care = {
  plans: [{ start: '2026-11-01', end: '2026-11-20', setupDate: '2026-11-02' }],
  episodes: [{ setupDate: '2026-11-02', dischargeDate: '2026-11-20', today: '2026-11-30' }],
  windows: [window],
};
const reasons = (days: LoggedKind[], change: object = {}) =>
  evaluateDataDays(days, '2026-11', { ...care, ...change }).map(({ day, counted, uncounted }) => [
    day,
    counted,
    uncounted,
  ]);

describe('data days of a month', () => {
  it('RTM-10 list each day once, the earliest first, with all of its data', () => {
    const days = [
      logged('2026-11-05', { kind: 'PRO_RESPONSE' }),
      logged('2026-11-04'),
      logged('2026-11-05'),
      logged('2026-11-05', { kind: 'SELF_REPORTED_HEP_SESSION' }),
    ];
    expect(evaluateDataDays(days, '2026-11', care)).toEqual([
      { day: '2026-11-04', kinds: ['HEP_SESSION'], counted: true, uncounted: null },
      {
        day: '2026-11-05',
        kinds: ['HEP_SESSION', 'PRO_RESPONSE', 'SELF_REPORTED_HEP_SESSION'],
        counted: true,
        uncounted: null,
      },
    ]);
  });

  it('have the reason why a day does not count: before set-up, after discharge, in no window', () => {
    expect(reasons([logged('2026-11-01'), logged('2026-11-02'), logged('2026-11-20'), logged('2026-11-21')])).toEqual([
      ['2026-11-01', false, 'BEFORE_SETUP'],
      ['2026-11-02', false, 'NO_WINDOW'],
      ['2026-11-20', true, null],
      ['2026-11-21', false, 'OUTSIDE_CARE'],
    ]);
    expect(
      reasons([logged('2026-11-04')], { plans: [{ start: '2026-11-01', end: null, setupDate: null }], episodes: [] }),
    ).toEqual([['2026-11-04', false, 'BEFORE_SETUP']]);
  });

  it('RTM.md 12 never count future-dated data, and omit them beside other data', () => {
    const ahead = { isFutureDated: true, kind: 'PRO_RESPONSE' } as const;
    expect(evaluateDataDays([logged('2026-11-05', ahead)], '2026-11', care)).toEqual([
      { day: '2026-11-05', kinds: ['PRO_RESPONSE'], counted: false, uncounted: 'DATED_AHEAD' },
    ]);
    expect(evaluateDataDays([logged('2026-11-05', ahead), logged('2026-11-05')], '2026-11', care)).toEqual([
      { day: '2026-11-05', kinds: ['HEP_SESSION'], counted: true, uncounted: null },
    ]);
  });

  it('RTM.md 1 mark data that arrived after the window was billed, unless a session of that day arrived before', () => {
    const billedAt = new Date('2026-12-05T12:00:00Z');
    const late = { arrivedAt: new Date('2026-12-05T12:00:01Z') };
    const change = { windows: [{ ...window, billedAt }] };
    expect(reasons([logged('2026-11-10', late)], change)).toEqual([['2026-11-10', false, 'AFTER_BILLING']]);
    expect(reasons([logged('2026-11-10', late), logged('2026-11-10', { arrivedAt: billedAt })], change)).toEqual([
      ['2026-11-10', true, null],
    ]);
  });

  it('include the days of the month and of its windows, and no others', () => {
    const days = ['2026-10-31', '2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03'].map((day) => logged(day));
    const open = {
      plans: [{ start: '2026-11-01', end: null, setupDate: '2026-11-02' }],
      episodes: [{ setupDate: '2026-11-02', dischargeDate: null, today: '2026-12-31' }],
    };
    expect(reasons(days, open).map(([day]) => day)).toEqual(['2026-11-30', '2026-12-01', '2026-12-02']);
  });
});
