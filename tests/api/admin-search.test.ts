import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchAll } from '../../contract/search/search.ts';
import {
  gaitSessions,
  locations,
  organizations,
  practitioners,
  scanSessions,
} from '../../server/platform/db/schema.ts';
import { reasonOf } from './reason-of.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let vendor: Caller;
beforeAll(async () => {
  world = await openWorld();
  vendor = await world.as(world.seed.accounts.support);
});
afterAll(() => world.close());

const find = async (q: string) => (await vendor.call(searchAll, { query: { q } })).body;
const names = (records: { name: string }[]) => records.map(({ name }) => name);

describe('the admin search', () => {
  it('finds organizations and locations by part of their names, those that begin with it first', async () => {
    await world.asOwner((tx) =>
      tx.insert(organizations).values(
        ['Northern Harbor', 'Harbor Balance and Gait', 'harbor'].map((name) => ({
          name,
          timezone: 'America/Denver',
          products: ['SCAN'],
        })),
      ),
    );
    expect(names((await find('HARBOR')).organizations)).toEqual([
      'harbor',
      'Harbor Balance and Gait',
      'Northern Harbor',
    ]);
    expect((await find('100%')).organizations).toEqual([]);
    const found = await find('Place 1 CANARYA0');
    expect(found.locations).toEqual([
      {
        id: world.seed.A.locations[0],
        name: expect.any(String),
        organization: { id: world.seed.A.organizationId, name: expect.any(String) },
      },
    ]);
  });

  it('finds users by name, email and identity id, but no removed users', async () => {
    const { A } = world.seed;
    const byId = await find(A.practitioners.admin.userId.toUpperCase());
    expect(byId.users).toMatchObject([
      { userId: A.practitioners.admin.userId, organization: { id: A.organizationId } },
    ]);
    const { email, firstName, lastName } = byId.users[0]!;
    expect((await find(email!)).users).toHaveLength(1);
    expect((await find(`${firstName} ${lastName}`)).users.map(({ userId }) => userId)).toContain(
      A.practitioners.admin.userId,
    );
    await world.asOwner((tx) =>
      tx
        .update(practitioners)
        .set({ removedAt: new Date() })
        .where(eq(practitioners.userId, A.practitioners.admin.userId)),
    );
    expect((await find(email!)).users).toEqual([]);
  });

  it('finds scan and gait sessions by eight or more leading characters of their UUID, not by fewer', async () => {
    const { A } = world.seed;
    await world.asOwner((tx) =>
      tx
        .update(scanSessions)
        .set({ sessionUuid: 'ab12cd34-0000-4000-8000-00000000f001' })
        .where(eq(scanSessions.id, A.scanSessions[0])),
    );
    await world.asOwner((tx) =>
      tx
        .update(gaitSessions)
        .set({ sessionUuid: 'ab12cd34-0000-4000-8000-00000000f002' })
        .where(eq(gaitSessions.id, A.gaitSessions[0])),
    );
    expect((await find('AB12CD34')).sessions).toMatchObject([
      { kind: 'scan', id: A.scanSessions[0], sessionUUID: 'ab12cd34-0000-4000-8000-00000000f001' },
      { kind: 'gait', id: A.gaitSessions[0] },
    ]);
    expect((await find('ab12cd34-0000-4000-8000-00000000f002')).sessions).toHaveLength(1);
    expect((await find('ab12cd3')).sessions).toEqual([]);
  });

  it('returns the best six matches of each kind, users by last name', async () => {
    const { A } = world.seed;
    const own = { organizationId: A.organizationId };
    const letters = ['G', 'F', 'E', 'D', 'C', 'B', 'A'];
    await world.asOwner(async (tx) => {
      await tx
        .insert(organizations)
        .values(
          letters.map((letter) => ({ name: `Quarry ${letter}`, timezone: 'America/Denver', products: ['SCAN'] })),
        );
      await tx
        .insert(locations)
        .values(letters.map((letter) => ({ ...own, name: `Quarry ${letter}`, timezone: 'America/Denver' })));
      await tx.insert(practitioners).values(
        letters.map((letter) => ({
          ...own,
          firstName: 'Quarry',
          lastName: letter,
          role: 'PORTAL_PRACTITIONER' as const,
          addedAsRole: 'PORTAL_PRACTITIONER' as const,
        })),
      );
      const sessionUuids = letters.map((letter) => `eeeeeeee-0000-4000-8000-00000000000${letter.toLowerCase()}`);
      await tx.insert(scanSessions).values(
        sessionUuids.map((sessionUuid) => ({
          ...own,
          sessionUuid,
          locationId: A.locations[0],
          assessmentId: 'AST-0009',
          results: [],
          meta: {},
        })),
      );
      await tx.insert(gaitSessions).values(
        sessionUuids.map((sessionUuid) => ({
          ...own,
          sessionUuid,
          locationId: A.locations[0],
          patientId: A.patients[0],
          sessionSchema: 'GAIT-SA-2',
          capturedAt: new Date('2026-11-10T18:00:00Z'),
          day: '2026-11-10',
          meta: {},
          data: [],
        })),
      );
    });
    // The position of a row in its table does not determine its order.
    const [first] = await world.asOwner((tx) =>
      tx
        .update(scanSessions)
        .set({ meta: { touched: true } })
        .where(eq(scanSessions.sessionUuid, 'eeeeeeee-0000-4000-8000-00000000000g'))
        .returning({ id: scanSessions.id }),
    );
    const found = await find('quarry');
    const six = ['A', 'B', 'C', 'D', 'E', 'F'];
    expect(names(found.organizations)).toEqual(six.map((letter) => `Quarry ${letter}`));
    expect(names(found.locations)).toEqual(six.map((letter) => `Quarry ${letter}`));
    expect(found.users.map(({ lastName }) => lastName)).toEqual(six);
    const { sessions } = await find('eeeeeeee');
    expect(['scan', 'gait'].map((kind) => sessions.filter((session) => session.kind === kind).length)).toEqual([6, 6]);
    expect(sessions.slice(0, 6).map(({ id }) => id)).toEqual(six.map((_letter, after) => first!.id + after));
  });

  it('requires two characters and is open to vendor staff only', async () => {
    expect(reasonOf(await vendor.call(searchAll, { query: { q: 'a' } }))).toEqual([
      400,
      { q: 'Enter at least 2 characters' },
    ]);
    const clinic = await world.as(world.seed.B.practitioners.admin);
    expect((await clinic.call(searchAll, { query: { q: 'CANARYA' } })).status).toBe(403);
  });
});
