import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '../../contract/platform/enumerations.ts';
import { listWorklist } from '../../contract/worklist/worklist.ts';
import { auditRows, organizations, worklistItems, patients } from '../../server/platform/db/schema.ts';
import { refusedFields } from './reason-of.ts';
import { stored } from './stored.ts';
import { openWorklistFixture, type WorklistFixture } from './worklist-fixture.ts';
import type { Caller, World } from './world.ts';
import { accessLayerCombinations } from './world.ts';

let fixture: WorklistFixture;
let world: World;
let admin: Caller;
let first: Caller;
beforeAll(async () => {
  fixture = await openWorklistFixture();
  ({ world, admin } = fixture);
  first = await world.as(world.seed.A.practitioners.first);
});
afterAll(() => world.close());
beforeEach(() => fixture.clear());

const names = (page: { items: { patient: { lastName: string } }[] }) =>
  page.items.map(({ patient }) => patient.lastName);

describe('the worklist', () => {
  it('lists patients who need attention, the most urgent first, with every reason and the totals of each kind', async () => {
    await fixture.keep(
      await fixture.add('Quiet', { lastSessionAt: new Date('2026-10-20T15:00:00Z') }),
      44,
      'NO_SESSION',
    );
    await fixture.keep(await fixture.add('Hurting'), 80, 'SURVEY_OUT_OF_RANGE', 'NO_SESSION');
    await fixture.keep(await fixture.add('Fine'), 0);
    const page = await fixture.asked();
    expect(
      page.items.map(({ patient, reasons, urgency, lastSession, today, provider }) => [
        patient.lastName,
        reasons.map(({ explanation }) => explanation.text),
        urgency,
        lastSession,
        today,
        provider?.firstName,
      ]),
    ).toEqual([
      [
        'Hurting',
        ['SURVEY_OUT_OF_RANGE it is.', 'NO_SESSION it is.'],
        80,
        '2026-11-20T15:00:00.000Z',
        '2026-11-20',
        'firsta',
      ],
      ['Quiet', ['NO_SESSION it is.'], 44, '2026-10-20T15:00:00.000Z', '2026-11-20', 'firsta'],
    ]);
    expect(page).toMatchObject({
      total: 2,
      totals: {
        SURVEY_OUT_OF_RANGE: 1,
        NO_SESSION: 2,
        FALLING_ADHERENCE: 0,
        NOTE_DUE: 0,
        BILLING_WINDOW_CLOSING: 0,
        PATH_STEP: 0,
      },
    });
  });

  it('can be filtered by kind, location and provider, and the totals are those of the other filters', async () => {
    const { locations, practitioners } = world.seed.A;
    await fixture.keep(await fixture.add('Here'), 44, 'NO_SESSION');
    const there = { locationId: locations[1], primaryPractitionerId: practitioners.second.practitionerId };
    await fixture.keep(await fixture.add('There', there), 31, 'NOTE_DUE');
    expect(names(await fixture.asked({ kind: 'NOTE_DUE' }))).toEqual(['There']);
    expect(await fixture.asked({ kind: 'NOTE_DUE' })).toMatchObject({
      total: 1,
      totalOfAll: 2,
      totals: { NO_SESSION: 1, NOTE_DUE: 1 },
    });
    expect(names(await fixture.asked({ locationIds: String(locations[0]) }))).toEqual(['Here']);
    expect(names(await fixture.asked({ practitionerId: practitioners.second.practitionerId! }))).toEqual(['There']);
    expect(names(await fixture.asked({ practitionerId: 'mine' }, first))).toEqual(['Here']);
    expect((await fixture.asked({ practitionerId: 'mine' })).total).toBe(0);
    expect(refusedFields(await admin.call(listWorklist, { query: { kind: 'BORED' } }))).toEqual([400, 'kind']);
  });

  it('OPEN-003 has 15 patients on a page', async () => {
    for (let count = 1; count <= 16; count++) await fixture.keep(await fixture.add(`P${count}`), 44, 'NO_SESSION');
    const page = await fixture.asked();
    expect([page.items.length, page.total, page.itemsForPage]).toEqual([15, 16, 15]);
    expect(names(await fixture.asked({ page: 2 }))).toEqual(['P1']);
  });

  it('A3 shows a practitioner patients of the own locations, by each access layer alone', async () => {
    await fixture.keep(await fixture.add('Here'), 44, 'NO_SESSION');
    await fixture.keep(await fixture.add('There', { locationId: world.seed.A.locations[1] }), 44, 'NO_SESSION');
    for (const accessLayers of accessLayerCombinations) {
      const page = await fixture.asked({}, await world.beside({ accessLayers }).as(world.seed.A.practitioners.first));
      expect([names(page), page.total, page.totals.NO_SESSION]).toEqual([['Here'], 1, 1]);
    }
    expect((await fixture.asked({}, await world.as(world.seed.B.practitioners.admin))).total).toBe(0);
    expect((await fixture.asked({}, await world.as(world.seed.A.practitioners.none))).total).toBe(0);
  });

  it('tells what is treated and the number to call, and nothing of Health for a patient without it', async () => {
    const injury = { injuredSideOfBody: 'Left', injuredBodyPart: 'Knee', phoneNumber: '+13035550142' } as const;
    await fixture.keep(await fixture.add('Treated', injury), 44, 'NO_SESSION');
    await fixture.keep(await fixture.add('Walking', { ...injury, products: ['GAIT'] }), 43, 'NO_SESSION');
    expect((await fixture.asked()).items.map(({ patient, health }) => [patient.phoneNumber, health])).toEqual([
      ['+13035550142', { injuredSideOfBody: 'Left', injuredBodyPart: 'Knee' }],
      ['+13035550142', null],
    ]);
  });

  it('DASH-12 DASH-13 shows no reasons of products that the organization does not have', async () => {
    await fixture.keep(await fixture.add('Both'), 70, 'BILLING_WINDOW_CLOSING', 'NO_SESSION');
    await fixture.keep(await fixture.add('Billing'), 70, 'BILLING_WINDOW_CLOSING', 'NOTE_DUE');
    const holding = (products: Product[]) =>
      fixture.bare((tx) =>
        tx.update(organizations).set({ products }).where(eq(organizations.id, world.seed.A.organizationId)),
      );
    await holding(['GAIT']);
    const page = await fixture.asked();
    await holding(['HEALTH', 'GAIT', 'PRO', 'SCAN']);
    expect(page.items.map(({ patient, reasons }) => [patient.lastName, reasons.map(({ kind }) => kind)])).toEqual([
      ['Both', ['NO_SESSION']],
    ]);
    expect(page).toMatchObject({ total: 1, totals: { BILLING_WINDOW_CLOSING: 0, NOTE_DUE: 0, NO_SESSION: 1 } });
  });

  it('counts each kind up to 2,000, also one that only the least urgent patients have', async () => {
    const last = await fixture.add('Last');
    const { organizationId, locations } = world.seed.A;
    await fixture.bare(async (tx) => {
      const rows = await tx
        .insert(patients)
        .values(
          Array.from({ length: 2001 }, () => ({
            organizationId,
            locationId: locations[0],
            products: ['HEALTH' as const],
          })),
        )
        .returning({ id: patients.id });
      const one = { organizationId, kinds: ['NO_SESSION'], reasons: [], urgency: 44, asOf: '2026-11-20' };
      await tx.insert(worklistItems).values(rows.map(({ id }) => ({ ...one, patientId: id })));
    });
    await fixture.keep(last, 31, 'NOTE_DUE');
    const page = await fixture.asked({ kind: 'NOTE_DUE' });
    expect([names(page), page.total]).toEqual([['Last'], 1]);
    expect(page.totals).toMatchObject({ NO_SESSION: 2000, NOTE_DUE: 1, FALLING_ADHERENCE: 0 });
  });

  it('lists no patients by a kind that the organization is not shown', async () => {
    await fixture.keep(await fixture.add('Both'), 70, 'BILLING_WINDOW_CLOSING', 'NO_SESSION');
    const holding = (products: Product[]) =>
      fixture.bare((tx) =>
        tx.update(organizations).set({ products }).where(eq(organizations.id, world.seed.A.organizationId)),
      );
    await holding(['GAIT']);
    const page = await fixture.asked({ kind: 'BILLING_WINDOW_CLOSING' });
    await holding(['HEALTH', 'GAIT', 'PRO', 'SCAN']);
    expect(page).toMatchObject({ items: [], total: 0 });
  });

  it('A3 uses a view that returns patients of the own organization and locations only', async () => {
    const id = await fixture.add('There', { locationId: world.seed.A.locations[1] });
    await fixture.keep(id, 44, 'NO_SESSION');
    const { A, B } = world.seed;
    const seenBy = (settings: object) =>
      world.database.app.transaction({ role: 'app_user', ...settings }, async (tx) => {
        const answer: unknown = await tx.execute(sql`select patient_id as id from app.accessible_worklist_items`);
        return (answer as { rows: { id: number }[] }).rows.map((row) => row.id);
      });
    expect(await seenBy({ org: A.organizationId, allLocations: true })).toEqual([id]);
    expect(await seenBy({ org: A.organizationId, locations: [A.locations[1]] })).toEqual([id]);
    expect(await seenBy({ org: A.organizationId, locations: [A.locations[0]] })).toEqual([]);
    expect(await seenBy({ org: A.organizationId, allLocations: true, patient: id })).toEqual([]);
    expect(await seenBy({ org: B.organizationId, allLocations: true })).toEqual([]);
    expect(await seenBy({ allLocations: true })).toEqual([]);
    const vendor = world.database.app.transaction({ role: 'app_vendor', org: A.organizationId }, (tx) =>
      tx.execute(sql`select patient_id from app.accessible_worklist_items`),
    );
    await expect(vendor).rejects.toMatchObject({ cause: { code: '42501' } });
  });

  it('O1 is audited with the patients whose names were shown', async () => {
    const id = await fixture.add('Traced');
    await fixture.keep(id, 44, 'NO_SESSION');
    await fixture.asked();
    const rows = await stored(world, auditRows, eq(auditRows.action, 'listWorklist'));
    expect(rows.at(-1)!.entityIds).toEqual([String(id)]);
  });
});
