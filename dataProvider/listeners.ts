import type { Call } from '../contract/platform/call.ts';
import type { Problem } from '../contract/platform/error.ts';

/** Called for answers that concern the whole application: an ended session, a server fault. */
export interface Listener {
  sessionEnded?(): void;
  serverError?(problem: Problem, callId: string): void;
  /** The organization asks for a second factor before anything else. */
  secondFactorDue?(): void;
}

const listeners = new Set<Listener>();

/** Registers a listener; returns how to take it off again. */
export function addListener(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

let proofRequester = async (): Promise<boolean> => false;

/** Asks the person at the screen to prove who they are; resolves to whether they did. */
export const requestProof = (): Promise<boolean> => proofRequester();

/** Sets who asks the user to confirm their identity; the call that needs it waits for the answer, and is made again. */
export function setProofRequester(ask: () => Promise<boolean>): void {
  proofRequester = ask;
}

/** Tells of an ended session and of a server's fault (API-64). */
export function notifyListeners(answer: Problem, { access, id }: Call): void {
  for (const listener of listeners) {
    if (answer.status === 401 && access !== 'public') listener.sessionEnded?.();
    if (answer.reason === 'SECOND_FACTOR') listener.secondFactorDue?.();
    if (answer.status >= 500 && answer.status <= 599) listener.serverError?.(answer, id);
  }
}
