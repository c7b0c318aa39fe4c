import type { setResolutions } from '../../contract/platform/enumerations.ts';
import type { Block } from '../../contract/programs/shapes.ts';
import { exerciseById } from './programs.ts';
import type { Chance } from './random.ts';

type Resolution = (typeof setResolutions)[number];

const corrections = [
  'Keep your back straight',
  'Slow down',
  'Keep your knee over your foot',
  'Stay in view of the camera',
  'Reach the end of the range',
  'Keep your shoulders level',
];

/** Counts only what the goal asks for; range of motion widens from `progress` 0 to 1. */
function performed(block: Block, quality: number, progress: number, chance: Chance) {
  const { goalType, reps, time } = block.setGoal;
  const range = exerciseById.get(block.exerciseId)!.settings.ROM;
  const repsComplete =
    reps === null ? null : Math.max(1, Math.min(reps, Math.round(reps * (quality + chance.next() * 0.3))));
  const span = range ? range.max.limit - range.min.limit : 0;
  const reached = 0.5 + 0.3 * progress + 0.1 * (chance.next() - 0.5);
  return {
    repsGoal: reps,
    repsComplete,
    repsProper:
      repsComplete === null ? null : Math.max(0, repsComplete - (chance.yes(quality) ? 0 : chance.whole(1, 3))),
    timeGoal: time,
    timeComplete: time === null ? null : Math.min(time, Math.round(time * (quality + chance.next() * 0.3))),
    minROM: range ? Math.round(range.min.limit + span * (0.15 - 0.1 * progress) + chance.whole(0, 3)) : null,
    maxROM: range ? Math.round(range.min.limit + span * reached) : null,
    errors: Array.from({ length: chance.yes(quality) ? 0 : chance.whole(1, 2) }, () => ({
      message: chance.of(corrections),
      count: chance.whole(1, 4),
    })),
    reportingMetric: goalType === 'ROM' ? 'ROM' : reps === null ? 'TIME' : 'REPS',
  };
}

/** One set of a block as the patient's app reports it (ENT-031..033). */
export function createSet(
  block: Block,
  resolution: Resolution,
  at: Date,
  quality: number,
  progress: number,
  chance: Chance,
) {
  const exercise = exerciseById.get(block.exerciseId)!;
  const { ROM } = exercise.settings;
  const done = performed(block, quality, progress, chance);
  const measured = resolution === 'SUCCESS' || resolution === 'SKIPPED_IN_SET';
  const untouched = {
    repsComplete: null,
    repsProper: null,
    timeComplete: null,
    minROM: null,
    maxROM: null,
    errors: [],
  };
  const half = (count: number | null) => (count === null ? null : Math.floor(count / 2));
  return {
    setInfo: {
      sideOfBody: block.sideOfBody,
      ...done,
      ...(!measured && untouched),
      ...(resolution === 'SELF_REPORTED' && { repsComplete: done.repsGoal, timeComplete: done.timeGoal }),
      ...(resolution === 'SKIPPED_IN_SET' && {
        repsComplete: half(done.repsComplete),
        repsProper: half(done.repsProper),
        timeComplete: half(done.timeComplete),
      }),
      skipped: resolution === 'SKIPPED_IN_SET',
      resolution,
      completedDate: resolution === 'NOT_STARTED' ? null : at.toISOString(),
    },
    exercise: {
      id: exercise.id,
      name: exercise.name,
      min: ROM && { label: ROM.min.label },
      max: ROM && { label: ROM.max.label },
    },
  };
}
