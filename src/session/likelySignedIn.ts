const STORAGE_KEY = 'session';

/**
 * Whether this browser was signed in last time: a guess that decides only what is fetched ahead, so that a visitor
 * loads no code of a console, and everybody else loads it while the session is still being asked for.
 */
export const likelySignedIn = (): boolean => localStorage.getItem(STORAGE_KEY) === 'likely';

export function rememberSignedIn(signedIn: boolean): void {
  if (signedIn) localStorage.setItem(STORAGE_KEY, 'likely');
  else localStorage.removeItem(STORAGE_KEY);
}
