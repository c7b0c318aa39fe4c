import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCareNote } from '../../contract/care-notes.ts';
import { postSession } from '../../contract/intake.ts';
import { snoozeAttention, unsnoozeAttention, type AttentionKind } from '../../contract/worklist.ts';
import { healthSessions, patientAttention, patients, plansOfCare } from '../../server/db/schema/index.ts';
import { patientApps, reportedSession } from './patient-app.ts';
import { reasonOf } from './reason-of.ts';
import { stored } from './stored.ts';
import { openWorklistDesk, type WorklistDesk } from './worklist-desk.ts';
import type { Caller, World } from './world.ts';

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

describe('a snooze', () => {
  const snooze = (id: number, until: string, who = admin) =>
    who.call(snoozeAttention, { params: { id }, body: { until } });

  it('hides the patient through a day, today up to 14 days ahead there, and is taken back', async () => {
    const id = await desk.add('Later');
    await desk.keep(id, 44, 'NO_SESSION');
    expect(reasonOf(await snooze(id, '2026-11-19'))).toEqual([422, { until: 'The day has passed.' }]);
    expect(reasonOf(await snooze(id, '2026-12-05'))).toEqual([422, { until: 'At most 14 days ahead.' }]);
    expect((await snooze(id, '2026-12-04')).body).toEqual({ id, snoozedUntil: '2026-12-04' });
    expect(await desk.asked()).toMatchObject({ items: [], total: 0, totals: { NO_SESSION: 0 } });
    expect((await admin.call(unsnoozeAttention, { params: { id } })).body).toEqual({ id, snoozedUntil: null });
    expect(names(await desk.asked())).toEqual(['Later']);
    expect((await snooze(id, '2026-11-20')).status).toBe(200);
  });

  it('is refused for somebody who is not on the list, and for a patient out of reach', async () => {
    const there = await desk.add('There', { locationId: world.seed.A.locations[1] });
    await desk.keep(there, 44, 'NO_SESSION');
    const fine = await desk.add('Fine');
    expect((await snooze(there, '2026-11-25', first)).status).toBe(404);
    expect((await snooze(fine, '2026-11-25')).status).toBe(409);
    await desk.keep(fine, 0);
    expect((await snooze(fine, '2026-11-25')).status).toBe(409);
  });

  it('ends after its day, and at once when a further kind of reason comes', async () => {
    const id = await desk.add('Quiet', { lastSessionAt: new Date('2026-10-20T15:00:00Z') });
    await desk.turnDay();
    await snooze(id, '2026-11-22');
    await desk.turnDay('2026-11-22T18:00:00Z');
    expect(await desk.asked()).toMatchObject({ total: 0 });
    await desk.turnDay('2026-11-23T18:00:00Z');
    expect(names(await desk.asked())).toEqual(['Quiet']);
    await snooze(id, '2026-11-30');
    await desk.bare((tx) =>
      tx.update(plansOfCare).set({ setupDate: '2026-09-02', setupBy: 'ENTRY' }).where(eq(plansOfCare.patientId, id)),
    );
    await desk.bare((tx) =>
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
    await desk.turnDay('2026-11-24T18:00:00Z');
    expect((await desk.asked()).items[0]!.reasons.map(({ kind }) => kind)).toEqual(['NO_SESSION', 'NOTE_DUE']);
  });
});

describe('what patients do', () => {
  it('puts a closing window and a due note on the list, and a note takes the due one off', async () => {
    const apps = patientApps(world, admin);
    const { id, app } = await apps.paired();
    await desk.bare(async (tx) => {
      await tx
        .update(plansOfCare)
        .set({ start: '2026-09-01', setupDate: '2026-10-25', setupBy: 'ENTRY' })
        .where(eq(plansOfCare.patientId, id));
    });
    // 13 data days from 26 October to 7 November, in the window of 30 days that begins with the first: to 24 November.
    for (let day = 0; day < 13; day++) {
      const performedAt = new Date(Date.parse('2026-10-26T18:00:00Z') + day * 86_400_000).toISOString();
      const { status } = await app.call(postSession, { body: reportedSession(world, { performedAt }) as never });
      expect(status).toBeLessThan(300);
    }
    const reasons = async (kind: AttentionKind) => (await desk.asked({ kind })).items[0]?.reasons;
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
    const id = await desk.add('Quiet', { lastSessionAt: new Date('2026-11-13T18:00:00Z') });
    await desk.turnDay('2026-11-21T06:59:00Z');
    expect(await desk.rowOf(id)).toMatchObject({ kinds: [], urgency: 0, asOf: '2026-11-20' });
    await desk.turnDay('2026-11-21T07:00:00Z');
    expect(await desk.rowOf(id)).toMatchObject({ kinds: ['NO_SESSION'], urgency: 41, asOf: '2026-11-21' });
    const { updatedAt } = (await desk.rowOf(id))!;
    await desk.turnDay('2026-11-21T08:00:00Z');
    expect((await desk.rowOf(id))!.updatedAt).toEqual(updatedAt);
  });

  it('keeps nothing of somebody hidden or discharged, and drops who is archived', async () => {
    const [hidden, gone] = [await desk.add('Hidden', { hidden: true }), await desk.add('Gone', { discharged: true })];
    const leaving = await desk.add('Leaving', { lastSessionAt: null });
    await desk.bare((tx) =>
      tx.update(plansOfCare).set({ end: '2026-11-20' }).where(eq(plansOfCare.patientId, leaving)),
    );
    await desk.turnDay();
    expect(names(await desk.asked())).toEqual(['Leaving']);
    await desk.turnDay('2026-11-21T18:00:00Z');
    expect(await desk.asked()).toMatchObject({ total: 0 });
    const left = await stored(world, patientAttention, inArray(patientAttention.patientId, [hidden, gone, leaving]));
    expect(left).toEqual([]);
  });

  it('goes on in batches where an earlier run ended', async () => {
    const organizationId = world.seed.A.organizationId;
    const ids = await desk.bare(async (tx) => {
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
      // As the database does by itself after a while: what has just been filled is planned for as if it were empty.
      await tx.execute(sql`analyze`);
      return rows.map(({ id }) => id);
    });
    await desk.keep(ids[3]!, 41, 'NO_SESSION');
    const marked = new Date('2026-11-20T00:00:00Z');
    await desk.bare((tx) => tx.update(patientAttention).set({ updatedAt: marked }));
    await desk.turnDay();
    const rows = await stored(
      world,
      patientAttention,
      and(inArray(patientAttention.patientId, ids), eq(patientAttention.asOf, '2026-11-20')),
    );
    expect(rows).toHaveLength(450);
    expect(
      rows.filter(({ updatedAt }) => updatedAt.getTime() === marked.getTime()).map(({ patientId }) => patientId),
    ).toEqual([ids[3]]);
    expect(await desk.asked({ page: 31 })).toMatchObject({ total: 450, totals: { NO_SESSION: 450 } });
  });
});
