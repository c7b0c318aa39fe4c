import { exercises } from '../../server/platform/db/schema.ts';
import { exercise } from './seed.ts';
import type { World } from './world.ts';

/** Adds to the library what is done on one side (`PT-CLAMSHELL`) and what faces the camera with one (`PT-BRIDGE`). */
export const oneSidedExercises = (world: World): Promise<void> =>
  world.asOwner(async (tx) => {
    const clamshell = { ...exercise('PT-CLAMSHELL', 'Clamshell'), sequence: 'SINGLE' };
    const bridge = { ...exercise('PT-BRIDGE', 'Bridge'), subjectOrientation: 'SIDE' };
    await tx
      .insert(exercises)
      .values([clamshell, bridge].map((data, index) => ({ id: data.id, name: data.name, position: 50 + index, data })));
  });
