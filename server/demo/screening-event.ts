import { addDays, getToday } from '../../domain/platform/calendar.ts';
import { momentAt } from './moments.ts';
import { gaitVisit, type GaitVisit } from './gait-visits.ts';
import type { DemoPatient } from './patients.ts';
import { gaitWalks } from './source.ts';

const DAYS_AGO = 24;
const MOST_WALKERS = 20;
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
    .slice(0, MOST_WALKERS)
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
