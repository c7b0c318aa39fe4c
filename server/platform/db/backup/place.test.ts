import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readBackupSources } from './place.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'portal-place-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const inFile = (name: string, secret: string) => {
  writeFileSync(join(directory, name), `${secret}\n`);
  return join(directory, name);
};

it('a backup and a restore read the secrets that the server reads from files', () => {
  const sources = readBackupSources({
    DATA_DIR: directory,
    SECRET_FILE: inFile('portal-secret', 'x'.repeat(32)),
    DATABASE_OWNER_URL_FILE: inFile('owner', 'postgres://owner@db/portal'),
    DATABASE_BACKUP_URL_FILE: inFile('backup', 'postgres://backup@db/portal'),
  });
  expect(sources).toMatchObject({
    secret: 'x'.repeat(32),
    isSecretInDataDirectory: false,
    ownerUrl: 'postgres://owner@db/portal',
    backupUrl: 'postgres://backup@db/portal',
  });
});

it.each(['DATABASE_OWNER_URL', 'DATABASE_BACKUP_URL'])(
  'in production no backup and no restore goes over an unverified line to %s',
  (name) => {
    const env = { NODE_ENV: 'production', DATA_DIR: directory, DATABASE_OWNER_URL: 'postgres://owner@db/portal' };
    const away = 'postgres://backup@db.clinic.test/portal';
    expect(() => readBackupSources({ ...env, [name]: away })).toThrow(`sslmode=verify-full in ${name}`);
    expect(() => readBackupSources({ ...env, [name]: `${away}?sslmode=verify-full` })).not.toThrow();
  },
);
