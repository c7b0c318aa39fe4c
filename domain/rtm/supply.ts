import type { RtmCode } from '../../contract/enumerations.ts';
import { flagsOf, statusOf, type ComputedCycle } from './cycle.ts';
import { explainDays } from './explanation.ts';
import { rulesOn, type RtmRule } from './rules.ts';
import type { SupplyWindow } from './windows.ts';

/** The cycle of a window for the code that its data days give under `rule`; `next` is the code above it. */
function daysCycle(window: SupplyWindow, rule: RtmRule, next?: RtmRule): ComputedCycle {
  const { startDate, endDate, activeDays: days, closed } = window;
  const met = days >= rule.min;
  const goal = met && next && !closed ? next.min : rule.min;
  return {
    code: rule.code as RtmCode,
    clock: rule.clock,
    startDate,
    endDate,
    status: statusOf(closed, met),
    numActiveDays: days,
    numRequiredDays: rule.min,
    numRemainingDays: Math.max(0, goal - days),
    minutes: 0,
    liveContacts: 0,
    units: met ? 1 : 0,
    modifiers: [],
    flags: flagsOf(startDate, endDate, rule.clock, window.endedEarly),
    explanation: explainDays({
      code: rule.code,
      days,
      required: rule.min,
      endDate,
      closed,
      ...(next && { next: { code: next.code, required: next.min } }),
    }),
  };
}

/** One supply code a window: the largest that its data days give by the rules of its end date, else the smallest. */
export function supplyCycles(windows: readonly SupplyWindow[]): ComputedCycle[] {
  return windows.flatMap((window) => {
    const rules = rulesOn(window.endDate, 'ROLLING_30');
    if (rules.length === 0) return [];
    const at = Math.max(
      0,
      rules.findLastIndex(({ min }) => window.activeDays >= min),
    );
    return [daysCycle(window, rules[at]!, rules[at + 1])];
  });
}

/**
 * 98975, once an episode: the first window that holds the minimum under the rules of its own end date, whichever it
 * is; ready when that window closes. While none does, the latest window says how far it is.
 */
export function setUpCycle(windows: readonly SupplyWindow[]): ComputedCycle[] {
  const ruleOf = (window: SupplyWindow) => rulesOn(window.endDate, 'EPISODE')[0];
  const shown = windows.find((window) => window.activeDays >= (ruleOf(window)?.min ?? Infinity)) ?? windows.at(-1);
  const rule = shown && ruleOf(shown);
  return rule ? [daysCycle(shown, rule)] : [];
}
