import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gaitReport, type GaitReport } from '../../contract/gait/report.ts';
import { toDayInZone } from '../../domain/platform/calendar.ts';
import { gaitSessions, locations, organizations, patients } from '../../server/platform/db/schema.ts';
import { reasonOf } from './reason-of.ts';
import { accessLayerCombinations, openWorld, type Caller, type Reply, type World } from './world.ts';

let world: World;
let admin: Caller;

const speed = (value: number | null, more: object = {}) => [
  { name: 'speed', measures: [{ name: 'avgSpeed', value, unit: 'm/s', ...more }] },
];

/** A gait session of the patient of one of the two locations, at that location by default. */
async function walk(of: 0 | 1, capturedAt: string, values: Partial<typeof gaitSessions.$inferInsert> = {}) {
  const { organizationId, locations: places, patients: people } = world.seed.A;
  await world.asOwner((tx) =>
    tx.insert(gaitSessions).values({
      organizationId,
      patientId: people[of],
      locationId: places[of],
      day: toDayInZone(capturedAt, 'America/Denver'),
      sessionUuid: crypto.randomUUID(),
      sessionSchema: 'GAIT-SA-2',
      capturedAt: new Date(capturedAt),
      meta: {},
      data: speed(1),
      ...values,
    }),
  );
}

beforeAll(async () => {
  world = await openWorld();
  admin = await world.as(world.seed.A.practitioners.admin);
  // Denver's 4 November lasts from 07:00Z to 07:00Z of the next day.
  await walk(0, '2026-11-04T06:59:59Z');
  await walk(0, '2026-11-04T07:00:00Z', { data: speed(0.62) });
  await walk(1, '2026-11-04T20:00:00Z', { data: speed(null) });
  await walk(0, '2026-11-05T06:59:59Z', { data: [] });
  await walk(0, '2026-11-05T07:00:00Z');
});
afterAll(() => world.close());

const asked = (from: string, to = from, more: Record<string, number> = {}) => ({ query: { from, to, ...more } });
const moments = ({ body }: Reply<GaitReport>) => body.sessions.map(({ capturedDate }) => capturedDate);
const placed = (id: number) =>
  ['2026-11-04T07:00:00.000Z', '2026-11-04T20:00:00.000Z', '2026-11-05T06:59:59.000Z'].filter(
    (_, at) => (at === 1) === (id === 1),
  );

describe('the days of a gait report', () => {
  it('GAIT-02 GAIT-17 OPEN-064 are days of the organization’s zone from midnight to midnight, oldest first', async () => {
    const reply = await admin.call(gaitReport, asked('2026-11-04'));
    expect([reply.status, reply.body.timezone, reply.body.location]).toEqual([200, 'America/Denver', null]);
    expect(moments(reply)).toEqual([
      '2026-11-04T07:00:00.000Z',
      '2026-11-04T20:00:00.000Z',
      '2026-11-05T06:59:59.000Z',
    ]);
  });

  it('OPEN-064 are not days of the zone of the session’s location', async () => {
    const place = eq(locations.id, world.seed.A.locations[0]);
    await world.asOwner((tx) => tx.update(locations).set({ timezone: 'Asia/Tokyo' }).where(place));
    expect(moments(await admin.call(gaitReport, asked('2026-11-04')))).toHaveLength(3);
    await world.asOwner((tx) => tx.update(locations).set({ timezone: 'America/Denver' }).where(place));
  });

  it('OPEN-064 have 25 hours where the clocks go back and 23 where they go forward', async () => {
    // In Denver the clocks went forward on 8 March and back on 1 November 2026.
    await walk(0, '2026-03-08T07:00:00Z');
    await walk(0, '2026-03-09T05:59:59Z');
    await walk(0, '2026-03-09T06:00:00Z');
    await walk(0, '2026-11-01T06:00:00Z');
    await walk(0, '2026-11-02T06:59:59Z');
    await walk(0, '2026-11-02T07:00:00Z');
    expect(moments(await admin.call(gaitReport, asked('2026-03-08')))).toEqual([
      '2026-03-08T07:00:00.000Z',
      '2026-03-09T05:59:59.000Z',
    ]);
    expect(moments(await admin.call(gaitReport, asked('2026-11-01')))).toEqual([
      '2026-11-01T06:00:00.000Z',
      '2026-11-02T06:59:59.000Z',
    ]);
  });

  it('include both ends of the range', async () => {
    const reply = await admin.call(gaitReport, asked('2026-11-03', '2026-11-05'));
    expect(moments(reply)[0]).toBe('2026-11-04T06:59:59.000Z');
    expect(moments(reply).at(-1)).toBe('2026-11-05T07:00:00.000Z');
    expect(reply.body.sessions).toHaveLength(5);
  });

  it('GAIT-03 cannot be in the future in the organization’s zone', async () => {
    // 23:30 of the 20th in Denver is the 21st in UTC.
    world.offsetMs = Date.parse('2027-11-21T06:30:00Z') - Date.now();
    const caller = await world.as(world.seed.A.practitioners.admin);
    const future = await caller.call(gaitReport, asked('2027-11-21'));
    const reaching = await caller.call(gaitReport, asked('2027-11-19', '2027-11-21'));
    const today = await caller.call(gaitReport, asked('2027-11-20'));
    world.offsetMs = 0;
    for (const reply of [future, reaching])
      expect(reasonOf(reply)).toEqual([422, { to: 'Report date cannot be in the future.' }]);
    expect(today.status).toBe(200);
  });

  it('must be in order, and 92 at most', async () => {
    const reversed = await admin.call(gaitReport, asked('2026-11-05', '2026-11-04'));
    expect([reversed.status, reversed.problem.fields]).toEqual([
      422,
      { from: 'The start date cannot be after the end date.' },
    ]);
    // 1 August to 31 October are 92 days.
    expect((await admin.call(gaitReport, asked('2026-08-01', '2026-10-31'))).status).toBe(200);
    const long = await admin.call(gaitReport, asked('2026-08-01', '2026-11-01'));
    expect([long.status, long.problem.fields]).toEqual([422, { to: 'A report can cover at most 92 days.' }]);
  });

  it.each(['', 'yesterday', '2026-02-30', '0000-01-01', '2026-11-04T00:00:00Z'])(
    'cannot be the range %j',
    async (day) => {
      const none = 'Not a valid date';
      expect(reasonOf(await admin.call(gaitReport, asked(day, '2026-11-04')))).toEqual([400, { from: none }]);
      expect(reasonOf(await admin.call(gaitReport, asked('2026-11-04', day)))).toEqual([400, { to: none }]);
    },
  );
});

