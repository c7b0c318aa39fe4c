import { eq } from 'drizzle-orm';
import type { RoleGroup } from '../../contract/enumerations.ts';
import type { SupportTopic } from '../../contract/support.ts';
import type { Configuration } from '../configuration.ts';
import { jobs, organizations, people } from '../db/schema/index.ts';
import type { Tx } from '../db/database.ts';
import { unseal } from '../identity/tokens.ts';
import { sendOrFail, type Mail } from '../mail/mail.ts';
import { supportLetter } from '../mail/support-letter.ts';
import { enqueue, type JobWork } from './jobs.ts';

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
  /** How often a whole round of attempts has failed. */
  rounds?: number;
}

const HOUR_MS = 3_600_000;
const MOST_ROUNDS = 24;

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
 * Mails what somebody wrote to support. A mail server that does not take the letter is asked again, after the attempts of
 * the job every hour for a day; so it is while no mailbox is set.
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
  work.givenUp = async ({ id, organizationId, payload }, door) => {
    const { rounds = 0, ...kept } = payload as Payload;
    if (rounds >= MOST_ROUNDS) return;
    await door.asService(async (tx) => {
      await enqueue(
        tx,
        'support-message',
        organizationId,
        { ...kept, rounds: rounds + 1 },
        new Date(Date.now() + HOUR_MS),
      );
      await tx
        .update(jobs)
        .set({ payload: { to: kept.to } })
        .where(eq(jobs.id, id));
    });
  };
  return work;
}
