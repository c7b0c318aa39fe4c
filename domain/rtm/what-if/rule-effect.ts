import type { RtmClock, RtmCode } from '../../../contract/enumerations.ts';
import { count, spoken } from '../explanation.ts';
import { settingsFor } from '../forecast/tiers.ts';
import { furtherUnits } from '../further-units.ts';
import { givenBy, rulesOn } from '../rules-in-force.ts';
import type { RtmSettings } from '../settings.ts';

/** The two years whose rules are compared. */
export const comparedYears = { earlier: 2025, later: 2026 } as const;

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
function unitsUnder(period: PeriodCount, year: number, settings: RtmSettings): CodeUnits[] {
  const day = `${year}-12-31`;
  const { clock, numActiveDays, minutes, liveContacts } = period;
  const rules = rulesOn(day, clock, settingsFor(period.code, settings));
  if (clock !== 'CALENDAR_MONTH')
    return givenBy(numActiveDays, rules).map(({ code }) => ({ code: code as RtmCode, units: 1 }));
  const base = givenBy(minutes, rules)[0];
  if (!base || liveContacts < base.liveContacts) return [];
  const addOn = rules.find(({ addOnTo }) => addOnTo === base.code);
  const further = addOn
    ? furtherUnits({ minutes, contacts: liveContacts }, base, addOn, { settings, judgedOn: () => day }).units
    : 0;
  return [
    { code: base.code as RtmCode, units: 1 },
    ...(addOn && further > 0 ? [{ code: addOn.code as RtmCode, units: further }] : []),
  ];
}

/** One period by the rules of both years. */
export const ruleEffect = (period: PeriodCount, settings: RtmSettings): RuleEffect => ({
  earlier: unitsUnder(period, comparedYears.earlier, settings),
  later: unitsUnder(period, comparedYears.later, settings),
});

const listed = (units: readonly CodeUnits[]): string =>
  units.map(({ code, units: times }) => (times > 1 ? `${code} x${times}` : code)).join(' and ') || 'nothing';

/** The years give something else for it. */
export const differs = ({ earlier, later }: RuleEffect): boolean => listed(earlier) !== listed(later);

const countOf = ({ clock, numActiveDays, minutes, liveContacts, endDate }: CountedPeriod): string =>
  clock === 'CALENDAR_MONTH'
    ? `${count(minutes, 'minute')} ${liveContacts > 0 ? 'with' : 'without'} a live contact by ${spoken(endDate)}`
    : `${count(numActiveDays, 'data day')} by ${spoken(endDate)}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Why the patient gains or loses, in one sentence; set-up and its window, which share their days, are named together. */
export function effectSentence(effects: readonly (RuleEffect & { period: CountedPeriod })[]): string {
  const counts = [...new Set(effects.map(({ period }) => countOf(period)))];
  const clauses = counts.map((had) => {
    const alike = effects.filter(({ period }) => countOf(period) === had);
    const of = (year: 'earlier' | 'later') => listed(alike.flatMap((effect) => effect[year]));
    return `${had}: ${of('later')} by the rules of ${comparedYears.later}, ${of('earlier')} by those of ${comparedYears.earlier}`;
  });
  return `${capital(clauses.join('; '))}.`;
}
