import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { aptInstall, canAptInstall, onPath } from './system.mjs';

/** The logins of production; the owner may also make databases here, so that tests can have one each. */
const setUp = [
  'create role portal_owner login createrole createdb nosuperuser nobypassrls',
  ...['app', 'vendor', 'service'].map((name) => `create role portal_${name} login noinherit nosuperuser nobypassrls`),
  'create role portal_backup login nosuperuser bypassrls',
  'grant pg_read_all_data to portal_backup',
  'create database portal owner portal_owner',
];

/**
 * A PostgreSQL server for tests, empty, on a free port of 127.0.0.1, without passwords.
 * With TEST_DATABASE_URL (and TEST_DATABASE_OWNER_URL) given, that one is used and left alone.
 * `dir` is the folder to work in; by default a new one in the system's temporary folder. With `another` a server is
 * started whatever is given, with these `settings`, and without `logins` it has its superuser `postgres` alone, to whom both addresses lead then.
 * Answers `url` (login `portal_app`; beside it there are `portal_vendor` and `portal_service`), `ownerUrl` (login `portal_owner`, owns the database) and `stop()`, which ends
 * this server and deletes its folder. Throws an Error that says what to do where there is no PostgreSQL.
 */
export async function startPostgres({ dir, another = false, logins = true, settings = {} } = {}) {
  const given = process.env.TEST_DATABASE_URL;
  if (given && !another) {
    return { url: given, ownerUrl: process.env.TEST_DATABASE_OWNER_URL ?? given, stop: () => Promise.resolve() };
  }
  const bin = findServer();
  const folder = dir ?? mkdtempSync(path.join(os.tmpdir(), 'portal-pg-'));
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  const data = path.join(folder, 'data');
  try {
    initialise(bin, data, folder, user);
    const { port, stop } = await launch(bin, data, folder, user, settings);
    const url = (login, database) => `postgres://${login}@127.0.0.1:${port}/${database}`;
    const administrator = url('postgres', 'postgres');
    if (!logins) return { url: administrator, ownerUrl: administrator, stop };
    await execute(administrator, setUp);
    return { url: url('portal_app', 'portal'), ownerUrl: url('portal_owner', 'portal'), stop };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Folder with both `initdb` and `postgres`. A client's package alone has neither, so both are asked for. */
function findServer() {
  const found = servers().find(isServer);
  if (found) return found;
  if (canAptInstall() && aptInstall('postgresql')) {
    const fresh = servers().find(isServer);
    if (fresh) return fresh;
  }
  throw new Error(
    'These tests need a PostgreSQL 15 or newer and none was found. Install it (on Debian: apt-get install ' +
      'postgresql), or set PG_BIN to the folder that has initdb and postgres, or TEST_DATABASE_URL to an empty database.',
  );
}

function servers() {
  const named = onPath('postgres');
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  return [
    process.env.PG_BIN,
    named && path.dirname(named),
    named && path.dirname(realpathSync(named)),
    ...versions.map((version) => path.join(debian, version, 'bin')),
  ].filter(Boolean);
}

function isServer(bin) {
  if (!existsSync(path.join(bin, 'initdb')) || !existsSync(path.join(bin, 'postgres'))) return false;
  const output = spawnSync(path.join(bin, 'postgres'), ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return Number(/PostgreSQL\D*(\d+)/.exec(output.stdout ?? '')?.[1] ?? 0) >= 15;
}

/** PostgreSQL refuses to run as root: then the ids of the user `postgres`, else of `nobody`. Otherwise undefined. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const entry = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (!entry) throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody to run it as.');
  return { uid: Number(entry[2]), gid: Number(entry[3]) };
}

/** C.UTF-8 where the system has it, so that lower() knows more than ASCII. */
function initialise(bin, data, folder, user) {
  const flags = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  let last;
  for (const locale of ['C.UTF-8', 'C']) {
    last = spawnSync(path.join(bin, 'initdb'), [...flags, `--locale=${locale}`], {
      cwd: folder,
      encoding: 'utf8',
      ...user,
    });
    if (last.status === 0) return;
    rmSync(data, { recursive: true, force: true });
  }
  throw new Error(`initdb failed: ${last.error?.message ?? last.stderr}`);
}

/**
 * Without the library that moves the clock (scripts/test-dates.mjs): a signal that interrupts a wait reads the machine's clock
 * under it, so no timer of PostgreSQL's ends and two transactions that wait for each other wait for ever. Test databases
 * are moved by tests/api/test-database.ts instead.
 */
function ofMachineClock() {
  const env = { ...process.env };
  delete env.LD_PRELOAD;
  return env;
}

async function launch(bin, data, folder, user, given) {
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: 100,
    ...given,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(path.join(bin, 'postgres'), ['-D', data, ...flags], {
    cwd: folder,
    env: ofMachineClock(),
    stdio: ['ignore', 'ignore', 'pipe'],
    ...user,
  });
  let log = '';
  server.stderr.on('data', (chunk) => (log = (log + String(chunk)).slice(-4000)));
  const exited = new Promise((resolve) => server.once('exit', resolve).once('error', resolve));
  const ended = () => server.exitCode !== null || server.signalCode !== null;
  const leave = () => {
    server.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', leave);
  const stop = async () => {
    process.off('exit', leave);
    server.kill('SIGINT');
    await Promise.race([exited, wait(10_000, undefined, { ref: false })]);
    if (!ended()) server.kill('SIGQUIT');
    await exited;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  for (let attempt = 0; attempt < 150 && !ended(); attempt += 1) {
    if (await answers(port)) return { port, stop };
    await wait(100);
  }
  await stop();
  throw new Error(`PostgreSQL did not start:\n${log}`);
}

const answers = (port) =>
  execute(`postgres://postgres@127.0.0.1:${port}/postgres`, ['select 1']).then(
    () => true,
    () => false,
  );

async function execute(connectionString, statements) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
