import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { serviceUnavailable } from '../http/http-error.ts';
import { readCredentials, type S3Credentials, type S3Settings } from '../s3-settings.ts';
import { withTimeout, streamWithTimeout } from './with-timeout.ts';
import { validateKey, type Storage } from './storage.ts';

/** After the first attempt, while the store is busy. A transaction may be waiting for the file. */
const RETRIES = 2;

const readXmlTag = (tag: string, xml: string): string | undefined =>
  new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(xml)?.[1];

const toStorageError = ({ status }: Response) =>
  status >= 500 || status === 429 ? serviceUnavailable() : new Error(`Storage answered ${status}.`);

/** A client with the key that counts now: a file with a key is read for each request, a broken one not at all. */
function createClients({ credentialsFile, accessKeyId, secretAccessKey, sessionToken, region }: S3Settings) {
  const open = (key: S3Credentials) => new AwsClient({ ...key, region, service: 's3', retries: RETRIES });
  let last: S3Credentials = { accessKeyId, secretAccessKey, sessionToken };
  let client = open(last);
  return () => {
    if (credentialsFile === undefined) return client;
    try {
      const key = readCredentials(credentialsFile);
      if (key.secretAccessKey !== last.secretAccessKey || key.sessionToken !== last.sessionToken) client = open(key);
      last = key;
    } catch {
      // It is being replaced.
    }
    return client;
  };
}

/**
 * Any S3-compatible store with path-style addresses (`endpoint/bucket/key`). Throws 503 when the store is busy or
 * times out.
 */
export function s3Storage(settings: S3Settings): Storage {
  const getClient = createClients(settings);
  const bucketUrl = `${settings.endpoint.replace(/\/$/, '')}/${settings.bucket}`;
  const buildUrl = (key: string) => `${bucketUrl}/${validateKey(key)}`;
  const request = (url: string, init: RequestInit = {}) => {
    const ending = new AbortController();
    return withTimeout(getClient().fetch(url, { ...init, redirect: 'error', signal: ending.signal }), () =>
      ending.abort(),
    );
  };
  return {
    async put(key, content, contentType) {
      const response = await request(buildUrl(key), {
        method: 'PUT',
        body: content as BodyInit,
        headers: { 'content-type': contentType },
      });
      if (!response.ok) throw toStorageError(response);
    },
    async get(key, part) {
      const headers = part && { range: `bytes=${part.start}-${part.end}` };
      const response = await request(buildUrl(key), { headers });
      if (response.status === 404) return null;
      if (!response.ok || !response.body) throw toStorageError(response);
      const { body } = response;
      return {
        bytes: Number(response.headers.get('content-length') ?? 0),
        stream: () => Readable.from(streamWithTimeout(body), { objectMode: false }),
      };
    },
    async remove(key) {
      const response = await request(buildUrl(key), { method: 'DELETE' });
      if (!response.ok && response.status !== 404) throw toStorageError(response);
    },
    async *list() {
      let next: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', ...(next && { 'continuation-token': next }) });
        const response = await request(`${bucketUrl}?${query}`);
        if (!response.ok) throw toStorageError(response);
        const page = await withTimeout(response.text());
        // Our keys contain nothing that XML escapes; a token may.
        for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          yield {
            key: readXmlTag('Key', entry) ?? '',
            storedAt: new Date(readXmlTag('LastModified', entry) ?? Number.NaN),
          };
        }
        next = readXmlTag('NextContinuationToken', page)?.replaceAll('&amp;', '&');
      } while (next);
    },
  };
}
