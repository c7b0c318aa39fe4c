import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postTimedWalk, todaysWalks } from '../../contract/gait/timed-walks.ts';
import { listGaitSessions } from '../../contract/gait/gait-session.ts';
import { getPatient } from '../../contract/patients/patients.ts';
import { gaitSessions, organizations, patients } from '../../server/platform/db/schema.ts';
import { reasonOf, unknownName } from './reason-of.ts';
import { accessLayerCombinations, openWorld, type Caller, type World } from './world.ts';

let world: World;
let first: Caller;
let admin: Caller;
let patientId: number;
let place: number;
beforeAll(async () => {
  world = await openWorld();
  first = await world.as(world.seed.A.practitioners.first);
  admin = await world.as(world.seed.A.practitioners.admin);
  patientId = world.seed.A.patients[0];
  place = world.seed.A.locations[0];
});
afterAll(() => world.close());

const walk = (given: object = {}) => ({
  sessionUUID: crypto.randomUUID(),
  subject: { patientId },
  metres: 4,
  seconds: 5,
  start: 'MOVING' as const,
  assistanceOption: 'CANE' as const,
  comment: 'Second corridor.',
  capturedDate: '2026-11-19T23:30:00-07:00',
  ...given,
});
const kept = async (sessionUUID: string) =>
  world.asOwner((tx) => tx.select().from(gaitSessions).where(eq(gaitSessions.sessionUuid, sessionUUID)));

describe('a manually timed walk', () => {
  it('AGAIT-06 ENT-034 ENT-036 ENT-037 ENT-038 ENT-039 ENT-040 becomes a session with the speed that the server computes', async () => {
    const body = walk();
    const { status, body: answer } = await first.call(postTimedWalk, { body });
    expect(status).toBe(201);
    expect(answer).toMatchObject({
      sessionUUID: body.sessionUUID,
      sessionSchema: 'GAIT-SA-2',
      session: {
        meta: {
          capturedDate: '2026-11-20T06:30:00.000Z',
          comment: 'Second corridor.',
          assistanceOption: 'CANE',
          unitsSelected: 'm/s',
          timing: { metres: 4, seconds: 5, start: 'MOVING' },
        },
      },
      subject: { patientId, gaitUid: 'G-A1' },
      // The patient's location and its local day: 23:30 of the 19th in Denver.
      location: { id: place },
      day: '2026-11-19',
      recording: { state: 'NONE' },
      version: 1,
    });
    const { measures } = answer.session.data[0]!;
    expect(answer.session.data).toEqual([
      {
        name: 'speed',
        measures: [
          {
            name: 'avgSpeed',
            displayName: 'Gait Speed',
            value: 0.8,
            unit: 'm/s',
            source: 'STOPWATCH',
            plusMinus: measures[0]!.plusMinus,
          },
        ],
      },
    ]);
    // 0.196 s of 5 s.
    expect(measures[0]!.plusMinus).toBeCloseTo(0.03, 10);
    const [row] = await kept(body.sessionUUID);
    expect(row).toMatchObject({ practitionerId: world.seed.A.practitioners.first.practitionerId, clientVersion: null });
  });

  it('REC-30 is shown in the patient record and counts as activity', async () => {
    const capturedDate = new Date(Date.now() - 1000).toISOString();
    const body = walk({ capturedDate });
    await first.call(postTimedWalk, { body });
    const { body: sessions } = await first.call(listGaitSessions, { params: { patientId } });
    expect(sessions.items[0]!.sessionUUID).toBe(body.sessionUUID);
    const record = await first.call(getPatient, { params: { id: patientId } });
    expect(record.body.mostRecentActivity).toBe(capturedDate);
  });

  it('is stored once however often it is sent, in either case of its id, and at the same time', async () => {
    const body = walk({ seconds: 4 });
    const again = { ...body, sessionUUID: body.sessionUUID.toUpperCase() };
    const replies = await Promise.all([body, body, again].map((sent) => first.call(postTimedWalk, { body: sent })));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(replies.map(({ body: { id } }) => id)).size).toBe(1);
    expect(await kept(body.sessionUUID)).toHaveLength(1);
  });

  it('is stored separately from other walks of the patient', async () => {
    const trials = [walk({ seconds: 4 }), walk({ seconds: 4 })];
    const replies = await Promise.all(trials.map((body) => first.call(postTimedWalk, { body })));
    expect(replies[0]!.body.id).not.toBe(replies[1]!.body.id);
  });

  it('is rejected under an existing id with other values', async () => {
    const body = walk();
    await first.call(postTimedWalk, { body });
    for (const other of [{ seconds: 6 }, { subject: { patientId: world.seed.A.patients[1] } }]) {
      expect((await admin.call(postTimedWalk, { body: { ...body, ...other } })).status).toBe(409);
    }
    expect(await kept(body.sessionUUID)).toHaveLength(1);
  });

  it('with a future time gets the current time', async () => {
    const before = Date.now();
    const { body } = await first.call(postTimedWalk, {
      body: walk({ capturedDate: new Date(before + 7_200_000).toISOString() }),
    });
    const at = Date.parse(body.session.meta.capturedDate);
    expect(at).toBeGreaterThanOrEqual(before - 1000);
    expect(at).toBeLessThanOrEqual(Date.now() + 1000);
  });

  it.each([
    ['no seconds', { seconds: undefined }, { seconds: 'Seconds must be between 1 and 600' }],
    ['an explicit speed', { speed: 1.2 }, unknownName('speed')],
    ['too long a distance', { metres: 51, seconds: 60 }, { metres: 'Meters must be between 2 and 50' }],
    [
      'a pace nobody walks',
      { seconds: 2, metres: 10 },
      { seconds: 'No one walks faster than 4 m/s. Check the distance and time.' },
    ],
    ['a comment beyond its limit', { comment: 'a'.repeat(1001) }, { comment: 'Max Character Limit is 1000' }],
  ])('is rejected: %s', async (_what, wrong, fields) => {
    const body = walk(wrong);
    expect(reasonOf(await first.call(postTimedWalk, { body }))).toEqual([422, fields]);
    expect(await kept(body.sessionUUID)).toEqual([]);
  });

  it('A1 A2 OPEN-149 cannot be stored for a patient of another location or organization, by each access layer alone', async () => {
    for (const accessLayers of accessLayerCombinations) {
      const caller = await world.beside({ accessLayers }).as(world.seed.A.practitioners.first);
      for (const id of [world.seed.A.patients[1], world.seed.B.patients[0], 999_999]) {
        const body = walk({ subject: { patientId: id } });
        const { status, problem } = await caller.call(postTimedWalk, { body });
        expect([status, problem.message]).toEqual([422, 'Patient not found']);
        expect(await kept(body.sessionUUID)).toEqual([]);
      }
    }
  });

  it('does not reveal an id of another organization', async () => {
    const body = walk();
    await first.call(postTimedWalk, { body });
    const stranger = await world.as(world.seed.B.practitioners.admin);
    const theirs = { ...body, subject: { patientId: world.seed.B.patients[0] } };
    const { status, problem } = await stranger.call(postTimedWalk, { body: theirs });
    expect([status, problem.message]).toEqual([409, 'That sessionUUID is already in use.']);
  });

  it('is limited to Gait patients and to organizations with Gait', async () => {
    await world.asOwner((tx) =>
      tx
        .update(patients)
        .set({ products: ['HEALTH'] })
        .where(eq(patients.id, patientId)),
    );
    const { status, problem } = await first.call(postTimedWalk, { body: walk() });
    await world.asOwner((tx) =>
      tx
        .update(patients)
        .set({ products: ['HEALTH', 'GAIT', 'PRO'] })
        .where(eq(patients.id, patientId)),
    );
    expect([status, problem.message]).toEqual([422, 'Only Gait patients can have gait sessions.']);
    const ofB = eq(organizations.id, world.seed.B.organizationId);
    const theirs = await world.as(world.seed.B.practitioners.admin);
    await world.asOwner((tx) =>
      tx
        .update(organizations)
        .set({ products: ['HEALTH'] })
        .where(ofB),
    );
    const refused = await theirs.call(postTimedWalk, {
      body: walk({ subject: { patientId: world.seed.B.patients[0] } }),
    });
    await world.asOwner((tx) =>
      tx
        .update(organizations)
        .set({ products: ['HEALTH', 'GAIT', 'PRO', 'SCAN'] })
        .where(ofB),
    );
    expect(refused.status).toBe(403);
  });
});

