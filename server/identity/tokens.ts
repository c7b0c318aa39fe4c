import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
} from 'node:crypto';
import { INVITE_CODE_HALF, RECOVERY_CODE_HALF, TYPED_CODE_LETTERS } from '../../contract/typed-code.ts';

/** A random code for invites and devices: 128 bits, safe in a URL. */
export const newCode = (): string => randomBytes(16).toString('base64url');

/** What the database keeps of a code or token. The code is random, so a plain hash is enough. */
export const hashOfCode = (code: string): string => createHash('sha256').update(code).digest('base64url');

/** A code that a person types, such as `K7MW-3QXE`. */
function newTypedCode(length: number): string {
  const half = () => Array.from({ length }, () => TYPED_CODE_LETTERS[randomInt(TYPED_CODE_LETTERS.length)]).join('');
  return `${half()}-${half()}`;
}

/** 40 bits, so every call that takes one counts its tries. */
export const newInviteCode = (): string => newTypedCode(INVITE_CODE_HALF);

/** The ten codes that open an account in place of a second factor, each once: 50 bits each. */
export const newRecoveryCodes = (): string[] => Array.from({ length: 10 }, () => newTypedCode(RECOVERY_CODE_HALF));

/** A recovery code as it was shown, however it is typed. */
export function recoveryCodeOf(typed: string): string {
  const letters = typed.toUpperCase().replaceAll(/[^A-Z\d]/g, '');
  return `${letters.slice(0, RECOVERY_CODE_HALF)}-${letters.slice(RECOVERY_CODE_HALF)}`;
}

const keyOf = (secret: string, use: string) => Buffer.from(hkdfSync('sha256', secret, '', use, 32));

/**
 * What the database keeps of such a code, however it is typed. There are too few of them for a plain hash: without the secret
 * nobody who reads the table finds the code.
 */
export const hashOfInviteCode = (code: string, secret: string): string =>
  createHmac('sha256', keyOf(secret, 'invite-code')).update(code.replaceAll('-', '').toUpperCase()).digest('base64url');

/**
 * Seals a code so that the vendor's sign-up-link page can show it again and nobody who reads the table can. What was
 * sealed for one use opens for no other.
 */
export function seal(code: string, secret: string, use = 'invite'): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, use), iv);
  const sealed = Buffer.concat([cipher.update(code, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Throws for what was altered, or sealed with another secret or for another use. */
export function unseal(sealed: string, secret: string, use = 'invite'): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, use), bytes.subarray(0, 12), { authTagLength: 16 });
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}
