import { and, eq, sql } from 'drizzle-orm';
import type { RtmCycle, RtmPatient } from '../../contract/rtm.ts';
import { ATTESTATION_REQUIRED, billRtmMonth, CHANGED_MEANWHILE, setRtmStatus } from '../../contract/rtm-billing.ts';
import { isAsSeen, revertProblem } from '../../domain/rtm/billing.ts';
import { hasDayIn } from '../../domain/rtm/months.ts';
import { needsReason, statusBefore } from '../../domain/rtm/status.ts';
import { patientDataChanged } from '../attention/patient-data-changed.ts';
import { rtmCycles, rtmStatusChanges } from '../db/schema/index.ts';
import { conflict, faulty, notFound, Refusal } from '../http/refusal.ts';
import { asBillable, billCycles, cyclesOfPatient, cyclesToBill } from '../rtm/bill-cycles.ts';
import { cycleInReach } from '../rtm/cycle-in-reach.ts';
import { presentCycle } from '../rtm/present-cycle.ts';
import { writtenNow } from '../rtm/written-now.ts';
import { patientInReach } from './patient-in-reach.ts';
import type { Routes } from './index.ts';

const refusedMove = (current: RtmCycle) => new Refusal(409, 'This cycle cannot get that status now.', { current });

/** What a person does to the status of a cycle: the rules' own changes are `recompute`'s. */
export const rtmStatusRoutes: Routes = (served) => {
  served.acting(setRtmStatus, async ({ tx, scope, actor, params, body, now }) => {
    const biller = { tx, scope, actor };
    const { patient } = await cycleInReach(tx, scope, params.id);
    // Notes of this patient wait until the cycle has its status, and the other way round.
    await patientInReach(tx, scope, patient.id, 'lock');
    const known = await cyclesOfPatient(biller, patient.id);
    const cycle = known.find(({ id }) => id === params.id);
    if (!cycle) throw notFound('Cycle');
    const from = statusBefore(body.status);
    if (from === null) throw refusedMove(presentCycle(cycle, patient));
    if (needsReason(from) && body.reason === null) throw faulty('reason', 'Reason is required');
    if (cycle.status !== from) throw refusedMove(presentCycle(cycle, patient));
    if (body.status === 'BILLED') {
      const { attestation, reason } = body;
      if (!attestation) throw faulty('attestation', ATTESTATION_REQUIRED);
      const counted = await cyclesToBill(biller, patient.id, now);
      const current = counted.find(({ id }) => id === cycle.id);
      if (!current) throw new Refusal(409, CHANGED_MEANWHILE);
      if (current.version !== cycle.version)
        throw new Refusal(409, CHANGED_MEANWHILE, { current: presentCycle(current, patient) });
      const [billed] = await billCycles(biller, [current], counted, { attestation, reason });
      // A window of another episode may be held for review from now on.
      await patientDataChanged(tx, scope, patient.id, now);
      return presentCycle(billed!, patient);
    }
    const problem = revertProblem(asBillable(cycle), known.map(asBillable));
    if (problem) throw conflict(problem);
    const one = and(
      scope.organization(rtmCycles.organizationId),
      eq(rtmCycles.organizationId, actor.organizationId),
      eq(rtmCycles.id, params.id),
    );
    const [moved] = await tx
      .update(rtmCycles)
      .set({ status: body.status, version: sql`${rtmCycles.version} + 1`, updatedAt: sql`now()` })
      .where(and(one, eq(rtmCycles.status, from)))
      .returning();
    const { code, startDate, endDate } = cycle;
    await tx.insert(rtmStatusChanges).values({
      organizationId: actor.organizationId,
      cycleId: cycle.id,
      patientId: patient.id,
      code,
      startDate,
      endDate,
      fromStatus: from,
      toStatus: body.status,
      reason: body.reason,
      changedBy: actor.userId,
      createdAt: writtenNow,
    });
    // What arrived while the cycle was frozen counts from now on.
    await patientDataChanged(tx, scope, patient.id, now);
    const [recounted] = await tx.select().from(rtmCycles).where(one);
    return presentCycle(recounted ?? moved!, patient);
  });

  served.acting(billRtmMonth, async ({ tx, scope, actor, params, body, now }) => {
    const biller = { tx, scope, actor };
    const { id, firstName, lastName, location } = await patientInReach(tx, scope, params.patientId, 'lock');
    const patient: RtmPatient = {
      id,
      patient: { firstName, lastName },
      location: { id: location.id, name: location.name },
    };
    const known = await cyclesToBill(biller, id, now);
    const ofMonth = known.filter((cycle) => hasDayIn(cycle, params.yearMonth));
    const seen = new Map(body.cycles.map((cycle) => [cycle.id, cycle]));
    const chosen = ofMonth.filter((cycle) => {
      const asSeen = seen.get(cycle.id);
      return cycle.status === 'READY_TO_BILL' && asSeen !== undefined && isAsSeen(cycle, asSeen);
    });
    if (chosen.length < seen.size)
      throw new Refusal(409, CHANGED_MEANWHILE, {
        current: { cycles: ofMonth.map((cycle) => presentCycle(cycle, patient)) },
      });
    const billed = await billCycles(biller, chosen, known, { attestation: body.attestation, reason: null });
    await patientDataChanged(tx, scope, id, now);
    return { cycles: billed.map((cycle) => presentCycle(cycle, patient)) };
  });
};
