import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema/index.ts';
import { Refusal } from './refusal.ts';

export interface Retry {
  organizationId: number;
  /** Who writes: a user, a device, an address. */
  subject: string;
  key: string;
  requestHash: string;
}

export interface Reply {
  status: number;
  answer: unknown;
}

const acceptable = /^[\x21-\x7e]{8,255}$/;

/** Reads an Idempotency-Key; null without one. The hash covers method, path and body. */
export function retryOf(
  header: string | undefined,
  subject: string,
  organizationId: number,
  parts: (string | Uint8Array)[],
): Retry | null {
  if (header === undefined) return null;
  if (!acceptable.test(header)) throw new Refusal(400, 'The Idempotency-Key is not valid.');
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\n');
  return { organizationId, subject, key: header, requestHash: hash.digest('base64') };
}

/**
 * Takes the key for this transaction. Returns the reply of an earlier, finished use of it; null when the work is to
 * be done now. A second request with the same key waits here until the first has committed.
 */
export async function earlierReply(tx: Tx, retry: Retry): Promise<Reply | null> {
  const { organizationId, subject, key, requestHash } = retry;
  const taken = await tx
    .insert(idempotencyKeys)
    .values({ organizationId, subject, key, requestHash })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (taken.length) return null;
  const [row] = await tx
    .select()
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.organizationId, organizationId),
        eq(idempotencyKeys.subject, subject),
        eq(idempotencyKeys.key, key),
      ),
    );
  if (!row || row.requestHash !== requestHash) {
    throw new Refusal(422, 'That Idempotency-Key was already used for something else.');
  }
  return { status: row.status ?? 200, answer: row.answer };
}

/** Keeps the reply beside the work, in the same transaction. */
export async function keepReply(tx: Tx, retry: Retry, reply: Reply): Promise<void> {
  await tx
    .update(idempotencyKeys)
    .set({ status: reply.status, answer: sql`${JSON.stringify(reply.answer ?? null)}::jsonb` })
    .where(
      and(
        eq(idempotencyKeys.organizationId, retry.organizationId),
        eq(idempotencyKeys.subject, retry.subject),
        eq(idempotencyKeys.key, retry.key),
      ),
    );
}
