import { and, asc, eq } from 'drizzle-orm';
import { addFavorite, exerciseTexts, listExercises, listFavorites, removeFavorite } from '../../contract/exercises.ts';
import type { Member } from '../../domain/actor.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { exerciseFavorites } from '../db/schema/index.ts';
import { presentOwn } from '../exercises/own-exercise.ts';
import { allInLanguage, inLanguage } from '../exercises/in-language.ts';
import { isOffered, namedExercises, offeredExercises } from '../exercises/visible-exercises.ts';
import { notFound } from '../http/refusal.ts';
import type { Routes } from './index.ts';

/** Each user's own favorites (OPEN-094). */
const own = (scope: Scope, { practitionerId }: Member) =>
  and(scope.organization(exerciseFavorites.organizationId), eq(exerciseFavorites.practitionerId, practitionerId));

async function favoritesOf(tx: Tx, scope: Scope, actor: Member): Promise<string[]> {
  const rows = await tx
    .select({ id: exerciseFavorites.exerciseId })
    .from(exerciseFavorites)
    .where(own(scope, actor))
    .orderBy(asc(exerciseFavorites.exerciseId));
  return rows.map(({ id }) => id);
}

export const exerciseRoutes: Routes = (served) => {
  served.acting(listExercises, async ({ tx, scope, query }) =>
    allInLanguage(await offeredExercises({ tx, scope }), query.language).map((exercise) =>
      exercise.isOwn ? exercise : { ...exercise, position: null, action: null },
    ),
  );

  served.acting(exerciseTexts, async ({ tx, scope, query }) => {
    const { library, own: added } = await namedExercises({ tx, scope }, query.ids);
    return [...library, ...added.map((row) => presentOwn(row))].map((exercise) => {
      const { id, name, position, action, language, source } = inLanguage(exercise, query.language);
      return { id, position, action, ...(query.language && { name, language, source }) };
    });
  });

  served.acting(listFavorites, ({ tx, scope, actor }) => favoritesOf(tx, scope, actor));

  served.acting(addFavorite, async ({ tx, scope, actor, params: { exerciseId } }) => {
    if (!(await isOffered({ tx, scope }, exerciseId))) throw notFound('Exercise');
    const { organizationId, practitionerId } = actor;
    await tx.insert(exerciseFavorites).values({ organizationId, practitionerId, exerciseId }).onConflictDoNothing();
    return favoritesOf(tx, scope, actor);
  });

  served.acting(removeFavorite, async ({ tx, scope, actor, params: { exerciseId } }) => {
    await tx.delete(exerciseFavorites).where(and(own(scope, actor), eq(exerciseFavorites.exerciseId, exerciseId)));
    return favoritesOf(tx, scope, actor);
  });
};
