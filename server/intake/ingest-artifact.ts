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

/** The transaction of the upload for the rows, and the storage for the bytes. */
export interface ArtifactContext {
  tx: Tx;
  scope: Scope;
  storage: Storage;
}

/** The session of a file, locked by the caller so that the second of two uploads sees what the first stored. */
interface ArtifactOwner {
  organizationId: number;
  of: 'scanSessionId' | 'gaitSessionId';
  id: number;
}

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
  const hasSameForm = row.contentType === form.contentType && row.contentEncoding === form.contentEncoding;
  const file = hasSameForm && row.bytes === bytes.byteLength ? await storage.get(storageKey) : null;
  if (!file) return false;
  let offset = 0;
  for await (const chunk of file.stream() as AsyncIterable<Uint8Array>) {
    if (Buffer.compare(chunk, bytes.subarray(offset, offset + chunk.byteLength)) !== 0) return false;
    offset += chunk.byteLength;
  }
  return offset === bytes.byteLength;
}

const isLog = ({ type }: UploadedFile) => type === 'pose-log' || type === 'hands-log';

const enqueuePackJob = ({ tx }: ArtifactContext, { organizationId }: ArtifactOwner, artifactId: number) =>
  enqueue(tx, 'pack-recording', organizationId, { artifactId });

/**
 * Stores a file of a session, once for each type; false for the same file as the stored one, 409 for another one. A log is
 * packed for the replay, and again when it is sent again after packing failed.
 */
export async function storeArtifact(
  context: ArtifactContext,
  owner: ArtifactOwner,
  sent: UploadedFile,
): Promise<boolean> {
  const { type, form, bytes } = sent;
  const before = await findStoredArtifact(context, owner, type);
  if (before) {
    if (!(await hasSameContent(context.storage, before, sent))) throw conflict(intakeMessage('intake.otherFile'));
    if (isLog(sent) && before.packedAt && !before.replayKey) await enqueuePackJob(context, owner, before.id);
    return false;
  }
  // The file comes first: a row never names a file that is not there (F5).
  const storageKey = createStorageKey(owner.organizationId, type, form.extension);
  await context.storage.put(storageKey, bytes, form.contentType);
  const [row] = await context.tx
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
  if (isLog(sent)) await enqueuePackJob(context, owner, row!.id);
  return true;
}

/** A stored file in the response. */
export const presentArtifact = ({ type, form, bytes }: UploadedFile) => ({
  type,
  contentType: form.contentType,
  bytes: bytes.byteLength,
});
