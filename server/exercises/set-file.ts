import { addMinutes } from 'date-fns';
import { sql } from 'drizzle-orm';
import type { Exercise } from '../../contract/exercises.ts';
import { organizationExercises } from '../db/schema/index.ts';
import { enqueue } from '../jobs/jobs.ts';
import { newKey, type Storage } from '../storage/storage.ts';
import { fileTypeOf } from './file-types.ts';
import { checkRoom, holdExercises } from './own-exercise-rules.ts';
import { dataOf, presentOwn, type FileKind } from './own-exercise.ts';
import { ownNamed, saveOwn, type Owner } from './stored-own-exercise.ts';

/** By then whoever was looking at the replaced file has seen it. */
const REMOVED_AFTER_MINUTES = 5;

const columns = { picture: 'pictureKey', video: 'videoKey' } as const;
const sizes = { picture: 'pictureBytes', video: 'videoBytes' } as const;

/** A checked file, to be kept under a name of its own. */
export interface CheckedFile {
  extension: string;
  content: Uint8Array<ArrayBuffer>;
}

/**
 * Gives an own exercise another picture or video, or none. The file comes first, for a row never names a file that is not
 * there (F5), and while it is on its way nobody waits for it; the replaced one is removed some minutes later. 404 for an
 * unknown exercise, 409 when there is no room.
 */
export async function setFile(
  owner: Owner,
  storage: Storage,
  exerciseId: string,
  kind: FileKind,
  file: CheckedFile | null,
): Promise<Exercise> {
  const { tx, scope, actor } = owner;
  const { organizationId } = actor;
  const roomFor = async (content: Uint8Array) => {
    const { [sizes[kind]]: replaced = 0 } = dataOf(await ownNamed(owner, exerciseId));
    await checkRoom(tx, scope, content.byteLength, replaced);
  };
  let key: string | null = null;
  if (file) {
    await roomFor(file.content);
    key = newKey(organizationId, `exercise-${kind}`, file.extension);
    await storage.put(key, file.content, fileTypeOf(key));
  }
  await holdExercises(tx, organizationId);
  if (file && key) {
    // Others' files may have arrived meanwhile.
    const unwanted = key;
    await roomFor(file.content).catch(async (refused: unknown) => {
      await storage.remove(unwanted);
      throw refused;
    });
  }
  const before = await ownNamed(owner, exerciseId);
  const size = file ? { [sizes[kind]]: file.content.byteLength } : {};
  const saved = await saveOwn(owner, exerciseId, {
    [columns[kind]]: key,
    data: sql`(${organizationExercises.data} - ${sizes[kind]}::text) || ${JSON.stringify(size)}::jsonb`,
    updatedAt: sql`now()`,
  });
  const replaced = before[columns[kind]];
  if (replaced)
    await enqueue(
      tx,
      'replaced-exercise-file',
      organizationId,
      { key: replaced },
      addMinutes(Date.now(), REMOVED_AFTER_MINUTES),
    );
  return presentOwn(saved!);
}
