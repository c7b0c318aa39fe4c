import type { PlanOfCare } from '../../contract/patients/record.ts';
import type { SetupCredential } from '../../contract/rtm/monitoring.ts';
import type { RtmCodeEvaluation } from '../../contract/rtm/month.ts';
import { addDays, getLaterDay } from '../platform/calendar.ts';
import { computeCycles, type CareRecord } from './care-record.ts';
import type { ComputedCycle } from './cycle.ts';
import type { MonitoredPlan } from './episodes.ts';
import { evaluateMonthCodes } from './month-codes.ts';

/* Short hand for the tests beside: one episode of care. */

type Input = Partial<Omit<CareRecord, 'plans'>> & {
  today: string;
  setupDate?: string | null;
  /** Who did the set-up; clinical staff unless said otherwise, null where nobody knows. */
  setupCredential?: SetupCredential | null;
  dischargeDate?: string | null;
};

/** Plans of care that were each set up on the day, or with their start when that is later; null: never. */
export const createPlans = (
  setupDate: string | null,
  plans: readonly PlanOfCare[],
  setupCredential: SetupCredential | null = 'CLINICAL_STAFF',
): MonitoredPlan[] =>
  plans.map((plan) => ({ ...plan, setupDate: setupDate && getLaterDay(setupDate, plan.start), setupCredential }));

/** That many consecutive data days. */
export const listDays = (from: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => addDays(from, at));

export const computeScenario = ({
  dischargeDate = null,
  setupDate = '2020-01-01',
  setupCredential,
  ...given
}: Input): ComputedCycle[] =>
  computeCycles({
    plans: createPlans(setupDate, [{ start: setupDate ?? '2020-01-01', end: dischargeDate }], setupCredential),
    dataDays: [],
    notes: [],
    storedCycles: [],
    ...given,
  });

/** `code first..last status count/required`, where count is data days, or minutes and units. */
export const formatScenario = (given: Input): string[] =>
  computeScenario(given).map(
    ({ code, clock, startDate, endDate, status, numActiveDays, numRequiredDays, minutes, units }) =>
      [
        code,
        `${startDate}..${endDate}`,
        status,
        clock === 'CALENDAR_MONTH' ? `${minutes} min x${units}` : `${numActiveDays}/${numRequiredDays}`,
      ].join(' '),
  );

/** Only the lines of one kind: supply by window, or set-up. */
export const formatSupply = (given: Input): string[] =>
  formatScenario(given).filter((line) => !line.startsWith('98975'));
/** The first window alone: those after it follow each 30 days, whether there are data or not. */
export const formatFirstSupply = (given: Input): string[] => formatSupply(given).slice(0, 1);
export const formatSetUp = (given: Input): string[] => formatScenario(given).filter((line) => line.startsWith('98975'));

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
