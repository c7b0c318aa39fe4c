import { median } from './body-lengths.ts';
import type { FootEvent, FootEvents } from './foot-events.ts';
import type { Side, Stride } from './walk.ts';

/** Seconds that a stride takes: from running to the slowest walking with a frame (ours). */
const SECONDS = { min: 0.5, max: 3.5 };
/** Against the usual stride of the walk, since a contact that was missed doubles it (ours). */
const AGAINST_USUAL = { min: 0.6, max: 1.6 };
/** Where in a stride the other foot comes down, and where the toes leave the floor: even an uneven walk keeps to it (ours). */
const ACROSS = { min: 0.2, max: 0.8 };
const OFF = { min: 0.35, max: 0.9 };

const isWithin = (value: number, { min, max }: { min: number; max: number }) => value >= min && value <= max;

const within = (events: readonly FootEvent[], from: number, to: number, share: { min: number; max: number }) =>
  events.filter(({ at }) => isWithin((at - from) / (to - from), share));

/** The one event there; null when there is none, more than one, or nobody knows when exactly it was. */
const onlySure = (events: readonly FootEvent[]): number | null =>
  events.length === 1 && events[0]!.isSure ? events[0]!.at : null;

/** Whether the other foot was followed all the time, so that its contact could not have been missed. */
const isFollowed = (events: readonly FootEvent[], from: number, to: number): boolean =>
  events.some(
    (event, index) =>
      event.at <= from && events.slice(index).some(({ at, stretch }) => at >= to && stretch === event.stretch),
  );

/**
 * The strides of one side in one pass: from each initial contact to the next, where nothing was missed between them. The other
 * foot comes down once in a stride; where it was followed and came down twice or not at all, a contact was missed or made up.
 */
export function stridesOf(side: Side, pass: number, own: FootEvents, other: FootEvents, fps: number): Stride[] {
  return own.contacts.slice(1).flatMap(({ at: to, isSure, stretch }, index): Stride[] => {
    const begin = own.contacts[index]!;
    const from = begin.at;
    if (!isSure || !begin.isSure || stretch !== begin.stretch || !isWithin((to - from) / fps, SECONDS)) return [];
    const crossings = other.contacts.filter(({ at }) => at > from && at < to);
    if (crossings.length > 1 || (crossings.length === 0 && isFollowed(other.contacts, from, to))) return [];
    const across = onlySure(within(crossings, from, to, ACROSS));
    const off = onlySure(within(own.offs, from, to, OFF));
    return [{ side, from, across, off, to, pass }];
  });
}

/** Strides that take about as long as most of them do. */
export function plausible(strides: readonly Stride[]): Stride[] {
  const usual = median(strides.map(({ from, to }) => to - from));
  return strides.filter(({ from, to }) => isWithin((to - from) / usual, AGAINST_USUAL));
}
