import { findEpisode } from './episodes.ts';
import { isAddOn } from './rules-in-force.ts';
import type { Care } from './windows.ts';

/** A cycle, stored or computed, as far as it says what it is the answer to. */
export interface SlottedCycle {
  code: string;
  clock: string;
  startDate: string;
  endDate: string;
}

/**
 * What a cycle is the answer to, whichever code it has: the supply of a window, the first code or the further units of
 * a month, the set-up of an episode. Set-up is told by its episode, as its window may move; a slot holds one cycle.
 * `episodes` are those of the record as it is now (`toEpisodes`).
 */
export function toSlotKey(cycle: SlottedCycle, episodes: readonly Care[]): string {
  const { clock, code, startDate } = cycle;
  if (clock === 'EPISODE') return `${clock} ${findEpisode(cycle, episodes)?.setupDate ?? startDate}`;
  return `${clock} ${startDate}${isAddOn(code) ? ' further' : ''}`;
}
