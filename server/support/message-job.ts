import { eq } from 'drizzle-orm';
import type { RoleGroup } from '../../contract/platform/enumerations.ts';
import type { SupportTopic } from '../../contract/support/support.ts';
import { getRoleLabel } from '../../domain/identity/viewer.ts';
import { unseal } from '../identity/tokens.ts';
import type { Configuration } from '../platform/configuration.ts';
import type { Tx } from '../platform/db/database.ts';
import { jobs, organizations, users } from '../platform/db/schema.ts';
import type { JobHandler } from '../platform/jobs/jobs.ts';
import { EMAIL_RETRY_MS, sendOrFail, type Email, type Mail } from '../platform/mail/mail.ts';

interface Tools {
  configuration: Configuration;
  mail: Mail;
}

/** A message to support, with the page that was open. */
export interface SupportRequest {
  topic: SupportTopic;
  message: string;
  page: string;
  version: string;
  userId: string;
  role: RoleGroup;
}

/** `to`: the support mailbox, or a copy to the sender. The request is sealed and deleted once the message is sent. */
interface Payload {
  to: 'support' | 'sender';
  sealed?: string;
}

const topics: Record<SupportTopic, string> = {
  QUESTION: 'Question',
  PROBLEM: 'Something is not working',
  ACCOUNT: 'Account and access',
  BILLING: 'Billing',
  IDEA: 'Suggestion',
};

interface Sender {
  firstName: string;
  lastName: string;
  email: string;
  organization: string;
}

interface Delivery {
  to: 'support' | 'sender';
  mailbox: string;
  brand: string;
}

/**
 * The email of the contact form, to support or as a copy to its sender; replies go to the other one. Nothing that was
 * typed into the form is in a header.
 */
function buildSupportEmail(
  { topic, message, page, version, role }: SupportRequest,
  { firstName, lastName, email, organization }: Sender,
  { to, mailbox, brand }: Delivery,
): Email {
  const name = `${firstName} ${lastName}`.trim();
  const about = [
    `Topic: ${topics[topic]}`,
    `From: ${name} <${email}>`,
    `Organization: ${organization}`,
    `Role: ${getRoleLabel(role)}`,
    `Page: ${page}`,
    `Version: ${version}`,
  ];
  return {
    to: to === 'support' ? mailbox : email,
    replyTo: to === 'support' ? email : mailbox,
    subject: `${to === 'support' ? '' : 'Copy: '}${brand} support: ${topics[topic]}`,
    text: `${message}\n\n--\n${about.join('\n')}\n`,
  };
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

/** Mails a message to support; retries for a day if the mail server rejects it or no mailbox is configured. */
export function createSupportMessageJob({ configuration, mail }: Tools): JobHandler {
  const work: JobHandler = async ({ id, organizationId, payload }, tenantDb) => {
    const { to, sealed } = payload as Payload;
    const mailbox = configuration.browser.links.contactMailbox;
    if (!sealed || organizationId === null) return;
    if (!mailbox) throw new Error('There is no mailbox for messages to support.');
    const request = JSON.parse(unseal(sealed, configuration.secrets, 'support')) as SupportRequest;
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
