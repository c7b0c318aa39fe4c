import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { findProxy, loadServices } from '../../scripts/ensure-cluster.mjs';

export async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening));
  const { port } = probe.address() as { port: number };
  await new Promise((closed) => probe.close(closed));
  return port;
}

/** An S3-compatible store in a folder, and the variables by which a server of the portal uses it. */
export async function startStore(directory: string) {
  const { S3rver } = loadServices();
  const port = await findFreePort();
  const bucket = 'portal-files';
  const store = new S3rver({
    port,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  await store.run();
  const environment = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
  return { environment, stop: () => void store.close() };
}

export interface Letter {
  to: string;
  text: string;
}

/** A mail server that keeps all letters. */
export async function startMailServer() {
  const { SMTPServer } = loadServices();
  const letters: Letter[] = [];
  const keep = async (stream: Parameters<typeof text>[0]) => {
    const raw = (await text(stream))
      .replaceAll('=\r\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
    letters.push({ to: /^To: <?([^\r\n>]+)/m.exec(raw)?.[1] ?? '', text: raw });
  };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => void keep(stream).then(() => done(), done),
  });
  const port = await new Promise<number>((ready) => {
    const listener = server.listen(0, '127.0.0.1', () => ready(listener.address().port));
  });
  return { letters, environment: { SMTP_URL: `smtp://127.0.0.1:${port}` }, stop: () => void server.close() };
}

/**
 * The configuration that docs/OPERATING.md recommends: a process that does not answer its health check gets nothing, and a
 * request whose process died goes to the next one where that is safe: reads, and writes with an idempotency key of somebody
 * who is signed in.
 */
const writeProxyConfiguration = (port: number, ports: readonly number[]) => `
global
  maxconn 2000
  tune.bufsize 65536
  log stdout format raw local0
defaults
  mode http
  log global
  option httplog
  option dontlog-normal
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout http-keep-alive 30s
  timeout queue 15s
  timeout check 5s
  retries 3
  option redispatch 1
  retry-on conn-failure empty-response junk-response
frontend portal
  bind 127.0.0.1:${port}
  http-request set-header X-Forwarded-For %[src]
  http-request set-header X-Forwarded-Proto https
  http-request disable-l7-retry unless { method GET HEAD } or { req.hdr(idempotency-key) -m found }
  http-request disable-l7-retry if { path_beg /api/v2/identity/ /api/v2/intake/devices }
  http-response set-header X-Served-By %s
  default_backend processes
backend processes
  balance leastconn
  option httpchk GET /api/healthcheck
  default-server inter 2s fastinter 500ms fall 2 rise 1
${ports.map((each, index) => `  server p${index} 127.0.0.1:${each} check`).join('\n')}
`;

/** HAProxy before the processes on `ports`. */
export async function startProxy(directory: string, ports: readonly number[]) {
  mkdirSync(directory, { recursive: true });
  const port = await findFreePort();
  const file = join(directory, 'haproxy.cfg');
  writeFileSync(file, writeProxyConfiguration(port, ports));
  const child = spawn(findProxy(), ['-f', file, '-db'], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => (output = (output + piece.toString()).slice(-100_000)));
  process.once('exit', () => child.kill('SIGKILL'));
  const exited = new Promise<void>((done) => child.once('exit', () => done()));
  return {
    port,
    pid: child.pid!,
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
