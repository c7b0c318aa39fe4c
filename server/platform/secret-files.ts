import { readFileSync } from 'node:fs';

/** Secrets that a file may hold, as key vaults and container platforms hand them over: `SECRET_FILE=/run/secrets/portal`. */
const secretNames = [
  'SECRET',
  'SECRET_PREVIOUS',
  'DATABASE_URL',
  'DATABASE_VENDOR_URL',
  'DATABASE_SERVICE_URL',
  'DATABASE_OWNER_URL',
  'SMTP_URL',
  'S3_SECRET_ACCESS_KEY',
  'SSO_CLIENT_SECRET',
  'TYPEFORM_SECRET',
  'CHAT_SECRET',
] as const;

type Environment = Record<string, string | undefined>;

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
