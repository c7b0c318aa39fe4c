import type { PlanOfCare } from '../../contract/patient-record.ts';
import type { RtmCodeAnswer } from '../../contract/rtm-month.ts';
import { cyclesOfRecord, type CareRecord } from './care-record.ts';
import { codesOfMonth } from './month-codes.ts';
import { setUpOn } from './scenario.ts';

/* Short hand for the tests of a month's codes: November 2026, on the 22nd, of a patient in care since the 1st. */

const record: Omit<CareRecord, 'plans'> = {
  dataDays: [],
  notes: [],
  known: [],
  today: '2026-11-22',
};

export type Asked = Partial<Omit<CareRecord, 'plans'>> & {
  plans?: readonly PlanOfCare[];
  setupDate?: string | null;
  month?: string;
  billed?: readonly string[];
};

const inCare = [{ start: '2026-11-01', end: null }];

/** Answers from the cycles that the record gives; those of the codes in `billed` are billed. */
export function answers(asking: Asked): RtmCodeAnswer[] {
  const { month = '2026-11', billed = [], plans = inCare, setupDate = '2026-11-01', ...given } = asking;
  const asked = { ...record, ...given, plans: setUpOn(setupDate, plans) };
  const cycles = cyclesOfRecord(asked).map((cycle, at) => ({ ...cycle, id: at + 1 }));
  const stored = cycles.map((cycle) => (billed.includes(cycle.code) ? { ...cycle, status: 'BILLED' as const } : cycle));
  return codesOfMonth({ ...asked, month, cycles: stored });
}

export const sentences = (asked: Asked): string[] => answers(asked).map(({ explanation }) => explanation);

/** The first answer of a code. */
export const answer = (code: string, asked: Asked): RtmCodeAnswer => answers(asked).find((each) => each.code === code)!;

export const talk = (date: string, minutes: number, live = true) => ({ date, minutes, live });
