import type { PlanOfCare } from '../../contract/patients/record.ts';
import type { RtmCodeEvaluation } from '../../contract/rtm/month.ts';
import { computeCycles, type CareRecord } from './care-record.ts';
import { evaluateMonthCodes } from './month-codes.ts';
import { createPlans } from './scenario.fixtures.ts';

/* Short hand for the tests of a month's codes: November 2026, on the 22nd, of a patient in care since the 1st. */

const record: Omit<CareRecord, 'plans'> = {
  dataDays: [],
  notes: [],
  storedCycles: [],
  today: '2026-11-22',
};

export type MonthInput = Partial<Omit<CareRecord, 'plans'>> & {
  plans?: readonly PlanOfCare[];
  setupDate?: string | null;
  month?: string;
  billed?: readonly string[];
};

const planInCare = [{ start: '2026-11-01', end: null }];

/** Answers from the cycles that the record gives; those of the codes in `billed` are billed. */
export function evaluateMonth(asking: MonthInput): RtmCodeEvaluation[] {
  const { month = '2026-11', billed = [], plans = planInCare, setupDate = '2026-11-01', ...given } = asking;
  const input = { ...record, ...given, plans: createPlans(setupDate, plans) };
  const cycles = computeCycles(input).map((cycle, at) => ({ ...cycle, id: at + 1 }));
  const stored = cycles.map((cycle) => (billed.includes(cycle.code) ? { ...cycle, status: 'BILLED' as const } : cycle));
  return evaluateMonthCodes({ ...input, month, cycles: stored });
}

export const explainMonth = (input: MonthInput): string[] =>
  evaluateMonth(input).map(({ explanation }) => explanation.text);

/** The first answer of a code. */
export const evaluateCode = (code: string, input: MonthInput): RtmCodeEvaluation =>
  evaluateMonth(input).find((each) => each.code === code)!;

export const createLiveNote = (date: string, minutes: number, live = true) => ({ date, minutes, live });
