import { and, desc, eq, sql } from 'drizzle-orm';
import type { PatientRecord } from '../../contract/patients/record.ts';
import {
  dischargePatient,
  editPlanOfCare,
  newPlanOfCare,
  undoDischarge,
} from '../../contract/plan-of-care/plan-of-care.ts';
import { careStateMessage } from '../../contract/plan-of-care/messages.ts';
import type { Message } from '../../contract/platform/message.ts';
import { getLaterDay, getToday } from '../../domain/platform/calendar.ts';
import { validateNewPlan, listProductsWith } from '../../domain/plan-of-care/plan-details.ts';
import {
  validateDay,
  getDischargeWindow,
  getEditPlanWindow,
  isDischarged,
  findLatestPlan,
  getPlanAction,
  validateUndo,
  type PlanAction,
} from '../../domain/plan-of-care/plan-of-care.ts';
import { onPatientDataChanged } from '../worklist/patient-data-changed.ts';
import { restartPhase } from '../care-paths/take-step.ts';
import { isPatientAccessible } from '../platform/db/accessible-patients.ts';
import { patients, plansOfCare } from '../platform/db/schema.ts';
import { conflict, validationError } from '../platform/http/http-error.ts';
import {
  requirePatientRow,
  lockPatientVersion,
  throwValidationError,
  toSearchColumns,
  requireAddableProducts,
  inviteNewHealthPatient,
} from '../patients/patient-change.ts';
import { presentPatient } from '../patients/presenter.ts';
import { requireLocation, throwIfDuplicate } from '../patients/references.ts';
import type { PatientRow, Reader } from '../patients/queries.ts';
import { stop } from '../reminders/queries.ts';
import type { Routes } from '../routes.ts';
import { recordPatientsDischarged } from '../webhooks/record-events.ts';

const actionErrors: Record<PlanAction, Message> = {
  DISCHARGE: careStateMessage('planOfCare.inCare'),
  EDIT_PLAN: careStateMessage('planOfCare.dischargePlanned'),
  NEW_PLAN: careStateMessage('planOfCare.discharged'),
};

/**
 * Rejects an action that the patient's plans do not allow today, in the time zone of the location (OPEN-061,
 * OPEN-064).
 */
function requireAction(row: PatientRow, action: PlanAction, now: Date): string {
  const today = getToday(row.location.timezone, now);
  const allowed = getPlanAction(row.plans, today);
  if (allowed !== action) throw conflict(actionErrors[allowed]);
  return today;
}

type PlanChange = Partial<Pick<typeof plansOfCare.$inferInsert, 'end' | 'previousEnd' | 'endChangedAt'>>;

async function loadLatestPlan({ tx, scope }: Reader, patientId: number) {
  const [plan] = await tx
    .select()
    .from(plansOfCare)
    .where(and(scope.organization(plansOfCare.organizationId), eq(plansOfCare.patientId, patientId)))
    .orderBy(desc(plansOfCare.start), desc(plansOfCare.id))
    .limit(1);
  return plan!;
}

/** Saves the patient's new status, recalculates what depends on it, and returns the record. */
async function saveStatus(
  reader: Reader,
  row: PatientRow,
  change: Partial<typeof patients.$inferInsert>,
): Promise<PatientRecord> {
  const { tx, scope, now } = reader;
  await throwIfDuplicate(
    tx
      .update(patients)
      .set({ ...change, version: row.version + 1, updatedAt: sql`now()` })
      .where(and(isPatientAccessible(scope), eq(patients.id, row.id))),
  );
  await onPatientDataChanged(tx, scope, row.id, now);
  return presentPatient(await requirePatientRow(reader, row.id), reader);
}

/** Changes the last day of the latest plan of care; a day in the past discharges the patient at once (OPEN-062). */
async function endCare(reader: Reader, row: PatientRow, change: (stored: PlanChange) => PlanChange) {
  const { tx, scope, now } = reader;
  const plan = await loadLatestPlan(reader, row.id);
  const changed = { ...plan, ...change(plan) };
  await tx
    .update(plansOfCare)
    .set({ end: changed.end, previousEnd: changed.previousEnd, endChangedAt: changed.endChangedAt })
    .where(and(scope.organization(plansOfCare.organizationId), eq(plansOfCare.id, plan.id)));
  const discharged = isDischarged([changed], getToday(row.location.timezone, now));
  const record = await saveStatus(reader, row, { discharged });
  if (discharged && !row.discharged) await recordPatientsDischarged(tx, plan.organizationId, [row.id]);
  return record;
}

const moveEndTo = (end: string | null, now: Date) => (stored: PlanChange) => ({
  end,
  previousEnd: stored.end ?? null,
  endChangedAt: now,
});

export const planOfCareRoutes: Routes = (router) => {
  router.authenticated(
    dischargePatient,
    async function handleDischargePatient({ tx, scope, actor, now, params, body, version }) {
      const reader = { tx, scope, actor, now };
      const row = await lockPatientVersion(reader, params.id, version);
      const today = requireAction(row, 'DISCHARGE', now);
      const error = validateDay(getDischargeWindow(findLatestPlan(row.plans)!, today), body.date);
      if (error) throw validationError('date', error);
      return endCare(reader, row, moveEndTo(body.date, now));
    },
  );

  router.authenticated(
    editPlanOfCare,
    async function handleEditPlanOfCare({ tx, scope, actor, now, params, body, version }) {
      const reader = { tx, scope, actor, now };
      const row = await lockPatientVersion(reader, params.id, version);
      const window = getEditPlanWindow(requireAction(row, 'EDIT_PLAN', now));
      const error = body.end === null ? null : validateDay(window, body.end);
      if (error) throw validationError('end', error);
      return endCare(reader, row, moveEndTo(body.end, now));
    },
  );

  router.authenticated(undoDischarge, async function handleUndoDischarge({ tx, scope, actor, now, params, version }) {
    const reader = { tx, scope, actor, now };
    const row = await lockPatientVersion(reader, params.id, version);
    const error = validateUndo(row.plans, now);
    if (error) throw conflict(error);
    return endCare(reader, row, ({ previousEnd }) => ({
      end: previousEnd ?? null,
      previousEnd: null,
      endChangedAt: null,
    }));
  });

  router.authenticated(
    newPlanOfCare,
    async function handleNewPlanOfCare({ tx, scope, actor, now, params, body, version }) {
      const reader = { tx, scope, actor, now };
      const row = await lockPatientVersion(reader, params.id, version);
      requireAction(row, 'NEW_PLAN', now);
      const location =
        body.locationId === row.location.id ? row.location : await requireLocation(reader, body.locationId);
      requireAddableProducts(actor, row, body.products);
      const today = getToday(location.timezone, now);
      throwValidationError(validateNewPlan({ ...row, plansOfCare: row.plans }, body, today));
      const { start, products, ...fields } = body;
      await tx.insert(plansOfCare).values({ organizationId: actor.organizationId, patientId: row.id, start });
      await restartPhase(tx, scope, row.id, getLaterDay(start, today));
      // Where their hour did not come since the discharge, they still ran.
      await stop({ tx, scope }, 'NOT_IN_CARE', { patientId: row.id, practitionerId: null, now });
      const record = await saveStatus(reader, row, {
        ...fields,
        ...toSearchColumns(row, fields),
        products: listProductsWith(row.products, products),
        discharged: false,
      });
      await inviteNewHealthPatient(reader, row, record);
      return record;
    },
  );
};
