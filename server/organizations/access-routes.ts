import { and, count, eq, isNull, sql } from 'drizzle-orm';
import {
  disableOrganization,
  enableOrganization,
  getAccessChange,
  getDisablingReach,
} from '../../contract/organizations/admin-organizations.ts';
import { organizationMessage } from '../../contract/organizations/messages.ts';
import { diffFields } from '../../domain/platform/changes.ts';
import type { Tx } from '../platform/db/database.ts';
import { organizations, patients, practitioners } from '../platform/db/schema.ts';
import { conflict, notFound } from '../platform/http/http-error.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import type { Routes } from '../routes.ts';
import { loadAccessChanges } from './access-job.ts';
import { requireOrganization, presentOrganization, type OrganizationRecord } from './queries.ts';

/** Two changes of the access to one organization run one after the other. */
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
      // A repeated request starts no second job while one is running; after a failure it starts another.
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
