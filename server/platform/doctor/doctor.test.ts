import { createServer } from 'node:http';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { assessBackups, listBackups } from './check-backup.ts';
import { assessDiskSpace } from './check-disk.ts';
import { checkMail } from './check-mail.ts';
import { assessClockSkew } from './check-running.ts';
import { checkSecretAge, assessSecretAge } from './check-secret-age.ts';
import { checkSettings } from './check-settings.ts';
import { checkStore } from './check-store.ts';
import { checkTextMessages } from './check-text-messages.ts';
import type { Environment } from './finding.ts';
import { formatFinding, runDoctor } from './run-doctor.ts';

const NOW = new Date('2026-11-23T15:00:00Z');
const SECRET = 'kQ3v9XwZp7Lr2Tn8Yb5Mc1Jd6Hf4Gs0A';
const DATABASE = 'postgres://portal_app:Xk2vQ9wLr7Tn4Yb8Zp@db.example:5432/portal';
const production: Environment = {
  NODE_ENV: 'production',
  SECRET,
  PUBLIC_URL: 'https://portal.clinic.example',
  DATABASE_URL: DATABASE,
};

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'portal-doctor-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const levelsOf = (found: { level: string; text: string }[]) => found.map(({ level }) => level);

describe('the settings', () => {
  const planted: [string, Environment, string | null, RegExp][] = [
    ['a short secret', production, 'short', /SECRET is shorter than 32/],
    ['a secret of few characters', production, 'a'.repeat(40), /repeats few characters/],
    ['an address without https', { ...production, PUBLIC_URL: 'http://portal.clinic.example' }, SECRET, /not https/],
    ['no address', { ...production, PUBLIC_URL: undefined }, SECRET, /PUBLIC_URL is not set/],
    ['demo data', { ...production, DEMO: '1' }, SECRET, /DEMO is on/],
    [
      'a password that is the login’s name',
      { ...production, DATABASE_VENDOR_URL: 'postgres://portal_vendor:portal_vendor@db.example/portal' },
      SECRET,
      /password in DATABASE_VENDOR_URL/,
    ],
    [
      'a login without a password',
      { ...production, DATABASE_OWNER_URL: 'postgres://portal_owner@db.example/portal' },
      SECRET,
      /DATABASE_OWNER_URL has no password/,
    ],
  ];
  it.each(planted)('are reported in production for %s', (_fault, env, secret, text) => {
    const found = checkSettings(env, secret);
    expect(found.map((finding) => finding.text).join('\n')).toMatch(text);
    expect(levelsOf(found)).toContain('error');
    expect(found.map(formatFinding).join('\n')).not.toContain('Xk2vQ9wLr7Tn4Yb8Zp');
  });

  it('are fine where nothing is wrong, and warn where the server runs without its safety checks', () => {
    expect(levelsOf(checkSettings(production, SECRET))).toEqual(['ok']);
    expect(levelsOf(checkSettings({ PUBLIC_URL: 'https://portal.clinic.example' }, SECRET))).toEqual(['warning']);
  });
});

describe('the age of the secret', () => {
  it('counts from the first day, starts over with another secret, and warns after a year', () => {
    const { seen, finding } = assessSecretAge(SECRET, null, NOW);
    expect([finding.level, seen.firstSeen]).toEqual(['ok', '2026-11-23T15:00:00.000Z']);
    const later = new Date('2027-11-25T15:00:00Z');
    expect(assessSecretAge(SECRET, seen, later).finding).toMatchObject({
      level: 'warning',
      text: expect.stringContaining('367 days') as string,
    });
    expect(assessSecretAge(`${SECRET}b`, seen, later).finding.text).toContain('0 days');
  });

  it('is remembered by a fingerprint, and the secret is not', () => {
    checkSecretAge(directory, SECRET, NOW);
    const kept = readFileSync(join(directory, 'doctor.json'), 'utf8');
    expect(kept).toContain('2026-11-23');
    expect(kept).not.toContain(SECRET);
  });
});

it('the disk is reported when it is nearly full', () => {
  const GB = 1e9;
  expect(assessDiskSpace(50 * GB, 100 * GB).level).toBe('ok');
  expect(assessDiskSpace(9 * GB, 100 * GB).level).toBe('warning');
  expect(assessDiskSpace(1.5 * GB, 10 * GB).level).toBe('warning');
  expect(assessDiskSpace(0.4 * GB, 100 * GB).level).toBe('error');
});

it('clocks that differ are reported in either direction', () => {
  expect([0, 5000, -6000, 61_000, -61_000].map((ms) => assessClockSkew(ms).level)).toEqual([
    'ok',
    'ok',
    'warning',
    'error',
    'error',
  ]);
});

