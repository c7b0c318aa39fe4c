import { subDays } from 'date-fns';
import { eq } from 'drizzle-orm';
import { buildOpenedEmail } from './opened-email.ts';
import { findEmailLocale } from '../identity/emails.ts';
import { getPublicUrl, type Configuration } from '../platform/configuration.ts';
import type { Tx } from '../platform/db/database.ts';
import { organizations, practitioners } from '../platform/db/schema.ts';
import { enqueue, type JobHandler } from '../platform/jobs/jobs.ts';
import { isNotifiedAdmin } from '../team/notified-admins.ts';
import { EMAIL_RETRY_MS, sendOrFail, type Mail } from '../platform/mail/mail.ts';

const EMERGENCY_OPENED = 'emergency-access-opened';

/** Enqueues the email, due since yesterday: the queue is in order of time, and this does not wait behind a backlog. */
const enqueueOpened = (tx: Tx, organizationId: number, payload: Payload) =>
  enqueue(tx, EMERGENCY_OPENED, organizationId, payload, subDays(Date.now(), 1));

export const enqueueEmergencyOpened = (tx: Tx, organizationId: number, accessId: number) =>
  enqueueOpened(tx, organizationId, { accessId });

interface Payload {
  accessId: number;
  /** The admin to be notified; absent in the first job, which enqueues one for each. */
  practitionerId?: number;
}

/**
 * Notifies the admins of an organization by email that emergency access was opened. The job is enqueued with the access, in
 * its transaction; it enqueues one job per admin, so that a failing address delays nobody else.
 */
export function createEmergencyOpenedJob({
  configuration,
  mail,
}: {
  configuration: Configuration;
  mail: Mail;
}): JobHandler {
  const work: JobHandler = async ({ organizationId, payload }, tenantDb) => {
    const { accessId, practitionerId } = payload as Payload;
    if (organizationId === null) return;
    const admins = await tenantDb.withActor({ kind: 'job', organizationId }, async (tx, scope) => {
      const found = await tx
        .select({ id: practitioners.id, email: practitioners.email, organization: organizations.name })
        .from(practitioners)
        .innerJoin(organizations, eq(organizations.id, practitioners.organizationId))
        .where(isNotifiedAdmin(scope, practitionerId));
      if (practitionerId === undefined)
        for (const { id } of found) await enqueueOpened(tx, organizationId, { accessId, practitionerId: id });
      return found;
    });
    if (practitionerId === undefined) return;
    for (const { email, organization } of admins) {
      if (!email) continue;
      const language = await findEmailLocale(tenantDb, { email });
      const link = `${getPublicUrl(configuration)}/emergency-access/`;
      await sendOrFail(
        mail,
        buildOpenedEmail(email, language, { organization, brand: configuration.browser.brand.name, link }),
      );
    }
  };
  work.retryForMs = EMAIL_RETRY_MS;
  return work;
}
