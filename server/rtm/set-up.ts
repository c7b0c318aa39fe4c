import { and, asc, eq, inArray } from 'drizzle-orm';
import type { SetupOrigin } from '../../contract/monitoring.ts';
import { todayIn } from '../../domain/calendar.ts';
import { staysOf, type MonitoredPlan } from '../../domain/rtm/episodes.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { plansOfCare } from '../db/schema/index.ts';
import { changedCycles } from './changed-cycles.ts';
import type { CycleRow } from './cycle-in-reach.ts';
import { evidenceOf } from './evidence.ts';

interface Writer {
  tx: Tx;
  scope: Scope;
}

interface NewSetUp {
  setupDate: string;
  setupBy: SetupOrigin;
}

type Plan = MonitoredPlan & { id: number };

/** The plans of care of a patient, the earliest first, each with its set-up of monitoring. */
export const plansOfPatient = ({ tx, scope }: Writer, patientId: number): Promise<Plan[]> =>
  tx
    .select({
      id: plansOfCare.id,
      start: plansOfCare.start,
      end: plansOfCare.end,
      setupDate: plansOfCare.setupDate,
      setupBy: plansOfCare.setupBy,
    })
    .from(plansOfCare)
    .where(and(scope.organization(plansOfCare.organizationId), eq(plansOfCare.patientId, patientId)))
    .orderBy(asc(plansOfCare.start), asc(plansOfCare.id));

const isWithin = (day: string, { start, end }: MonitoredPlan): boolean => start <= day && (end === null || day <= end);

/** The plans with another set-up of the stay in care: its first plan has it, those that share its days have none. */
function withSetUp<Own extends MonitoredPlan>(plans: readonly Own[], stay: MonitoredPlan, setUp: NewSetUp): Own[] {
  let isFirst = true;
  return plans.map((plan) => {
    if (!isWithin(plan.start, stay)) return plan;
    const own = isFirst ? setUp : { setupDate: null, setupBy: null };
    isFirst = false;
    return { ...plan, ...own };
  });
}

/** Writes the set-up of a stay in care; what follows from it (cycles, attention) is the caller's to look at. */
export async function writeSetUp(
  writer: Writer,
  patientId: number,
  stay: MonitoredPlan,
  setUp: NewSetUp,
): Promise<void> {
  const { tx, scope } = writer;
  const plans = (await plansOfPatient(writer, patientId)).filter(({ start }) => isWithin(start, stay));
  for (const { id, setupDate, setupBy } of withSetUp(plans, stay, setUp))
    await tx
      .update(plansOfCare)
      .set({ setupDate, setupBy })
      .where(and(scope.organization(plansOfCare.organizationId), inArray(plansOfCare.id, [id])));
}

/** The first program assigned in an episode of care sets monitoring up in it; a later one leaves that day alone. */
export async function setUpWithProgram(
  tx: Tx,
  scope: Scope,
  patient: { id: number; timezone: string },
  now: Date,
): Promise<void> {
  const today = todayIn(patient.timezone, now);
  const stay = staysOf(await plansOfPatient({ tx, scope }, patient.id)).find((each) => isWithin(today, each));
  if (stay?.setupDate === null)
    await writeSetUp({ tx, scope }, patient.id, stay, { setupDate: today, setupBy: 'PROGRAM' });
}

/** The stored cycles that a recount would remove once the stay has that set-up; the patient is held until the end. */
export async function cyclesRemovedBy(
  { tx, scope }: Writer,
  patientId: number,
  stay: MonitoredPlan,
  setUp: NewSetUp,
  now: Date,
): Promise<CycleRow[]> {
  const [evidence] = await evidenceOf(tx, scope, [patientId], now);
  if (!evidence) return [];
  const plans = withSetUp(evidence.record.plans, stay, setUp);
  return changedCycles({ ...evidence, record: { ...evidence.record, plans } }).gone;
}
