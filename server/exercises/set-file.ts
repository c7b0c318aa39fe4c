import { addMinutes } from 'date-fns';
import { sql, and, eq, or } from 'drizzle-orm';
import type { Exercise } from '../../contract/exercises/exercises.ts';
import { organizationExercises } from '../platform/db/schema.ts';
import { enqueue, type JobHandler } from '../platform/jobs/jobs.ts';
import { createStorageKey, type Storage } from '../platform/storage/storage.ts';
import { getContentType } from './send-file.ts';
import { requireFileCapacity, lockOwnExercises } from './own-exercise-rules.ts';
import {
  readData,
  presentForClinicians,
  type FileKind,
  requireOwnExercise,
  saveOwnExercise,
  type OwnExerciseContext,
} from './own-exercise.ts';
import { exerciseFileMessage } from '../../contract/exercises/messages.ts';
import type { Message } from '../../contract/platform/message.ts';
import { EXERCISE_PICTURE, EXERCISE_VIDEO } from '../../contract/exercises/limits.ts';
import { cleanPicture, type PictureError } from '../../domain/exercises/media/picture.ts';
import { cleanVideo, type VideoError } from '../../domain/exercises/media/video.ts';
import { validationError } from '../platform/http/http-error.ts';

/** By then a page that shows the replaced file has loaded it. */
const REMOVED_AFTER_MINUTES = 5;

const columns = { picture: 'pictureKey', video: 'videoKey' } as const;
const sizes = { picture: 'pictureBytes', video: 'videoBytes' } as const;

interface ValidatedFile {
  extension: string;
  content: Uint8Array<ArrayBuffer>;
}

/**
 * Sets or removes the picture or video of an own exercise. The file is stored before the row, so that no row
 * references a missing file (F5), and before the lock, so that nobody waits for the upload. The replaced file is
 * deleted some minutes later. 404 for an unknown exercise, 409 when storage is full.
 */
export async function setFile(
  owner: OwnExerciseContext,
  storage: Storage,
  exerciseId: string,
  kind: FileKind,
  file: ValidatedFile | null,
): Promise<Exercise> {
  const { tx, scope, actor } = owner;
  const { organizationId } = actor;
  const requireCapacity = async (content: Uint8Array) => {
    const { [sizes[kind]]: replaced = 0 } = readData(await requireOwnExercise(owner, exerciseId));
    await requireFileCapacity(tx, scope, content.byteLength, replaced);
  };
  let key: string | null = null;
  if (file) {
    await requireCapacity(file.content);
    key = createStorageKey(organizationId, `exercise-${kind}`, file.extension);
    await storage.put(key, file.content, getContentType(key));
  }
  await lockOwnExercises(tx, organizationId);
  if (file && key) {
    // Other files may have been stored meanwhile.
    const orphanedKey = key;
    await requireCapacity(file.content).catch(async (error: unknown) => {
      await storage.remove(orphanedKey);
      throw error;
    });
  }
  const before = await requireOwnExercise(owner, exerciseId);
  const size = file ? { [sizes[kind]]: file.content.byteLength } : {};
  const saved = await saveOwnExercise(owner, exerciseId, {
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
  return presentForClinicians(saved!);
}

const toMegabytes = (bytes: number) => bytes / 1_000_000;

const pictureMessages: Record<PictureError, Message> = {
  kind: exerciseFileMessage('exercises.pictureType'),
  heavy: exerciseFileMessage('exercises.pictureBytes', { n: toMegabytes(EXERCISE_PICTURE.maxBytes) }),
  large: exerciseFileMessage('exercises.picturePixels', { n: EXERCISE_PICTURE.maxSide }),
  damaged: exerciseFileMessage('exercises.pictureDamaged'),
  animated: exerciseFileMessage('exercises.pictureMoves'),
};
const videoMessages: Record<VideoError, Message> = {
  kind: exerciseFileMessage('exercises.videoType'),
  heavy: exerciseFileMessage('exercises.videoBytes', { n: toMegabytes(EXERCISE_VIDEO.maxBytes) }),
  damaged: exerciseFileMessage('exercises.videoDamaged'),
};

/** Returns the picture without metadata; throws 422 for the field `file`. */
export function validatePicture(bytes: Uint8Array<ArrayBuffer>): ValidatedFile {
  const picture = cleanPicture(bytes);
  if (typeof picture === 'string') throw validationError('file', pictureMessages[picture]);
  return picture;
}

/** Returns the video without its location metadata; throws 422 for the field `file`. */
export function validateVideo(bytes: Uint8Array<ArrayBuffer>): ValidatedFile {
  const video = cleanVideo(bytes);
  if (typeof video === 'string') throw validationError('file', videoMessages[video]);
  return video;
}

/** Deletes a replaced file of an own exercise, payload `{key}`, unless an exercise still uses it. */
export const createReplacedExerciseFileJob =
  (storage: Storage): JobHandler =>
  async ({ organizationId, payload }, tenantDb) => {
    const { key } = payload as { key: string };
    const { pictureKey, videoKey, id } = organizationExercises;
    const shown = await tenantDb.withActor({ kind: 'job', organizationId: organizationId! }, (tx, scope) =>
      tx
        .select({ id })
        .from(organizationExercises)
        .where(
          and(scope.organization(organizationExercises.organizationId), or(eq(pictureKey, key), eq(videoKey, key))),
        )
        .limit(1),
    );
    if (!shown.length) await storage.remove(key);
  };
