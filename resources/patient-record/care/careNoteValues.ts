import type { CareNote, CareNoteDraft } from '../../../contract/care-notes.ts';
import {
  PATIENT_INTERACTIVE_COMMUNICATION,
  type ContactMode,
  type Credential,
} from '../../../contract/enumerations.ts';
import { CARE_NOTE_DEFAULT_MINUTES } from '../../../contract/limits.ts';
import { minutesBetween } from '../../../domain/care-note-clock.ts';
import { clockOfTimes, timeIn } from '../../../domain/care-note-times.ts';

/** Where the minutes in the form come from: 20 are offered until somebody says so, types them, or gives a clock. */
export const minutesSources = ['OFFERED', 'CONFIRMED', 'TYPED', 'CLOCK'] as const;

/** A care note as it stands in its form; start and end are times by the patient's clock, empty where not said. */
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

/** What a new note starts from (REC-55), with the credential that its author used last. */
export const emptyValues = (today: string, credential: Credential | null): CareNoteValues => ({
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

/** A stored note in its form; minutes that are those of its clock go on following it. */
export function valuesOf(note: CareNote, zone: string): CareNoteValues {
  const { date, minutes, startedAt, endedAt, contactMode, credential, notes, interactionType } = note;
  const followsClock =
    startedAt !== null && endedAt !== null && minutesBetween(new Date(startedAt), new Date(endedAt)) === minutes;
  return {
    date,
    minutes: String(minutes),
    source: followsClock ? 'CLOCK' : 'TYPED',
    start: startedAt === null ? '' : timeIn(zone, startedAt),
    end: endedAt === null ? '' : timeIn(zone, endedAt),
    contactMode: contactMode ?? '',
    credential: credential ?? '',
    notes,
    interactive: interactionType !== null,
  };
}

/**
 * Instants of the form's clock. As long as its times are those of the stored note they are the stored ones: a time that
 * the clock shows twice, and seconds, would be lost otherwise.
 */
export function instantsOf(values: CareNoteValues, zone: string, stored: CareNote | null) {
  const before = stored && valuesOf(stored, zone);
  if (stored && (['date', 'start', 'end'] as const).every((name) => values[name] === before![name]))
    return { startedAt: stored.startedAt, endedAt: stored.endedAt };
  const { startedAt, endedAt } = clockOfTimes(values.date, values.start, values.end, zone);
  return { startedAt: startedAt?.toISOString() ?? null, endedAt: endedAt?.toISOString() ?? null };
}

/** The form as the contract names it. */
export const bodyOf = (values: CareNoteValues, zone: string, stored: CareNote | null): CareNoteDraft => ({
  date: values.date,
  minutes: values.minutes.trim() === '' ? (undefined as unknown as number) : Number(values.minutes),
  notes: values.notes,
  interactionType: values.interactive ? PATIENT_INTERACTIVE_COMMUNICATION : null,
  ...instantsOf(values, zone, stored),
  contactMode: values.contactMode || null,
  credential: values.credential || null,
});

export const sameValues = (one: CareNoteValues, other: CareNoteValues): boolean =>
  (Object.keys(one) as (keyof CareNoteValues)[]).every((name) => one[name] === other[name]);
