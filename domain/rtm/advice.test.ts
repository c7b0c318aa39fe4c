import { describe, expect, it } from 'vitest';
import type { RtmCodeEvaluation } from '../../contract/rtm/month.ts';
import { addDays, getLastDayOfMonth, getLaterDay, toMonth } from '../platform/calendar.ts';
import { computeCycles, type CareRecord } from './care-record.ts';
import { evaluateMonthCodes } from './month-codes.ts';
import { isPaused } from './windows.ts';
import { holds, PATIENCE } from '../../tests/fixtures/rtm-scenarios/any-record.ts';

type Missing = NonNullable<RtmCodeEvaluation['missing']>;

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

/** The day is one of the same care, on which monitoring is not paused. */
const mayOpen = ({ plans, pauses }: CareRecord, day: string, by: string): boolean =>
  plans.some(({ setupDate, end }) => setupDate !== null && setupDate <= day && (end === null || by <= end)) &&
  !isPaused(day, pauses);

function firstToOpen(record: CareRecord, from: string, by: string): string {
  let day = from;
  while (day < by && !mayOpen(record, day, by)) day = addDays(day, 1);
  return day;
}

/** The record after somebody did what the answer asks for, on the day that its period is over. */
function followed(record: CareRecord, { clock, startDate, missing }: RtmCodeEvaluation): CareRecord {
  if (clock === 'CALENDAR_MONTH') {
    const today = addDays(getLastDayOfMonth(toMonth(missing!.by)), 1);
    return { ...record, notes: [...record.notes, ...notesToWrite(missing!)], today };
  }
  const { by } = missing!;
  const soonest = getLaterDay(startDate ?? addDays(by, -29), record.today);
  const from = startDate === null ? firstToOpen(record, soonest, by) : soonest;
  return {
    ...record,
    dataDays: [...record.dataDays, ...daysToLog(record, from, missing!)],
    today: addDays(missing!.by, 1),
  };
}

/** Codes that are billed instead when the last minute of a contact tips the month over. */
const instead: Record<string, readonly string[]> = { 98979: ['98980'] };

/** Units that the code has come to by the day that was named for it. */
function unitsAfter(
  record: CareRecord,
  { code, missing }: RtmCodeEvaluation,
  codes: readonly string[] = [code],
): number {
  const cycles = computeCycles(record).filter(
    ({ status, startDate, endDate }) =>
      status === 'READY_TO_BILL' && startDate <= missing!.by && missing!.by <= endDate,
  );
  return cycles.filter((cycle) => codes.includes(cycle.code)).reduce((sum, { units }) => sum + units, 0);
}

/** One day or minute less than was asked for; null where a contact takes that minute anyway. */
function shortOf(answer: RtmCodeEvaluation): RtmCodeEvaluation | null {
  const { days, minutes, contacts } = answer.missing!;
  if (days > 0) return { ...answer, missing: { ...answer.missing!, days: days - 1 } };
  return minutes > Math.max(1, contacts) ? { ...answer, missing: { ...answer.missing!, minutes: minutes - 1 } } : null;
}

describe('OPEN-073 OPEN-077 the missing amount of a code', PATIENCE, () => {
  it('makes the code or its next unit billable, and one day or minute less does not', () => {
    holds((record) => {
      // What lies ahead is not known on the day that the answer is given.
      const seen = {
        ...record,
        dataDays: record.dataDays.filter((day) => day <= record.today),
        notes: record.notes.filter(({ date }) => date <= record.today),
      };
      const cycles = computeCycles(seen);
      const loggedToday = seen.dataDays.includes(seen.today);
      for (const answer of evaluateMonthCodes({ ...seen, cycles, month: toMonth(seen.today), loggedToday })) {
        if (!answer.missing) continue;
        const had = answer.clock === 'CALENDAR_MONTH' ? answer.units : 0;
        const done = unitsAfter(followed(seen, answer), answer, [answer.code, ...(instead[answer.code] ?? [])]);
        expect(done, answer.explanation.text).toBeGreaterThan(had);
        const short = shortOf(answer);
        if (short) expect(unitsAfter(followed(seen, short), answer), answer.explanation.text).toBe(had);
      }
    });
  });
});
