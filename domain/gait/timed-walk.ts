import type { GaitItem, WalkTiming } from '../../contract/gait/gait-session.ts';
import { SPEED_THRESHOLD } from './report-summary.ts';

/** Standard deviation, in seconds, of a time that is started and stopped by hand. */
const HAND_TIMING_SD = 0.1;
/** 95 of 100 values of a normal distribution lie within so many standard deviations. */
const NORMAL_95 = 1.96;
/** Metres a second that a speed is shown to (CONST-09): an error below it would read as none. */
const FINEST = 0.01;
/** Binary fractions have 4.8 m in 6 s a hair below 0.8 m/s: beyond so many decimals nothing was measured. */
const VALUE_DECIMALS = 6;

interface TimedSpeed {
  /** Metres a second. */
  value: number;
  /** Half the width of the interval that holds the true speed of this walk in 95 of 100 cases; absent where it is not known. */
  plusMinus?: number;
}

/**
 * Speed of a walk that was timed by hand: metres by seconds. Over moving starts it is as sure as a hand on a stopwatch: pressing
 * at a start and at an end that are both seen coming spreads by 0.10 s (Faux and Godolphin 2019, American Journal of Physics 87:
 * 110-115, 4304 times of swimming timekeepers), which is a share of the time and so, to first order, the same share of the speed.
 * At 1.3 m/s over 5 m that gives 0.07 m/s, half the width that Youdas et al. (2006, Archives of Physical Medicine and
 * Rehabilitation 87: 1648-1652) found between a stopwatch and an instrumented walkway. That a patient walks otherwise the next
 * time is no part of it. From a stand somebody has to judge when walking begins: over 4 m stopwatch and timing gates then lay
 * 0.15 to 0.20 m/s apart (Warden et al. 2019, Gait & Posture 74: 83-86), which tells nothing of other speeds and distances, so
 * no half width is given.
 */
export function computeTimedSpeed({ metres, seconds, start }: WalkTiming): TimedSpeed {
  const value = Number((metres / seconds).toFixed(VALUE_DECIMALS));
  if (start === 'STANDING') return { value };
  const error = (value * NORMAL_95 * HAND_TIMING_SD) / seconds;
  return { value, plusMinus: Math.max(FINEST, Number(error.toFixed(2))) };
}

/** What a timed walk measured, as a session holds it (AGAIT-06, ENT-038, ENT-039). */
export const toGaitItems = (timing: WalkTiming): GaitItem[] => [
  {
    name: 'speed',
    measures: [
      { name: 'avgSpeed', displayName: 'Gait Speed', unit: 'm/s', source: 'STOPWATCH', ...computeTimedSpeed(timing) },
    ],
  },
];

/** A speed against the threshold; `JUST_BELOW` where two decimals would read as the threshold itself (CONST-07, CONST-09). */
export function compareWithThreshold(speed: number): 'BELOW' | 'JUST_BELOW' | 'REACHED' {
  if (speed >= SPEED_THRESHOLD) return 'REACHED';
  return speed.toFixed(2) === SPEED_THRESHOLD.toFixed(2) ? 'JUST_BELOW' : 'BELOW';
}
