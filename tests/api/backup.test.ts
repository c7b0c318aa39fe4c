import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgres, type TestServer } from '../../scripts/ensure-postgres.mjs';
import { auditAccount } from '../../server/platform/audit/audit.ts';
import { runVerifyAudit } from '../../server/platform/audit/report-verification.ts';
import { createSealAuditJob } from '../../server/platform/audit/seal-audit-job.ts';
import { auditSeals } from '../../server/platform/db/schema.ts';
import type { Database } from '../../server/platform/db/database.ts';
import { openTenantDb } from '../../server/platform/db/tenant-context.ts';
import { backUp } from '../../server/platform/db/backup/back-up.ts';
import { readBackupSources } from '../../server/platform/db/backup/place.ts';
import { restore } from '../../server/platform/db/backup/restore.ts';
import { startServer } from '../server-process.ts';
import { PASSWORD, seed } from './seed.ts';
import { fillDirectory, openTestDatabase, type TestDatabase } from './test-database.ts';

const onPostgres = process.env.TEST_DB === 'postgres';
const NOW = new Date('2026-11-23T15:00:00Z');
const LOGO = '1/logo/3f2504e0-4f89-11d3-9a0c-0305e82c3301.png';

let directory: string;
let database: TestDatabase | undefined;
let elsewhere: TestServer | undefined;
let made: string[];
let keptSeal: string;
const at = (name: string) => join(directory, name);

/** What the server and the backup read: of the clinic that is backed up, or of the new machine. */
let here: Record<string, string>;
let there: Record<string, string>;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'portal-backup-'));
  here = { DATA_DIR: at('here') };
  there = { DATA_DIR: at('there') };
  mkdirSync(join(at('here'), 'files/1/logo'), { recursive: true });
  writeFileSync(join(at('here'), 'files', LOGO), 'a picture');
  writeFileSync(join(at('here'), 'files/1/logo/unfinished.part'), 'half a pict');
  writeFileSync(join(at('here'), 'secret'), 'a secret of thirty-two characters.');
  const name = { update: `update organizations set logo_key = '${LOGO}' where id = 1` };
  if (onPostgres) {
    database = await openTestDatabase();
    await seed(database.bare);
    await run(superuser(database.ownerUrl!), name.update);
    keptSeal = await sealAudit(database.app);
    elsewhere = await startPostgres({ another: true });
    // The restored functions of the tests' clock count there too; by the machine's, sessions may be over as they begin.
    await run(elsewhere.ownerUrl, 'alter database portal set search_path = public, pg_catalog');
    here = { ...here, ...database.environment };
    there = {
      ...there,
      DATABASE_URL: elsewhere.url,
      DATABASE_VENDOR_URL: withLogin(elsewhere.url, 'portal_vendor'),
      DATABASE_SERVICE_URL: withLogin(elsewhere.url, 'portal_service'),
      DATABASE_OWNER_URL: elsewhere.ownerUrl,
    };
  } else {
    await fillDirectory(at('here'), async (fresh) => {
      await fresh.transaction({ role: 'owner' }, (tx) => tx.execute(name.update));
      keptSeal = await sealAudit(fresh);
    });
  }
  made = await backUp(readBackupSources({ ...here, DATABASE_BACKUP_URL: backupUrl() }), at('backup'), NOW);
});
afterAll(async () => {
  await Promise.all([database?.drop(), elsewhere?.stop()]);
  rmSync(directory, { recursive: true, force: true });
});

/** Seals an audit row as the server does and returns the seal's hash. */
async function sealAudit(of: Database): Promise<string> {
  const tenantDb = openTenantDb(of);
  await tenantDb.asService((tx) =>
    auditAccount(tx, { action: 'signIn', entity: 'session', userId: 'somebody', outcome: 200 }),
  );
  const context = { id: 0, organizationId: null, payload: {}, progress: null, report: async () => undefined };
  await createSealAuditJob({ now: () => NOW })(context, tenantDb);
  const [seal] = await tenantDb.asService((tx) => tx.select().from(auditSeals));
  return seal!.hash;
}

const withLogin = (url: string, login: string) => Object.assign(new URL(url), { username: login }).href;
const superuser = (url: string) => withLogin(url, 'postgres');
const backupUrl = () => (database ? withLogin(database.ownerUrl!, 'portal_backup') : '');

