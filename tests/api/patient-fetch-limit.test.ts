import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listPatients } from '../../contract/patients/patients.ts';
import { openWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  const { organizationId, locations } = world.seed.A;
  await world.asOwner((tx) =>
    tx.execute(sql`insert into patients (organization_id, location_id, first_name, last_name, products, search_text, sort_name)
      select ${organizationId}, ${locations[0]}, 'Many', n::text, array['GAIT'], 'many ' || n, n || ' many'
      from generate_series(1, 1005) n`),
  );
});
afterAll(() => world.close());

it.each([
  ['999', 999],
  ['1000', 999],
  ['5000', 999],
  ['998', 998],
])('CONST-02 a page of %s patients returns %i', async (limit, expected) => {
  const admin = await world.as(world.seed.A.practitioners.admin);
  const { status, body } = await admin.call(listPatients, { query: { limit: Number(limit) } });
  expect(status).toBe(200);
  expect(body.itemsForPage).toBe(expected);
  expect(body.items).toHaveLength(expected);
  expect(body.totalItems).toBeGreaterThan(1005);
});
