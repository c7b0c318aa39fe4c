import { and, eq } from 'drizzle-orm';
import { todayIn } from '../../domain/calendar.ts';
import { isInCare, staysOf, withSetUp, type MonitoredPlan, type SetUp } from '../../domain/rtm/episodes.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { plansOfCare } from '../db/schema/index.ts';
import { changedCycles } from './changed-cycles.ts';
import type { CycleRow } from './cycle-in-reach.ts';
import { evidenceOf } from './evidence.ts';
import { plansOf } from './plans-of-care.ts';

interface Writer {
  tx: Tx;
  scope: Scope;
}

/** Writes the set-up of a stay in care; what follows from it (cycles, attention) is the caller's to look at. */
export async function writeSetUp(writer: Writer, patientId: number, stay: MonitoredPlan, setUp: SetUp): Promise<void> {
  const { tx, scope } = writer;
  const plans = (await plansOf(tx, scope, [patientId])).filter(({ start }) => isInCare(start, stay));
  for (const { id, setupDate, setupBy } of withSetUp(plans, stay, setUp))
    await tx
      .update(plansOfCare)
      .set({ setupDate, setupBy })
      .where(and(scope.organization(plansOfCare.organizationId), eq(plansOfCare.id, id)));
}

/** The first program assigned in an episode of care sets monitoring up in it; a later one leaves that day alone. */
export async function setUpWithProgram(
  tx: Tx,
  scope: Scope,
  patient: { id: number; timezone: string },
  now: Date,
): Promise<void> {
  const today = todayIn(patient.timezone, now);
  const stay = staysOf(await plansOf(tx, scope, [patient.id])).find((each) => isInCare(today, each));
  if (stay?.setupDate === null)
    await writeSetUp({ tx, scope }, patient.id, stay, { setupDate: today, setupBy: 'PROGRAM' });
}

/** The stored cycles that a recount would remove once the stay has that set-up; the patient is held until the end. */
export async function cyclesRemovedBy(
  { tx, scope }: Writer,
  patientId: number,
  stay: MonitoredPlan,
  setUp: SetUp,
  now: Date,
): Promise<CycleRow[]> {
  const [evidence] = await evidenceOf(tx, scope, [patientId], now);
  if (!evidence) return [];
  const plans = withSetUp(evidence.record.plans, stay, setUp);
  return changedCycles({ ...evidence, record: { ...evidence.record, plans } }).gone;
}
