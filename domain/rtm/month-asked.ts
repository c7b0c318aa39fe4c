import type { RtmCodeAnswer } from '../../contract/rtm-month.ts';
import { cyclesOfRecord, type CareRecord } from './care-record.ts';
import { codesOfMonth } from './month-codes.ts';

/* Short hand for the tests of a month's codes: November 2026, on the 22nd, of a patient in care since the 1st. */

const record: CareRecord = {
  setupDate: '2026-11-01',
  plans: [{ start: '2026-11-01', end: null }],
  dataDays: [],
  notes: [],
  known: [],
  today: '2026-11-22',
};

export type Asked = Partial<CareRecord> & { month?: string; billed?: readonly string[] };

/** Answers from the cycles that the record gives; those of the codes in `billed` are billed. */
export function answers({ month = '2026-11', billed = [], ...given }: Asked): RtmCodeAnswer[] {
  const asked = { ...record, ...given };
  const cycles = cyclesOfRecord(asked).map((cycle, at) => ({ ...cycle, id: at + 1 }));
  const stored = cycles.map((cycle) => (billed.includes(cycle.code) ? { ...cycle, status: 'BILLED' as const } : cycle));
  return codesOfMonth({ ...asked, month, cycles: stored });
}

export const sentences = (asked: Asked): string[] => answers(asked).map(({ explanation }) => explanation);

/** The first answer of a code. */
export const answer = (code: string, asked: Asked): RtmCodeAnswer => answers(asked).find((each) => each.code === code)!;

export const talk = (date: string, minutes: number, live = true) => ({ date, minutes, live });
