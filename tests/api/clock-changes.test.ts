import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listHealthSessions } from '../../contract/activity/activity.ts';
import { postSession } from '../../contract/intake/intake.ts';
import { addLocation } from '../../contract/locations/locations.ts';
import type { timeZones } from '../../contract/platform/enumerations.ts';
import { patientApps, reportedSession } from './patient-app.ts';
import { patientFixture } from './patient-fixture.ts';
import { openWorld, type Caller, type World } from './world.ts';

/** Hours that a zone's winter time is behind UTC (15 U.S.C. 261), and whether its clocks change (15 U.S.C. 260a). */
const zones: readonly [zone: (typeof timeZones)[number], behind: number, changes: boolean][] = [
  ['America/New_York', 5, true],
  ['America/Detroit', 5, true],
  ['America/Indiana/Indianapolis', 5, true],
  ['America/Chicago', 6, true],
  ['America/Indiana/Knox', 6, true],
  ['America/North_Dakota/Beulah', 6, true],
  ['America/Denver', 7, true],
  ['America/Boise', 7, true],
  ['America/Phoenix', 7, false],
  ['America/Los_Angeles', 8, true],
  ['Pacific/Honolulu', 10, false],
];

/** Sundays on which clocks change at two in the morning, and by how many hours they differ from winter time before and after. */
const clockChanges = [
  { days: ['2027-03-13', '2027-03-14', '2027-03-15'], before: 0, after: 1 },
  { days: ['2027-11-06', '2027-11-07', '2027-11-08'], before: 1, after: 0 },
] as const;

const HOUR_MS = 3_600_000;
const SECOND_MS = 1000;

let world: World;
let admin: Caller;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

describe.each(clockChanges)('around the clock change of $days.1', ({ days, before, after }) => {
  beforeAll(async () => {
    world.offsetMs = Date.parse(`${days[2]}T20:00:00Z`) - Date.now();
    admin = await world.as(world.seed.A.practitioners.admin);
  });

  it.each(zones)(
    'a session near midnight belongs to the day of the clinic in %s',
    async (timezone, behind, changes) => {
      const { body: location } = await admin.call(addLocation, { body: { name: `${days[1]} ${timezone}`, timezone } });
      const patient = await patientFixture(world, admin).added({ locationId: location.id });
      const { codeFor, redeem } = patientApps(world, admin);
      const { token } = (await redeem(await codeFor(patient.patient.email!))).body;
      const app = world.withToken(token);
      const midnight = (day: string, summer: number) =>
        Date.parse(`${day}T00:00:00Z`) + (behind - (changes ? summer : 0)) * HOUR_MS;
      const moments = [
        [midnight(days[1], before) - SECOND_MS, days[0]],
        [midnight(days[1], before), days[1]],
        [midnight(days[2], after) - SECOND_MS, days[1]],
        [midnight(days[2], after), days[2]],
      ] as const;
      for (const [at, day] of moments) {
        const body = reportedSession(world, { performedAt: new Date(at).toISOString() });
        const { status, body: posted } = await app.call(postSession, { body: body as never });
        expect.soft([status, posted.day, posted.datedAhead], new Date(at).toISOString()).toEqual([201, day, false]);
      }
      const { body: listed } = await admin.call(listHealthSessions, { params: { patientId: patient.id } });
      expect(listed.items.map(({ day }) => day)).toEqual([days[2], days[1], days[1], days[0]]);
    },
  );
});
