import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCareNote, deleteCareNote, updateCareNote, type CareNote } from '../../contract/care-notes.ts';
import { addDays, startOfDayInstant } from '../../domain/calendar.ts';
import { careNotes, jobs, plansOfCare, rtmCycles, rtmStatusChanges } from '../../server/db/schema/index.ts';
import { recountPatients } from '../../server/rtm/recompute.ts';
import { careNoteDesk } from './care-note-desk.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let admin: Caller;
let first: Caller;
let desk: ReturnType<typeof careNoteDesk>;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.as(world.seed.A.practitioners.admin);
  first = await world.as(world.seed.A.practitioners.first);
  desk = careNoteDesk(world, first);
});
afterAll(() => world.close());

const both = () => world.seed.A.patients;
beforeEach(() =>
  world.asOwner(async (tx) => {
    const start = addDays(desk.lastMonth('01'), -60);
    await tx.delete(jobs).where(eq(jobs.kind, 'rtm-author-clock'));
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
  new Date(startOfDayInstant('America/Denver', desk.lastMonth()).getTime() + count * 60_000).toISOString();
const clock = (from: number) => ({ startedAt: minute(from), endedAt: minute(from + 20) });
const add = async (patientId: number, from: number, by = admin): Promise<CareNote> =>
  (await by.call(addCareNote, { params: { patientId }, body: desk.note(clock(from)) })).body;
const remove = ({ patientId, id }: CareNote) =>
  admin.call(deleteCareNote, { params: { patientId, id }, ...desk.version(1) });
const flagsOf = async (patientId: number) =>
  (
    await world.asOwner((tx) =>
      tx
        .select({ flags: rtmCycles.flags })
        .from(rtmCycles)
        .where(and(eq(rtmCycles.patientId, patientId), eq(rtmCycles.clock, 'CALENDAR_MONTH'))),
    )
  ).map(({ flags }) => flags);
const shared = [['OVERLAPPING_NOTES']];

describe('an author on two patients at once', () => {
  it('is flagged on both, the other one by a job, until one of the notes is elsewhere in time', async () => {
    const [one, other] = both();
    await add(one, 600);
    const late = await add(other, 610);
    expect(await flagsOf(other)).toEqual(shared);
    expect(await flagsOf(one)).toEqual([[]]);
    await world.deps.jobs.runDue();
    expect([await flagsOf(one), await flagsOf(other)]).toEqual([shared, shared]);
    const moved = await admin.call(updateCareNote, {
      params: { patientId: other, id: late.id },
      body: desk.note(clock(700)),
      ...desk.version(1),
    });
    expect(moved.status).toBe(200);
    await world.deps.jobs.runDue();
    expect([await flagsOf(one), await flagsOf(other)]).toEqual([[[]], [[]]]);
  });

  it('is no longer flagged once a note is deleted, and was not where notes only touch', async () => {
    const [one, other] = both();
    await add(one, 600);
    const late = await add(other, 610);
    await world.deps.jobs.runDue();
    expect(await flagsOf(one)).toEqual(shared);
    await remove(late);
    await world.deps.jobs.runDue();
    expect(await flagsOf(one)).toEqual([[]]);
    await add(other, 620);
    await world.deps.jobs.runDue();
    expect([await flagsOf(one), await flagsOf(other)]).toEqual([[[]], [[]]]);
  });

  it('stays flagged when somebody who does not see the other patient has the month counted', async () => {
    const [one, other] = both();
    await add(one, 600);
    await add(other, 610);
    await world.deps.jobs.runDue();
    // Forty minutes give 98981 too.
    const note = await add(one, 900, first);
    expect(note.overlaps).toEqual([]);
    expect(await flagsOf(one)).toEqual([...shared, ...shared]);
    await world.deps.door.withActor(
      {
        kind: 'device',
        organizationId: world.seed.A.organizationId,
        locationId: world.seed.A.locations[0],
        patientId: one,
        deviceId: 1,
      },
      (tx, scope) => recountPatients(tx, scope, [one], world.deps.now()),
    );
    expect(await flagsOf(one)).toEqual([...shared, ...shared]);
  });

  it('is not flagged for a colleague on the other patient', async () => {
    const [one, other] = both();
    await add(one, 600, first);
    await add(other, 600);
    await world.deps.jobs.runDue();
    expect([await flagsOf(one), await flagsOf(other)]).toEqual([[[]], [[]]]);
  });
});
