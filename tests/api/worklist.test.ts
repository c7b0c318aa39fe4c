import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCareNote } from '../../contract/care-notes.ts';
import type { Product } from '../../contract/enumerations.ts';
import { postSession } from '../../contract/intake.ts';
import { listWorklist, snoozeAttention, unsnoozeAttention, type AttentionKind } from '../../contract/worklist.ts';
import type { Tx } from '../../server/db/database.ts';
import {
  auditRows,
  healthSessions,
  organizations,
  patientAttention,
  patients,
  plansOfCare,
} from '../../server/db/schema/index.ts';
import { newDay } from '../../server/jobs/new-day.ts';
import { patientApps, reportedSession } from './patient-app.ts';
import { stored } from './stored.ts';
import { openWorld, type Caller, type World } from './world.ts';

const NOW = '2026-11-20T18:00:00Z';

let world: World;
let admin: Caller;
let first: Caller;
beforeAll(async () => {
  world = await openWorld();
  world.offsetMs = Date.parse(NOW) - Date.now();
  admin = await world.as(world.seed.A.practitioners.admin);
  first = await world.as(world.seed.A.practitioners.first);
});
afterAll(() => world.close());

const bare = <T>(work: (tx: Tx) => Promise<T>) => world.database.bare.transaction({ role: 'owner' }, work);
const turnDay = (now = NOW) =>
  newDay({ now: () => new Date(now) })(
    { id: 1, organizationId: null, payload: {}, progress: null, report: async () => undefined },
    world.deps.door,
  );

/** A patient in care since September of whom nothing is kept yet. */
async function add(lastName: string, values: Partial<typeof patients.$inferInsert> = {}): Promise<number> {
  const { organizationId, locations, practitioners } = world.seed.A;
  return bare(async (tx) => {
    const [row] = await tx
      .insert(patients)
      .values({
        organizationId,
        locationId: locations[0],
        primaryPractitionerId: practitioners.first.practitionerId,
        firstName: 'Dee',
        lastName,
        products: ['HEALTH'],
        lastSessionAt: new Date('2026-11-20T15:00:00Z'),
        ...values,
      })
      .returning({ id: patients.id });
    await tx.insert(plansOfCare).values({ organizationId, patientId: row!.id, start: '2026-09-01' });
    return row!.id;
  });
}
/** Keeps reasons for a patient as if their causes had been there. */
const keep = (patientId: number, urgency: number, ...kinds: AttentionKind[]) =>
  bare((tx) =>
    tx
      .insert(patientAttention)
      .values({
        organizationId: world.seed.A.organizationId,
        patientId,
        kinds,
        reasons: kinds.map((kind) => ({ kind, urgency, explanation: `${kind} it is.` })),
        urgency,
        asOf: '2026-11-20',
      })
      .onConflictDoUpdate({
        target: [patientAttention.organizationId, patientAttention.patientId],
        set: { kinds, urgency },
      }),
  );
const rowOf = async (patientId: number) =>
  (await stored(world, patientAttention, eq(patientAttention.patientId, patientId)))[0];
const names = (page: { items: { patient: { lastName: string } }[] }) =>
  page.items.map(({ patient }) => patient.lastName);
const asked = async (query: Record<string, string | number> = {}, who = admin) =>
  (await who.call(listWorklist, { query })).body;

beforeEach(() =>
  bare(async (tx) => {
    await tx.delete(patientAttention);
    await tx.update(patients).set({ hidden: true });
  }),
);

