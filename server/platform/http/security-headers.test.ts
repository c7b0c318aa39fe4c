import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { readConfiguration } from '../configuration.ts';
import {
  contentSecurityPolicy,
  securityHeaders,
  workerSecurityPolicy,
  trackingSecurityPolicy,
} from './security-headers.ts';

const policyWith = (environment: object) => {
  const policy = contentSecurityPolicy(readConfiguration({ SECRET: 's', ...environment }), 'n');
  return Object.fromEntries(policy.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1)]));
};
const chat = { CHAT_SECRET: 'a chat secret', SUPPORT_CHAT_APP_ID: 'abc12345' };
const foreign = (policy: Record<string, string[]>) =>
  Object.values(policy)
    .flat()
    .filter((source) => source.includes('intercom'));

it('SUP-02 opens the page to the support chat of the configured region', () => {
  const policy = policyWith(chat);
  expect(policy['script-src']).toEqual(["'self'", 'https://widget.intercom.io', 'https://js.intercomcdn.com']);
  expect(policy['connect-src']).toContain('https://api-iam.intercom.io');
  expect(policy['connect-src']).toContain('wss://nexus-websocket-a.intercom.io');
  expect(policy['frame-src']).toEqual(['https://intercom-sheets.com']);
  expect(policy['style-src']).toEqual(["'self'", "'unsafe-inline'"]);
  expect(policy['form-action']).toContain('https://api-iam.intercom.io');
  const european = foreign(policyWith({ ...chat, SUPPORT_CHAT_REGION: 'eu' }));
  expect(european).toContain('https://api-iam.eu.intercom.io');
  expect(european.filter((source) => /api-iam\.intercom\.io|\.au\./.test(source))).toEqual([]);
});

it('OPEN-030 lets no address of a chat in where none is configured', () => {
  for (const environment of [{}, { CHAT_SECRET: 'a chat secret' }]) {
    const policy = policyWith(environment);
    expect(foreign(policy)).toEqual([]);
    expect(policy['script-src']).toEqual(["'self'"]);
    expect(policy['style-src']).toEqual(["'self'", "'nonce-n'"]);
    expect(policy['connect-src']).toEqual(["'self'"]);
    expect(policy['frame-src']).toEqual(["'none'"]);
  }
});

it('SUP-04 lets the configured help page into its frame, and nothing else', () => {
  const policy = policyWith({ SUPPORT_FRAME_URL: 'https://help.test/start', ...chat });
  expect(policy['frame-src']).toEqual(['https://help.test', 'https://intercom-sheets.com']);
  expect(policyWith({ SUPPORT_FRAME_URL: 'https://help.test/start' })['frame-src']).toEqual(['https://help.test']);
});

it('every response is served with a policy, cannot be framed and is not sniffed, whatever kind of file it is', async () => {
  const app = new Hono();
  app.use(securityHeaders(readConfiguration({ SECRET: 's', PUBLIC_URL: 'https://portal.test' })));
  app.get('*', (c) => c.body('body{}', 200, { 'content-type': 'text/css' }));
  for (const path of ['/assets/a.css', '/api/v2/none', '/favicon.svg']) {
    const { headers } = await app.request(path);
    const policy = headers.get('content-security-policy')!.split('; ');
    expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]));
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  }
});

it('a drawing says its charset, as texts do', async () => {
  const app = new Hono();
  app.use(securityHeaders(readConfiguration({ SECRET: 's' })));
  app.get('*', (c) => c.body('<svg/>', 200, { 'content-type': 'image/svg+xml' }));
  const { headers } = await app.request('/favicon.svg');
  expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
});

it('OPEN-107 lets the worker of the camera pages load and reach its models alone, and other workers load nothing', () => {
  expect(trackingSecurityPolicy('portal.test:8080').split('; ')).toEqual([
    "default-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "script-src portal.test:8080/assets/tracking/ 'wasm-unsafe-eval'",
    'connect-src portal.test:8080/assets/tracking/',
  ]);
  expect(workerSecurityPolicy(readConfiguration({ SECRET: 's', ...chat }))).toBe(
    "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; connect-src 'self'",
  );
});
