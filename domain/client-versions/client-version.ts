/** A version of the scan client as vendor staff keep it (ENT-069). */
interface KnownVersion {
  versionId: string;
  updateRequired: boolean;
  isLatest: boolean;
}

/** What a client is told about its own version. */
export interface VersionStanding {
  versionId: string;
  updateRequired: boolean;
  isLatest: boolean;
  /** Null while no version is marked as the latest. */
  latestVersionId: string | null;
}

/** What the portal's own pages call themselves when they record: whoever opens them has the newest there is. */
export const PORTAL_CLIENT = 'portal';

/** `2.18.0` as three numbers; null for a special value such as `test` or `9999a` (OPEN-120). */
function numbersOf(versionId: string): number[] | null {
  return /^\d{1,6}\.\d{1,6}\.\d{1,6}$/.test(versionId) ? versionId.split('.').map(Number) : null;
}

/** Is `one` a later release than `other`? False when either is no X.X.X. */
export function isNewer(one: string, other: string): boolean {
  const [mine, theirs] = [numbersOf(one), numbersOf(other)];
  if (!mine || !theirs) return false;
  const at = mine.findIndex((number, place) => number !== theirs[place]);
  return at >= 0 && mine[at]! > theirs[at]!;
}

/** Are both the same release? A client's `02.18.0` is `2.18.0` written otherwise. */
export function isSame(one: string, other: string): boolean {
  const [mine, theirs] = [numbersOf(one), numbersOf(other)];
  return mine && theirs ? mine.every((number, place) => number === theirs[place]) : one === other;
}

/** A version added above all other X.X.X is the latest release from then on (OPEN-121: nobody sets it by hand). */
export const isNewest = (versionId: string, others: readonly { versionId: string }[]): boolean =>
  others.every((other) => numbersOf(other.versionId) === null || isNewer(versionId, other.versionId));

/**
 * Where a client's version stands among those on the list. A listed one is what vendor staff have said of it. An X.X.X
 * that is not listed has to be updated when a newer one on the list has to be: what is too old makes everything before it
 * too old. The portal itself never has to be updated. Null for a special value that is not listed: nothing can be said of it.
 */
export function standingOf(versionId: string, known: readonly KnownVersion[]): VersionStanding | null {
  const latestVersionId = known.find(({ isLatest }) => isLatest)?.versionId ?? null;
  if (versionId === PORTAL_CLIENT) return { versionId, updateRequired: false, isLatest: false, latestVersionId };
  const listed = known.find((one) => isSame(one.versionId, versionId));
  if (listed) {
    const { updateRequired, isLatest } = listed;
    return { versionId, updateRequired, isLatest, latestVersionId };
  }
  if (!numbersOf(versionId)) return null;
  const updateRequired = known.some((one) => one.updateRequired && isNewer(one.versionId, versionId));
  return { versionId, updateRequired, isLatest: false, latestVersionId };
}
