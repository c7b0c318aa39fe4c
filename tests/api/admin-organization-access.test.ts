import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { disableOrganization, enableOrganization, getOrganization } from '../../contract/admin-organizations.ts';
import { currentUser } from '../../contract/users.ts';
import { todayIn } from '../../domain/calendar.ts';
import type { Tx } from '../../server/db/database.ts';
import { patients, patientTotals, plansOfCare } from '../../server/db/schema/index.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let vendor: Caller;
beforeAll(async () => {
  world = await openWorld();
  vendor = await world.as(world.seed.accounts.vendorAdmin);
});
afterAll(() => world.close());

const bare = <T>(work: (tx: Tx) => Promise<T>) => world.database.bare.transaction({ role: 'owner' }, work);

describe('enabling and disabling', () => {
  const stateOf = (organizationId: number) =>
    bare(async (tx) => ({
      patients: await tx
        .select({ id: patients.id, discharged: patients.discharged })
        .from(patients)
        .where(eq(patients.organizationId, organizationId)),
      ends: (
        await tx
          .select({ end: plansOfCare.end })
          .from(plansOfCare)
          .where(eq(plansOfCare.organizationId, organizationId))
      ).map(({ end }) => end),
    }));

  it('API-10 AORG-16 AORG-17 OPEN-113 disables: access ends at once, then all patients are discharged today', async () => {
    const { A, B } = world.seed;
    await bare(async (tx) => {
      // More than one batch, one of them with a plan that had ended and one with a plan that had not begun.
      await tx.execute(sql`insert into patients (organization_id, location_id, first_name, last_name, products, sort_name)
        select ${A.organizationId}, ${A.locations[0]}, 'Many', 'Patient ' || n, array['HEALTH'], 'x' from generate_series(1, 450) n`);
      await tx.insert(plansOfCare).values([
        { organizationId: A.organizationId, patientId: A.patients[1], start: '2026-01-01', end: '2026-02-01' },
        { organizationId: A.organizationId, patientId: A.patients[1], start: '2199-01-01' },
      ]);
    });
    const before = await stateOf(B.organizationId);
    const provider = await world.as(A.practitioners.first);
    const { status, body } = await vendor.call(disableOrganization, { params: { id: A.organizationId } });
    expect(status).toBe(202);
    expect(body).toMatchObject({ id: A.organizationId, disabled: true });
    const refused = await provider.call(currentUser);
    expect(refused.status).toBe(403);
    expect(refused.problem.message).toBe("Your organization's access has been disabled.");

    await world.deps.jobs.runDue();
    expect((await provider.call(currentUser)).status).toBe(401);
    const after = await stateOf(A.organizationId);
    expect(after.patients).toHaveLength(452);
    expect(after.patients.every(({ discharged }) => discharged)).toBe(true);
    const today = todayIn('America/Denver', new Date());
    expect(after.ends.map(String).toSorted()).toEqual(['2026-02-01', today, today, '2199-01-01']);
    expect(await stateOf(B.organizationId)).toEqual(before);
    const totals = await bare((tx) =>
      tx.select().from(patientTotals).where(eq(patientTotals.organizationId, A.organizationId)),
    );
    const counted = (archived: boolean) =>
      totals.filter(({ discharged }) => discharged === archived).reduce((sum, { total }) => sum + total, 0);
    expect([counted(false), counted(true)]).toEqual([0, 452]);
  });

  it('API-09 OPEN-114 enables: access is restored, discharged patients stay discharged', async () => {
    const { A } = world.seed;
    const before = await stateOf(A.organizationId);
    const { status, body } = await vendor.call(enableOrganization, { params: { id: A.organizationId } });
    expect(status).toBe(202);
    expect(body).toMatchObject({ id: A.organizationId, disabled: false });
    await world.deps.jobs.runDue();
    expect((await (await world.as(A.practitioners.first)).call(currentUser)).status).toBe(200);
    expect(await stateOf(A.organizationId)).toEqual(before);
  });

  it('C3 resumes where a process died, and stops when the organization was enabled in between', async () => {
    const { B } = world.seed;
    await vendor.call(disableOrganization, { params: { id: B.organizationId } });
    await vendor.call(enableOrganization, { params: { id: B.organizationId } });
    await world.deps.jobs.runDue();
    expect((await stateOf(B.organizationId)).patients.map(({ discharged }) => discharged)).toEqual([false, false]);
    // Somebody else's process had done one of two.
    await bare((tx) => tx.update(patients).set({ discharged: true }).where(eq(patients.id, B.patients[0])));
    await vendor.call(disableOrganization, { params: { id: B.organizationId } });
    await world.deps.jobs.runDue();
    const versions = await bare((tx) =>
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

  it('does not let vendor staff lock themselves out', async () => {
    const refused = await vendor.call(disableOrganization, { params: { id: world.seed.vendorOrganizationId } });
    expect(refused.status).toBe(409);
    expect(
      (await vendor.call(getOrganization, { params: { id: world.seed.vendorOrganizationId } })).body.disabled,
    ).toBe(false);
  });
});
