import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUntranslatedMessage } from '../../contract/platform/message.ts';
import { listPatients } from '../../contract/patients/patients.ts';
import { dashboardActions } from '../../contract/worklist/dashboard.ts';
import { auditRows, organizations, patients, patientTotals, rtmCycles } from '../../server/platform/db/schema.ts';
import { refusedFields } from './reason-of.ts';
import { accessLayerCombinations, openWorld, type Caller, type World } from './world.ts';

type Patient = typeof patients.$inferInsert;

let world: World;
let admin: Caller;
let first: Caller;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.as(world.seed.A.practitioners.admin);
  first = await world.as(world.seed.A.practitioners.first);
});
afterAll(() => world.close());

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

/** A patient with program, account and a session today by default. */
async function add(lastName: string, values: Partial<Patient> = {}): Promise<number> {
  const [row] = await world.asOwner((tx) =>
    tx
      .insert(patients)
      .values({
        organizationId: world.seed.A.organizationId,
        locationId: world.seed.A.locations[0],
        firstName: 'Dee',
        lastName,
        products: ['HEALTH'],
        hasAccount: true,
        email: `${lastName}@patient.test`.toLowerCase(),
        programName: 'Knees',
        lastSessionAt: hoursAgo(0),
        sortName: `dee ${lastName}`.toLowerCase(),
        ...values,
      })
      .returning({ id: patients.id }),
  );
  return row!.id;
}
const cycle = (patientId: number, status: string, startDate = '2026-10-01') =>
  world.asOwner((tx) =>
    tx.insert(rtmCycles).values({
      organizationId: world.seed.A.organizationId,
      patientId,
      code: '98977',
      clock: 'ROLLING_30',
      startDate,
      endDate: '2026-10-30',
      status,
      explanation: createUntranslatedMessage('98977 it is.'),
    }),
  );
const names = (list: { items: { lastName: string }[] }) => list.items.map(({ lastName }) => lastName);

// The seeded patients would stand in every list: they are busy and billed here.
beforeEach(async () => {
  await world.asOwner((tx) => tx.update(patients).set({ lastSessionAt: hoursAgo(0) }));
  await world.asOwner((tx) => tx.update(rtmCycles).set({ status: 'BILLED' }));
  await world.asOwner((tx) => tx.update(patients).set({ hidden: true }).where(eq(patients.firstName, 'Dee')));
});

describe('the dashboard', () => {
  it('API-49 DASH-08 DASH-22 lists patients with a program and no account', async () => {
    await add('Invited', { hasAccount: false });
    await add('Registered');
    await add('Gone', { hasAccount: false, discharged: true });
    const { status, body } = await admin.call(dashboardActions);
    expect(status).toBe(200);
    expect(body.noAccount).toEqual({
      items: [{ patientId: expect.any(Number) as number, firstName: 'Dee', lastName: 'Invited', status: 'NO_ACCOUNT' }],
      total: 1,
    });
  });

  it('DASH-11 OPEN-048 lists a patient without program and account once, as without program', async () => {
    await add('Neither', { hasAccount: false, programName: null });
    const { body } = await admin.call(dashboardActions);
    expect(body.noHep).toMatchObject({ items: [{ lastName: 'Neither', status: 'NO_HEP' }], total: 1 });
    expect(body.noAccount.total).toBe(0);
  });

  it('DASH-08 PAT-24 lists the same invited patients as the Invite Sent filter of the Patient List, and none without Health', async () => {
    await add('Pending', { hasAccount: false });
    await add('Quizzed', { products: ['PRO'], hasAccount: false, programName: null });
    await add('Both', { products: ['GAIT', 'HEALTH'], hasAccount: false, email: null });
    await add('Strider', { products: ['GAIT'], hasAccount: false, email: null, programName: null });
    await add('Mailed', { products: ['GAIT'], hasAccount: false, programName: null });
    const { body } = await admin.call(dashboardActions);
    const { body: found } = await admin.call(listPatients, { query: { status: 'NO_ACCOUNT', limit: 50 } });
    expect(names(body.noAccount)).toEqual(['Both', 'Pending']);
    expect(new Set(body.noAccount.items.map(({ patientId }) => patientId))).toEqual(
      new Set(found.items.map(({ id }) => id)),
    );
    expect(found.totalItems).toBe(2);
    expect(body.noHep.total).toBe(0);
  });

  it('DASH-09 DASH-10 OPEN-049 lists patients without a session in the past 7 days, with their last session or null', async () => {
    const old = hoursAgo(9 * 24);
    await add('Never', { lastSessionAt: null });
    await add('Old', { lastSessionAt: old });
    await add('Recent', { lastSessionAt: hoursAgo(6 * 24) });
    await add('Left', { lastSessionAt: null, discharged: true });
    const { body } = await admin.call(dashboardActions);
    expect(body.noRecentSession.total).toBe(2);
    expect(body.noRecentSession.items.map(({ lastName, lastSession }) => [lastName, lastSession])).toEqual([
      ['Never', null],
      ['Old', old.toISOString()],
    ]);
  });

  it('OPEN-050 checks sessions of Health and Gait patients, and not of survey patients', async () => {
    await add('Walker', { products: ['GAIT'], lastSessionAt: null });
    await add('Asked', { products: ['PRO'], lastSessionAt: null });
    expect(names((await admin.call(dashboardActions)).body.noRecentSession)).toEqual(['Walker']);
  });

  it('DASH-13 DASH-22 lists patients with a cycle that is ready to bill, once for any number of cycles', async () => {
    const [ready, open, billed] = [await add('Ready'), await add('Open'), await add('Billed')];
    await cycle(ready, 'READY_TO_BILL');
    await cycle(ready, 'READY_TO_BILL', '2026-09-01');
    await cycle(open, 'IN_PROGRESS');
    await cycle(billed, 'BILLED');
    const discharged = await add('Discharged', { discharged: true });
    await cycle(discharged, 'READY_TO_BILL');
    const { body } = await admin.call(dashboardActions);
    expect(body.readyToBill).toMatchObject({
      items: [{ lastName: 'Discharged' }, { lastName: 'Ready', status: 'READY_TO_BILL' }],
      total: 2,
    });
  });

  it('excludes hidden patients from every list', async () => {
    const hidden = await add('Hidden', { hasAccount: false, lastSessionAt: null, hidden: true });
    await add('HiddenToo', { programName: null, hidden: true });
    await cycle(hidden, 'READY_TO_BILL');
    const { body } = await admin.call(dashboardActions);
    expect([body.noAccount.total, body.noHep.total, body.noRecentSession.total, body.readyToBill.total]).toEqual([
      0, 0, 0, 0,
    ]);
  });
});

