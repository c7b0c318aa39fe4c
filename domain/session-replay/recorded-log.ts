import { recordedAs } from '../scan-modules/assessments.ts';
import type { LogKind } from '@exer/pose-log/skeleton.ts';

interface Recorded {
  assessmentId: string;
  /** Types of the artifacts. */
  artifacts: readonly string[];
}

/**
 * Which recording of a session is replayed: that by which its assessment is measured, so that of a hand assessment the
 * hands' (REPLAY-08); else the one there is, the body's rather than the hands'; null without one.
 */
export function recordedLog({ assessmentId, artifacts }: Recorded): LogKind | null {
  const measured = recordedAs(assessmentId);
  const wanted: (LogKind | undefined)[] = [measured, 'pose-log', 'hands-log'];
  return wanted.find((type) => type && artifacts.includes(type)) ?? null;
}
