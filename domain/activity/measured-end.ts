import type { MeasuredRange } from '../../contract/activity/patient-results.ts';

/** The end of a range of motion that is followed: the highest values where there are any, else the lowest. */
export const getMeasuredEnd = (days: MeasuredRange['days']): 'max' | 'min' =>
  days.some(({ max }) => max !== null) ? 'max' : 'min';
