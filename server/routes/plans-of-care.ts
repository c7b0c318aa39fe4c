import { and, desc, eq, sql } from 'drizzle-orm';
import type { PatientRecord } from '../../contract/patient-record.ts';
import { dischargePatient, editPlanOfCare, newPlanOfCare, undoDischarge } from '../../contract/plan-of-care.ts';
import { laterOf, todayIn } from '../../domain/calendar.ts';
import { undoProblem } from '../../domain/discharge-undo.ts';
import { newPlanProblems, productsWith } from '../../domain/plan-details.ts';
import {
  dayProblem,
  dischargeWindow,
  editPlanWindow,
  isDischarged,
  latestPlan,
  planAction,
  type PlanAction,
} from '../../domain/plan-of-care.ts';
import { patientDataChanged } from '../attention/patient-data-changed.ts';
import { beginPhaseAnew } from '../care-paths/begin-phase-anew.ts';
import { patients, plansOfCare } from '../db/schema/index.ts';
import { conflict, faulty } from '../http/refusal.ts';
import { patientNamed, patientToChange, refuse, searched, storedPatient } from './patient-change.ts';
import { presentPatient } from './patient-presenter.ts';
import { placeNamed, withoutDuplicates } from './patient-references.ts';
import { inSight, type PatientRow, type Reader } from './patient-rows.ts';
import { checkAddedProducts, inviteNewcomer } from './added-products.ts';
import type { Routes } from './index.ts';

const elsewhere: Record<PlanAction, string> = {
  DISCHARGE: 'The patient is in care and no discharge is planned.',
  EDIT_PLAN: 'The patient is already scheduled to be discharged.',
  NEW_PLAN: 'The patient is discharged.',
};

/** Refuses what the patient's plans do not offer today, the day at the patient's location (OPEN-061, OPEN-064). */
function offered(row: PatientRow, action: PlanAction, now: Date): string {
  const today = todayIn(row.location.timezone, now);
  const stands = planAction(row.plans, today);
  if (stands !== action) throw conflict(elsewhere[stands]);
  return today;
}

type PlanChange = Partial<Pick<typeof plansOfCare.$inferInsert, 'end' | 'previousEnd' | 'endChangedAt'>>;

async function latestStored({ tx, scope }: Reader, patientId: number) {
  const [plan] = await tx
    .select()
    .from(plansOfCare)
    .where(and(scope.organization(plansOfCare.organizationId), eq(plansOfCare.patientId, patientId)))
    .orderBy(desc(plansOfCare.start), desc(plansOfCare.id))
    .limit(1);
  return plan!;
}

/** Writes the patient's new standing, counts the billing cycles by it, and answers the record. */
async function settled(
  reader: Reader,
  row: PatientRow,
  change: Partial<typeof patients.$inferInsert>,
): Promise<PatientRecord> {
  const { tx, scope, now } = reader;
  await withoutDuplicates(
    tx
      .update(patients)
      .set({ ...change, version: row.version + 1, updatedAt: sql`now()` })
      .where(and(inSight(scope), eq(patients.id, row.id))),
  );
  await patientDataChanged(tx, scope, row.id, now);
  return presentPatient(await patientNamed(reader, row.id), reader);
}

/** Moves the last day of care of the latest plan; a day that is over archives the patient at once (OPEN-062). */
async function endCare(reader: Reader, row: PatientRow, change: (stored: PlanChange) => PlanChange) {
  const { tx, scope, now } = reader;
  const plan = await latestStored(reader, row.id);
  const changed = { ...plan, ...change(plan) };
  await tx
    .update(plansOfCare)
    .set({ end: changed.end, previousEnd: changed.previousEnd, endChangedAt: changed.endChangedAt })
    .where(and(scope.organization(plansOfCare.organizationId), eq(plansOfCare.id, plan.id)));
  return settled(reader, row, { discharged: isDischarged([changed], todayIn(row.location.timezone, now)) });
}

const movedTo = (end: string | null, now: Date) => (stored: PlanChange) => ({
  end,
  previousEnd: stored.end ?? null,
  endChangedAt: now,
});

export const planOfCareRoutes: Routes = (served) => {
  served.acting(dischargePatient, async ({ tx, scope, actor, now, params, body, version }) => {
    const reader = { tx, scope, actor, now };
    const row = await patientToChange(reader, params.id, version);
    const today = offered(row, 'DISCHARGE', now);
    const wrong = dayProblem(dischargeWindow(latestPlan(row.plans)!, today), body.date);
    if (wrong) throw faulty('date', wrong);
    return endCare(reader, row, movedTo(body.date, now));
  });

  served.acting(editPlanOfCare, async ({ tx, scope, actor, now, params, body, version }) => {
    const reader = { tx, scope, actor, now };
    const row = await patientToChange(reader, params.id, version);
    const window = editPlanWindow(offered(row, 'EDIT_PLAN', now));
    const wrong = body.end === null ? null : dayProblem(window, body.end);
    if (wrong) throw faulty('end', wrong);
    return endCare(reader, row, movedTo(body.end, now));
  });

  served.acting(undoDischarge, async ({ tx, scope, actor, now, params, version }) => {
    const reader = { tx, scope, actor, now };
    const row = await patientToChange(reader, params.id, version);
    const problem = undoProblem(row.plans, now);
    if (problem) throw conflict(problem);
    return endCare(reader, row, ({ previousEnd }) => ({
      end: previousEnd ?? null,
      previousEnd: null,
      endChangedAt: null,
    }));
  });

  served.acting(newPlanOfCare, async ({ tx, scope, actor, now, params, body, version }) => {
    const reader = { tx, scope, actor, now };
    const row = await patientToChange(reader, params.id, version);
    offered(row, 'NEW_PLAN', now);
    const place = body.locationId === row.location.id ? row.location : await placeNamed(reader, body.locationId);
    const stored = storedPatient(row);
    checkAddedProducts(actor, stored, body.products);
    const today = todayIn(place.timezone, now);
    refuse(newPlanProblems({ ...stored, plansOfCare: row.plans }, body, today));
    const { start, products, ...fields } = body;
    await tx.insert(plansOfCare).values({ organizationId: actor.organizationId, patientId: row.id, start });
    await beginPhaseAnew(tx, scope, row.id, laterOf(start, today));
    const record = await settled(reader, row, {
      ...fields,
      ...searched(row, fields),
      products: productsWith(stored.products, products),
      discharged: false,
    });
    await inviteNewcomer(reader, row, record);
    return record;
  });
};
