import { and, eq, sql } from 'drizzle-orm';
import type { AnswerOf, ParamsOf } from '../../contract/call.ts';
import type { putScanArtifact } from '../../contract/scan-intake.ts';
import type { ArtifactForm } from '../../domain/scan/artifact-form.ts';
import type { Tx } from '../db/database.ts';
import type { Scope } from '../db/door.ts';
import { artifacts, scanSessions } from '../db/schema/index.ts';
import { conflict, notFound } from '../http/refusal.ts';
import { newKey, type Storage } from '../storage/storage.ts';

type Row = typeof artifacts.$inferSelect;
interface Place {
  tx: Tx;
  scope: Scope;
  storage: Storage;
}

const ofSession = (scope: Scope, uuid: string) =>
  and(scope.location(scanSessions.organizationId, scanSessions.locationId), eq(scanSessions.sessionUuid, uuid));

async function stored({ tx, scope }: Place, sessionId: number, type: string): Promise<Row | undefined> {
  const [row] = await tx
    .select()
    .from(artifacts)
    .where(
      and(
        scope.organization(artifacts.organizationId),
        eq(artifacts.scanSessionId, sessionId),
        eq(artifacts.type, type),
      ),
    );
  return row;
}

async function holds(storage: Storage, { storageKey, ...row }: Row, form: ArtifactForm, bytes: Uint8Array) {
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

/**
 * Stores a file of a session within reach, once for each type: the same file again is left as it is, another one is
 * refused with 409.
 */
export async function storeArtifact(
  place: Place,
  { uuid, type }: ParamsOf<typeof putScanArtifact>,
  form: ArtifactForm,
  bytes: Uint8Array,
): Promise<AnswerOf<typeof putScanArtifact>> {
  const { tx, scope, storage } = place;
  const { contentType, contentEncoding } = form;
  const answer = { type, contentType, bytes: bytes.byteLength };
  const [session] = await tx
    .select({ organizationId: scanSessions.organizationId, id: scanSessions.id })
    .from(scanSessions)
    .where(ofSession(scope, uuid))
    // Of two uploads at the same moment the second sees what the first has stored.
    .for('update');
  if (!session) throw notFound('Scan session');
  const { organizationId, id: scanSessionId } = session;
  const before = await stored(place, scanSessionId, type);
  if (before) {
    if (await holds(storage, before, form, bytes)) return answer;
    throw conflict('The session already has another file of this type.');
  }
  // The file comes first: a row never names a file that is not there (F5).
  const storageKey = newKey(organizationId, type, form.extension);
  await storage.put(storageKey, bytes, contentType);
  await tx.insert(artifacts).values({
    organizationId,
    scanSessionId,
    type,
    storageKey,
    contentType,
    contentEncoding,
    bytes: bytes.byteLength,
  });
  await tx
    .update(scanSessions)
    .set({ updatedAt: sql`now()` })
    .where(ofSession(scope, uuid));
  return answer;
}
