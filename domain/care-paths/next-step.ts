import type { Because, Phase } from '../../contract/care-paths/shapes.ts';
import { isMet } from './criterion.ts';
import { measurePhase, type Measurement, type PathFacts } from './measure.ts';

/** Where somebody is on a path. */
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
 * The step that is due today, null for none: what the phase measures meets its criterion. Nobody moves on on the day on
 * which a phase began, so there is at most one step a day, and asking again after it changes nothing.
 */
export const findNextStep = (standing: PathPosition, facts: PathFacts, today: string): Step | null =>
  evaluatePhase(standing, facts, today).step;

/** The step that is due today, and what the phase measures; nothing of either on the day on which the phase began. */
export function evaluatePhase(
  standing: PathPosition,
  facts: PathFacts,
  today: string,
): { step: Step | null; found: Measurement | null } {
  const { phases, phaseIndex, phaseSince } = standing;
  const phase = phases[phaseIndex];
  if (!phase || today <= phaseSince) return { step: null, found: null };
  const found = measurePhase(phase, facts, phaseSince, today);
  if (!('measured' in found) || !isMet(phase, found.measured.value)) return { step: null, found };
  const because = { ...found.measured, track: phase.track, type: phase.type };
  return { step: { fromIndex: phaseIndex, toIndex: getNextIndex(standing), day: today, because }, found };
}
