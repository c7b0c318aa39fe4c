import { busy, tooMany } from '../http/refusal.ts';

interface Bounds {
  atOnce: number;
  mostWaiting: number;
  /** How many of those may be of one asker. */
  mostOfOne: number;
}

/**
 * Work of which little is done at once; the rest waits in a bounded queue, so that everything else keeps answering. Askers
 * take turns: one who asks for much waits for that alone, and nobody behind it.
 */
export class FairQueue {
  readonly #bounds: Bounds;
  /** By asker, in the order of their turns. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #running = 0;
  #total = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /** Does the work in its turn. Refuses with 429 what is over the asker's share, and with 503 what is over all of them. */
  async run<T>(asker: string, work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#bounds.atOnce) this.#running++;
    else await this.#turn(asker);
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  #turn(asker: string): Promise<void> {
    const own = this.#waiting.get(asker) ?? [];
    if (own.length >= this.#bounds.mostOfOne) throw tooMany(5);
    if (this.#total >= this.#bounds.mostWaiting) throw busy();
    this.#total++;
    this.#waiting.set(asker, own);
    return new Promise((go) => void own.push(go));
  }

  #next(): void {
    const [turn] = this.#waiting;
    if (!turn) {
      this.#running--;
      return;
    }
    const [asker, own] = turn;
    const go = own.shift()!;
    this.#total--;
    // Whoever had a turn is last in the round.
    this.#waiting.delete(asker);
    if (own.length) this.#waiting.set(asker, own);
    go();
  }
}
