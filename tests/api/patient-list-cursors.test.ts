import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPatients } from '../../contract/patients/patients.ts';
import { patients } from '../../server/platform/db/schema.ts';
import { addManyPatients } from './many-patients.ts';
import { openWorld, type Caller, type World } from './world.ts';

/*
 * Pages far into a long list, read behind or before the page that was read last, against one plain statement that sorts
 * all patients. Keys have ties, and the rows without a key begin among these pages.
 */
const LIMIT = 90;
/** The first page whose rows have cursors: it begins behind the 990th patient. */
const FAR = 12;

let world: World;
let admin: Caller;
beforeAll(async () => {
  world = await openWorld();
  await addManyPatients(world, 1600);
  admin = await world.as(world.seed.A.practitioners.admin);
});
afterAll(() => world.close());

const orders = {
  name: 'sort_name, id',
  '-name': 'sort_name desc, id desc',
  email: 'email nulls last, id',
  '-email': 'email desc nulls last, id desc',
  program: 'lower(program_name) nulls last, id',
  '-program': 'lower(program_name) desc nulls last, id desc',
  lastActivity: 'last_activity_at nulls first, id',
  '-lastActivity': 'last_activity_at desc nulls last, id desc',
  location: '(select lower(name) from locations l where l.id = location_id), id',
  '-location': '(select lower(name) from locations l where l.id = location_id) desc, id desc',
  status: `case when program_name is null then 3 when has_account then 1 else 2 end, id`,
  '-status': `case when program_name is null then 3 when has_account then 1 else 2 end desc, id desc`,
};

/** Ids of the shown patients of clinic A, with these letters, in an order. */
async function sortAll(order: keyof typeof orders, letters = ''): Promise<number[]> {
  const answer: unknown = await world.asOwner((tx) =>
    tx.execute(
      sql`select id from patients where organization_id = ${world.seed.A.organizationId} and not hidden
        and search_text like ${`%${letters}%`} order by ${sql.raw(orders[order])}`,
    ),
  );
  return (answer as { rows: { id: number }[] }).rows.map(({ id }) => id);
}

async function read(page: number, query: Record<string, string | number>, caller = admin) {
  const { status, body, headers, problem } = await caller.call(listPatients, {
    query: { state: 'ALL', page, limit: LIMIT, ...query },
  });
  const [before, after] = headers.get('X-Page-Cursors')?.split(' ') ?? [];
  return { status, problem, before, after, ids: status === 200 ? body.items.map(({ id }) => id) : [] };
}

const cut = (ids: number[], page: number) => ids.slice((page - 1) * LIMIT, page * LIMIT);

