import type { SetInfo } from '../../contract/activity/activity.ts';
import type { SetStatus } from '../../contract/platform/enumerations.ts';

/** The correction by which the app says that the camera was never set up. */
const CALIBRATION_ERROR = 'calibration error';

/**
 * How a set turned out (ENT-061). A set that was not started was skipped when the patient said so, and failed on the
 * camera when the app reports that; what was done or reported by hand stands whatever else was noted.
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
