import { and, eq, or } from 'drizzle-orm';
import { organizationExercises } from '../platform/db/schema.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { JobHandler } from '../platform/jobs/jobs.ts';

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
