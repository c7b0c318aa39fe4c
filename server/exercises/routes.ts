import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import {
  addFavorite,
  archivedExercises,
  exerciseTexts,
  listExercises,
  listFavorites,
  removeFavorite,
} from '../../contract/exercises/exercises.ts';
import { exerciseFacts } from '../../contract/exercises/facts.ts';
import type { Member } from '../../domain/identity/actor.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import type { Tx } from '../platform/db/database.ts';
import { exerciseFavorites, organizationExercises } from '../platform/db/schema.ts';
import { presentForClinicians, requireOwnExercise, saveOwnExercise, countUsage, readFacts } from './own-exercise.ts';
import { findContraindications, listFacts } from './library/facts.ts';
import { translateExercises, translateExercise } from './library/translate-exercise.ts';
import { isOffered, loadExercises, listOfferedExercises, selectOwnExercises, filterArchived } from './queries.ts';
import { notFound, versionConflict } from '../platform/http/http-error.ts';
import type { Routes } from '../routes.ts';
import {
  addOwnExercise,
  restoreOwnExercise,
  ownExerciseUsage,
  putExercisePicture,
  putExerciseVideo,
  readExercisePicture,
  readExerciseVideo,
  removeExercisePicture,
  removeExerciseVideo,
  updateOwnExercise,
  archivedOwnExercises,
  archiveOwnExercise,
} from '../../contract/exercises/own-exercises.ts';
import { exerciseMessage } from '../../contract/exercises/messages.ts';
import { validatePicture, validateVideo, setFile } from './set-file.ts';
import { requireExerciseCapacity, requireUniqueName, lockOwnExercises } from './own-exercise-rules.ts';
import { requireExerciseFile, sendExerciseFile } from './send-file.ts';

/** Favorites belong to one user (OPEN-094). */
const isOwnFavorite = (scope: Scope, { practitionerId }: Member) =>
  and(scope.organization(exerciseFavorites.organizationId), eq(exerciseFavorites.practitionerId, practitionerId));

async function listFavoriteIds(tx: Tx, scope: Scope, actor: Member): Promise<string[]> {
  const rows = await tx
    .select({ id: exerciseFavorites.exerciseId })
    .from(exerciseFavorites)
    .where(isOwnFavorite(scope, actor))
    .orderBy(asc(exerciseFavorites.exerciseId));
  return rows.map(({ id }) => id);
}

export const exerciseRoutes: Routes = (router) => {
  router.authenticated(listExercises, async function handleListExercises({ tx, scope, query }) {
    return translateExercises(await listOfferedExercises({ tx, scope }), query.language).map((exercise) => {
      if (exercise.isOwn) return exercise;
      const { source: _, ...listed } = exercise;
      return { ...listed, position: null, action: null, simpleName: null };
    });
  });

  router.authenticated(exerciseTexts, async function handleExerciseTexts({ tx, scope, query }) {
    const { library, own: added } = await loadExercises({ tx, scope }, query.ids);
    return [...library, ...added.map((row) => presentForClinicians(row))].map((exercise) => {
      const { id, name, simpleName, position, action, language, source } = translateExercise(exercise, query.language);
      const contraindications = exercise.contraindications ?? findContraindications(id, language);
      return {
        id,
        simpleName,
        position,
        action,
        source,
        ...(contraindications && { contraindications }),
        ...(query.language && { name, language }),
      };
    });
  });

  router.authenticated(exerciseFacts, async function handleExerciseFacts({ tx, scope, query }) {
    const own = await selectOwnExercises({ tx, scope });
    const ownFacts = own.map((row) => {
      const { contraindications: _, ...facts } = readFacts(row);
      return { id: row.id, ...facts };
    });
    return [...listFacts(query.language), ...ownFacts];
  });

  router.authenticated(listFavorites, async function handleListFavorites({ tx, scope, actor }) {
    return listFavoriteIds(tx, scope, actor);
  });

  router.authenticated(addFavorite, async function handleAddFavorite({ tx, scope, actor, params: { exerciseId } }) {
    if (!(await isOffered({ tx, scope }, exerciseId))) throw notFound(exerciseMessage('exercises.notFound'));
    const { organizationId, practitionerId } = actor;
    await tx.insert(exerciseFavorites).values({ organizationId, practitionerId, exerciseId }).onConflictDoNothing();
    return listFavoriteIds(tx, scope, actor);
  });

  router.authenticated(
    removeFavorite,
    async function handleRemoveFavorite({ tx, scope, actor, params: { exerciseId } }) {
      await tx
        .delete(exerciseFavorites)
        .where(and(isOwnFavorite(scope, actor), eq(exerciseFavorites.exerciseId, exerciseId)));
      return listFavoriteIds(tx, scope, actor);
    },
  );
};