describe('the worklist', () => {
  it('lists who needs attention, the most urgent first, with every reason and the totals of each kind', async () => {
    await keep(await add('Quiet', { lastSessionAt: new Date('2026-10-20T15:00:00Z') }), 44, 'NO_SESSION');
    await keep(await add('Hurting'), 80, 'SURVEY_OUT_OF_RANGE', 'NO_SESSION');
    await keep(await add('Fine'), 0);
    const page = await asked();
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
    await keep(await add('Here'), 44, 'NO_SESSION');
    const there = { locationId: locations[1], primaryPractitionerId: practitioners.second.practitionerId };
    await keep(await add('There', there), 31, 'NOTE_DUE');
    expect(names(await asked({ kind: 'NOTE_DUE' }))).toEqual(['There']);
    expect(await asked({ kind: 'NOTE_DUE' })).toMatchObject({ total: 1, totals: { NO_SESSION: 1, NOTE_DUE: 1 } });
    expect(names(await asked({ locationIds: String(locations[0]) }))).toEqual(['Here']);
    expect(names(await asked({ practitionerId: practitioners.second.practitionerId! }))).toEqual(['There']);
    expect(names(await asked({ practitionerId: 'mine' }, first))).toEqual(['Here']);
    expect((await asked({ practitionerId: 'mine' })).total).toBe(0);
    expect((await admin.call(listWorklist, { query: { kind: 'BORED' } })).status).toBe(400);
  });

  it('OPEN-003 has 15 patients a page', async () => {
    for (let count = 1; count <= 16; count++) await keep(await add(`P${count}`), 44, 'NO_SESSION');
    const page = await asked();
    expect([page.items.length, page.total, page.itemsForPage]).toEqual([15, 16, 15]);
    expect(names(await asked({ page: 2 }))).toEqual(['P1']);
  });

  it('A3 shows a practitioner patients of the own locations, by each wall alone', async () => {
    await keep(await add('Here'), 44, 'NO_SESSION');
    await keep(await add('There', { locationId: world.seed.A.locations[1] }), 44, 'NO_SESSION');
    for (const walls of [
      { app: true, rls: true },
      { app: false, rls: true },
      { app: true, rls: false },
    ]) {
      const page = await asked({}, await world.beside({ walls }).as(world.seed.A.practitioners.first));
      expect([names(page), page.total, page.totals.NO_SESSION]).toEqual([['Here'], 1, 1]);
    }
    expect((await asked({}, await world.as(world.seed.B.practitioners.admin))).total).toBe(0);
    expect((await asked({}, await world.as(world.seed.A.practitioners.none))).total).toBe(0);
  });

  it('DASH-12 DASH-13 shows no reasons of products that the organization does not hold', async () => {
    await keep(await add('Both'), 70, 'BILLING_WINDOW_CLOSING', 'NO_SESSION');
    await keep(await add('Billing'), 70, 'BILLING_WINDOW_CLOSING', 'NOTE_DUE');
    const holding = (products: Product[]) =>
      bare((tx) => tx.update(organizations).set({ products }).where(eq(organizations.id, world.seed.A.organizationId)));
    await holding(['GAIT']);
    const page = await asked();
    await holding(['HEALTH', 'GAIT', 'PRO', 'SCAN']);
    expect(page.items.map(({ patient, reasons }) => [patient.lastName, reasons.map(({ kind }) => kind)])).toEqual([
      ['Both', ['NO_SESSION']],
    ]);
    expect(page).toMatchObject({ total: 1, totals: { BILLING_WINDOW_CLOSING: 0, NOTE_DUE: 0, NO_SESSION: 1 } });
  });

  it('counts each kind up to 2,000, also one that only the least urgent have', async () => {
    const last = await add('Last');
    const { organizationId, locations } = world.seed.A;
    await bare(async (tx) => {
      const rows = await tx
        .insert(patients)
        .values(
          Array.from({ length: 2001 }, () => ({ organizationId, locationId: locations[0], products: ['HEALTH'] })),
        )
        .returning({ id: patients.id });
      const one = { organizationId, kinds: ['NO_SESSION'], reasons: [], urgency: 44, asOf: '2026-11-20' };
      await tx.insert(patientAttention).values(rows.map(({ id }) => ({ ...one, patientId: id })));
    });
    await keep(last, 31, 'NOTE_DUE');
    const page = await asked({ kind: 'NOTE_DUE' });
    expect([names(page), page.total]).toEqual([['Last'], 1]);
    expect(page.totals).toMatchObject({ NO_SESSION: 2000, NOTE_DUE: 1, FALLING_ADHERENCE: 0 });
  });

  it('lists nobody by a kind that the organization is not shown', async () => {
    await keep(await add('Both'), 70, 'BILLING_WINDOW_CLOSING', 'NO_SESSION');
    const holding = (products: Product[]) =>
      bare((tx) => tx.update(organizations).set({ products }).where(eq(organizations.id, world.seed.A.organizationId)));
    await holding(['GAIT']);
    const page = await asked({ kind: 'BILLING_WINDOW_CLOSING' });
    await holding(['HEALTH', 'GAIT', 'PRO', 'SCAN']);
    expect(page).toMatchObject({ items: [], total: 0 });
  });

  it('A3 the view behind it hands out patients of the own organization and locations, and none to others', async () => {
    const id = await add('There', { locationId: world.seed.A.locations[1] });
    await keep(id, 44, 'NO_SESSION');
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
    const id = await add('Traced');
    await keep(id, 44, 'NO_SESSION');
    await asked();
    const rows = await stored(world, auditRows, eq(auditRows.action, 'listWorklist'));
    expect(rows.at(-1)!.entityIds).toEqual([String(id)]);
  });
});

