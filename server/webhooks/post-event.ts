import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { WEBHOOK_RESPONSE_MAX, WEBHOOK_TIMEOUT_SECONDS } from '../../contract/webhooks/limits.ts';
import type { AttemptError } from '../../contract/webhooks/webhooks.ts';
import { validateEndpointUrl } from '../../domain/webhooks/endpoint-url.ts';
import { AddressRefused, findAddresses, type ResolveHost, type TargetAddress } from './target-address.ts';

/** What came of sending: a status, or why there was none. */
export interface Outcome {
  status: number | null;
  error: AttemptError | null;
  response: string | null;
  durationMs: number;
}

export interface Target {
  url: string;
  resolve: ResolveHost;
  allowsLoopback: boolean;
}

/** Bytes of a response that are read; a character has four at most. */
const MAX_BYTES = 4 * WEBHOOK_RESPONSE_MAX;
const TIMEOUT_MS = WEBHOOK_TIMEOUT_SECONDS * 1000;

/** The start of a response as text that can be stored and shown. */
const toText = (bytes: Buffer): string | null =>
  bytes
    .toString('utf8')
    .replaceAll(/[^\P{C}\n\t]/gu, '')
    .slice(0, WEBHOOK_RESPONSE_MAX)
    .trim() || null;

/** Reads the start of a body; what was read until it broke off or took too long is good enough for the log. */
async function readStart(response: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= MAX_BYTES) break;
    }
  } catch {
    // The status has arrived, and it decides.
  }
  return toText(Buffer.concat(chunks).subarray(0, MAX_BYTES));
}

const tlsErrors = /CERT|TLS|SSL|EPROTO|SELF_SIGNED|ALTNAME/;

function toAttemptError(error: unknown): AttemptError {
  if (error instanceof AddressRefused) return 'ADDRESS';
  const { code = '', name } = error as { code?: string; name?: string };
  if (name === 'AbortError' || name === 'TimeoutError' || code === 'ETIMEDOUT') return 'TIMEOUT';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'ENODATA') return 'NOT_FOUND';
  return tlsErrors.test(code) ? 'TLS' : 'CONNECTION';
}

/** Hands the connection the addresses that were checked: the name is looked up once, and never by the connection. */
const answerWith =
  (addresses: TargetAddress[]): LookupFunction =>
  (_host, options, answer) => {
    if (options.all) answer(null, addresses);
    else answer(null, addresses[0]!.address, addresses[0]!.family);
  };

async function send({ url, resolve, allowsLoopback }: Target, headers: Record<string, string>, body: string) {
  const { protocol, hostname } = new URL(url);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const aborted = new Promise<never>((_, refuse) => signal.addEventListener('abort', () => refuse(signal.reason)));
  const addresses = await Promise.race([findAddresses(hostname, resolve, allowsLoopback), aborted]);
  const request = protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise<{ status: number; response: string | null }>((done, fail) => {
    let isAnswered = false;
    const sent = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        // A connection of its own, so that none is reused whose address was checked for another name.
        agent: false,
        lookup: answerWith(addresses),
        rejectUnauthorized: true,
        signal,
      },
      (response) => {
        isAnswered = true;
        void readStart(response).then((text) => {
          sent.destroy();
          done({ status: response.statusCode ?? 0, response: text });
        });
      },
    );
    sent.on('error', (error) => {
      if (!isAnswered) fail(error);
    });
    sent.end(body);
  });
}

/**
 * Sends a body once, with no cookie and no redirect followed. The URL and every address that its host has are checked again:
 * they may have changed since the endpoint was saved.
 */
export async function postEvent(target: Target, headers: Record<string, string>, body: string): Promise<Outcome> {
  const started = performance.now();
  const finish = (outcome: Partial<Outcome>): Outcome => ({
    status: null,
    error: null,
    response: null,
    ...outcome,
    durationMs: Math.round(performance.now() - started),
  });
  if (validateEndpointUrl(target.url, target.allowsLoopback)) return finish({ error: 'URL' });
  try {
    return finish(await send(target, headers, body));
  } catch (error) {
    return finish({ error: toAttemptError(error) });
  }
}
