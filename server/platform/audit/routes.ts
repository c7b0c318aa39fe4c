import { arrayContains, count, desc, inArray } from 'drizzle-orm';
import { listActivityTrail, type AuditTrailEntry } from '../../../contract/platform/audit-trail.ts';
import type { Tx } from '../db/database.ts';
import { auditRows, practitioners } from '../db/schema.ts';
import type { Routes } from '../../routes.ts';

async function loadNames(tx: Tx, userIds: string[]): Promise<Map<string, string>> {
  if (!userIds.length) return new Map();
  const rows = await tx
    .select({ userId: practitioners.userId, first: practitioners.firstName, last: practitioners.lastName })
    .from(practitioners)
    .where(inArray(practitioners.userId, userIds));
  return new Map(rows.map(({ userId, first, last }) => [userId!, `${first} ${last}`]));
}

const isPerson = (userId: string | null): userId is string =>
  userId !== null && userId !== 'job' && !/^(device|client):/.test(userId);

export const activityTrailRoutes: Routes = (router) => {
  router.authenticated(listActivityTrail, async function handleListActivityTrail({ tx, list, query: { subject } }) {
    const where = arrayContains(auditRows.subjects, [subject]);
    const [[all], rows] = await Promise.all([
      tx.select({ total: count() }).from(auditRows).where(where),
      tx
        .select()
        .from(auditRows)
        .where(where)
        .orderBy(list.sort.dir === 'ASC' ? auditRows.id : desc(auditRows.id))
        .limit(list.limit)
        .offset(list.offset),
    ]);
    const names = await loadNames(tx, [...new Set(rows.map(({ userId }) => userId).filter(isPerson))]);
    const items = rows.map(({ id, at, userId, action, changes }) => ({
      id,
      at: at.toISOString(),
      who: isPerson(userId) ? { userId, name: names.get(userId) ?? '' } : null,
      action,
      changes: changes as AuditTrailEntry['changes'],
    }));
    return { items, total: all!.total };
  });
};
