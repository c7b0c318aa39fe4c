import type { ComparableSession } from '../../../contract/scan-sessions/scan-sessions.ts';
import { type Problem, isProblem } from '../../../contract/platform/error.ts';
import type { LogLink } from '../../../dataProvider/recording.ts';
import { useMemo, useState } from 'react';
import {
  alignByStart,
  type Alignable,
  type Alignment,
  alignByPhases,
} from '../../../domain/session-replay/alignment.ts';
import { readInsights, type Insights } from '@exer/pose-log/insights.ts';
import { listPhaseMarkers } from '../../../domain/session-replay/marks.ts';
import type { LoadingRecording, Recording } from '@exer/pose-log/recording.ts';
import { useQuery } from '@tanstack/react-query';
import type { LogKind } from '@exer/pose-log/skeleton.ts';

/** Access to sessions to compare with. */
export interface Comparable {
  /** Query key of the list. */
  key: readonly (string | number)[];
  list: (signal: AbortSignal) => Promise<ComparableSession[] | Problem>;
  /** Loads one of them by id. */
  linkOf: (id: number) => LogLink;
}

/** Sessions with a recording of the same kind, loaded when the comparison is opened. */
export function useComparable({ key, list }: Comparable, log: LogKind, isWanted: boolean) {
  return useQuery<ComparableSession[], Problem>({
    queryKey: ['comparable', ...key, log],
    queryFn: async ({ signal }) => {
      const answer = await list(signal);
      if (isProblem(answer)) throw answer;
      return answer.filter(({ recordings }) => recordings.includes(log));
    },
    enabled: isWanted,
  });
}

/** Options of a comparison. */
export interface ComparisonOptions {
  pictures: 'beside' | 'overlaid';
  by: 'phases' | 'start';
  /** Aligns the hips when overlaid. */
  onHips: boolean;
}

/** The other session once its recording is loaded. */
export interface Comparison {
  session: ComparableSession;
  recording: LoadingRecording;
  alignment: Alignment;
}

const toAlignable = ({ frames, fps }: Recording, insights: Insights): Alignable => ({
  frames,
  fps,
  markers: listPhaseMarkers(insights),
});

/** State of the comparison with another session, aligned as selected. */
export function useComparison(recording: Recording, insights: Insights, session: ComparableSession | null) {
  const [ways, setWays] = useState<ComparisonOptions>({ pictures: 'beside', by: 'phases', onHips: false });
  const [loaded, setLoaded] = useState<LoadingRecording | null>(null);
  const { by } = ways;
  const compared = useMemo((): Comparison | null => {
    if (!session || !loaded) return null;
    const align = by === 'phases' ? alignByPhases : alignByStart;
    const other = toAlignable(loaded, readInsights(session.resultsInsights));
    return { session, recording: loaded, alignment: align(toAlignable(recording, insights), other) };
  }, [session, loaded, by, recording, insights]);
  const change = (changed: Partial<ComparisonOptions>) => setWays({ ...ways, ...changed });
  return { ways, change, compared, setLoaded };
}
