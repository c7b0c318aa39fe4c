import { measureWalk } from '@exer/gait-analysis/measure-walk.ts';
import { isWalkError, type Walk, type WalkError, type RecordedWalk } from '@exer/gait-analysis/walk.ts';
import { analyzeWalk } from '@exer/gait-analysis/analyze-walk.ts';
import type { WalkRecording } from './gait-visits.ts';
import { readRecording } from './read-recording.ts';

interface Measured {
  state: 'MEASURED' | 'NOT_MEASURABLE';
  walk: RecordedWalk;
}

const walks = new Map<WalkRecording, Walk | WalkError>();
const measured = new Map<string, Measured>();

function measure(name: WalkRecording, heightCm: number | null): Measured {
  const walk = walks.get(name) ?? analyzeWalk(readRecording(name, 'pose-log'));
  walks.set(name, walk);
  if (isWalkError(walk)) return { state: 'NOT_MEASURABLE', walk: { items: [], quality: null, fault: walk } };
  return { state: 'MEASURED', walk: { ...measureWalk(walk, heightCm === null ? null : { heightCm }), fault: null } };
}

/** What a recording tells of somebody of that height, as it was measured; each recording is read once. */
export function recordedWalk(name: WalkRecording, heightCm: number | null): Measured {
  const key = `${name} ${heightCm}`;
  const known = measured.get(key) ?? measure(name, heightCm);
  measured.set(key, known);
  return known;
}
