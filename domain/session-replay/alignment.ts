import { clampFrame } from '@exer/pose-log/recording.ts';
import type { Marker, Phase } from './marks.ts';

/** A recording that can be aligned with another one. */
export interface Alignable {
  frames: number;
  /** Frames a second, as its log states them. */
  fps: number | null;
  /** In their order (`listPhaseMarkers`). */
  markers: readonly Marker[];
}

/** Maps frames of a recording to frames of another one. */
export interface Alignment {
  /** The phases at which the two were laid together, in their order; none where they begin together. */
  phases: readonly Phase[];
  /** The other's frame; its first or last where it has none for that moment. */
  frameOf: (frame: number) => number;
  /** Whether the other recording goes on at that frame of the first: before its first and after its last it does not. */
  covers: (frame: number) => boolean;
}

/** A frame of the first recording and the one of the other that shows the same moment. */
interface Pair {
  here: number;
  there: number;
}

/** Where the clocks of the two differ, one frame of the first lasts so many of the other. */
const getRate = (one: Alignable, other: Alignable): number =>
  one.fps !== null && other.fps !== null ? other.fps / one.fps : 1;

/**
 * An alignment through pairs of frames that rise in both recordings: straight lines between them, the clocks' own rate before
 * the first and after the last. Without a pair the recordings begin together.
 */
function alignThrough(pairs: readonly Pair[], phases: readonly Phase[], one: Alignable, other: Alignable): Alignment {
  const rate = getRate(one, other);
  const first = pairs[0] ?? { here: 0, there: 0 };
  const last = pairs.at(-1) ?? first;
  function alignFrame(frame: number): number {
    if (frame <= first.here) return first.there + (frame - first.here) * rate;
    if (frame >= last.here) return last.there + (frame - last.here) * rate;
    let at = 1;
    while (pairs[at]!.here < frame) at += 1;
    const [from, to] = [pairs[at - 1]!, pairs[at]!];
    return from.there + ((frame - from.here) * (to.there - from.there)) / (to.here - from.here);
  }
  return {
    phases,
    frameOf: (frame) => clampFrame(Math.round(alignFrame(frame)), other.frames),
    covers: (frame) => clampFrame(Math.round(alignFrame(frame)), other.frames) === Math.round(alignFrame(frame)),
  };
}

/** Aligns two recordings by their start; both continue by their own frame rates. */
export const alignByStart = (one: Alignable, other: Alignable): Alignment => alignThrough([], [], one, other);

interface SharedMarker extends Pair {
  phase: Phase;
}

/** Laps are the course of the test; a best cycle may be any of many, so all four of its markers weigh less than one lap's. */
const getWeight = (phase: Phase): number => (phase.startsWith('lap') ? 5 : 1);

/** Markers that both recordings have, each within its frames, in the order of the first. */
function listSharedMarkers(one: Alignable, other: Alignable): SharedMarker[] {
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
function findHeaviestChain(markers: readonly SharedMarker[]): readonly SharedMarker[] {
  const chains: Chain[] = [];
  let heaviest: Chain = { weight: 0, markers: [] };
  for (const marker of markers) {
    const before = chains
      .filter((chain) => chain.markers.at(-1)!.here < marker.here && chain.markers.at(-1)!.there < marker.there)
      .reduce<Chain>((best, chain) => (chain.weight > best.weight ? chain : best), { weight: 0, markers: [] });
    const chain = { weight: before.weight + getWeight(marker.phase), markers: [...before.markers, marker] };
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
  const markers = findHeaviestChain(listSharedMarkers(one, other));
  return alignThrough(
    markers,
    markers.map(({ phase }) => phase),
    one,
    other,
  );
}
