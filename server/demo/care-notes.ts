import { subMinutes } from 'date-fns';
import {
  PATIENT_INTERACTIVE_COMMUNICATION,
  type ContactMode,
  type Credential,
} from '../../contract/platform/enumerations.ts';
import { addDays, countDaysBetween } from '../../domain/platform/calendar.ts';
import type { careNotes } from '../platform/db/schema.ts';
import { momentAt } from './moments.ts';
import { lastDayOfCare, type DemoPatient } from './patients.ts';

export type CareNoteRow = typeof careNotes.$inferInsert & { id: number };

interface Wording {
  mode: ContactMode | null;
  text: string;
}
const contacts: Wording[] = [
  { mode: 'VIDEO', text: 'Video call: reviewed the week; pain 3/10 after exercise. Continue current program.' },
  { mode: 'PHONE', text: 'Phone call about missed days; patient is traveling until Sunday and will resume Monday.' },
  { mode: 'VIDEO', text: 'Video visit: corrected squat depth; better control by the end of the visit.' },
  { mode: 'PHONE', text: 'Phone call: swelling has decreased; agreed to add a third set.' },
  { mode: 'PHONE', text: 'Phone call with patient and daughter about home exercise safety.' },
];
const reviews: Wording[] = [
  { mode: null, text: 'Reviewed this week’s session data and range of motion. Steady progress.' },
  { mode: null, text: 'Reviewed adherence: 4 of 5 days. No changes to the program.' },
  { mode: null, text: 'Reviewed survey responses; pain is decreasing.' },
  { mode: null, text: 'Adjusted reps after reviewing reported errors.' },
  { mode: 'MESSAGE', text: 'Sent a message with a reminder to exercise.' },
];

/** Notes older than this say neither when exactly nor how they were written. */
const SAID_FOR_DAYS = 120;

/** Most are physical therapists; every fourth provider is their assistant. */
const getCredential = (practitionerId: number): Credential => (practitionerId % 4 === 3 ? 'PTA' : 'PT');

/** How a note was written: in one stretch that ended when it was saved. */
const createContactFields = (practitionerId: number, mode: ContactMode | null, minutes: number, writtenAt: Date) => ({
  startedAt: subMinutes(writtenAt, minutes),
  endedAt: writtenAt,
  contactMode: mode,
  credential: getCredential(practitionerId),
});

/** Care notes of Health patients: some weeks a review of the data, some a live contact; the older ones say less. */
export function demoCareNotes(patients: DemoPatient[], today: string): CareNoteRow[] {
  let nextId = 1;
  return patients
    .filter(({ row, course }) => row.products.includes('HEALTH') && course.hasAccount && row.primaryPractitionerId)
    .flatMap(({ row, course, place, chance }) =>
      course.plans.flatMap((plan) => {
        const days = countDaysBetween(plan.start, lastDayOfCare(plan, today));
        return Array.from({ length: Math.floor(days / 9) }, (_, index): CareNoteRow => {
          const date = addDays(plan.start, index * 9 + chance.whole(1, 8));
          const isContact = chance.yes(0.45);
          const at = momentAt(date, chance.whole(8 * 60, 17 * 60), place.timezone);
          const minutes = isContact ? chance.of([10, 12, 15, 20, 20]) : chance.of([5, 6, 8, 10]);
          const { mode, text } = chance.of(isContact ? contacts : reviews);
          const isRecent = countDaysBetween(date, today) < SAID_FOR_DAYS;
          return {
            organizationId: row.organizationId,
            id: nextId++,
            patientId: row.id,
            authorId: row.primaryPractitionerId,
            date,
            minutes,
            notes: text,
            interactionType: isContact ? PATIENT_INTERACTIVE_COMMUNICATION : null,
            ...(isRecent && createContactFields(row.primaryPractitionerId!, mode, minutes, at)),
            createdAt: at,
            updatedAt: at,
          };
        });
      }),
    );
}
