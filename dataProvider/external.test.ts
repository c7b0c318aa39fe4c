import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getExternal, postExternal } from './external.ts';

let server: Server;
let base: string;
const asked: { method?: string; type?: string; cookie?: string; body: string }[] = [];

const textOf = async (request: IncomingMessage) => {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
};

const answers: Record<string, [status: number, type: string, content: string]> = {
  '/log': [200, 'application/json', '{"frames":[1,2]}'],
  '/status': [200, 'text/plain; charset=utf-8', 'LIVE'],
  '/document': [200, 'application/pdf', '%PDF-1.7'],
  '/refused': [403, 'application/json', '{"message":"This link is not valid or has expired.","status":403}'],
  '/odd': [422, 'application/json', '{"message":"No such document"}'],
  '/broken': [200, 'application/json', '{"frames":['],
  '/page': [502, 'text/html', '<h1>Bad gateway</h1>'],
};

beforeAll(async () => {
  server = createServer((request, response) => {
    void textOf(request).then((body) => {
      asked.push({
        method: request.method,
        type: request.headers['content-type'],
        cookie: request.headers.cookie,
        body,
      });
      const [status, type, content] = answers[request.url ?? ''] ?? [404, 'text/plain', 'nothing here'];
      response.writeHead(status, { 'content-type': type }).end(content);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((closed) => server.close(closed)));

it('API-29 API-53 fetches a pose log behind a link', async () => {
  expect(await getExternal(`${base}/log`)).toEqual({ frames: [1, 2] });
  expect(asked.at(-1)).toMatchObject({ method: 'GET', body: '' });
});

it('API-53 answers text as text and a document as a blob', async () => {
  expect(await getExternal(`${base}/status`)).toBe('LIVE');
  const blob = await getExternal<Blob>(`${base}/document`);
  expect(blob).toBeInstanceOf(Blob);
  expect(await (blob as Blob).text()).toBe('%PDF-1.7');
});

it('API-53 posts JSON', async () => {
  expect(await postExternal(`${base}/document`, { pdfName: 'one' })).toBeInstanceOf(Blob);
  expect(asked.at(-1)).toEqual({
    method: 'POST',
    type: 'application/json',
    cookie: undefined,
    body: '{"pdfName":"one"}',
  });
});

it('API-53 answers a refusal with its message and status', async () => {
  expect(await getExternal(`${base}/refused`)).toEqual({
    message: 'This link is not valid or has expired.',
    status: 403,
  });
  expect(await postExternal(`${base}/odd`, {})).toEqual({ message: 'No such document', status: 422 });
  expect(await getExternal(`${base}/page`)).toMatchObject({ message: 'The request failed (502).', status: 502 });
  expect(await getExternal(`${base}/broken`)).toMatchObject({ message: 'The response cannot be read.', status: 200 });
});

it('API-53 never throws: no answer, no web address and a request given up have status 0', async () => {
  const timeout = AbortSignal.abort();
  for (const answer of [
    await getExternal('http://127.0.0.1:1/log'),
    await getExternal('javascript:alert(1)'),
    await getExternal('file:///etc/passwd'),
    await getExternal('not an address'),
    await postExternal(`${base}/log`, {}, { signal: timeout }),
  ]) {
    expect(answer).toEqual({ code: expect.stringMatching(/^service\./), message: expect.any(String), status: 0 });
  }
});
