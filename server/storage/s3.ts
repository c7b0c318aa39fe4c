import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { Configuration } from '../configuration.ts';
import { checkedKey, type Storage } from './storage.ts';

const within = (tag: string, xml: string): string | undefined =>
  new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(xml)?.[1];

/** Any S3-compatible store, addressed by path (`endpoint/bucket/key`). Throws when the store refuses. */
export function s3Storage(settings: NonNullable<Configuration['s3']>): Storage {
  const client = new AwsClient({ ...settings, service: 's3' });
  const bucketUrl = `${settings.endpoint.replace(/\/$/, '')}/${settings.bucket}`;
  const urlOf = (key: string) => `${bucketUrl}/${checkedKey(key)}`;
  const refused = (response: Response) => new Error(`Storage answered ${response.status}.`);
  return {
    async put(key, content, contentType) {
      const response = await client.fetch(urlOf(key), {
        method: 'PUT',
        body: content as BodyInit,
        headers: { 'content-type': contentType },
      });
      if (!response.ok) throw refused(response);
    },
    async get(key, part) {
      const headers = part && { range: `bytes=${part.start}-${part.end}` };
      const response = await client.fetch(urlOf(key), { headers });
      if (response.status === 404) return null;
      if (!response.ok || !response.body) throw refused(response);
      const { body } = response;
      return {
        bytes: Number(response.headers.get('content-length') ?? 0),
        stream: () => Readable.fromWeb(body as ReadableStream),
      };
    },
    async remove(key) {
      const response = await client.fetch(urlOf(key), { method: 'DELETE' });
      if (!response.ok && response.status !== 404) throw refused(response);
    },
    async *list() {
      let next: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', ...(next && { 'continuation-token': next }) });
        const response = await client.fetch(`${bucketUrl}?${query}`);
        if (!response.ok) throw refused(response);
        const page = await response.text();
        // Names of ours hold nothing that XML writes otherwise; a token may.
        for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          yield { key: within('Key', entry) ?? '', storedAt: new Date(within('LastModified', entry) ?? Number.NaN) };
        }
        next = within('NextContinuationToken', page)?.replaceAll('&amp;', '&');
      } while (next);
    },
  };
}
