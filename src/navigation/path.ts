import { useSyncExternalStore } from 'react';

/**
 * Where the browser is, for everything outside the consoles: public pages do without a router library. The consoles'
 * router hears `popstate` as well, and tells its own moves by `announceMove`, so both always agree.
 */
const listeners = new Set<() => void>();

export const currentPath = (): string => window.location.pathname;

export function announceMove(): void {
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

/** The path of the page; on the server (prerendering) it is the sign-in page's. */
export const usePath = (): string => useSyncExternalStore(subscribe, currentPath, () => '/user/login/');

/** A page to come back to after signing in, as react-admin's own logout leaves it in the router's state. */
export interface CameFrom {
  nextPathname?: string;
  nextSearch?: string;
}

interface Move {
  replace?: boolean;
  state?: object;
}

/** Goes to a path of this application without loading it anew. */
export function goTo(path: string, { replace = false, state }: Move = {}): void {
  const entry = { usr: state ?? null, key: Math.random().toString(36).slice(2, 10) };
  if (replace) window.history.replaceState(entry, '', path);
  else window.history.pushState(entry, '', path);
  // The consoles' router only listens to the browser.
  window.dispatchEvent(new PopStateEvent('popstate', { state: entry }));
}

/** The router state of the current entry, whoever put it there. */
export function stateOfEntry<State extends object>(): Partial<State> {
  const entry: unknown = window.history.state;
  const state = typeof entry === 'object' && entry !== null && 'usr' in entry ? entry.usr : null;
  return typeof state === 'object' && state !== null ? state : {};
}

/** The page that asked for the sign-in, or the dashboard (AUTH-17). Only paths of this application count. */
export function pageBeforeSignIn(): string {
  const { nextPathname, nextSearch = '' } = stateOfEntry<CameFrom>();
  const usable = nextPathname?.startsWith('/') && !nextPathname.startsWith('//') && !isPublicPath(nextPathname);
  return usable ? `${nextPathname}${nextSearch}` : '/home/';
}

/** `/user/login` and `/user/login/` are the same page (OPEN-018). */
export const withSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`);

const publicPaths =
  /^\/(maintenance|program\/[^/]+|user\/(login|logout|forgot-password|reset-password|not-found|create\/[^/]+))\/$/;

/** Pages that stand outside both consoles. */
export const isPublicPath = (path: string): boolean => publicPaths.test(withSlash(path));
