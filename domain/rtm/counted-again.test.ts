import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeCycles, type CareRecord } from './care-record.ts';
import type { ComputedCycle } from './cycle.ts';
import { anyChange, anyRecord, PATIENCE } from '../../tests/fixtures/rtm-scenarios/any-record.ts';
import { meeting, windowsAmong } from '../../tests/fixtures/rtm-scenarios/windows-among.ts';

/** Bills what is ready and chosen, as somebody would. */
const bill = (cycles: readonly ComputedCycle[], chosen: readonly boolean[]) =>
  cycles
    .filter(({ status }, at) => status === 'READY_TO_BILL' && chosen[at % chosen.length])
    .map((cycle) => ({ ...cycle, status: 'BILLED' }));

/** What is counted when more arrives after some of the record's cycles were billed. */
function afterBilling(record: CareRecord, chosen: readonly boolean[], change: Partial<CareRecord>) {
  const first = computeCycles(record);
  const billed = bill(first, chosen);
  const isBilled = ({ code, startDate }: ComputedCycle) =>
    billed.some((cycle) => cycle.code === code && cycle.startDate === startDate);
  const known = [...billed, ...first.filter((cycle) => !isBilled(cycle))];
  const dataDays = [...record.dataDays, ...(change.dataDays ?? [])];
  const notes = [...record.notes, ...(change.notes ?? [])];
  const changed = { ...record, ...change, dataDays, notes };
  const again = computeCycles({ ...changed, storedCycles: known });
  return { billed, again, onceMore: computeCycles({ ...changed, storedCycles: [...billed, ...again] }) };
}

const anyBilling = fc.tuple(anyRecord, fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }));

describe('OPEN-080 in a recalculation', PATIENCE, () => {
  it('stored cycles that are not billed change nothing', () => {
    fc.assert(
      fc.property(anyBilling, ([record, chosen]) => {
        const billed = bill(computeCycles(record), chosen);
        const once = computeCycles({ ...record, storedCycles: billed });
        expect(computeCycles({ ...record, storedCycles: [...once, ...billed] })).toEqual(once);
        if (billed.length === 0) expect(once).toEqual(computeCycles(record));
      }),
      { numRuns: 200 },
    );
  });

  it('a billed cycle stays, and nothing is counted beside it, whatever data arrive', () => {
    fc.assert(
      fc.property(anyBilling, anyChange, ([record, chosen], change) => {
        const { billed, again, onceMore } = afterBilling(record, chosen, change);
        expect(onceMore).toEqual(again);
        const isBilled = ({ clock, startDate }: ComputedCycle) =>
          billed.some((cycle) => cycle.clock === clock && cycle.startDate === startDate);
        expect(again.filter(isBilled)).toEqual([]);
        expect(meeting(windowsAmong([...billed, ...again]))).toEqual([]);
        for (const { start, end } of record.plans) {
          const setUps = [...billed, ...again].filter(
            ({ code, startDate }) => code === '98975' && start <= startDate && (end === null || startDate <= end),
          );
          expect(setUps.length).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('a window close to a billed one is held for review after a change of plans of care', () => {
    fc.assert(
      fc.property(anyBilling, anyChange, anyRecord, ([record, chosen], change, { plans }) => {
        const { billed, again, onceMore } = afterBilling(record, chosen, { ...change, plans });
        expect(onceMore).toEqual(again);
        const free = again.filter(({ flags }) => !flags.includes('HELD_FOR_REVIEW'));
        expect(meeting(windowsAmong([...billed, ...free]))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});
