import { useEffect, useRef, useState } from 'react';
import { clipName, clipOf, type ClipRange } from '../../../domain/replay/clip.ts';
import { saveFile } from '../../components/saveFile.ts';
import type { ShownReplay } from '../ReplayLayout.tsx';

type ClipState = { is: 'idle' | 'made' | 'failed' | 'unable' } | { is: 'making'; share: number };

/** What makes a video is fetched when somebody wants one. */
const canEncode = () => 'VideoEncoder' in globalThis && 'OffscreenCanvas' in globalThis;

/** Makes a video of a part of the recording and saves it; given up when whoever asked goes. */
export function useClip({ recording, size, sessionUUID }: Pick<ShownReplay, 'recording' | 'size' | 'sessionUUID'>) {
  const [state, setState] = useState<ClipState>({ is: canEncode() ? 'idle' : 'unable' });
  const making = useRef<AbortController>(null);
  useEffect(() => () => making.current?.abort(), []);

  async function make(range: ClipRange): Promise<void> {
    const current = new AbortController();
    making.current = current;
    setState({ is: 'making', share: 0 });
    try {
      const { makeClip } = await import('./makeClip.ts');
      const file = await makeClip(clipOf(recording, range), size, {
        signal: current.signal,
        onProgress: (share) => !current.signal.aborted && setState({ is: 'making', share }),
      });
      if (current.signal.aborted) return;
      if (file) saveFile(file, clipName(sessionUUID, range));
      setState({ is: file ? 'made' : 'unable' });
    } catch {
      if (!current.signal.aborted) setState({ is: 'failed' });
    }
  }

  function cancel(): void {
    making.current?.abort();
    setState({ is: 'idle' });
  }

  return { state, make, cancel };
}
