import { and, count, eq, gte, lte } from 'drizzle-orm';
import { listHealthSessions } from '../../contract/activity.ts';
import { ordered } from '../db/ordered.ts';
import { healthSessions } from '../db/schema/index.ts';
import { patientInReach } from './patient-in-reach.ts';
import { presentSession } from './present-session.ts';
import type { Routes } from './index.ts';

const sortKeys = { createdDate: healthSessions.performedAt };

export const activityRoutes: Routes = (served) => {
  served.acting(listHealthSessions, async ({ tx, scope, params, query: { from, to }, list }) => {
    const where = and(
      scope.organization(healthSessions.organizationId),
      eq(healthSessions.patientId, params.patientId),
      from ? gte(healthSessions.day, from) : undefined,
      to ? lte(healthSessions.day, to) : undefined,
    );
    // Side by side; nothing is answered of a patient out of reach.
    const [, [all], rows] = await Promise.all([
      patientInReach(tx, scope, params.patientId),
      tx.select({ total: count() }).from(healthSessions).where(where),
      tx
        .select()
        .from(healthSessions)
        .where(where)
        .orderBy(...ordered(sortKeys, list.sort, healthSessions.id))
        .limit(list.limit)
        .offset(list.offset),
    ]);
    return { items: rows.map(presentSession), total: all!.total };
  });
};
