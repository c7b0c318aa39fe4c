import { serviceMessage } from '../../../contract/platform/messages.ts';
import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema.ts';
import { HttpError } from './http-error.ts';

interface IdempotentRequest {
  organizationId: number;
  /** The writing user, device or address. */
  subject: string;
  key: string;
  requestHash: string;
}

export interface Reply {
  status: number;
  answer: unknown;
}

const keyPattern = /^[\x21-\x7e]{8,255}$/;

/** Null without an Idempotency-Key. The hash covers method, path and body. */
export function readIdempotencyKey(
  header: string | undefined,
  subject: string,
  organizationId: number,
  parts: (string | Uint8Array)[],
): IdempotentRequest | null {
  if (header === undefined) return null;
  if (!keyPattern.test(header)) throw new HttpError(400, serviceMessage('request.invalidIdempotencyKey'));
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\n');
  return { organizationId, subject, key: header, requestHash: hash.digest('base64') };
}

/**
 * Claims the key for this transaction. Returns the stored response of an earlier use, or null when the work is to be
 * done now. A second request with the same key waits here until the first has committed.
 */
export async function findStoredResponse(tx: Tx, retry: IdempotentRequest): Promise<Reply | null> {
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
    throw new HttpError(422, serviceMessage('request.usedIdempotencyKey'));
  }
  return { status: row.status ?? 200, answer: row.response };
}

/** Stores the response in the transaction of the work itself. */
export async function storeResponse(tx: Tx, retry: IdempotentRequest, reply: Reply): Promise<void> {
  await tx
    .update(idempotencyKeys)
    .set({ status: reply.status, response: sql`${JSON.stringify(reply.answer ?? null)}::jsonb` })
    .where(
      and(
        eq(idempotencyKeys.organizationId, retry.organizationId),
        eq(idempotencyKeys.subject, retry.subject),
        eq(idempotencyKeys.key, retry.key),
      ),
    );
}
