import type { Because, Phase } from '../../contract/care-paths/shapes.ts';
import { isMet } from './criterion.ts';
import { measurePhase, type Measurement, type PathFacts } from './measure.ts';

/** The position of a patient on a path. */
export interface PathPosition {
  phases: readonly Phase[];
  /** Counted from 0. */
  phaseIndex: number;
  /** The day on which the phase began. */
  phaseSince: string;
}

export interface Step {
  fromIndex: number;
  /** Null: the path is completed. */
  toIndex: number | null;
  day: string;
  because: Because;
}

/** The index after a phase; null after the last. */
export const getNextIndex = ({ phases, phaseIndex }: Pick<PathPosition, 'phases' | 'phaseIndex'>): number | null =>
  phaseIndex + 1 < phases.length ? phaseIndex + 1 : null;

/**
 * The step that is due today: the measured value meets the criterion of the phase; null for none. No step is due on the
 * day on which a phase started, so there is at most one step a day, and a second evaluation changes nothing.
 */
export const findNextStep = (position: PathPosition, facts: PathFacts, today: string): Step | null =>
  evaluatePhase(position, facts, today).step;

/** The step that is due today, and the measured value; null for both on the day on which the phase started. */
export function evaluatePhase(
  position: PathPosition,
  facts: PathFacts,
  today: string,
): { step: Step | null; found: Measurement | null } {
  const { phases, phaseIndex, phaseSince } = position;
  const phase = phases[phaseIndex];
  if (!phase || today <= phaseSince) return { step: null, found: null };
  const found = measurePhase(phase, facts, phaseSince, today);
  if (!('measured' in found) || !isMet(phase, found.measured.value)) return { step: null, found };
  const because = { ...found.measured, track: phase.track, type: phase.type };
  return { step: { fromIndex: phaseIndex, toIndex: getNextIndex(position), day: today, because }, found };
}
