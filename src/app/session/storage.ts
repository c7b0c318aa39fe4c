import { getCurrentViewer } from '../../../authProvider/session.ts';
import { page } from '../../ui/navigation/reload.ts';

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
 * are deleted when another user signs in.
 */
export const offlineKeys: ReadonlySet<string> = new Set([...persistentKeys, TIMED_WALKS, 'care-timer', 'person']);

export function clearStorage(storage: Storage, exceptKeys: ReadonlySet<string>): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const key of keys) if (!exceptKeys.has(key)) storage.removeItem(key);
}

const USER_KEY = 'person';

/** The user that this page has shown since it was loaded. */
let shownUserId: string | null = null;
let resetting = false;

function clearForOtherUser(userId: string, storage: Storage, exceptKeys: ReadonlySet<string>): void {
  const holder = storage.getItem(USER_KEY);
  if (holder !== null && holder !== userId) clearStorage(storage, exceptKeys);
  storage.setItem(USER_KEY, userId);
}

/**
 * A session can end without signing out, and another user can sign in on the same computer: then stored drafts and
 * choices are deleted, and a page that has loaded records for another user is reloaded.
 */
export function resetOnUserChange(): void {
  const userId = getCurrentViewer()?.userId;
  if (userId === undefined) return;
  clearForOtherUser(userId, localStorage, persistentKeys);
  clearForOtherUser(userId, sessionStorage, new Set());
  if (shownUserId !== null && shownUserId !== userId) {
    resetting = true;
    page.load('/');
  }
  shownUserId = userId;
}

/** True while the page reloads for another user and must not show what it holds. */
export const isResetting = (): boolean => resetting;

/** Resets the module, for tests. */
export function forgetShownUser(): void {
  shownUserId = null;
  resetting = false;
}
