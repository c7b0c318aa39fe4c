import { type CareNote, type CareNoteDraft, CareNoteBody } from '../../contract/care-notes/care-notes.ts';
import {
  PATIENT_INTERACTIVE_COMMUNICATION,
  type ContactMode,
  type Credential,
} from '../../contract/platform/enumerations.ts';
import { CARE_NOTE_DEFAULT_MINUTES } from '../../contract/platform/limits.ts';
import { validateCareNoteDate, haveFactsChanged } from '../../domain/care-notes/care-note.ts';
import {
  countMinutesBetween,
  MINUTES_UNCONFIRMED,
  TIME_SKIPPED,
  validateCareNote,
} from '../../domain/care-notes/clock.ts';
import type { TimedNote } from '../../domain/care-notes/timer/timed-note.ts';
import { parseNoteClock, formatTimeInZone } from '../../domain/care-notes/times.ts';
import { zodFieldErrors } from '../../src/ui/formHelpers.ts';

/** Where the form's minutes come from: 20 are suggested until the user confirms them, types others or enters times. */
const minutesSources = ['OFFERED', 'CONFIRMED', 'TYPED', 'CLOCK'] as const;

/** Form values of a care note. Start and end are in the patient's time zone, empty if unknown. */
export interface CareNoteValues {
  date: string;
  minutes: string;
  source: (typeof minutesSources)[number];
  start: string;
  end: string;
  contactMode: ContactMode | '';
  credential: Credential | '';
  notes: string;
  interactive: boolean;
}

/** Values of a new note (REC-55), with the credential that the author used last. */
export const createEmptyValues = (today: string, credential: Credential | null): CareNoteValues => ({
  date: today,
  minutes: String(CARE_NOTE_DEFAULT_MINUTES),
  source: 'OFFERED',
  start: '',
  end: '',
  contactMode: '',
  credential: credential ?? '',
  notes: '',
  interactive: false,
});

/** A stored note as form values. Minutes that equal the time between start and end keep following them. */
export function toFormValues(note: CareNote, zone: string): CareNoteValues {
  const { date, minutes, startedAt, endedAt, contactMode, credential, notes, interactionType } = note;
  const followsClock =
    startedAt !== null && endedAt !== null && countMinutesBetween(new Date(startedAt), new Date(endedAt)) === minutes;
  return {
    date,
    minutes: String(minutes),
    source: followsClock ? 'CLOCK' : 'TYPED',
    start: startedAt === null ? '' : formatTimeInZone(zone, startedAt),
    end: endedAt === null ? '' : formatTimeInZone(zone, endedAt),
    contactMode: contactMode ?? '',
    credential: credential ?? '',
    notes,
    interactive: interactionType !== null,
  };
}

/**
 * Instants of start and end. Unchanged times keep the stored instants: seconds, and a time that occurs twice at the
 * end of daylight saving time, would be lost otherwise.
 */
export function toInstants(values: CareNoteValues, zone: string, stored: CareNote | null) {
  const before = stored && toFormValues(stored, zone);
  if (stored && (['date', 'start', 'end'] as const).every((name) => values[name] === before![name]))
    return { startedAt: stored.startedAt, endedAt: stored.endedAt };
  const { startedAt, endedAt } = parseNoteClock(values.date, values.start, values.end, zone);
  return { startedAt: startedAt?.toISOString() ?? null, endedAt: endedAt?.toISOString() ?? null };
}

export const toRequestBody = (values: CareNoteValues, zone: string, stored: CareNote | null): CareNoteDraft => ({
  date: values.date,
  minutes: values.minutes.trim() === '' ? (undefined as unknown as number) : Number(values.minutes),
  notes: values.notes,
  interactionType: values.interactive ? PATIENT_INTERACTIVE_COMMUNICATION : null,
  ...toInstants(values, zone, stored),
  contactMode: values.contactMode || null,
  credential: values.credential || null,
});

/** Fills in the date, times and minutes that a timer measured. */
export const applyTimedNote = (values: CareNoteValues, timed: TimedNote | null): CareNoteValues =>
  timed
    ? {
        ...values,
        date: timed.date,
        start: timed.start,
        end: timed.end,
        minutes: String(timed.minutes),
        source: 'TYPED',
      }
    : values;

type Problems = Partial<Record<string, string>>;

/** Facts of the patient's record that a care note is validated against. */
interface ValidationContext {
  /** Civil date and time zone at the patient's location. */
  today: string;
  zone: string;
  firstPlanStart: string | null;
  /** The stored note that is being edited; its unchanged values are not validated again. */
  stored: CareNote | null;
}

const toNoteFacts = (note: Pick<CareNote, 'date' | 'minutes'> & Partial<CareNote>) => ({
  ...note,
  interactionType: note.interactionType ?? null,
  startedAt: note.startedAt ? new Date(note.startedAt) : null,
  endedAt: note.endedAt ? new Date(note.endedAt) : null,
});

/** Maps the contract's field names of API errors to the form's. */
export const toFormErrors = ({ startedAt, endedAt, interactionType, ...others }: Problems): Problems => ({
  ...others,
  ...(startedAt && { start: startedAt }),
  ...(endedAt && { end: endedAt }),
  ...(interactionType && { interactive: interactionType }),
});

/** Error message of each invalid field: formats (REC-51, REC-53..57), dates (REC-52) and cross-field rules. */
export function validateForm(
  values: CareNoteValues,
  { today, zone, firstPlanStart, stored }: ValidationContext,
): Problems {
  const body = toRequestBody(values, zone, stored);
  const facts = toNoteFacts(body);
  const changed = !stored || haveFactsChanged(toNoteFacts(stored), facts);
  const date = stored?.date === values.date ? null : validateCareNoteDate(values.date, { today, firstPlanStart });
  return {
    ...(changed && toFormErrors(validateCareNote(facts, { zone, now: new Date() }))),
    ...(values.start && !body.startedAt && { start: TIME_SKIPPED }),
    ...(values.end && !body.endedAt && { end: TIME_SKIPPED }),
    ...(values.source === 'OFFERED' && { minutes: MINUTES_UNCONFIRMED }),
    ...(date && { date }),
    ...toFormErrors(zodFieldErrors(CareNoteBody, body)),
  };
}
