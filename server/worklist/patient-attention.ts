import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Product } from '../../contract/platform/enumerations.ts';
import { listShownKinds, type WorklistReason } from '../../contract/worklist/worklist.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { patients, worklistItems } from '../platform/db/schema.ts';
import { presentReason, type StoredReason } from './queries.ts';

/** Why a patient of a select is on the worklist; null for one who is not, or is snoozed. */
export const selectStoredReasons = (scope: Scope) => sql<StoredReason[] | null>`(
  select ${worklistItems.reasons} from ${worklistItems} where ${and(
    scope.organization(worklistItems.organizationId),
    eq(worklistItems.organizationId, patients.organizationId),
    eq(worklistItems.patientId, patients.id),
    gt(worklistItems.urgency, 0),
    isNull(worklistItems.snoozedUntil),
  )})`;

/** The most urgent reason as the worklist shows it: none of a product that the organization does not hold. */
export function findTopReason(reasons: StoredReason[] | null, products: readonly Product[]): WorklistReason | null {
  const shown = listShownKinds(products);
  const top = reasons?.find(({ kind }) => shown.includes(kind));
  return top ? presentReason(top) : null;
}
