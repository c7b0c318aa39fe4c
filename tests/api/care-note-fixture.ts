import { and, eq } from 'drizzle-orm';
import { addCareNote } from '../../contract/care-notes/care-notes.ts';
import { addDays, toMonth, getToday } from '../../domain/platform/calendar.ts';
import { careNotes, plansOfCare, rtmCycles, rtmStatusChanges } from '../../server/platform/db/schema.ts';
import type { Caller, World } from './world.ts';

/** Care notes of the first patient of clinic A, written by `first`, and the months that they are billed in. */
export const careNoteFixture = (world: World, first: Caller) => {
  const { organizationId, patients: ids } = world.seed.A;
  const [patientId] = ids;
  const today = () => getToday('America/Denver', world.deps.now());
  /** A day of the month before this one, which is over and can be billed. */
  const lastMonth = (day = '15') => `${toMonth(addDays(`${toMonth(today())}-01`, -1))}-${day}`;
  const note = (values: object = {}) => ({
    date: lastMonth(),
    minutes: 20,
    notes: 'Called about the knee.',
    interactionType: 'PATIENT_INTERACTIVE_COMMUNICATION' as const,
    ...values,
  });
  const ofPatient = eq(rtmCycles.patientId, patientId);
  const months = () =>
    world.asOwner((tx) =>
      tx
        .select()
        .from(rtmCycles)
        .where(and(ofPatient, eq(rtmCycles.clock, 'CALENDAR_MONTH'))),
    );
  return {
    patientId,
    today,
    lastMonth,
    note,
    months,
    add: async (values: object = {}) =>
      (await first.call(addCareNote, { params: { patientId }, body: note(values) })).body,
    version: (number: number) => ({ headers: { 'if-match': String(number) } }),
    /** Leaves the patient without notes and cycles, in care since 60 days before last month. */
    clear: () =>
      world.asOwner(async (tx) => {
        const start = addDays(lastMonth('01'), -60);
        await tx.delete(rtmStatusChanges);
        await tx.delete(rtmCycles).where(ofPatient);
        await tx.delete(careNotes).where(eq(careNotes.patientId, patientId));
        await tx
          .update(plansOfCare)
          .set({ start, end: null, setupDate: start, setupBy: 'ENTRY' })
          .where(eq(plansOfCare.patientId, patientId));
      }),
    /** Bills last month as the billing call does: the status and who moved it. */
    bill: async () => {
      for (const { id: cycleId } of await months()) {
        await world.asOwner(async (tx) => {
          await tx.update(rtmCycles).set({ status: 'BILLED' }).where(eq(rtmCycles.id, cycleId));
          await tx.insert(rtmStatusChanges).values({
            organizationId,
            cycleId,
            patientId,
            fromStatus: 'READY_TO_BILL',
            toStatus: 'BILLED',
            changedBy: 'somebody',
          });
        });
      }
    },
  };
};
