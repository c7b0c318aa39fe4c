import { and, count, eq, gte, lte } from 'drizzle-orm';
import { listHealthSessions } from '../../contract/activity/activity.ts';
import { orderByKey } from '../platform/db/sql-expressions.ts';
import { healthSessions } from '../platform/db/schema.ts';
import { requirePatient } from '../patients/require-patient.ts';
import { presentHealthSession, loadPrescribedVersions, loadPracticeDays, selectFrequencies } from './queries.ts';
import type { Routes } from '../routes.ts';
import { patientResults } from '../../contract/activity/patient-results.ts';
import { getToday } from '../../domain/platform/calendar.ts';
import { computeAdherence } from '../../domain/activity/adherence.ts';
import { listProgramChanges } from '../../domain/programs/list-program-changes.ts';
import { limitShownDays } from '../../domain/activity/chart-range.ts';
import { loadMeasuredRanges } from './measured-ranges.ts';

const sortKeys = { createdDate: healthSessions.performedAt };

export const activityRoutes: Routes = (router) => {
  router.authenticated(
    listHealthSessions,
    async function handleListHealthSessions({ tx, scope, params, query: { from, to }, list }) {
      const where = and(
        scope.organization(healthSessions.organizationId),
        eq(healthSessions.patientId, params.patientId),
        from ? gte(healthSessions.day, from) : undefined,
        to ? lte(healthSessions.day, to) : undefined,
      );
      // In parallel; an inaccessible patient rejects all.
      const [, [all], rows] = await Promise.all([
        requirePatient(tx, scope, params.patientId),
        tx.select({ total: count() }).from(healthSessions).where(where),
        tx
          .select()
          .from(healthSessions)
          .where(where)
          .orderBy(...orderByKey(sortKeys, list.sort, healthSessions.id))
          .limit(list.limit)
          .offset(list.offset),
      ]);
      return { items: rows.map(presentHealthSession), total: all!.total };
    },
  );
};

export const patientResultsRoutes: Routes = (router) => {
  router.authenticated(patientResults, async function handlePatientResults({ tx, scope, params, query, now }) {
    const { id, timezone } = await requirePatient(tx, scope, params.patientId);
    const [days, rangeOfMotion, versions] = await Promise.all([
      loadPracticeDays(tx, scope, id, query),
      loadMeasuredRanges(tx, scope, id, query),
      loadPrescribedVersions(tx, scope, id, timezone, query),
    ]);
    const frequency = selectFrequencies(versions, timezone, query);
    const today = getToday(timezone, now);
    const counted = limitShownDays(query, { days, frequency }, today);
    return {
      days,
      rangeOfMotion,
      frequency,
      programChanges: listProgramChanges(versions, timezone, query),
      adherence: counted && computeAdherence({ days, frequency }, { ...counted, today }),
    };
  });
};
