import type { Phase } from '../phases.ts';
import { alignThrough, type Alignable, type Alignment, type Pair } from './alignment.ts';

interface SharedMarker extends Pair {
  phase: Phase;
}

/** Laps are the course of the test; a best cycle may be any of many, so all four of its markers weigh less than one lap's. */
const weightOf = (phase: Phase): number => (phase.startsWith('lap') ? 5 : 1);

/** Markers that both recordings have, each within its frames, in the order of the first. */
function sharedMarkers(one: Alignable, other: Alignable): SharedMarker[] {
  const there = new Map(other.markers.map(({ phase, frame }) => [phase, frame]));
  return one.markers
    .flatMap(({ phase, frame }) => {
      const match = there.get(phase);
      return match === undefined ? [] : [{ phase, here: frame, there: match }];
    })
    .filter((pair) => pair.here < one.frames && pair.there < other.frames);
}

interface Chain {
  weight: number;
  markers: readonly SharedMarker[];
}

/** The heaviest chain that rises in both: phases that come in another order there are no common moments. */
function heaviestRising(markers: readonly SharedMarker[]): readonly SharedMarker[] {
  const chains: Chain[] = [];
  let heaviest: Chain = { weight: 0, markers: [] };
  for (const marker of markers) {
    const before = chains
      .filter((chain) => chain.markers.at(-1)!.here < marker.here && chain.markers.at(-1)!.there < marker.there)
      .reduce<Chain>((best, chain) => (chain.weight > best.weight ? chain : best), { weight: 0, markers: [] });
    const chain = { weight: before.weight + weightOf(marker.phase), markers: [...before.markers, marker] };
    chains.push(chain);
    if (chain.weight > heaviest.weight) heaviest = chain;
  }
  return heaviest.markers;
}

/**
 * Lays two recordings together by the phases that both have: at each of them they show the same moment, and between two the
 * other one is played evenly slower or faster. A phase that comes in another order in one of them is left out, laps counting
 * more than cycles. By the start where they have no phase in common.
 */
export function alignByPhases(one: Alignable, other: Alignable): Alignment {
  const markers = heaviestRising(sharedMarkers(one, other));
  return alignThrough(
    markers,
    markers.map(({ phase }) => phase),
    one,
    other,
  );
}
