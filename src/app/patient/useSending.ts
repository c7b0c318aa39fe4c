import { useCallback, useEffect } from 'react';
import { isProblem } from '../../../contract/platform/error.ts';
import { sendSession } from '../../../dataProvider/patient/device.ts';
import type { Keep } from './keptOnDevice.ts';

const SIGNED_OUT = 401;
/** Answers after which the same session is sent again later: no network, too many calls, and faults of the server. */
const isTemporary = (status: number) => status < 400 || status === 408 || status === 429 || status >= 500;

/** Only one run at a time: the next one begins with what it has left. */
let running: Promise<void> = Promise.resolve();

async function sendAll(keep: Keep): Promise<void> {
  for (;;) {
    const { token, queue } = keep(() => ({}));
    const [session] = queue;
    if (!session || !token) return;
    const answer = await sendSession(token, session);
    if (isProblem(answer) && answer.status === SIGNED_OUT) keep(() => ({ token: null, day: null }));
    if (isProblem(answer) && (answer.status === SIGNED_OUT || isTemporary(answer.status))) return;
    const isRefused = isProblem(answer);
    keep((kept) => ({
      queue: kept.queue.filter(({ sessionUUID }) => sessionUUID !== session.sessionUUID),
      refused: kept.refused + (isRefused ? 1 : 0),
    }));
  }
}

/**
 * Sends sessions that wait on the device (PTL-13): now, when the connection is back, and when the page is shown again.
 * Each has its own id, so that one sent twice is stored once.
 */
export function useSending(keep: Keep, waiting: number, onSent: () => void): () => Promise<void> {
  const send = useCallback(() => {
    running = running.then(() => sendAll(keep)).then(onSent);
    return running;
  }, [keep, onSent]);
  useEffect(() => {
    if (waiting === 0) return;
    const stopped = new AbortController();
    const sendNow = () => void send();
    sendNow();
    window.addEventListener('online', sendNow, { signal: stopped.signal });
    document.addEventListener('visibilitychange', () => !document.hidden && sendNow(), { signal: stopped.signal });
    return () => stopped.abort();
  }, [send, waiting]);
  return send;
}
