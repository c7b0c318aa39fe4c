import type { SetInfo } from '../../contract/activity/activity.ts';
import type { SetStatus } from '../../contract/platform/enumerations.ts';

/** The app's error for a camera that was never set up. */
const CALIBRATION_ERROR = 'calibration error';

/**
 * The status of a set (ENT-061). A done or self-reported set has that status whatever else was recorded. One that was not
 * started was skipped by the patient, or has a calibration error when the app reports that.
 */
export function computeSetStatus({
  resolution,
  skipped,
  errors,
}: Pick<SetInfo, 'resolution' | 'skipped' | 'errors'>): SetStatus {
  if (resolution === 'SUCCESS') return 'Success';
  if (resolution === 'SELF_REPORTED') return 'Self Reported';
  if (errors.some(({ message }) => message.toLowerCase() === CALIBRATION_ERROR)) return 'Calibration Error';
  if (resolution === 'SKIPPED_IN_SET') return 'Skipped in Set';
  return skipped ? 'Skipped' : 'Not Started';
}

/** A set is done when the app measured it or the patient reported it; not when it was skipped, aborted or never started (ENT-061). */
export const doneResolutions = ['SUCCESS', 'SELF_REPORTED'] as const satisfies readonly SetInfo['resolution'][];

export const isDone = ({ resolution }: Pick<SetInfo, 'resolution'>): boolean =>
  doneResolutions.some((done) => done === resolution);

interface CountedError {
  message: string;
  count: number;
}

/** Each message once with its total count, the most frequent first, without those of count 0. */
export function mergeErrors(errors: readonly CountedError[]): CountedError[] {
  const counts = new Map<string, number>();
  for (const { message, count } of errors) counts.set(message, (counts.get(message) ?? 0) + count);
  return [...counts]
    .filter(([, count]) => count > 0)
    .map(([message, count]) => ({ message, count }))
    .toSorted((one, other) => other.count - one.count);
}