describe('the list of today’s walks', () => {
  it('has the walks at the location since its day started, the latest first', async () => {
    // 23:30 in Denver: in UTC the next day has begun.
    world.offsetMs = Date.parse('2027-03-03T06:30:00Z') - Date.now();
    const caller = await world.as(world.seed.A.practitioners.first);
    const at = async (capturedDate: string) =>
      (await caller.call(postTimedWalk, { body: walk({ capturedDate }) })).body.sessionUUID;
    await at('2027-03-02T06:59:59Z');
    const morning = await at('2027-03-02T07:00:00Z');
    const evening = await at('2027-03-03T06:29:00Z');
    const { body } = await caller.call(todaysWalks, { params: { locationId: place } });
    world.offsetMs = 0;
    expect(body.items.map(({ sessionUUID }) => sessionUUID)).toEqual([evening, morning]);
    expect(body.totalItems).toBe(2);
  });

  it('OPEN-149 A1 has no walks of another location or organization', async () => {
    for (const locationId of [world.seed.A.locations[1], world.seed.B.locations[0], 999_999]) {
      const { status, problem } = await first.call(todaysWalks, { params: { locationId } });
      expect([status, problem.message]).toEqual([404, 'Location not found.']);
    }
  });

  it('keeps walks at their location when the patient moves, for readers with access to both', async () => {
    const body = walk({ capturedDate: new Date().toISOString() });
    await first.call(postTimedWalk, { body });
    const moveTo = (locationId: number) =>
      world.asOwner((tx) => tx.update(patients).set({ locationId }).where(eq(patients.id, patientId)));
    await moveTo(world.seed.A.locations[1]);
    const here = await admin.call(todaysWalks, { params: { locationId: place } });
    const there = await admin.call(todaysWalks, { params: { locationId: world.seed.A.locations[1] } });
    await moveTo(place);
    const has = (reply: typeof here) => reply.body.items.some(({ sessionUUID }) => sessionUUID === body.sessionUUID);
    expect([has(here), has(there)]).toEqual([true, false]);
  });
});
