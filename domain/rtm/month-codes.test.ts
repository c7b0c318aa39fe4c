import { describe, expect, it } from 'vitest';
import type { RtmCodeAnswer } from '../../contract/rtm-month.ts';
import { cyclesOfRecord, type CareRecord } from './care-record.ts';
import { codesOfMonth } from './month-codes.ts';
import { run } from './scenario.ts';
import { defaultRtmSettings } from './settings.ts';

const record: CareRecord = {
  setupDate: '2026-11-01',
  plans: [{ start: '2026-11-01', end: null }],
  dataDays: [],
  notes: [],
  known: [],
  today: '2026-11-22',
};
type Given = Partial<CareRecord> & { month?: string; billed?: readonly string[] };

/** Answers from the cycles that the record gives; those of the codes in `billed` are billed. */
function answers({ month = '2026-11', billed = [], ...given }: Given): RtmCodeAnswer[] {
  const asked = { ...record, ...given };
  const cycles = cyclesOfRecord(asked).map((cycle, at) => ({ ...cycle, id: at + 1 }));
  const stored = cycles.map((cycle) => (billed.includes(cycle.code) ? { ...cycle, status: 'BILLED' as const } : cycle));
  return codesOfMonth({ ...asked, month, cycles: stored });
}
const sentences = (given: Given) => answers(given).map(({ explanation }) => explanation);
const answer = (code: string, given: Given) => answers(given).find((each) => each.code === code)!;
const talk = (date: string, minutes: number, live = true) => ({ date, minutes, live });

