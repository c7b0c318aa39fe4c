import { describe, expect, it } from 'vitest';
import type { PlanOfCare } from '../../contract/patients/record.ts';
import { computeCycles, type CareRecord } from './care-record.ts';
import type { StoredCycle } from './stored-cycles.ts';
import { listDays, createPlans } from './scenario.fixtures.ts';

const record: Omit<CareRecord, 'plans'> = {
  dataDays: [],
  notes: [],
  storedCycles: [],
  today: '2026-05-01',
};
type Given = Partial<Omit<CareRecord, 'plans'>> & { plans?: readonly PlanOfCare[]; setupDate?: string | null };
const recordOf = ({ plans = [{ start: '2026-03-01', end: null }], setupDate = '2026-03-01', ...given }: Given) => ({
  ...record,
  ...given,
  plans: createPlans(setupDate, plans),
});
/** `code first..last days flags`, of supply unless set-up is asked for. */
const linesOf = (given: Given, clock = 'ROLLING_30') =>
  computeCycles(recordOf(given))
    .filter((cycle) => cycle.clock === clock)
    .map(({ code, startDate, endDate, numActiveDays, flags }) =>
      [code, `${startDate.slice(5)}..${endDate.slice(5)}`, numActiveDays, ...flags].join(' '),
    );
const window = (status: string, startDate: string, endDate: string): StoredCycle => ({
  clock: 'ROLLING_30',
  status,
  startDate,
  endDate,
});
const march = window('BILLED', '2026-03-02', '2026-03-31');
const april = window('BILLED', '2026-04-01', '2026-04-30');
const setUp = (startDate: string, endDate: string) => ({ clock: 'EPISODE', status: 'BILLED', startDate, endDate });

describe('a billed window', () => {
  const dataDays = [...listDays('2026-03-02', 5), ...listDays('2026-04-01', 3)];

  it('of several that is taken back keeps its days and is counted again, between those that stay billed', () => {
    const taken = { ...march, status: 'READY_TO_BILL' };
    expect(linesOf({ dataDays: [...dataDays, '2026-03-20'], storedCycles: [taken, april] })).toEqual([
      '98985 03-02..03-31 6',
      '98985 05-01..05-30 0',
    ]);
    expect(linesOf({ dataDays, storedCycles: [march, { ...april, status: 'READY_TO_BILL' }] })).toEqual([
      '98985 04-01..04-30 3',
      '98985 05-01..05-30 0',
    ]);
  });

  it('lets no window appear late before it, nor one that would reach into it', () => {
    const late = [...listDays('2026-03-03', 10), ...dataDays];
    expect(linesOf({ dataDays: late, storedCycles: [window('BILLED', '2026-03-20', '2026-04-18')] })).toEqual([
      '98985 04-19..05-18 0',
    ]);
    // From Apr 1 on there are 20 days until the billed one: too few for a window between the two.
    const billed = [march, window('BILLED', '2026-04-21', '2026-05-20')];
    expect(linesOf({ dataDays, storedCycles: billed })).toEqual([]);
  });

  it('lets one open between two that are far enough apart', () => {
    const billed = [march, window('BILLED', '2026-05-01', '2026-05-30')];
    expect(linesOf({ dataDays, storedCycles: billed })).toEqual(['98985 04-01..04-30 3']);
    expect(linesOf({ dataDays, storedCycles: [march, window('BILLED', '2026-04-30', '2026-05-29')] })).toEqual([]);
  });

  it('stands once, whatever other codes are stored for its start or for days within it', () => {
    const known = [
      window('ACTIVE_DAYS_INCOMPLETE', '2026-03-02', '2026-03-31'),
      march,
      window('READY_TO_BILL', '2026-03-15', '2026-04-13'),
      window('READY_TO_BILL', '2026-03-25', '2026-04-23'),
      window('BILLED', '2026-05-01', '2026-05-30'),
    ];
    expect(linesOf({ dataDays, storedCycles: known })).toEqual(['98985 04-01..04-30 3']);
  });

  it('cut short by a discharge that is undone still takes its 30 days', () => {
    const short = window('BILLED', '2026-03-02', '2026-03-10');
    expect(linesOf({ dataDays: [...dataDays, ...listDays('2026-03-12', 9)], storedCycles: [short] })).toEqual([
      '98985 04-01..04-30 3',
      '98985 05-01..05-30 0',
    ]);
  });

  it('stays with its episode when the discharge is moved back to within it', () => {
    const plans = [{ start: '2026-03-01', end: '2026-03-20' }];
    expect(linesOf({ plans, dataDays, storedCycles: [march] })).toEqual([]);
  });

  it('stays with its episode when the set-up is entered later than it began', () => {
    const given = { setupDate: '2026-03-05', dataDays, storedCycles: [march, setUp('2026-03-02', '2026-03-31')] };
    expect(linesOf(given)).toEqual(['98985 04-01..04-30 3', '98985 05-01..05-30 0']);
    expect(linesOf(given, 'EPISODE')).toEqual([]);
  });
});

describe('a billed set-up', () => {
  const known = [setUp('2026-03-10', '2026-04-08')];

  it('is not billed again when late data move its window', () => {
    const dataDays = ['2026-03-04', ...listDays('2026-03-10', 5)];
    expect(linesOf({ dataDays, storedCycles: known }, 'EPISODE')).toEqual([]);
    expect(linesOf({ dataDays, storedCycles: known })[0]).toBe('98985 03-04..04-02 6');
  });

  it('comes again after a re-admission', () => {
    const plans = [
      { start: '2026-03-01', end: '2026-04-09' },
      { start: '2026-04-10', end: null },
    ];
    expect(linesOf({ plans, dataDays: listDays('2026-04-12', 3), storedCycles: known }, 'EPISODE')).toEqual([
      '98975 04-12..05-11 3',
    ]);
  });
});

describe('a re-admission', () => {
  const plans = [
    { start: '2026-03-01', end: '2026-03-10' },
    { start: '2026-03-15', end: null },
  ];
  const first = window('BILLED', '2026-03-02', '2026-03-10');

  it('has its supply held for review before day 31 of a billed window', () => {
    const days = (start: string) =>
      linesOf({ plans, dataDays: listDays(start, 3), storedCycles: [first], today: '2026-04-20' });
    expect(days('2026-03-31')).toEqual(['98985 03-31..04-29 3 HELD_FOR_REVIEW']);
    expect(days('2026-04-01')).toEqual(['98985 04-01..04-30 3']);
  });

  it('RTM.md 7 has its set-up held for review within 30 days of a billed one', () => {
    const given = { plans, dataDays: listDays('2026-03-20', 3), today: '2026-04-10' };
    const known = [first, setUp('2026-03-02', '2026-03-10')];
    expect(linesOf({ ...given, storedCycles: known }, 'EPISODE')).toEqual(['98975 03-20..04-18 3 HELD_FOR_REVIEW']);
  });

  it('is not held by a window that is stored as ready and that nothing counts for any more', () => {
    const given = { plans, dataDays: listDays('2026-03-20', 3), today: '2026-04-10' };
    expect(linesOf({ ...given, storedCycles: [{ ...first, status: 'READY_TO_BILL' }] })).toEqual([
      '98985 03-20..04-18 3',
    ]);
  });

  it('that was billed first holds the window before it', () => {
    const known = [window('BILLED', '2026-03-20', '2026-04-18')];
    expect(linesOf({ plans, dataDays: listDays('2026-03-02', 3), storedCycles: known, today: '2026-04-10' })).toEqual([
      '98985 03-02..03-10 3 ENDED_EARLY HELD_FOR_REVIEW',
    ]);
  });
});
