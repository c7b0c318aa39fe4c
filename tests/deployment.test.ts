import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { afterEach, describe, expect, it } from 'vitest';
import { startPostgres } from '../scripts/ensure-postgres.mjs';
import { readConfiguration } from '../server/platform/configuration.ts';
import { runProgram } from '../server/platform/db/backup/postgres.ts';
import { openDatabase } from '../server/platform/db/open-database.ts';
import { startServer } from './server-process.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (name: string) => readFileSync(join(root, name), 'utf8');

/** The file that stands beside compose.yaml. */
const dotEnv: Record<string, string> = {
  POSTGRES_PASSWORD: 'superuser1',
  OWNER_PASSWORD: 'owner1',
  APP_PASSWORD: 'app1',
  VENDOR_PASSWORD: 'vendor1',
  SERVICE_PASSWORD: 'service1',
  BACKUP_PASSWORD: 'backup1',
  SECRET: 'a secret of thirty-two characters.',
  PUBLIC_URL: 'https://portal.clinic.test',
  NODE_ENV: 'production',
};

/** `${NAME}`, `${NAME:-otherwise}` and `${NAME:?}` as Compose reads them; without a value for the last it does not begin. */
const interpolated = (text: string) =>
  text.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, how?: string, otherwise?: string) => {
    const value = dotEnv[name] ?? '';
    if (!value && how === '?') throw new Error(`${name} is not set.`);
    return value || (how === '-' ? (otherwise ?? '') : '');
  });

const seconds = z.string().check(z.regex(/^\d+(ms|s|m)$/));
const texts = z.array(z.string());
const guarded = z.strictObject({
  read_only: z.literal(true),
  tmpfs: texts,
  cap_drop: z.tuple([z.literal('ALL')]),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]),
  build: z.strictObject({ context: z.literal('.'), target: z.string(), args: z.record(z.string(), z.string()) }),
  environment: z.record(z.string(), z.union([z.string(), z.number()])),
  volumes: texts,
  depends_on: z.record(z.string(), z.strictObject({ condition: z.literal('service_healthy') })),
  ports: z.optional(texts),
  profiles: z.optional(texts),
  command: z.optional(texts),
  restart: z.optional(z.enum(['no', 'always', 'on-failure', 'unless-stopped'])),
});
/** The keys of the Compose specification that are used here, and none that it does not know. */
const compose = z.strictObject({
  services: z.strictObject({
    portal: guarded,
    backup: guarded,
    database: z.strictObject({
      image: z.string(),
      environment: z.record(z.string(), z.string()),
      configs: z.array(z.strictObject({ source: z.string(), target: z.string() })),
      volumes: texts,
      healthcheck: z.strictObject({ test: texts, interval: seconds, retries: z.number() }),
      restart: z.literal('unless-stopped'),
    }),
  }),
  configs: z.record(z.string(), z.strictObject({ content: z.string() })),
  volumes: z.record(z.string(), z.null()),
});

/** The instructions of one stage of the Dockerfile, with the name that comes after `AS`. */
function stageNamed(name: string): string[] {
  const lines = read('Dockerfile').replaceAll('\\\n', ' ').split('\n');
  const from = lines.findIndex((line) => line.startsWith('FROM ') && line.endsWith(` AS ${name}`));
  const rest = lines.slice(from + 1);
  const end = rest.findIndex((line) => line.startsWith('FROM '));
  return rest.slice(0, end);
}

let folder = '';
const temporary = () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-deployment-'));
  return folder;
};
afterEach(() => {
  if (folder) rmSync(folder, { recursive: true });
  folder = '';
});

describe('compose.yaml', () => {
  const { services, configs, volumes } = compose.parse(parse(interpolated(read('compose.yaml'))));

  it('refers to what it has: stages, configs and volumes', () => {
    for (const { build, volumes: used } of [services.portal, services.backup]) {
      expect(stageNamed(build.target)).not.toEqual([]);
      for (const volume of used) expect(Object.keys(volumes)).toContain(volume.split(':')[0]);
    }
    expect(services.database.configs.map(({ source }) => source)).toEqual(Object.keys(configs));
    expect(services.portal.ports!.every((port) => port.startsWith('127.0.0.1:'))).toBe(true);
  });

  it('does not begin without a password, and gives the portal none that it does not need', () => {
    for (const name of Object.keys(dotEnv).filter((one) => one.endsWith('PASSWORD') || one === 'SECRET'))
      expect(read('compose.yaml')).toContain(`\${${name}:?}`);
    const given = JSON.stringify(services.portal.environment);
    expect(given).not.toContain(dotEnv.POSTGRES_PASSWORD);
    expect(given).not.toContain(dotEnv.BACKUP_PASSWORD);
  });

  it('O3 makes the logins with which the portal starts in production, on an empty PostgreSQL', async () => {
    const server = await startPostgres({ another: true, logins: false });
    try {
      // As the image does it: each file by psql, as the superuser, ended by the first mistake.
      for (const [index, { source }] of services.database.configs.entries()) {
        const file = join(temporary(), `${index}.sql`);
        execFileSync('tee', [file], { input: configs[source]!.content });
        await runProgram('psql', server.url, ['--set=ON_ERROR_STOP=1', '--no-psqlrc', `--file=${file}`]);
      }
      const environment = Object.fromEntries(
        Object.entries({ ...services.portal.environment, ...services.backup.environment }).map(([name, value]) => [
          name,
          String(value).replace('@database/', `@${new URL(server.url).host}/`),
        ]),
      );
      const database = await openDatabase(readConfiguration(environment));
      await database.close();
      await runProgram('pg_dump', environment.DATABASE_BACKUP_URL!, [
        '--format=custom',
        `--file=${join(folder, 'dump')}`,
      ]);
      expect(statSync(join(folder, 'dump')).size).toBeGreaterThan(10_000);
    } finally {
      await server.stop();
    }
  });

  it('names every image by its digest, the portal’s as its Dockerfile does', () => {
    const byDigest = /^[\w-]+:[\w.-]+@sha256:[0-9a-f]{64}$/;
    expect(services.database.image).toMatch(byDigest);
    const [, node] = /^ARG NODE_IMAGE=(.+)$/m.exec(read('Dockerfile'))!;
    expect(node).toMatch(byDigest);
    for (const { build } of [services.portal, services.backup]) expect(build.args.NODE_IMAGE).toBe(node);
  });

  it('is for a database that answers over the network only once its logins were made', () => {
    const { test } = services.database.healthcheck;
    expect(services.portal.depends_on).toEqual({ database: { condition: 'service_healthy' } });
    expect(test.slice(0, 3)).toEqual(['CMD', 'pg_isready', '-h']);
    expect(test[3]).toBe('127.0.0.1');
  });
});

