import { describe, expect, it } from 'vitest';
import { evaluateCode, evaluateMonth, explainMonth, listDays } from './scenario.fixtures.ts';
import { defaultRtmSettings } from './settings.ts';

describe('codes that count data days', () => {
  it('name the current code of the window, what the larger one needs by when, and a month without notes', () => {
    const given = { dataDays: listDays('2026-11-13', 13), today: '2026-11-27' };
    expect(explainMonth(given)).toEqual([
      '98975 earned (13 data days). Billable after Dec 12, 2026.',
      '98985 earned (13 data days). 98977 needs 3 more by Dec 12, 2026.',
      '98977 needs 3 more data days by Dec 12, 2026.',
      '98979 needs 10 more minutes and a live interaction by Nov 30, 2026.',
      '98980 needs 20 more minutes and a live interaction by Nov 30, 2026.',
      '98981 needs 40 more minutes and a live interaction by Nov 30, 2026.',
    ]);
    expect(evaluateCode('98977', given)).toMatchObject({
      startDate: '2026-11-13',
      endDate: '2026-12-12',
      cycleId: null,
      status: null,
      numActiveDays: 13,
      missing: { days: 3, minutes: 0, contacts: 0, by: '2026-12-12' },
    });
    expect(evaluateCode('98985', given)).toMatchObject({ cycleId: 2, status: 'IN_PROGRESS', units: 1, missing: null });
  });

  it('of a closed window name the exclusive code, and what the other one lacked', () => {
    const closed = { dataDays: listDays('2026-11-01', 16), today: '2026-12-05' };
    expect(evaluateCode('98985', closed)).toMatchObject({
      explanation: { text: '98985 is not billed together with 98977.' },
      missing: null,
      status: null,
    });
    expect(evaluateCode('98977', { ...closed, dataDays: listDays('2026-11-01', 5) }).explanation.text).toBe(
      '98977 is not billable: 5 of 16 data days by Nov 30, 2026.',
    );
  });

  it('explain when the days are out of reach', () => {
    const given = { dataDays: listDays('2026-11-01', 10), today: '2026-11-26' };
    expect(evaluateCode('98977', given)).toMatchObject({
      explanation: {
        text: '98977 can no longer be earned: 6 more data days needed, 5 days left through Nov 30, 2026.',
      },
      missing: null,
    });
    expect(evaluateCode('98985', given).explanation.text).toBe(
      '98985 earned (10 data days). Billable after Nov 30, 2026.',
    );
    const before = { ...given, today: '2026-11-25' };
    expect(evaluateCode('98977', before).missing).toMatchObject({ days: 6, by: '2026-11-30' });
    expect(evaluateCode('98985', before).explanation.text).toBe(
      '98985 earned (10 data days). 98977 needs 6 more by Nov 30, 2026.',
    );
  });

  it('start on the first data day, after the resume, or on day 31', () => {
    expect(evaluateCode('98985', {})).toMatchObject({
      explanation: { text: '98985 needs 2 data days within 30 days, starting with the first data day.' },
      missing: { days: 2, by: '2026-12-21' },
      startDate: null,
    });
    expect(evaluateCode('98977', { pauses: [{ from: '2026-11-03', to: null }] })).toMatchObject({
      explanation: { text: '98977 is on hold: monitoring has been paused since Nov 3, 2026.' },
      missing: null,
    });
    expect(evaluateCode('98975', { pauses: [{ from: '2026-11-03', to: '2026-11-25' }] })).toMatchObject({
      explanation: {
        text: '98975 needs 2 data days within 30 days, starting with the first data day on or after Nov 25, 2026.',
      },
      missing: { days: 2, by: '2026-12-24' },
    });
    // Windows from Nov 2, Dec 2 and Jan 1.
    expect(evaluateCode('98985', { dataDays: listDays('2026-11-02', 3), month: '2027-01' })).toMatchObject({
      explanation: { text: '98985 needs 2 data days within the 30 days starting Jan 1, 2027.' },
      missing: { days: 2, by: '2027-01-30' },
    });
    expect(evaluateCode('98985', { pauses: [{ from: '2026-11-03', to: '2026-12-02' }] }).explanation.text).toBe(
      '98985 has no window in November 2026; the next one can start on or after Dec 2, 2026.',
    );
    expect(evaluateCode('98985', { pauses: [{ from: '2026-11-03', to: '2026-11-30' }] }).missing).toEqual({
      days: 2,
      minutes: 0,
      contacts: 0,
      by: '2026-12-29',
    });
    const plans = [{ start: '2026-11-01', end: '2026-11-20' }];
    expect(evaluateCode('98985', { plans }).explanation.text).toBe(
      '98985 has no further window: care ended on Nov 20, 2026.',
    );
    // A window may open on the last day of care, today, but holds that day alone.
    expect(evaluateCode('98985', { plans: [{ start: '2026-11-01', end: '2026-11-22' }] }).explanation.text).toBe(
      '98985 can no longer be earned: 2 data days needed, 1 day left through Nov 22, 2026.',
    );
    const pauses = [
      { from: '2026-11-03', to: '2026-11-25' },
      { from: '2026-11-25', to: '2026-11-28' },
    ];
    expect(evaluateCode('98975', { pauses }).explanation.text).toBe(
      '98975 needs 2 data days within 30 days, starting with the first data day on or after Nov 28, 2026.',
    );
  });

  it('do not mention the next window until the open one is over', () => {
    const given = { dataDays: listDays('2026-11-01', 3), plans: [{ start: '2026-11-01', end: '2026-11-25' }] };
    const supply = (today: string) =>
      evaluateMonth({ ...given, today })
        .filter(({ clock }) => clock === 'ROLLING_30')
        .map(({ startDate }) => startDate);
    expect(supply('2026-11-25')).toEqual(['2026-11-01', '2026-11-01']);
    expect(supply('2026-11-26')).toEqual(['2026-11-01', '2026-11-01', null, null]);
  });

  it('of a month that is over without a window are not billable', () => {
    const given = { setupDate: '2026-10-01', plans: [{ start: '2026-10-01', end: null }], month: '2026-10' };
    expect(evaluateCode('98977', { ...given, dataDays: listDays('2026-11-02', 3) }).explanation.text).toBe(
      '98977 is not billable: no further window in October 2026.',
    );
  });

  it('are billed alone, and name the billed code', () => {
    const given = { dataDays: listDays('2026-11-01', 17), today: '2026-12-05', billed: ['98977', '98975'] };
    expect(explainMonth(given).slice(0, 2)).toEqual([
      '98975 was billed: 17 data days by Nov 30, 2026.',
      '98977 was billed: 17 data days by Nov 30, 2026.',
    ]);
    expect(evaluateCode('98985', given).explanation.text).toBe('98985 is not billed together with 98977.');
    expect(evaluateCode('98975', { ...given, month: '2026-12' })).toMatchObject({
      explanation: {
        text: '98975 is billed once per episode of care; in this one it covers Nov 1, 2026 to Nov 30, 2026.',
      },
      status: null,
      missing: null,
    });
  });

  it('are those of the organization’s device', () => {
    const settings = { ...defaultRtmSettings, supplyDomain: 'RESP' as const };
    expect(evaluateMonth({ settings, dataDays: listDays('2026-11-10', 3) }).map(({ code }) => code)).toEqual([
      '98975',
      '98984',
      '98976',
      '98979',
      '98980',
      '98981',
    ]);
  });
});
