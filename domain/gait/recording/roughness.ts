import type { Ways } from './seen-ways.ts';
import { sides } from './walk.ts';

const joints = sides.flatMap((side) => ['Knee', 'Ankle', 'Heel', 'BigToe'].map((part) => `${side}${part}`));

/** The ways of the moving joints of both legs as they were recorded, before anything is cleaned. */
export const recordedLegs = (ways: Readonly<Ways>): Ways =>
  Object.fromEntries(joints.map((name) => [name, { x: ways[name]!.x.slice(), y: ways[name]!.y.slice() }]));

/**
 * How far the joints of the legs were recorded from where they are taken to have been, in lengths of a leg: three of four lie
 * nearer. It is large where the joints shake, and where one leg was taken for the other over and over.
 */
export function roughness(recorded: Readonly<Ways>, smooth: Readonly<Ways>, leg: number): number {
  const away = joints.flatMap((name) => {
    const [was, is] = [recorded[name]!, smooth[name]!];
    return Array.from(was.x, (x, frame) => Math.hypot(x - is.x[frame]!, was.y[frame]! - is.y[frame]!));
  });
  const sorted = Float64Array.from(away)
    .filter((each) => !Number.isNaN(each))
    .toSorted();
  return (sorted[Math.floor(sorted.length * 0.75)] ?? 0) / leg;
}
