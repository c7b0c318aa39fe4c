import type { RtmClock, RtmCode } from '../../../contract/platform/enumerations.ts';
import type { Message } from '../../../contract/platform/message.ts';
import { ruleEffectMessage } from '../../../contract/rtm/messages.ts';
import { toDataDays, toMinutes } from '../amounts.ts';
import { countAddOnUnits, findEarnedRules, listRules, resolveSettings } from '../rules-in-force.ts';
import { LAST_RULE_YEAR } from '../rules.ts';
import type { RtmSettings } from '../settings.ts';

/** The two years whose rules are compared: the last known one and the one before. */
export const comparedYears = { earlier: LAST_RULE_YEAR - 1, later: LAST_RULE_YEAR } as const;

/** What a stored window, set-up or month has; an add-on is no window of its own. */
export interface PeriodCount {
  code: RtmCode;
  clock: RtmClock;
  numActiveDays: number;
  minutes: number;
  liveContacts: number;
}

export interface CountedPeriod extends PeriodCount {
  endDate: string;
}

export interface CodeUnits {
  code: RtmCode;
  units: number;
}

export interface RuleEffect {
  earlier: CodeUnits[];
  later: CodeUnits[];
}

/** Codes and units of a period by the rules of that year, as it stands. */
function countUnitsUnder(period: PeriodCount, year: number, settings: RtmSettings): CodeUnits[] {
  const day = `${year}-12-31`;
  const { clock, numActiveDays, minutes, liveContacts } = period;
  const rules = listRules(day, clock, resolveSettings(period.code, settings));
  if (clock !== 'CALENDAR_MONTH') return findEarnedRules(numActiveDays, rules).map(({ code }) => ({ code, units: 1 }));
  const base = findEarnedRules(minutes, rules)[0];
  if (!base || liveContacts < base.liveContacts) return [];
  const addOn = rules.find(({ addOnTo }) => addOnTo === base.code);
  const further = addOn ? countAddOnUnits({ minutes, contacts: liveContacts }, base, addOn, settings).units : 0;
  return [{ code: base.code, units: 1 }, ...(addOn && further > 0 ? [{ code: addOn.code, units: further }] : [])];
}

/** One period by the rules of both years. */
export const compareRules = (period: PeriodCount, settings: RtmSettings): RuleEffect => ({
  earlier: countUnitsUnder(period, comparedYears.earlier, settings),
  later: countUnitsUnder(period, comparedYears.later, settings),
});

const toCodes = (units: readonly CodeUnits[]): Message | string =>
  units
    .map(({ code, units: times }): Message | string => (times > 1 ? `${code} x${times}` : code))
    .reduce<Message | string | null>(
      (codes, code) => (codes === null ? code : ruleEffectMessage('rtm.codesAnd', { codes, code })),
      null,
    ) ?? ruleEffectMessage('rtm.noCode');

const toKey = (units: readonly CodeUnits[]): string => units.map(({ code, units: times }) => `${code} ${times}`).join();

/** The years give something else for it. */
export const isDifferent = ({ earlier, later }: RuleEffect): boolean => toKey(earlier) !== toKey(later);

function explainCount({ clock, numActiveDays, minutes, liveContacts, endDate }: CountedPeriod): Message {
  const day = { day: endDate };
  if (clock !== 'CALENDAR_MONTH') return ruleEffectMessage('rtm.dataDaysBy', { days: toDataDays(numActiveDays), day });
  const code = liveContacts > 0 ? 'rtm.minutesWithContact' : 'rtm.minutesWithoutContact';
  return ruleEffectMessage(code, { minutes: toMinutes(minutes), day });
}

/** Why the patient gains or loses, in one sentence; set-up and its window, which share their days, are named together. */
export function explainEffects(effects: readonly (RuleEffect & { period: CountedPeriod })[]): Message {
  const counts = new Map(effects.map(({ period }) => explainCount(period)).map((had) => [had.text, had]));
  const clauses = [...counts.values()].map((had) => {
    const alike = effects.filter(({ period }) => explainCount(period).text === had.text);
    const codesBy = (year: 'earlier' | 'later') => toCodes(alike.flatMap((effect) => effect[year]));
    return ruleEffectMessage('rtm.ruleEffect', {
      had,
      later: codesBy('later'),
      year: comparedYears.later,
      earlier: codesBy('earlier'),
      before: comparedYears.earlier,
    });
  });
  return ruleEffectMessage('rtm.ruleEffects', {
    effects: clauses.reduce((all, effect) => ruleEffectMessage('rtm.ruleEffectsAnd', { effects: all, effect })),
  });
}
