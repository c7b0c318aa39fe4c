import { rtmCodes, type RtmClock, type RtmCode } from '../../../contract/platform/enumerations.ts';
import type { Message } from '../../../contract/platform/message.ts';
import type { RtmWhatIf } from '../../../contract/rtm/forecast.ts';
import { ruleEffectMessage } from '../../../contract/rtm/messages.ts';
import { computeCents, sumCents, type ChargeList } from '../charges/charge.ts';
import { toDataDays, toMinutes } from '../explanation.ts';
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

interface RuleEffect {
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

type Comparison = Pick<RtmWhatIf, 'codes' | 'total'>;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

/** So many periods with this effect. */
interface GroupedEffect extends RuleEffect {
  periods: number;
}

/** Units and cents of each code that either year gives, in the order of the codes, and of all. */
export function compareYears(effects: readonly GroupedEffect[], charges: ChargeList): Comparison {
  const codes = rtmCodes.flatMap((code) => {
    const of = (year: 'earlier' | 'later') => {
      const units = sum(
        effects.map(
          (effect) => effect.periods * sum(effect[year].filter((one) => one.code === code).map((one) => one.units)),
        ),
      );
      return { units, cents: computeCents(charges, code, units) };
    };
    const [earlier, later] = [of('earlier'), of('later')];
    return earlier.units + later.units > 0 ? [{ code, earlier, later }] : [];
  });
  const computeTotal = (year: 'earlier' | 'later') => ({
    units: sum(codes.map((code) => code[year].units)),
    cents: sumCents(codes.map((code) => code[year].cents)),
  });
  return { codes, total: { earlier: computeTotal('earlier'), later: computeTotal('later') } };
}

const computeWorth = (units: readonly CodeUnits[], charges: ChargeList): number | null =>
  sumCents(units.map(({ code, units: times }) => computeCents(charges, code, times)));

/** What the later rules bring beyond the earlier ones; cents null where no code of either has a charge. */
export function computeGain(
  effects: readonly RuleEffect[],
  charges: ChargeList,
): { units: number; cents: number | null } {
  const [earlier, later] = [effects.flatMap((one) => one.earlier), effects.flatMap((one) => one.later)];
  const [before, after] = [computeWorth(earlier, charges), computeWorth(later, charges)];
  return {
    units: sum(later.map(({ units }) => units)) - sum(earlier.map(({ units }) => units)),
    cents: before === null && after === null ? null : (after ?? 0) - (before ?? 0),
  };
}
