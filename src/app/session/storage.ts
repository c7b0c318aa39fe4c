const STORAGE_KEY = 'session';

/**
 * Whether this browser was signed in last time. It only decides what is preloaded, so that visitors load no console
 * code and users load it while their session is still loading.
 */
export const hasSessionHint = (): boolean => localStorage.getItem(STORAGE_KEY) === 'likely';

export function setSessionHint(signedIn: boolean): void {
  if (signedIn) localStorage.setItem(STORAGE_KEY, 'likely');
  else localStorage.removeItem(STORAGE_KEY);
}

/** Keys of browser preferences, which outlive a sign-out. */
export const persistentKeys: ReadonlySet<string> = new Set(['theme', 'sidebar', 'language']);

const TIMED_WALKS = 'timed-walks';

/** Whether this browser holds measurements that the server does not have yet. */
export const hasUnsentData = (): boolean => localStorage.getItem(TIMED_WALKS) !== null;

/**
 * Keys that an idle sign-out keeps as well: measurements that the server does not have yet, and their user, so that they
 * are deleted when another user signs in (`resetOnUserChange.ts`).
 */
export const offlineKeys: ReadonlySet<string> = new Set([...persistentKeys, TIMED_WALKS, 'care-timer', 'person']);

export function clearStorage(storage: Storage, kept: ReadonlySet<string>): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const key of keys) if (!kept.has(key)) storage.removeItem(key);
}
