import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '../../contract/enumerations.ts';
import { listWorklist } from '../../contract/worklist.ts';
import { auditRows, organizations, patientAttention, patients } from '../../server/db/schema/index.ts';
import { refusedFields } from './reason-of.ts';
import { stored } from './stored.ts';
import { openWorklistDesk, type WorklistDesk } from './worklist-desk.ts';
import type { Caller, World } from './world.ts';
import { everyWall } from './world.ts';

let desk: WorklistDesk;
let world: World;
let admin: Caller;
let first: Caller;
beforeAll(async () => {
  desk = await openWorklistDesk();
  ({ world, admin } = desk);
  first = await world.as(world.seed.A.practitioners.first);
});
afterAll(() => world.close());
beforeEach(() => desk.clear());

const names = (page: { items: { patient: { lastName: string } }[] }) =>
  page.items.map(({ patient }) => patient.lastName);

describe('the worklist', () => {
  it('lists who needs attention, the most urgent first, with every reason and the totals of each kind', async () => {
    await desk.keep(await desk.add('Quiet', { lastSessionAt: new Date('2026-10-20T15:00:00Z') }), 44, 'NO_SESSION');
    await desk.keep(await desk.add('Hurting'), 80, 'SURVEY_OUT_OF_RANGE', 'NO_SESSION');
    await desk.keep(await desk.add('Fine'), 0);
    const page = await desk.asked();
    expect(
      page.items.map(({ patient, reasons, urgency, lastSession, today, provider }) => [
        patient.lastName,
        reasons.map(({ explanation }) => explanation),
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

  it('is narrowed by kind, location and provider; the totals are those of the other filters', async () => {
    const { locations, practitioners } = world.seed.A;
    await desk.keep(await desk.add('Here'), 44, 'NO_SESSION');
    const there = { locationId: locations[1], primaryPractitionerId: practitioners.second.practitionerId };
    await desk.keep(await desk.add('There', there), 31, 'NOTE_DUE');
    expect(names(await desk.asked({ kind: 'NOTE_DUE' }))).toEqual(['There']);
    expect(await desk.asked({ kind: 'NOTE_DUE' })).toMatchObject({
      total: 1,
      totalOfAll: 2,
      totals: { NO_SESSION: 1, NOTE_DUE: 1 },
    });
    expect(names(await desk.asked({ locationIds: String(locations[0]) }))).toEqual(['Here']);
    expect(names(await desk.asked({ practitionerId: practitioners.second.practitionerId! }))).toEqual(['There']);
    expect(names(await desk.asked({ practitionerId: 'mine' }, first))).toEqual(['Here']);
    expect((await desk.asked({ practitionerId: 'mine' })).total).toBe(0);
    expect(refusedFields(await admin.call(listWorklist, { query: { kind: 'BORED' } }))).toEqual([400, 'kind']);
  });

  it('OPEN-003 has 15 patients a page', async () => {
    for (let count = 1; count <= 16; count++) await desk.keep(await desk.add(`P${count}`), 44, 'NO_SESSION');
    const page = await desk.asked();
    expect([page.items.length, page.total, page.itemsForPage]).toEqual([15, 16, 15]);
    expect(names(await desk.asked({ page: 2 }))).toEqual(['P1']);
  });

  it('A3 shows a practitioner patients of the own locations, by each wall alone', async () => {
    await desk.keep(await desk.add('Here'), 44, 'NO_SESSION');
    await desk.keep(await desk.add('There', { locationId: world.seed.A.locations[1] }), 44, 'NO_SESSION');
    for (const walls of everyWall) {
      const page = await desk.asked({}, await world.beside({ walls }).as(world.seed.A.practitioners.first));
      expect([names(page), page.total, page.totals.NO_SESSION]).toEqual([['Here'], 1, 1]);
    }
    expect((await desk.asked({}, await world.as(world.seed.B.practitioners.admin))).total).toBe(0);
    expect((await desk.asked({}, await world.as(world.seed.A.practitioners.none))).total).toBe(0);
  });

  it('DASH-12 DASH-13 shows no reasons of products that the organization does not hold', async () => {
    await desk.keep(await desk.add('Both'), 70, 'BILLING_WINDOW_CLOSING', 'NO_SESSION');
    await desk.keep(await desk.add('Billing'), 70, 'BILLING_WINDOW_CLOSING', 'NOTE_DUE');
    const holding = (products: Product[]) =>
      desk.bare((tx) =>
        tx.update(organizations).set({ products }).where(eq(organizations.id, world.seed.A.organizationId)),
      );
    await holding(['GAIT']);
    const page = await desk.asked();
    await holding(['HEALTH', 'GAIT', 'PRO', 'SCAN']);
    expect(page.items.map(({ patient, reasons }) => [patient.lastName, reasons.map(({ kind }) => kind)])).toEqual([
      ['Both', ['NO_SESSION']],
    ]);
    expect(page).toMatchObject({ total: 1, totals: { BILLING_WINDOW_CLOSING: 0, NOTE_DUE: 0, NO_SESSION: 1 } });
  });

  it('counts each kind up to 2,000, also one that only the least urgent have', async () => {
    const last = await desk.add('Last');
    const { organizationId, locations } = world.seed.A;
    await desk.bare(async (tx) => {
      const rows = await tx
        .insert(patients)
        .values(
          Array.from({ length: 2001 }, () => ({ organizationId, locationId: locations[0], products: ['HEALTH'] })),
        )
        .returning({ id: patients.id });
      const one = { organizationId, kinds: ['NO_SESSION'], reasons: [], urgency: 44, asOf: '2026-11-20' };
      await tx.insert(patientAttention).values(rows.map(({ id }) => ({ ...one, patientId: id })));
    });
    await desk.keep(last, 31, 'NOTE_DUE');
    const page = await desk.asked({ kind: 'NOTE_DUE' });
    expect([names(page), page.total]).toEqual([['Last'], 1]);
    expect(page.totals).toMatchObject({ NO_SESSION: 2000, NOTE_DUE: 1, FALLING_ADHERENCE: 0 });
  });

  it('lists nobody by a kind that the organization is not shown', async () => {
    await desk.keep(await desk.add('Both'), 70, 'BILLING_WINDOW_CLOSING', 'NO_SESSION');
    const holding = (products: Product[]) =>
      desk.bare((tx) =>
        tx.update(organizations).set({ products }).where(eq(organizations.id, world.seed.A.organizationId)),
      );
    await holding(['GAIT']);
    const page = await desk.asked({ kind: 'BILLING_WINDOW_CLOSING' });
    await holding(['HEALTH', 'GAIT', 'PRO', 'SCAN']);
    expect(page).toMatchObject({ items: [], total: 0 });
  });

  it('A3 the view behind it hands out patients of the own organization and locations, and none to others', async () => {
    const id = await desk.add('There', { locationId: world.seed.A.locations[1] });
    await desk.keep(id, 44, 'NO_SESSION');
    const { A, B } = world.seed;
    const seenBy = (settings: object) =>
      world.database.app.transaction({ role: 'app_user', ...settings }, async (tx) => {
        const answer: unknown = await tx.execute(sql`select patient_id as id from app.attention_in_reach`);
        return (answer as { rows: { id: number }[] }).rows.map((row) => row.id);
      });
    expect(await seenBy({ org: A.organizationId, allLocations: true })).toEqual([id]);
    expect(await seenBy({ org: A.organizationId, locations: [A.locations[1]] })).toEqual([id]);
    expect(await seenBy({ org: A.organizationId, locations: [A.locations[0]] })).toEqual([]);
    expect(await seenBy({ org: A.organizationId, allLocations: true, patient: id })).toEqual([]);
    expect(await seenBy({ org: B.organizationId, allLocations: true })).toEqual([]);
    expect(await seenBy({ allLocations: true })).toEqual([]);
    const vendor = world.database.app.transaction({ role: 'app_vendor', org: A.organizationId }, (tx) =>
      tx.execute(sql`select patient_id from app.attention_in_reach`),
    );
    await expect(vendor).rejects.toMatchObject({ cause: { code: '42501' } });
  });

  it('O1 writes down whose names were shown', async () => {
    const id = await desk.add('Traced');
    await desk.keep(id, 44, 'NO_SESSION');
    await desk.asked();
    const rows = await stored(world, auditRows, eq(auditRows.action, 'listWorklist'));
    expect(rows.at(-1)!.entityIds).toEqual([String(id)]);
  });
});