describe('codes that count data days', () => {
  it('name the code that the window has, what the larger one needs by when, and the month without a note', () => {
    const given = { dataDays: run('2026-11-13', 13), today: '2026-11-27' };
    expect(sentences(given)).toEqual([
      '98975 is reached with 13 data days and becomes billable after Dec 12, 2026.',
      '98985 is reached with 13 data days; 98977 needs 3 more by Dec 12, 2026.',
      '98977 needs 3 more data days by Dec 12, 2026.',
      '98979 needs 10 more minutes and a live contact by Nov 30, 2026.',
      '98980 needs 20 more minutes and a live contact by Nov 30, 2026.',
      '98981 needs 40 more minutes and a live contact by Nov 30, 2026.',
    ]);
    expect(answer('98977', given)).toMatchObject({
      startDate: '2026-11-13',
      endDate: '2026-12-12',
      cycleId: null,
      status: null,
      numActiveDays: 13,
      missing: { days: 3, minutes: 0, contacts: 0, by: '2026-12-12' },
    });
    expect(answer('98985', given)).toMatchObject({ cycleId: 2, status: 'IN_PROGRESS', units: 1, missing: null });
  });

  it('of a window that has closed name the one that excludes, and what the other one lacked', () => {
    const closed = { dataDays: run('2026-11-01', 16), today: '2026-12-05' };
    expect(answer('98985', closed)).toMatchObject({
      explanation: '98985 is not billed beside 98977.',
      missing: null,
      status: null,
    });
    expect(answer('98977', { ...closed, dataDays: run('2026-11-01', 5) }).explanation).toBe(
      '98977 is not billable: 5 of 16 data days by Nov 30, 2026.',
    );
  });

  it('say when days are out of reach', () => {
    const given = { dataDays: run('2026-11-01', 10), today: '2026-11-26' };
    expect(answer('98977', given)).toMatchObject({
      explanation: '98977 is out of reach: 6 more data days needed and 5 days left by Nov 30, 2026.',
      missing: null,
    });
    expect(answer('98977', { ...given, today: '2026-11-25' }).missing).toMatchObject({ days: 6, by: '2026-11-30' });
  });

  it('wait for the first data day, for the resume, and for the day 31', () => {
    expect(answer('98985', {})).toMatchObject({
      explanation: '98985 needs 2 data days within 30 days, which begin with the first.',
      missing: { days: 2, by: '2026-12-21' },
      startDate: null,
    });
    expect(answer('98977', { pauses: [{ from: '2026-11-03', to: null }] })).toMatchObject({
      explanation: '98977 waits: monitoring is paused since Nov 3, 2026.',
      missing: null,
    });
    expect(answer('98975', { pauses: [{ from: '2026-11-03', to: '2026-11-25' }] })).toMatchObject({
      explanation: '98975 needs 2 data days within 30 days, which begin with the first from Nov 25, 2026 on.',
      missing: { days: 2, by: '2026-12-24' },
    });
    // Windows from Nov 2, Dec 2 and Jan 1.
    expect(answer('98985', { dataDays: run('2026-11-02', 3), month: '2027-01' })).toMatchObject({
      explanation: '98985 needs 2 data days within the 30 days from Jan 1, 2027 on.',
      missing: { days: 2, by: '2027-01-30' },
    });
    expect(answer('98985', { pauses: [{ from: '2026-11-03', to: '2026-12-02' }] }).explanation).toBe(
      '98985 has no window in November 2026: the next one opens from Dec 2, 2026 on.',
    );
    expect(answer('98985', { pauses: [{ from: '2026-11-03', to: '2026-11-30' }] }).missing).toEqual({
      days: 2,
      minutes: 0,
      contacts: 0,
      by: '2026-12-29',
    });
    const plans = [{ start: '2026-11-01', end: '2026-11-20' }];
    expect(answer('98985', { plans }).explanation).toBe('98985 has no further window: care ends on Nov 20, 2026.');
  });

  it('say nothing of the next window until the open one is over', () => {
    const given = { dataDays: run('2026-11-01', 3), plans: [{ start: '2026-11-01', end: '2026-11-25' }] };
    const supply = (today: string) =>
      answers({ ...given, today })
        .filter(({ clock }) => clock === 'ROLLING_30')
        .map(({ startDate }) => startDate);
    expect(supply('2026-11-25')).toEqual(['2026-11-01', '2026-11-01']);
    expect(supply('2026-11-26')).toEqual(['2026-11-01', '2026-11-01', null, null]);
  });

  it('of a month that is over without a window are not billable', () => {
    const given = { setupDate: '2026-10-01', plans: [{ start: '2026-10-01', end: null }], month: '2026-10' };
    expect(answer('98977', { ...given, dataDays: run('2026-11-02', 3) }).explanation).toBe(
      '98977 is not billable: no further window in October 2026.',
    );
  });

  it('are billed beside nothing, and say with what', () => {
    const given = { dataDays: run('2026-11-01', 17), today: '2026-12-05', billed: ['98977', '98975'] };
    expect(sentences(given).slice(0, 2)).toEqual([
      '98975 was billed with 17 data days by Nov 30, 2026.',
      '98977 was billed with 17 data days by Nov 30, 2026.',
    ]);
    expect(answer('98985', given).explanation).toBe('98985 is not billed beside 98977.');
    expect(answer('98975', { ...given, month: '2026-12' })).toMatchObject({
      explanation: '98975 comes once an episode of care: with Nov 1, 2026 to Nov 30, 2026 in this one.',
      status: null,
      missing: null,
    });
  });

  it('are those of the organization’s device', () => {
    const settings = { ...defaultRtmSettings, supplyDomain: 'RESP' as const };
    expect(answers({ settings, dataDays: run('2026-11-10', 3) }).map(({ code }) => code)).toEqual([
      '98975',
      '98984',
      '98976',
      '98979',
      '98980',
      '98981',
    ]);
  });
});

