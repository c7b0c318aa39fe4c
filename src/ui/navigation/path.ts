import { isPublicPath } from '../../../domain/platform/public-paths.ts';
import { useSyncExternalStore } from 'react';
import './heldSteps.ts';

/**
 * The current path for everything outside the consoles: public pages load no router library. The consoles' router also
 * listens to `popstate` and reports its own navigation with `notifyNavigation`, so both agree.
 */
const listeners = new Set<() => void>();

export const currentPath = (): string => window.location.pathname;

export function notifyNavigation(): void {
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
};

/** The current path; the sign-in page while prerendering. */
export const usePath = (): string => useSyncExternalStore(subscribe, currentPath, () => '/user/login/');

/** The page to return to after signing in, as react-admin's logout stores it in the router state. */
export interface CameFrom {
  nextPathname?: string;
  nextSearch?: string;
}

interface Move {
  replace?: boolean;
  state?: object;
}

/** Navigates to a path of this application without a reload. */
export function navigateTo(path: string, { replace = false, state }: Move = {}): void {
  // Entries keep the numbers of the consoles' router, by which a held step is taken back.
  const { idx } = (window.history.state ?? {}) as { idx?: number };
  const entry = { usr: state ?? null, key: String(Math.random()), idx: idx! >= 0 ? idx! + +!replace : undefined };
  window.history[replace ? 'replaceState' : 'pushState'](entry, '', path);
  // Notifies the consoles' router, which listens to the browser.
  window.dispatchEvent(new PopStateEvent('popstate', { state: entry }));
}

/** The router state of the current history entry. */
export const getEntryState = <State extends object>(): Partial<State> =>
  (window.history.state as { usr?: Partial<State> | null } | null)?.usr ?? {};

/** The page that required the sign-in, or the dashboard (AUTH-17). Only paths of this application count. */
export function getReturnPath(): string {
  const { nextPathname, nextSearch = '' } = getEntryState<CameFrom>();
  const usable = nextPathname && /^\/(?!\/)/.test(nextPathname) && !isPublicPath(nextPathname);
  return usable ? `${nextPathname}${nextSearch}` : '/home/';
}
