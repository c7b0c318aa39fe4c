import { eq, isNotNull, sql } from 'drizzle-orm';
import {
  addOwnExercise,
  bringBackOwnExercise,
  ownExerciseUse,
  putExercisePicture,
  putExerciseVideo,
  readExercisePicture,
  readExerciseVideo,
  removeExercisePicture,
  removeExerciseVideo,
  updateOwnExercise,
  withdrawnExercises,
  withdrawnOwnExercises,
  withdrawOwnExercise,
} from '../../contract/own-exercises.ts';
import { organizationExercises } from '../db/schema/index.ts';
import { checkedPicture, checkedVideo } from '../exercises/checked-file.ts';
import { checkCount, checkName, holdExercises } from '../exercises/own-exercise-rules.ts';
import { allInLanguage } from '../exercises/in-language.ts';
import { presentOwn } from '../exercises/own-exercise.ts';
import { exerciseFile, sendExerciseFile } from '../exercises/send-file.ts';
import { setFile } from '../exercises/set-file.ts';
import { ownNamed, saveOwn } from '../exercises/stored-own-exercise.ts';
import { useOf } from '../exercises/use-of.ts';
import { ownRows, withdrawnAmong } from '../exercises/visible-exercises.ts';
import { clash } from '../http/refusal.ts';
import type { Routes } from './index.ts';

/** What organizations add to the library themselves. */
export const ownExerciseRoutes: Routes = (served, { storage }) => {
  served.acting(addOwnExercise, async ({ tx, scope, actor, body }) => {
    const { organizationId } = actor;
    const id = `OWN-${crypto.randomUUID()}`;
    await holdExercises(tx, organizationId);
    await checkName(tx, scope, body.name, id);
    await checkCount(tx, scope);
    const [added] = await tx
      .insert(organizationExercises)
      .values({ organizationId, id, name: body.name, data: body })
      .returning();
    return presentOwn(added!);
  });

  served.acting(updateOwnExercise, async ({ tx, scope, actor, params: { exerciseId }, body, version }) => {
    const { organizationId } = actor;
    await holdExercises(tx, organizationId);
    const before = await ownNamed({ tx, scope }, exerciseId);
    if (before.version !== version) throw clash(presentOwn(before));
    if (!before.withdrawnAt) await checkName(tx, scope, body.name, exerciseId);
    const saved = await saveOwn(
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
    if (!saved) throw clash(presentOwn(before));
    return presentOwn(saved);
  });

  served.acting(withdrawOwnExercise, async ({ tx, scope, params: { exerciseId }, now }) => {
    await ownNamed({ tx, scope }, exerciseId);
    const saved = await saveOwn({ tx, scope }, exerciseId, {
      withdrawnAt: sql`coalesce(${organizationExercises.withdrawnAt}, ${now.toISOString()}::timestamptz)`,
    });
    return presentOwn(saved!);
  });

  served.acting(bringBackOwnExercise, async ({ tx, scope, actor, params: { exerciseId } }) => {
    await holdExercises(tx, actor.organizationId);
    const { name } = await ownNamed({ tx, scope }, exerciseId);
    await checkName(tx, scope, name, exerciseId);
    const saved = await saveOwn({ tx, scope }, exerciseId, { withdrawnAt: null });
    return presentOwn(saved!);
  });

  served.acting(ownExerciseUse, async ({ tx, scope, params: { exerciseId } }) => {
    await ownNamed({ tx, scope }, exerciseId);
    return useOf(tx, scope, exerciseId);
  });

  served.acting(withdrawnExercises, async ({ tx, scope, query: { ids, language } }) =>
    allInLanguage(await withdrawnAmong({ tx, scope }, ids), language),
  );

  served.acting(withdrawnOwnExercises, async ({ tx, scope }) => {
    const rows = await ownRows({ tx, scope }, isNotNull(organizationExercises.withdrawnAt));
    return rows.map((row) => presentOwn(row));
  });

  served.acting(putExercisePicture, ({ tx, scope, actor, params: { exerciseId }, bytes }) =>
    setFile({ tx, scope, actor }, storage, exerciseId, 'picture', checkedPicture(bytes)),
  );

  served.acting(putExerciseVideo, ({ tx, scope, actor, params: { exerciseId }, bytes }) =>
    setFile({ tx, scope, actor }, storage, exerciseId, 'video', checkedVideo(bytes)),
  );

  served.acting(removeExercisePicture, ({ tx, scope, actor, params: { exerciseId } }) =>
    setFile({ tx, scope, actor }, storage, exerciseId, 'picture', null),
  );

  served.acting(removeExerciseVideo, ({ tx, scope, actor, params: { exerciseId } }) =>
    setFile({ tx, scope, actor }, storage, exerciseId, 'video', null),
  );

  served.acting(readExercisePicture, async ({ tx, actor, params: { exerciseId } }) => {
    const file = await exerciseFile(tx, actor.organizationId, exerciseId, 'picture');
    return () => sendExerciseFile(storage, file, undefined);
  });

  served.acting(readExerciseVideo, async ({ tx, actor, params: { exerciseId }, c }) => {
    const file = await exerciseFile(tx, actor.organizationId, exerciseId, 'video');
    return () => sendExerciseFile(storage, file, c.req.header('range'));
  });
};
