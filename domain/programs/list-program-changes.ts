import type { ProgramChange } from '../../contract/activity/patient-results.ts';
import { toDayInZone } from '../platform/calendar.ts';

interface Version {
  programId: number;
  /** When the program was assigned, and when this version of it was saved. */
  createdAt: Date;
  savedAt: Date;
}

/**
 * Days of a zone on which a program was assigned or edited, oldest first, once each; one on which both happened is that of
 * the assignment. `versions` are ordered by program, the oldest first, and within one by version.
 */
export function listProgramChanges(
  versions: readonly Version[],
  zone: string,
  { from, to }: { from?: string; to?: string },
): ProgramChange[] {
  const days = new Map<string, ProgramChange>();
  for (const [at, { programId, createdAt, savedAt }] of versions.entries()) {
    const isFirst = versions[at - 1]?.programId !== programId;
    const day = toDayInZone(isFirst ? createdAt : savedAt, zone);
    if (isFirst || !days.has(day)) days.set(day, { day, kind: isFirst ? 'ASSIGNED' : 'EDITED' });
  }
  return [...days.values()]
    .filter(({ day }) => (!from || from <= day) && (!to || day <= to))
    .toSorted((one, other) => one.day.localeCompare(other.day));
}
