import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPatients } from '../../contract/patients/patients.ts';
import { locations, patients } from '../../server/platform/db/schema.ts';
import { addManyPatients, type StoredPatient } from './many-patients.ts';
import { openWorld, type Caller, type World } from './world.ts';

/*
 * Every order and filter of the list against the plainest computation over all stored patients: filter, sort, cut.
 */
let world: World;
let places: number[];
let stored: StoredPatient[];
let rank: Map<string, number>;
const placeNames = new Map<number, string>();
const readers: Record<'admin' | 'practitioner', Caller> = {} as never;

const read = () => world.asOwner((tx) => tx.select().from(patients));

beforeAll(async () => {
  world = await openWorld();
  const { A } = world.seed;
  places = await addManyPatients(world, 260);
  stored = await read();
  readers.admin = await world.as(A.practitioners.admin);
  readers.practitioner = await world.as(A.practitioners.first);
  await world.asOwner(async (tx) => {
    for (const { id, name } of await tx.select().from(locations)) placeNames.set(id, name.toLowerCase());
    const texts = stored.flatMap(({ sortName, email, programName }) => [sortName, email, programName?.toLowerCase()]);
    const known = [...new Set([...texts, ...placeNames.values()].filter((text) => text != null))];
    // Which text comes first is the database's to say; the order of records is computed here.
    const answer: unknown = await tx.execute(
      sql`select t from jsonb_array_elements_text(${JSON.stringify(known)}::jsonb) t order by t`,
    );
    rank = new Map((answer as { rows: { t: string }[] }).rows.map(({ t }, place) => [t, place]));
  });
});
afterAll(() => world.close());

const getStatus = ({ programName, hasAccount }: StoredPatient) =>
  programName === null ? 'NO_ASSIGNED_HEP' : hasAccount ? 'HAS_ACCOUNT' : 'NO_ACCOUNT';
const getRank = (text: string | null | undefined) => (text == null ? null : rank.get(text)!);
const keys: Record<string, (one: StoredPatient) => number | null> = {
  lastActivity: ({ lastActivityAt }) => lastActivityAt?.getTime() ?? null,
  name: ({ sortName }) => getRank(sortName),
  email: ({ email }) => getRank(email),
  program: ({ programName }) => getRank(programName?.toLowerCase()),
  location: ({ locationId }) => getRank(placeNames.get(locationId)),
  status: (one) => ['HAS_ACCOUNT', 'NO_ACCOUNT', 'NO_ASSIGNED_HEP'].indexOf(getStatus(one)),
};

interface Query {
  state?: 'ACTIVE' | 'DISCHARGED' | 'ALL';
  practitionerId?: number;
  product?: string;
  status?: string;
  locationIds?: number[];
  q?: string;
}

function naive(who: keyof typeof readers, { state = 'ACTIVE', ...query }: Query, sort: string): number[] {
  const { A } = world.seed;
  const descending = sort.startsWith('-');
  const key = keys[sort.replace('-', '')]!;
  const turn = descending ? -1 : 1;
  // Those without a value are last, but for the longest idle, who come first.
  const missing = sort === 'lastActivity' ? -1 : 1;
  return stored
    .filter(
      (one) =>
        one.organizationId === A.organizationId &&
        !one.hidden &&
        (who === 'admin' || one.locationId === A.locations[0]) &&
        (state === 'ALL' || one.discharged === (state === 'DISCHARGED')) &&
        (!query.practitionerId || one.primaryPractitionerId === query.practitionerId) &&
        (!query.product || one.products.some((product) => product === query.product)) &&
        (!query.status || (one.products.includes('HEALTH') && getStatus(one) === query.status)) &&
        (!query.locationIds || query.locationIds.includes(one.locationId)) &&
        (!query.q || one.searchText.includes(query.q)),
    )
    .toSorted((one, other) => {
      const [a, b] = [key(one), key(other)];
      if (a === b) return turn * (one.id - other.id);
      if (a === null) return missing;
      if (b === null) return -missing;
      return turn * (a - b);
    })
    .map(({ id }) => id);
}

