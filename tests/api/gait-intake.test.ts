import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gaitReport } from '../../contract/gait/report.ts';
import { commentGaitSession, listGaitSessions } from '../../contract/gait/gait-session.ts';
import { gaitSessions, organizations, worklistItems, patients } from '../../server/platform/db/schema.ts';
import { handIn, buildWalk } from './gait-device.ts';
import { checksums } from './isolation/checksums.ts';
import { planFixture } from './plan-fixture.ts';
import { reasonOf, unknownName } from './reason-of.ts';
import { stored } from './stored.ts';
import { singleAccessLayers, openWorld, type Caller, type World } from './world.ts';

let world: World;
let first: Caller;
let admin: Caller;
let here: number;
beforeAll(async () => {
  world = await openWorld();
  first = await world.as(world.seed.A.practitioners.first);
  admin = await world.as(world.seed.A.practitioners.admin);
  here = world.seed.A.patients[0];
});
afterAll(() => world.close());

const walk = (change: object = {}, meta: object = {}) => buildWalk(here, change, meta);
const rows = (uuid: string) => stored(world, gaitSessions, eq(gaitSessions.sessionUuid, uuid));
const change = (id: number, values: Partial<typeof patients.$inferInsert>) =>
  world.asOwner((tx) => tx.update(patients).set(values).where(eq(patients.id, id)));

describe('a gait session', () => {
  it('ENT-034 ENT-036 ENT-038 ENT-039 ENT-040 is returned and listed as the device measured it', async () => {
    const body = walk();
    const { status, body: taken } = await handIn(first, body);
    expect(status).toBe(201);
    expect(taken).toEqual({
      id: expect.any(Number) as number,
      sessionUUID: body.sessionUUID,
      sessionSchema: 'GAIT-SA-2',
      session: {
        meta: {
          capturedDate: '2026-11-20T15:00:00.000Z',
          comment: 'New shoes.',
          assistanceOption: 'CANE',
          unitsSelected: 'm/s',
        },
        data: body.data,
      },
      subject: { patientId: here, firstName: 'Pat', lastName: 'CANARYA1', gaitUid: 'G-A1' },
      location: { id: world.seed.A.locations[0], name: 'Place 1 CANARYA0' },
      day: '2026-11-20',
      recording: { state: 'NONE', quality: null, fault: null },
      version: 1,
    });
    const { items } = (await first.call(listGaitSessions, { params: { patientId: here } })).body;
    expect(items[0]).toEqual(taken);
    const { sessions } = (await first.call(gaitReport, { query: { from: '2026-11-20', to: '2026-11-20' } })).body;
    expect(sessions.map(({ id }) => id)).toContain(taken.id);
    const [row] = await rows(body.sessionUUID);
    expect(row).toMatchObject({
      practitionerId: world.seed.A.practitioners.first.practitionerId,
      clientVersion: '3.1.0',
    });
  });

  it('ENT-040 can identify its patient by the Unique Gait ID', async () => {
    const { status, body } = await handIn(first, walk({ subject: { gaitUid: 'G-A1' } }));
    expect([status, body.subject.patientId]).toEqual([201, here]);
  });

  it('ENT-060 can have no measurements, in any schema version', async () => {
    for (const sessionSchema of ['GAIT-SA-1', 'GAIT-SA-2', 'GAIT-FA-1', 'GAIT-FA-2']) {
      const { status, body } = await handIn(
        first,
        walk({ data: [], sessionSchema }, { assistanceOption: null, unitsSelected: null, comment: undefined }),
      );
      expect([status, body.sessionSchema]).toEqual([201, sessionSchema]);
      expect(body.session.meta).toMatchObject({ comment: '', assistanceOption: null, unitsSelected: null });
    }
  });

  it('OPEN-064 belongs to the day at the patient’s location, whatever the zone of the device, and is listed at the location of the session', async () => {
    const fixture = planFixture(world);
    const tokyo = await fixture.placeIn('Asia/Tokyo');
    const there = await fixture.inCare({ products: ['GAIT'], locationId: tokyo });
    // The same instant: 16:30 on Nov 18 in Honolulu, 11:30 on Nov 19 in Tokyo, 19:30 on Nov 18 in Denver.
    const capturedDate = '2026-11-18T16:30:00-10:00';
    const inTokyo = (await handIn(admin, buildWalk(there, {}, { capturedDate }))).body;
    const inDenver = (await handIn(admin, walk({}, { capturedDate }))).body;
    expect([inTokyo.day, inDenver.day]).toEqual(['2026-11-19', '2026-11-18']);
    for (const { session } of [inTokyo, inDenver]) expect(session.meta.capturedDate).toBe('2026-11-19T02:30:00.000Z');
    await change(there, { locationId: world.seed.A.locations[0] });
    const { items } = (await first.call(listGaitSessions, { params: { patientId: there } })).body;
    expect(items).toEqual([inTokyo]);
    expect(items[0]!.location.id).toBe(tokyo);
  });

  it('from a device whose clock is ahead gets the current time', async () => {
    const capturedDate = new Date(Date.now() + 86_400_000).toISOString();
    const body = walk({}, { capturedDate });
    const { session } = (await handIn(first, body)).body;
    expect(Date.parse(session.meta.capturedDate)).toBeLessThanOrEqual(Date.now());
    expect((await handIn(first, body)).body.session).toEqual(session);
  });

  it('causes the worklist to be evaluated again', async () => {
    const own = eq(worklistItems.patientId, here);
    const reasons = [{ kind: 'NO_SESSION', urgency: 41, explanation: 'No session since summer.' }];
    await world.asOwner((tx) => tx.update(worklistItems).set({ reasons }).where(own));
    await handIn(first, walk({}, { capturedDate: new Date().toISOString() }));
    expect(JSON.stringify(await stored(world, worklistItems, own))).not.toContain('since summer');
  });

  it('moves last session and last activity of its patient forward, never back and never into the future', async () => {
    const lastOf = async () => {
      const [row] = await stored(world, patients, eq(patients.id, here));
      return [row!.lastSessionAt!.toISOString(), row!.lastActivityAt!.toISOString()];
    };
    await change(here, { lastSessionAt: new Date('2026-11-01'), lastActivityAt: new Date('2026-11-03') });
    await handIn(first, walk({}, { capturedDate: '2026-11-02T15:00:00.000Z' }));
    expect(await lastOf()).toEqual(['2026-11-02T15:00:00.000Z', '2026-11-03T00:00:00.000Z']);
    await handIn(first, walk({}, { capturedDate: '2026-10-02T15:00:00.000Z' }));
    expect(await lastOf()).toEqual(['2026-11-02T15:00:00.000Z', '2026-11-03T00:00:00.000Z']);
    await handIn(first, walk({}, { capturedDate: new Date(Date.now() + 86_400_000).toISOString() }));
    for (const last of await lastOf()) expect(Date.parse(last)).toBeLessThanOrEqual(Date.now());
  });
});

