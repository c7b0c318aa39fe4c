import { and, eq } from 'drizzle-orm';
import type { Tx } from '../platform/db/database.ts';
import { webhookEndpoints } from '../platform/db/schema.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import type { JobHandler } from '../platform/jobs/jobs.ts';
import { createAdminEmailJob, enqueueAdminEmail, type EmailTools } from '../team/admin-email-job.ts';
import { buildDisabledEmail } from './disabled-email.ts';

const kind = 'webhook-disabled';

interface Payload {
  endpointId: number;
}

export const enqueueDisabled = (tx: Tx, organizationId: number, payload: Payload): Promise<void> =>
  enqueueAdminEmail(tx, kind, organizationId, payload);

async function loadEndpoint({ endpointId }: Payload, tx: Tx, scope: Scope) {
  const [endpoint] = await tx
    .select({ url: webhookEndpoints.url, reason: webhookEndpoints.disabledReason })
    .from(webhookEndpoints)
    .where(and(scope.organization(webhookEndpoints.organizationId), eq(webhookEndpoints.id, endpointId)));
  // Deleted, or switched on again, meanwhile.
  if (!endpoint?.reason) return null;
  const { url, reason } = endpoint;
  return { path: `/organization/webhooks/${endpointId}/`, host: new URL(url).host, reason };
}

/** Notifies the admins of an organization by email that the portal has switched a webhook off. */
export const createWebhookDisabledJob = (tools: EmailTools): JobHandler =>
  createAdminEmailJob({ kind, load: loadEndpoint, build: buildDisabledEmail }, tools);
