import { measuresOf } from '../../domain/gait/recording/measures-of.ts';
import { isWalkFault, type Walk, type WalkFault } from '../../domain/gait/recording/walk.ts';
import { walkOf } from '../../domain/gait/recording/walk-of.ts';
import type { RecordedWalk } from '../../domain/gait/recording/walk.ts';
import type { WalkRecording } from './gait-visits.ts';
import { readRecording } from './read-recording.ts';

interface Measured {
  state: 'MEASURED' | 'NOT_MEASURABLE';
  walk: RecordedWalk;
}

const walks = new Map<WalkRecording, Walk | WalkFault>();
const measured = new Map<string, Measured>();

function measure(name: WalkRecording, heightCm: number | null): Measured {
  const walk = walks.get(name) ?? walkOf(readRecording(name, 'pose-log'));
  walks.set(name, walk);
  if (isWalkFault(walk)) return { state: 'NOT_MEASURABLE', walk: { items: [], quality: null, fault: walk } };
  return { state: 'MEASURED', walk: { ...measuresOf(walk, heightCm === null ? null : { heightCm }), fault: null } };
}

/** What a recording tells of somebody of that height, as it was measured; each recording is read once. */
export function recordedWalk(name: WalkRecording, heightCm: number | null): Measured {
  const key = `${name} ${heightCm}`;
  const known = measured.get(key) ?? measure(name, heightCm);
  measured.set(key, known);
  return known;
}
