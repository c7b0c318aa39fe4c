import { useStore } from 'react-admin';
import type { WalkTiming } from '../../../../contract/walk-timing.ts';

/** Distances, in metres, that walks are mostly timed over; another one can be typed. */
export const PRESETS = ['4', '6', '10'] as const;

interface Course {
  /** One of the presets, or empty for another one. */
  preset: string;
  own: string;
  start: WalkTiming['start'];
}

/** The way that is walked at this event, kept for the next patient: its length, and how a walk begins. */
export function useCourse() {
  const [course, keep] = useStore<Course>('gait.event.course', { preset: '4', own: '', start: 'MOVING' });
  const metres = Number((course.preset || course.own).replace(',', '.') || Number.NaN);
  return { ...course, metres, change: (part: Partial<Course>) => keep({ ...course, ...part }) };
}
