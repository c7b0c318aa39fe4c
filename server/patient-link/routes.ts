import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import {
  disconnectDevice,
  emailPatientLink,
  getPatientLink,
  openPatientLink,
  renewPatientLink,
} from '../../contract/patient-link/patient-link.ts';
import { patientLinkMessage } from '../../contract/patient-link/messages.ts';
import { enforceRateLimit, rateLimitRules } from '../identity/rate-limit.ts';
import { requirePatient } from '../patients/require-patient.ts';
import { withdrawInvites } from '../patients/withdraw-invites.ts';
import { devices, patientLinks, patients } from '../platform/db/schema.ts';
import { conflict, notFound } from '../platform/http/http-error.ts';
import { getOwnOrigin } from '../platform/http/origin.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import type { Routes } from '../routes.ts';
import { openLink } from './open-link.ts';
import { loadPatientLink } from './queries.ts';

export const patientLinkRoutes: Routes = (router, { configuration, tenantDb }) => {
  const { secret, secrets } = configuration;
  const getAddress = (c: Context) => ({ secret, base: getOwnOrigin(c, configuration) });

  router.authenticated(getPatientLink, async function handleGetPatientLink({ tx, scope, actor, params, c }) {
    const { id } = await requirePatient(tx, scope, params.patientId);
    return loadPatientLink({ tx, scope }, { id, organizationId: actor.organizationId }, getAddress(c));
  });

  router.authenticated(renewPatientLink, async function handleRenewPatientLink({ tx, scope, actor, params, now, c }) {
    const { id: patientId } = await requirePatient(tx, scope, params.patientId, 'lock');
    const { organizationId } = actor;
    // Without a row the first link is the one to replace.
    await tx
      .insert(patientLinks)
      .values({ organizationId, patientId, generation: 2 })
      .onConflictDoUpdate({
        target: [patientLinks.organizationId, patientLinks.patientId],
        set: { generation: sql`${patientLinks.generation} + 1`, wrongDates: 0, updatedAt: now },
      });
    await withdrawInvites({ tx, scope, now }, patientId);
    return loadPatientLink({ tx, scope }, { id: patientId, organizationId }, getAddress(c));
  });

  router.authenticated(emailPatientLink, async function handleEmailPatientLink({ tx, scope, actor, params, c }) {
    const { id } = await requirePatient(tx, scope, params.patientId);
    const { organizationId } = actor;
    const { obstacle } = await loadPatientLink({ tx, scope }, { id, organizationId }, getAddress(c));
    if (obstacle) throw conflict(patientLinkMessage('patientLink.notOpen'));
    const [{ email } = { email: null }] = await tx
      .select({ email: patients.email })
      .from(patients)
      .where(and(scope.organization(patients.organizationId), eq(patients.id, id)));
    if (email === null) throw conflict(patientLinkMessage('patientLink.noEmail'));
    await enqueue(tx, 'patient-link-email', organizationId, { patientId: id });
    return { done: true as const };
  });

  router.authenticated(disconnectDevice, async function handleDisconnectDevice({ tx, scope, params, now }) {
    const { id: patientId } = await requirePatient(tx, scope, params.patientId);
    const [revoked] = await tx
      .update(devices)
      .set({ revokedAt: now })
      .where(
        and(
          scope.organization(devices.organizationId),
          eq(devices.patientId, patientId),
          eq(devices.id, params.id),
          isNull(devices.revokedAt),
        ),
      )
      .returning({ id: devices.id });
    if (!revoked) throw notFound(patientLinkMessage('patientLink.deviceNotFound'));
  });

  router.public(openPatientLink, async function handleOpenPatientLink({ body, address, now, requestId, c }) {
    await enforceRateLimit(tenantDb.service, rateLimitRules.patientLinkPerAddress, address, now);
    c.header('X-Robots-Tag', 'noindex');
    return openLink(tenantDb, { ...body, secrets, now, requestId, action: openPatientLink.id });
  });
};
