import { billingMessage } from '../../contract/rtm/messages.ts';
import { formMessage } from '../../contract/platform/form-messages.ts';
import { and, eq } from 'drizzle-orm';
import type { RtmCycle, RtmPatient } from '../../contract/rtm/cycles.ts';
import { billRtmMonth, setRtmStatus } from '../../contract/rtm/billing.ts';
import { isUnchangedSinceSeen } from '../../domain/rtm/billing.ts';
import { overlapsMonth } from '../../domain/rtm/months.ts';
import { needsReason, findPreviousStatus } from '../../domain/rtm/cycle.ts';
import { onPatientDataChanged } from '../worklist/patient-data-changed.ts';
import { rtmCycles } from '../platform/db/schema.ts';
import { validationError, notFound, HttpError } from '../platform/http/http-error.ts';
import { billCycles, listPatientCycleRows, listUpToDateCycles, revertCycles } from './bill-cycles.ts';
import { presentCycle, requireCycle } from './cycle-queries.ts';
import { requirePatient } from '../patients/require-patient.ts';
import type { Routes } from '../routes.ts';

const statusConflict = (current: RtmCycle) => new HttpError(409, billingMessage('rtm.statusConflict'), { current });

/** Status changes by a user; those of the rules are in recalculate.ts. */
export const rtmStatusRoutes: Routes = (router) => {
  router.authenticated(setRtmStatus, async function handleSetRtmStatus({ tx, scope, actor, params, body, now }) {
    const biller = { tx, scope, actor };
    const { patient } = await requireCycle(tx, scope, params.id);
    // Notes of this patient wait until the cycle has its status, and the other way round.
    await requirePatient(tx, scope, patient.id, 'lock');
    const known = await listPatientCycleRows(biller, patient.id);
    const cycle = known.find(({ id }) => id === params.id);
    if (!cycle) throw notFound(billingMessage('rtm.cycleNotFound'));
    const from = findPreviousStatus(body.status);
    if (from === null) throw statusConflict(presentCycle(cycle, patient));
    if (needsReason(from) && body.reason === null)
      throw validationError('reason', formMessage('fields.reasonRequired'));
    if (cycle.status !== from) throw statusConflict(presentCycle(cycle, patient));
    if (body.status === 'BILLED') {
      const { attestation, reason } = body;
      if (!attestation) throw validationError('attestation', billingMessage('rtm.attestationRequired'));
      const counted = await listUpToDateCycles(biller, patient.id, now);
      const current = counted.find(({ id }) => id === cycle.id);
      if (!current) throw new HttpError(409, billingMessage('rtm.changedMeanwhile'));
      if (current.version !== cycle.version)
        throw new HttpError(409, billingMessage('rtm.changedMeanwhile'), { current: presentCycle(current, patient) });
      const [billed] = await billCycles(biller, [current], counted, { attestation, reason });
      // A window of another episode may be held for review from now on.
      await onPatientDataChanged(tx, scope, patient.id, now);
      return presentCycle(billed!, patient);
    }
    const [reverted] = await revertCycles(biller, [cycle], known, body.reason);
    // Data that arrived while the cycle was frozen count from now on.
    await onPatientDataChanged(tx, scope, patient.id, now);
    const [recounted] = await tx
      .select()
      .from(rtmCycles)
      .where(and(scope.organization(rtmCycles.organizationId), eq(rtmCycles.id, params.id)));
    return presentCycle(recounted ?? reverted!, patient);
  });

  router.authenticated(billRtmMonth, async function handleBillRtmMonth({ tx, scope, actor, params, body, now }) {
    const biller = { tx, scope, actor };
    const { id, firstName, lastName, location } = await requirePatient(tx, scope, params.patientId, 'lock');
    const patient: RtmPatient = {
      id,
      patient: { firstName, lastName },
      location: { id: location.id, name: location.name },
    };
    const known = await listUpToDateCycles(biller, id, now);
    const ofMonth = known.filter((cycle) => overlapsMonth(cycle, params.yearMonth));
    const requested = new Map(body.cycles.map((cycle) => [cycle.id, cycle]));
    const chosen = ofMonth.filter((cycle) => {
      const request = requested.get(cycle.id);
      return cycle.status === 'READY_TO_BILL' && request !== undefined && isUnchangedSinceSeen(cycle, request);
    });
    if (chosen.length < requested.size)
      throw new HttpError(409, billingMessage('rtm.changedMeanwhile'), {
        current: { cycles: ofMonth.map((cycle) => presentCycle(cycle, patient)) },
      });
    const billed = await billCycles(biller, chosen, known, { attestation: body.attestation, reason: null });
    await onPatientDataChanged(tx, scope, id, now);
    return { cycles: billed.map((cycle) => presentCycle(cycle, patient)) };
  });
};
