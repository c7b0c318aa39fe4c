import { and, count, eq, isNull, sql, desc, inArray } from 'drizzle-orm';
import { getDisablingReach } from '../../contract/organizations/access.ts';
import {
  disableOrganization,
  enableOrganization,
  getAccessChange,
  type AccessChange,
} from '../../contract/organizations/admin-organizations.ts';
import { organizationMessage } from '../../contract/organizations/messages.ts';
import { diffFields } from '../../domain/platform/changes.ts';
import type { Tx } from '../platform/db/database.ts';
import { organizations, patients, practitioners, jobs } from '../platform/db/schema.ts';
import { conflict, notFound } from '../platform/http/http-error.ts';
import { enqueue, type Progress } from '../platform/jobs/jobs.ts';
import { requireOrganization, presentOrganization, type OrganizationRecord } from './presenter.ts';
import type { Routes } from '../routes.ts';

/** Two changes of access to one organization follow each other. */
async function lockOrganization(tx: Tx, id: number): Promise<OrganizationRecord> {
  const [row] = await tx.select().from(organizations).where(eq(organizations.id, id)).for('no key update');
  if (!row) throw notFound(organizationMessage('organizations.notFound'));
  return row;
}

export const organizationAccessRoutes: Routes = (router, { configuration }) => {
  const setDisabled = (tx: Tx, id: number, disabled: boolean) =>
    tx
      .update(organizations)
      .set({ disabled, updatedAt: sql`now()` })
      .where(eq(organizations.id, id));

  router.authenticated(enableOrganization, async function handleEnableOrganization({ tx, params, now, auditDetails }) {
    auditDetails.onBehalfOf = params.id;
    const row = await lockOrganization(tx, params.id);
    await setDisabled(tx, params.id, false);
    auditDetails.subjects = [`organization:${params.id}`];
    auditDetails.changes = diffFields({ disabled: row.disabled }, { disabled: false });
    return presentOrganization({ ...row, disabled: false }, configuration, now);
  });

  router.authenticated(
    disableOrganization,
    async function handleDisableOrganization({ tx, actor, params, now, auditDetails }) {
      if (params.id === actor.organizationId) throw conflict(organizationMessage('organizations.disableOwn'));
      auditDetails.onBehalfOf = params.id;
      const row = await lockOrganization(tx, params.id);
      await setDisabled(tx, params.id, true);
      auditDetails.subjects = [`organization:${params.id}`];
      auditDetails.changes = diffFields({ disabled: row.disabled }, { disabled: true });
      // Asked again while the work goes on, it is not begun twice; asked again after it failed, it is taken up again.
      const { state } = (await loadAccessChanges(tx, [row])).get(row.id)!;
      if (!row.disabled || state !== 'running')
        await enqueue(tx, 'organization-access', params.id, { organizationId: params.id });
      return presentOrganization({ ...row, disabled: true }, configuration, now);
    },
  );

  router.authenticated(getDisablingReach, async function handleGetDisablingReach({ tx, params: { id }, auditDetails }) {
    auditDetails.onBehalfOf = id;
    await requireOrganization(tx, id);
    const [[active], [people]] = await Promise.all([
      tx
        .select({ all: count() })
        .from(patients)
        .where(and(eq(patients.organizationId, id), eq(patients.discharged, false))),
      tx
        .select({ all: count() })
        .from(practitioners)
        .where(and(eq(practitioners.organizationId, id), isNull(practitioners.removedAt))),
    ]);
    return { patients: active!.all, users: people!.all };
  });

  router.authenticated(getAccessChange, async function handleGetAccessChange({ tx, params, auditDetails }) {
    auditDetails.onBehalfOf = params.id;
    const row = await requireOrganization(tx, params.id);
    return (await loadAccessChanges(tx, [row])).get(row.id)!;
  });
};

interface AccessJob {
  doneAt: Date | null;
  failedAt: Date | null;
  progress: unknown;
}

/** Enabling is done as soon as it is asked for: what an earlier disabling left undone is not done any more. */
function toAccessChange(disabling: boolean, work: AccessJob | undefined): AccessChange {
  if (!work) return { state: 'none', disabling, done: 0, total: 0 };
  if (!disabling) return { state: 'done', disabling, done: 0, total: 0 };
  const { done, total } = (work.progress ?? { done: 0, total: 0 }) as Progress;
  return { state: work.failedAt ? 'failed' : work.doneAt ? 'done' : 'running', disabling, done, total };
}

/** How far the newest change of access has come, for each of these organizations. Vendor staff's own transaction. */
export async function loadAccessChanges(
  tx: Tx,
  rows: readonly { id: number; disabled: boolean }[],
): Promise<Map<number, AccessChange>> {
  const ids = rows.map(({ id }) => id);
  const newest = ids.length
    ? await tx
        .selectDistinctOn([jobs.organizationId], {
          organizationId: jobs.organizationId,
          doneAt: jobs.doneAt,
          failedAt: jobs.failedAt,
          progress: jobs.progress,
        })
        .from(jobs)
        .where(and(eq(jobs.kind, 'organization-access'), inArray(jobs.organizationId, ids)))
        .orderBy(jobs.organizationId, desc(jobs.id))
    : [];
  const workOf = new Map(newest.map((work) => [work.organizationId, work]));
  return new Map(rows.map(({ id, disabled }) => [id, toAccessChange(disabled, workOf.get(id))]));
}
