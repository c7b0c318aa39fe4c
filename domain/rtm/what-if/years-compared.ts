import { rtmCodes } from '../../../contract/platform/enumerations.ts';
import type { RtmWhatIf } from '../../../contract/rtm/forecast.ts';
import { computeCents, sumCents, type ChargeList } from '../charges/charge.ts';
import type { CodeUnits, RuleEffect } from './rule-effect.ts';

type Comparison = Pick<RtmWhatIf, 'codes' | 'total'>;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

/** So many periods with this effect. */
export interface GroupedEffect extends RuleEffect {
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
  const totalOf = (year: 'earlier' | 'later') => ({
    units: sum(codes.map((code) => code[year].units)),
    cents: sumCents(codes.map((code) => code[year].cents)),
  });
  return { codes, total: { earlier: totalOf('earlier'), later: totalOf('later') } };
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
