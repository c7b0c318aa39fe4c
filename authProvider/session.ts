import { useSyncExternalStore } from 'react';
import { signIn as signInCall, signOut as signOutCall, type FactorMethod } from '../contract/identity/identity.ts';
import { USER_FETCH_PAUSE_MS, USER_FETCH_TRIES } from '../contract/platform/limits.ts';
import { createProblem, isProblem, type Problem } from '../contract/platform/error.ts';
import { currentUser, type CurrentUser } from '../contract/identity/users.ts';
import { connectionMessage } from '../contract/platform/messages.ts';
import { call } from '../dataProvider/client.ts';
import { setSessionValid } from '../dataProvider/failover.ts';

let viewer: CurrentUser | null = null;
let isExpired = false;
/** The newest request for the user, until it is answered. */
let loading: Promise<CurrentUser | Problem> | null = null;
let requests = 0;
const watchers = new Set<() => void>();

function setViewer(next: CurrentUser | null): void {
  viewer = next;
  if (next) isExpired = false;
  setSessionValid(next !== null);
  for (const watcher of watchers) watcher();
}

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

const signInRequired = () => createProblem(connectionMessage('service.signInRequired'), 401);

async function fetchUser(): Promise<CurrentUser | Problem> {
  const own = ++requests;
  let answer = await call(currentUser);
  for (let attempt = 1; attempt < USER_FETCH_TRIES && isProblem(answer) && answer.status === 0; attempt++) {
    await wait(USER_FETCH_PAUSE_MS);
    answer = await call(currentUser);
  }
  // Begun before a sign-in, it knows nothing of that.
  if (own !== requests) return loading ?? viewer ?? signInRequired();
  loading = null;
  setViewer(isProblem(answer) ? null : answer);
  return answer;
}

/**
 * The signed-in user: up to 3 tries, 200 ms apart, only after status 0 (AUTH-52..54). Callers at the same time share
 * one request; `fresh` asks again, although somebody is known or an older request is under way, and answers for that too.
 */
export async function loadSession({ fresh = false } = {}): Promise<CurrentUser | Problem> {
  if (viewer && !fresh) return viewer;
  return loading && !fresh ? loading : (loading = fetchUser());
}

/** Loads the profile of a session that has just been opened; a failed profile ends it again (AUTH-14..16). */
export async function enterSession(): Promise<CurrentUser | Problem> {
  const profile = await loadSession({ fresh: true });
  if (isProblem(profile)) await signOut();
  return profile;
}

interface SignInProblem extends Problem {
  step: 'sign-in' | 'second-factor' | 'profile';
  /** By what the second step can be done. */
  methods?: FactorMethod[];
}

/** Opens a session and loads the profile. The password of somebody with a second factor only begins that. */
export async function signIn(email: string, password: string): Promise<CurrentUser | SignInProblem> {
  const opened = await call(signInCall, { body: { email, password } });
  if (isProblem(opened)) return { ...opened, step: 'sign-in' };
  if (!opened.done)
    return {
      ...signInRequired(),
      step: 'second-factor',
      methods: opened.secondFactor,
    };
  const profile = await enterSession();
  return isProblem(profile) ? { ...profile, step: 'profile' } : profile;
}

/** Ends the session here and on the server, after notifying listeners that keep data of the user. */
export async function signOut(): Promise<void> {
  await call(signOutCall);
  setViewer(null);
}

/** Forgets the user without asking the server: the session has already ended there. */
export function clearViewer(): void {
  setViewer(null);
}

/** Records that the server has ended the session; false clears it. */
export function setExpired(ended: boolean): void {
  isExpired = ended;
}

/** Whether the session ended by itself: the user did not sign out, and nobody has signed in since. */
export const hasExpired = (): boolean => isExpired && viewer === null;

export const getCurrentViewer = (): CurrentUser | null => viewer;

/** Replaces what is known of the user after the user's own change. */
export function updateViewer(changed: CurrentUser): void {
  setViewer(changed);
}

/**
 * Asks again what is known of the user, after a change of something that the session holds as well, such as a location.
 * Without an answer what was known stays: whatever led here has been done all the same.
 */
export async function refreshViewer(): Promise<void> {
  const answer = await call(currentUser);
  if (!isProblem(answer) && answer.userId === viewer?.userId) setViewer(answer);
}

/** Calls `watch` after every change of who is signed in, before any screen that begins to watch later. */
export const watchViewer = (watch: () => void): void => void watchers.add(watch);

/** The signed-in user inside a console; null outside. */
export const useViewer = (): CurrentUser | null =>
  useSyncExternalStore(
    (watch) => {
      watchers.add(watch);
      return () => watchers.delete(watch);
    },
    () => viewer,
    () => null,
  );
