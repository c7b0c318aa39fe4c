import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAVED_FILTERS_MAX } from '../../contract/platform/list-settings.ts';
import {
  addSavedFilter,
  getSavedFilter,
  listSavedFilters,
  removeSavedFilter,
  updateSavedFilter,
} from '../../contract/saved-filters/saved-filters.ts';
import { reasonOf, unknownName } from './reason-of.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let admin: Caller;
let support: Caller;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.as(world.seed.accounts.vendorAdmin);
  support = await world.as(world.seed.accounts.support);
});
afterAll(() => world.close());

const settings = {
  filter: { provider: 'Nolan', locationIds: [3, 5], dateRange: { startDate: null, seven: true } },
  sort: 'createdDate',
  order: 'DESC' as const,
  perPage: 15,
};
const list = 'admin/scan-sessions' as const;
const add = (who: Caller, name: string) => who.call(addSavedFilter, { body: { list, name, settings } });

describe('the saved filters of vendor staff', () => {
  it('are listed by name for their owner only, and can be opened by all vendor staff with the link', async () => {
    const { status, body } = await add(admin, ' Slow walkers ');
    expect(status).toBe(201);
    expect(body).toMatchObject({ list, name: 'Slow walkers', settings, own: true, version: 1 });
    await add(admin, 'abandoned');
    const own = await admin.call(listSavedFilters, { query: { list } });
    expect(own.body.map(({ name }) => name)).toEqual(['abandoned', 'Slow walkers']);
    expect((await admin.call(listSavedFilters, { query: { list: 'admin/locations' } })).body).toEqual([]);
    expect((await support.call(listSavedFilters, { query: { list } })).body).toEqual([]);
    const opened = await support.call(getSavedFilter, { params: { id: body.id } });
    expect(opened.body).toMatchObject({ name: 'Slow walkers', settings, own: false });
  });

  it('can be renamed and removed by their owner only', async () => {
    const { body } = await add(admin, 'Mine');
    const change = { params: { id: body.id }, body: { name: 'Ours' }, headers: { 'If-Match': '1' } };
    expect((await support.call(updateSavedFilter, change)).status).toBe(404);
    expect((await support.call(removeSavedFilter, { params: { id: body.id } })).status).toBe(404);
    expect((await admin.call(updateSavedFilter, change)).body).toMatchObject({ name: 'Ours', settings, version: 2 });
    const late = await admin.call(updateSavedFilter, change);
    expect(late.status).toBe(412);
    expect(late.problem.current).toMatchObject({ name: 'Ours', version: 2 });
    expect((await admin.call(removeSavedFilter, { params: { id: body.id } })).status).toBe(204);
    expect((await support.call(getSavedFilter, { params: { id: body.id } })).status).toBe(404);
  });

  it('must have different names', async () => {
    await add(support, 'Twice');
    const second = await add(support, 'TWICE');
    expect(second.status).toBe(409);
    expect(second.problem.fields).toEqual({ name: 'You already have a filter with this name.' });
    expect((await add(admin, 'Twice')).status).toBe(201);
  });

  it('are inaccessible to clinics, and contain only filters', async () => {
    const clinic = await world.as(world.seed.A.practitioners.admin);
    expect((await clinic.call(listSavedFilters, { query: { list } })).status).toBe(403);
    expect((await add(clinic, 'x')).status).toBe(403);
    const aFault: unknown = expect.any(String);
    for (const [wrong, fields] of [
      [{ list: 'patients' }, { list: aFault }],
      [{ name: ' ' }, { name: 'Name is required' }],
      [{ settings: { ...settings, perPage: 100_000 } }, { 'settings.perPage': aFault }],
      [{ settings: { ...settings, filter: { q: 'y'.repeat(501) } } }, { 'settings.filter.q': aFault }],
      [
        { settings: { ...settings, filter: { deep: { deeper: { value: 1 } } } } },
        { 'settings.filter.deep': 'Not a valid filter' },
      ],
      [{ settings: { ...settings, columns: [] } }, unknownName('columns', 'settings')],
    ]) {
      const body = { list, name: 'x', settings, ...wrong };
      expect(reasonOf(await admin.call(addSavedFilter, { body }))).toEqual([422, fields]);
    }
  });

  it('are limited to fifty per list', async () => {
    const answers = [];
    for (let n = 0; n <= SAVED_FILTERS_MAX; n++)
      answers.push(
        await support.call(addSavedFilter, { body: { list: 'admin/locations', name: `No. ${n}`, settings } }),
      );
    expect(answers.slice(0, 50).every(({ status }) => status === 201)).toBe(true);
    expect(answers.at(-1)!.status).toBe(409);
  });
});
