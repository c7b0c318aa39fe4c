import { describe, expect, it } from 'vitest';
import { computeScenario, formatScenario } from './scenario.fixtures.ts';

const talk = (date: string, minutes: number) => ({ date, minutes, live: true });
const write = (date: string, minutes: number) => ({ date, minutes, live: false });

describe('management in 2025', () => {
  const may = (minutes: number, today = '2025-06-01') =>
    formatScenario({ notes: [talk('2025-05-06', minutes)], today });
  const month = '2025-05-01..2025-05-31';

  it.each([
    [1, [`98980 ${month} ACTIVE_DAYS_INCOMPLETE 1 min x0`]],
    [10, [`98980 ${month} ACTIVE_DAYS_INCOMPLETE 10 min x0`]],
    [19, [`98980 ${month} ACTIVE_DAYS_INCOMPLETE 19 min x0`]],
    [20, [`98980 ${month} READY_TO_BILL 20 min x1`]],
    [39, [`98980 ${month} READY_TO_BILL 39 min x1`]],
    [40, [`98980 ${month} READY_TO_BILL 40 min x1`, `98981 ${month} READY_TO_BILL 40 min x1`]],
    [59, [`98980 ${month} READY_TO_BILL 59 min x1`, `98981 ${month} READY_TO_BILL 59 min x1`]],
    [60, [`98980 ${month} READY_TO_BILL 60 min x1`, `98981 ${month} READY_TO_BILL 60 min x2`]],
    [100, [`98980 ${month} READY_TO_BILL 100 min x1`, `98981 ${month} READY_TO_BILL 100 min x4`]],
  ])('OPEN-073 %i minutes with a live interaction', (minutes, lines) => expect(may(minutes)).toEqual(lines));

  it('is in progress through the last day of the month', () => {
    expect(may(20, '2025-05-31')).toEqual([`98980 ${month} IN_PROGRESS 20 min x1`]);
  });
});

describe('management in 2026', () => {
  const may = (minutes: number, today = '2026-06-01') =>
    formatScenario({ notes: [talk('2026-05-06', minutes)], today });
  const month = '2026-05-01..2026-05-31';

  it.each([
    [9, [`98979 ${month} ACTIVE_DAYS_INCOMPLETE 9 min x0`]],
    [10, [`98979 ${month} READY_TO_BILL 10 min x1`]],
    [19, [`98979 ${month} READY_TO_BILL 19 min x1`]],
    [20, [`98980 ${month} READY_TO_BILL 20 min x1`]],
    [39, [`98980 ${month} READY_TO_BILL 39 min x1`]],
    [40, [`98980 ${month} READY_TO_BILL 40 min x1`, `98981 ${month} READY_TO_BILL 40 min x1`]],
    [80, [`98980 ${month} READY_TO_BILL 80 min x1`, `98981 ${month} READY_TO_BILL 80 min x3`]],
  ])('OPEN-073 %i minutes with a live interaction', (minutes, lines) => expect(may(minutes)).toEqual(lines));

  it('has the code of the minutes so far while the month is open', () => {
    expect(may(12, '2026-05-31')).toEqual([`98979 ${month} IN_PROGRESS 12 min x1`]);
    expect(may(25, '2026-05-20')).toEqual([`98980 ${month} IN_PROGRESS 25 min x1`]);
  });

  it('is not billable without a live interaction, however many minutes there are', () => {
    const notes = [write('2026-05-06', 30), write('2026-05-07', 30)];
    expect(formatScenario({ notes, today: '2026-06-01' })).toEqual([`98980 ${month} ACTIVE_DAYS_INCOMPLETE 60 min x0`]);
    expect(formatScenario({ notes: [write('2026-05-06', 12)], today: '2026-06-01' })).toEqual([
      `98979 ${month} ACTIVE_DAYS_INCOMPLETE 12 min x0`,
    ]);
  });

  it('one live interaction is enough for the month, and needs at least a minute', () => {
    const notes = [write('2026-05-06', 39), talk('2026-05-07', 1)];
    expect(formatScenario({ notes, today: '2026-06-01' })).toEqual([
      `98980 ${month} READY_TO_BILL 40 min x1`,
      `98981 ${month} READY_TO_BILL 40 min x1`,
    ]);
    expect(formatScenario({ notes: [write('2026-05-06', 40), talk('2026-05-07', 0)], today: '2026-06-01' })).toEqual([
      `98980 ${month} ACTIVE_DAYS_INCOMPLETE 40 min x0`,
    ]);
  });

  it('adds up the notes of a month and carries no minutes into the next', () => {
    const notes = [talk('2026-04-30', 15), talk('2026-05-01', 5), talk('2026-05-31', 5), talk('2026-06-01', 19)];
    expect(formatScenario({ notes, today: '2026-07-01' })).toEqual([
      '98979 2026-04-01..2026-04-30 READY_TO_BILL 15 min x1',
      '98979 2026-05-01..2026-05-31 READY_TO_BILL 10 min x1',
      '98979 2026-06-01..2026-06-30 READY_TO_BILL 19 min x1',
    ]);
  });

  it('excludes notes before set-up, after discharge and after today', () => {
    const notes = [talk('2026-05-03', 10), talk('2026-05-04', 11), talk('2026-05-20', 12), talk('2026-05-21', 13)];
    const given = { setupDate: '2026-05-04', dischargeDate: '2026-05-20', notes };
    expect(formatScenario({ ...given, today: '2026-06-01' })).toEqual([`98980 ${month} READY_TO_BILL 23 min x1`]);
    expect(formatScenario({ ...given, today: '2026-05-19' })).toEqual([`98979 ${month} IN_PROGRESS 11 min x1`]);
  });

  it('a month without minutes has no cycle, and data days are not needed', () => {
    expect(formatScenario({ notes: [talk('2026-05-06', 0)], today: '2026-06-01' })).toEqual([]);
    expect(formatScenario({ notes: [], today: '2026-06-01' })).toEqual([]);
  });
});

describe('management over new year', () => {
  it('12 minutes are too few for December 2025 and enough for January 2026', () => {
    const notes = [talk('2025-12-31', 12), talk('2026-01-01', 12)];
    expect(formatScenario({ notes, today: '2026-02-01' })).toEqual([
      '98980 2025-12-01..2025-12-31 ACTIVE_DAYS_INCOMPLETE 12 min x0',
      '98979 2026-01-01..2026-01-31 READY_TO_BILL 12 min x1',
    ]);
  });

  it('months after the last known year are marked', () => {
    const [cycle] = computeScenario({ notes: [talk('2027-01-04', 12)], today: '2027-02-01' });
    expect(cycle).toMatchObject({ code: '98979', status: 'READY_TO_BILL', flags: ['LATEST_RULES_ASSUMED'] });
    expect(computeScenario({ notes: [talk('2026-12-31', 12)], today: '2027-02-01' })[0]!.flags).toEqual([]);
  });
});