describe('backups', () => {
  const backup = (madeAt: string, restoredAt: string | null = null) => ({ madeAt, restoredAt });
  it('are reported when there is none, when they are old, and when none was restored', () => {
    const young = '2026-11-23T03:00:00Z';
    expect(levelsOf(assessBackups([], NOW))).toEqual(['warning']);
    expect(levelsOf(assessBackups([backup(young)], NOW))).toEqual(['ok', 'warning']);
    expect(
      levelsOf(assessBackups([backup(young), backup('2026-10-01T00:00:00Z', '2026-10-02T00:00:00Z')], NOW)),
    ).toEqual(['ok']);
    expect(levelsOf(assessBackups([backup(young, '2026-08-01T00:00:00Z')], NOW))).toEqual(['ok', 'warning']);
    expect(levelsOf(assessBackups([backup('2026-11-21T00:00:00Z', young)], NOW))).toEqual(['warning']);
    expect(levelsOf(assessBackups([backup('2026-11-01T00:00:00Z', young)], NOW))).toEqual(['error']);
  });

  it('count only if they are complete', () => {
    for (const name of ['whole', 'half']) mkdirSync(join(directory, name));
    writeFileSync(join(directory, 'whole', 'manifest.json'), '{"madeAt":"2026-11-23T03:00:00Z"}');
    writeFileSync(join(directory, 'whole', 'restored.json'), '{"restoredAt":"2026-11-23T05:00:00Z"}');
    writeFileSync(join(directory, 'half', 'database.dump'), 'half a dump');
    expect(listBackups(directory)).toEqual([backup('2026-11-23T03:00:00Z', '2026-11-23T05:00:00Z')]);
    expect(listBackups(join(directory, 'nowhere'))).toEqual([]);
  });
});

describe('mail', () => {
  it('is reported where it is only written to files, and where the server cannot be reached', async () => {
    expect(levelsOf(await checkMail(production))).toEqual(['error']);
    expect(levelsOf(await checkMail({}))).toEqual(['warning']);
    const found = await checkMail({
      SMTP_URL: 'smtp://user:hidden-word@127.0.0.1:1',
      MAIL_FROM: 'Portal <a@clinic.example>',
    });
    expect(levelsOf(found)).toEqual(['error']);
    expect(found[0]!.text).not.toContain('hidden-word');
  });
});

it('PTL-58 the provider of text messages is asked for its account, and its token is not shown', async () => {
  expect(await checkTextMessages(production)).toEqual([]);
  const token = Buffer.from('AC0:hidden-word').toString('base64');
  const asked: (string | undefined)[] = [];
  const provider = createServer(({ url, headers }, response) => {
    asked.push(url);
    response.writeHead(headers.authorization === `Basic ${token}` ? 200 : 401).end('{}');
  });
  await new Promise<void>((listening) => void provider.listen(0, '127.0.0.1', listening));
  const env = {
    SMS_ACCOUNT_SID: 'AC0',
    SMS_AUTH_TOKEN: 'hidden-word',
    SMS_FROM: '+15550001111',
    SMS_API_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
    WEBHOOK_LOOPBACK: '1',
  };
  expect(levelsOf(await checkTextMessages(env))).toEqual(['ok']);
  const refused = await checkTextMessages({ ...env, SMS_AUTH_TOKEN: 'other-hidden-word' });
  expect([levelsOf(refused), refused[0]!.text.includes('hidden-word')]).toEqual([['error'], false]);
  expect(asked).toEqual(['/2010-04-01/Accounts/AC0.json', '/2010-04-01/Accounts/AC0.json']);
  provider.close();
});

describe('an S3 store', () => {
  const serve = async (answer: (isSigned: boolean) => number) => {
    const server = createServer((request, response) => {
      response.statusCode = answer(request.headers.authorization !== undefined);
      response.end('<ListBucketResult></ListBucketResult>');
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    const env = {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'records',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'hidden-word',
    };
    return { env, stop: () => new Promise((stopped) => server.close(stopped)) };
  };
  it.each([
    ['private', (isSigned: boolean) => (isSigned ? 200 : 403), ['ok']],
    ['public', () => 200, ['ok', 'error']],
    ['closed to its own key', () => 403, ['error']],
  ])('that is %s is recognized', async (_kind, answer, levels) => {
    const { env, stop } = await serve(answer);
    expect(levelsOf(await checkStore(env))).toEqual(levels);
    await stop();
  });

  it('that is half configured is reported', async () => {
    expect(await checkStore({ S3_BUCKET: 'records' })).toMatchObject([{ level: 'error' }]);
    expect(levelsOf(await checkStore({}))).toEqual(['ok']);
  });
});

it('one check that fails does not end the others, and no line has a secret', async () => {
  const found = await runDoctor(
    {
      ...production,
      DATABASE_URL: 'postgres://portal_app:hidden-word-of-the-login@127.0.0.1:1/portal',
      DATA_DIR: directory,
      BACKUP_DIR: directory,
    },
    NOW,
  );
  const text = found.map(formatFinding).join('\n');
  expect(text).toMatch(/ERROR {4}Database: .*ECONNREFUSED/);
  expect(text).toMatch(/Settings: The server does not start: Production needs DATABASE_OWNER_URL, DATABASE_VENDOR_URL/);
  for (const about of ['Disk', 'Mail', 'Files', 'Backup', 'Secret']) expect(text).toContain(` ${about}: `);
  expect(text).not.toMatch(/hidden-word|kQ3v9XwZp7/);
});
