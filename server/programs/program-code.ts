import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import type { Secrets } from '../identity/tokens.ts';

/** The program that a code opens, and its patient. */
interface ProgramReference {
  organizationId: number;
  patientId: number;
  programId: number;
}

/** Crockford's alphabet: no letter that can be mistaken for another letter or a digit. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 26;
const BYTES = 16;

const deriveKey = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'program-code', 32));

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
 * The code of a patient's program: its three ids and a zero word, one AES-256 block with a key of its own (decision
 * 0016). Short enough to type from paper, and the same for every print. Without the secret nobody can create one or
 * read an id from it.
 */
export function encodeProgramCode(secret: string, { organizationId, patientId, programId }: ProgramReference): string {
  const block = Buffer.alloc(BYTES);
  block.writeInt32BE(organizationId, 4);
  block.writeInt32BE(patientId, 8);
  block.writeInt32BE(programId, 12);
  const cipher = createCipheriv('aes-256-ecb', deriveKey(secret), null).setAutoPadding(false);
  return encodeLetters(Buffer.concat([cipher.update(block), cipher.final()]));
}

/** The program of a code, however it was typed; null for a code that we did not create, by one secret or another. */
export function decodeProgramCode(secrets: string | Secrets, code: string): ProgramReference | null {
  const sealed = decodeLetters(code);
  if (!sealed) return null;
  return (
    [secrets]
      .flat()
      .map((secret) => openBlock(secret, sealed))
      .find((found) => found !== null) ?? null
  );
}

function openBlock(secret: string, sealed: Buffer): ProgramReference | null {
  const decipher = createDecipheriv('aes-256-ecb', deriveKey(secret), null).setAutoPadding(false);
  const block = Buffer.concat([decipher.update(sealed), decipher.final()]);
  if (block.readInt32BE(0) !== 0) return null;
  return {
    organizationId: block.readInt32BE(4),
    patientId: block.readInt32BE(8),
    programId: block.readInt32BE(12),
  };
}