const ignores = (name: string) =>
  spawnSync('git', ['check-ignore', '--no-index', '--quiet', name], { cwd: root }).status === 0;

describe('the image', () => {
  const portal = stageNamed('portal');

  it('is built without the file of passwords, which git leaves out as well', () => {
    for (const name of ['.env', '.env.production', 'data/secret', 'backups/x/database.dump'])
      expect(ignores(name), name).toBe(true);
    const ignored = read('.dockerignore')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'));
    // Nothing but what is named gets in, and of that no such file.
    expect(ignored[0]).toBe('*');
    expect(ignored.indexOf('**/.env*')).toBeGreaterThan(ignored.findLastIndex((line) => line.startsWith('!')));
    for (const line of ignored.filter((one) => one.startsWith('!')))
      expect(existsSync(join(root, line.slice(1)))).toBe(true);
  });

  it('says whether it is well, runs as nobody in particular and is the last stage', () => {
    expect(portal.find((line) => line.startsWith('HEALTHCHECK'))).toContain('/api/healthcheck');
    expect(portal.findIndex((line) => line === 'USER node')).toBeLessThan(
      portal.findIndex((line) => line.startsWith('CMD')),
    );
    expect(read('Dockerfile').trim().split('\n').at(-1)).toBe('FROM portal');
  });

  it(
    'has all that the server needs and nothing for browsers or tests, and the server writes to none of it',
    { tags: 'thorough', timeout: 120_000 },
    async () => {
      const app = temporary();
      for (const [, from, to] of portal.flatMap((line) => [...line.matchAll(/^COPY (?!--from)(.+) (\.\S*)$/g)]))
        for (const name of from!.split(' '))
          cpSync(join(root, name), join(app, to === './' ? name : to!), {
            recursive: true,
            filter: (file) => !/\.test\.tsx?$|packages.[\w-]+.testing$/.test(file),
          });
      copyPackages(app);
      const before = listing(app);
      const data = mkdtempSync(join(tmpdir(), 'portal-deployment-data-'));
      try {
        const server = await startServer({ dataDirectory: data, folder: app });
        expect(await (await fetch(`${server.url}/api/healthcheck`)).json()).toMatchObject({ status: 'ok' });
        expect(await server.stop()).toBe(0);
      } finally {
        rmSync(data, { recursive: true });
      }
      expect(listing(app)).toEqual(before);
      expect(existsSync(join(app, 'node_modules/react'))).toBe(false);
      for (const engine of readdirSync(join(app, 'packages')))
        expect(realpathSync(join(app, 'node_modules/@exer', engine))).toBe(realpathSync(join(app, 'packages', engine)));
      expect(readdirSync(app).toSorted()).toEqual(
        ['contract', 'domain', 'node_modules', 'package.json', 'packages', 'server', 'tsconfig.json'].toSorted(),
      );
    },
  );
});

interface Locked {
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
}

/** The packages that the stage `packages` has, copied from those that are here. */
function copyPackages(app: string) {
  expect(stageNamed('packages').join('\n')).toMatch(/npm ci --omit=dev --omit=optional [^]*node_modules\/@esbuild/);
  const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
  for (const [name, { link, dev, optional, devOptional }] of Object.entries(lock.packages)) {
    const [from, to] = [join(root, name), join(app, name)];
    const leftOut = (dev || optional || devOptional) && !name.startsWith('node_modules/@esbuild/');
    if (!name || leftOut || existsSync(to) || !existsSync(from)) continue;
    mkdirSync(dirname(to), { recursive: true });
    if (link) symlinkSync(readlinkSync(from), to);
    else linkTree(from, to);
  }
}

/** The same files under another folder, where Node finds their neighbours; copied where the folders are of two file systems. */
function linkTree(from: string, to: string) {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else
      try {
        linkSync(source, target);
      } catch {
        cpSync(source, target);
      }
  }
}

const listing = (app: string) =>
  readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.startsWith('node_modules'))
    .map((name) => `${name} ${statSync(join(app, name)).mtimeMs}`)
    .toSorted();

it('npm run sbom lists every package of the product, as CycloneDX, from the lock file', () => {
  const output = execFileSync('npm', ['run', '--silent', 'sbom'], { cwd: root, encoding: 'utf8' });
  const bill = JSON.parse(output) as { bomFormat: string; components: { purl: string }[] };
  expect(bill.bomFormat).toBe('CycloneDX');
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;
  const listed = new Set(bill.components.map(({ purl }) => purl));
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
    expect.soft(listed, name).toContain(`pkg:npm/${name.replace('@', '%40')}@${version}`);
});
