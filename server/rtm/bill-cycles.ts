import { billingMessage } from '../../contract/rtm/messages.ts';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { patientFieldMessage } from '../../contract/patients/messages.ts';
import type { RtmClock, RtmCode, RtmStatus } from '../../contract/platform/enumerations.ts';
import { FLAGS_UNREVIEWED, type Attestation } from '../../contract/rtm/billing.ts';
import type { Member } from '../../domain/identity/actor.ts';
import {
  findBillingConflict,
  findOverlappingBilledCycles,
  findRevertConflict,
  type BillableCycle,
} from '../../domain/rtm/billing.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import type { Tx } from '../platform/db/database.ts';
import { rtmCycles, rtmSettings, rtmStatusChanges } from '../platform/db/schema.ts';
import { conflict, validationError } from '../platform/http/http-error.ts';
import { isAssignableProvider } from '../team/accessible-providers.ts';
import type { CycleRow } from './cycle-queries.ts';
import { recalculatePatient } from './recalculate.ts';
import { statementTimestamp } from '../platform/db/sql-expressions.ts';

export interface BillingContext {
  tx: Tx;
  scope: Scope;
  actor: Member;
}

/** All cycles of an accessible patient that is locked. */
export const listPatientCycleRows = (
  { tx, scope }: Omit<BillingContext, 'actor'>,
  patientId: number,
): Promise<CycleRow[]> =>
  tx
    .select()
    .from(rtmCycles)
    .where(and(scope.organization(rtmCycles.organizationId), eq(rtmCycles.patientId, patientId)));

/**
 * The same, recalculated by the current settings: the job after a change of settings may not have come to this patient yet.
 */
export async function listUpToDateCycles(biller: BillingContext, patientId: number, now: Date): Promise<CycleRow[]> {
  const { tx, scope } = biller;
  const known = await listPatientCycleRows(biller, patientId);
  const [settings] = await tx
    .select({ savedAt: rtmSettings.updatedAt })
    .from(rtmSettings)
    .where(scope.organization(rtmSettings.organizationId));
  const isOld = ({ status, updatedAt }: CycleRow) =>
    status === 'READY_TO_BILL' && settings !== undefined && updatedAt <= settings.savedAt;
  if (!known.some(isOld)) return known;
  await recalculatePatient(tx, scope, patientId, now);
  return listPatientCycleRows(biller, patientId);
}

export const toBillable = (row: CycleRow): BillableCycle => ({
  ...row,
  code: row.code as RtmCode,
  clock: row.clock as RtmClock,
  status: row.status as RtmStatus,
});

/** One practitioner bills one patient for one period. */
async function requireSingleBillingProvider(
  biller: BillingContext,
  id: number,
  beside: readonly BillableCycle[],
): Promise<void> {
  const { tx, scope } = biller;
  const field = 'attestation.practitionerId';
  if (!(await isAssignableProvider(biller, id)))
    throw validationError(field, patientFieldMessage('patients.invalidProvider'));
  if (!beside.length) return;
  const billings = await tx
    .select({ cycleId: rtmStatusChanges.cycleId, attestation: rtmStatusChanges.attestation })
    .from(rtmStatusChanges)
    .where(
      and(
        scope.organization(rtmStatusChanges.organizationId),
        inArray(
          rtmStatusChanges.cycleId,
          beside.map((cycle) => cycle.id),
        ),
        eq(rtmStatusChanges.toStatus, 'BILLED'),
      ),
    )
    .orderBy(desc(rtmStatusChanges.id));
  const latest = new Map(billings.toReversed().map(({ cycleId, attestation }) => [cycleId, attestation]));
  const others = [...latest.values()].filter(
    (attestation) => attestation !== null && (attestation as Attestation).practitionerId !== id,
  );
  if (others.length) throw validationError(field, billingMessage('rtm.otherPractitioner'));
}

interface StatusChange {
  from: RtmStatus;
  to: RtmStatus;
  reason: string | null;
  attestation?: Attestation;
}

/** Changes the status of cycles that have `from`, and records each change with its reason. */
async function changeStatus(
  { tx, scope, actor }: BillingContext,
  chosen: readonly CycleRow[],
  { from, to, reason, attestation }: StatusChange,
): Promise<CycleRow[]> {
  const ids = chosen.map(({ id }) => id);
  const changed = await tx
    .update(rtmCycles)
    .set({ status: to, version: sql`${rtmCycles.version} + 1`, updatedAt: sql`now()` })
    .where(
      and(
        scope.organization(rtmCycles.organizationId),
        eq(rtmCycles.organizationId, actor.organizationId),
        inArray(rtmCycles.id, ids),
        eq(rtmCycles.status, from),
      ),
    )
    .returning();
  await tx.insert(rtmStatusChanges).values(
    changed.map(({ id, patientId, code, startDate, endDate }) => ({
      organizationId: actor.organizationId,
      cycleId: id,
      patientId,
      code,
      startDate,
      endDate,
      fromStatus: from,
      toStatus: to,
      reason,
      attestation,
      changedBy: actor.userId,
      createdAt: statementTimestamp,
    })),
  );
  return changed;
}

/**
 * Bills cycles of one locked patient, all of them or none: READY_TO_BILL becomes BILLED, and the attestation is stored
 * with the code and days of each. The caller has checked that they are ready. 422 on what the attestation lacks, 409
 * for codes that are not billed like this.
 */
export async function billCycles(
  biller: BillingContext,
  chosen: readonly CycleRow[],
  known: readonly CycleRow[],
  { attestation, reason }: { attestation: Attestation; reason: string | null },
): Promise<CycleRow[]> {
  const [wanted, all] = [chosen.map(toBillable), known.map(toBillable)];
  const billingConflict = findBillingConflict(wanted, all);
  if (billingConflict) throw conflict(billingConflict);
  await requireSingleBillingProvider(biller, attestation.practitionerId, findOverlappingBilledCycles(wanted, all));
  if (!attestation.flagsReviewed && chosen.some(({ flags }) => flags.length > 0))
    throw validationError('attestation.flagsReviewed', FLAGS_UNREVIEWED);
  return changeStatus(biller, chosen, { from: 'READY_TO_BILL', to: 'BILLED', reason, attestation });
}

/**
 * Reverts billed cycles of one locked patient, all of them or none, with the reason; what they count is computed again by
 * the caller. 409 while a code that is billed on top of one of them stays billed.
 */
export async function revertCycles(
  biller: BillingContext,
  chosen: readonly CycleRow[],
  known: readonly CycleRow[],
  reason: string | null,
): Promise<CycleRow[]> {
  const ids = chosen.map(({ id }) => id);
  const staying = known.filter(({ id }) => !ids.includes(id)).map(toBillable);
  for (const cycle of chosen) {
    const revertConflict = findRevertConflict(toBillable(cycle), staying);
    if (revertConflict) throw conflict(revertConflict);
  }
  return changeStatus(biller, chosen, { from: 'BILLED', to: 'READY_TO_BILL', reason });
}
