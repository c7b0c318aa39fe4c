import { tooManyRequests } from './http-error.ts';

const MINUTE_MS = 60_000;
/** Callers that are remembered at a time; beyond it those with a full budget are forgotten. */
const MAX_CALLERS = 10_000;

interface Budget {
  left: number;
  at: number;
}

/**
 * Limits how many calls a signed-in user or a device makes a minute: many more than a person at work, fewer than a
 * program that copies a clinic's records. What is not used fills up again evenly, to a minute's worth. Counted by each
 * process for itself.
 */
export class RequestBudget {
  readonly #perMinute: number;
  readonly #budgets = new Map<string, Budget>();

  /** No limit with 0. */
  constructor(perMinute: number) {
    this.#perMinute = perMinute;
  }

  /** Throws 429 with the time until the next call. */
  take(caller: string, now: number): void {
    if (!this.#perMinute) return;
    const budget = this.#budgets.get(caller) ?? { left: this.#perMinute, at: now };
    const left = this.#refill(budget, now);
    if (left < 1) throw tooManyRequests(((1 - left) * MINUTE_MS) / this.#perMinute / 1000);
    this.#budgets.set(caller, { left: left - 1, at: now });
    if (this.#budgets.size > MAX_CALLERS) this.#forgetIdle(now);
  }

  #refill({ left, at }: Budget, now: number): number {
    return Math.min(this.#perMinute, left + (Math.max(0, now - at) * this.#perMinute) / MINUTE_MS);
  }

  #forgetIdle(now: number): void {
    for (const [caller, budget] of this.#budgets)
      if (this.#refill(budget, now) >= this.#perMinute) this.#budgets.delete(caller);
  }
}
