import { and, eq, sql } from 'drizzle-orm';
import { FHIR_BASE } from '../../contract/api-clients/token.ts';
import {
  addEhrConnection,
  listEhrConnections,
  removeEhrConnection,
  replaceEhrSecret,
} from '../../contract/ehr-launch/connections.ts';
import { confirmEhrPatient, finishEhrLaunch, listEhrs, startEhrLaunch } from '../../contract/ehr-launch/launches.ts';
import { ehrLaunchMessage } from '../../contract/ehr-launch/messages.ts';
import type { Member } from '../../domain/identity/actor.ts';
import type { Tx } from '../platform/db/database.ts';
import { ehrLaunches, ehrPatients } from '../platform/db/schema.ts';
import { requirePatient } from '../patients/require-patient.ts';
import { conflict } from '../platform/http/http-error.ts';
import type { ParsedRequest } from '../platform/http/parse-request.ts';
import type { Call } from '../../contract/platform/call.ts';
import { getOwnOrigin } from '../platform/http/origin.ts';
import type { Routes } from '../routes.ts';
import { addConnection, listConnections, removeConnection, replaceSecret, type Manager } from './connections.ts';
import { findMatches } from './find-matches.ts';
import {
  isOwnLaunch,
  prepareLaunch,
  saveLaunch,
  takeReturn,
  type Launcher,
  type PreparedLaunch,
  type ReturnedLaunch,
} from './launches.ts';

const toManager = ({ tx, actor }: { tx: Tx; actor: Member }): Manager => ({
  tx,
  organizationId: actor.organizationId,
  practitionerId: actor.practitionerId,
});

/** Admins connect EHRs. */
export const ehrConnectionRoutes: Routes = (router, { configuration }) => {
  const { secrets, webhookLoopback: allowsLoopback } = configuration;
  router.authenticated(listEhrConnections, async function handleListEhrConnections(context) {
    return listConnections(toManager(context), context.list);
  });

  router.authenticated(addEhrConnection, async function handleAddEhrConnection(context) {
    return addConnection(toManager(context), context.body, { secrets, allowsLoopback });
  });

  router.authenticated(replaceEhrSecret, async function handleReplaceEhrSecret(context) {
    return replaceSecret(toManager(context), context.params.id, context.body.clientSecret, secrets);
  });

  router.authenticated(removeEhrConnection, async function handleRemoveEhrConnection(context) {
    return removeConnection(toManager(context), context.params.id);
  });
};

const toLauncher = ({ c, deps, now }: ParsedRequest<Call>, actor: Member): Launcher => ({
  deps,
  actor,
  now,
  origin: getOwnOrigin(c, deps.configuration),
});

/** The portal as a SMART app that an EHR launches, or that begins by itself: a patient's record is opened here. */
export const ehrLaunchRoutes: Routes = (router) => {
  router.authenticated(listEhrs, async function handleListEhrs(context) {
    const { items, total } = await listConnections(toManager(context), context.list);
    return { items: items.map(({ id, name, issuer }) => ({ id, name, issuer })), total };
  });

  router.authenticated<typeof startEhrLaunch, PreparedLaunch>(
    startEhrLaunch,
    async function handleStartEhrLaunch(context) {
      const { prepared, tx, actor, auditDetails } = context;
      await saveLaunch(tx, toLauncher(context, actor), prepared);
      auditDetails.entityIds = [prepared.connectionId];
      return { url: prepared.url };
    },
    (request, actor) => prepareLaunch(toLauncher(request, actor), request.body),
  );

  router.authenticated<typeof finishEhrLaunch, ReturnedLaunch>(
    finishEhrLaunch,
    async function handleFinishEhrLaunch(context) {
      const { tx, scope, actor, prepared, auditDetails } = context;
      const { id, ehr, patient } = prepared;
      const { organizationId } = actor;
      const fhirBase = `${toLauncher(context, actor).origin}${FHIR_BASE}`;
      const { match, candidates } = await findMatches({ tx, scope, organizationId }, prepared, fhirBase);
      const candidateIds = candidates.map((one) => one.id);
      await tx
        .update(ehrLaunches)
        .set({ ehrPatientId: patient.id, candidateIds })
        .where(and(eq(ehrLaunches.organizationId, organizationId), eq(ehrLaunches.id, id)));
      auditDetails.entityIds = [id, ...candidateIds];
      return { id, ehr, patient: patient.patient, match, candidates };
    },
    (request, actor) => takeReturn(toLauncher(request, actor), request.body),
  );

  router.authenticated(confirmEhrPatient, async function handleConfirmEhrPatient(context) {
    const { tx, scope, actor, params, body, auditDetails, now } = context;
    const { organizationId, practitionerId } = actor;
    const [launch] = await tx
      .select()
      .from(ehrLaunches)
      .where(and(isOwnLaunch({ actor, now }), eq(ehrLaunches.id, params.id)));
    if (!launch?.ehrPatientId) throw conflict(ehrLaunchMessage('ehrLaunch.expired'));
    const { patientId } = body;
    if (!launch.candidateIds?.includes(patientId)) throw conflict(ehrLaunchMessage('ehrLaunch.notOffered'));
    // Since the launch the patient may have moved to a location that the user does not reach.
    await requirePatient(tx, scope, patientId);
    const { connectionId, ehrPatientId } = launch;
    const confirmed = { patientId, confirmedBy: practitionerId, confirmedAt: sql`now()` };
    await tx
      .insert(ehrPatients)
      .values({ organizationId, connectionId, ehrPatientId, ...confirmed })
      .onConflictDoUpdate({
        target: [ehrPatients.organizationId, ehrPatients.connectionId, ehrPatients.ehrPatientId],
        set: confirmed,
      });
    auditDetails.entityIds = [params.id, patientId];
  });
};
