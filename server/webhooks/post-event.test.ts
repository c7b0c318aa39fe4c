import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { postEvent } from './post-event.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function listen(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  return (server.address() as AddressInfo).port;
}

const send = (url: string, addresses: string[]) =>
  postEvent(
    { url, allowsLoopback: true, resolve: async () => addresses.map((address) => ({ address, family: 4 })) },
    { 'webhook-id': 'one' },
    '{}',
  );

it('HOOK-11 the connection goes to the address that was checked, whatever the name leads to by then', async () => {
  const hosts: (string | undefined)[] = [];
  const port = await listen((request, response) => {
    hosts.push(request.headers.host);
    response.end('Thanks');
  });
  // A name that no name server knows: the connection does not ask one.
  const outcome = await send(`http://localhost:${port}/`, ['127.0.0.1']);
  expect(outcome).toMatchObject({ status: 200, error: null, response: 'Thanks' });
  expect(hosts).toEqual([`localhost:${port}`]);
  expect(await send(`http://localhost:${port}/`, ['127.0.0.1', '10.0.0.1'])).toMatchObject({ error: 'ADDRESS' });
  expect(await send(`http://localhost:${port}/`, [])).toMatchObject({ status: null, error: 'ADDRESS' });
  expect(hosts).toHaveLength(1);
});

it('HOOK-08 a body without an end is read in part, and a receiver that breaks off is no success', async () => {
  const port = await listen((request, response) => {
    if (request.url === '/endless') {
      response.writeHead(200);
      const more = setInterval(() => response.write('x'.repeat(1000)), 1);
      response.on('close', () => clearInterval(more));
    } else request.socket.destroy();
  });
  const endless = await send(`http://localhost:${port}/endless`, ['127.0.0.1']);
  expect(endless).toMatchObject({ status: 200, response: 'x'.repeat(500) });
  expect(await send(`http://localhost:${port}/`, ['127.0.0.1'])).toMatchObject({ status: null, error: 'CONNECTION' });
});
