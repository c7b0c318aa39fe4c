import { useTranslate } from 'react-admin';
import { useEffect, useMemo } from 'react';
import type { Size } from '../../domain/replay/canvas-size.ts';
import { readInsights } from '../../domain/replay/insights.ts';
import { marksOf } from '../../domain/replay/marks.ts';
import type { LoadingRecording, Recording } from '../../domain/replay/recording.ts';
import type { LogKind } from '../../domain/replay/skeleton.ts';
import type { ReplayAbout } from './AboutSession.tsx';
import type { Comparable } from './compare/comparable.ts';
import { ComparableReplay } from './compare/ComparableReplay.tsx';
import { createPlayer } from './player.ts';
import { usePlayerKeys } from './usePlayerKeys.ts';

interface Props {
  recording: Recording | LoadingRecording;
  size: Size;
  /** As the session holds them, in whatever state. */
  insights?: unknown;
  sessionUUID: string;
  about?: ReplayAbout;
  log: LogKind;
  comparable?: Comparable;
  /** Where to begin, counted from 0. */
  frame?: number;
}

/** A player of the recording, which may still arrive. */
function usePlayer(recording: Recording | LoadingRecording, frame: number) {
  const player = useMemo(() => {
    const made = createPlayer(recording.frames, 'ready' in recording ? recording.ready() : undefined);
    made.goTo(frame);
    return made;
  }, [recording, frame]);
  useEffect(() => {
    if (!('ready' in recording)) return;
    player.allow(recording.ready());
    return recording.watchReady(player.allow);
  }, [recording, player]);
  useEffect(() => player.pause, [player]);
  return player;
}

/** A recording with what plays it (REPLAY-01..13). */
export default function ReplayViewer({
  recording,
  size,
  insights,
  sessionUUID,
  about,
  frame = 0,
  log,
  comparable,
}: Props) {
  const translate = useTranslate();
  const player = usePlayer(recording, frame);
  const found = useMemo(() => readInsights(insights), [insights]);
  const marks = useMemo(() => marksOf(found, recording.frames), [found, recording]);
  const place = usePlayerKeys(player, marks);
  const shown = { recording, player, size, insights: found, marks, sessionUUID, about };
  return (
    <div ref={place} role="group" aria-label={translate('replay.title')}>
      <ComparableReplay shown={shown} log={log} comparable={comparable} />
    </div>
  );
}
