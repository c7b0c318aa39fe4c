import * as z from 'zod/mini';
import { contactModes, credentials } from '../../../contract/enumerations.ts';
import { minutesSources } from './careNoteValues.ts';

/*
 * A note that is being written survives a reload and a lost network. It is kept in sessionStorage and not in
 * localStorage: clinics share computers, so what is written about a patient must not outlive the tab, nor be there for
 * whoever uses the browser next. Signing out empties it (`src/session/leave.ts`).
 */

const CareNoteDraft = z.object({
  values: z.object({
    date: z.string(),
    minutes: z.string(),
    // A draft of before these were asked for has none of them.
    source: z._default(z.enum(minutesSources), 'TYPED'),
    start: z._default(z.string(), ''),
    end: z._default(z.string(), ''),
    contactMode: z._default(z.enum(['', ...contactModes]), ''),
    credential: z._default(z.enum(['', ...credentials]), ''),
    notes: z.string(),
    interactive: z.boolean(),
  }),
  /** The same for every try to save this writing, also after a reload: the server writes it once. */
  idempotencyKey: z.string(),
  /** Version of the stored note that the writing began from; null for a new note. */
  version: z.nullable(z.number()),
});
export type CareNoteDraft = z.output<typeof CareNoteDraft>;

/** Where the draft of a person stands: one for the patient's new note, one for each note that is being edited. */
export const draftPlace = (userId: string, patientId: number, noteId: number | null): string =>
  `care-note-draft/${userId}/${patientId}/${noteId ?? 'new'}`;

/** The draft that is kept there; null when there is none or it cannot be read. */
export function readDraft(place: string): CareNoteDraft | null {
  try {
    return CareNoteDraft.parse(JSON.parse(sessionStorage.getItem(place) ?? 'null'));
  } catch {
    return null;
  }
}

export function keepDraft(place: string, draft: CareNoteDraft): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(draft));
  } catch {
    // A browser without room keeps none; the form itself still holds what is typed.
  }
}

export const dropDraft = (place: string): void => sessionStorage.removeItem(place);
