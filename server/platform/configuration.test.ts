import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';

const safe = {
  NODE_ENV: 'production',
  SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://portal.test',
  DATABASE_URL: 'postgres://app@db/portal',
  DATABASE_OWNER_URL: 'postgres://owner@db/portal',
  DATABASE_VENDOR_URL: 'postgres://vendor@db/portal',
  DATABASE_SERVICE_URL: 'postgres://service@db/portal',
};

const store = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
const signOn = { SSO_CLIENT_ID: 'portal', SSO_CLIENT_SECRET: 'secret' };
const away = 'db.clinic.test/portal';

describe('a production start', () => {
  it('O3 accepts a secret of its own, https and no demo', () => {
    expect(readConfiguration(safe)).toMatchObject({ production: true, demo: false, requestsPerMinute: 1200 });
  });

  it.each([
    ['no secret', { SECRET: undefined }, 'SECRET'],
    ['a short secret', { SECRET: 'short' }, 'SECRET'],
    ['no public address', { PUBLIC_URL: undefined }, 'https'],
    ['plain http', { PUBLIC_URL: 'http://portal.test' }, 'https'],
    ['PGlite, whose session is a superuser', { DATABASE_URL: undefined }, 'DATABASE_URL'],
    ['no login that migrates', { DATABASE_OWNER_URL: undefined }, 'DATABASE_OWNER_URL'],
    ['one login for clinics and vendor', { DATABASE_VENDOR_URL: undefined }, 'DATABASE_VENDOR_URL'],
    ['one login for clinics and service', { DATABASE_SERVICE_URL: '' }, 'DATABASE_SERVICE_URL'],
    ['demo data', { DEMO: '1' }, 'demo'],
    ['a render service by plain http', { PDF_SERVICE_URL: 'http://pdf.test' }, 'PDF_SERVICE_URL'],
    ['a file store by plain http', { ...store, S3_ENDPOINT: 'http://files.test' }, 'S3_ENDPOINT'],
    ['single sign-on by plain http', { ...signOn, SSO_ISSUER: 'http://id.test' }, 'SSO_ISSUER'],
    ['an open line to a database elsewhere', { DATABASE_URL: 'postgres://app@db.clinic.test/portal' }, 'DATABASE_URL'],
    ['an owner on an unverified line', { DATABASE_OWNER_URL: `postgres://o@${away}?sslmode=require` }, 'OWNER_URL'],
    ['a limit of calls that is no number', { REQUESTS_PER_MINUTE: 'many' }, 'REQUESTS_PER_MINUTE'],
    ['a scanner without a port', { CLAMAV_ADDRESS: 'clamav' }, 'CLAMAV_ADDRESS'],
    ['a scanner elsewhere: files would go there unencrypted', { CLAMAV_ADDRESS: 'clamav.test:3310' }, 'CLAMAV_ADDRESS'],
    ['a certificate without its key', { TLS_CERT_FILE: '/cert.pem' }, 'TLS_KEY_FILE'],
  ])('O3 refuses %s', (_what, change, said) => {
    expect(() => readConfiguration({ ...safe, ...change })).toThrow(said);
  });

  it('takes a verified line to a database elsewhere, and any to this machine and its containers', () => {
    for (const host of ['127.0.0.1', 'localhost', '[::1]', 'database'])
      expect(() => readConfiguration({ ...safe, DATABASE_URL: `postgres://app@${host}/portal` })).not.toThrow();
    const verified = { DATABASE_URL: `postgres://app@${away}?sslmode=verify-full&sslrootcert=/ca.pem` };
    expect(() => readConfiguration({ ...safe, ...verified })).not.toThrow();
  });

  it('takes a scanner in its container network and one behind a socket', () => {
    for (const CLAMAV_ADDRESS of ['clamav:3310', '127.0.0.1:3310', '/run/clamav/clamd.ctl'])
      expect(readConfiguration({ ...safe, CLAMAV_ADDRESS }).clamav).toBe(CLAMAV_ADDRESS);
  });

  it('sends mail over an encrypted line only, except to this machine', () => {
    const read = (SMTP_URL: string) => readConfiguration({ ...safe, SMTP_URL }).smtpUrl;
    expect(read('smtp://user:pass@mail.test:587')).toBe('smtp://user:pass@mail.test:587?requireTLS=true');
    expect(read('smtps://user:pass@mail.test')).toBe('smtps://user:pass@mail.test');
    expect(read('smtp://127.0.0.1:25')).toBe('smtp://127.0.0.1:25');
  });
});

describe('single sign-on', () => {
  const sso = { SECRET: 's', SSO_ISSUER: 'https://id.test', SSO_CLIENT_ID: 'portal', SSO_CLIENT_SECRET: 'a secret' };

  it('leaves roles to the portal and accounts to invites unless told otherwise', () => {
    const scopes = ['openid', 'email', 'profile'];
    for (const unset of [{}, { SSO_ADMIN_GROUPS: '', SSO_PROVIDER_GROUPS: ' , ', SSO_PROVISION_ORGANIZATION: '' }])
      expect(readConfiguration({ ...sso, ...unset }).sso).toMatchObject({ scopes, groups: null, provisionFor: null });
  });

  it('takes groups and the organization of newcomers from its settings', () => {
    const groups = { SSO_ADMIN_GROUPS: 'pt-admins', SSO_PROVIDER_GROUPS: 'pt-staff, pt-students' };
    expect(readConfiguration({ ...sso, ...groups, SSO_PROVISION_ORGANIZATION: '12' }).sso).toMatchObject({
      groups: { claim: 'groups', admins: ['pt-admins'], providers: ['pt-staff', 'pt-students'] },
      provisionFor: 12,
    });
  });

  it.each(['Summit', '0', '-1', '1.5', '12 '])('does not start with %j for an organization', (id) => {
    expect(() => readConfiguration({ ...sso, SSO_PROVISION_ORGANIZATION: id })).toThrow('SSO_PROVISION_ORGANIZATION');
  });
});

