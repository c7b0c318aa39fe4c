import { and, eq, or } from 'drizzle-orm';
import { organizationExercises } from '../db/schema/index.ts';
import type { Storage } from '../storage/storage.ts';
import type { JobWork } from './jobs.ts';

/** Removes the file of an own exercise that was replaced, payload `{key}`, unless an exercise shows it after all. */
export const replacedExerciseFile =
  (storage: Storage): JobWork =>
  async ({ organizationId, payload }, door) => {
    const { key } = payload as { key: string };
    const { pictureKey, videoKey, id } = organizationExercises;
    const shown = await door.withActor({ kind: 'job', organizationId: organizationId! }, (tx, scope) =>
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
