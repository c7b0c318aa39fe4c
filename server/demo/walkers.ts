import type { sexes } from '../../contract/platform/enumerations.ts';
import { walkers, type WalkerOfStudy } from './source.ts';

export interface Walker {
  sex: (typeof sexes)[number];
  /** Null where nobody measured it. */
  heightCm: number | null;
  /** Usual speed in m/s. */
  speed: number;
}

const bySex = new Map<string, WalkerOfStudy[]>();
for (const walker of walkers()) bySex.set(walker.sex, [...(bySex.get(walker.sex) ?? []), walker]);

/** Stature and usual speed of somebody of the study, of the same sex; the same `turn` gives the same one. */
export function walkerOf(gender: string, turn: number): Walker {
  const alike = bySex.get(gender)!;
  const { heightM, speedMps } = alike[turn % alike.length]!;
  return {
    sex: gender === 'male' ? 'MALE' : 'FEMALE',
    heightCm: heightM === '' ? null : Math.round(Number(heightM) * 100),
    speed: Number(speedMps),
  };
}
