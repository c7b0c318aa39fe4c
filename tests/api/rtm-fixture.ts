import { and, eq } from 'drizzle-orm';
import { addCareNote } from '../../contract/care-notes/care-notes.ts';
import { postSession } from '../../contract/intake/intake.ts';
import { plansOfCare, rtmCycles, rtmStatusChanges } from '../../server/platform/db/schema.ts';
import { createNewDayJob } from '../../server/platform/jobs/new-day.ts';
import { patientApps, reportedSession } from './patient-app.ts';
import { stored } from './stored.ts';
import { openWorld, type Caller, type World } from './world.ts';

/** A patient of clinic A with their app. */
export interface Monitored {
  id: number;
  app: Caller;
}

export type RtmFixture = Awaited<ReturnType<typeof openRtmFixture>>;

/** Monitored patients of clinic A, whose data arrive through the API at any time. */
export async function openRtmFixture() {
  const world: World = await openWorld();
  const own = (patientId: number) => eq(rtmCycles.patientId, patientId);
  const fixture = {
    world,
    admin: await world.as(world.seed.A.practitioners.admin),
    /** Moves the clock, which ends all sessions, and signs the admin in. */
    async at(instant: string): Promise<void> {
      world.offsetMs = Date.parse(instant) - Date.now();
      fixture.admin = await world.as(world.seed.A.practitioners.admin);
    },
    /** A patient set up and in care since a day. */
    async monitored(since: string): Promise<Monitored> {
      const { id, app } = await patientApps(world, fixture.admin).paired();
      await world.asOwner(async (tx) => {
        await tx
          .update(plansOfCare)
          .set({ start: since, setupDate: since, setupBy: 'ENTRY' })
          .where(eq(plansOfCare.patientId, id));
      });
      return { id, app };
    },
    /** The app posts a session of an instant; returns whether it was dated ahead. */
    async addSession({ app }: Monitored, performedAt: string): Promise<boolean> {
      const reply = await app.call(postSession, { body: reportedSession(world, { performedAt }) as never });
      if (reply.status !== 201) throw new Error(JSON.stringify(reply.problem));
      return reply.body.datedAhead;
    },
    async addNote({ id: patientId }: Monitored, date: string, minutes: number, live = true) {
      const reply = await fixture.admin.call(addCareNote, {
        params: { patientId },
        body: { date, minutes, notes: 'Called.', interactionType: live ? 'PATIENT_INTERACTIVE_COMMUNICATION' : null },
      });
      if (reply.status !== 201) throw new Error(JSON.stringify(reply.problem));
      return reply.body;
    },
    rows: ({ id }: Monitored) => stored(world, rtmCycles, own(id)),
    /** `98985 2026-09-02..2026-10-01 READY_TO_BILL 3`: days or minutes last, in the order of code and start. */
    lines: async (patient: Monitored) =>
      (await fixture.rows(patient))
        .map(({ code, startDate, endDate, status, numActiveDays, minutes }) =>
          [code, `${startDate}..${endDate}`, status, minutes || numActiveDays].join(' '),
        )
        .toSorted(),
    /** `98985 2026-09-05 IN_PROGRESS to REMOVED by system`, the oldest first. */
    history: async ({ id }: Monitored) =>
      (await stored(world, rtmStatusChanges, eq(rtmStatusChanges.patientId, id))).map(
        ({ code, startDate, fromStatus, toStatus, changedBy }) =>
          `${code} ${startDate} ${fromStatus} to ${toStatus} by ${changedBy === 'system' ? 'system' : 'somebody'}`,
      ),
    cycle: async ({ id }: Monitored, code: string) =>
      (await stored(world, rtmCycles, and(own(id), eq(rtmCycles.code, code))))[0]!,
    turnDay: () =>
      createNewDayJob({ now: world.deps.now })(
        { id: 1, organizationId: null, payload: {}, progress: null, report: async () => undefined },
        world.deps.tenantDb,
      ),
  };
  return fixture;
}
