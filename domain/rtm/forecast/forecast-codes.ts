import { rtmCodes, type RtmCode } from '../../../contract/platform/enumerations.ts';
import { forecastStandings, type ForecastStanding, type RtmForecast } from '../../../contract/rtm/forecast.ts';
import { computeCents, sumCents, type ChargeList } from '../charges/charge.ts';
import type { Standing } from './standing.ts';

type CodeForecast = RtmForecast['codes'][number];
type Standings = RtmForecast['total'];

const toStandings = (amount: (standing: ForecastStanding) => Standings['BILLED']): Standings =>
  Object.fromEntries(forecastStandings.map((standing) => [standing, amount(standing)])) as Standings;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

/** So many cycles that stand alike. */
export interface StandingGroup extends Standing {
  cycles: number;
}

function forecastCode(code: RtmCode, own: readonly StandingGroup[], charges: ChargeList): CodeForecast {
  const standings = toStandings((standing) => {
    const alike = own.filter((stand) => stand.standing === standing);
    const units = sum(alike.map((stand) => stand.units * stand.cycles));
    return { cycles: sum(alike.map(({ cycles }) => cycles)), units, cents: computeCents(charges, code, units) };
  });
  return {
    code,
    standings,
    couldRise: sum(own.filter(({ couldRise }) => couldRise).map(({ cycles }) => cycles)),
    beyondReach: sum(own.filter(({ beyondReach }) => beyondReach).map(({ cycles }) => cycles)),
  };
}

/** What a month brings by code, in the order of the codes, and in all. */
export function forecastMonth(
  stands: readonly StandingGroup[],
  charges: ChargeList,
): Pick<RtmForecast, 'codes' | 'total'> {
  const codes = rtmCodes.flatMap((code) => {
    const own = stands.filter((stand) => stand.code === code);
    return own.length ? [forecastCode(code, own, charges)] : [];
  });
  const total = toStandings((standing) => {
    const all = codes.map(({ standings }) => standings[standing]);
    return {
      cycles: sum(all.map(({ cycles }) => cycles)),
      units: sum(all.map(({ units }) => units)),
      cents: sumCents(all.map(({ cents }) => cents)),
    };
  });
  return { codes, total };
}
