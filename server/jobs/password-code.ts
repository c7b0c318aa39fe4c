import { and, eq } from 'drizzle-orm';
import type { Language } from '../../contract/languages.ts';
import type { Configuration } from '../configuration.ts';
import type { Door } from '../db/door.ts';
import { authAccounts, jobs, people } from '../db/schema/index.ts';
import { letterLanguage } from '../identity/letter-language.ts';
import { CODE_SECONDS } from '../identity/library.ts';
import { passwordCodeMail, ssoReminderMail } from '../identity/mails.ts';
import { hasPassword } from '../identity/second-factor.ts';
import { SSO_PROVIDER } from '../identity/sso/claims.ts';
import { seal, unseal } from '../identity/tokens.ts';
import { sendOrFail, type Mail } from '../mail/mail.ts';
import { enqueue, type Job, type JobWork } from './jobs.ts';

interface Tools {
  configuration: Configuration;
  mail: Mail;
  now: () => Date;
}

interface Code {
  email: string;
  code: string;
  /** When it ends, in milliseconds. */
  until: number;
}

/** The code is sealed, and taken out once its letter is sent, the code has expired or the last attempt has failed. */
interface Payload {
  sealed?: string;
}

const USE = 'password-code';

/** A password would open the account to somebody whom the organization's identity provider does not let in any more. */
async function entersBySsoAlone({ service }: Door, email: string): Promise<boolean> {
  const [linked] = await service
    .select({ userId: people.id })
    .from(people)
    .innerJoin(authAccounts, and(eq(authAccounts.userId, people.id), eq(authAccounts.providerId, SSO_PROVIDER)))
    .where(eq(people.email, email));
  return linked !== undefined && !(await hasPassword(service, linked.userId));
}

const send = async ({ configuration, mail }: Tools, door: Door, { email, code }: Code) => {
  const language = await letterLanguage(door, { email }).catch((): Language => 'en');
  const { name: brand } = configuration.browser.brand;
  const to = { to: email, language };
  const isSso = configuration.sso && (await entersBySsoAlone(door, email));
  await sendOrFail(mail, isSso ? ssoReminderMail(to, { brand }) : passwordCodeMail(to, { code, brand }));
};

const takeOut = ({ id }: Job, door: Door) =>
  door.asService((tx) => tx.update(jobs).set({ payload: {} }).where(eq(jobs.id, id)));

/**
 * Mails the code of a forgotten password without waiting for the queue; a letter that cannot be sent is left to it. Never
 * fails, as nobody waits for it: mail tells the log what it could not send, and without a database the code is worth nothing.
 */
export async function mailPasswordCode(tools: Tools, door: Door, email: string, code: string): Promise<void> {
  const asked: Code = { email, code, until: tools.now().getTime() + CODE_SECONDS * 1000 };
  try {
    await send(tools, door, asked);
  } catch {
    const sealed = seal(JSON.stringify(asked), tools.configuration.secret, USE);
    await door.asService((tx) => enqueue(tx, 'password-code', null, { sealed })).catch(() => {});
  }
}

/** Mails a code whose letter was not taken at first, as long as the code is valid. */
export function passwordCode(tools: Tools): JobWork {
  const work: JobWork = async (job, door) => {
    const { sealed } = job.payload as Payload;
    if (!sealed) return;
    const asked = JSON.parse(unseal(sealed, tools.configuration.secret, USE)) as Code;
    if (asked.until > tools.now().getTime()) await send(tools, door, asked);
    await takeOut(job, door);
  };
  work.givenUp = async (job, door) => void (await takeOut(job, door));
  return work;
}
