import { monitoringMessage } from '../../contract/rtm/messages.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { careStateMessage } from '../../contract/plan-of-care/messages.ts';
import type { RtmCode, RtmStatus } from '../../contract/platform/enumerations.ts';
import {
  getMonitoring,
  pauseMonitoring,
  previewSetupDate,
  resumeMonitoring,
  setSetupDate,
  type AffectedCycle,
} from '../../contract/rtm/monitoring.ts';
import { findStay, isSameSetUp, mergeStays, type MonitoredPlan } from '../../domain/rtm/episodes.ts';
import { validatePause, validateResume, validateSetup, createRemovalWarning } from '../../domain/rtm/monitoring.ts';
import { onPatientDataChanged } from '../worklist/patient-data-changed.ts';
import { rtmPauses } from '../platform/db/schema.ts';
import { conflict, validationError } from '../platform/http/http-error.ts';
import type { CycleRow } from './cycle-queries.ts';
import { loadMonitoringFacts, listPauses, type Reader, presentMonitoring } from './monitoring.ts';
import { selectPlansOfCare } from './evidence-rows.ts';
import { findCyclesRemovedBySetup, saveSetup } from './set-up.ts';
import { requirePatient, type AccessiblePatient } from '../patients/require-patient.ts';
import type { Routes } from '../routes.ts';

const presentAffectedCycle = ({ id, code, startDate, endDate, status }: CycleRow): AffectedCycle => ({
  id,
  code: code as RtmCode,
  startDate,
  endDate,
  status: status as RtmStatus,
});

/** The stay in care that starts on `start`, if `setupDate` is valid in it; throws otherwise. */
async function requireStayForSetup(
  reader: Reader,
  patient: AccessiblePatient,
  { episodeStart, setupDate }: { episodeStart: string; setupDate: string },
  now: Date,
): Promise<MonitoredPlan> {
  if (!patient.products.includes('HEALTH')) throw conflict(monitoringMessage('rtm.healthOnly'));
  const stays = mergeStays(await selectPlansOfCare(reader.tx, reader.scope, [patient.id]));
  const stay = stays.find(({ start }) => start === episodeStart);
  if (!stay) throw conflict(monitoringMessage('rtm.noPlanOfCare', { day: { day: episodeStart } }));
  const { today, billed } = await loadMonitoringFacts(reader, patient, now);
  const own = billed.filter((cycle) => findStay(cycle, stays) === stay);
  const error = validateSetup(setupDate, stay, { today, billed: own });
  if (error?.billed) throw conflict(error.message, { setupDate: error.message });
  if (error) throw validationError('setupDate', error.message);
  return stay;
}

/** Set-up and pauses of a patient's monitoring; a change recalculates cycles in the same transaction (RTM.md, 5 and 6). */
export const monitoringRoutes: Routes = (router) => {
  router.authenticated(getMonitoring, async function handleGetMonitoring({ tx, scope, actor, params, now }) {
    const patient = await requirePatient(tx, scope, params.patientId);
    return presentMonitoring({ tx, scope, actor }, patient, now);
  });

  router.authenticated(
    pauseMonitoring,
    async function handlePauseMonitoring({ tx, scope, actor, params, body: { from, reason }, now }) {
      const reader = { tx, scope, actor };
      const patient = await requirePatient(tx, scope, params.patientId, 'lock');
      if (patient.discharged) throw conflict(careStateMessage('planOfCare.discharged'));
      const facts = await loadMonitoringFacts(reader, patient, now);
      const setupDate = mergeStays(await selectPlansOfCare(reader.tx, reader.scope, [patient.id])).at(-1)?.setupDate;
      if (!setupDate) throw conflict(monitoringMessage('rtm.notSetUp'));
      const open = facts.pauses.find(({ to }) => to === null);
      if (open) throw conflict(monitoringMessage('rtm.alreadyPaused', { day: { day: open.from } }));
      const error = validatePause(from, { ...facts, setupDate });
      if (error) throw validationError('from', error);
      const { organizationId, userId } = actor;
      await tx
        .insert(rtmPauses)
        .values({ organizationId, patientId: patient.id, fromDay: from, reason, pausedBy: userId, createdAt: now });
      await onPatientDataChanged(tx, scope, patient.id, now);
      return presentMonitoring(reader, patient, now);
    },
  );

  router.authenticated(
    resumeMonitoring,
    async function handleResumeMonitoring({ tx, scope, actor, params, body: { on }, now }) {
      const reader = { tx, scope, actor };
      const patient = await requirePatient(tx, scope, params.patientId, 'lock');
      const open = (await listPauses(reader, patient.id)).find(({ toDay }) => toDay === null);
      if (!open) throw conflict(monitoringMessage('rtm.notPaused'));
      const { today } = await loadMonitoringFacts(reader, patient, now);
      const error = validateResume(on, { today, from: open.fromDay });
      if (error) throw validationError('on', error);
      await tx
        .update(rtmPauses)
        .set({ toDay: on, resumedBy: actor.userId, resumedAt: now })
        .where(and(scope.organization(rtmPauses.organizationId), eq(rtmPauses.id, open.id), isNull(rtmPauses.toDay)));
      await onPatientDataChanged(tx, scope, patient.id, now);
      return presentMonitoring(reader, patient, now);
    },
  );

  router.authenticated(
    previewSetupDate,
    async function handlePreviewSetupDate({ tx, scope, actor, params, query, now }) {
      const reader = { tx, scope, actor };
      const patient = await requirePatient(tx, scope, params.patientId, 'lock');
      const stay = await requireStayForSetup(reader, patient, query, now);
      const setUp = { setupDate: query.setupDate, setupBy: 'ENTRY', setupCredential: null } as const;
      return {
        removed: (await findCyclesRemovedBySetup(reader, patient.id, stay, setUp, now)).map(presentAffectedCycle),
      };
    },
  );

  router.authenticated(setSetupDate, async function handleSetSetupDate({ tx, scope, actor, params, body, now }) {
    const reader = { tx, scope, actor };
    const patient = await requirePatient(tx, scope, params.patientId, 'lock');
    const { setupDate, before, removing } = body;
    const stay = await requireStayForSetup(reader, patient, body, now);
    const { setupCredential = stay.setupCredential ?? null } = body;
    const setUp = { setupDate, setupBy: 'ENTRY', setupCredential } as const;
    if (isSameSetUp(stay, setUp)) return presentMonitoring(reader, patient, now);
    if (stay.setupDate !== before)
      throw conflict(
        stay.setupDate
          ? monitoringMessage('rtm.setupChanged', { day: { day: stay.setupDate } })
          : monitoringMessage('rtm.setupRemoved'),
      );
    const removed = await findCyclesRemovedBySetup(reader, patient.id, stay, setUp, now);
    const unconfirmed = removed.filter(({ id }) => !removing.includes(id));
    if (unconfirmed.length > 0) {
      const message = createRemovalWarning(unconfirmed);
      throw conflict(message, { setupDate: message });
    }
    await saveSetup(reader, patient.id, stay, setUp);
    await onPatientDataChanged(tx, scope, patient.id, now);
    return presentMonitoring(reader, patient, now);
  });
};