describe('the paging of the dashboard', () => {
  it('DASH-07 OPEN-002 returns each list in pages of five, independently of the others', async () => {
    for (const name of ['A', 'B', 'C', 'D', 'E', 'F', 'G']) await add(name, { hasAccount: false, lastSessionAt: null });
    const { body } = await admin.call(dashboardActions, { query: { noAccountPage: 2 } });
    expect([names(body.noAccount), body.noAccount.total]).toEqual([['F', 'G'], 7]);
    expect([body.noRecentSession.items.length, body.noRecentSession.total]).toEqual([5, 7]);
    expect(refusedFields(await admin.call(dashboardActions, { query: { noAccountPage: 0 } }))).toEqual([
      400,
      'noAccountPage',
    ]);
  });
});

describe('the access to the dashboard', () => {
  it('A3 OPEN-149 is limited to patients of the practitioner’s own locations, by each access layer alone', async () => {
    const elsewhere = await add('Elsewhere', {
      locationId: world.seed.A.locations[1],
      hasAccount: false,
      lastSessionAt: null,
    });
    await cycle(elsewhere, 'READY_TO_BILL');
    await add('Here', { hasAccount: false, lastSessionAt: null });
    for (const accessLayers of accessLayerCombinations) {
      const caller = await world.beside({ accessLayers }).as(world.seed.A.practitioners.first);
      const { body } = await caller.call(dashboardActions);
      expect([names(body.noAccount), names(body.noRecentSession), body.readyToBill.total]).toEqual([
        ['Here'],
        ['Here'],
        0,
      ]);
    }
    expect(names((await admin.call(dashboardActions)).body.noAccount)).toEqual(['Elsewhere', 'Here']);
    expect((await (await world.as(world.seed.B.practitioners.admin)).call(dashboardActions)).body.noAccount.total).toBe(
      0,
    );
  });

  it('DASH-04 limits counts to the patients that the reader may see', async () => {
    const totals = await world.asOwner((tx) =>
      tx.select().from(patientTotals).where(eq(patientTotals.organizationId, world.seed.A.organizationId)),
    );
    const at = (locationId: number) =>
      totals.filter((row) => row.locationId === locationId).reduce((sum, { total }) => sum + total, 0);
    const [one, two] = world.seed.A.locations;
    expect(at(one)).toBeGreaterThan(0);
    expect((await first.call(dashboardActions)).body.totalPatients).toBe(at(one));
    expect((await admin.call(dashboardActions)).body.totalPatients).toBe(at(one) + at(two));
    expect((await (await world.as(world.seed.A.practitioners.none)).call(dashboardActions)).body.totalPatients).toBe(0);
  });

  it('O1 is audited with the patients whose names were shown', async () => {
    const ids = [
      await add('Traced', { hasAccount: false, lastSessionAt: null }),
      await add('Other', { lastSessionAt: null }),
    ];
    await admin.call(dashboardActions);
    const rows = await world.asOwner((tx) =>
      tx.select().from(auditRows).where(eq(auditRows.action, 'dashboardActions')).orderBy(auditRows.id),
    );
    expect(new Set(rows.at(-1)!.entityIds)).toEqual(new Set(ids.map(String)));
  });

  it('DASH-12 DASH-13 limits program and billing lists to organizations with Health', async () => {
    const { organizationId } = world.seed.A;
    await cycle(
      await add('Lacking', { programName: null, lastSessionAt: null, products: ['HEALTH', 'GAIT'] }),
      'READY_TO_BILL',
    );
    await world.asOwner((tx) =>
      tx
        .update(organizations)
        .set({ products: ['GAIT'] })
        .where(eq(organizations.id, organizationId)),
    );
    const { body } = await admin.call(dashboardActions);
    await world.asOwner((tx) =>
      tx
        .update(organizations)
        .set({ products: ['HEALTH', 'GAIT', 'PRO', 'SCAN'] })
        .where(eq(organizations.id, organizationId)),
    );
    expect([body.noHep, body.readyToBill]).toEqual([
      { items: [], total: 0 },
      { items: [], total: 0 },
    ]);
    expect(body.noRecentSession.total).toBe(1);
    expect((await admin.call(dashboardActions)).body).toMatchObject({ noHep: { total: 1 }, readyToBill: { total: 1 } });
  });
});
