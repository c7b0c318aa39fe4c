import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withExistingDatabase } from '../db/existing-database.ts';
import { findUnsafeLogins } from '../db/unsafe-logins.ts';
import { readConfiguration } from '../configuration.ts';
import { checkApiClients } from './check-api-clients.ts';
import { checkBackups } from './check-backup.ts';
import { checkSchema } from './check-database.ts';
import { checkDisk } from './check-disk.ts';
import { checkMail } from './check-mail.ts';
import { checkClock, checkDemoAccounts, checkJobs, checkSeals } from './check-running.ts';
import { checkSecretAge } from './check-secret-age.ts';
import { checkSettings } from './check-settings.ts';
import { checkStore } from './check-store.ts';
import { checkWebhooks } from './check-webhooks.ts';
import { checkTextMessages } from './check-text-messages.ts';
import { fail, ok, warn, type Environment, type Finding } from './finding.ts';

/** Why the server would not start, in its own words, which name settings and no values. */
function checkStart(env: Environment, secret: string | null): Finding[] {
  try {
    readConfiguration({ ...env, SECRET: secret ?? 'a secret that the first start will create' });
    return [];
  } catch (error) {
    return [fail('Settings', `The server does not start: ${(error as Error).message}`)];
  }
}

/** A check of something that cannot be reached is a finding, not the end of the others. */
const attempt = (about: string, check: () => Promise<Finding[]>, todo: string): Promise<Finding[]> =>
  check().catch((error: unknown) => {
    const { code } = error as { code?: string };
    return [fail(about, `${todo}${code ? ` (${code})` : ''}`)];
  });

async function checkRunningDatabase(env: Environment): Promise<Finding[]> {
  const isProduction = env.NODE_ENV === 'production';
  try {
    return await withExistingDatabase(env, async (tx) => [
      ...(await checkClock(tx)),
      ...(await checkSchema(tx)),
      ...(await checkJobs(tx)),
      ...(await checkSeals(tx)),
      ...(await checkApiClients(tx)),
      ...(await checkWebhooks(tx)),
      ...(await checkDemoAccounts(tx, isProduction)),
    ]);
  } catch (error) {
    if (!env.DATABASE_URL) return [warn('Database', `PGlite was not checked: ${(error as Error).message}`)];
    throw error;
  }
}

const checkLogins = async (env: Environment): Promise<Finding[]> => {
  if (!env.DATABASE_URL) return [];
  const unsafe = await findUnsafeLogins(env);
  const risk = env.NODE_ENV === 'production' ? fail : warn;
  return unsafe.length
    ? unsafe.map(({ name, weakness }) =>
        risk('Database', `The login of ${name} ${weakness}: row-level security would not hold. See docs/OPERATING.md.`),
      )
    : [ok('Database', 'Row-level security applies to each login.')];
};

/** Looks at everything and changes nothing but the remembered age of the secret. */
export async function runDoctor(env: Environment, now: Date): Promise<Finding[]> {
  const directory = env.DATA_DIR ?? './data';
  const file = join(directory, 'secret');
  const secret = env.SECRET || (existsSync(file) ? readFileSync(file, 'utf8').trim() : null);
  return [
    ...checkStart(env, secret),
    ...checkSettings(env, secret),
    ...checkSecretAge(directory, secret, now),
    ...(await attempt('Disk', () => checkDisk(directory), 'The free space cannot be read. Check DATA_DIR.')),
    ...(await attempt('Database', () => checkLogins(env), 'A login cannot connect. Check the DATABASE_… addresses.')),
    ...(await attempt(
      'Database',
      () => checkRunningDatabase(env),
      'The database cannot be read as the service. Check DATABASE_SERVICE_URL, and that the server was started once.',
    )),
    ...(await checkMail(env)),
    ...(await attempt(
      'Text messages',
      () => checkTextMessages(env),
      'The provider of text messages cannot be reached. Check SMS_API_URL, and that all of SMS_… is set.',
    )),
    ...(await attempt('Files', () => checkStore(env), 'The S3 store cannot be reached.')),
    ...checkBackups(env.BACKUP_DIR ?? 'backups', now),
  ];
}

const marks = { ok: 'ok     ', warning: 'warning', error: 'ERROR  ' } as const;

export const formatFinding = ({ level, about, text }: Finding): string => `${marks[level]}  ${about}: ${text}`;
