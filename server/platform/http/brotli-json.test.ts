import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { expect, it } from 'vitest';
import { brotliJson } from './brotli-json.ts';

const names = Array.from({ length: 200 }, (_, index) => ({ id: index, name: `Heel Slide ${index}` }));
const app = new Hono();
app.use(compress({ encoding: 'gzip' }), brotliJson);
app.get('/list', (c) => c.json(names, 200, { 'set-cookie': 'a=1' }));
app.get('/one', (c) => c.json(names[0]));
app.get('/table', (c) => c.text('day,minutes\n'.repeat(200), 200, { 'content-type': 'text/csv' }));

const ask = (path: string, accepted: string) => app.request(path, { headers: { 'accept-encoding': accepted } });

it('sends JSON in brotli, with its status and headers, to clients that accept it', async () => {
  const answer = await ask('/list', 'gzip, deflate, br, zstd');
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('vary')).toContain('Accept-Encoding');
  expect(answer.headers.get('set-cookie')).toBe('a=1');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(JSON.parse(brotliDecompressSync(bytes).toString())).toEqual(names);
});

it.each([
  ['/list', 'gzip, deflate', 'gzip'],
  ['/list', 'gzip, br;q=0', 'gzip'],
  ['/list', 'identity', null],
  ['/table', 'gzip, br', 'gzip'],
  ['/one', 'br', null],
])('leaves %s asked for with "%s" in %s', async (path, accepted, encoding) => {
  const answer = await ask(path, accepted);
  expect(answer.headers.get('content-encoding')).toBe(encoding);
});
