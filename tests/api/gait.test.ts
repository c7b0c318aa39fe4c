import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commentGaitSession, listGaitSessions } from '../../contract/gait/gait-session.ts';
import { toDayInZone } from '../../domain/platform/calendar.ts';
import { gaitSessions } from '../../server/platform/db/schema.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let admin: Caller;
let first: Caller;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.as(world.seed.A.practitioners.admin);
  first = await world.as(world.seed.A.practitioners.first);
  const {
    organizationId,
    locations,
    patients: [here, there],
  } = world.seed.A;
  const add = (patientId: number, capturedAt: string, values: Partial<typeof gaitSessions.$inferInsert> = {}) =>
    world.asOwner((tx) =>
      tx.insert(gaitSessions).values({
        organizationId,
        patientId,
        locationId: locations[patientId === here ? 0 : 1],
        day: toDayInZone(capturedAt, 'America/Denver'),
        sessionUuid: crypto.randomUUID(),
        sessionSchema: 'GAIT-SA-1',
        capturedAt: new Date(capturedAt),
        meta: {},
        data: [],
        ...values,
      }),
    );
  // Denver's 4 November lasts from 07:00Z to 07:00Z of the next day.
  await add(here, '2026-11-04T06:59:59Z');
  await add(here, '2026-11-04T07:00:00Z');
  await add(here, '2026-11-05T06:59:59Z');
  await add(there, '2026-11-04T20:00:00Z');
  await add(here, '2026-11-05T07:00:00Z');
});
afterAll(() => world.close());

const moments = (reply: { body: { items: { session: { meta: { capturedDate: string } } }[] } }) =>
  reply.body.items.map(({ session }) => session.meta.capturedDate);

describe('the gait sessions of a patient', () => {
  it('ENT-034 ENT-036 ENT-038 ENT-039 ENT-040 are returned with their captured values', async () => {
    const { status, body } = await first.call(listGaitSessions, { params: { patientId: world.seed.A.patients[0] } });
    expect(status).toBe(200);
    expect(body.items[0]).toEqual({
      id: world.seed.A.gaitSessions[0],
      sessionUUID: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      sessionSchema: 'GAIT-SA-2',
      session: {
        meta: {
          capturedDate: '2026-11-10T16:00:00.000Z',
          comment: 'CANARYA1',
          assistanceOption: 'NONE',
          unitsSelected: 'm/s',
        },
        data: [{ name: 'speed', measures: [{ name: 'avgSpeed', displayName: 'Avg Speed', value: 1.1, unit: 'm/s' }] }],
      },
      subject: { patientId: world.seed.A.patients[0], firstName: 'Pat', lastName: 'CANARYA1', gaitUid: 'G-A1' },
      location: { id: world.seed.A.locations[0], name: 'Place 1 CANARYA0' },
      day: '2026-11-10',
      recording: { state: 'NONE', quality: null, fault: null },
      version: 1,
    });
  });

  it('ENT-035 are listed in both versions, the newest first', async () => {
    const { body } = await admin.call(listGaitSessions, { params: { patientId: world.seed.A.patients[0] } });
    expect(body.totalItems).toBe(5);
    expect(body.items.map(({ sessionSchema }) => sessionSchema)).toEqual([
      'GAIT-SA-2',
      'GAIT-SA-1',
      'GAIT-SA-1',
      'GAIT-SA-1',
      'GAIT-SA-1',
    ]);
    expect(moments({ body })).toEqual(moments({ body }).toSorted().toReversed());
  });

  it('A1 OPEN-149 are not accessible for a patient of another location or organization', async () => {
    for (const patientId of [world.seed.A.patients[1], world.seed.B.patients[0], 999_999]) {
      const { status, problem } = await first.call(listGaitSessions, { params: { patientId } });
      expect([status, problem.message]).toEqual([404, 'Patient is hidden.']);
    }
  });
});

describe('the comment of a gait session', () => {
  const params = () => ({ id: world.seed.A.gaitSessions[0] });

  it('REC-62 OPEN-162 can have 1000 characters, where a line break counts as two', async () => {
    const fits = `${'a'.repeat(998)}\n`;
    const saved = await first.call(commentGaitSession, {
      params: params(),
      body: { comment: fits },
      headers: { 'if-match': '1' },
    });
    expect(saved.body).toMatchObject({
      version: 2,
      session: { meta: { comment: fits, assistanceOption: 'NONE', unitsSelected: 'm/s' } },
    });
    const long = await first.call(commentGaitSession, {
      params: params(),
      body: { comment: `${fits}b` },
      headers: { 'if-match': '2' },
    });
    expect([long.status, long.problem.fields]).toEqual([422, { comment: 'Max Character Limit is 1000' }]);
  });

  it('is saved once per version and not by users of other locations', async () => {
    const late = await first.call(commentGaitSession, {
      params: params(),
      body: { comment: 'late' },
      headers: { 'if-match': '1' },
    });
    expect([late.status, late.problem.current]).toEqual([412, expect.objectContaining({ version: 2 })]);
    const elsewhere = await world.as(world.seed.A.practitioners.second);
    expect(
      (
        await elsewhere.call(commentGaitSession, {
          params: params(),
          body: { comment: 'no' },
          headers: { 'if-match': '2' },
        })
      ).status,
    ).toBe(404);
  });
});
