import { eq } from 'drizzle-orm';
import { symmetricDecrypt } from 'better-auth/crypto';
import type { Tx } from '../platform/db/database.ts';
import { authTwoFactors } from '../platform/db/schema.ts';
import { hashLike, hashTogether } from './hashing.ts';
import { createRecoveryCodes, tryEach, type Secrets } from './tokens.ts';

/*
 * The library keeps recovery codes as a list, which it reads and writes by `decrypt` and `encrypt`. Ours is a list of
 * password hashes: a code of 50 bits could be guessed from anything cheaper. The codes of a person have a salt in common.
 * Lists from before were encrypted; they are hashed when one of their codes is used (and by the job `renew-encryption`).
 */

const isHash = (entry: string): boolean => entry.startsWith('scrypt$');
const isList = (stored: string): boolean => stored.startsWith('[');

/** What the library is given for a list of codes; those that are hashed already stay as they are. */
async function encrypt(list: string): Promise<string> {
  const entries = JSON.parse(list) as string[];
  const hashes = await hashTogether(entries.filter((entry) => !isHash(entry)));
  return JSON.stringify([...entries.filter(isHash), ...hashes]);
}

/** The list that is stored; of one from before, the codes themselves. */
const decrypt = (stored: string, secrets: Secrets): Promise<string> =>
  isList(stored) ? Promise.resolve(stored) : tryEach(secrets, (key) => symmetricDecrypt({ key, data: stored }));

/** For the library: how it keeps recovery codes. It makes none, since it could only show them by keeping them readable. */
export const recoveryCodeOptions = (secrets: Secrets) => ({
  customBackupCodesGenerate: (): string[] => [],
  storeBackupCodes: { encrypt, decrypt: (stored: string) => decrypt(stored, secrets) },
});

/** Replaces the recovery codes of a user who has a second factor; returns the new ones, which are stored as hashes only. */
export async function issueRecoveryCodes(db: Tx, userId: string): Promise<string[]> {
  const codes = createRecoveryCodes();
  const backupCodes = await encrypt(JSON.stringify(codes));
  await db.update(authTwoFactors).set({ backupCodes }).where(eq(authTwoFactors.userId, userId));
  return codes;
}

/** The entry of the stored list that a typed code would be: its hash, or the code itself in a list from before. */
export async function findEntryFor(stored: string, code: string): Promise<string> {
  if (!isList(stored)) return code;
  const [first] = JSON.parse(stored) as string[];
  return first ? hashLike(first, code) : code;
}

export const countRecoveryCodes = async (stored: string, secrets: Secrets): Promise<number> =>
  (JSON.parse(await decrypt(stored, secrets)) as string[]).length;

/** The list as it is stored today; null if it is. */
export const renewRecoveryList = async (stored: string, secrets: Secrets): Promise<string | null> =>
  isList(stored) ? null : encrypt(await decrypt(stored, secrets));
