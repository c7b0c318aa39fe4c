import { currentViewer } from '../../authProvider/session.ts';
import { page } from '../navigation/reload.ts';
import { forgetStored, keptKeys } from './stored.ts';

const STORAGE_KEY = 'person';

/** Whom this page has been shown to since it was loaded. */
let shownTo: string | null = null;
let begins = false;

function keepFor(userId: string, storage: Storage, kept: ReadonlySet<string>): void {
  const holder = storage.getItem(STORAGE_KEY);
  if (holder !== null && holder !== userId) forgetStored(storage, kept);
  storage.setItem(STORAGE_KEY, userId);
}

/**
 * A session may end without anybody signing out, and somebody else may sign in on the same computer: drafts and choices
 * that are stored there go then, and a page that has read records for somebody else is loaded anew.
 */
export function keepOnePerson(): void {
  const userId = currentViewer()?.userId;
  if (userId === undefined) return;
  keepFor(userId, localStorage, keptKeys);
  keepFor(userId, sessionStorage, new Set());
  if (shownTo !== null && shownTo !== userId) {
    begins = true;
    page.loadAnew('/');
  }
  shownTo = userId;
}

/** True while the page is being loaded anew for somebody else: nothing is shown of what it holds. */
export const beginsAnew = (): boolean => begins;

/** Begins again as a page that has just been opened; for tests. */
export function forgetShownTo(): void {
  shownTo = null;
  begins = false;
}
