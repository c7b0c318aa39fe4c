import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { getDisablingReach } from '../../contract/admin-access.ts';
import { disableOrganization, enableOrganization, getAccessChange } from '../../contract/admin-organizations.ts';
import { changesBetween } from '../../domain/changes.ts';
import type { Tx } from '../db/database.ts';
import { organizations, patients, practitioners } from '../db/schema/index.ts';
import { conflict, notFound } from '../http/refusal.ts';
import { enqueue } from '../jobs/jobs.ts';
import { accessChangesOf } from './access-changes.ts';
import { organizationOf, presentOrganization, type OrganizationRecord } from './present-organization.ts';
import type { Routes } from './index.ts';

/** Two changes of access to one organization follow each other. */
async function lockedOrganization(tx: Tx, id: number): Promise<OrganizationRecord> {
  const [row] = await tx.select().from(organizations).where(eq(organizations.id, id)).for('no key update');
  if (!row) throw notFound('Organization');
  return row;
}

export const organizationAccessRoutes: Routes = (served, { configuration }) => {
  const setDisabled = (tx: Tx, id: number, disabled: boolean) =>
    tx
      .update(organizations)
      .set({ disabled, updatedAt: sql`now()` })
      .where(eq(organizations.id, id));

  served.acting(enableOrganization, async ({ tx, params, now, trace }) => {
    trace.actingFor = params.id;
    const row = await lockedOrganization(tx, params.id);
    await setDisabled(tx, params.id, false);
    trace.subjects = [`organization:${params.id}`];
    trace.changes = changesBetween({ disabled: row.disabled }, { disabled: false });
    return presentOrganization({ ...row, disabled: false }, configuration, now);
  });

  served.acting(disableOrganization, async ({ tx, actor, params, now, trace }) => {
    if (params.id === actor.organizationId) throw conflict('You cannot disable your own organization.');
    trace.actingFor = params.id;
    const row = await lockedOrganization(tx, params.id);
    await setDisabled(tx, params.id, true);
    trace.subjects = [`organization:${params.id}`];
    trace.changes = changesBetween({ disabled: row.disabled }, { disabled: true });
    // Asked again while the work goes on, it is not begun twice; asked again after it failed, it is taken up again.
    const { state } = (await accessChangesOf(tx, [row])).get(row.id)!;
    if (!row.disabled || state !== 'running')
      await enqueue(tx, 'organization-access', params.id, { organizationId: params.id });
    return presentOrganization({ ...row, disabled: true }, configuration, now);
  });

  served.acting(getDisablingReach, async ({ tx, params: { id }, trace }) => {
    trace.actingFor = id;
    await organizationOf(tx, id);
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

  served.acting(getAccessChange, async ({ tx, params, trace }) => {
    trace.actingFor = params.id;
    const row = await organizationOf(tx, params.id);
    return (await accessChangesOf(tx, [row])).get(row.id)!;
  });
};