/** Exercises that an organization adds to the library. */
export const ownExerciseRoutes: Routes = (router, { storage }) => {
  router.authenticated(addOwnExercise, async function handleAddOwnExercise({ tx, scope, actor, body }) {
    const { organizationId } = actor;
    const id = `OWN-${crypto.randomUUID()}`;
    await lockOwnExercises(tx, organizationId);
    await requireUniqueName(tx, scope, body.name, id);
    await requireExerciseCapacity(tx, scope);
    const [added] = await tx
      .insert(organizationExercises)
      .values({ organizationId, id, name: body.name, data: body })
      .returning();
    return presentForClinicians(added!);
  });

  router.authenticated(
    updateOwnExercise,
    async function handleUpdateOwnExercise({ tx, scope, actor, params: { exerciseId }, body, version }) {
      const { organizationId } = actor;
      await lockOwnExercises(tx, organizationId);
      const before = await requireOwnExercise({ tx, scope }, exerciseId);
      if (before.version !== version) throw versionConflict(presentForClinicians(before));
      if (!before.archivedAt) await requireUniqueName(tx, scope, body.name, exerciseId);
      const saved = await saveOwnExercise(
        { tx, scope },
        exerciseId,
        {
          name: body.name,
          data: sql`${organizationExercises.data} || ${JSON.stringify(body)}::jsonb`,
          version: version + 1,
          updatedAt: sql`now()`,
        },
        eq(organizationExercises.version, version),
      );
      if (!saved) throw versionConflict(presentForClinicians(before));
      return presentForClinicians(saved);
    },
  );

  router.authenticated(
    archiveOwnExercise,
    async function handleArchiveOwnExercise({ tx, scope, params: { exerciseId }, now }) {
      await requireOwnExercise({ tx, scope }, exerciseId);
      const saved = await saveOwnExercise({ tx, scope }, exerciseId, {
        archivedAt: sql`coalesce(${organizationExercises.archivedAt}, ${now.toISOString()}::timestamptz)`,
      });
      return presentForClinicians(saved!);
    },
  );

  router.authenticated(
    restoreOwnExercise,
    async function handleRestoreOwnExercise({ tx, scope, actor, params: { exerciseId } }) {
      await lockOwnExercises(tx, actor.organizationId);
      const { name } = await requireOwnExercise({ tx, scope }, exerciseId);
      await requireUniqueName(tx, scope, name, exerciseId);
      const saved = await saveOwnExercise({ tx, scope }, exerciseId, { archivedAt: null });
      return presentForClinicians(saved!);
    },
  );

  router.authenticated(ownExerciseUsage, async function handleOwnExerciseUsage({ tx, scope, params: { exerciseId } }) {
    await requireOwnExercise({ tx, scope }, exerciseId);
    return countUsage(tx, scope, exerciseId);
  });

  router.authenticated(
    archivedExercises,
    async function handleArchivedExercises({ tx, scope, query: { ids, language } }) {
      return translateExercises(await filterArchived({ tx, scope }, ids), language);
    },
  );

  router.authenticated(archivedOwnExercises, async function handleArchivedOwnExercises({ tx, scope }) {
    const rows = await selectOwnExercises({ tx, scope }, isNotNull(organizationExercises.archivedAt));
    return rows.map((row) => presentForClinicians(row));
  });

  router.authenticated(
    putExercisePicture,
    async function handlePutExercisePicture({ tx, scope, actor, params: { exerciseId }, bytes }) {
      return setFile({ tx, scope, actor }, storage, exerciseId, 'picture', validatePicture(bytes));
    },
  );

  router.authenticated(
    putExerciseVideo,
    async function handlePutExerciseVideo({ tx, scope, actor, params: { exerciseId }, bytes }) {
      return setFile({ tx, scope, actor }, storage, exerciseId, 'video', validateVideo(bytes));
    },
  );

  router.authenticated(
    removeExercisePicture,
    async function handleRemoveExercisePicture({ tx, scope, actor, params: { exerciseId } }) {
      return setFile({ tx, scope, actor }, storage, exerciseId, 'picture', null);
    },
  );

  router.authenticated(
    removeExerciseVideo,
    async function handleRemoveExerciseVideo({ tx, scope, actor, params: { exerciseId } }) {
      return setFile({ tx, scope, actor }, storage, exerciseId, 'video', null);
    },
  );

  router.authenticated(
    readExercisePicture,
    async function handleReadExercisePicture({ tx, actor, params: { exerciseId } }) {
      const file = await requireExerciseFile(tx, actor.organizationId, exerciseId, 'picture');
      return () => sendExerciseFile(storage, file, undefined);
    },
  );

  router.authenticated(
    readExerciseVideo,
    async function handleReadExerciseVideo({ tx, actor, params: { exerciseId }, c }) {
      const file = await requireExerciseFile(tx, actor.organizationId, exerciseId, 'video');
      return () => sendExerciseFile(storage, file, c.req.header('range'));
    },
  );
};
