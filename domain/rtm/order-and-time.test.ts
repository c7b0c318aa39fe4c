import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../platform/calendar.ts';
import { computeCycles } from './care-record.ts';
import { anyRecord, holds, PATIENCE } from '../../tests/fixtures/rtm-scenarios/any-record.ts';

describe('OPEN-080 for any record', PATIENCE, () => {
  it('the order of arrival does not matter', () => {
    const shuffled = anyRecord.chain((record) =>
      fc.record({
        record: fc.constant(record),
        dataDays: fc.shuffledSubarray([...record.dataDays], { minLength: record.dataDays.length }),
        notes: fc.shuffledSubarray([...record.notes], { minLength: record.notes.length }),
        plans: fc.shuffledSubarray([...record.plans], { minLength: record.plans.length }),
        pauses: fc.shuffledSubarray([...record.pauses!], { minLength: record.pauses!.length }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ record, ...others }) => {
        expect(computeCycles({ ...record, ...others })).toEqual(computeCycles(record));
      }),
      { numRuns: 200 },
    );
  });

  it('the passing of time closes open cycles and opens windows, and changes nothing else', () => {
    holds((record) => {
      const { today } = record;
      const dataDays = record.dataDays.filter((day) => day <= today);
      const notes = record.notes.filter(({ date }) => date <= today);
      // Set-up that is not met is shown with the latest window, which may be a new one.
      const computeStartedCycles = (now: string) =>
        computeCycles({ ...record, dataDays, notes, today: now }).filter(
          ({ clock, units, startDate }) => startDate <= today && (clock !== 'EPISODE' || units > 0),
        );
      const [now, later] = [computeStartedCycles(today), computeStartedCycles(addDays(today, 17))];
      const moving = { explanation: '', numRemainingDays: 0, status: '' };
      expect(later.map((cycle) => ({ ...cycle, ...moving }))).toEqual(now.map((cycle) => ({ ...cycle, ...moving })));
      for (const [at, { status }] of now.entries())
        if (status !== 'IN_PROGRESS') expect(later[at]!.status).toBe(status);
    });
  });
});
