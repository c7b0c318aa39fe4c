import type { Tx } from '../platform/db/database.ts';
import type { JobHandler } from '../platform/jobs/jobs.ts';
import { createAdminEmailJob, enqueueAdminEmail, type EmailTools } from '../team/admin-email-job.ts';
import { buildCredentialsEmail, type GivenCredentials } from './credentials-email.ts';

const kind = 'api-client-credentials';

export const enqueueCredentialsGiven = (tx: Tx, organizationId: number, given: GivenCredentials): Promise<void> =>
  enqueueAdminEmail(tx, kind, organizationId, given);

/** Notifies the admins of an organization by email that vendor staff have given an API client credentials. */
export const createCredentialsGivenJob = (tools: EmailTools): JobHandler =>
  createAdminEmailJob(
    {
      kind,
      load: async (given: GivenCredentials) => ({ ...given, path: '/organization/api-clients/' }),
      build: buildCredentialsEmail,
    },
    tools,
  );
