/** A repeatable source of chance: the same seed gives the same sequence on every machine. */
export interface Chance {
  /** 0 <= n < 1. */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number;
  /** A number from `min` to `max` with `decimals` digits. */
  between(min: number, max: number, decimals?: number): number;
  of<T>(choices: readonly T[]): T;
  /** True with the given probability. */
  yes(probability: number): boolean;
  uuid(): string;
}

function hashSeed(seed: string): number {
  let hash = 2_166_136_261;
  for (const character of seed) hash = Math.imul(hash ^ character.codePointAt(0)!, 16_777_619);
  return hash;
}

/** A seeded generator (a 32-bit multiply-and-mix); good enough to spread demo data, good for nothing secret. */
export function createChance(seed: string): Chance {
  let state = hashSeed(seed);
  const next = () => {
    state = (state + 0x9e37_79b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85eb_ca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2_ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296;
  };
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const hex = (digits: number) => Array.from({ length: digits }, () => whole(0, 15).toString(16)).join('');
  return {
    next,
    whole,
    between: (min, max, decimals = 2) => Number((min + next() * (max - min)).toFixed(decimals)),
    of: (choices) => choices[whole(0, choices.length - 1)]!,
    yes: (probability) => next() < probability,
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${'89ab'[whole(0, 3)]}${hex(3)}-${hex(12)}`,
  };
}