describe('a gait session that is sent again under one UUID', () => {
  it('C1 is stored once, also after the clinic has changed its comment', async () => {
    const body = walk();
    const replies = await Promise.all([1, 2, 3].map(() => handIn(first, body)));
    replies.push(await handIn(admin, { ...body, sessionUUID: body.sessionUUID.toUpperCase() }));
    replies.push(await handIn(first, Object.fromEntries(Object.entries(body).toReversed())));
    for (const { status, body: answer } of replies) expect([status, answer]).toEqual([201, replies[0]!.body]);
    expect(await rows(body.sessionUUID)).toHaveLength(1);
    const { id } = replies[0]!.body;
    await first.call(commentGaitSession, {
      params: { id },
      body: { comment: 'Old shoes.' },
      headers: { 'if-match': '1' },
    });
    const again = await handIn(first, body);
    expect([again.status, again.body.session.meta.comment]).toEqual([201, 'Old shoes.']);
  });

  it.each([
    { sessionSchema: 'GAIT-SA-1' },
    { clientVersion: '3.1.1' },
    { subject: { gaitUid: 'G-A1' } },
    { data: [] },
    { meta: { comment: 'Other shoes.' } },
    { meta: { assistanceOption: 'NONE' } },
    { meta: { unitsSelected: 'ft/s' } },
    { meta: { capturedDate: '2026-11-20T15:00:01.000Z' } },
    { meta: { scale: { heightCm: 170 } } },
  ])('is rejected with a different body: %j', async ({ meta = {}, ...other }: { meta?: object }) => {
    const body = walk();
    await handIn(first, body);
    const before = await checksums(world.database);
    const again = await handIn(first, { ...body, ...other, meta: { ...body.meta, ...meta } });
    expect(again.problem).toMatchObject({ status: 409, message: 'That sessionUUID is already in use.' });
    expect(await checksums(world.database)).toEqual(before);
  });
});

