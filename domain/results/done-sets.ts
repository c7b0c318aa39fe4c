import type { SetInfo } from '../../contract/activity.ts';

/**
 * A set counts as done when the app saw it or the patient reported it by hand; one that was skipped, given up or never
 * started does not (ENT-061).
 */
export const doneResolutions = ['SUCCESS', 'SELF_REPORTED'] as const satisfies readonly SetInfo['resolution'][];

export const isDone = ({ resolution }: Pick<SetInfo, 'resolution'>): boolean =>
  doneResolutions.some((done) => done === resolution);
