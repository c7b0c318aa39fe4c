/** Percent of the `Patient View` (REC-33, OPEN-069). */
export const ZOOM = { start: 110, step: 10, min: 50, max: 200 } as const;

/** A step larger (1) or smaller (-1), within the bounds. */
export const zoomed = (percent: number, direction: 1 | -1): number =>
  Math.min(ZOOM.max, Math.max(ZOOM.min, percent + direction * ZOOM.step));

/** What a key asks for: `+` (also without Shift) and `-`; nothing together with a key that belongs to the browser. */
export function zoomKey({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): 1 | -1 | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === '+' || key === '=') return 1;
  return key === '-' ? -1 : null;
}
