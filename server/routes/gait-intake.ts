import { postGaitSession, putGaitArtifact } from '../../contract/gait-intake.ts';
import { keepGaitSession } from '../gait/keep-gait-session.ts';
import { walkerNamed } from '../gait/walker.ts';
import { checkArtifact, sentForm } from '../http/checked-artifact.ts';
import { takeGaitArtifact } from './taken-gait-artifact.ts';
import type { Routes } from './index.ts';

/** Calls of the gait device: a walk, and its files. */
export const gaitIntakeRoutes: Routes = (served, { storage }) => {
  served.acting(postGaitSession, async ({ tx, scope, actor, now, body }) => {
    const reader = { tx, scope, actor, now };
    const { sessionUUID: sessionUuid, sessionSchema, clientVersion, subject, data } = body;
    const { capturedDate, comment, ...meta } = body.meta;
    return keepGaitSession(reader, () => walkerNamed(reader, subject), {
      sessionUuid,
      sessionSchema,
      clientVersion,
      capturedDate,
      comment,
      meta: { ...meta, subject },
      data,
    });
  });

  served.acting(
    putGaitArtifact,
    async ({ tx, scope, params: { uuid, type }, bytes, c }) =>
      takeGaitArtifact({ tx, scope, storage }, uuid, { type, form: sentForm(type, c), bytes }),
    async ({ params: { type }, bytes, c }) => checkArtifact(type, sentForm(type, c), bytes),
  );
};
