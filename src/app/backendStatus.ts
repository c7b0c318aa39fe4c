import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { isProblem } from '../../contract/platform/error.ts';
import { BackendStatus } from '../../contract/platform/system.ts';
import { getStatus } from '../../dataProvider/public/system.ts';
import { configuration } from '../ui/configuration.ts';

const listeners = new Set<() => void>();
let notice: string | undefined;
let dismissed: string | undefined;

async function fetchStatus(): Promise<BackendStatus> {
  const { statusPage } = configuration();
  if (statusPage) return z.parse(BackendStatus, await (await fetch(statusPage)).json());
  const answer = await getStatus();
  if (isProblem(answer)) throw new Error(answer.message);
  return z.parse(BackendStatus, answer);
}

/** The backend's status, or undefined if it cannot be loaded, which is only logged (AUTH-61). */
export async function checkBackendStatus(): Promise<BackendStatus['status'] | undefined> {
  try {
    const { status, message } = await fetchStatus();
    notice = status === 'LIVE' ? message : undefined;
    listeners.forEach((listener) => listener());
    return status;
  } catch (failure) {
    console.warn('The backend status could not be checked', failure);
    return undefined;
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The message of a LIVE backend (AUTH-62), until it is dismissed or replaced (OPEN-039). */
export const useNotice = (): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => (notice === dismissed ? undefined : notice),
    () => undefined,
  );

export function dismissNotice(): void {
  dismissed = notice;
  listeners.forEach((listener) => listener());
}
