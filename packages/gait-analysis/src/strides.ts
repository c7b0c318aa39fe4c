import { median } from './trajectories.ts';
import type { FootEvent, FootEvents } from './foot-events.ts';
import type { Side, Stride } from './walk.ts';

/** Plausible stride time in seconds: from running to very slow walking with a frame (ours). */
const STRIDE_SECONDS = { min: 0.5, max: 3.5 };
/** Stride time relative to the median of the walk; a missed contact doubles it (ours). */
const RELATIVE_DURATION = { min: 0.6, max: 1.6 };
/** Plausible times of opposite contact and toe-off, as shares of the stride, also for an asymmetric walk (ours). */
const OPPOSITE_CONTACT = { min: 0.2, max: 0.8 };
const TOE_OFF = { min: 0.35, max: 0.9 };

const isWithin = (value: number, { min, max }: { min: number; max: number }) => value >= min && value <= max;

const filterWithin = (events: readonly FootEvent[], from: number, to: number, share: { min: number; max: number }) =>
  events.filter(({ at }) => isWithin((at - from) / (to - from), share));

/** The only event; null when there is none, more than one, or its time is uncertain. */
const singleCertainEvent = (events: readonly FootEvent[]): number | null =>
  events.length === 1 && events[0]!.isCertain ? events[0]!.at : null;

/** Whether the other foot was tracked throughout, so that its contact cannot have been missed. */
const isTrackedThroughout = (events: readonly FootEvent[], from: number, to: number): boolean =>
  events.some(
    (event, index) =>
      event.at <= from && events.slice(index).some(({ at, segment }) => at >= to && segment === event.segment),
  );

/**
 * The strides of one side in one pass, from each initial contact to the next. The other foot makes contact once in a
 * stride; where it was tracked and made none or two, an event is wrong and the stride is left out.
 */
export function findStrides(side: Side, pass: number, own: FootEvents, other: FootEvents, fps: number): Stride[] {
  return own.contacts.slice(1).flatMap(({ at: to, isCertain, segment }, index): Stride[] => {
    const begin = own.contacts[index]!;
    const from = begin.at;
    if (!isCertain || !begin.isCertain || segment !== begin.segment || !isWithin((to - from) / fps, STRIDE_SECONDS))
      return [];
    const crossings = other.contacts.filter(({ at }) => at > from && at < to);
    if (crossings.length > 1 || (crossings.length === 0 && isTrackedThroughout(other.contacts, from, to))) return [];
    const oppositeContact = singleCertainEvent(filterWithin(crossings, from, to, OPPOSITE_CONTACT));
    const off = singleCertainEvent(filterWithin(own.toeOffs, from, to, TOE_OFF));
    return [{ side, from, oppositeContact, toeOff: off, to, pass }];
  });
}

/** Removes strides whose duration is far from the median. */
export function removeImplausibleStrides(strides: readonly Stride[]): Stride[] {
  const usual = median(strides.map(({ from, to }) => to - from));
  return strides.filter(({ from, to }) => isWithin((to - from) / usual, RELATIVE_DURATION));
}

/** From the contact of one foot to the next contact of the other, which names its side. */
export interface Step {
  side: Side;
  from: number;
  to: number;
  /** A stride that contains the step. */
  stride: Stride;
}

export const oppositeSide = (side: Side): Side => (side === 'left' ? 'right' : 'left');

/** Lists every step once: strides of both sides contain it. */
export function listSteps(strides: readonly Stride[]): Step[] {
  const steps = new Map<string, Step>();
  for (const stride of strides) {
    const { side, from, oppositeContact, to } = stride;
    if (oppositeContact === null) continue;
    steps.set(`${oppositeSide(side)} ${oppositeContact}`, {
      side: oppositeSide(side),
      from,
      to: oppositeContact,
      stride,
    });
    steps.set(`${side} ${to}`, { side, from: oppositeContact, to, stride });
  }
  return [...steps.values()];
}

/**
 * The strides of the side that has more of them. Strides of both sides overlap and would count the same walking twice.
 */
export function listNonOverlappingStrides(strides: readonly Stride[]): Stride[] {
  const of = (side: Side) => strides.filter((stride) => stride.side === side);
  return of('right').length > of('left').length ? of('right') : of('left');
}
