import type { Tx } from '../platform/db/database.ts';
import type { JobHandler } from '../platform/jobs/jobs.ts';
import { createAdminEmailJob, enqueueAdminEmail, type EmailTools } from '../team/admin-email-job.ts';
import { buildOpenedEmail } from './opened-email.ts';

const kind = 'emergency-access-opened';

export const enqueueEmergencyOpened = (tx: Tx, organizationId: number, accessId: number): Promise<void> =>
  enqueueAdminEmail(tx, kind, organizationId, { accessId });

/** Notifies the admins of an organization by email that emergency access was opened. */
export const createEmergencyOpenedJob = (tools: EmailTools): JobHandler =>
  createAdminEmailJob({ kind, load: async () => ({ path: '/emergency-access/' }), build: buildOpenedEmail }, tools);
