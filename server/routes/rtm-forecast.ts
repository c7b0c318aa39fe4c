import { rtmForecast, rtmWhatIf } from '../../contract/rtm-forecast.ts';
import { todayIn } from '../../domain/calendar.ts';
import { forecastCodes } from '../../domain/rtm/forecast/forecast-codes.ts';
import { standingOf } from '../../domain/rtm/forecast/standing.ts';
import { comparedYears, differs, effectSentence, ruleEffect } from '../../domain/rtm/what-if/rule-effect.ts';
import { gain, yearsCompared } from '../../domain/rtm/what-if/years-compared.ts';
import { cycleGroups } from '../rtm/forecast/cycle-groups.ts';
import { nearCodes } from '../rtm/forecast/near-codes.ts';
import { patientsOfGroups, periodGroups, periodsOf } from '../rtm/forecast/rule-effects.ts';
import { currentMonth } from './current-month.ts';
import { settingsOf } from './rtm-settings.ts';
import type { Routes } from './index.ts';

const pageOf = ({ page, limit }: { page: number; limit: number }) => ({ limit, offset: (page - 1) * limit });

/** What day it is in each zone, asked once a zone. */
function daysAt(now: Date): (zone: string) => string {
  const days = new Map<string, string>();
  return (zone) => {
    const day = days.get(zone) ?? todayIn(zone, now);
    days.set(zone, day);
    return day;
  };
}

export const rtmForecastRoutes: Routes = (served) => {
  served.acting(rtmForecast, async ({ tx, scope, actor, query, now, trace }) => {
    const month = query.yearMonth ?? (await currentMonth(tx, scope, actor, now));
    const settings = await settingsOf(tx, scope, actor);
    const todayAt = daysAt(now);
    const groups = await cycleGroups(tx, scope, month);
    const stands = groups.map((group) => ({
      ...standingOf(group, todayAt(group.timezone), settings),
      cycles: group.cycles,
    }));
    const near = await nearCodes({ tx, scope, month }, groups, { settings, todayAt, page: pageOf(query) });
    trace.entityIds = near.items.map(({ patientRecord }) => patientRecord.id);
    return {
      yearMonth: month,
      ...forecastCodes(stands, settings.billing.charges),
      ...near,
      itemsForPage: query.limit,
    };
  });

  served.acting(rtmWhatIf, async ({ tx, scope, actor, query, now, trace }) => {
    const month = query.yearMonth ?? (await currentMonth(tx, scope, actor, now));
    const settings = await settingsOf(tx, scope, actor);
    const { charges } = settings.billing;
    const reader = { tx, scope, month };
    const groups = await periodGroups(tx, scope, month);
    const effects = groups.map((group) => ({ group, ...ruleEffect(group, settings) }));
    const changed = effects.filter(differs).map(({ group }) => group);
    const { rows, total } = await patientsOfGroups(reader, changed, pageOf(query));
    const periods = await periodsOf(
      reader,
      rows.map(({ id }) => id),
    );
    trace.entityIds = rows.map(({ id }) => id);
    return {
      yearMonth: month,
      ...comparedYears,
      ...yearsCompared(
        effects.map(({ group, ...effect }) => ({ ...effect, periods: group.periods })),
        charges,
      ),
      items: rows.map((patientRecord) => {
        const own = periods
          .filter(({ patientId }) => patientId === patientRecord.id)
          .map((period) => ({ period, ...ruleEffect(period, settings) }))
          .filter(differs);
        return { id: patientRecord.id, patientRecord, ...gain(own, charges), explanation: effectSentence(own) };
      }),
      totalItems: total,
      itemsForPage: query.limit,
    };
  });
};
