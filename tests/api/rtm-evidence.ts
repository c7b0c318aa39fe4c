import { and, eq } from 'drizzle-orm';
import { careNotes, devices, proResponses, rtmCycles, rtmPauses } from '../../server/platform/db/schema.ts';
import { patientInCare, practised, recounted } from './patient-in-care.ts';
import type { Caller, World } from './world.ts';

/** The fields of a test's note besides date and minutes. */
type NoteValues = Partial<typeof careNotes.$inferInsert>;

/** A new patient of clinic A, in care since 2026-09-01, and the evidence of an October. */
export async function evidenceFixture(world: World, admin: Caller) {
  const patientId = await patientInCare(world, admin);
  const own = { organizationId: world.seed.A.organizationId, patientId };
  const author = world.seed.A.practitioners.first.practitionerId!;
  return {
    patientId,
    session: (day: string, change: object = {}) => practised(world, patientId, day, change),
    answer: (day: string, change: object = {}) =>
      world.asOwner((tx) =>
        tx.insert(proResponses).values({
          ...own,
          formId: 'nprs',
          formTitle: 'Wellbeing',
          responseToken: crypto.randomUUID(),
          submittedAt: new Date(`${day}T18:00:00Z`),
          day,
          answers: [],
          ...change,
        }),
      ),
    note: (date: string, minutes: number, change: NoteValues = {}) =>
      world.asOwner((tx) =>
        tx.insert(careNotes).values({
          ...own,
          authorId: author,
          date,
          minutes,
          notes: 'What was said stays in the record.',
          createdAt: new Date(`${date}T20:00:00Z`),
          ...change,
        }),
      ),
    /** The patient's app, paired at an instant. */
    device: (label: string, at: string) =>
      world.asOwner((tx) =>
        tx.insert(devices).values({ ...own, label, tokenHash: crypto.randomUUID(), createdAt: new Date(at) }),
      ),
    pause: (fromDay: string, toDay: string | null, reason: string | null = null) =>
      world.asOwner((tx) => tx.insert(rtmPauses).values({ ...own, fromDay, toDay, reason, pausedBy: 'somebody' })),
    /** The one cycle of a code. */
    cycle: (code: string) =>
      world.asOwner(async (tx) => {
        const found = and(eq(rtmCycles.patientId, patientId), eq(rtmCycles.code, code));
        return (await tx.select().from(rtmCycles).where(found))[0]!;
      }),
    recount: (now = '2026-11-20T18:00:00Z') => recounted(world, patientId, now),
  };
}
