import type { walkFaults } from '../../contract/enumerations.ts';
import {
  isWalkFault,
  type MeasuredWalk,
  type RecordedWalk,
  type Scale,
  type Walk,
  type WalkFault,
} from '../../domain/gait/recording/walk.ts';
import { measuresOf } from '../../domain/gait/recording/measures-of.ts';
import { walkOf } from '../../domain/gait/recording/walk-of.ts';
import { isLogFault, type LogFault, type Recording } from '../../domain/replay/recording.ts';

/** What finds a walk in a recording, and measures it. */
interface Engine {
  walkOf(recording: Recording): Walk | WalkFault;
  measuresOf(walk: Walk, scale: Scale | null): MeasuredWalk;
}

const faultOf = (fault: LogFault): (typeof walkFaults)[number] => (fault === 'tooLong' ? 'TOO_LONG' : 'UNREADABLE');
const withFault = (fault: (typeof walkFaults)[number]): RecordedWalk => ({ items: [], quality: null, fault });

/** What a recorded walk measures, or why it cannot be measured. Without a scale nothing in metres is measured. */
export function measureRecording(
  recording: Recording | LogFault,
  scale: Scale | null,
  engine: Engine = { walkOf, measuresOf },
): RecordedWalk {
  if (isLogFault(recording)) return withFault(faultOf(recording));
  const walk = engine.walkOf(recording);
  return isWalkFault(walk) ? withFault(walk) : { ...engine.measuresOf(walk, scale), fault: null };
}
