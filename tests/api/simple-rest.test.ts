import simpleRestProvider from 'ra-data-simple-rest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from './world.ts';

let world: World;
let provider: ReturnType<typeof simpleRestProvider>;
beforeAll(async () => {
  world = await openWorld();
  const caller = await world.as(world.seed.accounts.vendorAdmin);
  provider = simpleRestProvider('/api/v2/admin', async (url) => {
    const { status, body, headers } = await caller.send('GET', url);
    return { status, headers, body: JSON.stringify(body), json: body };
  });
});
afterAll(() => world.close());

describe('ra-data-simple-rest, unmodified', () => {
  it('pages, sorts and filters the lists by range, sort and filter, with the total of a Content-Range', async () => {
    const first = await provider.getList('locations', {
      pagination: { page: 1, perPage: 3 },
      sort: { field: 'name', order: 'ASC' },
      filter: {},
    });
    const second = await provider.getList('locations', {
      pagination: { page: 2, perPage: 3 },
      sort: { field: 'name', order: 'ASC' },
      filter: {},
    });
    expect(first.total).toBe(4);
    expect(first.data).toHaveLength(3);
    expect(second.data).toHaveLength(1);
    const names = [...first.data, ...second.data].map(({ name }) => String(name));
    expect(names).toEqual(names.toSorted());
    const { organizationId } = world.seed.B;
    const filtered = await provider.getList('locations', {
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'name', order: 'DESC' },
      filter: { organizationId },
    });
    expect(filtered.total).toBe(2);
    expect(JSON.stringify(filtered.data)).not.toContain('CANARYA');
  });

  it('reads one record', async () => {
    const { data } = await provider.getOne('organizations', { id: world.seed.A.organizationId });
    expect(data).toMatchObject({ id: world.seed.A.organizationId, products: ['HEALTH', 'GAIT', 'PRO', 'SCAN'] });
  });
});
