import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { Configuration } from '../configuration.ts';
import { checkedKey, type Storage } from './storage.ts';

/** Any S3-compatible store, addressed by path (`endpoint/bucket/key`). Throws when the store refuses. */
export function s3Storage(settings: NonNullable<Configuration['s3']>): Storage {
  const client = new AwsClient({ ...settings, service: 's3' });
  const urlOf = (key: string) => `${settings.endpoint.replace(/\/$/, '')}/${settings.bucket}/${checkedKey(key)}`;
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
  };
}
