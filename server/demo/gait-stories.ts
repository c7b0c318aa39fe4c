import { getToday } from '../../domain/platform/calendar.ts';
import { momentAt } from './moments.ts';
import { gaitVisit, type GaitVisit } from './gait-visits.ts';
import { lastDayOfCare } from './patients.ts';

/** What the last visits of a patient with several of them tell; each organization's first such patients have one each. */
const stories: ((last: GaitVisit, before: GaitVisit) => void)[] = [
  // More than the error of measuring speed, by any of the published ones.
  (last, before) => Object.assign(last, { speed: before.speed + 0.27 }),
  // Less than the smallest of them.
  (last, before) => Object.assign(last, { speed: before.speed + 0.03 }),
  (last) => Object.assign(last, { timedOver: 10 }),
  (last) => Object.assign(last, { recording: 'balance-beam' }),
];

/** Changes the last visits of some patients in care, so that each organization has every story. */
export function tellStories(visits: readonly GaitVisit[][], now: Date): void {
  const storyCounts = new Map<number, number>();
  for (const own of visits) {
    const [before, last] = own.slice(-2);
    if (!last || !isInCare(last, now)) continue;
    const { organizationId } = last.patient.row;
    const story = stories[storyCounts.get(organizationId) ?? 0];
    if (!story) continue;
    storyCounts.set(organizationId, (storyCounts.get(organizationId) ?? 0) + 1);
    story(last, before!);
    for (const visit of [before!, last]) visit.isStory = true;
  }
}

const isInCare = ({ patient: { course, place } }: GaitVisit, now: Date): boolean => {
  const today = getToday(place.timezone, now);
  return lastDayOfCare(course.plans.at(-1)!, today) === today;
};

/** In m/s, and by how much one walker differs from another. */
const SPEEDS_OF_TODAY = [0.66, 1.12];
const SPREAD = 0.1;

/**
 * Two walks of today at each location with two patients in care who are in no story, the first below the threshold of the
 * report. They are after the start of today in the location's zone and in the organization's.
 */
export function walksOfToday(
  visits: readonly GaitVisit[][],
  zoneOf: (organizationId: number) => string,
  now: Date,
): GaitVisit[] {
  const seen = new Map<number, number>();
  return visits.flatMap((own): GaitVisit[] => {
    const last = own.at(-1);
    if (!last || last.isStory || !isInCare(last, now)) return [];
    const { patient } = last;
    const turn = seen.get(patient.place.id) ?? 0;
    const usual = SPEEDS_OF_TODAY[turn];
    if (usual === undefined) return [];
    const speed = usual + SPREAD * (patient.chance.next() - 0.5);
    seen.set(patient.place.id, turn + 1);
    const dayStarts = [patient.place.timezone, zoneOf(patient.row.organizationId)].map((zone) =>
      momentAt(getToday(zone, now), 0, zone).getTime(),
    );
    const from = Math.max(...dayStarts);
    const capturedAt = new Date(from + (now.getTime() - from) * (0.5 + 0.4 * patient.chance.next()));
    const day = getToday(patient.place.timezone, now);
    return [{ ...gaitVisit(patient, day, speed, now), capturedAt, isStory: true }];
  });
}
