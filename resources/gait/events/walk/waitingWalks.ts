import * as z from 'zod/mini';
import { TimedWalk } from '../../../../contract/gait-event.ts';

/*
 * Walks that were timed but are not with the server yet lie in localStorage, so that neither a dead network nor a tablet that
 * goes out loses one (docs/decisions/0027): what is sent and no more, so no name and no Unique Gait ID. Each goes once the server
 * has it; signing out and somebody else's signing in empty the place, a screen that signs itself off does not (`src/session`).
 */

export const WAITING_KEY = 'timed-walks';

const Waiting = z.object({
  walk: TimedWalk,
  /** What the server said to it, when it will not take it; null while it is only waiting. */
  refusal: z.nullable(z.string()),
});
export type Waiting = z.output<typeof Waiting>;
const Kept = z.object({ userId: z.string(), walks: z.array(Waiting) });

const listeners = new Set<() => void>();
/** Where there is no room in the browser: then the walks last as long as the page. */
let withoutRoom: string | null = null;

/** Calls `changed` when the walks of this or of another tab change. */
export function watchWaiting(changed: () => void): () => void {
  listeners.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
}

export const keptWalks = (): string | null => withoutRoom ?? localStorage.getItem(WAITING_KEY);

/** The walks of a person in what is kept, the oldest first. */
export function walksOf(kept: string | null, userId: string): Waiting[] {
  try {
    const { userId: owner, walks } = Kept.parse(JSON.parse(kept ?? 'null'));
    return owner === userId ? walks : [];
  } catch {
    return [];
  }
}

function keep(userId: string, walks: readonly Waiting[]): void {
  withoutRoom = null;
  const text = JSON.stringify({ userId, walks });
  try {
    if (walks.length) localStorage.setItem(WAITING_KEY, text);
    else localStorage.removeItem(WAITING_KEY);
  } catch {
    withoutRoom = text;
  }
  for (const listener of listeners) listener();
}

const others = (userId: string, sessionUUID: string): Waiting[] =>
  walksOf(keptWalks(), userId).filter(({ walk }) => walk.sessionUUID !== sessionUUID);

/** Has a walk wait to be sent; one that waits already under its id is replaced. */
export const addWaiting = (userId: string, walk: TimedWalk): void =>
  keep(userId, [...others(userId, walk.sessionUUID), { walk, refusal: null }]);

/** The server has it, or somebody has given it up. */
export const dropWaiting = (userId: string, sessionUUID: string): void => keep(userId, others(userId, sessionUUID));

/** The server will not take it: it stays, with what was said, until somebody gives it up. */
export const markRefused = (userId: string, sessionUUID: string, refusal: string): void =>
  keep(
    userId,
    walksOf(keptWalks(), userId).map((one) => (one.walk.sessionUUID === sessionUUID ? { ...one, refusal } : one)),
  );
