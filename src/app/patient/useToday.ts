import { useCallback, useEffect, useRef, useState } from 'react';
import { isProblem, type Problem } from '../../../contract/platform/error.ts';
import type { Language } from '../../../contract/platform/languages.ts';
import { getToday } from '../../../dataProvider/patient/device.ts';
import { takeEarlyToday } from './earlyToday.ts';
import type { Keep } from './keptOnDevice.ts';
import { usePreview } from './preview.ts';

/** A page that was open longer than this is loaded again when it is shown. */
const FRESH_MS = 60_000;

/**
 * Loads the patient's day and keeps it: at once, when the page is shown again later and when the connection is back. An
 * earlier answer stays on the screen while there is no other; it goes when the clinic has disconnected the device.
 */
export function useToday(token: string, language: Language | null, keep: Keep) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const readAt = useRef(0);
  const loadPreviewed = usePreview();
  const load = useCallback(
    async (signal?: AbortSignal) => {
      readAt.current = Date.now();
      const answer = await (loadPreviewed?.(language, signal) ??
        takeEarlyToday(token, language) ??
        getToday(token, language, signal));
      if (signal?.aborted) return;
      if (!isProblem(answer)) keep(() => ({ day: answer }));
      else if (answer.status === 401 || answer.status === 404) keep(() => ({ token: null, day: null }));
      setProblem(isProblem(answer) ? answer : null);
    },
    [token, language, keep, loadPreviewed],
  );
  useEffect(() => {
    const stopped = new AbortController();
    const { signal } = stopped;
    const loadNow = () => void load(signal);
    const loadWhenShown = () => {
      if (!document.hidden && Date.now() - readAt.current > FRESH_MS) loadNow();
    };
    loadNow();
    window.addEventListener('online', loadNow, { signal });
    document.addEventListener('visibilitychange', loadWhenShown, { signal });
    return () => stopped.abort();
  }, [load]);
  return { problem, load };
}
