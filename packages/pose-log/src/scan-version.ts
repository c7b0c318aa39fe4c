const OLDEST = [2, 18, 0];
/** Builds of the vendor's own, which are no older than what they try out (A§5). */
const SPECIAL = ['test', '9999', '9999a'];

/**
 * Whether a log of that scan version can be replayed: 2.18.0 and later, and special builds (OPEN-120). A log that names
 * none is older (REPLAY-14). A pre-release counts as its release.
 */
export function canReplay(scanVersion: unknown): boolean {
  if (typeof scanVersion === 'string' && SPECIAL.includes(scanVersion.trim())) return true;
  const parts = typeof scanVersion === 'string' ? /^v?(\d+)\.(\d+)(?:\.(\d+))?/.exec(scanVersion.trim()) : null;
  if (!parts) return false;
  const version = parts.slice(1).map((part) => Number(part ?? 0));
  const differing = OLDEST.findIndex((part, at) => version[at] !== part);
  return differing === -1 || version[differing]! > OLDEST[differing]!;
}
