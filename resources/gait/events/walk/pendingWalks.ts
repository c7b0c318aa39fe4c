import * as z from 'zod/mini';
import { TimedWalk } from '../../../../contract/gait/timed-walks.ts';

/*
 * Timed walks that are not on the server yet are stored in localStorage, so that neither a network failure nor an empty
 * battery loses one (docs/decisions/0027). They hold only the request, so no name and no Unique Gait ID. Each is
 * deleted once the server has it. Signing out and another user's sign-in delete them, an idle sign-out does not
 * (`src/app/session`).
 */

export const PENDING_WALKS_KEY = 'timed-walks';

const PendingWalk = z.object({
  walk: TimedWalk,
  /** The server's message if it rejected the walk; null while it is waiting. */
  refusal: z.nullable(z.string()),
});
export type Waiting = z.output<typeof PendingWalk>;
const Kept = z.object({ userId: z.string(), walks: z.array(PendingWalk) });

const listeners = new Set<() => void>();
/** Fallback if the storage is full: then the walks last as long as the page. */
let withoutRoom: string | null = null;

/** Calls `changed` when the walks of this or another tab change. */
export function subscribeToPendingWalks(changed: () => void): () => void {
  listeners.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
}

export const readStoredWalks = (): string | null => withoutRoom ?? localStorage.getItem(PENDING_WALKS_KEY);

/** Walks of a user, oldest first. */
export function listPendingWalks(kept: string | null, userId: string): Waiting[] {
  try {
    const { userId: owner, walks } = Kept.parse(JSON.parse(kept ?? 'null'));
    return owner === userId ? walks : [];
  } catch {
    return [];
  }
}

function store(userId: string, walks: readonly Waiting[]): void {
  withoutRoom = null;
  const text = JSON.stringify({ userId, walks });
  try {
    if (walks.length) localStorage.setItem(PENDING_WALKS_KEY, text);
    else localStorage.removeItem(PENDING_WALKS_KEY);
  } catch {
    withoutRoom = text;
  }
  for (const listener of listeners) listener();
}

const others = (userId: string, sessionUUID: string): Waiting[] =>
  listPendingWalks(readStoredWalks(), userId).filter(({ walk }) => walk.sessionUUID !== sessionUUID);

/** Stores a walk to send; one with the same id is replaced. */
export const addPendingWalk = (userId: string, walk: TimedWalk): void =>
  store(userId, [...others(userId, walk.sessionUUID), { walk, refusal: null }]);

/** Deletes a walk after it was saved or discarded. */
export const removePendingWalk = (userId: string, sessionUUID: string): void =>
  store(userId, others(userId, sessionUUID));

/** Keeps a rejected walk with the message until the user discards it. */
export const markRejected = (userId: string, sessionUUID: string, refusal: string): void =>
  store(
    userId,
    listPendingWalks(readStoredWalks(), userId).map((one) =>
      one.walk.sessionUUID === sessionUUID ? { ...one, refusal } : one,
    ),
  );
