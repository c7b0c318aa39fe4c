import { eq, sql, type SQL } from 'drizzle-orm';
import type { Call } from '../../contract/call.ts';
import { auditAccount } from '../audit/audit.ts';
import type { Door } from '../db/door.ts';
import { people } from '../db/schema/index.ts';
import type { Asked } from '../http/asked.ts';
import { entityOf } from '../http/audited.ts';
import { Refusal } from '../http/refusal.ts';

/**
 * The account of an address, looked up by the statement that writes the row: the same work for an address that nobody has, so
 * that how long an answer takes does not tell.
 */
export const accountOf = (email: string): SQL =>
  sql`(select ${people.id} from ${people} where ${eq(people.email, email)})`;

/** A call to the identity provider, which keeps its own transactions: the row comes after the deed. */
interface Deed {
  door: Door;
  call: Call;
  requestId: Asked<Call>['requestId'];
}

export const writeDown = (
  { door, call, requestId }: Deed,
  userId: string | SQL,
  outcome: number,
  action: string = call.id,
): Promise<void> =>
  door.asService((tx) => auditAccount(tx, { requestId, userId, action, entity: entityOf(call), outcome }));

/**
 * Does what may be refused for its secret, and writes down which of both it was: 200, or what `outcomeOf` says of what is only
 * begun. Too many tries (429) are no try.
 */
export async function tried<T>(
  deed: Deed,
  userId: string | SQL,
  work: () => Promise<T>,
  outcomeOf: (done: T) => number = () => 200,
): Promise<T> {
  let done: T;
  try {
    done = await work();
  } catch (error) {
    if (error instanceof Refusal && (error.status === 401 || error.status === 422))
      await writeDown(deed, userId, error.status).catch(() => undefined);
    throw error;
  }
  await writeDown(deed, userId, outcomeOf(done));
  return done;
}
