import { Readable } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import { serviceMessage } from '../../contract/platform/messages.ts';
import type { Tx } from '../platform/db/database.ts';
import { organizationExercises } from '../platform/db/schema.ts';
import { notFound } from '../platform/http/http-error.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { readData, type FileKind } from './own-exercise.ts';

interface ExerciseFile {
  key: string;
  bytes: number;
}

/** The picture or video of an own exercise, archived or not; 404 when there is none. The caller has checked access. */
export async function requireExerciseFile(
  tx: Tx,
  organizationId: number,
  exerciseId: string,
  kind: FileKind,
): Promise<ExerciseFile> {
  const [row] = await tx
    .select()
    .from(organizationExercises)
    .where(and(eq(organizationExercises.organizationId, organizationId), eq(organizationExercises.id, exerciseId)));
  const key = kind === 'picture' ? row?.pictureKey : row?.videoKey;
  if (!row || !key) throw notFound(serviceMessage('service.fileNotFound'));
  const { pictureBytes = 0, videoBytes = 0 } = readData(row);
  return { key, bytes: kind === 'picture' ? pictureBytes : videoBytes };
}

/**
 * Sends the whole file, or with 206 the part that a Range header requests, as some video players do. Only the user's
 * own browser caches it; a changed file has another address.
 */
export async function sendExerciseFile(
  storage: Storage,
  { key, bytes }: ExerciseFile,
  range: string | undefined,
): Promise<Response> {
  const part = parseByteRange(range, bytes);
  if (part === 'beyond') return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${bytes}` } });
  const file = await storage.get(key, part ?? undefined);
  if (!file) throw notFound(serviceMessage('service.fileNotFound'));
  const headers = new Headers({
    'Content-Type': getContentType(key),
    'Content-Length': String(part ? part.end - part.start + 1 : bytes),
    'Accept-Ranges': 'bytes',
    'Content-Disposition': `inline; filename="exercise.${key.split('.').at(-1)}"`,
    'Cache-Control': 'private, max-age=86400',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(part && { 'Content-Range': `bytes ${part.start}-${part.end}/${bytes}` }),
  });
  return new Response(Readable.toWeb(file.stream()) as ReadableStream, { status: part ? 206 : 200, headers });
}

/** First and last byte, inclusive. */
interface ByteRange {
  start: number;
  end: number;
}

/**
 * The single part that a Range header requests; `beyond` when the file has no such part; null for the whole file:
 * without a header, with an invalid one, or with several ranges.
 */
function parseByteRange(header: string | undefined, bytes: number): ByteRange | 'beyond' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  const [first, last] = [match?.[1] ?? '', match?.[2] ?? ''];
  if (!first && !last) return null;
  const start = first ? Number(first) : Math.max(0, bytes - Number(last));
  const end = first && last ? Math.min(Number(last), bytes - 1) : bytes - 1;
  if (first && last && Number(last) < Number(first)) return null;
  return start > end ? 'beyond' : { start, end };
}

const fileTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

/** The content type of an own exercise's file, by the extension of its key. */
export const getContentType = (key: string): string => fileTypes[key.split('.').at(-1)!] ?? 'application/octet-stream';
