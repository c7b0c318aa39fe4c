import type { SetInfo } from '../../contract/activity/activity.ts';

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
