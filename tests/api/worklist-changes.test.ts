import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCareNote } from '../../contract/care-notes/care-notes.ts';
import { postSession } from '../../contract/intake/intake.ts';
import { snoozeAttention, unsnoozeAttention, type WorklistKind } from '../../contract/worklist/worklist.ts';
import { healthSessions, worklistItems, patients, plansOfCare } from '../../server/platform/db/schema.ts';
import { patientApps, reportedSession } from './patient-app.ts';
import { reasonOf } from './reason-of.ts';
import { stored } from './stored.ts';
import { openWorklistFixture, type WorklistFixture } from './worklist-fixture.ts';
import type { Caller, World } from './world.ts';

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

describe('a snooze of a worklist patient', () => {
  const snooze = (id: number, until: string, who = admin) =>
    who.call(snoozeAttention, { params: { id }, body: { until } });

  it('hides the patient through a day, from today up to 14 days later, and can be removed', async () => {
    const id = await fixture.add('Later');
    await fixture.keep(id, 44, 'NO_SESSION');
    expect(reasonOf(await snooze(id, '2026-11-19'))).toEqual([422, { until: 'Choose today or a later day.' }]);
    expect(reasonOf(await snooze(id, '2026-12-05'))).toEqual([422, { until: 'Choose a day within the next 14 days.' }]);
    expect((await snooze(id, '2026-12-04')).body).toEqual({ id, snoozedUntil: '2026-12-04' });
    expect(await fixture.asked()).toMatchObject({ items: [], total: 0, totals: { NO_SESSION: 0 } });
    expect((await admin.call(unsnoozeAttention, { params: { id } })).body).toEqual({ id, snoozedUntil: null });
    expect(names(await fixture.asked())).toEqual(['Later']);
    expect((await snooze(id, '2026-11-20')).status).toBe(200);
  });

  it('is rejected for a patient who is not on the list or inaccessible', async () => {
    const there = await fixture.add('There', { locationId: world.seed.A.locations[1] });
    await fixture.keep(there, 44, 'NO_SESSION');
    const fine = await fixture.add('Fine');
    expect((await snooze(there, '2026-11-25', first)).status).toBe(404);
    expect((await snooze(fine, '2026-11-25')).status).toBe(409);
    await fixture.keep(fine, 0);
    expect((await snooze(fine, '2026-11-25')).status).toBe(409);
  });

  it('ends after its day, and at once when a further kind of reason is added', async () => {
    const id = await fixture.add('Quiet', { lastSessionAt: new Date('2026-10-20T15:00:00Z') });
    await fixture.turnDay();
    await snooze(id, '2026-11-22');
    await fixture.turnDay('2026-11-22T18:00:00Z');
    expect(await fixture.asked()).toMatchObject({ total: 0 });
    await fixture.turnDay('2026-11-23T18:00:00Z');
    expect(names(await fixture.asked())).toEqual(['Quiet']);
    await snooze(id, '2026-11-30');
    await fixture.bare((tx) =>
      tx.update(plansOfCare).set({ setupDate: '2026-09-02', setupBy: 'ENTRY' }).where(eq(plansOfCare.patientId, id)),
    );
    await fixture.bare((tx) =>
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
    await fixture.turnDay('2026-11-24T18:00:00Z');
    expect((await fixture.asked()).items[0]!.reasons.map(({ kind }) => kind)).toEqual(['NO_SESSION', 'NOTE_DUE']);
  });
});

describe('patient activity', () => {
  it('adds a closing window and a due note to the list, and a note removes the due one', async () => {
    const apps = patientApps(world, admin);
    const { id, app } = await apps.paired();
    await fixture.bare(async (tx) => {
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
    const reasons = async (kind: WorklistKind) => (await fixture.asked({ kind })).items[0]?.reasons;
    const closing = {
      kind: 'BILLING_WINDOW_CLOSING',
      urgency: 71,
      explanation: {
        code: 'rtm.needs',
        values: {
          code: '98977',
          needed: { code: 'rtm.moreDataDays', values: { n: 3 }, text: '3 more data days' },
          day: { day: '2026-11-24' },
        },
        text: '98977 needs 3 more data days by Nov 24, 2026.',
      },
      headline: expect.objectContaining({ figure: expect.objectContaining({ text: '13 of 16' }) as object }) as object,
    };
    const silent = {
      kind: 'NO_SESSION',
      urgency: 41,
      explanation: {
        code: 'worklist.noSession',
        values: { day: { day: '2026-11-07' } },
        text: 'No session since Nov 7, 2026.',
      },
      headline: expect.objectContaining({ figure: expect.objectContaining({ text: '13 days' }) as object }) as object,
    };
    const due = {
      kind: 'NOTE_DUE',
      urgency: 35,
      explanation: {
        code: 'worklist.noCareNote',
        values: {
          days: { code: 'rtm.dataDays', values: { n: 7 }, text: '7 data days' },
          day: { shortDay: '2026-11-30' },
        },
        text: 'No care note this month yet. Month ends Nov 30 (7 data days so far).',
      },
      headline: expect.objectContaining({ figure: expect.objectContaining({ text: '0 min' }) as object }) as object,
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

describe('the new-day job for the worklist', () => {
  it('evaluates every patient in care once, in the zone of their location', async () => {
    const id = await fixture.add('Quiet', { lastSessionAt: new Date('2026-11-13T18:00:00Z') });
    await fixture.turnDay('2026-11-21T06:59:00Z');
    expect(await fixture.findRow(id)).toMatchObject({ kinds: [], urgency: 0, asOf: '2026-11-20' });
    await fixture.turnDay('2026-11-21T07:00:00Z');
    expect(await fixture.findRow(id)).toMatchObject({ kinds: ['NO_SESSION'], urgency: 41, asOf: '2026-11-21' });
    const { updatedAt } = (await fixture.findRow(id))!;
    await fixture.turnDay('2026-11-21T08:00:00Z');
    expect((await fixture.findRow(id))!.updatedAt).toEqual(updatedAt);
  });

  it('stores nothing for hidden or discharged patients, and removes archived ones', async () => {
    const [hidden, gone] = [
      await fixture.add('Hidden', { hidden: true }),
      await fixture.add('Gone', { discharged: true }),
    ];
    const leaving = await fixture.add('Leaving', { lastSessionAt: null });
    await fixture.bare((tx) =>
      tx.update(plansOfCare).set({ end: '2026-11-20' }).where(eq(plansOfCare.patientId, leaving)),
    );
    await fixture.turnDay();
    expect(names(await fixture.asked())).toEqual(['Leaving']);
    await fixture.turnDay('2026-11-21T18:00:00Z');
    expect(await fixture.asked()).toMatchObject({ total: 0 });
    const left = await stored(world, worklistItems, inArray(worklistItems.patientId, [hidden, gone, leaving]));
    expect(left).toEqual([]);
  });

  it('continues in batches where an earlier run stopped', async () => {
    const organizationId = world.seed.A.organizationId;
    const ids = await fixture.bare(async (tx) => {
      const rows = await tx
        .insert(patients)
        .values(
          Array.from({ length: 600 }, (_, index) => ({
            organizationId,
            locationId: world.seed.A.locations[0],
            lastName: `M${index}`,
            products: ['GAIT' as const],
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
    await fixture.keep(ids[3]!, 41, 'NO_SESSION');
    const marked = new Date('2026-11-20T00:00:00Z');
    await fixture.bare((tx) => tx.update(worklistItems).set({ updatedAt: marked }));
    await fixture.turnDay();
    const rows = await stored(
      world,
      worklistItems,
      and(inArray(worklistItems.patientId, ids), eq(worklistItems.asOf, '2026-11-20')),
    );
    expect(rows).toHaveLength(600);
    expect(
      rows.filter(({ updatedAt }) => updatedAt.getTime() === marked.getTime()).map(({ patientId }) => patientId),
    ).toEqual([ids[3]]);
    expect(await fixture.asked({ page: 31 })).toMatchObject({ total: 600, totals: { NO_SESSION: 600 } });
  });
});
