import type { RtmClock, RtmCode } from '../../contract/platform/enumerations.ts';
import { LAST_RULE_YEAR, rtmRules, type RtmRule } from './rules.ts';
import { defaultRtmSettings, type RtmSettings } from './settings.ts';

/**
 * The context in which windows and months are evaluated: the rules, the organization's settings, and the day whose
 * rules apply.
 */
export interface RuleContext {
  rules: readonly RtmRule[];
  settings: RtmSettings;
  /** The day whose rules apply to what ends on `endDate`: that day itself, except in a comparison of years. */
  evaluationDay: (endDate: string) => string;
}

export const createRuleContext = ({
  rules = rtmRules,
  settings = defaultRtmSettings,
  evaluationDay = (endDate) => endDate,
}: Partial<RuleContext> = {}): RuleContext => ({ rules, settings, evaluationDay });

const appliesTo =
  (clock: RtmClock, { supplyDomain }: RtmSettings) =>
  (rule: RtmRule): boolean =>
    rule.clock === clock && (rule.domain === 'ANY' || rule.domain === supplyDomain);

const isInForce = ({ effectiveFrom, effectiveTo }: RtmRule, day: string): boolean =>
  effectiveFrom <= day && (effectiveTo === null || day <= effectiveTo);

/** The rules in force on a civil date for one clock and the organization's supply domain, the smallest code first. */
export const listRules = (
  day: string,
  clock: RtmClock,
  settings: RtmSettings = defaultRtmSettings,
  rules: readonly RtmRule[] = rtmRules,
): RtmRule[] =>
  rules
    .filter(appliesTo(clock, settings))
    .filter((rule) => isInForce(rule, day))
    .toSorted((a, b) => a.min - b.min);

/** The rules that apply to a window or month ending on the day (RTM.md, decision 3), the smallest code first. */
export const listApplicableRules = (
  endDate: string,
  clock: RtmClock,
  { rules, settings, evaluationDay }: RuleContext,
): RtmRule[] => listRules(evaluationDay(endDate), clock, settings, rules);

/** The numbers of data days that codes need, in any year. */
export const dataDayMinimums: readonly number[] = [
  ...new Set(rtmRules.filter(({ unit }) => unit === 'DAYS').map(({ min }) => min)),
];

/** The rule of a code in force on the day; the code's nearest known rule where none is, undefined for an unknown code. */
export function findRule(code: string, day: string, rules: readonly RtmRule[] = rtmRules): RtmRule | undefined {
  const own = rules
    .filter((rule) => rule.code === code)
    .toSorted((a, b) => a.effectiveFrom.localeCompare(b.effectiveFrom));
  return own.findLast(({ effectiveFrom }) => effectiveFrom <= day) ?? own[0];
}

/** The organization's settings with the supply domain of the code: a stored cycle keeps its device. */
export function resolveSettings(code: string, settings: RtmSettings = defaultRtmSettings): RtmSettings {
  const domain = rtmRules.find((rule) => rule.code === code)?.domain;
  return domain && domain !== 'ANY' ? { ...settings, supplyDomain: domain } : settings;
}

/** The supply rules in force on a day for the device of a code, the smallest first. */
export const listSupplyRules = (code: string, day: string, rules: readonly RtmRule[] = rtmRules): RtmRule[] =>
  listRules(day, 'ROLLING_30', resolveSettings(code), rules);

/** The codes of one clock in force on the day that are no add-ons, the smallest first. */
export const listBaseRules = (
  day: string,
  { code, clock }: { code: RtmCode; clock: RtmClock },
  settings: RtmSettings,
): RtmRule[] => listRules(day, clock, resolveSettings(code, settings)).filter(({ addOnTo }) => addOnTo === null);

/** The code is billed in units on top of another one. */
export const isAddOn = (code: string): boolean => rtmRules.some((rule) => rule.code === code && rule.addOnTo !== null);

export const areExclusive = (one: RtmRule, other: RtmRule): boolean =>
  one.excludes.includes(other.code) || other.excludes.includes(one.code);

/** The base codes that so many days or minutes earn, without those excluded by a larger one; the largest first. */
export function findEarnedRules(amount: number, rules: readonly RtmRule[]): RtmRule[] {
  const earned: RtmRule[] = [];
  for (const rule of rules.toSorted((a, b) => b.min - a.min)) {
    if (rule.addOnTo === null && rule.min <= amount && !earned.some((larger) => areExclusive(larger, rule)))
      earned.push(rule);
  }
  return earned;
}

/**
 * Units of an add-on: one for each full `min` minutes beyond the base code, limited by the organization's maximum and,
 * where each unit needs a live contact of its own, by the contacts beyond those of the base code. `earned` is what the
 * minutes alone give.
 */
export function countAddOnUnits(
  { minutes, contacts }: { minutes: number; contacts: number },
  base: RtmRule,
  addOn: RtmRule,
  settings: RtmSettings,
): { units: number; earned: number } {
  const earned = Math.max(0, Math.floor((minutes - base.min) / addOn.min));
  const supported = settings.contactPerFurtherUnit ? Math.max(0, contacts - base.liveContacts) : earned;
  return { earned, units: Math.min(earned, supported, settings.mostFurtherUnits ?? addOn.maxUnits ?? earned) };
}

/** The rules of the clock change within the window or month; those of its last day apply and it is flagged. */
export function spansRuleChange(
  start: string,
  end: string,
  clock: RtmClock,
  { rules, settings, evaluationDay }: RuleContext,
): boolean {
  const [first, last] = [evaluationDay(start), evaluationDay(end)];
  return rules
    .filter(appliesTo(clock, settings))
    .some(
      ({ effectiveFrom, effectiveTo }) =>
        (first < effectiveFrom && effectiveFrom <= last) ||
        (effectiveTo !== null && first <= effectiveTo && effectiveTo < last),
    );
}

/** The day lies after the last year of known rules, so the latest ones are assumed. */
export const hasAssumedRules = (endDate: string, { evaluationDay }: RuleContext): boolean =>
  Number(evaluationDay(endDate).slice(0, 4)) > LAST_RULE_YEAR;
