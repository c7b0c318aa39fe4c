import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import type { Secrets } from '../identity/tokens.ts';

/** Three ids of rows, each a positive 32-bit integer. */
export type SealedIds = readonly [number, number, number];

/** Crockford's alphabet: no letter that can be mistaken for another letter or a digit. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 26;
const BYTES = 16;

const deriveKey = (secret: string, use: string) => Buffer.from(hkdfSync('sha256', secret, '', use, 32));

const encodeLetters = (bytes: Buffer): string => {
  let rest = BigInt(`0x${bytes.toString('hex')}`);
  let letters = '';
  for (let at = 0; at < LENGTH; at++, rest >>= 5n) letters = LETTERS[Number(rest & 31n)] + letters;
  return letters.match(/^.{6}|.{5}/g)!.join('-');
};

function decodeLetters(code: string): Buffer | null {
  if (code.length > 2 * LENGTH) return null;
  const letters = code.toLowerCase().replaceAll('-', '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
  if (letters.length !== LENGTH) return null;
  let value = 0n;
  for (const letter of letters) {
    const digit = LETTERS.indexOf(letter);
    if (digit < 0) return null;
    value = (value << 5n) | BigInt(digit);
  }
  if (value >> BigInt(8 * BYTES)) return null;
  return Buffer.from(value.toString(16).padStart(2 * BYTES, '0'), 'hex');
}

/**
 * A code of three ids for one use: with a zero word they are one AES-256 block with a key of its own (decision 0016).
 * Short enough to type from paper, and the same each time. Without the secret nobody can create one or read an id from
 * it.
 */
export function sealIds(secret: string, use: string, ids: SealedIds): string {
  const block = Buffer.alloc(BYTES);
  ids.forEach((id, at) => block.writeInt32BE(id, 4 * (at + 1)));
  const cipher = createCipheriv('aes-256-ecb', deriveKey(secret, use), null).setAutoPadding(false);
  return encodeLetters(Buffer.concat([cipher.update(block), cipher.final()]));
}

/** The ids of a code, however it was typed; null for a code that we did not create for this use, by one secret or another. */
export function unsealIds(secrets: string | Secrets, use: string, code: string): SealedIds | null {
  const sealed = decodeLetters(code);
  if (!sealed) return null;
  return (
    [secrets]
      .flat()
      .map((secret) => openBlock(deriveKey(secret, use), sealed))
      .find((found) => found !== null) ?? null
  );
}

function openBlock(key: Buffer, sealed: Buffer): SealedIds | null {
  const decipher = createDecipheriv('aes-256-ecb', key, null).setAutoPadding(false);
  const block = Buffer.concat([decipher.update(sealed), decipher.final()]);
  if (block.readInt32BE(0) !== 0) return null;
  return [block.readInt32BE(4), block.readInt32BE(8), block.readInt32BE(12)];
}
