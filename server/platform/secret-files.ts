import { readFileSync } from 'node:fs';

/** Secrets that a file may hold, as key vaults and container platforms hand them over: `SECRET_FILE=/run/secrets/portal`. */
const secretNames = [
  'SECRET',
  'SECRET_PREVIOUS',
  'DATABASE_URL',
  'DATABASE_VENDOR_URL',
  'DATABASE_SERVICE_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_BACKUP_URL',
  'SMTP_URL',
  'SMS_AUTH_TOKEN',
  'S3_SECRET_ACCESS_KEY',
  'SSO_CLIENT_SECRET',
  'TYPEFORM_SECRET',
  'CHAT_SECRET',
] as const;

type SecretName = (typeof secretNames)[number];
type Environment = Record<string, string | undefined>;

/** Where the secrets of the environment are that stand in files. */
export const listSecretFiles = (env: Environment): ReadonlyMap<SecretName, string> =>
  new Map(secretNames.flatMap((name) => (env[`${name}_FILE`] ? [[name, env[`${name}_FILE`]!] as const] : [])));

/**
 * Reads a secret at each use: a vault replaces what it hands over, some of it within minutes. While the file cannot be read,
 * what it had before counts.
 */
export function createSecretReader(file: string | undefined, atStart: string): () => string {
  let last = atStart;
  return () => {
    if (file === undefined) return atStart;
    try {
      last = readFileSync(file, 'utf8').trim() || last;
    } catch {
      // It is being replaced.
    }
    return last;
  };
}

/** The environment with each `…_FILE` replaced by what the file holds. Throws when a secret is given twice. */
export function readSecretFiles(env: Environment): Environment {
  const filled = { ...env };
  for (const name of secretNames) {
    const file = env[`${name}_FILE`];
    if (!file) continue;
    if (env[name]) throw new Error(`Set ${name} or ${name}_FILE, not both.`);
    filled[name] = readFileSync(file, 'utf8').trim();
  }
  return filled;
}
