import { spatiotemporal } from '../spatiotemporal.ts';
import { walkOf } from '../walk-of.ts';
import { isWalkFault, type Scale, type Walk } from '../walk.ts';
import { syntheticWalk, type Walker } from './synthetic-walker.ts';

type Measures = Map<string, { value: number; plusMinus?: number; count?: number }>;

/** Times and lengths by the names of the measures. */
export function measuresIn(walk: Walk, scale: Scale | null): Measures {
  const all = spatiotemporal(walk, scale).items.flatMap(({ measures }) => measures);
  return new Map(all.map(({ name, value, plusMinus, count }) => [name, { value: value!, plusMinus, count }]));
}

/** A synthetic walk and what is found of it; throws with the fault where it is not measured. */
export function measuredWalk(stated: Partial<Walker> = {}, scale: Scale | null = { pixelsPerMetre: 150 }) {
  const { recording, truth, walker } = syntheticWalk(stated);
  const walk = walkOf(recording);
  if (isWalkFault(walk)) throw new Error(walk);
  return { walk, truth, walker, measures: measuresIn(walk, scale), told: spatiotemporal(walk, scale) };
}

/** Whether a joint is missed in a frame, by a share of all, the same at each run. */
export const isMissed = (share: number) => (joint: string, frame: number) => {
  const mixed = Math.imul(frame * 31 + joint.length * 7 + joint.charCodeAt(0) * 13 + 11, 2_654_435_761) >>> 0;
  return mixed / 2 ** 32 < share;
};
