import { and, eq, sql, inArray, gte } from 'drizzle-orm';
import { commentGaitSession, listGaitSessions } from '../../contract/gait/gait-session.ts';
import { gaitSessions, patients, plansOfCare } from '../platform/db/schema.ts';
import { requireGaitSession, listGaitSessionPage } from './queries.ts';
import { versionConflict, conflict, notFound, validationError } from '../platform/http/http-error.ts';
import { requirePatient } from '../patients/require-patient.ts';
import type { Routes } from '../routes.ts';
import { recordPatientsAdded } from '../webhooks/record-events.ts';
import { postTimedWalk, todaysWalks } from '../../contract/gait/timed-walks.ts';
import { addGaitPatient, saveDemographics } from '../../contract/gait/gait-patients.ts';
import { getToday, findStartOfDay } from '../../domain/platform/calendar.ts';
import { presentPatient } from '../patients/presenter.ts';
import {
  findDefaultProvider,
  requireLocation,
  throwIfDuplicate,
  listAccessibleLocations,
} from '../patients/references.ts';
import { findPatientRow } from '../patients/queries.ts';
import { isPatientAccessible } from '../platform/db/accessible-patients.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import type { Tx } from '../platform/db/database.ts';
import { enqueueMeasurement } from './measure-walk-job.ts';
import { requirePatientRow, lockPatientVersion } from '../patients/patient-change.ts';
import { toGaitItems } from '../../domain/gait/timed-walk.ts';
import { saveGaitSession, requireGaitPatient } from './save-gait-session.ts';
import { gaitMessage } from '../../contract/gait/messages.ts';
import { gaitReport, validateGaitReport } from '../../contract/gait/report.ts';
import { locationMessage } from '../../contract/locations/messages.ts';
import { findRangeError } from '../../domain/gait/report-range.ts';
import { listReportSessions } from './report-sessions.ts';
import { getOrganizationTimezone } from '../rtm/month-reader.ts';

export const gaitRoutes: Routes = (router) => {
  router.authenticated(listGaitSessions, async function handleListGaitSessions({ tx, scope, params, list }) {
    const { id } = await requirePatient(tx, scope, params.patientId);
    return listGaitSessionPage(tx, scope, list, eq(gaitSessions.patientId, id));
  });

  router.authenticated(
    commentGaitSession,
    async function handleCommentGaitSession({ tx, scope, params, body, version }) {
      await requireGaitSession(tx, scope, eq(gaitSessions.id, params.id));
      const saved = await tx
        .update(gaitSessions)
        .set({
          meta: sql`${gaitSessions.meta} || jsonb_build_object('comment', ${body.comment}::text)`,
          version: version + 1,
        })
        .where(
          and(
            scope.organization(gaitSessions.organizationId),
            eq(gaitSessions.id, params.id),
            eq(gaitSessions.version, version),
          ),
        )
        .returning({ id: gaitSessions.id });
      const current = await requireGaitSession(tx, scope, eq(gaitSessions.id, params.id));
      if (!saved.length) throw versionConflict(current);
      return current;
    },
  );
};

/** Patients of whom only the Unique Gait ID is known (OPEN-101). */
export const gaitPatientRoutes: Routes = (router) => {
  router.authenticated(
    addGaitPatient,
    async function handleAddGaitPatient({ tx, scope, actor, now, body: { locationId, gaitUid } }) {
      const reader = { tx, scope, actor, now };
      const place = await requireLocation(reader, locationId);
      const { organizationId } = actor;
      const primaryPractitionerId = await findDefaultProvider(reader, place);
      const [added] = await throwIfDuplicate(
        tx
          .insert(patients)
          .values({ organizationId, locationId, gaitUid, primaryPractitionerId, products: ['GAIT'] })
          .returning({ id: patients.id }),
      );
      const { id } = added!;
      await tx.insert(plansOfCare).values({ organizationId, patientId: id, start: getToday(place.timezone, now) });
      await recordPatientsAdded(tx, organizationId, [id]);
      return presentPatient((await findPatientRow(reader, id))!, reader);
    },
  );
};

