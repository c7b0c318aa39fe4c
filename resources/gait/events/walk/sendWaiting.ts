import { postTimedWalk } from '../../../../contract/gait-event.ts';
import { isProblem } from '../../../../contract/problem.ts';
import type { Caller } from '../../../../dataProvider/provider.ts';
import { dropWaiting, keptWalks, markRefused, walksOf } from './waitingWalks.ts';

/** The network, a session that ended and a server in trouble pass; the same walk is sent again. */
const passes = (status: number): boolean => status < 400 || [401, 408, 429].includes(status) || status >= 500;

let sending: Promise<number> | null = null;

async function run(call: Caller, userId: string, background: boolean): Promise<number> {
  let taken = 0;
  for (;;) {
    const next = walksOf(keptWalks(), userId).find(({ refusal }) => refusal === null)?.walk;
    if (!next) return taken;
    const answer = await call(postTimedWalk, { body: next, idempotencyKey: next.sessionUUID, background });
    if (!isProblem(answer)) {
      dropWaiting(userId, next.sessionUUID);
      taken++;
    } else if (passes(answer.status)) return taken;
    else markRefused(userId, next.sessionUUID, answer.message);
  }
}

/**
 * Sends what waits, one walk after the other, the oldest first, each under its own id however often it is tried. Answers how many
 * the server took. `background` where nobody asked for it.
 */
export function sendWaiting(call: Caller, userId: string, background: boolean): Promise<number> {
  sending ??= run(call, userId, background).finally(() => {
    sending = null;
  });
  return sending;
}
