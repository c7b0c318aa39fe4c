import { and, eq, sql } from 'drizzle-orm';
import type { RtmStatus } from '../../contract/platform/enumerations.ts';
import type { ManagementMonth } from '../../domain/care-notes/care-note.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import type { Tx } from '../platform/db/database.ts';
import { rtmCycles, rtmStatusChanges } from '../platform/db/schema.ts';

/** The months of a patient whose minutes are billed or on their way to it. The patient's being in reach is asked before. */
export async function listManagementMonths(tx: Tx, scope: Scope, patientId: number): Promise<ManagementMonth[]> {
  const rows = await tx
    .select({
      startDate: rtmCycles.startDate,
      status: rtmCycles.status,
      billedAt: sql<Date | null>`max(${rtmStatusChanges.createdAt})`.mapWith(rtmStatusChanges.createdAt),
    })
    .from(rtmCycles)
    .leftJoin(
      rtmStatusChanges,
      and(
        eq(rtmStatusChanges.organizationId, rtmCycles.organizationId),
        eq(rtmStatusChanges.cycleId, rtmCycles.id),
        eq(rtmStatusChanges.toStatus, 'BILLED'),
      ),
    )
    .where(
      and(
        scope.organization(rtmCycles.organizationId),
        eq(rtmCycles.patientId, patientId),
        eq(rtmCycles.clock, 'CALENDAR_MONTH'),
      ),
    )
    .groupBy(rtmCycles.id, rtmCycles.startDate, rtmCycles.status);
  return rows.map((row) => ({ ...row, status: row.status as RtmStatus }));
}
