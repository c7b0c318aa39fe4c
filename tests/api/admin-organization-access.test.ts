import { eq, sql } from 'drizzle-orm';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  disableOrganization,
  enableOrganization,
  getAccessChange,
  getDisablingReach,
  getOrganization,
  listOrganizations,
} from '../../contract/organizations/admin-organizations.ts';
import { currentUser } from '../../contract/identity/users.ts';
import { getToday } from '../../domain/platform/calendar.ts';
import { auditRows, jobs, patients, patientTotals, plansOfCare } from '../../server/platform/db/schema.ts';
import { createOrganizationAccessJob } from '../../server/organizations/access-job.ts';
import type { Progress } from '../../server/platform/jobs/jobs.ts';
import { stored } from './stored.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let vendor: Caller;
beforeAll(async () => {
  world = await openWorld();
  vendor = await world.as(world.seed.accounts.vendorAdmin);
});
afterAll(() => world.close());

describe('the access of an organization', () => {
  const getState = (organizationId: number) =>
    world.asOwner(async (tx) => ({
      patients: await tx
        .select({ id: patients.id, discharged: patients.discharged })
        .from(patients)
        .where(eq(patients.organizationId, organizationId))
        .orderBy(patients.id),
      ends: (
        await tx
          .select({ end: plansOfCare.end })
          .from(plansOfCare)
          .where(eq(plansOfCare.organizationId, organizationId))
          .orderBy(plansOfCare.id)
      ).map(({ end }) => end),
    }));

  it('API-10 AORG-16 AORG-17 OPEN-113 ends at once when it is disabled, then all patients are discharged today', async () => {
    const { A, B } = world.seed;
    await world.asOwner(async (tx) => {
      // More than one batch, one of them with a plan that had ended and one with a plan that had not begun.
      await tx.execute(sql`insert into patients (organization_id, location_id, first_name, last_name, products, sort_name)
        select ${A.organizationId}, ${A.locations[0]}, 'Many', 'Patient ' || n, array['HEALTH'], 'x' from generate_series(1, 450) n`);
      await tx.insert(plansOfCare).values([
        { organizationId: A.organizationId, patientId: A.patients[1], start: '2026-01-01', end: '2026-02-01' },
        { organizationId: A.organizationId, patientId: A.patients[1], start: '2199-01-01' },
      ]);
    });
    const before = await getState(B.organizationId);
    const provider = await world.as(A.practitioners.first);
    const { status, body } = await vendor.call(disableOrganization, { params: { id: A.organizationId } });
    expect(status).toBe(202);
    expect(body).toMatchObject({ id: A.organizationId, disabled: true });
    const refused = await provider.call(currentUser);
    expect(refused.status).toBe(403);
    expect(refused.problem.message).toBe("Your organization's access has been disabled.");

    await world.deps.jobs.runDue();
    expect((await provider.call(currentUser)).status).toBe(401);
    const after = await getState(A.organizationId);
    expect(after.patients).toHaveLength(452);
    expect(after.patients.every(({ discharged }) => discharged)).toBe(true);
    const today = getToday('America/Denver', new Date());
    expect(after.ends.map(String).toSorted()).toEqual(['2026-02-01', today, today, '2199-01-01']);
    expect(await getState(B.organizationId)).toEqual(before);
    const totals = await world.asOwner((tx) =>
      tx.select().from(patientTotals).where(eq(patientTotals.organizationId, A.organizationId)),
    );
    const counted = (archived: boolean) =>
      totals.filter(({ discharged }) => discharged === archived).reduce((sum, { total }) => sum + total, 0);
    expect([counted(false), counted(true)]).toEqual([0, 452]);
  });

  it('API-09 OPEN-114 is restored when it is enabled, and discharged patients stay discharged', async () => {
    const { A } = world.seed;
    const before = await getState(A.organizationId);
    const { status, body } = await vendor.call(enableOrganization, { params: { id: A.organizationId } });
    expect(status).toBe(202);
    expect(body).toMatchObject({ id: A.organizationId, disabled: false });
    await world.deps.jobs.runDue();
    expect((await (await world.as(A.practitioners.first)).call(currentUser)).status).toBe(200);
    expect(await getState(A.organizationId)).toEqual(before);
  });

  it('C3 is disabled further where a process died, and the job stops when the organization was enabled meanwhile', async () => {
    const { B } = world.seed;
    await vendor.call(disableOrganization, { params: { id: B.organizationId } });
    await vendor.call(enableOrganization, { params: { id: B.organizationId } });
    await world.deps.jobs.runDue();
    expect((await getState(B.organizationId)).patients.map(({ discharged }) => discharged)).toEqual([false, false]);
    // Another process had completed one of two.
    await world.asOwner((tx) => tx.update(patients).set({ discharged: true }).where(eq(patients.id, B.patients[0])));
    await vendor.call(disableOrganization, { params: { id: B.organizationId } });
    await world.deps.jobs.runDue();
    const versions = await world.asOwner((tx) =>
      tx
        .select({ id: patients.id, version: patients.version })
        .from(patients)
        .where(eq(patients.organizationId, B.organizationId)),
    );
    expect(versions.toSorted((a, b) => a.id - b.id)).toEqual([
      { id: B.patients[0], version: 1 },
      { id: B.patients[1], version: 2 },
    ]);
    await vendor.call(enableOrganization, { params: { id: B.organizationId } });
  });

  it('cannot be disabled by vendor staff for their own organization', async () => {
    const refused = await vendor.call(disableOrganization, { params: { id: world.seed.vendorOrganizationId } });
    expect(refused.status).toBe(409);
    expect(
      (await vendor.call(getOrganization, { params: { id: world.seed.vendorOrganizationId } })).body.disabled,
    ).toBe(false);
  });
});

