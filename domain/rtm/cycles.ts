import type { ComputedCycle } from './cycle.ts';
import { managementCycles, type RtmNote } from './management.ts';
import { setUpCycle, supplyCycles } from './supply.ts';
import { supplyWindows, type Episode } from './windows.ts';

/**
 * All billing cycles of one episode of care as they stand today, the earliest first: set-up (98975), supply by rolling
 * 30-day window, management by calendar month, each judged by the rules of its last day. Pure: order of arrival and
 * earlier answers play no part; what is BILLED the caller keeps as it is.
 */
export function computeCycles(episode: Episode & { notes: readonly RtmNote[] }): ComputedCycle[] {
  const windows = supplyWindows(episode);
  return [...setUpCycle(windows), ...supplyCycles(windows), ...managementCycles(episode.notes, episode)].toSorted(
    (a, b) => a.startDate.localeCompare(b.startDate) || a.code.localeCompare(b.code),
  );
}
