import { getCurrentViewer } from '../../../authProvider/session.ts';
import { page } from '../../ui/navigation/reload.ts';
import { clearStorage, persistentKeys } from './storage.ts';

const STORAGE_KEY = 'person';

/** The user that this page has shown since it was loaded. */
let shownUserId: string | null = null;
let resetting = false;

function clearForOtherUser(userId: string, storage: Storage, kept: ReadonlySet<string>): void {
  const holder = storage.getItem(STORAGE_KEY);
  if (holder !== null && holder !== userId) clearStorage(storage, kept);
  storage.setItem(STORAGE_KEY, userId);
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