describe('the summary before an organization is disabled', () => {
  const getReach = async (id: number) => (await vendor.call(getDisablingReach, { params: { id } })).body;

  it('AORG-15 counts the patients who are not discharged and the users of the organization', async () => {
    const { B } = world.seed;
    const before = await getReach(B.organizationId);
    await world.asOwner(async (tx) => {
      await tx.execute(sql`insert into patients
        (organization_id, location_id, first_name, last_name, products, sort_name, discharged)
        values (${B.organizationId}, ${B.locations[0]}, 'Ann', 'Active', array['HEALTH'], 'x', false),
          (${B.organizationId}, ${B.locations[0]}, 'Gus', 'Gone', array['HEALTH'], 'x', true)`);
      await tx.execute(sql`insert into practitioners (organization_id, first_name, last_name, email, role, added_as_role, removed_at)
        values (${B.organizationId}, 'New', 'Here', 'new.here@example.com', 'PORTAL_PRACTITIONER', 'PORTAL_PRACTITIONER', null),
          (${B.organizationId}, 'Left', 'Long Ago', 'left@example.com', 'PORTAL_PRACTITIONER', 'PORTAL_PRACTITIONER', now())`);
    });
    expect(await getReach(B.organizationId)).toEqual({ patients: before.patients + 1, users: before.users + 1 });
  });

  it('SEC-02 is returned to vendor staff only, and for existing organizations only', async () => {
    const { A } = world.seed;
    const admin = await world.as(A.practitioners.admin);
    expect((await admin.call(getDisablingReach, { params: { id: A.organizationId } })).status).toBe(403);
    expect((await vendor.call(getDisablingReach, { params: { id: 999_999 } })).status).toBe(404);
  });
});

