import { and, eq } from 'drizzle-orm';
import { getToday } from '../../domain/platform/calendar.ts';
import { isInCare, mergeStays, replaceSetUp, type MonitoredPlan, type SetUp } from '../../domain/rtm/episodes.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import type { Tx } from '../platform/db/database.ts';
import { plansOfCare } from '../platform/db/schema.ts';
import { computeCycleChanges } from './recalculate.ts';
import type { CycleRow } from './cycle-queries.ts';
import { loadEvidence } from './evidence.ts';
import { selectPlansOfCare } from './evidence-rows.ts';

interface SetupContext {
  tx: Tx;
  scope: Scope;
}

/** Writes the set-up of a stay in care; the caller updates cycles and worklist. */
export async function saveSetup(
  writer: SetupContext,
  patientId: number,
  stay: MonitoredPlan,
  setUp: SetUp,
): Promise<void> {
  const { tx, scope } = writer;
  const plans = (await selectPlansOfCare(tx, scope, [patientId])).filter(({ start }) => isInCare(start, stay));
  for (const { id, setupDate, setupBy, setupCredential } of replaceSetUp(plans, stay, setUp))
    await tx
      .update(plansOfCare)
      .set({ setupDate, setupBy, setupCredential })
      .where(and(scope.organization(plansOfCare.organizationId), eq(plansOfCare.id, id)));
}

/** The first program assigned in an episode of care sets up monitoring; later ones do not change that day. */
export async function setUpMonitoringWithProgram(
  tx: Tx,
  scope: Scope,
  patient: { id: number; timezone: string },
  now: Date,
): Promise<void> {
  const today = getToday(patient.timezone, now);
  const stay = mergeStays(await selectPlansOfCare(tx, scope, [patient.id])).find((each) => isInCare(today, each));
  if (stay?.setupDate === null)
    await saveSetup({ tx, scope }, patient.id, stay, {
      setupDate: today,
      setupBy: 'PROGRAM',
      setupCredential: null,
    });
}

/**
 * The stored cycles that a recalculation would remove with that set-up; locks the patient until the end of the
 * transaction.
 */
export async function findCyclesRemovedBySetup(
  { tx, scope }: SetupContext,
  patientId: number,
  stay: MonitoredPlan,
  setUp: SetUp,
  now: Date,
): Promise<CycleRow[]> {
  const [evidence] = await loadEvidence(tx, scope, [patientId], now);
  if (!evidence) return [];
  const plans = replaceSetUp(evidence.record.plans, stay, setUp);
  return computeCycleChanges({ ...evidence, record: { ...evidence.record, plans } }).removed;
}
