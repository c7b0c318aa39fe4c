import type { Side, Stride } from './walk.ts';

/** From the contact of one foot to the next contact of the other one, whose step it is. */
export interface Step {
  side: Side;
  from: number;
  to: number;
  /** One that the step is part of. */
  stride: Stride;
}

export const otherOf = (side: Side): Side => (side === 'left' ? 'right' : 'left');

/** Every step of the strides once: a step lies in a stride of either side. */
export function stepsOf(strides: readonly Stride[]): Step[] {
  const steps = new Map<string, Step>();
  for (const stride of strides) {
    const { side, from, across, to } = stride;
    if (across === null) continue;
    steps.set(`${otherOf(side)} ${across}`, { side: otherOf(side), from, to: across, stride });
    steps.set(`${side} ${to}`, { side, from: across, to, stride });
  }
  return [...steps.values()];
}

/** Strides of the side that has more of them: those of both sides overlap, and would count the same walking twice. */
export function stridesApart(strides: readonly Stride[]): Stride[] {
  const of = (side: Side) => strides.filter((stride) => stride.side === side);
  return of('right').length > of('left').length ? of('right') : of('left');
}