describe('the progress of disabling an organization', () => {
  const getChange = async (id: number) => (await vendor.call(getAccessChange, { params: { id } })).body;
  const work = (organizationId: number) => stored(world, jobs, eq(jobs.organizationId, organizationId));
  /** An organization of its own with so many patients. */
  const withPatients = (name: string, many: number) =>
    world.asOwner(async (tx) => {
      const [made] = (
        (await tx.execute(sql`insert into organizations (name, timezone, products)
          values (${name}, 'America/Denver', array['HEALTH']) returning id`)) as { rows: { id: number }[] }
      ).rows;
      const { id } = made!;
      await tx.execute(sql`with place as (insert into locations (organization_id, name, timezone)
          values (${id}, 'Place', 'America/Denver') returning id)
        insert into patients (organization_id, location_id, first_name, last_name, products, sort_name)
        select ${id}, place.id, 'Many', 'Patient ' || n, array['HEALTH'], 'x' from place, generate_series(1, ${many}) n`);
      return id;
    });
  const discharged = async (id: number) =>
    (await stored(world, patients, eq(patients.organizationId, id))).filter((one) => one.discharged).length;

  it('AORG-19 is returned by organization and in the list', async () => {
    const id = await withPatients('Progress Clinic', 100);
    expect(await getChange(id)).toEqual({ state: 'none', disabling: false, done: 0, total: 0 });
    await vendor.call(disableOrganization, { params: { id } });
    expect(await getChange(id)).toEqual({ state: 'running', disabling: true, done: 0, total: 0 });
    await world.asOwner((tx) =>
      tx
        .update(jobs)
        .set({ progress: { done: 40, total: 100 } })
        .where(eq(jobs.organizationId, id)),
    );
    const { body } = await vendor.call(listOrganizations, { query: { q: 'Progress Clinic' } });
    const running = { state: 'running', disabling: true, done: 40, total: 100 };
    expect(body.items.map(({ accessChange }) => accessChange)).toEqual([running]);
    await world.deps.jobs.runDue();
    expect(await getChange(id)).toEqual({ state: 'done', disabling: true, done: 100, total: 100 });
    await vendor.call(enableOrganization, { params: { id } });
    expect(await getChange(id)).toMatchObject({ state: 'done', disabling: false });
    expect((await vendor.call(getAccessChange, { params: { id: 999_999 } })).status).toBe(404);
  });

  it('AORG-19 is reported after each batch, and enabling the organization stops the job at the next batch', async () => {
    const id = await withPatients('Batch Clinic', 100);
    await vendor.call(disableOrganization, { params: { id } });
    const reported: Progress[] = [];
    const report = async (progress: Progress) => {
      reported.push(progress);
      if (progress.done === 80) await vendor.call(enableOrganization, { params: { id } });
    };
    const job = { id: 1, organizationId: id, payload: {}, progress: null, report };
    await createOrganizationAccessJob(() => new Date())(job, world.deps.tenantDb);
    expect(reported).toEqual([0, 40, 80].map((done) => ({ done, total: 100 })));
    expect(await discharged(id)).toBe(80);
    // The remaining work has no effect.
    await world.deps.jobs.runDue();
    expect(await discharged(id)).toBe(80);
  });

  it('C3 continues from where an earlier run stopped, with one audit row for each patient', async () => {
    const id = await withPatients('Resumed Clinic', 100);
    await vendor.call(disableOrganization, { params: { id } });
    const until = (end: number): ((progress: Progress) => Promise<void>) => {
      return async ({ done }) => {
        if (done >= end) throw new Error('The process died.');
      };
    };
    const job = { id: 7_000_001, organizationId: id, payload: {}, progress: null, report: until(40) };
    const run = createOrganizationAccessJob(() => new Date());
    await expect(run(job, world.deps.tenantDb)).rejects.toThrow('The process died.');
    const reported: number[] = [];
    const again = {
      ...job,
      progress: { done: 0, total: 100 },
      report: async ({ done, total }: Progress) => void reported.push(done, total),
    };
    await run(again, world.deps.tenantDb);
    expect(reported).toEqual([40, 100, 80, 100, 100, 100]);
    const trail = await stored(world, auditRows, eq(auditRows.requestId, 'job:7000001'));
    const named = trail.flatMap(({ entityIds }) => entityIds);
    expect(named).toHaveLength(100);
    expect(new Set(named).size).toBe(100);
  });

  // PGlite has one connection, so no other request can be adding a patient.
  if (process.env.TEST_DB === 'postgres') {
    it('AORG-17 includes a patient who was being added when access ended', async () => {
      const id = await withPatients('Late Clinic', 0);
      let commit = () => {};
      const adding = world.asOwner(async (tx) => {
        await tx.execute(sql`insert into patients (organization_id, location_id, first_name, last_name, products, sort_name)
          select ${id}, l.id, 'Late', 'Patient', array['HEALTH'], 'x' from locations l where l.organization_id = ${id}`);
        await new Promise<void>((go) => (commit = go));
      });
      await vendor.call(disableOrganization, { params: { id } });
      const ended = world.deps.jobs.runDue();
      await pause(500);
      expect((await getChange(id)).state).toBe('running');
      commit();
      await Promise.all([adding, ended]);
      expect(await discharged(id)).toBe(1);
    });
  }

  it('belongs to one job after a double click, and a job that failed permanently can be started again', async () => {
    const id = await withPatients('Failed Clinic', 50);
    await vendor.call(disableOrganization, { params: { id } });
    await vendor.call(disableOrganization, { params: { id } });
    expect(await work(id)).toHaveLength(1);
    await world.asOwner((tx) =>
      tx
        .update(jobs)
        .set({ failedAt: new Date(), progress: { done: 40, total: 50 } })
        .where(eq(jobs.organizationId, id)),
    );
    expect(await getChange(id)).toEqual({ state: 'failed', disabling: true, done: 40, total: 50 });
    expect((await vendor.call(disableOrganization, { params: { id } })).status).toBe(202);
    expect(await getChange(id)).toMatchObject({ state: 'running' });
    await world.deps.jobs.runDue();
    expect(await getChange(id)).toMatchObject({ state: 'done', done: 50, total: 50 });
    expect(await discharged(id)).toBe(50);
  });

  it('starts again when the organization is disabled after it was enabled, even while earlier work is under way', async () => {
    const id = await withPatients('Wavering Clinic', 50);
    await vendor.call(disableOrganization, { params: { id } });
    await vendor.call(enableOrganization, { params: { id } });
    await vendor.call(disableOrganization, { params: { id } });
    expect(await work(id)).toHaveLength(2);
    await world.deps.jobs.runDue();
    expect(await getChange(id)).toMatchObject({ state: 'done', disabling: true });
    expect(await discharged(id)).toBe(50);
  });

  it('SEC-02 is returned to vendor staff only, and no other jobs are shown', async () => {
    const { A } = world.seed;
    const admin = await world.as(A.practitioners.admin);
    expect((await admin.call(getAccessChange, { params: { id: A.organizationId } })).status).toBe(403);
    await world.deps.tenantDb.asService((tx) =>
      tx.insert(jobs).values({
        kind: 'colleague-invite',
        organizationId: A.organizationId,
        payload: {},
        runAt: new Date('2199-01-01'),
      }),
    );
    const actor = { kind: 'vendor', userId: 'u', role: 'VENDOR_ADMIN', organizationId: 1 } as const;
    const seen = await world.deps.tenantDb.withActor(actor, (tx) => tx.selectDistinct({ kind: jobs.kind }).from(jobs));
    expect(seen).toEqual([{ kind: 'organization-access' }]);
  });
});
