import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTenantDb } from '../../server/platform/db/tenant-context.ts';
import { DEMO_PASSWORD, demoAccounts } from '../../server/demo/accounts.ts';
import { organizations } from '../../server/platform/db/schema.ts';
import { loadDemo } from '../../server/demo/load.ts';
import { verify } from '../../server/identity/hashing.ts';
import { recalculatePatient } from '../../server/rtm/recalculate.ts';
import { memoryStorage } from '../../server/platform/storage/memory.ts';
import { validateEvery } from './fhir-validation.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

const now = new Date('2026-11-21T15:00:00Z');
const storage = memoryStorage();
const options = { now, storage, secret: 'a secret of thirty-two characters' };
let database: TestDatabase;
let loaded: boolean;

const rows = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>): Promise<Row[]> =>
  database.bare.transaction({ role: 'owner' }, async (tx) => {
    const answer: unknown = await tx.execute<Row>(query);
    return (answer as { rows: Row[] }).rows;
  });

beforeAll(async () => {
  database = await openTestDatabase();
  loaded = await loadDemo(database.bare, options);
});
afterAll(() => database.drop());

it('the demo data are loaded once', async () => {
  expect(loaded).toBe(true);
  expect(await loadDemo(database.bare, options)).toBe(false);
  expect(await rows(sql`select count(*)::int as n from organizations`)).toEqual([{ n: 7 }]);
});

// PGlite belongs to one process.
if (process.env.TEST_DB === 'postgres')
  it('a second process does not wait for the loading of the first one', async () => {
    await database.app.transaction({ role: 'app_service' }, async (tx) => {
      const seen = await tx.select({ id: organizations.id }).from(organizations).limit(1);
      expect(seen).toHaveLength(1);
      expect(await loadDemo(database.bare, options)).toBe(false);
    });
  });

it('the demo data have correct totals of the patient list and leave room for further ids', async () => {
  expect(
    await rows(
      sql`select sum(total)::int as kept, (select count(*)::int from patients where not hidden) as counted from patient_totals`,
    ),
  ).toEqual([{ kept: 325, counted: 325 }]);
  const [added] = await rows<{ id: number }>(
    sql`insert into locations (organization_id, name, timezone) values (2, 'Another', 'America/Denver') returning id`,
  );
  expect(added!.id).toBe(16);
});

it('every demo account can sign in with the printed password', async () => {
  const found = await rows<{ email: string; password: string }>(
    sql`select p.email, a.password from users p join auth_accounts a on a.user_id = p.id and a.provider_id = 'credential'`,
  );
  const hashes = new Map(found.map(({ email, password }) => [email, password]));
  expect(demoAccounts().filter(({ email }) => !hashes.has(email))).toEqual([]);
  expect(await verify({ hash: hashes.get('admin@summit.example.com')!, password: DEMO_PASSWORD })).toBe(true);
});

it('every demo recording is stored for its own organization and packed for the replay', async () => {
  const artifacts = await rows<{
    organization_id: number;
    storage_key: string;
    bytes: number;
    replay_key: string;
    replay_bytes: number;
  }>(sql`select distinct organization_id, storage_key, bytes, replay_key, replay_bytes from artifacts`);
  expect(artifacts.length).toBeGreaterThan(5);
  for (const { organization_id, storage_key, bytes, replay_key, replay_bytes } of artifacts) {
    for (const key of [storage_key, replay_key]) expect(key.startsWith(`${organization_id}/`)).toBe(true);
    expect((await storage.get(storage_key))?.bytes).toBe(bytes);
    expect((await storage.get(replay_key))?.bytes).toBe(replay_bytes);
  }
  expect(await rows(sql`select id from artifacts where packed_at is null`)).toEqual([]);
});

it('the largest demo clinic has own exercises, two of them with an existing picture', async () => {
  const own = await rows<{ name: string; picture_key: string | null; bytes: number | null }>(
    sql`select name, picture_key, (data->>'pictureBytes')::int as bytes from organization_exercises order by id`,
  );
  expect(own.map(({ name }) => name)).toEqual(['Towel Slide on a Table', 'Hallway Step Tap', 'Toe Marble Pick-Up']);
  const pictured = own.filter(({ picture_key }) => picture_key !== null);
  expect(pictured).toHaveLength(2);
  for (const { picture_key, bytes } of pictured) expect((await storage.get(picture_key!))?.bytes).toBe(bytes);
});

it('the billing cycles of the demo equal recalculated ones', { tags: 'thorough' }, async () => {
  const cycles = () => rows(sql`select * from rtm_cycles order by id`);
  const before = await cycles();
  const tenantDb = openTenantDb(database.app);
  const patients = await rows<{ id: number; organization_id: number }>(
    sql`select id, organization_id from patients where organization_id in (select id from organizations where not disabled)`,
  );
  for (const { id, organization_id: organizationId } of patients) {
    await tenantDb.withActor({ kind: 'job', organizationId }, (tx, scope) => recalculatePatient(tx, scope, id, now));
  }
  expect(await cycles()).toEqual(before);
});

it('loading the demo leaves row-level security unchanged', async () => {
  expect(await rows(sql`select relname from pg_class where relrowsecurity and not relforcerowsecurity`)).toEqual([]);
});

it(
  'FHIR-09 every resource of the demo is what FHIR R4 says it has to be',
  { tags: 'thorough', timeout: 120_000 },
  async () => {
    const { counts, errors } = await validateEvery(openTenantDb(database.app), [1, 2, 3, 4, 5, 6, 7], now);
    expect(errors).toEqual([]);
    expect(counts).toMatchObject({ Organization: 7, Patient: 325 });
    expect(counts.Observation).toBeGreaterThan(20_000);
    for (const type of ['CarePlan', 'QuestionnaireResponse', 'DocumentReference', 'Provenance', 'Practitioner'])
      expect.soft(counts[type], type).toBeGreaterThan(0);
  },
);
