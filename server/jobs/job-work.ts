import { tidyUp } from './tidy-up.ts';
import type { JobWork } from './jobs.ts';

/** What each kind of job does. */
export const jobWork: Record<string, JobWork> = {
  'tidy-up': tidyUp,
};