describe('codes that count minutes', () => {
  const month = (notes: CareRecord['notes'], more: Given = {}) =>
    answers({ notes, ...more })
      .filter(({ clock }) => clock === 'CALENDAR_MONTH')
      .map(({ explanation }) => explanation);

  it('12 minutes with a contact give 98979, and say what the others take', () => {
    const notes = [talk('2026-11-05', 12)];
    expect(month(notes)).toEqual([
      '98979 is reached with 12 minutes and becomes billable after Nov 30, 2026.',
      '98980 needs 8 more minutes by Nov 30, 2026.',
      '98981 needs 28 more minutes by Nov 30, 2026.',
    ]);
    expect(answer('98980', { notes })).toMatchObject({
      missing: { days: 0, minutes: 8, contacts: 0, by: '2026-11-30' },
      minutes: 12,
      liveContacts: 1,
    });
  });

  it('may be had through the last day of the month', () => {
    const notes = [talk('2026-11-05', 12)];
    expect(answer('98980', { notes, today: '2026-11-30' }).missing?.minutes).toBe(8);
    expect(answer('98980', { notes, today: '2026-12-01' }).missing).toBeNull();
  });

  it('25 minutes without a contact need one, and 98979 is not billed beside 98980', () => {
    const notes = [talk('2026-11-05', 25, false)];
    expect(month(notes)).toEqual([
      '98980 needs a live contact by Nov 30, 2026.',
      '98981 needs 15 more minutes and a live contact by Nov 30, 2026.',
      '98979 is not billed beside 98980.',
    ]);
    expect(answer('98980', { notes }).missing).toEqual({ days: 0, minutes: 0, contacts: 1, by: '2026-11-30' });
  });

  it('98981 says what its next unit takes, until the limit', () => {
    const given = { notes: [talk('2026-11-05', 45)] };
    expect(answer('98981', given)).toMatchObject({
      units: 1,
      status: 'IN_PROGRESS',
      missing: { days: 0, minutes: 15, contacts: 0, by: '2026-11-30' },
    });
    const settings = { ...defaultRtmSettings, mostFurtherUnits: 1 };
    expect(answer('98981', { ...given, settings }).missing).toBeNull();
    expect(answer('98981', { ...given, settings: { ...settings, mostFurtherUnits: 0 } }).explanation).toBe(
      '98981 is not billed: the settings allow no further units.',
    );
  });

  it('98981 asks for a further contact where the organization does', () => {
    const given = { notes: [talk('2026-11-05', 45)], settings: { ...defaultRtmSettings, contactPerFurtherUnit: true } };
    expect(answer('98981', given)).toMatchObject({
      explanation: '98981 needs a further live contact by Nov 30, 2026.',
      missing: { days: 0, minutes: 0, contacts: 1, by: '2026-11-30' },
    });
    expect(answer('98981', { ...given, today: '2026-12-01' })).toMatchObject({
      explanation: '98981 is not billable: 45 minutes and no further live contact by Nov 30, 2026.',
      missing: null,
    });
  });

  it('of a closed month say what was missing, the billable first', () => {
    const notes = [talk('2026-11-05', 12)];
    expect(month(notes, { today: '2026-12-01' })).toEqual([
      '98979 is billable with 12 minutes by Nov 30, 2026.',
      '98980 is not billable: 12 of 20 minutes by Nov 30, 2026.',
      '98981 is not billable: 12 of 40 minutes by Nov 30, 2026.',
    ]);
  });

  it('of a billed month stay as they were billed', () => {
    const given = { today: '2026-12-01', billed: ['98979'] };
    expect(month([talk('2026-11-05', 12)], given)).toEqual([
      '98979 was billed with 12 minutes by Nov 30, 2026.',
      '98980 is not billed: November 2026 was billed without it.',
      '98981 is not billed: November 2026 was billed without it.',
    ]);
    expect(month([talk('2026-11-05', 60)], { ...given, billed: ['98980', '98981'] })[1]).toBe(
      '98981 was billed with 2 units for 60 minutes by Nov 30, 2026.',
    );
  });

  it('need what they need by the last day of care', () => {
    const plans = [{ start: '2026-11-01', end: '2026-11-25' }];
    expect(month([talk('2026-11-05', 9)], { plans })[0]).toBe('98979 needs 1 more minute by Nov 25, 2026.');
    expect(answer('98980', { plans }).missing?.by).toBe('2026-11-25');
    expect(month([talk('2026-11-05', 10)], { plans })[0]).toBe(
      '98979 is reached with 10 minutes and becomes billable after Nov 30, 2026.',
    );
  });
});

describe('a month as a whole', () => {
  it('puts the billable first, then what may still become so, then the rest', () => {
    const given = { dataDays: run('2026-10-20', 3), notes: [talk('2026-11-05', 25)] };
    const care = { setupDate: '2026-10-01', plans: [{ start: '2026-10-01', end: null }] };
    // The window from Oct 20 closed on Nov 18; the next one is open since Nov 19.
    expect(answers({ ...given, ...care }).map(({ code, startDate, status }) => [code, startDate, status])).toEqual([
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
    expect(sentences({ setupDate: null })[0]).toBe('98975 needs monitoring to be set up with a program first.');
    expect(sentences({ setupDate: null })).toHaveLength(6);
    expect(sentences({ month: '2026-10' })[1]).toBe('98985 does not apply: no monitored care in October 2026.');
    expect(answers({ month: '2025-10' }).map(({ code }) => code)).toEqual(['98975', '98977', '98980', '98981']);
  });
});
