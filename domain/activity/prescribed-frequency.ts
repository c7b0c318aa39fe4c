import type { PrescribedFrequency } from '../../contract/activity/patient-results.ts';
import { toDayInZone } from '../platform/calendar.ts';

/** How often one version of a program asked for practice. */
export interface FrequencyVersion {
  programId: number;
  /** When the program became the patient's, and when it stopped being so. */
  createdAt: Date;
  endedAt: Date | null;
  savedAt: Date;
  dailyFrequency: number;
  weeklyFrequency: number;
  setsPerSession: number;
}

const isSameFrequency = (one: FrequencyVersion, other: FrequencyVersion) =>
  one.programId === other.programId &&
  one.dailyFrequency === other.dailyFrequency &&
  one.weeklyFrequency === other.weeklyFrequency &&
  one.setsPerSession === other.setsPerSession;

/**
 * What was asked for when, by civil days of the zone. A version holds from the moment it was saved until the next one
 * of its program or the program's end; the first that is known, from the program's beginning. Versions that ask for
 * the same are one. `versions` are ordered by program, the oldest first, and within one by version.
 */
export function toPrescribedFrequencies(versions: readonly FrequencyVersion[], zone: string): PrescribedFrequency[] {
  const changes = versions.filter((version, at) => at === 0 || !isSameFrequency(versions[at - 1]!, version));
  return changes.map((version, at) => {
    const { programId, createdAt, endedAt, savedAt, dailyFrequency, weeklyFrequency, setsPerSession } = version;
    const next = changes[at + 1]?.programId === programId ? changes[at + 1] : undefined;
    const isFirst = changes[at - 1]?.programId !== programId;
    const until = next ? next.savedAt : endedAt;
    return {
      since: toDayInZone(isFirst ? createdAt : savedAt, zone),
      until: until && toDayInZone(until, zone),
      dailyFrequency,
      weeklyFrequency,
      setsPerSession,
    };
  });
}
