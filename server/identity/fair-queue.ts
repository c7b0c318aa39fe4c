import { busy, tooMany } from '../http/refusal.ts';

interface Bounds {
  atOnce: number;
  mostWaiting: number;
  /** How many of those may be of one asker. */
  mostOfOne: number;
}

interface Waiter {
  go: () => void;
  refuse: (error: Error) => void;
}

/**
 * Work of which little is done at once; the rest waits in a bounded queue, so that everything else keeps answering. Askers
 * take turns: one who asks for much waits for that alone, and nobody behind it.
 */
export class FairQueue {
  readonly #bounds: Bounds;
  /** By asker, in the order of their turns. */
  readonly #waiting = new Map<string, Waiter[]>();
  #running = 0;
  #total = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /**
   * Does the work in its turn. Refuses with 429 what is over the asker's share. In a full queue the last of whoever asks for most is
   * refused with 503, so that a few who fill it keep nobody else out.
   */
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
    if (this.#total >= this.#bounds.mostWaiting) this.#makeRoomBeside(own);
    this.#total++;
    this.#waiting.set(asker, own);
    return new Promise((go, refuse) => void own.push({ go, refuse }));
  }

  #makeRoomBeside(own: readonly Waiter[]): void {
    const most = [...this.#waiting.values()].reduce((a, b) => (b.length > a.length ? b : a));
    if (most.length <= own.length + 1) throw busy();
    most.pop()!.refuse(busy());
    this.#total--;
  }

  #next(): void {
    const [turn] = this.#waiting;
    if (!turn) {
      this.#running--;
      return;
    }
    const [asker, own] = turn;
    const { go } = own.shift()!;
    this.#total--;
    // Whoever had a turn is last in the round.
    this.#waiting.delete(asker);
    if (own.length) this.#waiting.set(asker, own);
    go();
  }
}
