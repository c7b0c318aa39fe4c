import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCareNote, deleteCareNote, updateCareNote, type CareNote } from '../../contract/care-notes/care-notes.ts';
import { addDays, findStartOfDay } from '../../domain/platform/calendar.ts';
import { careNotes, jobs, plansOfCare, rtmCycles, rtmStatusChanges } from '../../server/platform/db/schema.ts';
import { recalculatePatients } from '../../server/rtm/recalculate.ts';
import { careNoteFixture } from './care-note-fixture.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let admin: Caller;
let first: Caller;
let fixture: ReturnType<typeof careNoteFixture>;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.as(world.seed.A.practitioners.admin);
  first = await world.as(world.seed.A.practitioners.first);
  fixture = careNoteFixture(world, first);
});
afterAll(() => world.close());

const both = () => world.seed.A.patients;
beforeEach(() =>
  world.asOwner(async (tx) => {
    const start = addDays(fixture.lastMonth('01'), -60);
    await tx.delete(jobs).where(eq(jobs.kind, 'rtm-author-overlap'));
    await tx.delete(rtmStatusChanges);
    await tx.delete(rtmCycles).where(inArray(rtmCycles.patientId, both()));
    await tx.delete(careNotes).where(inArray(careNotes.patientId, both()));
    await tx
      .update(plansOfCare)
      .set({ start, end: null, setupDate: start, setupBy: 'ENTRY' })
      .where(inArray(plansOfCare.patientId, both()));
  }),
);

const minute = (count: number) =>
  new Date(findStartOfDay('America/Denver', fixture.lastMonth()).getTime() + count * 60_000).toISOString();
const clock = (from: number) => ({ startedAt: minute(from), endedAt: minute(from + 20) });
const add = async (patientId: number, from: number, by = admin): Promise<CareNote> =>
  (await by.call(addCareNote, { params: { patientId }, body: fixture.note(clock(from)) })).body;
const remove = ({ patientId, id }: CareNote) =>
  admin.call(deleteCareNote, { params: { patientId, id }, ...fixture.version(1) });
const getFlags = async (patientId: number) =>
  (
    await world.asOwner((tx) =>
      tx
        .select({ flags: rtmCycles.flags })
        .from(rtmCycles)
        .where(and(eq(rtmCycles.patientId, patientId), eq(rtmCycles.clock, 'CALENDAR_MONTH'))),
    )
  ).map(({ flags }) => flags);
const shared = [['OVERLAPPING_NOTES']];

describe('an author with overlapping notes on two patients', () => {
  it('is flagged on both, on the other one by a job, until one of the notes moves in time', async () => {
    const [one, other] = both();
    await add(one, 600);
    const late = await add(other, 610);
    expect(await getFlags(other)).toEqual(shared);
    expect(await getFlags(one)).toEqual([[]]);
    await world.deps.jobs.runDue();
    expect([await getFlags(one), await getFlags(other)]).toEqual([shared, shared]);
    const moved = await admin.call(updateCareNote, {
      params: { patientId: other, id: late.id },
      body: fixture.note(clock(700)),
      ...fixture.version(1),
    });
    expect(moved.status).toBe(200);
    await world.deps.jobs.runDue();
    expect([await getFlags(one), await getFlags(other)]).toEqual([[[]], [[]]]);
  });

  it('is no longer flagged once a note is deleted, and is not flagged for adjacent notes', async () => {
    const [one, other] = both();
    await add(one, 600);
    const late = await add(other, 610);
    await world.deps.jobs.runDue();
    expect(await getFlags(one)).toEqual(shared);
    await remove(late);
    await world.deps.jobs.runDue();
    expect(await getFlags(one)).toEqual([[]]);
    await add(other, 620);
    await world.deps.jobs.runDue();
    expect([await getFlags(one), await getFlags(other)]).toEqual([[[]], [[]]]);
  });

  it('stays flagged when a user without access to the other patient recalculates the month', async () => {
    const [one, other] = both();
    await add(one, 600);
    await add(other, 610);
    await world.deps.jobs.runDue();
    // Forty minutes give 98981 too.
    const note = await add(one, 900, first);
    expect(note.overlaps).toEqual([]);
    expect(await getFlags(one)).toEqual([...shared, ...shared]);
    await world.deps.tenantDb.withActor(
      {
        kind: 'device',
        organizationId: world.seed.A.organizationId,
        locationId: world.seed.A.locations[0],
        patientId: one,
        deviceId: 1,
      },
      (tx, scope) => recalculatePatients(tx, scope, [one], world.deps.now()),
    );
    expect(await getFlags(one)).toEqual([...shared, ...shared]);
  });

  it('is not flagged for a note of another author on the other patient', async () => {
    const [one, other] = both();
    await add(one, 600, first);
    await add(other, 600);
    await world.deps.jobs.runDue();
    expect([await getFlags(one), await getFlags(other)]).toEqual([[[]], [[]]]);
  });
});
