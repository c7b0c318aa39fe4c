import type { GaitSession } from '../../contract/gait.ts';

/** Of a gait session without a recording: the place and the civil day of the walk. */
export const walkedAt = (day: string): Pick<GaitSession, 'location' | 'day' | 'recording'> => ({
  location: { id: 3, name: 'Harbor' },
  day,
  recording: { state: 'NONE', quality: null, fault: null },
});
