import { and, eq } from 'drizzle-orm';
import type { ArtifactType } from '../../contract/enumerations.ts';
import type { ArtifactForm } from '../../domain/scan/artifact-form.ts';
import type { Tx } from '../db/database.ts';
import type { Scope } from '../db/door.ts';
import { artifacts } from '../db/schema/index.ts';
import { conflict } from '../http/refusal.ts';
import { enqueue } from '../jobs/jobs.ts';
import { newKey, type Storage } from '../storage/storage.ts';

type Row = typeof artifacts.$inferSelect;

/** Where files are kept: the rows in the transaction of whoever sends them, the bytes in the store. */
export interface ArtifactPlace {
  tx: Tx;
  scope: Scope;
  storage: Storage;
}

/** The session that a file is of, held by the caller: of two uploads at once the second sees what the first stored. */
export interface ArtifactOwner {
  organizationId: number;
  of: 'scanSessionId' | 'gaitSessionId';
  id: number;
}

/** A file as it was sent. */
export interface SentFile {
  type: ArtifactType;
  form: ArtifactForm;
  bytes: Uint8Array;
}

async function stored({ tx, scope }: ArtifactPlace, { of, id }: ArtifactOwner, type: string): Promise<Row | undefined> {
  const [row] = await tx
    .select()
    .from(artifacts)
    .where(and(scope.organization(artifacts.organizationId), eq(artifacts[of], id), eq(artifacts.type, type)));
  return row;
}

async function holds(storage: Storage, { storageKey, ...row }: Row, { form, bytes }: SentFile): Promise<boolean> {
  const isAlike = row.contentType === form.contentType && row.contentEncoding === form.contentEncoding;
  const file = isAlike && row.bytes === bytes.byteLength ? await storage.get(storageKey) : null;
  if (!file) return false;
  let at = 0;
  for await (const piece of file.stream() as AsyncIterable<Uint8Array>) {
    if (Buffer.compare(piece, bytes.subarray(at, at + piece.byteLength)) !== 0) return false;
    at += piece.byteLength;
  }
  return at === bytes.byteLength;
}

const isLog = ({ type }: SentFile) => type === 'pose-log' || type === 'hands-log';

const enqueuePacking = ({ tx }: ArtifactPlace, { organizationId }: ArtifactOwner, artifactId: number) =>
  enqueue(tx, 'pack-recording', organizationId, { artifactId });

/**
 * Stores a file of a session, once for each type: answers whether it is new, or the same as the one that is there. Another
 * one is refused with 409. A log is packed for the replay; one that could not be, again when it is sent again.
 */
export async function storeArtifact(place: ArtifactPlace, owner: ArtifactOwner, sent: SentFile): Promise<boolean> {
  const { type, form, bytes } = sent;
  const before = await stored(place, owner, type);
  if (before) {
    if (!(await holds(place.storage, before, sent)))
      throw conflict('The session already has another file of this type.');
    if (isLog(sent) && before.packedAt && !before.replayKey) await enqueuePacking(place, owner, before.id);
    return false;
  }
  // The file comes first: a row never names a file that is not there (F5).
  const storageKey = newKey(owner.organizationId, type, form.extension);
  await place.storage.put(storageKey, bytes, form.contentType);
  const [row] = await place.tx
    .insert(artifacts)
    .values({
      organizationId: owner.organizationId,
      [owner.of]: owner.id,
      type,
      storageKey,
      contentType: form.contentType,
      contentEncoding: form.contentEncoding,
      bytes: bytes.byteLength,
    })
    .returning({ id: artifacts.id });
  if (isLog(sent)) await enqueuePacking(place, owner, row!.id);
  return true;
}

/** What is answered of a file that is kept. */
export const keptFile = ({ type, form, bytes }: SentFile) => ({
  type,
  contentType: form.contentType,
  bytes: bytes.byteLength,
});
