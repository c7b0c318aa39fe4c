import { and, eq, gt } from 'drizzle-orm';
import { worklistMessage } from '../../contract/worklist/messages.ts';
import { listWorklist, snoozeAttention, SNOOZE_MAX_DAYS, unsnoozeAttention } from '../../contract/worklist/worklist.ts';
import { addDays, getToday } from '../../domain/platform/calendar.ts';
import { listWorklistPage } from './queries.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import type { Tx } from '../platform/db/database.ts';
import { worklistItems } from '../platform/db/schema.ts';
import { conflict, validationError } from '../platform/http/http-error.ts';
import { requirePatient } from '../patients/require-patient.ts';
import type { Routes } from '../routes.ts';

async function setSnooze(tx: Tx, scope: Scope, patientId: number, until: string | null): Promise<string | null> {
  const [kept] = await tx
    .update(worklistItems)
    .set({ snoozedUntil: until })
    .where(
      and(
        scope.organization(worklistItems.organizationId),
        eq(worklistItems.patientId, patientId),
        gt(worklistItems.urgency, 0),
      ),
    )
    .returning({ snoozedUntil: worklistItems.snoozedUntil });
  if (!kept) throw conflict(worklistMessage('worklist.notListed'));
  return kept.snoozedUntil;
}

export const worklistRoutes: Routes = (router) => {
  router.authenticated(listWorklist, async function handleListWorklist({ tx, scope, actor, query, auditDetails }) {
    const page = await listWorklistPage({ tx, scope, actor }, query);
    auditDetails.entityIds = page.items.map(({ patient }) => String(patient.id));
    return page;
  });

  router.authenticated(
    snoozeAttention,
    async function handleSnoozeAttention({ tx, scope, params, body: { until }, now }) {
      const { id, timezone } = await requirePatient(tx, scope, params.id, 'lock');
      const today = getToday(timezone, now);
      if (until < today) throw validationError('until', worklistMessage('worklist.dayPassed'));
      if (until > addDays(today, SNOOZE_MAX_DAYS))
        throw validationError('until', worklistMessage('worklist.tooFarAhead', { n: SNOOZE_MAX_DAYS }));
      return { id, snoozedUntil: await setSnooze(tx, scope, id, until) };
    },
  );

  router.authenticated(unsnoozeAttention, async function handleUnsnoozeAttention({ tx, scope, params }) {
    const { id } = await requirePatient(tx, scope, params.id, 'lock');
    return { id, snoozedUntil: await setSnooze(tx, scope, id, null) };
  });
};
