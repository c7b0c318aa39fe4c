import { addDays, countDaysBetween, getToday } from '../../domain/platform/calendar.ts';
import { momentAt } from './moments.ts';
import { lastDayOfCare, type DemoPatient } from './patients.ts';
import { gaitWalks } from './source.ts';

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
  /** Part of a screening event or a story, which no other story changes. */
  isStory: boolean;
}

/** A minute of the civil day: between 8:00 and 17:00 on a past day, before `now` today. */
const chooseMinute = (day: string, zone: string, now: Date, share: number): number =>
  day === getToday(zone, now)
    ? Math.floor(((now.getTime() - momentAt(day, 0, zone).getTime()) / 60_000) * share)
    : Math.floor(480 + share * 540);

/** A walk before the device, at some time of `day` that is over. */
export function gaitVisit(patient: DemoPatient, day: string, speed: number, now: Date): GaitVisit {
  const { timezone } = patient.place;
  const capturedAt = momentAt(day, chooseMinute(day, timezone, now, patient.chance.next()), timezone);
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

const DAYS_AGO = 24;
const MAX_WALKERS = 20;
/** Minutes of the day at which it begins, and from one walk to the next. */
const BEGIN = 540;
const BETWEEN = 6;

/**
 * A screening event of the organization that is there for gait alone, at its last place: everybody walks twice, at speeds that
 * were measured of real people. Who walks slowly otherwise has the slow pair.
 */
export function screeningEvent(patients: readonly DemoPatient[], now: Date): GaitVisit[] {
  const ofGaitAlone = patients.filter(({ row }) => row.products.join() === 'GAIT' && row.firstName !== '');
  const placeId = Math.max(...ofGaitAlone.map(({ place }) => place.id));
  const here = ofGaitAlone.filter(({ place }) => place.id === placeId);
  const [{ place }] = here as [DemoPatient];
  const day = addDays(getToday(place.timezone, now), -DAYS_AGO);
  const begin = momentAt(day, BEGIN, place.timezone);
  const walkers = here
    .filter(({ row }) => row.createdAt! < begin)
    .slice(0, MAX_WALKERS)
    .toSorted((one, other) => one.walker.speed - other.walker.speed);
  const pairs = gaitWalks().toSorted(([one], [other]) => one! - other!);
  return [0, 1].flatMap((round) =>
    walkers.map((patient, turn): GaitVisit => {
      const speed = pairs[Math.floor((turn * pairs.length) / walkers.length)]![round]!;
      const capturedAt = momentAt(day, BEGIN + BETWEEN * (round * walkers.length + turn), place.timezone);
      return { ...gaitVisit(patient, day, speed, now), capturedAt, isStory: true };
    }),
  );
}
