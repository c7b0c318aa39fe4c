import { rtmForecast, rtmWhatIf } from '../../contract/rtm/forecast.ts';
import { getToday } from '../../domain/platform/calendar.ts';
import { evaluateStanding, forecastMonth } from '../../domain/rtm/forecast/forecast-codes.ts';
import {
  comparedYears,
  compareRules,
  compareYears,
  computeGain,
  explainEffects,
  isDifferent,
} from '../../domain/rtm/forecast/rule-effect.ts';
import { selectCycleGroups } from './forecast/cycle-groups.ts';
import { listNearCodes } from './forecast/near-codes.ts';
import { listPatientsOfGroups, selectPeriodGroups, listPeriods } from './forecast/rule-effects.ts';
import { getCurrentMonth } from './month-reader.ts';
import { loadRtmSettings } from './settings-routes.ts';
import type { Routes } from '../routes.ts';

const toPage = ({ page, limit }: { page: number; limit: number }) => ({ limit, offset: (page - 1) * limit });

/** What day it is in each zone, asked once a zone. */
function cacheToday(now: Date): (zone: string) => string {
  const days = new Map<string, string>();
  return (zone) => {
    const day = days.get(zone) ?? getToday(zone, now);
    days.set(zone, day);
    return day;
  };
}

export const rtmForecastRoutes: Routes = (router) => {
  router.authenticated(rtmForecast, async function handleRtmForecast({ tx, scope, actor, query, now, auditDetails }) {
    const month = query.yearMonth ?? (await getCurrentMonth(tx, scope, actor, now));
    const settings = await loadRtmSettings(tx, scope, actor);
    const todayAt = cacheToday(now);
    const groups = await selectCycleGroups(tx, scope, month);
    const stands = groups.map((group) => ({
      ...evaluateStanding(group, todayAt(group.timezone), settings),
      cycles: group.cycles,
    }));
    const near = await listNearCodes({ tx, scope, month }, groups, { settings, todayAt, page: toPage(query) });
    auditDetails.entityIds = near.items.map(({ patientRecord }) => patientRecord.id);
    return {
      yearMonth: month,
      ...forecastMonth(stands, settings.billing.charges),
      ...near,
      itemsForPage: query.limit,
    };
  });

  router.authenticated(rtmWhatIf, async function handleRtmWhatIf({ tx, scope, actor, query, now, auditDetails }) {
    const month = query.yearMonth ?? (await getCurrentMonth(tx, scope, actor, now));
    const settings = await loadRtmSettings(tx, scope, actor);
    const { charges } = settings.billing;
    const reader = { tx, scope, month };
    const groups = await selectPeriodGroups(tx, scope, month);
    const effects = groups.map((group) => ({ group, ...compareRules(group, settings) }));
    const changed = effects.filter(isDifferent).map(({ group }) => group);
    const { rows, total } = await listPatientsOfGroups(reader, changed, toPage(query));
    const periods = await listPeriods(
      reader,
      rows.map(({ id }) => id),
    );
    auditDetails.entityIds = rows.map(({ id }) => id);
    return {
      yearMonth: month,
      ...comparedYears,
      ...compareYears(
        effects.map(({ group, ...effect }) => ({ ...effect, periods: group.periods })),
        charges,
      ),
      items: rows.map((patientRecord) => {
        const own = periods
          .filter(({ patientId }) => patientId === patientRecord.id)
          .map((period) => ({ period, ...compareRules(period, settings) }))
          .filter(isDifferent);
        return { id: patientRecord.id, patientRecord, ...computeGain(own, charges), explanation: explainEffects(own) };
      }),
      totalItems: total,
      itemsForPage: query.limit,
    };
  });
};
