import type { CountedNote } from './counted-minutes.ts';
import { findRuleFlags, computeStatus, type ComputedCycle } from './cycle.ts';
import { explainDays } from './explanation.ts';
import { findModifiers } from './modifiers.ts';
import { findEarnedRules, listApplicableRules, type RuleContext } from './rules-in-force.ts';
import type { RtmRule } from './rules.ts';
import { countDaysInclusive, type SupplyWindow } from './windows.ts';

/** What windows are judged with. */
export interface EvaluationContext {
  ruleContext: RuleContext;
  /** Of the whole patient: those dated within a window decide its modifiers. */
  notes: readonly CountedNote[];
  /** The first day that may still become a data day: today, or tomorrow where today is one. */
  firstFree: string;
}

/** The cycle of a window for the code that its data days give under `rule`; `next` is the code above it. */
function computeDaysCycle(
  window: SupplyWindow,
  { ruleContext, notes, firstFree }: EvaluationContext,
  rule: RtmRule,
  next?: RtmRule,
): ComputedCycle {
  const { startDate, endDate, activeDays: days, closed } = window;
  const within = notes.filter(({ note }) => startDate <= note.date && note.date <= endDate);
  const met = days >= rule.min;
  const goal = met && next && !closed ? next.min : rule.min;
  const period = { clock: rule.clock, startDate, endDate };
  return {
    ...period,
    code: rule.code,
    status: computeStatus(closed, met),
    numActiveDays: days,
    numRequiredDays: rule.min,
    numRemainingDays: Math.max(0, goal - days),
    minutes: 0,
    liveContacts: 0,
    units: met ? 1 : 0,
    modifiers: findModifiers(within, rule, ruleContext.settings),
    flags: [...(window.endedEarly ? (['ENDED_EARLY'] as const) : []), ...findRuleFlags(period, ruleContext)],
    explanation: explainDays({
      code: rule.code,
      days,
      required: rule.min,
      endDate,
      closed,
      left: countDaysInclusive(firstFree, endDate),
      ...(next && { next: { code: next.code, required: next.min } }),
    }),
  };
}

/** One supply code a window: the largest that its data days give by the rules of its end date, else the smallest. */
export function computeSupplyCycles(windows: readonly SupplyWindow[], context: EvaluationContext): ComputedCycle[] {
  return windows.flatMap((window) => {
    const rules = listApplicableRules(window.endDate, 'ROLLING_30', context.ruleContext);
    const rule = findEarnedRules(window.activeDays, rules)[0] ?? rules[0];
    if (!rule) return [];
    const next = rules.find(({ min }) => min > Math.max(window.activeDays, rule.min));
    return [computeDaysCycle(window, context, rule, next)];
  });
}

/**
 * 98975, once an episode: the first window that holds the minimum under the rules of its own end date, whichever it
 * is; ready when that window closes. While none does, the latest window says how far it is.
 */
export function computeSetUpCycle(windows: readonly SupplyWindow[], context: EvaluationContext): ComputedCycle[] {
  const ruleOf = (window: SupplyWindow) => listApplicableRules(window.endDate, 'EPISODE', context.ruleContext)[0];
  const shown = windows.find((window) => window.activeDays >= (ruleOf(window)?.min ?? Infinity)) ?? windows.at(-1);
  const rule = shown && ruleOf(shown);
  return rule ? [computeDaysCycle(shown, context, rule)] : [];
}
