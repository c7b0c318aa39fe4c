import { and, eq, isNull } from 'drizzle-orm';
import { getMonitoring, pauseMonitoring, resumeMonitoring, setSetupDate } from '../../contract/monitoring.ts';
import { spoken } from '../../domain/rtm/explanation.ts';
import { pauseProblem, resumeProblem, setupProblem } from '../../domain/rtm/monitoring.ts';
import { patientDataChanged } from '../attention/patient-data-changed.ts';
import { patients, rtmPauses } from '../db/schema/index.ts';
import { conflict, faulty } from '../http/refusal.ts';
import { monitoringFacts, pausesOf } from '../rtm/monitoring-facts.ts';
import { monitoringOf } from '../rtm/present-monitoring.ts';
import { patientInReach } from './patient-in-reach.ts';
import type { Routes } from './index.ts';

const NOT_MONITORED = 'Monitoring has not been set up yet.';

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
    const { setupDate, ...facts } = await monitoringFacts(reader, patient, now);
    if (setupDate === null) throw conflict(NOT_MONITORED);
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

  served.acting(setSetupDate, async ({ tx, scope, actor, params, body: { setupDate, before }, now }) => {
    const reader = { tx, scope, actor };
    const patient = await patientInReach(tx, scope, params.patientId, 'lock');
    if (!patient.products.includes('HEALTH')) throw conflict('Only Health patients are monitored.');
    const facts = await monitoringFacts(reader, patient, now);
    if (facts.setupDate === setupDate) return monitoringOf(reader, patient, now);
    if (facts.setupDate !== before)
      throw conflict(`Set-up is ${facts.setupDate ? spoken(facts.setupDate) : 'not known'} meanwhile.`);
    const problem = setupProblem(setupDate, facts);
    if (problem?.billed) throw conflict(problem.message, { setupDate: problem.message });
    if (problem) throw faulty('setupDate', problem.message);
    await tx
      .update(patients)
      .set({ setupDate })
      .where(and(scope.location(patients.organizationId, patients.locationId), eq(patients.id, patient.id)));
    await patientDataChanged(tx, scope, patient.id, now);
    return monitoringOf(reader, patient, now);
  });
};
