import { PATIENT_INTERACTIVE_COMMUNICATION } from '../../contract/enumerations.ts';
import { addDays, daysBetween } from '../../domain/calendar.ts';
import type { careNotes } from '../db/schema/index.ts';
import { momentAt } from './moments.ts';
import { lastDayOfCare, type DemoPatient } from './patients.ts';

export type CareNoteRow = typeof careNotes.$inferInsert & { id: number };

const contacts = [
  'Video call: reviewed the week, pain 3 of 10 after exercise. Keeps the program as it is.',
  'Phone call about missed days; travelling until Sunday, will resume on Monday.',
  'Video visit: corrected the depth of the squat, better control at the end.',
  'Phone call: swelling has gone down, agreed to add a third set.',
  'Phone call with patient and daughter about exercising safely at home.',
];
const reviews = [
  'Reviewed session data and range of motion of the week. Steady progress.',
  'Reviewed adherence: four of five days. No change.',
  'Looked through survey answers; pain is falling.',
  'Adjusted repetitions after review of the errors reported.',
  'Left a voice message and a reminder to exercise.',
];

/** Care notes of Health patients: some weeks a review of the data, some a live contact. */
export function demoCareNotes(patients: DemoPatient[], today: string): CareNoteRow[] {
  let nextId = 1;
  return patients
    .filter(({ row, course }) => row.products.includes('HEALTH') && course.hasAccount && row.primaryPractitionerId)
    .flatMap(({ row, course, place, chance }) =>
      course.plans.flatMap((plan) => {
        const days = daysBetween(plan.start, lastDayOfCare(plan, today));
        return Array.from({ length: Math.floor(days / 9) }, (_, index): CareNoteRow => {
          const date = addDays(plan.start, index * 9 + chance.whole(1, 8));
          const isContact = chance.yes(0.45);
          const at = momentAt(date, chance.whole(8 * 60, 17 * 60), place.timezone);
          return {
            organizationId: row.organizationId,
            id: nextId++,
            patientId: row.id,
            authorId: row.primaryPractitionerId,
            date,
            minutes: isContact ? chance.of([10, 12, 15, 20, 20]) : chance.of([5, 6, 8, 10]),
            notes: chance.of(isContact ? contacts : reviews),
            interactionType: isContact ? PATIENT_INTERACTIVE_COMMUNICATION : null,
            createdAt: at,
            updatedAt: at,
          };
        });
      }),
    );
}
