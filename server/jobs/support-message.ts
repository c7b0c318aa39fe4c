import { eq } from 'drizzle-orm';
import type { RoleGroup } from '../../contract/enumerations.ts';
import type { SupportTopic } from '../../contract/support.ts';
import type { Configuration } from '../configuration.ts';
import { jobs, organizations, people } from '../db/schema/index.ts';
import type { Tx } from '../db/database.ts';
import { unseal } from '../identity/tokens.ts';
import { LETTER_TRIED_FOR_MS, sendOrFail, type Mail } from '../mail/mail.ts';
import { supportLetter } from '../mail/support-letter.ts';
import type { JobWork } from './jobs.ts';

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

/** `to`: the support mailbox, or a copy to who wrote. The request is sealed and taken out once the letter is on its way. */
interface Payload {
  to: 'support' | 'sender';
  sealed?: string;
}

const senderOf = async (tx: Tx, userId: string, organizationId: number) => {
  const [person] = await tx
    .select({ firstName: people.firstName, lastName: people.lastName, email: people.email })
    .from(people)
    .where(eq(people.id, userId));
  const [clinic] = await tx
    .select({ name: organizations.name })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  return person && { ...person, organization: clinic?.name ?? '-' };
};

/**
 * Mails what somebody wrote to support. A mail server that does not take the letter is asked again for a day; so it is while
 * no mailbox is set.
 */
export function supportMessage({ configuration, mail }: Tools): JobWork {
  const work: JobWork = async ({ id, organizationId, payload }, door) => {
    const { to, sealed } = payload as Payload;
    const mailbox = configuration.browser.links.contactMailbox;
    if (!sealed || organizationId === null) return;
    if (!mailbox) throw new Error('There is no mailbox for what was written to support.');
    const request = JSON.parse(unseal(sealed, configuration.secret, 'support')) as SupportRequest;
    const sender = await door.asService((tx) => senderOf(tx, request.userId, organizationId));
    if (!sender) return;
    const letter = supportLetter(request, sender, { to, mailbox, brand: configuration.browser.brand.name });
    await sendOrFail(mail, letter);
    await door.asService((tx) => tx.update(jobs).set({ payload: { to } }).where(eq(jobs.id, id)));
  };
  work.triedFor = LETTER_TRIED_FOR_MS;
  work.givenUp = async ({ id, payload }, door) => {
    const { to } = payload as Payload;
    await door.asService((tx) => tx.update(jobs).set({ payload: { to } }).where(eq(jobs.id, id)));
  };
  return work;
}
