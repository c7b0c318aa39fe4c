import type { RtmClock } from '../../contract/enumerations.ts';
import { rtmRules, type RtmRule } from './rules.ts';
import { defaultRtmSettings, type RtmSettings } from './settings.ts';

/** The last year whose rules are known. */
const LAST_RULE_YEAR = '2026';

/** What a window or month is judged by: the organization's settings, and the rules of which day. */
export interface RuleChoice {
  settings: RtmSettings;
  /** The day whose rules count for what ends on `endDate`; that day itself, but for a comparison of years. */
  judgedOn: (endDate: string) => string;
}

export const rulesOfTheDay = (settings: RtmSettings = defaultRtmSettings): RuleChoice => ({
  settings,
  judgedOn: (endDate) => endDate,
});

const isOf =
  (clock: RtmClock, { supplyDomain }: RtmSettings) =>
  (rule: RtmRule): boolean =>
    rule.clock === clock && (rule.domain === 'ANY' || rule.domain === supplyDomain);

/** The rules in force on a civil date, of one clock and of the organization's supply, the smallest code first. */
export const rulesOn = (day: string, clock: RtmClock, settings: RtmSettings = defaultRtmSettings): RtmRule[] =>
  rtmRules
    .filter(isOf(clock, settings))
    .filter(({ effectiveFrom, effectiveTo }) => effectiveFrom <= day && (effectiveTo === null || day <= effectiveTo))
    .toSorted((a, b) => a.min - b.min);

/** The supply rules in force on a day for the device that a code is of, the smallest first. */
export function supplyBeside(code: string, day: string): RtmRule[] {
  const domain = rtmRules.find((rule) => rule.code === code)?.domain;
  return rulesOn(day, 'ROLLING_30', {
    ...defaultRtmSettings,
    ...(domain && domain !== 'ANY' && { supplyDomain: domain }),
  });
}

/** The rules that a window or month ending on the day is judged by (RTM.md, decision 3), the smallest code first. */
export const rulesFor = (endDate: string, clock: RtmClock, { settings, judgedOn }: RuleChoice): RtmRule[] =>
  rulesOn(judgedOn(endDate), clock, settings);

/** The code comes on top of another one, in units. */
export const isAddOn = (code: string): boolean => rtmRules.some((rule) => rule.code === code && rule.addOnTo !== null);

export const excludeEachOther = (one: RtmRule, other: RtmRule): boolean =>
  one.excludes.includes(other.code) || other.excludes.includes(one.code);

/**
 * Of the codes that stand for themselves, those that so many days or minutes give, less those excluded by a larger
 * one; the largest first. Add-ons follow from what they add to.
 */
export function givenBy(amount: number, rules: readonly RtmRule[]): RtmRule[] {
  const given: RtmRule[] = [];
  for (const rule of rules.toSorted((a, b) => b.min - a.min)) {
    if (rule.addOnTo === null && rule.min <= amount && !given.some((larger) => excludeEachOther(larger, rule)))
      given.push(rule);
  }
  return given;
}

/** A window or month over which the rules of its clock change; it is judged by its last day and flagged. */
export function spansRuleChange(start: string, end: string, clock: RtmClock, choice: RuleChoice): boolean {
  const { settings, judgedOn } = choice;
  const [first, last] = [judgedOn(start), judgedOn(end)];
  return rtmRules
    .filter(isOf(clock, settings))
    .some(
      ({ effectiveFrom, effectiveTo }) =>
        (first < effectiveFrom && effectiveFrom <= last) ||
        (effectiveTo !== null && first <= effectiveTo && effectiveTo < last),
    );
}

/** A day after the last year of known rules, which is judged by the latest ones. */
export const hasAssumedRules = (endDate: string, { judgedOn }: RuleChoice): boolean =>
  judgedOn(endDate).slice(0, 4) > LAST_RULE_YEAR;
