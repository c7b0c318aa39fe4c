import { rtmCodes, type RtmClock, type RtmCode } from '../../../contract/platform/enumerations.ts';
import { forecastStandings, type ForecastStanding, type RtmForecast } from '../../../contract/rtm/forecast.ts';
import { countDaysBetween } from '../../platform/calendar.ts';
import { computeCents, sumCents, type ChargeList } from '../charges/charge.ts';
import { isAddOn, listBaseRules } from '../rules-in-force.ts';
import type { RtmRule } from '../rules.ts';
import type { RtmSettings } from '../settings.ts';
import { countDaysLeft } from '../windows.ts';

/** A stored cycle that may still be, or is, worth something; civil dates in the patient's zone. */
export interface ForecastCycle {
  code: RtmCode;
  clock: RtmClock;
  status: 'IN_PROGRESS' | 'READY_TO_BILL' | 'BILLED';
  startDate: string;
  endDate: string;
  /** Last day on which something can be had still: the end of care where that is sooner. */
  until: string;
  numActiveDays: number;
  minutes: number;
  liveContacts: number;
  units: number;
  /** Today is a data day already. */
  loggedToday: boolean;
}

interface Standing {
  standing: ForecastStanding;
  /** What it gives, or would give when it goes on. */
  code: RtmCode;
  units: number;
  /** It may still become the code above, and counts for the one it has until then. */
  couldRise: boolean;
  /** It is behind, and no effort reaches the code any more. */
  beyondReach: boolean;
}

const getAmount = ({ clock, numActiveDays, minutes }: ForecastCycle): number =>
  clock === 'CALENDAR_MONTH' ? minutes : numActiveDays;

const countDays = ({ startDate, endDate }: ForecastCycle): number => countDaysBetween(startDate, endDate) + 1;

/** Days of the window or month that have begun, today included. */
const countElapsedDays = (cycle: ForecastCycle, today: string): number =>
  Math.min(countDays(cycle), Math.max(1, countDaysBetween(cycle.startDate, today) + 1));

/** Whether the missing amount is still possible: a day brings one data day at most, minutes have no limit. */
const isWithinReach = (
  { clock, until, endDate, numActiveDays, loggedToday }: ForecastCycle,
  min: number,
  today: string,
): boolean =>
  clock === 'CALENDAR_MONTH' ? today <= until : min - numActiveDays <= countDaysLeft(endDate, { today, loggedToday });

/** Going on as so far reaches it: amount by days begun, over the whole length, in whole numbers. */
const isOnPace = (cycle: ForecastCycle, { min, liveContacts }: RtmRule, today: string): boolean =>
  getAmount(cycle) * countDays(cycle) >= min * countElapsedDays(cycle, today) && cycle.liveContacts >= liveContacts;

/**
 * Where a cycle stands on the day. One that is reached may rise while the next code can still be had; one that is not
 * is evaluated by the smallest code that it lacks. Contacts have no pace.
 */
export function evaluateStanding(cycle: ForecastCycle, today: string, settings: RtmSettings): Standing {
  const { code, status, units } = cycle;
  const sure = { code, units, couldRise: false, beyondReach: false };
  if (status === 'BILLED') return { ...sure, standing: 'BILLED' };
  if (status === 'READY_TO_BILL') return { ...sure, standing: 'READY' };
  const tiers = listBaseRules(cycle.endDate, cycle, settings);
  const amount = getAmount(cycle);
  if (units > 0) {
    const above = isAddOn(code) ? undefined : tiers.find(({ min }) => min > amount);
    return { ...sure, standing: 'REACHED', couldRise: above !== undefined && isWithinReach(cycle, above.min, today) };
  }
  const rule = tiers.findLast(({ min }) => min <= amount) ?? tiers[0];
  if (!rule) return { ...sure, standing: 'BEHIND', beyondReach: true };
  const pending = { code: rule.code, units: 1, couldRise: false };
  return isOnPace(cycle, rule, today)
    ? { ...pending, standing: 'ON_PACE', beyondReach: false }
    : { ...pending, standing: 'BEHIND', beyondReach: !isWithinReach(cycle, rule.min, today) };
}

/** It will be missed at the pace so far, and can still be had. */
export const isAtRisk = ({ standing, beyondReach }: Standing): boolean => standing === 'BEHIND' && !beyondReach;

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
