import { describe, expect, it } from 'vitest';
import type { PlanOfCare } from '../../contract/patients/record.ts';
import { computeCycles, type CareRecord } from './care-record.ts';
import { isFrozen } from './stored-cycles.ts';
import { listDays, createPlans } from './scenario.fixtures.ts';

const record: Omit<CareRecord, 'plans'> = {
  dataDays: [],
  notes: [],
  storedCycles: [],
  today: '2026-11-21',
};
type Given = Partial<Omit<CareRecord, 'plans'>> & { plans?: readonly PlanOfCare[]; setupDate?: string | null };
const recordOf = ({ plans = [{ start: '2026-03-01', end: null }], setupDate = '2026-03-01', ...given }: Given) => ({
  ...record,
  ...given,
  plans: createPlans(setupDate, plans),
});
const linesOf = (given: Given) =>
  computeCycles(recordOf(given)).map(
    ({ code, startDate, endDate, status, numActiveDays, minutes }) =>
      `${code} ${startDate}..${endDate} ${status} ${minutes || numActiveDays}`,
  );
const billed = (clock: string, startDate: string, endDate: string) => ({ clock, startDate, endDate, status: 'BILLED' });
const ready = (clock: string, startDate: string, endDate: string) => ({
  clock,
  startDate,
  endDate,
  status: 'READY_TO_BILL',
});

describe('the cycles of a patient', () => {
  it('are none before monitoring was set up', () => {
    expect(linesOf({ setupDate: null, dataDays: listDays('2026-03-02', 20) })).toEqual([]);
  });

  it('follow each plan of care: data between two plans count in neither, and the second has its own set-up', () => {
    const plans = [
      { start: '2026-03-01', end: '2026-03-10' },
      { start: '2026-05-01', end: null },
    ];
    expect(
      linesOf({
        plans,
        dataDays: ['2026-03-02', '2026-03-03', '2026-04-01', '2026-05-04', '2026-05-05'],
        today: '2026-06-02',
      }),
    ).toEqual([
      '98975 2026-03-02..2026-03-10 READY_TO_BILL 2',
      '98985 2026-03-02..2026-03-10 READY_TO_BILL 2',
      '98975 2026-05-04..2026-06-02 IN_PROGRESS 2',
      '98985 2026-05-04..2026-06-02 IN_PROGRESS 2',
    ]);
  });

  it('add up the minutes of a month that two plans share', () => {
    const plans = [
      { start: '2026-03-01', end: '2026-03-10' },
      { start: '2026-03-15', end: null },
    ];
    const note = (date: string) => ({ date, minutes: 10, live: true });
    expect(linesOf({ plans, notes: [note('2026-03-05'), note('2026-03-12'), note('2026-03-20')] })).toEqual([
      '98980 2026-03-01..2026-03-31 READY_TO_BILL 20',
    ]);
  });
});

describe('a billed cycle', () => {
  it('keeps its window in place when late data precede it', () => {
    const dataDays = ['2026-02-27', '2026-03-02', ...listDays('2026-03-10', 16), '2026-04-10', '2026-04-11'];
    expect(linesOf({ dataDays })[0]).toBe('98975 2026-03-02..2026-03-31 READY_TO_BILL 17');
    expect(
      linesOf({
        dataDays,
        storedCycles: [billed('ROLLING_30', '2026-03-10', '2026-04-08'), billed('EPISODE', '2026-03-10', '2026-04-08')],
        today: '2026-05-09',
      }),
    ).toEqual(['98985 2026-04-09..2026-05-08 READY_TO_BILL 2', '98985 2026-05-09..2026-06-07 IN_PROGRESS 0']);
  });

  it('keeps the windows before it too, which count the late data inside them', () => {
    const known = [ready('ROLLING_30', '2026-03-05', '2026-04-03'), billed('ROLLING_30', '2026-04-10', '2026-05-09')];
    expect(
      linesOf({
        dataDays: ['2026-03-02', '2026-03-05', '2026-03-06', '2026-04-10', '2026-04-12'],
        storedCycles: known,
        today: '2026-05-09',
      }),
    ).toEqual(['98975 2026-03-05..2026-04-03 READY_TO_BILL 2', '98985 2026-03-05..2026-04-03 READY_TO_BILL 2']);
  });

  it('of an episode leaves the next one free', () => {
    const plans = [
      { start: '2026-03-01', end: '2026-03-31' },
      { start: '2026-05-01', end: null },
    ];
    const known = [billed('EPISODE', '2026-03-02', '2026-03-31'), billed('ROLLING_30', '2026-03-02', '2026-03-31')];
    const dataDays = ['2026-03-02', '2026-03-03', '2026-05-04', '2026-05-06'];
    expect(linesOf({ plans, storedCycles: known, dataDays, today: '2026-06-02' })).toEqual([
      '98975 2026-05-04..2026-06-02 IN_PROGRESS 2',
      '98985 2026-05-04..2026-06-02 IN_PROGRESS 2',
    ]);
  });

  it('closes its month for every code of it, and for no other month', () => {
    const known = [
      billed('CALENDAR_MONTH', '2026-03-01', '2026-03-31'),
      ready('CALENDAR_MONTH', '2026-03-01', '2026-03-31'),
    ];
    const notes = [
      { date: '2026-03-05', minutes: 45, live: true },
      { date: '2026-04-05', minutes: 12, live: true },
    ];
    expect(linesOf({ notes, storedCycles: known })).toEqual(['98979 2026-04-01..2026-04-30 READY_TO_BILL 12']);
    expect(known.map((cycle) => isFrozen(cycle, known))).toEqual([true, true]);
    const other = ready('CALENDAR_MONTH', '2026-04-01', '2026-04-30');
    expect(isFrozen(other, [...known, other])).toBe(false);
    const window = ready('ROLLING_30', '2026-03-01', '2026-03-30');
    expect(isFrozen(window, [...known, window])).toBe(false);
  });
});
