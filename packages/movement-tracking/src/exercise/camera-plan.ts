import type { BodyMotion } from './body-angles.ts';
import type { Course } from './repetitions.ts';

/** What a camera has to watch of an exercise. */
export interface CameraPlan extends Course {
  motion: BodyMotion;
  /** `either`: each side for itself, whichever moves; `both`: the two together. */
  side: 'left' | 'right' | 'both' | 'either';
  /** What is counted: repetitions, or the seconds at the end of the course. */
  counts: 'reps' | 'time';
  /**
   * How the range of the exercise names the motion: 1 as measured, -1 for its opposite (extension, where flexion is
   * measured); 0 where its range is another one, or none, or not seen well enough.
   */
  range: 1 | 0 | -1;
}
