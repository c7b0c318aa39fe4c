import type { RtmCode } from '../../contract/platform/enumerations.ts';
import type { RtmCodeEvaluation } from '../../contract/rtm/month.ts';
import { getLastDayOfMonth } from '../platform/calendar.ts';
import { findRule } from './rules-in-force.ts';
import { rtmRules, WINDOW_DAYS, type RtmRule } from './rules.ts';

/**
 * Our own short labels of the codes: the official descriptors are licensed. `%{min}` and `%{max}` are the numbers
 * of the rule in force; the Spanish labels are in resources/rtm/shared.
 */
export const codeLabels: Record<RtmCode, string> = {
  98975: 'Set-up and education',
  98976: 'Respiratory device supply, %{min} to %{max} days',
  98977: 'Device supply, %{min} to %{max} days',
  98978: 'Behavioral device supply, %{min} to %{max} days',
  98979: 'Management, first %{min} minutes',
  98980: 'Management, first %{min} minutes',
  98981: 'Management, each additional %{min} minutes',
  98984: 'Respiratory device supply, %{min} to %{max} days',
  98985: 'Device supply, %{min} to %{max} days',
  98986: 'Behavioral device supply, %{min} to %{max} days',
};

export interface LabelNumbers {
  min: number;
  max: number | null;
}

/** The numbers in the label of a code, by the rule in force on the day. */
export function getLabelNumbers(code: string, day: string, rules: readonly RtmRule[] = rtmRules): LabelNumbers {
  const { min, max } = findRule(code, day, rules) ?? { min: 0, max: null };
  return { min, max };
}

/** The numbers in the explanations of flags, by the rules in force on the day. */
export function getFlagNumbers(day: string, rules: readonly RtmRule[] = rtmRules): { days: number; minutes: number } {
  const addOn = rules.find(({ addOnTo }) => addOnTo !== null);
  return { days: WINDOW_DAYS, minutes: addOn ? getLabelNumbers(addOn.code, day, rules).min : 0 };
}

/** The English label of a code by the rule in force on the day. */
export function formatCodeLabel(code: RtmCode, day: string, rules: readonly RtmRule[] = rtmRules): string {
  const { min, max } = getLabelNumbers(code, day, rules);
  return codeLabels[code].replace('%{min}', String(min)).replace('%{max}', String(max));
}

/** The day whose rules apply to a code of a month: the end of its window, or the last day on which it can be reached. */
export const getRuleDay = (
  { endDate, missing }: Pick<RtmCodeEvaluation, 'endDate'> & { missing?: RtmCodeEvaluation['missing'] },
  yearMonth: string,
): string => endDate ?? missing?.by ?? getLastDayOfMonth(yearMonth);