describe('a session in the gait report', () => {
  it('GAIT-10 GAIT-15 AGAIT-06 has its patient, location and speed, or null when no speed was measured', async () => {
    const { body } = await admin.call(gaitReport, asked('2026-11-04'));
    const { locations: places, patients: people } = world.seed.A;
    expect(body.sessions[0]).toEqual({
      id: expect.any(Number) as number,
      capturedDate: '2026-11-04T07:00:00.000Z',
      speed: 0.62,
      source: 'DEVICE',
      plusMinus: null,
      subject: { patientId: people[0], firstName: 'Pat', lastName: 'CANARYA1', gaitUid: 'G-A1' },
      location: { id: places[0], name: 'Place 1 CANARYA0' },
    });
    expect(body.sessions.map((session) => session.speed)).toEqual([0.62, null, null]);
  });

  it('AGAIT-06 can have a speed from the recording with its accuracy, and the speed of the device takes precedence', async () => {
    const walkAnalysis = {
      items: [
        ...speed(0.71, { source: 'RECORDING', plusMinus: 0.04, count: 9 }),
        { name: 'hip', measures: [{ name: 'avgSpeed', value: 99 }] },
      ],
      quality: null,
      fault: null,
    };
    await walk(0, '2026-10-20T18:00:00Z', { data: speed(null), walkAnalysis });
    await walk(0, '2026-10-20T19:00:00Z', { data: speed(1.3), walkAnalysis });
    await walk(0, '2026-10-20T20:00:00Z', { data: speed(3.1, { unit: 'ft/s' }) });
    const { body } = await admin.call(gaitReport, asked('2026-10-20'));
    expect(body.sessions.map((session) => [session.speed, session.source, session.plusMinus])).toEqual([
      [0.71, 'RECORDING', 0.04],
      [1.3, 'DEVICE', null],
      [null, 'DEVICE', null],
    ]);
  });

  it('is listed separately from another session of the same day', async () => {
    const { body } = await admin.call(gaitReport, asked('2026-11-04'));
    const [here] = world.seed.A.patients;
    expect(body.sessions.filter(({ subject }) => subject.patientId === here)).toHaveLength(2);
  });
});

