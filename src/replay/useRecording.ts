import { useEffect, useEffectEvent, useState } from 'react';
import { isProblem } from '../../contract/problem.ts';
import { fetchRecording, type LogLink } from '../../dataProvider/recording.ts';
import { isLogFault, type LogFault, type Recording } from '../../domain/replay/recording.ts';
import type { LogKind } from '../../domain/replay/skeleton.ts';

export type RecordingState =
  | { is: 'loading'; frames: number }
  | { is: 'ready'; recording: Recording }
  /** The server's words on the link (ERR-35). */
  | { is: 'refused'; message: string }
  | { is: 'faulty'; fault: LogFault }
  /** The link could not be followed; the console says why (ERR-37). */
  | { is: 'missing' };

/** The recording of a session, fetched once for as long as whatever asks for it stands. */
export function useRecording(kind: LogKind, link: LogLink): RecordingState {
  const [state, setState] = useState<RecordingState>({ is: 'loading', frames: 0 });
  const load = useEffectEvent((signal: AbortSignal) =>
    fetchRecording(kind, link, { signal, onFrames: (frames) => setState({ is: 'loading', frames }) }),
  );
  useEffect(() => {
    const leaving = new AbortController();
    void load(leaving.signal).then((result) => {
      if (leaving.signal.aborted) return;
      if (result === null) setState({ is: 'missing' });
      else if (isProblem(result)) setState({ is: 'refused', message: result.message });
      else setState(isLogFault(result) ? { is: 'faulty', fault: result } : { is: 'ready', recording: result });
    });
    return () => leaving.abort();
  }, []);
  return state;
}
