import type { Person } from './identity-provider.ts';

const MAX_SESSIONS = 5000;

/** Whether the same person calls with the same rights. The age of the proof grows by itself. */
export const isSamePerson = (one: Person | null, other: Person | null): boolean =>
  JSON.stringify({ ...one, proofAgeMs: 0 }) === JSON.stringify({ ...other, proofAgeMs: 0 });

/**
 * Whom the sessions of this process belonged to when they were last read, by token. A read begins with that while the
 * session is read again; nothing is answered by it alone (docs/decisions/0044).
 */
export class RecalledPeople {
  readonly #people = new Map<string, Person>();

  recall(token: string): Person | null {
    return this.#people.get(token) ?? null;
  }

  /** Remembers whom a session belongs to as it was read; null forgets it. The longest unused one makes room. */
  remember(token: string, person: Person | null): void {
    this.#people.delete(token);
    if (!person) return;
    this.#people.set(token, person);
    if (this.#people.size > MAX_SESSIONS) this.#people.delete(this.#people.keys().next().value!);
  }
}
