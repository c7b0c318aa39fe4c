import { and, eq } from 'drizzle-orm';
import type { Language } from '../../contract/platform/languages.ts';
import type { Configuration } from '../platform/configuration.ts';
import type { TenantDb } from '../platform/db/tenant-context.ts';
import { authAccounts, jobs, users } from '../platform/db/schema.ts';
import { findEmailLocale, buildPasswordCodeEmail, buildSsoReminderEmail } from './emails.ts';
import { CODE_SECONDS } from './better-auth.ts';
import { hasPassword } from './second-factor.ts';
import { SSO_PROVIDER } from './sso/claims.ts';
import { seal, unseal } from './tokens.ts';
import { sendOrFail, type Mail } from '../platform/mail/mail.ts';
import { enqueue, type Job, type JobHandler } from '../platform/jobs/jobs.ts';

interface Tools {
  configuration: Configuration;
  mail: Mail;
  now: () => Date;
}

interface Code {
  email: string;
  code: string;
  /** Expiry in milliseconds. */
  until: number;
}

/** The encrypted code; removed when the email is sent, the code has expired or the last attempt has failed. */
interface Payload {
  sealed?: string;
}

const SEAL_PURPOSE = 'password-code';

/** A password would let in a user whom the organization's identity provider no longer lets in. */
async function signsInOnlyBySso({ service }: TenantDb, email: string): Promise<boolean> {
  const [linked] = await service
    .select({ userId: users.id })
    .from(users)
    .innerJoin(authAccounts, and(eq(authAccounts.userId, users.id), eq(authAccounts.providerId, SSO_PROVIDER)))
    .where(eq(users.email, email));
  return linked !== undefined && !(await hasPassword(service, linked.userId));
}

const sendCode = async ({ configuration, mail }: Tools, tenantDb: TenantDb, { email, code }: Code) => {
  const language = await findEmailLocale(tenantDb, { email }).catch((): Language => 'en');
  const { name: brand } = configuration.browser.brand;
  const to = { to: email, language };
  const isSso = configuration.sso && (await signsInOnlyBySso(tenantDb, email));
  await sendOrFail(mail, isSso ? buildSsoReminderEmail(to, { brand }) : buildPasswordCodeEmail(to, { code, brand }));
};

const clearPayload = ({ id }: Job, tenantDb: TenantDb) =>
  tenantDb.asService((tx) => tx.update(jobs).set({ payload: {} }).where(eq(jobs.id, id)));

/** Sends a password-reset code right away and enqueues it when that fails. Never throws, because nothing awaits it. */
export async function sendPasswordCode(tools: Tools, tenantDb: TenantDb, email: string, code: string): Promise<void> {
  const message: Code = { email, code, until: tools.now().getTime() + CODE_SECONDS * 1000 };
  try {
    await sendCode(tools, tenantDb, message);
  } catch {
    const sealed = seal(JSON.stringify(message), tools.configuration.secret, SEAL_PURPOSE);
    await tenantDb.asService((tx) => enqueue(tx, 'password-code', null, { sealed })).catch(() => {});
  }
}

/** Sends a code that could not be sent at first, while it is valid. */
export function createPasswordCodeJob(tools: Tools): JobHandler {
  const work: JobHandler = async (job, tenantDb) => {
    const { sealed } = job.payload as Payload;
    if (!sealed) return;
    const message = JSON.parse(unseal(sealed, tools.configuration.secrets, SEAL_PURPOSE)) as Code;
    if (message.until > tools.now().getTime()) await sendCode(tools, tenantDb, message);
    await clearPayload(job, tenantDb);
  };
  work.onAttemptsExhausted = async (job, tenantDb) => void (await clearPayload(job, tenantDb));
  return work;
}