describe('text messages', () => {
  const texts = { SECRET: 's', SMS_ACCOUNT_SID: 'AC0', SMS_AUTH_TOKEN: 'a token', SMS_FROM: '+15550001111' };

  it('PTL-58 are off until a provider is set, which may be another than the default', () => {
    expect(readConfiguration({ SECRET: 's' }).texts).toBeNull();
    expect(readConfiguration(texts).texts).toMatchObject({ apiUrl: 'https://api.twilio.com', from: '+15550001111' });
    const other = { ...texts, SMS_API_URL: 'https://texts.test/', SMS_FROM: `MG${'0'.repeat(32)}` };
    expect(readConfiguration(other).texts).toMatchObject({ apiUrl: 'https://texts.test', from: other.SMS_FROM });
    expect(JSON.stringify(readConfiguration(texts).browser)).not.toContain('a token');
  });

  it.each([
    ['a part of it is missing', { SMS_AUTH_TOKEN: undefined }],
    ['the sender is no number', { SMS_FROM: '555-0001' }],
  ])('PTL-58 keep the server from starting when %s', (_what, change) => {
    expect(() => readConfiguration({ ...texts, ...change })).toThrow('SMS_FROM');
  });

  it('PTL-58 leave a production server by https alone', () => {
    const plain = { ...safe, ...texts, SECRET: safe.SECRET, SMS_API_URL: 'http://texts.test' };
    expect(() => readConfiguration(plain)).toThrow('SMS_API_URL');
  });
});

describe('the support chat', () => {
  const chat = { SECRET: 's', SUPPORT_CHAT_APP_ID: 'abc12345', CHAT_SECRET: 'a chat secret' };

  it('SUP-02 SUP-03 is there with its id and its secret, and its secret stays here', () => {
    const { browser } = readConfiguration({ ...chat, SUPPORT_CHAT_REGION: 'eu' });
    expect(browser.chat).toEqual({ appId: 'abc12345', region: 'eu' });
    for (const unset of [{}, { SUPPORT_CHAT_REGION: '' }])
      expect(readConfiguration({ ...chat, ...unset }).browser.chat).toEqual({ appId: 'abc12345', region: 'us' });
    expect(JSON.stringify(browser)).not.toContain('a chat secret');
    expect(readConfiguration({ SECRET: 's', CHAT_SECRET: 'a chat secret' }).browser.chat).toBeNull();
  });

  it.each([
    ['nobody can be told apart', { CHAT_SECRET: undefined }, 'CHAT_SECRET'],
    ['the id is none', { SUPPORT_CHAT_APP_ID: 'abc/../x' }, 'SUPPORT_CHAT_APP_ID'],
    ['there is no such region', { SUPPORT_CHAT_REGION: 'moon' }, 'SUPPORT_CHAT_REGION'],
  ])('OPEN-030 refuses to start when %s', (_what, change, said) => {
    expect(() => readConfiguration({ ...chat, ...change })).toThrow(said);
  });
});

describe('the defaults', () => {
  it('load the demo into PGlite, and never into a database of somebody’s unless asked', () => {
    expect(readConfiguration({ SECRET: 's' }).demo).toBe(true);
    expect(readConfiguration({ SECRET: 's', DATABASE_URL: 'postgres://db/portal' }).demo).toBe(false);
    expect(readConfiguration({ SECRET: 's', DATABASE_URL: 'postgres://db/portal', DEMO: '1' }).demo).toBe(true);
  });

  it('keep one secret beside the data from start to start', () => {
    const directory = mkdtempSync(join(tmpdir(), 'portal-configuration-'));
    const first = readConfiguration({ DATA_DIR: directory }).secret;
    expect(first.length).toBeGreaterThanOrEqual(43);
    expect(readConfiguration({ DATA_DIR: directory }).secret).toBe(first);
    expect(readFileSync(join(directory, 'secret'), 'utf8')).toBe(first);
    rmSync(directory, { recursive: true });
  });

  it('OPEN-029 leave out what is not configured', () => {
    const { browser } = readConfiguration({ SECRET: 's', HELP_CENTER_URL: 'https://help.test', BRAND_NAME: '' });
    expect(browser.links).toEqual({ helpCenter: 'https://help.test' });
    expect(readConfiguration({ SECRET: 's' }).browser).toMatchObject({
      brand: { name: 'Exer' },
      links: {},
      statusPage: null,
      failoverBases: [],
      ssoEnabled: false,
      idleMinutes: 15,
      languageChoice: true,
    });
    expect(readConfiguration({ SECRET: 's', LANGUAGE_CHOICE: '0' }).browser.languageChoice).toBe(false);
  });
});

it('a secret can come from a file, as key vaults hand it over, and from one place only', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-secrets-'));
  const file = join(folder, 'secret');
  writeFileSync(file, `${'y'.repeat(32)}\n`);
  expect(readConfiguration({ ...safe, SECRET: undefined, SECRET_FILE: file }).secret).toBe('y'.repeat(32));
  expect(() => readConfiguration({ ...safe, SECRET_FILE: file })).toThrow('not both');
  rmSync(folder, { recursive: true });
});
