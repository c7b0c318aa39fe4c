import { generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { connect as connectPlain, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type ConnectionOptions } from 'node:tls';
import { serve, type ServerType } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfiguration } from '../configuration.ts';
import { securityHeaders } from './security-headers.ts';
import { createTlsOptions } from './tls.ts';

const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const size = content.length < 128 ? [content.length] : [0x82, content.length >> 8, content.length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};

/** A certificate that signs itself, for `localhost`: X.509 with ECDSA on P-256. */
function createCertificate(): { certificate: string; key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = der(0x30, der(0x06, Buffer.from('2a8648ce3d040302', 'hex')));
  const commonName = der(0x30, der(0x06, Buffer.from('550403', 'hex')), der(0x0c, Buffer.from('localhost')));
  const name = der(0x30, der(0x31, commonName));
  const [from, until] = ['200101000000Z', '490101000000Z'].map((time) => der(0x17, Buffer.from(time)));
  const content = der(
    0x30,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    algorithm,
    name,
    der(0x30, from!, until!),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', content, privateKey));
  const body = der(0x30, content, algorithm, signature).toString('base64');
  return {
    certificate: `-----BEGIN CERTIFICATE-----\n${body.replaceAll(/(.{64})/g, '$1\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

const folder = mkdtempSync(join(tmpdir(), 'portal-tls-'));
let server: ServerType;
let port: number;
beforeAll(async () => {
  const { certificate, key } = createCertificate();
  const files = { TLS_CERT_FILE: join(folder, 'cert.pem'), TLS_KEY_FILE: join(folder, 'key.pem') };
  writeFileSync(files.TLS_CERT_FILE, certificate);
  writeFileSync(files.TLS_KEY_FILE, key);
  const configuration = readConfiguration({ SECRET: 's', PUBLIC_URL: 'https://localhost', ...files });
  const app = new Hono();
  app.use(securityHeaders(configuration));
  app.all('*', (c) => c.text(`Cookie: ${c.req.header('cookie') ?? ''}`));
  server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1', ...createTlsOptions(configuration) });
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** The version and the cipher that a client of these abilities agrees on with the server; its error otherwise. */
const negotiate = (options: ConnectionOptions): Promise<string[] | string> =>
  new Promise((done) => {
    const socket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false, ...options }, () => {
      done([socket.getProtocol() ?? '', socket.getCipher().name]);
      socket.end();
    });
    socket.on('error', ({ message }) => done(message));
  });

/** What the server answers to these bytes, sent over a connection of its own. */
const answerTo = (text: string, secure = true): Promise<string> =>
  new Promise((done) => {
    const to = { port, host: '127.0.0.1' };
    const socket = secure ? connect({ ...to, rejectUnauthorized: false }) : connectPlain(to);
    let answer = '';
    socket.on('data', (data: Buffer) => (answer += data.toString()));
    for (const event of ['end', 'error', 'close']) socket.once(event, () => done(answer));
    socket.write(text);
  });

it('the server speaks TLS 1.3, or 1.2 with authenticated encryption and forward secrecy, the strongest first', async () => {
  expect(await negotiate({})).toEqual(['TLSv1.3', 'TLS_AES_256_GCM_SHA384']);
  expect(await negotiate({ maxVersion: 'TLSv1.2' })).toEqual(['TLSv1.2', 'ECDHE-ECDSA-AES256-GCM-SHA384']);
});

it.each<[string, ConnectionOptions]>([
  ['TLS 1.1', { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' }],
  ['a cipher without authenticated encryption', { maxVersion: 'TLSv1.2', ciphers: 'ECDHE-ECDSA-AES256-SHA384' }],
  ['a cipher without forward secrecy', { maxVersion: 'TLSv1.2', ciphers: 'AES256-GCM-SHA384' }],
])('a client with %s alone gets no connection', async (_what, options) => {
  expect(await negotiate(options)).toMatch(/alert|protocol|handshake/i);
});

it('a client that speaks plain http to the encrypted port gets nothing', async () => {
  expect(await answerTo('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', false)).not.toContain(
    '200 OK',
  );
});

it('TRACE is refused and returns nothing of the request', async () => {
  const call = request({ port, host: '127.0.0.1', method: 'TRACE', path: '/', rejectUnauthorized: false });
  call.setHeader('cookie', 'portal-session=secret').end();
  const [response] = (await once(call, 'response')) as [import('node:http').IncomingMessage];
  expect(response.statusCode).toBe(405);
  let text = '';
  for await (const piece of response) text += String(piece);
  expect(text).not.toContain('secret');
});

it('a request with both a length and a chunked body is refused: no second request hides in it', async () => {
  const answer = await answerTo(
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).not.toContain('200 OK');
});