/** Recordings of the patient whose metre is told by the stature alone, as nobody measured it on the floor. */
async function selectScaledByHeight(tx: Tx, scope: Scope, patientId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: gaitSessions.id })
    .from(gaitSessions)
    .where(
      and(
        scope.organization(gaitSessions.organizationId),
        eq(gaitSessions.patientId, patientId),
        inArray(gaitSessions.recordingState, ['WAITING', 'MEASURED']),
        sql`${gaitSessions.meta} ->> 'scale' is null`,
      ),
    );
  return rows.map(({ id }) => id);
}

/** By what walking is compared: sex, height and condition of a gait patient. */
export const gaitDemographicsRoutes: Routes = (router) => {
  router.authenticated(
    saveDemographics,
    async function handleSaveDemographics({ tx, scope, actor, now, params, body, version }) {
      const reader = { tx, scope, actor, now };
      const row = await lockPatientVersion(reader, params.id, version);
      if (!row.products.includes('GAIT')) throw conflict(gaitMessage('gait.comparedOnly'));
      await tx
        .update(patients)
        .set({
          sex: body.sex,
          heightCm: body.heightCm,
          walkCondition: body.condition,
          version: version + 1,
          updatedAt: sql`now()`,
        })
        .where(and(isPatientAccessible(scope), eq(patients.id, params.id), eq(patients.version, version)));
      const changed = await requirePatientRow(reader, params.id);
      if (changed.heightCm !== row.heightCm)
        await enqueueMeasurement(tx, actor.organizationId, await selectScaledByHeight(tx, scope, params.id));
      return presentPatient(changed, reader);
    },
  );
};

/** Walks of an event: those timed by hand, and what has been walked at a place today. */
export const gaitTimedWalkRoutes: Routes = (router) => {
  router.authenticated(postTimedWalk, async function handlePostTimedWalk({ tx, scope, actor, now, body }) {
    const { sessionUUID: sessionUuid, subject, metres, seconds, start, ...details } = body;
    const reader = { tx, scope, actor, now };
    const timing = { metres, seconds, start };
    return saveGaitSession(reader, () => requireGaitPatient(reader, subject), {
      sessionUuid,
      sessionSchema: 'GAIT-SA-2',
      clientVersion: null,
      capturedDate: details.capturedDate,
      comment: details.comment,
      meta: { assistanceOption: details.assistanceOption, unitsSelected: 'm/s', timing, subject },
      data: toGaitItems(timing),
    });
  });

  router.authenticated(todaysWalks, async function handleTodaysWalks({ tx, scope, actor, now, params, list }) {
    const [place] = await listAccessibleLocations({ tx, scope, actor, now }, params.locationId);
    if (!place) throw notFound(locationMessage('locations.notFound'));
    const morning = findStartOfDay(place.timezone, getToday(place.timezone, now));
    return listGaitSessionPage(
      tx,
      scope,
      list,
      and(eq(gaitSessions.locationId, place.id), gte(gaitSessions.capturedAt, morning)),
    );
  });
};

export const gaitReportRoutes: Routes = (router) => {
  router.authenticated(
    gaitReport,
    async function handleGaitReport({ tx, scope, actor, query: { from, to, locationId }, now, auditDetails }) {
      const timezone = await getOrganizationTimezone(tx, scope, actor);
      const fault = findRangeError(from, to, getToday(timezone, now));
      if (fault) throw validationError(fault === 'order' ? 'from' : 'to', validateGaitReport[fault]);
      const reader = { tx, scope, actor, now };
      const place = locationId === undefined ? null : await requireLocation(reader, locationId);
      const sessions = await listReportSessions(reader, { from, to, locationId: locationId ?? null }, timezone);
      auditDetails.entityIds = [...new Set(sessions.map(({ subject }) => String(subject.patientId)))];
      return { timezone, location: place && { id: place.id, name: place.name }, sessions };
    },
  );
};