async function asked(
  who: keyof typeof readers,
  { locationIds, ...query }: Query,
  sort: string,
  page: number,
  limit: number,
) {
  const { status, body } = await readers[who].call(listPatients, {
    query: { ...query, ...(locationIds && { locationIds: locationIds.join(',') }), sort, page, limit },
  });
  expect(status).toBe(200);
  return { ids: body.items.map(({ id }) => id), total: body.totalItems };
}

const sorts = Object.keys(keys).flatMap((key) => [key, `-${key}`]);
const filters = (): Query[] => [
  { state: 'ALL' },
  { state: 'DISCHARGED' },
  { practitionerId: world.seed.A.practitioners.first.practitionerId! },
  { practitionerId: world.seed.A.practitioners.second.practitionerId!, state: 'ALL', product: 'GAIT' },
  ...['HEALTH', 'GAIT', 'PRO'].map((product) => ({ product })),
  ...['HAS_ACCOUNT', 'NO_ACCOUNT', 'NO_ASSIGNED_HEP'].map((status) => ({ status })),
  { status: 'HAS_ACCOUNT', state: 'ALL', product: 'PRO', locationIds: [places[1]!, places[3]!] },
  { locationIds: [places[0]!] },
  { locationIds: [places[2]!, places[3]!] },
  { q: 'ybarra' },
  { q: 'z', state: 'ALL' },
  { q: '王', locationIds: [places[0]!, places[2]!], product: 'HEALTH' },
];

describe.each(['admin', 'practitioner'] as const)('the patient list of a reader who is %s', (who) => {
  it.each(sorts)('PAT-14 PAT-15 has the right order over all pages by %s, on either tab and on both', async (sort) => {
    for (const state of ['ACTIVE', 'DISCHARGED', 'ALL'] as const) {
      const expected = naive(who, { state }, sort);
      const found: number[] = [];
      for (let page = 1; page <= Math.ceil(expected.length / 97) + 1; page++) {
        const answer = await asked(who, { state }, sort, page, 97);
        expect(answer.total).toBe(expected.length);
        found.push(...answer.ids);
      }
      expect(found).toEqual(expected);
    }
  });

  it('PAT-04 PAT-11 PAT-12 OPEN-044 returns and counts the right patients for every filter in every order', async () => {
    for (const filter of filters()) {
      for (const sort of sorts) {
        const expected = naive(who, filter, sort);
        expect.soft(await asked(who, filter, sort, 1, 20), JSON.stringify({ filter, sort })).toEqual({
          ids: expected.slice(0, 20),
          total: expected.length,
        });
      }
    }
  });
});

it('PAT-12 OPEN-044 totals of filters follow every change of a patient', async () => {
  const { A } = world.seed;
  const shown = stored.filter(({ hidden, organizationId }) => !hidden && organizationId === A.organizationId);
  const changes: Partial<StoredPatient>[] = [
    { hasAccount: true },
    { programName: null },
    { programName: 'Another' },
    { products: ['GAIT'] },
    { primaryPractitionerId: null },
    { primaryPractitionerId: A.practitioners.second.practitionerId! },
    { locationId: places[3]! },
    { discharged: true },
    { hidden: true },
  ];
  await world.asOwner(async (tx) => {
    for (const [index, change] of changes.entries())
      for (const { id } of shown.slice(index * 9, index * 9 + 9))
        await tx.update(patients).set(change).where(eq(patients.id, id));
    // Rolled back with its transaction: not counted.
    await tx
      .transaction(async (inner) => {
        await inner.update(patients).set({ products: ['PRO'] });
        throw new Error('undone');
      })
      .catch(() => undefined);
  });
  stored = await read();
  for (const filter of filters()) {
    const { total } = await asked('admin', filter, '-name', 1, 1);
    expect.soft(total, JSON.stringify(filter)).toBe(naive('admin', filter, '-name').length);
  }
});
