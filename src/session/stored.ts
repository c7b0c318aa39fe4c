/** Preferences of the browser rather than of the person. */
export const keptKeys: ReadonlySet<string> = new Set(['theme', 'sidebar', 'language']);

const TIMED_WALKS = 'timed-walks';

/** Whether measurements lie in this browser that are not with the server yet. */
export const holdsUnsent = (): boolean => localStorage.getItem(TIMED_WALKS) !== null;

/**
 * What a screen that signs itself off leaves behind as well: measurements that are not with the server yet, and whose they are,
 * so that they go when somebody else signs in (`onePerson.ts`).
 */
export const unsentKeys: ReadonlySet<string> = new Set([...keptKeys, TIMED_WALKS, 'person']);

export function forgetStored(storage: Storage, kept: ReadonlySet<string>): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const key of keys) if (!kept.has(key)) storage.removeItem(key);
}
