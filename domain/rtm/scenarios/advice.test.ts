import { describe, expect, it } from 'vitest';
import type { RtmCodeAnswer } from '../../../contract/rtm-month.ts';
import { addDays, lastDayOf, laterOf, monthOf } from '../../calendar.ts';
import { cyclesOfRecord, type CareRecord } from '../care-record.ts';
import { codesOfMonth } from '../month-codes.ts';
import { isPaused } from '../windows.ts';
import { holds } from './any-record.ts';

type Missing = NonNullable<RtmCodeAnswer['missing']>;

/** The first of the missing days that nothing was logged on, from the day on. */
function daysToLog(record: CareRecord, from: string, { days, by }: Missing): string[] {
  const free: string[] = [];
  for (let day = from; day <= by && free.length < days; day = addDays(day, 1))
    if (!record.dataDays.includes(day)) free.push(day);
  return free;
}

/** As many live notes as contacts are missing, the first with the missing minutes; each has a minute at least. */
const notesToWrite = ({ minutes, contacts, by }: Missing): CareRecord['notes'] =>
  Array.from({ length: Math.max(1, contacts) }, (_, at) => ({
    id: 1000 + at,
    date: by,
    minutes: Math.max(1, at === 0 ? minutes - Math.max(0, contacts - 1) : 1),
    live: contacts > 0,
  }));

/** The day is one of care on which monitoring is not paused. */
const mayOpen = ({ setupDate, plans, pauses }: CareRecord, day: string): boolean =>
  setupDate! <= day &&
  plans.some(({ start, end }) => start <= day && (end === null || day <= end)) &&
  !isPaused(day, pauses);

/** The record after somebody did what the answer asks for, on the day that its period is over. */
function followed(record: CareRecord, { clock, startDate, missing }: RtmCodeAnswer): CareRecord {
  if (clock === 'CALENDAR_MONTH') {
    const today = addDays(lastDayOf(monthOf(missing!.by)), 1);
    return { ...record, notes: [...record.notes, ...notesToWrite(missing!)], today };
  }
  let from = laterOf(startDate ?? addDays(missing!.by, -29), record.today);
  while (startDate === null && from < missing!.by && !mayOpen(record, from)) from = addDays(from, 1);
  return {
    ...record,
    dataDays: [...record.dataDays, ...daysToLog(record, from, missing!)],
    today: addDays(missing!.by, 1),
  };
}

/** Codes that are billed instead when the last minute of a contact tips the month over. */
const instead: Record<string, readonly string[]> = { 98979: ['98980'] };

describe('OPEN-073 OPEN-077 what a code is said to need', () => {
  it('makes it billable, or its further unit, once it is done', () => {
    holds((record) => {
      // What lies ahead is not known on the day that the answer is given.
      const seen = {
        ...record,
        dataDays: record.dataDays.filter((day) => day <= record.today),
        notes: record.notes.filter(({ date }) => date <= record.today),
      };
      const cycles = cyclesOfRecord(seen);
      for (const answer of codesOfMonth({ ...seen, cycles, month: monthOf(seen.today) })) {
        if (!answer.missing) continue;
        const { by } = answer.missing;
        const after = cyclesOfRecord(followed(seen, answer));
        const billable = after.filter(
          ({ code, status, startDate, endDate }) =>
            status === 'READY_TO_BILL' &&
            startDate <= by &&
            by <= endDate &&
            [answer.code, ...(instead[answer.code] ?? [])].includes(code),
        );
        expect(billable.length, JSON.stringify([answer, after])).toBe(1);
        expect(billable[0]!.units).toBeGreaterThan(answer.clock === 'CALENDAR_MONTH' ? answer.units : 0);
      }
    });
  });
});
