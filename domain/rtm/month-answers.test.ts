import { expect, it } from 'vitest';
import { toMonth } from '../platform/calendar.ts';
import { computeCycles } from './care-record.ts';
import { evaluateMonthCodes } from './month-codes.ts';
import { holds, PATIENCE } from '../../tests/fixtures/rtm-scenarios/any-record.ts';

const months = ['2025-10', '2025-12', '2026-01', '2026-02', '2026-03'];

it(
  'OPEN-077 a month answers with each cycle that has a day in it, and with a reason for every other code',
  PATIENCE,
  () => {
    holds((record) => {
      const cycles = computeCycles(record);
      for (const month of months) {
        const answers = evaluateMonthCodes({ ...record, cycles, month });
        const answersWithStatus = answers.filter(({ status }) => status !== null);
        const own = cycles.filter(({ startDate, endDate }) => toMonth(startDate) <= month && month <= toMonth(endDate));
        const named = ({
          code,
          startDate,
          status,
        }: {
          code: string;
          startDate: string | null;
          status: string | null;
        }) => `${code} ${startDate} ${status}`;
        expect(answersWithStatus.map(named).toSorted()).toEqual(own.map(named).toSorted());
        for (const { code, explanation, missing, units, status } of answers) {
          expect(explanation.text).toMatch(new RegExp(`^${code} (?:earned \\([^.]+\\)\\. )?[^.]+\\.$`, 'u'));
          if (status === 'READY_TO_BILL') expect([units > 0, missing]).toEqual([true, null]);
          if (missing)
            expect(missing.by >= record.today && missing.days + missing.minutes + missing.contacts > 0).toBe(true);
        }
      }
    }, 60);
  },
);