describe('a snooze', () => {
  const snooze = (id: number, until: string, who = admin) =>
    who.call(snoozeAttention, { params: { id }, body: { until } });

  it('hides the patient through a day, today up to 14 days ahead there, and is taken back', async () => {
    const id = await add('Later');
    await keep(id, 44, 'NO_SESSION');
    expect((await snooze(id, '2026-11-19')).status).toBe(422);
    expect((await snooze(id, '2026-12-05')).problem.fields).toEqual({ until: 'At most 14 days ahead.' });
    expect((await snooze(id, '2026-12-04')).body).toEqual({ id, snoozedUntil: '2026-12-04' });
    expect(await asked()).toMatchObject({ items: [], total: 0, totals: { NO_SESSION: 0 } });
    expect((await admin.call(unsnoozeAttention, { params: { id } })).body).toEqual({ id, snoozedUntil: null });
    expect(names(await asked())).toEqual(['Later']);
    expect((await snooze(id, '2026-11-20')).status).toBe(200);
  });

  it('is refused for somebody who is not on the list, and for a patient out of reach', async () => {
    const there = await add('There', { locationId: world.seed.A.locations[1] });
    await keep(there, 44, 'NO_SESSION');
    const fine = await add('Fine');
    expect((await snooze(there, '2026-11-25', first)).status).toBe(404);
    expect((await snooze(fine, '2026-11-25')).status).toBe(409);
    await keep(fine, 0);
    expect((await snooze(fine, '2026-11-25')).status).toBe(409);
  });

  it('ends after its day, and at once when a further kind of reason comes', async () => {
    const id = await add('Quiet', { lastSessionAt: new Date('2026-10-20T15:00:00Z') });
    await turnDay();
    await snooze(id, '2026-11-22');
    await turnDay('2026-11-22T18:00:00Z');
    expect(await asked()).toMatchObject({ total: 0 });
    await turnDay('2026-11-23T18:00:00Z');
    expect(names(await asked())).toEqual(['Quiet']);
    await snooze(id, '2026-11-30');
    await bare((tx) => tx.update(patients).set({ setupDate: '2026-09-02' }).where(eq(patients.id, id)));
    await bare((tx) =>
      tx.insert(healthSessions).values({
        organizationId: world.seed.A.organizationId,
        patientId: id,
        sessionUuid: crypto.randomUUID(),
        type: 'HEPSession',
        selfReported: 'none',
        performedAt: new Date('2026-11-02T18:00:00Z'),
        day: '2026-11-02',
        sets: [],
      }),
    );
    await turnDay('2026-11-24T18:00:00Z');
    expect((await asked()).items[0]!.reasons.map(({ kind }) => kind)).toEqual(['NO_SESSION', 'NOTE_DUE']);
  });
});

