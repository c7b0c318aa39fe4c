import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditAccount } from '../../server/platform/audit/audit.ts';
import { createSealAuditJob } from '../../server/platform/audit/seal-audit-job.ts';
import type { Tx } from '../../server/platform/db/database.ts';
import { findUnsafeLogins } from '../../server/platform/db/unsafe-logins.ts';
import { checkApiClients } from '../../server/platform/doctor/check-api-clients.ts';
import { checkSchema } from '../../server/platform/doctor/check-database.ts';
import { checkClock, checkDemoAccounts, checkJobs, checkSeals } from '../../server/platform/doctor/check-running.ts';
import { checkWebhooks } from '../../server/platform/doctor/check-webhooks.ts';
import type { Finding } from '../../server/platform/doctor/finding.ts';
import { scheduleRecurringJobs } from '../../server/platform/jobs/purge-expired.ts';
import { openWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await scheduleRecurringJobs(world.deps.tenantDb);
});
afterAll(() => world.close());

const undone = new Error('undone');

/** What the service sees after a fault was planted by the owner; the fault is taken back. */
async function examine(check: (tx: Tx) => Promise<Finding[]>, ...faults: SQL[]): Promise<Finding[]> {
  let found: Finding[] = [];
  await world
    .asOwner(async (tx) => {
      for (const fault of faults) await tx.execute(fault);
      await tx.execute(sql`set local role app_service`);
      found = await check(tx);
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return found;
}
const line = (found: Finding[]) => found.map(({ level, text }) => `${level} ${text}`).join('\n');

describe('the database as the doctor sees it', () => {
  it('is fine as the migrations leave it', async () => {
    for (const check of [checkSchema, checkJobs, checkSeals, checkClock, checkApiClients])
      expect(line(await examine(check))).toMatch(/^ok /);
  });

  it.each([
    [
      'row-level security that is not forced',
      sql`alter table patients no force row level security`,
      /error Row-level security .* patients/,
    ],
    [
      'row-level security that is off',
      sql`alter table care_notes disable row level security`,
      /error Row-level security .* care_notes/,
    ],
    [
      'a policy that is gone',
      sql`drop policy patients_organization on patients`,
      /error Policies are missing: patients\.patients_organization/,
    ],
    [
      'a policy that was added by hand',
      sql`create policy everybody on patients using (true)`,
      /error Policies that the portal does not know: patients\.everybody/,
    ],
    ['an index that is gone', sql`drop index patients_dob`, /error Indexes are missing: patients\.patients_dob/],
    ['a right that was granted', sql`grant update on audit_rows to app_service`, /error 1 rights of the roles differ/],
    [
      'a table without policies',
      sql`create table copies (organization_id int)`,
      /error Tables with an organization but without policies: copies/,
    ],
    ['a migration that is missing', sql`drop table audit_seals`, /error Migrations are missing: no table audit_seals/],
  ])('has an error for %s', async (_fault, statement, text) => {
    expect(line(await examine(checkSchema, statement))).toMatch(text);
  });

  it('has stuck, failed and absent jobs', async () => {
    const stuck = sql`insert into jobs (kind, payload, run_at, created_at) values ('patient-invite', '{}', now() - interval '20 minutes', now() - interval '21 minutes')`;
    expect(line(await examine(checkJobs, stuck))).toMatch(/^error 1 jobs have waited/);
    const failed = sql`insert into jobs (kind, payload, failed_at) values ('patient-invite', '{}', now())`;
    expect(line(await examine(checkJobs, failed))).toMatch(/^warning 1 jobs patient-invite failed/);
    expect(line(await examine(checkJobs, sql`delete from jobs where kind = 'seal-audit'`))).toMatch(
      /^warning No job seal-audit/,
    );
  });

  it('has audit rows that nobody seals', async () => {
    const old = sql`insert into audit_rows (request_id, action, entity, outcome, created_at) values ('r', 'x', 'x', 200, now() - interval '20 minutes')`;
    expect(line(await examine(checkSeals, old))).toMatch(/^error Audit rows of the last 20 minutes are not sealed/);
    const { tenantDb } = world.deps;
    await tenantDb.asService((tx) => auditAccount(tx, { action: 'x', entity: 'x', userId: null, outcome: 200 }));
    const context = { id: 0, organizationId: null, payload: {}, progress: null, report: async () => undefined };
    await createSealAuditJob({ now: world.deps.now })(context, tenantDb);
    expect(line(await examine(checkSeals))).toMatch(/^ok /);
  });

  it('has accounts of the demonstration, as an error in production', async () => {
    const account = sql`insert into users (id, email, name) values ('d', 'admin@summit.example.com', 'Demo')`;
    expect(await examine((tx) => checkDemoAccounts(tx, true))).toEqual([]);
    expect(line(await examine((tx) => checkDemoAccounts(tx, true), account))).toMatch(/^error 1 accounts/);
    expect(line(await examine((tx) => checkDemoAccounts(tx, false), account))).toMatch(/^warning 1 accounts/);
  });
});

if (process.env.TEST_DB === 'postgres')
  it('a login to which row-level security does not apply is named by its variable', async () => {
    const { DATABASE_URL: safe, ...others } = world.database.environment;
    expect(await findUnsafeLogins({ DATABASE_URL: safe, ...others })).toEqual([]);
    const superuser = Object.assign(new URL(safe!), { username: 'postgres' }).href;
    expect(await findUnsafeLogins({ ...others, DATABASE_URL: superuser })).toEqual([
      { name: 'DATABASE_URL', weakness: 'is a superuser' },
    ]);
    expect(
      await findUnsafeLogins({ ...others, DATABASE_URL: safe, DATABASE_SERVICE_URL: others.DATABASE_OWNER_URL }),
    ).toEqual([{ name: 'DATABASE_SERVICE_URL', weakness: 'owns the tables' }]);
  });

describe('API clients as the doctor sees them', () => {
  const insertClient = (change: SQL = sql`now(), null, null`) => sql`
    insert into api_clients (organization_id, id, client_id, name, scopes, created_at, expires_at, last_used_at)
    select min(id), 901, 'client_901', 'Motion lab', '{patients:read}', ${change} from organizations`;
  const insertSecret = (change: SQL) => sql`
    insert into api_client_secrets (organization_id, client_id, hash, ending, expires_at, last_used_at)
    select min(id), 901, md5(random()::text), 'abcd', ${change} from organizations`;

  it.each([
    ['expires soon', [insertClient(sql`now(), now() + interval '3 days', now()`)], /^warning 1 API clients expire/],
    [
      'was never used',
      [insertClient(sql`now() - interval '15 days', null, null`)],
      /^warning 1 API clients have not been/,
    ],
    [
      'still uses a secret that ends soon',
      [
        insertClient(sql`now(), null, now()`),
        insertSecret(sql`now() + interval '1 day', now()`),
        insertSecret(sql`null, null`),
      ],
      /^warning 1 API clients have a new secret that was never used/,
    ],
  ])('SVC-14 one that %s is reported', async (_what, faults, expected) => {
    expect(line(await examine(checkApiClients, ...faults))).toMatch(expected);
  });

  it('SVC-14 one that is in use is not reported, nor one that is revoked', async () => {
    // Each seeded organization has one as well.
    const revoked = sql`update api_clients set revoked_at = now(), created_at = now() - interval '1 year'`;
    expect(line(await examine(checkApiClients, insertClient(sql`now(), null, now()`)))).toMatch(/^ok 3 active/);
    expect(line(await examine(checkApiClients, insertClient(), revoked))).toMatch(/^ok 0 active/);
  });
});

describe('webhooks as the doctor sees them', () => {
  const insertEndpoint = (enabled: boolean, reason: string | null, failingFor: string | null) => sql`
    insert into webhook_endpoints (organization_id, id, url, description, event_types, enabled, disabled_reason, failing_since)
    select min(id), 901, 'https://receiver.example.com/', '', '{patient.added}', ${enabled}, ${reason},
      now() - ${failingFor}::interval from organizations`;

  it.each([
    [
      'is turned off after failures',
      insertEndpoint(false, 'FAILING', '80 hours'),
      /^warning Endpoints turned off after failures: 1\./,
    ],
    ['fails for hours', insertEndpoint(true, null, '2 hours'), /^warning Endpoints that have failed .*: 1\./],
  ])('HOOK-17 one that %s is reported', async (_what, fault, expected) => {
    expect(line(await examine(checkWebhooks, fault))).toMatch(expected);
  });

  it('HOOK-17 one that has just failed is not reported, nor one that an admin has turned off', async () => {
    expect(line(await examine(checkWebhooks, insertEndpoint(true, null, '5 minutes')))).toMatch(
      /^ok Endpoints that are on/,
    );
    expect(line(await examine(checkWebhooks, insertEndpoint(false, null, null)))).toMatch(/^ok Endpoints that are on/);
  });
});
