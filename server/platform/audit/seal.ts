import { createHash } from 'node:crypto';
import type { auditSeals } from './schema.ts';

export type Seal = typeof auditSeals.$inferSelect;

/** An audit row as it is sealed: a JSON array of its columns as text. */
export interface CanonicalRow {
  id: number;
  canonical: string;
}

/** What the first seal continues. */
export const CHAIN_START = { id: 0, lastId: 0, hash: '0'.repeat(64) };

type ChainEnd = Pick<Seal, 'id' | 'lastId' | 'hash'>;

const sha256 = (text: string) => createHash('sha256').update(text).digest();

const ID_BYTES = 8;
const DIGEST_BYTES = 8;

/** Id and beginning of the hash of each row, one after the other, in base64. */
function packDigests(rows: readonly CanonicalRow[]): string {
  const packed = Buffer.alloc(rows.length * (ID_BYTES + DIGEST_BYTES));
  rows.forEach(({ id, canonical }, index) => {
    const at = index * (ID_BYTES + DIGEST_BYTES);
    packed.writeBigInt64BE(BigInt(id), at);
    sha256(canonical).copy(packed, at + ID_BYTES, 0, DIGEST_BYTES);
  });
  return packed.toString('base64');
}

/** The digest of each row by its id. */
export function readDigests(rowDigests: string): Map<number, string> {
  const packed = Buffer.from(rowDigests, 'base64');
  const digests = new Map<number, string>();
  for (let at = 0; at + ID_BYTES + DIGEST_BYTES <= packed.length; at += ID_BYTES + DIGEST_BYTES)
    digests.set(Number(packed.readBigInt64BE(at)), packed.toString('hex', at + ID_BYTES, at + ID_BYTES + DIGEST_BYTES));
  return digests;
}

export const digestRow = ({ canonical }: CanonicalRow): string => sha256(canonical).toString('hex', 0, DIGEST_BYTES);

export const hashRows = (rows: readonly CanonicalRow[]): string => {
  const hash = createHash('sha256');
  for (const { canonical } of rows) hash.update(canonical).update('\n');
  return hash.digest('hex');
};

/** SHA-256 over everything else in the seal, which includes the previous seal's hash. */
export const hashSeal = (seal: Omit<Seal, 'hash'>): string =>
  sha256(
    JSON.stringify([
      seal.id,
      seal.sealedAt.toISOString(),
      seal.firstId,
      seal.lastId,
      seal.rowCount,
      seal.rowsHash,
      seal.rowDigests,
      seal.previousHash,
    ]),
  ).toString('hex');

/** The seal over `rows`, which are in the order of their ids and not empty. */
export function sealRows(previous: ChainEnd, rows: readonly CanonicalRow[], sealedAt: Date): Seal {
  const seal = {
    id: previous.id + 1,
    sealedAt,
    firstId: previous.lastId + 1,
    lastId: rows.at(-1)!.id,
    rowCount: rows.length,
    rowsHash: hashRows(rows),
    rowDigests: packDigests(rows),
    previousHash: previous.hash,
  };
  return { ...seal, hash: hashSeal(seal) };
}