describe('what patients do', () => {
  it('puts a closing window and a due note on the list, and a note takes the due one off', async () => {
    const apps = patientApps(world, admin);
    const { id, app } = await apps.paired();
    await bare(async (tx) => {
      await tx.update(plansOfCare).set({ start: '2026-09-01' }).where(eq(plansOfCare.patientId, id));
      await tx.update(patients).set({ setupDate: '2026-10-25' }).where(eq(patients.id, id));
    });
    // 13 data days from 26 October to 7 November, in the window of 30 days that begins with the first: to 24 November.
    for (let day = 0; day < 13; day++) {
      const performedAt = new Date(Date.parse('2026-10-26T18:00:00Z') + day * 86_400_000).toISOString();
      const { status } = await app.call(postSession, { body: reportedSession(world, { performedAt }) as never });
      expect(status).toBeLessThan(300);
    }
    const reasons = async (kind: AttentionKind) => (await asked({ kind })).items[0]?.reasons;
    const closing = {
      kind: 'BILLING_WINDOW_CLOSING',
      urgency: 71,
      explanation: '98977 needs 3 more data days by Nov 24, 2026.',
    };
    const silent = { kind: 'NO_SESSION', urgency: 41, explanation: 'No session since Nov 7, 2026.' };
    const due = {
      kind: 'NOTE_DUE',
      urgency: 35,
      explanation: '7 data days and no care note this month, which ends on Nov 30, 2026.',
    };
    expect(await reasons('BILLING_WINDOW_CLOSING')).toEqual([closing, silent, due]);
    expect(await reasons('NOTE_DUE')).toEqual([closing, silent, due]);
    const note = {
      date: '2026-11-20',
      minutes: 20,
      notes: 'Talked.',
      interactionType: 'PATIENT_INTERACTIVE_COMMUNICATION',
    };
    expect((await admin.call(addCareNote, { params: { patientId: id }, body: note })).status).toBeLessThan(300);
    expect(await reasons('NOTE_DUE')).toBeUndefined();
    expect(await reasons('BILLING_WINDOW_CLOSING')).toEqual([closing, silent]);
  });
});

describe('a new day', () => {
  it('looks at everybody in care once, in the zone of their place', async () => {
    const id = await add('Quiet', { lastSessionAt: new Date('2026-11-13T18:00:00Z') });
    await turnDay('2026-11-21T06:59:00Z');
    expect(await rowOf(id)).toMatchObject({ kinds: [], urgency: 0, asOf: '2026-11-20' });
    await turnDay('2026-11-21T07:00:00Z');
    expect(await rowOf(id)).toMatchObject({ kinds: ['NO_SESSION'], urgency: 41, asOf: '2026-11-21' });
    const { updatedAt } = (await rowOf(id))!;
    await turnDay('2026-11-21T08:00:00Z');
    expect((await rowOf(id))!.updatedAt).toEqual(updatedAt);
  });

  it('keeps nothing of somebody hidden or discharged, and drops who is archived', async () => {
    const [hidden, gone] = [await add('Hidden', { hidden: true }), await add('Gone', { discharged: true })];
    const leaving = await add('Leaving', { lastSessionAt: null });
    await bare((tx) => tx.update(plansOfCare).set({ end: '2026-11-20' }).where(eq(plansOfCare.patientId, leaving)));
    await turnDay();
    expect(names(await asked())).toEqual(['Leaving']);
    await turnDay('2026-11-21T18:00:00Z');
    expect(await asked()).toMatchObject({ total: 0 });
    const left = await stored(world, patientAttention, inArray(patientAttention.patientId, [hidden, gone, leaving]));
    expect(left).toEqual([]);
  });

  it('goes on in batches where an earlier run ended', async () => {
    const organizationId = world.seed.A.organizationId;
    const ids = await bare(async (tx) => {
      const rows = await tx
        .insert(patients)
        .values(
          Array.from({ length: 450 }, (_, index) => ({
            organizationId,
            locationId: world.seed.A.locations[0],
            lastName: `M${index}`,
            products: ['GAIT'],
          })),
        )
        .returning({ id: patients.id });
      await tx
        .insert(plansOfCare)
        .values(rows.map(({ id }) => ({ organizationId, patientId: id, start: '2026-09-01' })));
      return rows.map(({ id }) => id);
    });
    await keep(ids[3]!, 41, 'NO_SESSION');
    const marked = new Date('2026-11-20T00:00:00Z');
    await bare((tx) => tx.update(patientAttention).set({ updatedAt: marked }));
    await turnDay();
    const rows = await stored(
      world,
      patientAttention,
      and(inArray(patientAttention.patientId, ids), eq(patientAttention.asOf, '2026-11-20')),
    );
    expect(rows).toHaveLength(450);
    expect(
      rows.filter(({ updatedAt }) => updatedAt.getTime() === marked.getTime()).map(({ patientId }) => patientId),
    ).toEqual([ids[3]]);
    expect(await asked({ page: 31 })).toMatchObject({ total: 450, totals: { NO_SESSION: 450 } });
  });
});
