import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';

/** Which program a code opens, and whose it has to be still. */
export interface ProgramOfPatient {
  organizationId: number;
  patientId: number;
  programId: number;
}

/** Crockford's: no letter that is read as another one or as a digit. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 26;
const BYTES = 16;

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'program-code', 32));

const written = (bytes: Buffer): string => {
  let rest = BigInt(`0x${bytes.toString('hex')}`);
  let letters = '';
  for (let at = 0; at < LENGTH; at++, rest >>= 5n) letters = LETTERS[Number(rest & 31n)] + letters;
  return letters.match(/^.{6}|.{5}/g)!.join('-');
};

function read(code: string): Buffer | null {
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
 * The code that opens a patient's program: its three ids and a word of zeros, one block of AES-256 under a key of its own
 * (decision 0016). Short enough to be typed from paper, the same at every print, and without our secret nobody makes
 * one or reads an id out of it.
 */
export function programCodeOf(secret: string, { organizationId, patientId, programId }: ProgramOfPatient): string {
  const block = Buffer.alloc(BYTES);
  block.writeInt32BE(organizationId, 4);
  block.writeInt32BE(patientId, 8);
  block.writeInt32BE(programId, 12);
  const cipher = createCipheriv('aes-256-ecb', keyOf(secret), null).setAutoPadding(false);
  return written(Buffer.concat([cipher.update(block), cipher.final()]));
}

/** What a code names, however its letters are written; null for anything that we did not make. */
export function programOfCode(secret: string, code: string): ProgramOfPatient | null {
  const sealed = read(code);
  if (!sealed) return null;
  const decipher = createDecipheriv('aes-256-ecb', keyOf(secret), null).setAutoPadding(false);
  const block = Buffer.concat([decipher.update(sealed), decipher.final()]);
  if (block.readInt32BE(0) !== 0) return null;
  return {
    organizationId: block.readInt32BE(4),
    patientId: block.readInt32BE(8),
    programId: block.readInt32BE(12),
  };
}
