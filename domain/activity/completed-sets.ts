import type { SetInfo } from '../../contract/activity/activity.ts';

/**
 * A set counts as done when the app saw it or the patient reported it by hand; one that was skipped, given up or never
 * started does not (ENT-061).
 */
export const doneResolutions = ['SUCCESS', 'SELF_REPORTED'] as const satisfies readonly SetInfo['resolution'][];

export const isDone = ({ resolution }: Pick<SetInfo, 'resolution'>): boolean =>
  doneResolutions.some((done) => done === resolution);

interface CountedError {
  message: string;
  count: number;
}

/** Each message once with how often it was said, the most frequent first; what never happened is left out. */
export function mergeErrors(errors: readonly CountedError[]): CountedError[] {
  const counts = new Map<string, number>();
  for (const { message, count } of errors) counts.set(message, (counts.get(message) ?? 0) + count);
  return [...counts]
    .filter(([, count]) => count > 0)
    .map(([message, count]) => ({ message, count }))
    .toSorted((one, other) => other.count - one.count);
}
