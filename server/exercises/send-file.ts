import { Readable } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { organizationExercises } from '../db/schema/index.ts';
import { notFound } from '../http/refusal.ts';
import type { Storage } from '../storage/storage.ts';
import { rangeOf } from './byte-range.ts';
import { fileTypeOf } from './file-types.ts';
import { dataOf, type FileKind } from './own-exercise.ts';

export interface ExerciseFile {
  key: string;
  bytes: number;
}

/**
 * The picture or video of an organization's own exercise, withdrawn ones too: programs keep them. 404 when there is none.
 * Whether the caller may see it is the caller's to know.
 */
export async function exerciseFile(
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
  if (!row || !key) throw notFound('File');
  const { pictureBytes = 0, videoBytes = 0 } = dataOf(row);
  return { key, bytes: kind === 'picture' ? pictureBytes : videoBytes };
}

/**
 * The file as an answer: whole, or with 206 the part that a Range header asks for, as players of some browsers do. It is
 * kept by the reader's own browser only; another file has another address.
 */
export async function sendExerciseFile(
  storage: Storage,
  { key, bytes }: ExerciseFile,
  range: string | undefined,
): Promise<Response> {
  const part = rangeOf(range, bytes);
  if (part === 'beyond') return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${bytes}` } });
  const file = await storage.get(key, part ?? undefined);
  if (!file) throw notFound('File');
  const headers = new Headers({
    'Content-Type': fileTypeOf(key),
    'Content-Length': String(part ? part.end - part.start + 1 : bytes),
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'private, max-age=86400',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(part && { 'Content-Range': `bytes ${part.start}-${part.end}/${bytes}` }),
  });
  return new Response(Readable.toWeb(file.stream()) as ReadableStream, { status: part ? 206 : 200, headers });
}
