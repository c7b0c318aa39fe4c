import { and, eq, isNull } from 'drizzle-orm';
import type { RtmCode, RtmStatus } from '../../contract/enumerations.ts';
import {
  getMonitoring,
  pauseMonitoring,
  previewSetupDate,
  resumeMonitoring,
  setSetupDate,
  type AffectedCycle,
} from '../../contract/monitoring.ts';
import { staysOf, stayOf, type MonitoredPlan } from '../../domain/rtm/episodes.ts';
import { spoken } from '../../domain/rtm/explanation.ts';
import { pauseProblem, resumeProblem, setupProblem, untoldRemoval } from '../../domain/rtm/monitoring.ts';
import { patientDataChanged } from '../attention/patient-data-changed.ts';
import { rtmPauses } from '../db/schema/index.ts';
import { conflict, faulty } from '../http/refusal.ts';
import type { CycleRow } from '../rtm/cycle-in-reach.ts';
import { monitoringFacts, pausesOf, type Reader } from '../rtm/monitoring-facts.ts';
import { monitoringOf } from '../rtm/present-monitoring.ts';
import { plansOf } from '../rtm/plans-of-care.ts';
import { cyclesRemovedBy, writeSetUp } from '../rtm/set-up.ts';
import { patientInReach, type PatientInReach } from './patient-in-reach.ts';
import type { Routes } from './index.ts';

const NOT_MONITORED = 'Monitoring has not been set up yet.';

const presentAffected = ({ id, code, startDate, endDate, status }: CycleRow): AffectedCycle => ({
  id,
  code: code as RtmCode,
  startDate,
  endDate,
  status: status as RtmStatus,
});

/** The stay in care that begins on the day, if monitoring can have been set up in it on the other; throws where it cannot. */
async function stayToSetUp(
  reader: Reader,
  patient: PatientInReach,
  { episodeStart, setupDate }: { episodeStart: string; setupDate: string },
  now: Date,
): Promise<MonitoredPlan> {
  if (!patient.products.includes('HEALTH')) throw conflict('Only Health patients are monitored.');
  const stays = staysOf(await plansOf(reader.tx, reader.scope, [patient.id]));
  const stay = stays.find(({ start }) => start === episodeStart);
  if (!stay) throw conflict(`No plan of care of this patient starts on ${spoken(episodeStart)}.`);
  const { today, billed } = await monitoringFacts(reader, patient, now);
  const own = billed.filter((cycle) => stayOf(cycle, stays) === stay);
  const problem = setupProblem(setupDate, stay, { today, billed: own });
  if (problem?.billed) throw conflict(problem.message, { setupDate: problem.message });
  if (problem) throw faulty('setupDate', problem.message);
  return stay;
}

/** Set-up and pauses of a patient's monitoring; what is changed is counted anew in the same transaction (RTM.md, 5 and 6). */
export const monitoringRoutes: Routes = (served) => {
  served.acting(getMonitoring, async ({ tx, scope, actor, params, now }) => {
    const patient = await patientInReach(tx, scope, params.patientId);
    return monitoringOf({ tx, scope, actor }, patient, now);
  });

  served.acting(pauseMonitoring, async ({ tx, scope, actor, params, body: { from, reason }, now }) => {
    const reader = { tx, scope, actor };
    const patient = await patientInReach(tx, scope, params.patientId, 'lock');
    if (patient.discharged) throw conflict('The patient is discharged.');
    const facts = await monitoringFacts(reader, patient, now);
    const setupDate = staysOf(await plansOf(reader.tx, reader.scope, [patient.id])).at(-1)?.setupDate;
    if (!setupDate) throw conflict(NOT_MONITORED);
    const open = facts.pauses.find(({ to }) => to === null);
    if (open) throw conflict(`Monitoring is paused already, since ${spoken(open.from)}.`);
    const problem = pauseProblem(from, { ...facts, setupDate });
    if (problem) throw faulty('from', problem);
    const { organizationId, userId } = actor;
    await tx
      .insert(rtmPauses)
      .values({ organizationId, patientId: patient.id, fromDay: from, reason, pausedBy: userId, createdAt: now });
    await patientDataChanged(tx, scope, patient.id, now);
    return monitoringOf(reader, patient, now);
  });

  served.acting(resumeMonitoring, async ({ tx, scope, actor, params, body: { on }, now }) => {
    const reader = { tx, scope, actor };
    const patient = await patientInReach(tx, scope, params.patientId, 'lock');
    const open = (await pausesOf(reader, patient.id)).find(({ toDay }) => toDay === null);
    if (!open) throw conflict('Monitoring is not paused.');
    const { today } = await monitoringFacts(reader, patient, now);
    const problem = resumeProblem(on, { today, from: open.fromDay });
    if (problem) throw faulty('on', problem);
    await tx
      .update(rtmPauses)
      .set({ toDay: on, resumedBy: actor.userId, resumedAt: now })
      .where(and(scope.organization(rtmPauses.organizationId), eq(rtmPauses.id, open.id), isNull(rtmPauses.toDay)));
    await patientDataChanged(tx, scope, patient.id, now);
    return monitoringOf(reader, patient, now);
  });

  served.acting(previewSetupDate, async ({ tx, scope, actor, params, query, now }) => {
    const reader = { tx, scope, actor };
    const patient = await patientInReach(tx, scope, params.patientId, 'lock');
    const stay = await stayToSetUp(reader, patient, query, now);
    const setUp = { setupDate: query.setupDate, setupBy: 'ENTRY' } as const;
    return { removed: (await cyclesRemovedBy(reader, patient.id, stay, setUp, now)).map(presentAffected) };
  });

  served.acting(setSetupDate, async ({ tx, scope, actor, params, body, now }) => {
    const reader = { tx, scope, actor };
    const patient = await patientInReach(tx, scope, params.patientId, 'lock');
    const { setupDate, before, removing } = body;
    const stay = await stayToSetUp(reader, patient, body, now);
    if (stay.setupDate === setupDate && stay.setupBy === 'ENTRY') return monitoringOf(reader, patient, now);
    if (stay.setupDate !== before)
      throw conflict(`Set-up is ${stay.setupDate ? spoken(stay.setupDate) : 'not known'} meanwhile.`);
    const setUp = { setupDate, setupBy: 'ENTRY' } as const;
    const removed = await cyclesRemovedBy(reader, patient.id, stay, setUp, now);
    const untold = removed.filter(({ id }) => !removing.includes(id));
    if (untold.length > 0) {
      const message = untoldRemoval(untold);
      throw conflict(message, { setupDate: message });
    }
    await writeSetUp(reader, patient.id, stay, setUp);
    await patientDataChanged(tx, scope, patient.id, now);
    return monitoringOf(reader, patient, now);
  });
};
