import { rtmForecast, rtmWhatIf, type RtmNearCode } from '../../contract/rtm/forecast.ts';
import { evaluateStanding, forecastMonth } from '../../domain/rtm/forecast/forecast-codes.ts';
import { findNextCode, type NextCode } from '../../domain/rtm/forecast/next-code.ts';
import {
  comparedYears,
  compareRules,
  compareYears,
  computeGain,
  explainEffects,
  isDifferent,
} from '../../domain/rtm/forecast/rule-effect.ts';
import type { RtmSettings } from '../../domain/rtm/settings.ts';
import type { Routes } from '../routes.ts';
import { listGroupCycles, selectCycleGroups, type CycleGroup } from './cycle-groups.ts';
import type { ForecastReader } from './forecast-cycles.ts';
import { listPatientsOfGroups, listPeriods, selectPeriodGroups } from './rule-effects.ts';
import { cacheToday, getCurrentMonth } from './month-reader.ts';
import { loadRtmSettings } from './settings-routes.ts';

interface NearGroup {
  group: CycleGroup;
  next: NextCode;
  share: number;
}

interface GroupPart {
  near: NearGroup;
  offset: number;
  limit: number;
}

/** The groups that can still reach the next code, those that lack least first, then those with the least time. */
function findNearGroups(
  groups: readonly CycleGroup[],
  settings: RtmSettings,
  todayAt: (zone: string) => string,
): NearGroup[] {
  return groups
    .flatMap((group) => {
      const step = findNextCode(group, todayAt(group.timezone), settings);
      return step ? [{ group, ...step }] : [];
    })
    .toSorted((a, b) => a.share - b.share || a.next.by.localeCompare(b.next.by));
}

/** The part of each group on the page. */
function selectPageParts(near: readonly NearGroup[], page: { limit: number; offset: number }): GroupPart[] {
  const parts: GroupPart[] = [];
  let before = 0;
  for (const one of near) {
    const from = Math.max(page.offset, before);
    before += one.group.cycles;
    const to = Math.min(page.offset + page.limit, before);
    if (to > from) parts.push({ near: one, offset: from - (before - one.group.cycles), limit: to - from });
  }
  return parts;
}

/** A page of patients close to their next code; only those on the page are read. */
async function listNearCodes(
  reader: ForecastReader,
  groups: readonly CycleGroup[],
  {
    settings,
    todayAt,
    page,
  }: { settings: RtmSettings; todayAt: (zone: string) => string; page: { limit: number; offset: number } },
): Promise<{ items: RtmNearCode[]; totalItems: number }> {
  const near = findNearGroups(groups, settings, todayAt);
  const found = await Promise.all(
    selectPageParts(near, page).map(async ({ near: { group, next }, offset, limit }) => {
      const rows = await listGroupCycles(reader, group, { limit, offset });
      return rows.map((row) => ({ ...row, ...next }));
    }),
  );
  return { items: found.flat(), totalItems: near.reduce((sum, { group }) => sum + group.cycles, 0) };
}

const toPage = ({ page, limit }: { page: number; limit: number }) => ({ limit, offset: (page - 1) * limit });

export const rtmForecastRoutes: Routes = (router) => {
  router.authenticated(rtmForecast, async function handleRtmForecast({ tx, scope, actor, query, now, auditDetails }) {
    const month = query.yearMonth ?? (await getCurrentMonth(tx, scope, actor, now));
    const settings = await loadRtmSettings(tx, scope, actor);
    const todayAt = cacheToday(now);
    const reader = { tx, scope, month, now };
    const groups = await selectCycleGroups(reader);
    const stands = groups.map((group) => ({
      ...evaluateStanding(group, todayAt(group.timezone), settings),
      cycles: group.cycles,
    }));
    const near = await listNearCodes(reader, groups, { settings, todayAt, page: toPage(query) });
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
