import { useEffect, useEffectEvent, useState } from 'react';
import { isProblem } from '../../contract/platform/error.ts';
import type { RecordingError, ReadingProgress } from '../../dataProvider/recording-reading.ts';
import { fetchRecording, type LogLink } from '../../dataProvider/recording.ts';
import type { LoadingRecording } from '@exer/pose-log/recording.ts';
import type { LogKind } from '@exer/pose-log/skeleton.ts';

export type RecordingState =
  | ({ is: 'loading' } & ReadingProgress)
  /** Its first frames at least; broken when the rest does not come. */
  | { is: 'ready'; recording: LoadingRecording; isBroken: boolean }
  /** The server's words on the link (ERR-35). */
  | { is: 'refused'; message: string }
  | { is: 'faulty'; fault: RecordingError }
  /** The link could not be followed; the console says why (ERR-37). */
  | { is: 'missing' };

type Result = Awaited<ReturnType<typeof fetchRecording>>;

function toState(result: Result): RecordingState {
  if (result === null) return { is: 'missing' };
  if (typeof result === 'string') return { is: 'faulty', fault: result };
  return isProblem(result)
    ? { is: 'refused', message: result.message }
    : { is: 'ready', recording: result, isBroken: false };
}

/** Loads the recording of a session once; unmounting cancels it. */
export function useRecording(kind: LogKind, link: LogLink): RecordingState {
  const [state, setState] = useState<RecordingState>({ is: 'loading', frames: 0, share: null });
  const load = useEffectEvent((signal: AbortSignal) =>
    fetchRecording(kind, link, {
      signal,
      onProgress: (progress) => setState({ is: 'loading', ...progress }),
      onBreak: () => setState((shown) => (shown.is === 'ready' ? { ...shown, isBroken: true } : shown)),
    }),
  );
  useEffect(() => {
    const leaving = new AbortController();
    void load(leaving.signal).then((result) => {
      if (!leaving.signal.aborted) setState(toState(result));
    });
    return () => leaving.abort();
  }, []);
  return state;
}
