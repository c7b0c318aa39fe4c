import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { differenceInDays } from 'date-fns';
import { fingerprintSecret } from '../db/backup/manifest.ts';
import { ok, warn, type Finding } from './finding.ts';

const MAX_DAYS = 365;

export interface SecretSeen {
  fingerprint: string;
  firstSeen: string;
}

/** How old the secret is, and what is remembered of it: a slow fingerprint and the first day, never the secret. */
export function assessSecretAge(
  secret: string,
  known: SecretSeen | null,
  now: Date,
): { finding: Finding; seen: SecretSeen } {
  const fingerprint = fingerprintSecret(secret);
  const seen = known?.fingerprint === fingerprint ? known : { fingerprint, firstSeen: now.toISOString() };
  const days = differenceInDays(now, seen.firstSeen);
  const finding =
    days > MAX_DAYS
      ? warn(
          'Secret',
          `SECRET has been the same for ${days} days. Plan a new one: users sign in again, and open invites are sent again.`,
        )
      : ok('Secret', `SECRET has been the same for ${days} days.`);
  return { finding, seen };
}

/** Reads and updates `DATA_DIR/doctor.json`. */
export function checkSecretAge(directory: string, secret: string | null, now: Date): Finding[] {
  if (!secret || !existsSync(directory)) return [];
  const file = join(directory, 'doctor.json');
  let known: SecretSeen | null = null;
  try {
    known = JSON.parse(readFileSync(file, 'utf8')) as SecretSeen;
  } catch {
    // The first run, or a damaged file: it starts over.
  }
  const { finding, seen } = assessSecretAge(secret, known, now);
  try {
    writeFileSync(file, JSON.stringify(seen), { mode: 0o600 });
  } catch {
    return [warn('Secret', 'The age of SECRET cannot be remembered: the data directory cannot be written.')];
  }
  return [finding];
}
