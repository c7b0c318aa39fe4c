import { and, eq, sql } from 'drizzle-orm';
import { commentGaitSession, listGaitSessions } from '../../contract/gait.ts';
import { gaitSessions } from '../db/schema/index.ts';
import { gaitSessionInReach, gaitSessionsPage } from '../gait/gait-sessions-in-reach.ts';
import { clash } from '../http/refusal.ts';
import { patientInReach } from './patient-in-reach.ts';
import type { Routes } from './index.ts';

export const gaitRoutes: Routes = (served) => {
  served.acting(listGaitSessions, async ({ tx, scope, params, list }) => {
    const { id } = await patientInReach(tx, scope, params.patientId);
    return gaitSessionsPage(tx, scope, list, eq(gaitSessions.patientId, id));
  });

  served.acting(commentGaitSession, async ({ tx, scope, params, body, version }) => {
    await gaitSessionInReach(tx, scope, eq(gaitSessions.id, params.id));
    const saved = await tx
      .update(gaitSessions)
      .set({
        meta: sql`${gaitSessions.meta} || jsonb_build_object('comment', ${body.comment}::text)`,
        version: version + 1,
      })
      .where(
        and(
          scope.organization(gaitSessions.organizationId),
          eq(gaitSessions.id, params.id),
          eq(gaitSessions.version, version),
        ),
      )
      .returning({ id: gaitSessions.id });
    const current = await gaitSessionInReach(tx, scope, eq(gaitSessions.id, params.id));
    if (!saved.length) throw clash(current);
    return current;
  });
};
