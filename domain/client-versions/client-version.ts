/** A version of the scan client in the list of vendor staff (ENT-069). */
interface KnownVersion {
  versionId: string;
  updateRequired: boolean;
  isLatest: boolean;
}

/** What the server tells a client about its own version. */
export interface VersionStatus {
  versionId: string;
  updateRequired: boolean;
  isLatest: boolean;
  /** Null while no version is marked as the latest. */
  latestVersionId: string | null;
}

/** The version of recordings by the portal's own pages, which are always up to date. */
export const PORTAL_CLIENT = 'portal';

/** `2.18.0` as three numbers; null for a special value such as `test` or `9999a` (OPEN-120). */
function parseVersion(versionId: string): number[] | null {
  return /^\d{1,6}\.\d{1,6}\.\d{1,6}$/.test(versionId) ? versionId.split('.').map(Number) : null;
}

/** Whether `one` is a later release than `other`; false unless both are X.X.X. */
export function isNewer(one: string, other: string): boolean {
  const [mine, theirs] = [parseVersion(one), parseVersion(other)];
  if (!mine || !theirs) return false;
  const first = mine.findIndex((number, index) => number !== theirs[index]);
  return first >= 0 && mine[first]! > theirs[first]!;
}

/** Whether both are the same release: a client's `02.18.0` is `2.18.0`. */
export function isSameVersion(one: string, other: string): boolean {
  const [mine, theirs] = [parseVersion(one), parseVersion(other)];
  return mine && theirs ? mine.every((number, index) => number === theirs[index]) : one === other;
}

/** Whether an added version becomes the latest release: it is above all other X.X.X (OPEN-121: nobody sets it manually). */
export const isNewest = (versionId: string, others: readonly { versionId: string }[]): boolean =>
  others.every((other) => parseVersion(other.versionId) === null || isNewer(versionId, other.versionId));

/**
 * The status of a client's version. A listed version has the status that vendor staff gave it. An X.X.X that is not listed
 * needs an update if any newer listed version does. The portal itself never needs one. Null for a special value that is
 * not listed.
 */
export function getVersionStatus(versionId: string, known: readonly KnownVersion[]): VersionStatus | null {
  const latestVersionId = known.find(({ isLatest }) => isLatest)?.versionId ?? null;
  if (versionId === PORTAL_CLIENT) return { versionId, updateRequired: false, isLatest: false, latestVersionId };
  const listed = known.find((one) => isSameVersion(one.versionId, versionId));
  if (listed) {
    const { updateRequired, isLatest } = listed;
    return { versionId, updateRequired, isLatest, latestVersionId };
  }
  if (!parseVersion(versionId)) return null;
  const updateRequired = known.some((one) => one.updateRequired && isNewer(one.versionId, versionId));
  return { versionId, updateRequired, isLatest: false, latestVersionId };
}
