import { gunzipSync } from 'node:zlib';
import { measuresOf } from '../../domain/gait/recording/measures-of.ts';
import { isWalkFault, type Walk, type WalkFault } from '../../domain/gait/recording/walk.ts';
import { walkOf } from '../../domain/gait/recording/walk-of.ts';
import { createLogReader } from '../../domain/replay/read-log.ts';
import { isLogFault } from '../../domain/replay/recording.ts';
import type { RecordedWalk } from '../../domain/gait/recording/walk.ts';
import type { WalkRecording } from './gait-visits.ts';
import { recording } from './source.ts';

interface Measured {
  state: 'MEASURED' | 'NOT_MEASURABLE';
  walk: RecordedWalk;
}

function walkIn(name: WalkRecording): Walk | WalkFault {
  const reader = createLogReader('pose-log');
  reader.write(gunzipSync(recording(name)).toString());
  const read = reader.end();
  return isLogFault(read) ? 'UNREADABLE' : walkOf(read);
}

const walks = new Map<WalkRecording, Walk | WalkFault>();
const measured = new Map<string, Measured>();

function measure(name: WalkRecording, heightCm: number | null): Measured {
  const walk = walks.get(name) ?? walkIn(name);
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
