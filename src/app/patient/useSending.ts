import { useCallback, useEffect } from 'react';
import { isProblem } from '../../../contract/platform/error.ts';
import { sendSession, sendSurvey } from '../../../dataProvider/patient/device.ts';
import type { Keep, Kept } from './keptOnDevice.ts';

const SIGNED_OUT = 401;
/** Answers after which the same body is sent again later: no network, too many calls, and faults of the server. */
const isTemporary = (status: number) => status < 400 || status === 408 || status === 429 || status >= 500;

/** Only one run at a time: the next one begins with what it has left. */
let running: Promise<void> = Promise.resolve();
let runs = 0;

/** What is sent next, and what the device keeps once the clinic has it or would not take it; null for nothing. */
function findNext({ token, queue: [session], filled: [survey] }: Kept) {
  if (!token) return null;
  if (session)
    return {
      send: () => sendSession(token, session),
      remove: ({ queue, refused }: Kept, count: number): Partial<Kept> => ({
        queue: queue.filter(({ sessionUUID }) => sessionUUID !== session.sessionUUID),
        refused: refused + count,
      }),
    };
  if (!survey) return null;
  return {
    send: () => sendSurvey(token, survey),
    remove: ({ filled, refusedSurveys }: Kept, count: number): Partial<Kept> => ({
      filled: filled.filter(({ responseUUID }) => responseUUID !== survey.responseUUID),
      refusedSurveys: refusedSurveys + count,
    }),
  };
}

async function sendAll(keep: Keep): Promise<void> {
  for (;;) {
    const next = findNext(keep(() => ({})));
    if (!next) return;
    const answer = await next.send();
    if (isProblem(answer) && answer.status === SIGNED_OUT) keep(() => ({ token: null, day: null }));
    if (isProblem(answer) && (answer.status === SIGNED_OUT || isTemporary(answer.status))) return;
    keep((kept) => next.remove(kept, isProblem(answer) ? 1 : 0));
  }
}

/** A connection that is said to be back often is not yet. */
const RETRY_MS = 10_000;

/**
 * Sends sessions and surveys that wait on the device (PTL-13, PTL-36): now, when the connection is back, when the page is
 * shown again, and from time to time. Each has its own id, so that one sent twice is stored once.
 */
export function useSending(keep: Keep, waiting: number, onSent: () => void): () => Promise<void> {
  const send = useCallback(() => {
    runs += 1;
    running = running
      .then(() => sendAll(keep))
      .then(onSent)
      .finally(() => (runs -= 1));
    return running;
  }, [keep, onSent]);
  useEffect(() => {
    if (waiting === 0) return;
    const stopped = new AbortController();
    const sendNow = () => void send();
    sendNow();
    window.addEventListener('online', sendNow, { signal: stopped.signal });
    document.addEventListener('visibilitychange', () => !document.hidden && sendNow(), { signal: stopped.signal });
    const timer = setInterval(() => runs === 0 && sendNow(), RETRY_MS);
    return () => {
      clearInterval(timer);
      stopped.abort();
    };
  }, [send, waiting]);
  return send;
}
