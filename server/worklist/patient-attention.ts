import { and, gt, inArray, isNull } from 'drizzle-orm';
import { listShownKinds, type WorklistReason } from '../../contract/worklist/worklist.ts';
import type { Member } from '../../domain/identity/actor.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import type { Tx } from '../platform/db/database.ts';
import { worklistItems } from '../platform/db/schema.ts';
import { presentReason, type StoredReason } from './queries.ts';

/**
 * The most urgent reason of each of these patients who is on the worklist, as the worklist shows it: none of a product
 * that the organization does not hold, none while the patient is snoozed.
 */
export async function loadTopReasons(
  { tx, scope, actor }: { tx: Tx; scope: Scope; actor: Member },
  patientIds: readonly number[],
): Promise<ReadonlyMap<number, WorklistReason>> {
  const shown = listShownKinds(actor.products);
  if (patientIds.length === 0) return new Map();
  const rows = await tx
    .select({ patientId: worklistItems.patientId, reasons: worklistItems.reasons })
    .from(worklistItems)
    .where(
      and(
        scope.organization(worklistItems.organizationId),
        inArray(worklistItems.patientId, [...patientIds]),
        gt(worklistItems.urgency, 0),
        isNull(worklistItems.snoozedUntil),
      ),
    );
  return new Map(
    rows.flatMap(({ patientId, reasons }) => {
      const top = (reasons as StoredReason[]).find(({ kind }) => shown.includes(kind));
      return top ? [[patientId, presentReason(top)] as const] : [];
    }),
  );
}