describe('the access to a gait report', () => {
  it('OPEN-149 is limited to the practitioner’s own locations, by each access layer alone', async () => {
    for (const accessLayers of accessLayerCombinations) {
      for (const [who, place] of [
        [world.seed.A.practitioners.first, 0],
        [world.seed.A.practitioners.second, 1],
      ] as const) {
        const caller = await world.beside({ accessLayers }).as(who);
        expect(moments(await caller.call(gaitReport, asked('2026-11-04')))).toEqual(placed(place));
      }
    }
  });

  it('can be limited to the location of the session, regardless of the patient’s location', async () => {
    const [one, two] = world.seed.A.locations;
    await walk(0, '2026-10-10T18:00:00Z', { locationId: two });
    const at = async (who: Caller, locationId: number) =>
      moments(await who.call(gaitReport, asked('2026-10-10', '2026-11-04', { locationId })));
    expect(await at(admin, two)).toEqual(['2026-10-10T18:00:00.000Z', '2026-11-04T20:00:00.000Z']);
    expect(await at(admin, one)).not.toContain('2026-10-10T18:00:00.000Z');
    const reply = await admin.call(gaitReport, asked('2026-11-04', '2026-11-04', { locationId: two }));
    expect(reply.body.location).toEqual({ id: two, name: 'Place 2 CANARYA0' });
    // Neither sees the session of the first one's patient at the other location.
    for (const who of ['first', 'second'] as const) {
      const caller = await world.as(world.seed.A.practitioners[who]);
      expect(moments(await caller.call(gaitReport, asked('2026-10-10')))).toEqual([]);
    }
  });

  it('A2 rejects inaccessible locations and those of another organization', async () => {
    const first = await world.as(world.seed.A.practitioners.first);
    for (const locationId of [world.seed.A.locations[1], world.seed.B.locations[0], 999_999]) {
      const { status, problem } = await first.call(gaitReport, asked('2026-11-04', '2026-11-04', { locationId }));
      expect([status, problem.message]).toEqual([422, 'Location not found']);
    }
  });

  it('A1 is limited to the organization', async () => {
    const other = await world.as(world.seed.B.practitioners.admin);
    expect(moments(await other.call(gaitReport, asked('2026-11-04')))).toEqual([]);
    const none = await world.as(world.seed.A.practitioners.none);
    expect(moments(await none.call(gaitReport, asked('2026-11-04')))).toEqual([]);
  });

  it('excludes hidden patients', async () => {
    const theirs = eq(patients.id, world.seed.A.patients[1]);
    await world.asOwner((tx) => tx.update(patients).set({ hidden: true }).where(theirs));
    const reply = await admin.call(gaitReport, asked('2026-11-04'));
    await world.asOwner((tx) => tx.update(patients).set({ hidden: false }).where(theirs));
    expect(reply.body.sessions).toHaveLength(2);
  });

  it('requires that the organization has Gait', async () => {
    const own = eq(organizations.id, world.seed.B.organizationId);
    const caller = await world.as(world.seed.B.practitioners.admin);
    await world.asOwner((tx) =>
      tx
        .update(organizations)
        .set({ products: ['HEALTH'] })
        .where(own),
    );
    const { status } = await caller.call(gaitReport, asked('2026-11-04'));
    await world.asOwner((tx) =>
      tx
        .update(organizations)
        .set({ products: ['HEALTH', 'GAIT', 'PRO', 'SCAN'] })
        .where(own),
    );
    expect(status).toBe(403);
  });
});

it('a report is complete up to 10,000 sessions, and rejected above instead of truncated', async () => {
  const clinic = world.seed.B;
  const data = [{ name: 'speed', measures: [{ name: 'avgSpeed', value: 0.9, unit: 'm/s' }] }];
  const fill = (count: number) =>
    world.asOwner((tx) =>
      tx.execute(sql`
        insert into gait_sessions (organization_id, session_uuid, patient_id, location_id, day, session_schema, captured_at, meta, data)
        select ${clinic.organizationId}, gen_random_uuid()::text, ${clinic.patients[0]}, ${clinic.locations[0]}, '2026-09-15', 'GAIT-SA-2',
          timestamptz '2026-09-15 07:00:00Z' + make_interval(secs => n), '{}'::jsonb, ${JSON.stringify(data)}::jsonb
        from generate_series(1, ${count}::int) n`),
    );
  const caller = await world.as(clinic.practitioners.admin);
  await fill(10_000);
  const whole = await caller.call(gaitReport, asked('2026-09-15'));
  expect([whole.status, whole.body.sessions.length]).toEqual([200, 10_000]);
  await fill(1);
  const over = await caller.call(gaitReport, asked('2026-09-15'));
  expect([over.status, over.problem.message]).toEqual([
    422,
    'The report would have more than 10,000 sessions. Choose fewer days or one location.',
  ]);
});
