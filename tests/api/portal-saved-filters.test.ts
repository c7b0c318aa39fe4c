import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAVED_FILTERS_MAX } from '../../contract/platform/list-settings.ts';
import {
  addPortalFilter,
  getPortalFilter,
  listPortalFilters,
  removePortalFilter,
  updatePortalFilter,
} from '../../contract/saved-filters/portal-saved-filters.ts';
import { clinicSavedFilters, organizations } from '../../server/platform/db/schema.ts';
import { reasonOf } from './reason-of.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let admin: Caller;
let colleague: Caller;
let elsewhere: Caller;
beforeAll(async () => {
  world = await openWorld();
  const { A, B } = world.seed;
  admin = await world.as(A.practitioners.admin);
  colleague = await world.as(A.practitioners.none);
  elsewhere = await world.as(B.practitioners.admin);
});
afterAll(() => world.close());

const list = 'patients' as const;
const settings = {
  filter: { state: 'DISCHARGED' as const, practitionerId: 7, product: 'HEALTH' as const, locationIds: [3, 5] },
  sort: 'name' as const,
  order: 'DESC' as const,
  perPage: 15,
};
const add = (who: Caller, name: string) => who.call(addPortalFilter, { body: { list, name, settings } });

describe('the saved filters of the portal', () => {
  it('are listed by name for their owner only, and can be opened by colleagues with the link', async () => {
    const { status, body } = await add(admin, ' Going home ');
    expect(status).toBe(201);
    expect(body).toMatchObject({ list, name: 'Going home', settings, own: true, version: 1 });
    await add(admin, 'alone');
    const own = await admin.call(listPortalFilters, { query: { list } });
    expect(own.body.map(({ name }) => name)).toEqual(['alone', 'Going home']);
    expect((await admin.call(listPortalFilters, { query: { list: 'templates' } })).body).toEqual([]);
    expect((await colleague.call(listPortalFilters, { query: { list } })).body).toEqual([]);
    const opened = await colleague.call(getPortalFilter, { params: { id: body.id } });
    expect(opened.body).toMatchObject({ name: 'Going home', settings, own: false });
  });

  it('SEC-02 are inaccessible to every other organization, by link and by list', async () => {
    const { id } = (await add(admin, 'Ours')).body;
    const unknown = '00000000-0000-4000-8000-000000000001';
    const foreign = await elsewhere.call(getPortalFilter, { params: { id } });
    expect(reasonOf(foreign)).toEqual([404, 'Filter not found.']);
    expect(reasonOf(await elsewhere.call(getPortalFilter, { params: { id: unknown } }))).toEqual(reasonOf(foreign));
    expect((await elsewhere.call(removePortalFilter, { params: { id } })).status).toBe(404);
    expect((await elsewhere.call(listPortalFilters, { query: { list } })).body).toEqual([]);
    expect((await world.anonymous.call(getPortalFilter, { params: { id } })).status).toBe(401);
  });

  it('can be renamed and removed by their owner only', async () => {
    const { body } = await add(admin, 'Mine');
    const change = { params: { id: body.id }, body: { name: 'Yours' }, headers: { 'If-Match': '1' } };
    expect((await colleague.call(updatePortalFilter, change)).status).toBe(404);
    expect((await colleague.call(removePortalFilter, { params: { id: body.id } })).status).toBe(404);
    expect((await admin.call(updatePortalFilter, change)).body).toMatchObject({ name: 'Yours', settings, version: 2 });
    const late = await admin.call(updatePortalFilter, change);
    expect(late.status).toBe(412);
    expect(late.problem.current).toMatchObject({ name: 'Yours', version: 2 });
    expect((await admin.call(removePortalFilter, { params: { id: body.id } })).status).toBe(204);
    expect((await colleague.call(getPortalFilter, { params: { id: body.id } })).status).toBe(404);
  });

  it('must have different names', async () => {
    await add(colleague, 'Twice');
    const second = await add(colleague, 'TWICE');
    expect(second.status).toBe(409);
    expect(second.problem.fields).toEqual({ name: 'You already have a filter with this name.' });
    expect((await add(admin, 'Twice')).status).toBe(201);
  });

  it('PAT-03 never contain the patient search text, neither after adding nor after updating', async () => {
    const named = { ...settings, filter: { ...settings.filter, q: 'Lovelace' } };
    const body = { list, name: 'Searched', settings: named };
    expect(reasonOf(await admin.send('POST', '/api/v2/saved-filters', { body: JSON.stringify(body) }))).toEqual([
      422,
      { settings: 'Not a valid filter' },
    ]);
    const { id } = (await add(admin, 'Changed')).body;
    // These are the settings of another list, so only the record tells that they are wrong here.
    const change = {
      settings: { filter: { q: 'Lovelace' }, sort: 'name' as const, order: 'ASC' as const, perPage: 15 },
    };
    const headers = { 'If-Match': '1' };
    const changed = await admin.call(updatePortalFilter, { params: { id }, body: change, headers });
    expect(changed.status).toBe(422);
    expect((await admin.call(getPortalFilter, { params: { id } })).body).toMatchObject({ settings, version: 1 });
  });

  it('accept only filters that their list knows', async () => {
    const of = (name: string, filter: object, sort = 'name') => ({
      list: name,
      name: `Of ${name}`,
      settings: { filter, sort, order: 'ASC', perPage: 15 },
    });
    const send = (body: object) => admin.send('POST', '/api/v2/saved-filters', { body: JSON.stringify(body) });
    for (const right of [
      of('templates', { q: 'knee' }, 'dateUpdated'),
      of('exercises', { q: 'heel', favorites: true, bodyTarget: ['Hip/Knee'] }),
      of('providers', { registered: false }, 'role'),
      of('scan-sessions', { locationIds: [3] }, 'createdDate'),
    ])
      expect((await send(right)).status, right.list).toBe(201);
    for (const wrong of [
      of('templates', { practitionerId: 3 }),
      of('templates', {}, 'lastActivity'),
      of('exercises', { bodyTarget: ['Soul'] }),
      of('providers', { q: 'Lovelace' }),
      of('scan-sessions', { sessionUUID: '5' }, 'createdDate'),
      of('patients', { state: 'ALL' }),
      of('admin/locations', {}),
      { ...of('patients', {}), name: ' ' },
    ])
      expect((await send(wrong)).status, JSON.stringify(wrong)).toBe(422);
  });

  it('OPEN-014 are inaccessible to users who may not read the list', async () => {
    const { A } = world.seed;
    const { id } = (await add(admin, 'Closed soon')).body;
    const without = (products: ('HEALTH' | 'GAIT' | 'PRO' | 'SCAN')[]) =>
      world.asOwner((tx) => tx.update(organizations).set({ products }).where(eq(organizations.id, A.organizationId)));
    await without(['SCAN']);
    const change = { params: { id }, body: { name: 'Open' }, headers: { 'If-Match': '1' } };
    const refusals = [
      await admin.call(listPortalFilters, { query: { list } }),
      await add(admin, 'One more'),
      await admin.call(getPortalFilter, { params: { id } }),
      await admin.call(updatePortalFilter, change),
      await admin.call(removePortalFilter, { params: { id } }),
    ].map(({ status }) => status);
    expect((await admin.call(listPortalFilters, { query: { list: 'scan-sessions' } })).status).toBe(200);
    await without(['HEALTH', 'GAIT', 'PRO', 'SCAN']);
    expect(refusals).toEqual([403, 403, 404, 404, 404]);
    expect((await admin.call(getPortalFilter, { params: { id } })).status).toBe(200);
  });

  it('can be written by their owner only, enforced by row-level security as well', async () => {
    const { A } = world.seed;
    const { id } = (await add(admin, 'Guarded')).body;
    const asColleague = { role: 'app_user', org: A.organizationId, userId: A.practitioners.none.userId } as const;
    const found = await world.database.app.transaction(asColleague, async (tx) => [
      (await tx.select().from(clinicSavedFilters).where(eq(clinicSavedFilters.id, id))).length,
      (await tx.update(clinicSavedFilters).set({ name: 'x' }).where(eq(clinicSavedFilters.id, id)).returning()).length,
      (await tx.delete(clinicSavedFilters).where(eq(clinicSavedFilters.id, id)).returning()).length,
    ]);
    expect(found).toEqual([1, 0, 0]);
    const forged = { organizationId: A.organizationId, id: 'forged', list, name: 'x', settings };
    await expect(
      world.database.app.transaction(asColleague, (tx) =>
        tx.insert(clinicSavedFilters).values({ ...forged, userId: A.practitioners.admin.userId }),
      ),
    ).rejects.toMatchObject({ cause: expect.objectContaining({ code: '42501' }) as unknown });
  });

  it('are limited to fifty per list', async () => {
    const answers = [];
    const body = { list: 'providers', settings: { filter: {}, sort: 'name', order: 'ASC', perPage: 15 } } as const;
    for (let n = 0; n <= SAVED_FILTERS_MAX; n++)
      answers.push(await colleague.call(addPortalFilter, { body: { ...body, name: `No. ${n}` } }));
    expect(answers.slice(0, 50).every(({ status }) => status === 201)).toBe(true);
    expect(answers.at(-1)!.status).toBe(409);
  });
});
