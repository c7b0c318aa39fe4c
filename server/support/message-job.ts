import { eq } from 'drizzle-orm';
import type { RoleGroup } from '../../contract/platform/enumerations.ts';
import type { SupportTopic } from '../../contract/support/support.ts';
import type { Configuration } from '../platform/configuration.ts';
import { jobs, organizations, users } from '../platform/db/schema.ts';
import type { Tx } from '../platform/db/database.ts';
import { unseal } from '../identity/tokens.ts';
import { EMAIL_RETRY_MS, sendOrFail, type Mail } from '../platform/mail/mail.ts';
import { buildSupportEmail } from './support-email.ts';
import type { JobHandler } from '../platform/jobs/jobs.ts';

interface Tools {
  configuration: Configuration;
  mail: Mail;
}

/** What somebody has written to support, and where they were. */
export interface SupportRequest {
  topic: SupportTopic;
  message: string;
  page: string;
  version: string;
  userId: string;
  role: RoleGroup;
}

/** `to`: the support mailbox, or a copy to who wrote. The request is sealed and taken out once the message is on its way. */
interface Payload {
  to: 'support' | 'sender';
  sealed?: string;
}

const findSender = async (tx: Tx, userId: string, organizationId: number) => {
  const [person] = await tx
    .select({ firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  const [clinic] = await tx
    .select({ name: organizations.name })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  return person && { ...person, organization: clinic?.name ?? '-' };
};

/**
 * Mails what somebody wrote to support. A mail server that does not take the message is asked again for a day; so it is while
 * no mailbox is set.
 */
export function createSupportMessageJob({ configuration, mail }: Tools): JobHandler {
  const work: JobHandler = async ({ id, organizationId, payload }, tenantDb) => {
    const { to, sealed } = payload as Payload;
    const mailbox = configuration.browser.links.contactMailbox;
    if (!sealed || organizationId === null) return;
    if (!mailbox) throw new Error('There is no mailbox for what was written to support.');
    const request = JSON.parse(unseal(sealed, configuration.secret, 'support')) as SupportRequest;
    const sender = await tenantDb.asService((tx) => findSender(tx, request.userId, organizationId));
    if (!sender) return;
    const message = buildSupportEmail(request, sender, { to, mailbox, brand: configuration.browser.brand.name });
    await sendOrFail(mail, message);
    await tenantDb.asService((tx) => tx.update(jobs).set({ payload: { to } }).where(eq(jobs.id, id)));
  };
  work.retryForMs = EMAIL_RETRY_MS;
  work.onAttemptsExhausted = async ({ id, payload }, tenantDb) => {
    const { to } = payload as Payload;
    await tenantDb.asService((tx) => tx.update(jobs).set({ payload: { to } }).where(eq(jobs.id, id)));
  };
  return work;
}
