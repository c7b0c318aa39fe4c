import { useMemo, useState } from 'react';
import type { ComparableSession } from '../../../contract/scan.ts';
import { alignByStart, type Alignable, type Alignment } from '../../../domain/replay/align/alignment.ts';
import { alignByPhases } from '../../../domain/replay/align/by-phases.ts';
import { readInsights, type Insights } from '../../../domain/replay/insights.ts';
import { phaseMarkers } from '../../../domain/replay/phases.ts';
import type { LoadingRecording, Recording } from '../../../domain/replay/recording.ts';

/** How two sessions are looked at together. */
export interface Ways {
  pictures: 'beside' | 'overlaid';
  by: 'phases' | 'start';
  /** Overlaid, the hips of one lie on those of the other. */
  onHips: boolean;
}

/** Another session that is looked at together with the first, once its recording is there. */
export interface Compared {
  session: ComparableSession;
  recording: LoadingRecording;
  alignment: Alignment;
}

const alignable = ({ frames, fps }: Recording, insights: Insights): Alignable => ({
  frames,
  fps,
  markers: phaseMarkers(insights),
});

/** The session that is compared with the one of `recording`, laid together with it as the reader chose. */
export function useComparison(recording: Recording, insights: Insights, session: ComparableSession | null) {
  const [ways, setWays] = useState<Ways>({ pictures: 'beside', by: 'phases', onHips: false });
  const [loaded, setLoaded] = useState<LoadingRecording | null>(null);
  const { by } = ways;
  const compared = useMemo((): Compared | null => {
    if (!session || !loaded) return null;
    const align = by === 'phases' ? alignByPhases : alignByStart;
    const other = alignable(loaded, readInsights(session.resultsInsights));
    return { session, recording: loaded, alignment: align(alignable(recording, insights), other) };
  }, [session, loaded, by, recording, insights]);
  const change = (changed: Partial<Ways>) => setWays({ ...ways, ...changed });
  return { ways, change, compared, setLoaded };
}
