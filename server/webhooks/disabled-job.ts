import { and, eq } from 'drizzle-orm';
import { findEmailLocale } from '../identity/emails.ts';
import { getPublicUrl, type Configuration } from '../platform/configuration.ts';
import type { Tx } from '../platform/db/database.ts';
import { organizations, practitioners, webhookEndpoints } from '../platform/db/schema.ts';
import { enqueue, type JobHandler } from '../platform/jobs/jobs.ts';
import { isNotifiedAdmin } from '../team/notified-admins.ts';
import { EMAIL_RETRY_MS, sendOrFail, type Mail } from '../platform/mail/mail.ts';
import { buildDisabledEmail } from './disabled-email.ts';

interface Payload {
  endpointId: number;
  /** The admin to be notified; absent in the first job, which enqueues one for each. */
  practitionerId?: number;
}

export const enqueueDisabled = (tx: Tx, organizationId: number, payload: Payload): Promise<void> =>
  enqueue(tx, 'webhook-disabled', organizationId, payload);

/**
 * Notifies the admins of an organization by email that the portal has switched a webhook off. The first job enqueues one per
 * admin, so that a failing address delays nobody else.
 */
export function createWebhookDisabledJob({
  configuration,
  mail,
}: {
  configuration: Configuration;
  mail: Mail;
}): JobHandler {
  const work: JobHandler = async ({ organizationId, payload }, tenantDb) => {
    const { endpointId, practitionerId } = payload as Payload;
    if (organizationId === null) return;
    const found = await tenantDb.withActor({ kind: 'job', organizationId }, async (tx, scope) => {
      const [endpoint] = await tx
        .select({ url: webhookEndpoints.url, reason: webhookEndpoints.disabledReason, name: organizations.name })
        .from(webhookEndpoints)
        .innerJoin(organizations, eq(organizations.id, webhookEndpoints.organizationId))
        .where(and(scope.organization(webhookEndpoints.organizationId), eq(webhookEndpoints.id, endpointId)));
      const admins = await tx
        .select({ id: practitioners.id, email: practitioners.email })
        .from(practitioners)
        .where(isNotifiedAdmin(scope, practitionerId));
      // Deleted, or switched on again, meanwhile.
      if (!endpoint?.reason) return null;
      if (practitionerId === undefined)
        for (const { id } of admins) await enqueueDisabled(tx, organizationId, { endpointId, practitionerId: id });
      return { ...endpoint, reason: endpoint.reason, admins };
    });
    if (!found || practitionerId === undefined) return;
    for (const { email } of found.admins) {
      if (!email) continue;
      const facts = {
        organization: found.name,
        host: new URL(found.url).host,
        reason: found.reason,
        brand: configuration.browser.brand.name,
        link: `${getPublicUrl(configuration)}/organization/webhooks/${endpointId}/`,
      };
      await sendOrFail(mail, buildDisabledEmail(email, await findEmailLocale(tenantDb, { email }), facts));
    }
  };
  work.retryForMs = EMAIL_RETRY_MS;
  return work;
}
