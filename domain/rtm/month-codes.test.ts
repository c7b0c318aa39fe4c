import { describe, expect, it } from 'vitest';
import { createLiveNote, evaluateMonth, explainMonth, listDays } from './scenario.fixtures.ts';

describe('a month as a whole', () => {
  it('has the billable codes first, then those that can become billable, then the rest', () => {
    const given = { dataDays: listDays('2026-10-20', 3), notes: [createLiveNote('2026-11-05', 25)] };
    const care = { setupDate: '2026-10-01', plans: [{ start: '2026-10-01', end: null }] };
    // The window from Oct 20 closed on Nov 18; the next one is open since Nov 19.
    expect(
      evaluateMonth({ ...given, ...care }).map(({ code, startDate, status }) => [code, startDate, status]),
    ).toEqual([
      ['98975', '2026-10-20', 'READY_TO_BILL'],
      ['98985', '2026-10-20', 'READY_TO_BILL'],
      ['98985', '2026-11-19', 'IN_PROGRESS'],
      ['98977', '2026-11-19', null],
      ['98980', '2026-11-01', 'IN_PROGRESS'],
      ['98981', '2026-11-01', null],
      ['98977', '2026-10-20', null],
      ['98979', '2026-11-01', null],
    ]);
  });

  it('has one reason for all codes before set-up and outside of care', () => {
    expect(explainMonth({ setupDate: null })[0]).toBe(
      '98975 needs monitoring to be set up first: assign a program to start it.',
    );
    expect(explainMonth({ setupDate: null })).toHaveLength(6);
    expect(explainMonth({ month: '2026-10' })[1]).toBe('98985 does not apply: no monitored care in October 2026.');
    // Never set up, whether in care that month or not; in care that month, and set up only after it.
    expect(explainMonth({ month: '2026-10', setupDate: null })[0]).toMatch(/ needs monitoring to be set up /);
    const later = { setupDate: '2026-11-05', plans: [{ start: '2026-09-01', end: null }] };
    expect(explainMonth({ month: '2026-10', ...later })[0]).toMatch(/ needs monitoring to be set up /);
    const lastDay = { setupDate: '2026-11-05', plans: [{ start: '2026-10-31', end: null }] };
    expect(explainMonth({ month: '2026-10', ...lastDay })[0]).toMatch(/ needs monitoring to be set up /);
    expect(evaluateMonth({ month: '2025-10' }).map(({ code }) => code)).toEqual(['98975', '98977', '98980', '98981']);
  });

  it('belongs to monitored care from the day of set-up to the last day of care, both included', () => {
    const isOutside = (month: string, setupDate: string, end: string | null = null) =>
      explainMonth({ month, setupDate, plans: [{ start: setupDate, end }] }).some((text) =>
        / no monitored care in /.test(text),
      );
    expect(['2026-10-30', '2026-10-31', '2026-11-01'].map((setUp) => isOutside('2026-10', setUp))).toEqual([
      false,
      false,
      true,
    ]);
    expect(['2026-10-31', '2026-11-01'].map((end) => isOutside('2026-11', '2026-10-05', end))).toEqual([true, false]);
  });
});
