import type { Because, Phase } from '../../contract/care-path-shapes.ts';
import { meets } from './criterion.ts';
import { measure, type Measurement } from './measure.ts';
import type { PathFacts } from './path-facts.ts';

/** Where somebody is on a path. */
export interface Standing {
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
export const indexAfter = ({ phases, phaseIndex }: Pick<Standing, 'phases' | 'phaseIndex'>): number | null =>
  phaseIndex + 1 < phases.length ? phaseIndex + 1 : null;

/**
 * The step that is due today, null for none: what the phase measures meets its criterion. Nobody moves on on the day on
 * which a phase began, so there is at most one step a day, and asking again after it changes nothing.
 */
export const nextStep = (standing: Standing, facts: PathFacts, today: string): Step | null =>
  lookedAt(standing, facts, today).step;

/** The step that is due today, and what the phase measures; nothing of either on the day on which the phase began. */
export function lookedAt(
  standing: Standing,
  facts: PathFacts,
  today: string,
): { step: Step | null; found: Measurement | null } {
  const { phases, phaseIndex, phaseSince } = standing;
  const phase = phases[phaseIndex];
  if (!phase || today <= phaseSince) return { step: null, found: null };
  const found = measure(phase, facts, phaseSince, today);
  if (!('measured' in found) || !meets(phase, found.measured.value)) return { step: null, found };
  const because = { ...found.measured, track: phase.track, type: phase.type };
  return { step: { fromIndex: phaseIndex, toIndex: indexAfter(standing), day: today, because }, found };
}
