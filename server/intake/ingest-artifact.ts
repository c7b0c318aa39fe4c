import { and, eq } from 'drizzle-orm';
import type { ArtifactType } from '../../contract/platform/enumerations.ts';
import { intakeMessage } from '../../contract/intake/messages.ts';
import type { ArtifactForm } from '../../domain/scan-modules/artifact-form.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { artifacts } from '../platform/db/schema.ts';
import { conflict } from '../platform/http/http-error.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { createStorageKey, type Storage } from '../platform/storage/storage.ts';

type Row = typeof artifacts.$inferSelect;

/** Where files are kept: the rows in the transaction of whoever sends them, the bytes in the store. */
export interface ArtifactContext {
  tx: Tx;
  scope: Scope;
  storage: Storage;
}

/** The session that a file is of, held by the caller: of two uploads at once the second sees what the first stored. */
interface ArtifactOwner {
  organizationId: number;
  of: 'scanSessionId' | 'gaitSessionId';
  id: number;
}

/** A file as it was sent. */
export interface UploadedFile {
  type: ArtifactType;
  form: ArtifactForm;
  bytes: Uint8Array;
}

async function findStoredArtifact(
  { tx, scope }: ArtifactContext,
  { of, id }: ArtifactOwner,
  type: string,
): Promise<Row | undefined> {
  const [row] = await tx
    .select()
    .from(artifacts)
    .where(and(scope.organization(artifacts.organizationId), eq(artifacts[of], id), eq(artifacts.type, type)));
  return row;
}

async function hasSameContent(
  storage: Storage,
  { storageKey, ...row }: Row,
  { form, bytes }: UploadedFile,
): Promise<boolean> {
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

const isLog = ({ type }: UploadedFile) => type === 'pose-log' || type === 'hands-log';

const enqueuePackJob = ({ tx }: ArtifactContext, { organizationId }: ArtifactOwner, artifactId: number) =>
  enqueue(tx, 'pack-recording', organizationId, { artifactId });

/**
 * Stores a file of a session, once for each type: answers whether it is new, or the same as the one that is there. Another
 * one is refused with 409. A log is packed for the replay; one that could not be, again when it is sent again.
 */
export async function storeArtifact(
  place: ArtifactContext,
  owner: ArtifactOwner,
  sent: UploadedFile,
): Promise<boolean> {
  const { type, form, bytes } = sent;
  const before = await findStoredArtifact(place, owner, type);
  if (before) {
    if (!(await hasSameContent(place.storage, before, sent))) throw conflict(intakeMessage('intake.otherFile'));
    if (isLog(sent) && before.packedAt && !before.replayKey) await enqueuePackJob(place, owner, before.id);
    return false;
  }
  // The file comes first: a row never names a file that is not there (F5).
  const storageKey = createStorageKey(owner.organizationId, type, form.extension);
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
  if (isLog(sent)) await enqueuePackJob(place, owner, row!.id);
  return true;
}

/** What is answered of a file that is kept. */
export const presentArtifact = ({ type, form, bytes }: UploadedFile) => ({
  type,
  contentType: form.contentType,
  bytes: bytes.byteLength,
});