describe('a gait session is rejected', () => {
  it('SEC-02 for an inaccessible, hidden or unknown patient, by id or Gait UID', async () => {
    const { A, B } = world.seed;
    const hidden = await planFixture(world).inCare({ products: ['GAIT'] });
    await change(hidden, { hidden: true, gaitUid: 'G-HIDDEN' });
    const before = await checksums(world.database);
    for (const patientId of [A.patients[1], B.patients[0], hidden, 999_999])
      expect((await handIn(first, buildWalk(patientId))).problem).toMatchObject({
        status: 422,
        fields: { 'subject.patientId': 'Patient not found' },
      });
    for (const gaitUid of ['G-A2', 'G-B1', 'G-HIDDEN', 'G-NOBODY'])
      expect((await handIn(first, walk({ subject: { gaitUid } }))).problem).toMatchObject({
        status: 422,
        fields: { 'subject.gaitUid': 'Patient not found' },
      });
    for (const sessionUUID of [A.gaitSessionUuids[1], B.gaitSessionUuids[0]])
      expect((await handIn(first, walk({ sessionUUID }))).status).toBe(409);
    expect(await checksums(world.database)).toEqual(before);
  });

  it.each(singleAccessLayers)(
    'A3 for an inaccessible patient with either access layer alone: %j',
    async (accessLayers) => {
      const { A, B } = world.seed;
      const who = await world.beside({ accessLayers }).as(A.practitioners.first);
      const before = await checksums(world.database);
      for (const subject of [
        { patientId: A.patients[1] },
        { patientId: B.patients[0] },
        { gaitUid: 'G-A2' },
        { gaitUid: 'G-B1' },
      ])
        expect(reasonOf(await handIn(who, walk({ subject })))).toEqual([
          422,
          { [`subject.${Object.keys(subject)[0]}`]: 'Patient not found' },
        ]);
      expect(await checksums(world.database)).toEqual(before);
    },
  );

  it('for a patient without Gait, while one of a discharged patient is accepted', async () => {
    const fixture = planFixture(world);
    const other = await handIn(admin, buildWalk(await fixture.inCare({ products: ['HEALTH'] })));
    expect(other.problem).toMatchObject({
      status: 422,
      fields: { 'subject.patientId': 'Only Gait patients can have gait sessions.' },
    });
    const discharged = await fixture.inCare({ products: ['GAIT'], end: '2026-11-19', discharged: true });
    expect((await handIn(admin, buildWalk(discharged))).status).toBe(201);
  });

  it('for an organization without Gait, and without a signed-in user', async () => {
    const { B } = world.seed;
    const use = (products: string[]) =>
      world.asOwner((tx) => tx.update(organizations).set({ products }).where(eq(organizations.id, B.organizationId)));
    await use(['HEALTH', 'PRO', 'SCAN']);
    expect((await handIn(await world.as(B.practitioners.admin), buildWalk(B.patients[0]))).status).toBe(403);
    await use(['HEALTH', 'GAIT', 'PRO', 'SCAN']);
    expect((await handIn(world.anonymous, walk())).status).toBe(401);
  });
});

const measure = { name: 'avgSpeed', value: 1, unit: 'm/s' };
describe('J3 an invalid gait session is rejected and nothing is stored', () => {
  const RANGE = 'Value must be between -10000 and 10000';
  it.each<[string, object, object]>([
    [
      'a value that nobody walks',
      { data: [{ name: 'speed', measures: [{ ...measure, value: 1e300 }] }] },
      { 'data.0.measures.0.value': RANGE },
    ],
    [
      'a measure with something else',
      { data: [{ name: 'speed', measures: [{ ...measure, plusMinus: 0.1 }] }] },
      unknownName('plusMinus', 'data.0.measures.0'),
    ],
    ['an explicit location', { locationId: 1 }, unknownName('locationId')],
    ['an explicit organization', { organizationId: 1 }, unknownName('organizationId')],
  ])('%s', async (_, other, fields) => {
    const before = await checksums(world.database);
    expect(reasonOf(await handIn(first, walk(other)))).toEqual([422, fields]);
    expect(await checksums(world.database)).toEqual(before);
  });

  it('with an infinite number or with another value instead of a number', async () => {
    for (const [value, ...reason] of [
      ['1e999', 422, { 'data.0.measures.0.value': 'Value must be a number' }],
      ['NaN', 400, 'The body is not valid JSON.'],
    ] as const) {
      const text = JSON.stringify(walk()).replace('"value":0.91', `"value":${value}`);
      expect(reasonOf(await first.send('POST', '/api/v2/gait/sessions', { body: text }))).toEqual(reason);
    }
  });
});
