import { addDays } from '../platform/calendar.ts';
import type { RtmRule } from './rules.ts';

type Change = Partial<Pick<RtmRule, 'min' | 'max'>>;

/** The rules with other numbers for some codes from a day on: the row in force ends, and a new one follows. */
export const changeRules = (
  rules: readonly RtmRule[],
  from: string,
  changes: Readonly<Record<string, Change>>,
): RtmRule[] =>
  rules.flatMap((rule) => {
    const change = changes[rule.code];
    if (!change || rule.effectiveTo !== null) return [rule];
    return [
      { ...rule, effectiveTo: addDays(from, -1) },
      { ...rule, ...change, effectiveFrom: from },
    ];
  });

/** From 2027 device supply takes 15 data days instead of 16, and management 22 minutes instead of 20. */
export const rules2027 = (rules: readonly RtmRule[]): RtmRule[] =>
  changeRules(rules, '2027-01-01', {
    98977: { min: 15 },
    98985: { max: 14 },
    98979: { max: 21 },
    98980: { min: 22 },
    98981: { min: 22 },
  });