describe('PAT-14 PAT-15 pages far into the list', () => {
  it.each(Object.keys(orders) as (keyof typeof orders)[])(
    'by %s have the same patients by number, behind the page before and before the page behind',
    async (sort) => {
      const all = await sortAll(sort);
      const last = Math.ceil(all.length / LIMIT);
      expect(last).toBeGreaterThan(FAR + 4);
      let { after, before } = await read(FAR, { sort });
      for (let page = FAR + 1; page <= last; page++) {
        const turned = await read(page, { sort, after: after! });
        expect(turned.ids).toEqual(cut(all, page));
        expect((await read(page, { sort })).ids).toEqual(cut(all, page));
        ({ after, before } = turned);
      }
      for (let page = last - 1; page >= FAR; page--) {
        const turned = await read(page, { sort, before: before! });
        expect(turned.ids).toEqual(cut(all, page));
        ({ before } = turned);
      }
      expect((await read(last + 1, { sort })).ids).toEqual([]);
    },
  );

  it('have cursors, and nearer pages and searches have none', async () => {
    expect((await read(FAR, {})).after).toMatch(/^[\w.-]+$/);
    expect((await read(10, {})).after).toBeUndefined();
    expect((await read(FAR, { q: 'a' })).after).toBeUndefined();
  });

  it('go on behind the last patient that was shown, even when patients were added or removed meanwhile, also that one', async () => {
    const { organizationId, locations } = world.seed.A;
    const all = await sortAll('name');
    const page = await read(FAR + 1, { sort: 'name' });
    const [anchor, following] = [page.ids.at(-1)!, cut(all, FAR + 2)];
    await world.asOwner(async (tx) => {
      await tx
        .insert(patients)
        .values({ organizationId, locationId: locations[0], products: ['HEALTH'], sortName: '' });
      await tx
        .update(patients)
        .set({ hidden: true })
        .where(inArray(patients.id, [anchor, following[3]!]));
    });
    const left = all.slice((FAR + 1) * LIMIT).filter((id) => id !== following[3]);
    expect((await read(FAR + 2, { sort: 'name', after: page.after! })).ids).toEqual(left.slice(0, LIMIT));
    await world.asOwner((tx) =>
      tx
        .update(patients)
        .set({ hidden: false })
        .where(inArray(patients.id, [anchor, following[3]!])),
    );
    await world.asOwner((tx) => tx.update(patients).set({ hidden: true }).where(eq(patients.sortName, '')));
  });

  it('stay the reader’s own: a cursor says where to begin, not what may be read', async () => {
    const { locations, practitioners } = world.seed.A;
    const own = await world.asOwner((tx) =>
      tx.select({ id: patients.id }).from(patients).where(eq(patients.locationId, locations[0])),
    );
    const ids = new Set(own.map(({ id }) => id));
    const all = await sortAll('name');
    const { after } = await read(FAR, { sort: 'name' });
    const reader = await world.as(practitioners.first);
    const expected = all.slice(FAR * LIMIT).filter((id) => ids.has(id));
    expect((await read(FAR + 1, { sort: 'name', after: after! }, reader)).ids).toEqual(expected.slice(0, LIMIT));
  });
});

it.each(Object.keys(orders) as (keyof typeof orders)[])(
  'PAT-11 PAT-14 a search of one or two letters has the right patients on each page, by %s',
  async (sort) => {
    // Of every email, of a few, of nobody.
    for (const q of ['e', '77', 'qx']) {
      const all = await sortAll(sort, q);
      const pages = [1, 2, Math.max(1, Math.ceil(all.length / LIMIT))];
      for (const page of pages) {
        const { body } = await admin.call(listPatients, { query: { state: 'ALL', sort, q, page, limit: LIMIT } });
        expect
          .soft([body.totalItems, body.items.map(({ id }) => id)], `${q} ${page}`)
          .toEqual([all.length, cut(all, page)]);
      }
    }
  },
);

it('PAT-15 a cursor that this list has not given is refused, and says nothing', async () => {
  const { after, before } = await read(FAR, { sort: 'name' });
  const altered = `${after!.slice(0, -4)}AAAA`;
  const other = await world.as(world.seed.B.practitioners.admin);
  const wrong: [Record<string, string | number>, Caller?][] = [
    [{ sort: 'name', after: 'x' }],
    [{ sort: 'name', after: '{"id":1}' }],
    [{ sort: 'name', after: altered }],
    [{ sort: '-name', after: after! }],
    [{ sort: 'email', before: before! }],
    [{ sort: 'name', after: after!, state: 'ACTIVE' }],
    [{ sort: 'name', after: after!, product: 'GAIT' }],
    [{ sort: 'name', after: after!, before: before! }],
    [{ sort: 'name', after: after!, q: 'ybarra' }],
    [{ sort: 'name', after: after! }, other],
  ];
  for (const [query, caller] of wrong) {
    const { status, problem } = await read(FAR + 1, query, caller);
    expect
      .soft([status, problem.message], JSON.stringify(query))
      .toEqual([400, `Query value "${query.after === undefined ? 'before' : 'after'}" is not valid.`]);
  }
});
