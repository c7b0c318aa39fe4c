import type { HealthSession, ReportedSet } from '../../contract/activity.ts';
import { setStatus } from '../../domain/set-status.ts';
import type { healthSessions } from '../db/schema/index.ts';

/** A stored session in the contract's shape, each set with how it turned out. */
export const presentSession = (row: typeof healthSessions.$inferSelect): HealthSession => ({
  id: row.id,
  sessionUUID: row.sessionUuid,
  createdDate: row.performedAt.toISOString(),
  day: row.day,
  datedAhead: row.datedAhead,
  session: {
    type: row.type as HealthSession['session']['type'],
    hepId: row.hepId,
    hepName: row.hepName,
    selfReported: row.selfReported as HealthSession['session']['selfReported'],
    sets: (row.sets as ReportedSet[]).map((set) => ({ ...set, status: setStatus(set.setInfo) })),
  },
});
