import { and, eq, gt } from 'drizzle-orm';
import { listWorklist, snoozeAttention, SNOOZE_MAX_DAYS, unsnoozeAttention } from '../../contract/worklist.ts';
import { addDays, todayIn } from '../../domain/calendar.ts';
import { worklistPage } from '../attention/worklist-page.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { patientAttention } from '../db/schema/index.ts';
import { conflict, faulty } from '../http/refusal.ts';
import { patientInReach } from './patient-in-reach.ts';
import type { Routes } from './index.ts';

async function setSnooze(tx: Tx, scope: Scope, patientId: number, until: string | null): Promise<string | null> {
  const [kept] = await tx
    .update(patientAttention)
    .set({ snoozedUntil: until })
    .where(
      and(
        scope.organization(patientAttention.organizationId),
        eq(patientAttention.patientId, patientId),
        gt(patientAttention.urgency, 0),
      ),
    )
    .returning({ snoozedUntil: patientAttention.snoozedUntil });
  if (!kept) throw conflict('The patient is not on the worklist.');
  return kept.snoozedUntil;
}

export const worklistRoutes: Routes = (served) => {
  served.acting(listWorklist, async ({ tx, scope, actor, query, trace }) => {
    const page = await worklistPage({ tx, scope, actor }, query);
    trace.entityIds = page.items.map(({ patient }) => String(patient.id));
    return page;
  });

  served.acting(snoozeAttention, async ({ tx, scope, params, body: { until }, now }) => {
    const { id, timezone } = await patientInReach(tx, scope, params.id, 'lock');
    const today = todayIn(timezone, now);
    if (until < today) throw faulty('until', 'The day has passed.');
    if (until > addDays(today, SNOOZE_MAX_DAYS)) throw faulty('until', `At most ${SNOOZE_MAX_DAYS} days ahead.`);
    return { id, snoozedUntil: await setSnooze(tx, scope, id, until) };
  });

  served.acting(unsnoozeAttention, async ({ tx, scope, params }) => {
    const { id } = await patientInReach(tx, scope, params.id, 'lock');
    return { id, snoozedUntil: await setSnooze(tx, scope, id, null) };
  });
};