async function run(url: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) rows = (await client.query<Record<string, unknown>>(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}

const changedManifest = (name: string, change: (manifest: Record<string, unknown>) => void) => {
  cpSync(at('backup'), at(name), { recursive: true });
  const file = join(at(name), 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  change(manifest);
  writeFileSync(file, JSON.stringify(manifest));
  return at(name);
};

it('a backup contains the database, the files and the secret, and only its owner can read it', () => {
  expect(made).toContain('1 files.');
  expect(statSync(at('backup')).mode & 0o777).toBe(0o700);
  expect(readFileSync(join(at('backup'), 'files', LOGO), 'utf8')).toBe('a picture');
  expect(existsSync(join(at('backup'), 'files/1/logo/unfinished.part'))).toBe(false);
  expect(readFileSync(join(at('backup'), 'secret'), 'utf8')).toBe('a secret of thirty-two characters.');
  expect(readFileSync(join(at('backup'), 'manifest.json'), 'utf8')).not.toContain('a secret of');
});

it('a damaged or newer backup, or one of another secret, is rejected before anything is written', async () => {
  const place = readBackupSources(there);
  const damaged = changedManifest('damaged', (manifest) => {
    (manifest.database as { sha256: string }).sha256 = '0'.repeat(64);
  });
  await expect(restore(place, damaged)).rejects.toThrow('is not what was written');
  const newer = changedManifest('newer', (manifest) => {
    manifest.migrations = 9999;
  });
  await expect(restore(place, newer)).rejects.toThrow('newer version');
  await expect(restore(readBackupSources({ ...there, SECRET: 'x'.repeat(32) }), at('backup'))).rejects.toThrow(
    'SECRET is not',
  );
  await expect(restore(place, at('here'))).rejects.toThrow('no complete backup');
  expect(existsSync(at('there'))).toBe(false);
});

it('a restore on a new machine has the same counts and access rules, and is served', async () => {
  const report = await restore(readBackupSources(there), at('backup'));
  expect(report.join(' ')).toMatch(
    /\d+ patients of \d+ organizations, \d+ tables, all counted\..* all as they were\. 1 files\./,
  );
  expect(readFileSync(join(at('there'), 'files', LOGO), 'utf8')).toBe('a picture');

  const server = await startServer({ dataDirectory: at('there'), environment: { ...there, SECRET: '' } });
  const signedIn = await fetch(`${server.url}/api/v2/identity/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admina@clinic.test', password: PASSWORD }),
  });
  expect(signedIn.status).toBe(200);
  const cookie = signedIn.headers.getSetCookie().map((one) => one.split(';')[0]);
  const answer = await fetch(`${server.url}/api/v2/patients?limit=25&page=1`, {
    headers: { cookie: cookie.join('; ') },
  });
  expect(answer.status).toBe(200);
  expect(((await answer.json()) as { items: unknown[] }).items.length).toBeGreaterThan(0);
  expect(await server.stop()).toBe(0);
  // The chain goes on where it was, and the command that verifies it finds the seal from before the backup.
  expect(await runVerifyAudit(['--expect', keptSeal], there)).toBe(0);
  expect(await runVerifyAudit(['--expect', 'a'.repeat(64)], there)).toBe(1);
}, 180_000);

it('a backup is never restored over existing data', async () => {
  await expect(restore(readBackupSources(there), at('backup'))).rejects.toThrow(
    /There are files|not empty|There is a database/,
  );
  await expect(backUp(readBackupSources(here), at('backup'), NOW)).rejects.toThrow('is there already');
});

it('a restore reports missing parts', async () => {
  if (elsewhere) await run(elsewhere.ownerUrl, 'create database second owner portal_owner');
  const second = elsewhere ? { DATABASE_OWNER_URL: elsewhere.ownerUrl.replace(/portal$/, 'second') } : {};
  const wrong = changedManifest('wrong', (manifest) => {
    const census = manifest.census as { rows: Record<string, number>; walls: string[] };
    census.rows['public.patients']! += 1;
    census.walls.push('policy public.patients patients_of_nobody');
  });
  const restoring = restore(readBackupSources({ DATA_DIR: at('second'), ...second }), wrong);
  await expect(restoring).rejects.toThrow(/public\.patients: \d+ in the backup, \d+ here\nmissing: policy .*of_nobody/);
});

if (onPostgres) {
  it('a login from which policies hide rows cannot create a backup', async () => {
    await expect(backUp(readBackupSources(here), at('owners'), NOW)).rejects.toThrow(
      'The login "portal_owner" does not see every row',
    );
    expect(existsSync(at('owners'))).toBe(false);
  });

  it('the logins are written as idempotent statements without passwords', async () => {
    const logins = readFileSync(join(at('backup'), 'logins.sql'), 'utf8');
    expect(logins.match(/create role \S+ [^;]+/g)).toEqual([
      'create role portal_app login noinherit nocreaterole nobypassrls',
      'create role portal_backup login inherit nocreaterole bypassrls',
      'create role portal_owner login inherit createrole nobypassrls',
      'create role portal_service login noinherit nocreaterole nobypassrls',
      'create role portal_vendor login noinherit nocreaterole nobypassrls',
    ]);
    expect(logins).toContain('grant pg_read_all_data to portal_backup;');
    expect(logins).not.toContain("password '");
    const others = logins.replaceAll('portal_', 'second_');
    await run(superuser(elsewhere!.ownerUrl), others, others);
  });
} else
  it('C6 a data directory in use is not backed up', async () => {
    const server = await startServer({ dataDirectory: at('here') });
    await expect(backUp(readBackupSources(here), at('busy'), NOW)).rejects.toThrow('is using');
    expect(await server.stop()).toBe(0);
  });
