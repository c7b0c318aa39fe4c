import { expect, it } from 'vitest';
import { monthOf } from '../../calendar.ts';
import { cyclesOfRecord } from '../care-record.ts';
import { codesOfMonth } from '../month-codes.ts';
import { holds, PATIENCE } from './any-record.ts';

const months = ['2025-10', '2025-12', '2026-01', '2026-02', '2026-03'];

it(
  'OPEN-077 a month answers with each cycle that has a day in it, and with a reason for every other code',
  PATIENCE,
  () => {
    holds((record) => {
      const cycles = cyclesOfRecord(record);
      for (const month of months) {
        const answers = codesOfMonth({ ...record, cycles, month });
        const told = answers.filter(({ status }) => status !== null);
        const own = cycles.filter(({ startDate, endDate }) => monthOf(startDate) <= month && month <= monthOf(endDate));
        const named = ({
          code,
          startDate,
          status,
        }: {
          code: string;
          startDate: string | null;
          status: string | null;
        }) => `${code} ${startDate} ${status}`;
        expect(told.map(named).toSorted()).toEqual(own.map(named).toSorted());
        for (const { code, explanation, missing, units, status } of answers) {
          expect(explanation).toMatch(new RegExp(`^${code} [^.]+\\.$`, 'u'));
          if (status === 'READY_TO_BILL') expect([units > 0, missing]).toEqual([true, null]);
          if (missing)
            expect(missing.by >= record.today && missing.days + missing.minutes + missing.contacts > 0).toBe(true);
        }
      }
    }, 60);
  },
);
