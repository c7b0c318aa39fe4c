import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import type { Size } from '../../domain/session-replay/canvas.ts';
import { readInsights } from '@exer/pose-log/insights.ts';
import { listMarks } from '../../domain/session-replay/marks.ts';
import type { LoadingRecording, Recording } from '@exer/pose-log/recording.ts';
import type { LogKind } from '@exer/pose-log/skeleton.ts';
import type { ReplayAbout } from './AboutSession.tsx';
import type { Comparable } from './compare/useComparison.ts';
import { ComparableReplay } from './compare/ComparableReplay.tsx';
import { usePlayer, usePlayerKeys } from './usePlayer.ts';
import { createViewStore } from './view/viewStore.ts';

interface Props {
  recording: Recording | LoadingRecording;
  size: Size;
  /** Whether the figure is followed at first: somebody who walks through the picture would be small in it. */
  isFollowed?: boolean;
  /** Insights of the session, unvalidated. */
  insights?: unknown;
  sessionUUID: string;
  about?: ReplayAbout;
  log: LogKind;
  comparable?: Comparable;
  /** First frame, from 0. */
  frame?: number;
}

/** A recording with its player (REPLAY-01..13). */
export default function ReplayViewer({
  recording,
  size,
  isFollowed = false,
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
  const marks = useMemo(() => listMarks(found, recording.frames), [found, recording]);
  const view = useMemo(() => createViewStore(isFollowed, size), [isFollowed, size]);
  const place = usePlayerKeys(player, marks, view);
  const shown = { recording, player, view, size, insights: found, marks, sessionUUID, about };
  return (
    <div ref={place} role="group" aria-label={translate('replay.title')}>
      <ComparableReplay shown={shown} log={log} comparable={comparable} />
    </div>
  );
}
