import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
  type CipherGCMTypes,
} from 'node:crypto';
import { INVITE_CODE_HALF, RECOVERY_CODE_HALF, TYPED_CODE_LETTERS } from '../../contract/identity/typed-code.ts';

/** A random code for invites and devices: 128 bits, URL-safe. */
export const createCode = (): string => randomBytes(16).toString('base64url');

/** A random session token: 256 bits. */
export const createSessionToken = (): string => randomBytes(32).toString('base64url');

/** The secret of the server, and behind it those that it had before (`SECRET_PREVIOUS`): they still open what they sealed. */
export type Secrets = readonly string[];

/** What a secret opens, the current one first; throws what the last one does if none opens it. */
export async function tryEach<T>(secrets: Secrets, open: (secret: string) => Promise<T>): Promise<T> {
  const [secret, ...others] = secrets;
  return others.length > 0 ? open(secret!).catch(() => tryEach(others, open)) : open(secret!);
}

/*
 * Algorithms are named here, the one in use first. Another one goes in front; what was stored by those behind it still
 * opens, until they are taken away.
 */
const digests = ['sha256'] as const;
const [DIGEST] = digests;
/** Authenticated ciphers by what stands before that which they sealed; the first of all has nothing there. */
const ciphers = { '': 'aes-256-gcm', 'c.': 'chacha20-poly1305' } as const;
type Cipher = keyof typeof ciphers;
const CIPHER: Cipher = '';

/** The stored form of a code or token. The code is random, so a plain hash is enough. */
export const hashCode = (code: string, digest: string = DIGEST): string =>
  createHash(digest).update(code).digest('base64url');

/** Every form in which a code or token may be stored. */
export const listCodeHashes = (code: string): string[] => digests.map((digest) => hashCode(code, digest));

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

const deriveKey = (secret: string, use: string) => Buffer.from(hkdfSync(DIGEST, secret, '', use, 32));

/**
 * The stored form of an invite code, however it was typed. Short codes could be guessed from a plain hash, so this one
 * is keyed with the secret.
 */
export const hashInviteCode = (code: string, secret: string): string =>
  createHmac(DIGEST, deriveKey(secret, 'invite-code'))
    .update(code.replaceAll('-', '').toUpperCase())
    .digest('base64url');

/**
 * Encrypts a code so that the vendor's sign-up-link page can show it again. A code that was sealed for one purpose
 * does not open for another.
 */
export function seal(code: string, secret: string, use = 'invite', mark: Cipher = CIPHER): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv(ciphers[mark] as CipherGCMTypes, deriveKey(secret, use), iv, { authTagLength: 16 });
  const sealed = Buffer.concat([cipher.update(code, 'utf8'), cipher.final()]);
  return `${mark}${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`;
}

/** Throws when the text was altered, or sealed with another secret or for another purpose. */
export function unseal(sealed: string, secret: string | Secrets, use = 'invite'): string {
  if (typeof secret !== 'string') {
    const [first, ...others] = secret;
    try {
      return unseal(sealed, first!, use);
    } catch (error) {
      if (others.length > 0) return unseal(sealed, others, use);
      throw error;
    }
  }
  const [, mark = '', body = ''] = /^([a-z]\.)?([\w-]*)$/.exec(sealed) ?? [];
  const bytes = Buffer.from(body, 'base64url');
  const name = ciphers[mark as Cipher] as CipherGCMTypes;
  const decipher = createDecipheriv(name, deriveKey(secret, use), bytes.subarray(0, 12), { authTagLength: 16 });
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}
