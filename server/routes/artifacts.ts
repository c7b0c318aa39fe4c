import { Readable } from 'node:stream';
import { readArtifact } from '../../contract/artifacts.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { isSigned } from '../storage/signed-link.ts';
import type { Routes } from './index.ts';

const contentTypes: Record<string, string> = {
  json: 'application/json',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
};

/** Only logos are shown in place; everything else, a picture of a session too, is a download. */
const isShown = (kind: string | undefined, extension: string) => kind === 'logo' && extension === 'png';

export const artifactRoutes: Routes = (served, { configuration, storage }) => {
  served.open(readArtifact, async ({ query, now, c }) => {
    const { key, org, expires, signature } = query;
    if (!isSigned(configuration.secret, { key, organizationId: org, expires, signature }, now)) {
      throw new Refusal(403, 'This link is not valid or has expired.');
    }
    const file = await storage.get(key);
    if (!file) throw notFound('File');
    const gzipped = key.endsWith('.gz');
    const kind = key.split('/')[1];
    const extension = key.replace(/\.gz$/, '').split('.').at(-1) ?? '';
    const headers = new Headers({
      'Content-Type': contentTypes[extension] ?? 'application/octet-stream',
      'Content-Disposition': isShown(kind, extension) ? 'inline' : `attachment; filename="${kind}.${extension}"`,
      'Cache-Control': 'no-store',
    });
    if (gzipped) headers.set('Content-Encoding', 'gzip');
    if (file.bytes) headers.set('Content-Length', String(file.bytes));
    return c.body(Readable.toWeb(file.stream()) as ReadableStream, 200, Object.fromEntries(headers));
  });
};
