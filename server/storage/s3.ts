import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import type { Configuration } from '../configuration.ts';
import { busy } from '../http/refusal.ts';
import { inTime, piecesInTime } from './in-time.ts';
import { checkedKey, type Storage } from './storage.ts';

/** Beside the first try, while the store says that it is busy; a transaction may be waiting for the file. */
const RETRIES = 2;

const within = (tag: string, xml: string): string | undefined =>
  new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(xml)?.[1];

const refused = ({ status }: Response) =>
  status >= 500 || status === 429 ? busy() : new Error(`Storage answered ${status}.`);

/**
 * Any S3-compatible store, addressed by path (`endpoint/bucket/key`). Throws when the store refuses; one that is busy or does
 * not answer in time is a 503.
 */
export function s3Storage(settings: NonNullable<Configuration['s3']>): Storage {
  const client = new AwsClient({ ...settings, service: 's3', retries: RETRIES });
  const bucketUrl = `${settings.endpoint.replace(/\/$/, '')}/${settings.bucket}`;
  const urlOf = (key: string) => `${bucketUrl}/${checkedKey(key)}`;
  const ask = (url: string, init: RequestInit = {}) => {
    const ending = new AbortController();
    return inTime(client.fetch(url, { ...init, signal: ending.signal }), () => ending.abort());
  };
  return {
    async put(key, content, contentType) {
      const response = await ask(urlOf(key), {
        method: 'PUT',
        body: content as BodyInit,
        headers: { 'content-type': contentType },
      });
      if (!response.ok) throw refused(response);
    },
    async get(key, part) {
      const headers = part && { range: `bytes=${part.start}-${part.end}` };
      const response = await ask(urlOf(key), { headers });
      if (response.status === 404) return null;
      if (!response.ok || !response.body) throw refused(response);
      const { body } = response;
      return {
        bytes: Number(response.headers.get('content-length') ?? 0),
        stream: () => Readable.from(piecesInTime(body), { objectMode: false }),
      };
    },
    async remove(key) {
      const response = await ask(urlOf(key), { method: 'DELETE' });
      if (!response.ok && response.status !== 404) throw refused(response);
    },
    async *list() {
      let next: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', ...(next && { 'continuation-token': next }) });
        const response = await ask(`${bucketUrl}?${query}`);
        if (!response.ok) throw refused(response);
        const page = await inTime(response.text());
        // Names of ours hold nothing that XML writes otherwise; a token may.
        for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          yield { key: within('Key', entry) ?? '', storedAt: new Date(within('LastModified', entry) ?? Number.NaN) };
        }
        next = within('NextContinuationToken', page)?.replaceAll('&amp;', '&');
      } while (next);
    },
  };
}
