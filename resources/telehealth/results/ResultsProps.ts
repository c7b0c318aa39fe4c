import type { TrackedRecording } from '../../../domain/telehealth/tracked.ts';

/** What every part of a telehealth page that shows measured values is given. */
export interface ResultsProps {
  recording: TrackedRecording;
  /** While the camera still runs: the last frame is shown, whole recordings are measured afterwards. */
  live?: boolean;
  /** Begins a new recording; without it nothing offers to. */
  onReset?: () => void;
}
