import { addDays, countDaysBetween, getToday } from '../../domain/platform/calendar.ts';
import { momentAt } from './moments.ts';
import { lastDayOfCare, type DemoPatient } from './patients.ts';

/** Recordings that gait sessions of the demo may have. */
export type WalkRecording = 'walk-side' | 'walk-two-laps' | 'balance-beam';

/** One walk of a patient. */
export interface GaitVisit {
  patient: DemoPatient;
  /** Civil day at the patient's place. */
  day: string;
  capturedAt: Date;
  /** Metres a second. */
  speed: number;
  recording: WalkRecording | null;
  /** Metres over which it was timed by hand; null for a walk before the device. */
  timedOver: number | null;
  /** Told by something that goes beyond an ordinary visit, so that nothing else changes it. */
  isStory: boolean;
}

/** Some minute of the civil day that is already over: any for a past day, before `now` for today. */
const minuteOf = (day: string, zone: string, now: Date, share: number): number =>
  day === getToday(zone, now)
    ? Math.floor(((now.getTime() - momentAt(day, 0, zone).getTime()) / 60_000) * share)
    : Math.floor(480 + share * 540);

/** A walk before the device, at some time of `day` that is over. */
export function gaitVisit(patient: DemoPatient, day: string, speed: number, now: Date): GaitVisit {
  const { timezone } = patient.place;
  const capturedAt = momentAt(day, minuteOf(day, timezone, now, patient.chance.next()), timezone);
  return { patient, day, capturedAt, speed, recording: null, timedOver: null, isStory: false };
}

/** Walks of a gait patient, oldest first: every two weeks, a little faster each time, and for every fourth patient one today. */
export function gaitVisits(patient: DemoPatient, index: number, now: Date): GaitVisit[] {
  const { course, place, chance, walker } = patient;
  const today = getToday(place.timezone, now);
  const [plan] = course.plans.slice(-1);
  const first = plan!.start < today ? plan!.start : today;
  const last = lastDayOfCare(plan!, today);
  const days = new Set(
    Array.from({ length: 1 + Math.floor(countDaysBetween(first, last) / 14) }, (_, visit) =>
      addDays(first, visit * 14),
    ),
  );
  if (last === today && index % 4 === 0) days.add(today);
  return [...days].toSorted().map((day, visit) => {
    const speed = Math.max(0.2, walker.speed * (0.9 + 0.025 * visit) + 0.05 * (chance.next() - 0.5));
    return gaitVisit(patient, day, speed, now);
  });
}
