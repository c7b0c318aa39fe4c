import { expect, it } from 'vitest';
import type { RtmCycle } from '../../contract/rtm/cycles.ts';
import { groupCyclesByMonth, evaluateCycle } from './cycles-by-month.ts';

const cycle = (id: number, code: RtmCycle['code'], endDate: string) => ({ id, code, endDate }) as RtmCycle;

it('cycles are grouped by the month in which they end, the newest first, with the codes in order', () => {
  const months = groupCyclesByMonth([
    cycle(1, '98980', '2026-11-30'),
    cycle(2, '98977', '2026-10-14'),
    cycle(3, '98977', '2026-11-13'),
  ]);
  expect(months.map(({ month, cycles }) => [month, cycles.map(({ id }) => id)])).toEqual([
    ['2026-11', [3, 1]],
    ['2026-10', [2]],
  ]);
});

it.each([
  ['IN_PROGRESS', 0, 'OPEN'],
  ['IN_PROGRESS', 1, 'EARNED'],
  ['READY_TO_BILL', 1, 'EARNED'],
  ['ACTIVE_DAYS_INCOMPLETE', 0, 'NOT_BILLABLE'],
  ['BILLED', 1, 'BILLED'],
] as const)('a cycle that is %s with %i units is %s', (status, units, result) => {
  expect(evaluateCycle({ status, units })).toBe(result);
});
