import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfiguration } from '../configuration.ts';
import { servePages } from './pages.ts';

const directory = mkdtempSync(join(tmpdir(), 'pages-'));
for (const name of ['index', 'sign-in', 'portal', 'vendor']) writeFileSync(join(directory, `${name}.html`), name);
afterAll(() => rmSync(directory, { recursive: true }));

const app = new Hono();
servePages(app, readConfiguration({ SECRET: 'a secret of thirty-two characters.' }), directory, 'session-cookie');
const read = async (path: string, cookie = '') => (await app.request(path, { headers: { cookie } })).text();

describe('the page of a path', () => {
  it.each([
    ['/patients/', 'portal'],
    ['/', 'portal'],
    ['/user/account/info', 'portal'],
    ['/admin/organizations/', 'vendor'],
  ])('names the scripts of the console at %s for a browser with a session: %s', async (path, page) => {
    expect(await read(path, 'session-cookie=x')).toBe(page);
    expect(await read(path)).toBe('index');
  });

  it.each(['/program/ABC/', '/user/create/abc', '/user/forgot-password/', '/maintenance/'])(
    'names no console at %s, which is public',
    async (path) => {
      expect(await read(path, 'session-cookie=x')).toBe('index');
    },
  );

  it('is the drawn sign-in page for a browser in English, with a session as without', async () => {
    expect(await read('/user/login/', 'session-cookie=x')).toBe('sign-in');
    expect(await read('/user/login')).toBe('sign-in');
    expect(await read('/user/login/', 'language=es')).toBe('index');
  });
});
