import { computeMedian } from '../platform/arrays.ts';
import type { DryRun } from '../../contract/care-paths/care-paths.ts';
import type { Phase, Unmeasured } from '../../contract/care-paths/shapes.ts';
import { addDays, countDaysBetween } from '../platform/calendar.ts';
import { evaluatePhase, type Step } from './next-step.ts';
import type { PathFacts } from './measure.ts';

/** The simulated course of one patient. */
export interface SimulatedCourse {
  start: string;
  steps: Step[];
  end: DryRun['people'][number]['end'];
}

interface CourseInput {
  facts: PathFacts;
  /** The first day with data, on which the path is assigned, and the last simulated day. */
  start: string;
  last: string;
  inCareOn: (day: string) => boolean;
}

/** Simulates a patient on a path day by day, up to the first day out of care. */
export function simulateCourse(
  phases: readonly Phase[],
  { facts, start, last, inCareOn }: CourseInput,
): SimulatedCourse {
  const steps: Step[] = [];
  let phaseIndex = 0;
  let phaseSince = start;
  let why: Unmeasured | null = null;
  let measuredOnce = false;
  for (let day = start; day <= last; day = addDays(day, 1)) {
    if (!inCareOn(day)) return { start, steps, end: { what: 'LEFT_CARE', phaseIndex, why: null } };
    const { step, found } = evaluatePhase({ phases, phaseIndex, phaseSince }, facts, day);
    if (step) {
      steps.push(step);
      if (step.toIndex === null) return { start, steps, end: { what: 'COMPLETED', phaseIndex, why: null } };
      phaseIndex = step.toIndex;
      phaseSince = day;
      measuredOnce = false;
    } else if (found && 'measured' in found) measuredOnce = true;
    else why = found?.unmeasured ?? 'NO_DATA';
  }
  return {
    start,
    steps,
    end: measuredOnce
      ? { what: 'NOT_MET', phaseIndex, why: null }
      : { what: 'NOT_MEASURABLE', phaseIndex, why: why ?? 'NO_DATA' },
  };
}

/** For each phase: the patients who reached and passed it, the median days, and those who stayed there and why. */
export function summarizePhases(phases: readonly Phase[], people: readonly SimulatedCourse[]): DryRun['phases'] {
  return phases.map((_, index) => {
    const countEnds = (what: SimulatedCourse['end']['what']) =>
      people.filter(({ end }) => end.phaseIndex === index && end.what === what).length;
    const days = people.flatMap(({ start, steps }) => {
      const began = index === 0 ? start : steps.find(({ toIndex }) => toIndex === index)?.day;
      const over = steps.find(({ fromIndex }) => fromIndex === index)?.day;
      return began && over ? [countDaysBetween(began, over)] : [];
    });
    return {
      reached: people.filter(({ end }) => end.phaseIndex >= index).length,
      passed: days.length,
      medianDays: computeMedian(days),
      notMet: countEnds('NOT_MET'),
      notMeasurable: countEnds('NOT_MEASURABLE'),
      leftCare: countEnds('LEFT_CARE'),
    };
  });
}
