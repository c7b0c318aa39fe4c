import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { RtmClock, RtmCode, RtmStatus } from '../../contract/enumerations.ts';
import { FLAGS_UNREVIEWED, type Attestation } from '../../contract/rtm-billing.ts';
import type { Member } from '../../domain/actor.ts';
import { billedTogetherWith, billingProblem, type BillableCycle } from '../../domain/rtm/billing.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { rtmCycles, rtmSettings, rtmStatusChanges } from '../db/schema/index.ts';
import { conflict, faulty } from '../http/refusal.ts';
import { practitionerInReach } from '../routes/providers-in-reach.ts';
import type { CycleRow } from './cycle-in-reach.ts';
import { recomputeCycles } from './recompute.ts';
import { writtenNow } from './written-now.ts';

interface Biller {
  tx: Tx;
  scope: Scope;
  actor: Member;
}

/** All cycles of a patient in reach, as they are now that the patient is held. */
export const cyclesOfPatient = ({ tx, scope }: Omit<Biller, 'actor'>, patientId: number): Promise<CycleRow[]> =>
  tx
    .select()
    .from(rtmCycles)
    .where(and(scope.organization(rtmCycles.organizationId), eq(rtmCycles.patientId, patientId)));

/**
 * The same, counted by the settings in force: of settings saved since the cycles were counted last, the recount of the
 * organization may not have come to this patient yet.
 */
export async function cyclesToBill(biller: Biller, patientId: number, now: Date): Promise<CycleRow[]> {
  const { tx, scope } = biller;
  const known = await cyclesOfPatient(biller, patientId);
  const [settings] = await tx
    .select({ savedAt: rtmSettings.updatedAt })
    .from(rtmSettings)
    .where(scope.organization(rtmSettings.organizationId));
  const isOld = ({ status, updatedAt }: CycleRow) =>
    status === 'READY_TO_BILL' && settings !== undefined && updatedAt <= settings.savedAt;
  if (!known.some(isOld)) return known;
  await recomputeCycles(tx, scope, patientId, now);
  return cyclesOfPatient(biller, patientId);
}

export const asBillable = (row: CycleRow): BillableCycle => ({
  ...row,
  code: row.code as RtmCode,
  clock: row.clock as RtmClock,
  status: row.status as RtmStatus,
});

/** One practitioner bills one patient for one period. */
async function checkPractitioner(biller: Biller, id: number, beside: readonly BillableCycle[]): Promise<void> {
  const { tx, scope } = biller;
  const field = 'attestation.practitionerId';
  if (!(await practitionerInReach(biller, id))) throw faulty(field, 'Not a valid provider');
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
  if (others.length) throw faulty(field, 'Another practitioner has billed this patient for the same period');
}

/**
 * Bills cycles of one patient who is held, all of them or none: READY_TO_BILL becomes BILLED, and who confirmed what is
 * kept with the code and days of each. The caller has seen to it that they are ready. 422 on what the attestation
 * lacks, 409 for codes that are not billed like this.
 */
export async function billCycles(
  biller: Biller,
  chosen: readonly CycleRow[],
  known: readonly CycleRow[],
  { attestation, reason }: { attestation: Attestation; reason: string | null },
): Promise<CycleRow[]> {
  const { tx, scope, actor } = biller;
  const [wanted, all] = [chosen.map(asBillable), known.map(asBillable)];
  const problem = billingProblem(wanted, all);
  if (problem) throw conflict(problem);
  await checkPractitioner(biller, attestation.practitionerId, billedTogetherWith(wanted, all));
  if (!attestation.flagsReviewed && chosen.some(({ flags }) => flags.length > 0))
    throw faulty('attestation.flagsReviewed', FLAGS_UNREVIEWED);
  const billed = await tx
    .update(rtmCycles)
    .set({ status: 'BILLED', version: sql`${rtmCycles.version} + 1`, updatedAt: sql`now()` })
    .where(
      and(
        scope.organization(rtmCycles.organizationId),
        eq(rtmCycles.organizationId, actor.organizationId),
        inArray(
          rtmCycles.id,
          chosen.map(({ id }) => id),
        ),
        eq(rtmCycles.status, 'READY_TO_BILL'),
      ),
    )
    .returning();
  await tx.insert(rtmStatusChanges).values(
    billed.map(({ id, patientId, code, startDate, endDate }) => ({
      organizationId: actor.organizationId,
      cycleId: id,
      patientId,
      code,
      startDate,
      endDate,
      fromStatus: 'READY_TO_BILL',
      toStatus: 'BILLED',
      reason,
      attestation,
      changedBy: actor.userId,
      createdAt: writtenNow,
    })),
  );
  return billed;
}
