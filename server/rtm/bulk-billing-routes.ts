import type { LeftOut } from '../../contract/rtm/bulk-billing.ts';
import { billRtmMonths, revertRtmMonths } from '../../contract/rtm/bulk-billing.ts';
import { billingMessage } from '../../contract/rtm/messages.ts';
import { isUnchangedSinceSeen } from '../../domain/rtm/billing.ts';
import { toMonth } from '../../domain/platform/calendar.ts';
import { HttpError, validationError } from '../platform/http/http-error.ts';
import { patientFieldMessage } from '../../contract/patients/messages.ts';
import { isAssignableProvider } from '../team/accessible-providers.ts';
import { requirePatient } from '../patients/require-patient.ts';
import { onPatientsDataChanged } from '../worklist/patient-data-changed.ts';
import {
  billCycles,
  listPatientCycleRows,
  listUpToDateCycles,
  revertCycles,
  type BillingContext,
} from './bill-cycles.ts';
import type { CycleRow } from './cycle-queries.ts';
import type { Routes } from '../routes.ts';

/** Why one patient of a selection is left out; anything but a refusal ends the call. */
function toReason(error: unknown): LeftOut['reason'] {
  if (!(error instanceof HttpError)) throw error;
  const { message, extra } = error;
  return { code: extra.code ?? '', text: message, ...(extra.values && { values: extra.values }) };
}

/**
 * Does the work of each patient of a selection in turn, by id, so that two selections cannot wait for each other. The work
 * refuses before it writes, so a patient who is refused is left out as a whole. A patient out of the actor's reach ends
 * the call (404).
 */
async function forEachPatient<Of extends { patientId: number }>(
  { tx, scope }: BillingContext,
  selection: readonly Of[],
  work: (patient: Of) => Promise<CycleRow[]>,
): Promise<{ done: { patientId: number; cycles: CycleRow[] }[]; leftOut: LeftOut[] }> {
  const done = [];
  const leftOut = [];
  for (const patient of selection.toSorted((a, b) => a.patientId - b.patientId)) {
    const { patientId } = patient;
    await requirePatient(tx, scope, patientId, 'lock');
    try {
      done.push({ patientId, cycles: await work(patient) });
    } catch (error) {
      leftOut.push({ patientId, reason: toReason(error) });
    }
  }
  return { done, leftOut };
}

const createConflict = () => new HttpError(409, billingMessage('rtm.changedMeanwhile'));

export const rtmBulkBillingRoutes: Routes = (router) => {
  router.authenticated(
    billRtmMonths,
    async function handleBillRtmMonths({ tx, scope, actor, params, body, now, auditDetails }) {
      const biller = { tx, scope, actor };
      for (const id of new Set(body.patients.map(({ practitionerId }) => practitionerId)))
        if (!(await isAssignableProvider(biller, id)))
          throw validationError('patients', patientFieldMessage('patients.invalidProvider'));
      const { done, leftOut } = await forEachPatient(biller, body.patients, async (patient) => {
        const known = await listUpToDateCycles(biller, patient.patientId, now);
        const requested = new Map(patient.cycles.map((cycle) => [cycle.id, cycle]));
        const chosen = known.filter((cycle) => {
          const seen = requested.get(cycle.id);
          return (
            cycle.status === 'READY_TO_BILL' &&
            toMonth(cycle.endDate) === params.yearMonth &&
            seen !== undefined &&
            isUnchangedSinceSeen(cycle, seen)
          );
        });
        if (chosen.length < requested.size) throw createConflict();
        if (chosen.some(({ flags }) => flags.length > 0)) throw new HttpError(422, billingMessage('rtm.reviewFirst'));
        const attestation = { ...body.attestation, practitionerId: patient.practitionerId, flagsReviewed: false };
        return billCycles(biller, chosen, known, { attestation, reason: null });
      });
      const ids = done.map(({ patientId }) => patientId);
      auditDetails.entityIds = ids;
      await onPatientsDataChanged(tx, scope, ids, now);
      return {
        billed: done.map(({ patientId, cycles }) => ({
          patientId,
          cycles: cycles.map(({ id, version }) => ({ id, version })),
        })),
        leftOut,
      };
    },
  );

  router.authenticated(
    revertRtmMonths,
    async function handleRevertRtmMonths({ tx, scope, actor, params, body, now, auditDetails }) {
      const biller = { tx, scope, actor };
      const { done, leftOut } = await forEachPatient(biller, body.patients, async ({ patientId, cycles }) => {
        const known = await listPatientCycleRows(biller, patientId);
        const versions = new Map(cycles.map(({ id, version }) => [id, version]));
        const chosen = known.filter(
          ({ id, status, version, endDate }) =>
            status === 'BILLED' && version === versions.get(id) && toMonth(endDate) === params.yearMonth,
        );
        if (chosen.length < versions.size) throw new HttpError(409, billingMessage('rtm.changedSinceBilled'));
        return revertCycles(biller, chosen, known, body.reason);
      });
      const ids = done.map(({ patientId }) => patientId);
      auditDetails.entityIds = ids;
      // Data that arrived while the cycles were frozen count from now on.
      await onPatientsDataChanged(tx, scope, ids, now);
      return { reverted: ids.map((patientId) => ({ patientId })), leftOut };
    },
  );
};
