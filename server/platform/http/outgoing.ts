import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { findAddresses, type ResolveHost } from '../../webhooks/target-address.ts';

/** How this server may call others. */
export interface Outgoing {
  resolve: ResolveHost;
  /** This machine too, by plain http: for development and tests. */
  allowsLoopback: boolean;
}

export interface OutgoingRequest {
  headers?: Record<string, string>;
  /** Sent by POST, form-encoded; without, it is a GET. */
  form?: Record<string, string>;
}

export interface JsonResponse {
  status: number;
  body: unknown;
}

const TIMEOUT_MS = 8000;
/** More than any configuration, token or patient is long. */
const MAX_BYTES = 1_000_000;

async function readJson(response: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new Error('The response is too large.');
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown;
}

/**
 * Calls another server for JSON: https, to a public address that its name leads to now, no redirect, not more than some
 * seconds and a megabyte. Throws when there is no such response; a refusal is one.
 */
export async function requestJson(
  { resolve, allowsLoopback }: Outgoing,
  address: string,
  { headers = {}, form }: OutgoingRequest = {},
): Promise<JsonResponse> {
  const { protocol, hostname } = new URL(address);
  const isPlain = protocol === 'http:' && allowsLoopback;
  if (protocol !== 'https:' && !isPlain) throw new Error('Only https is called.');
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const late = new Promise<never>((_, refuse) => signal.addEventListener('abort', () => refuse(signal.reason)));
  late.catch(() => undefined);
  const addresses = await Promise.race([findAddresses(hostname, resolve, allowsLoopback), late]);
  const body = form && new URLSearchParams(form).toString();
  const request = isPlain ? requestHttp : requestHttps;
  const response = await new Promise<IncomingMessage>((answer, fail) => {
    const sent = request(
      address,
      {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          accept: 'application/json',
          ...headers,
          ...(body !== undefined && {
            'content-type': 'application/x-www-form-urlencoded',
            'content-length': String(Buffer.byteLength(body)),
          }),
        },
        // A connection of its own, to the address that was checked: the name is not looked up again.
        agent: false,
        lookup: (_host, options, found) => {
          if (options.all) found(null, addresses);
          else found(null, addresses[0]!.address, addresses[0]!.family);
        },
        signal,
      },
      answer,
    );
    sent.on('error', fail);
    sent.end(body);
  });
  try {
    return { status: response.statusCode ?? 0, body: await readJson(response) };
  } finally {
    response.destroy();
  }
}
