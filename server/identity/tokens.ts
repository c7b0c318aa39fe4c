import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
} from 'node:crypto';
import { INVITE_CODE_HALF, RECOVERY_CODE_HALF, TYPED_CODE_LETTERS } from '../../contract/identity/typed-code.ts';

/** A random code for invites and devices: 128 bits, URL-safe. */
export const createCode = (): string => randomBytes(16).toString('base64url');

/** A random session token: 256 bits. */
export const createSessionToken = (): string => randomBytes(32).toString('base64url');

/** The stored form of a code or token. The code is random, so a plain hash is enough. */
export const hashCode = (code: string): string => createHash('sha256').update(code).digest('base64url');

/** A code for typing, such as `K7MW-3QXE`. */
function createTypedCode(length: number): string {
  const half = () => Array.from({ length }, () => TYPED_CODE_LETTERS[randomInt(TYPED_CODE_LETTERS.length)]).join('');
  return `${half()}-${half()}`;
}

/** 40 bits, so every call that accepts one is rate-limited. */
export const createInviteCode = (): string => createTypedCode(INVITE_CODE_HALF);

/** Ten single-use codes that replace a second factor: 50 bits each. */
export const createRecoveryCodes = (): string[] =>
  Array.from({ length: 10 }, () => createTypedCode(RECOVERY_CODE_HALF));

/** Restores the displayed form of a recovery code, however it was typed. */
export function normalizeRecoveryCode(typed: string): string {
  const letters = typed.toUpperCase().replaceAll(/[^A-Z\d]/g, '');
  return `${letters.slice(0, RECOVERY_CODE_HALF)}-${letters.slice(RECOVERY_CODE_HALF)}`;
}

const deriveKey = (secret: string, use: string) => Buffer.from(hkdfSync('sha256', secret, '', use, 32));

/**
 * The stored form of an invite code, however it was typed. Short codes could be guessed from a plain hash, so this one
 * is keyed with the secret.
 */
export const hashInviteCode = (code: string, secret: string): string =>
  createHmac('sha256', deriveKey(secret, 'invite-code'))
    .update(code.replaceAll('-', '').toUpperCase())
    .digest('base64url');

/**
 * Encrypts a code so that the vendor's sign-up-link page can show it again. A code that was sealed for one purpose
 * does not open for another.
 */
export function seal(code: string, secret: string, use = 'invite'): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(secret, use), iv);
  const sealed = Buffer.concat([cipher.update(code, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Throws when the text was altered, or sealed with another secret or for another purpose. */
export function unseal(sealed: string, secret: string, use = 'invite'): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(secret, use), bytes.subarray(0, 12), {
    authTagLength: 16,
  });
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}
