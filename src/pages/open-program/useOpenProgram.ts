import { useCallback, useEffect, useRef, useState } from 'react';
import type { Language } from '../../../contract/languages.ts';
import type { OpenProgram } from '../../../contract/open-program.ts';
import { isProblem, type Problem } from '../../../contract/problem.ts';
import { getOpenProgram } from '../../../dataProvider/public/program.ts';

/** A page that lay open longer than this is read anew when it is looked at again. */
const FRESH_MS = 60_000;

interface Shown {
  program: OpenProgram | null;
  /** Why the last reading failed. What was read before stays, unless the program is gone. */
  problem: Problem | null;
}

/**
 * The program of a code in a language, or in the patient's: read at once, again when the page is looked at later, and by itself when a connection is back, so
 * that a page which stays open on a phone shows what the clinic has changed since.
 */
export function useOpenProgram(code: string, language: Language | null): Shown & { again: () => void } {
  const [shown, setShown] = useState<Shown>({ program: null, problem: null });
  const readAt = useRef(0);
  const read = useCallback(
    async (signal?: AbortSignal) => {
      readAt.current = Date.now();
      const answer = await getOpenProgram(code, language, signal);
      if (signal?.aborted) return;
      setShown(({ program }) =>
        isProblem(answer)
          ? { program: answer.status === 404 ? null : program, problem: answer }
          : { program: answer, problem: null },
      );
    },
    [code, language],
  );
  useEffect(() => {
    const stopped = new AbortController();
    const { signal } = stopped;
    const readAnew = () => void read(signal);
    const lookedAt = () => {
      if (document.visibilityState === 'visible' && Date.now() - readAt.current > FRESH_MS) readAnew();
    };
    readAnew();
    window.addEventListener('online', readAnew, { signal });
    document.addEventListener('visibilitychange', lookedAt, { signal });
    return () => stopped.abort();
  }, [read]);
  return { ...shown, again: () => void read() };
}
