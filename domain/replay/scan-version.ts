const OLDEST = [2, 18, 0];

/**
 * Whether a log of that scan version can be replayed: 2.18.0 and later. A log that names none is older (REPLAY-14).
 * A pre-release counts as its release.
 */
export function canReplay(scanVersion: unknown): boolean {
  const parts = typeof scanVersion === 'string' ? /^v?(\d+)\.(\d+)(?:\.(\d+))?/.exec(scanVersion.trim()) : null;
  if (!parts) return false;
  const version = parts.slice(1).map((part) => Number(part ?? 0));
  const differing = OLDEST.findIndex((part, at) => version[at] !== part);
  return differing === -1 || version[differing]! > OLDEST[differing]!;
}
