import type { UseFormReturn } from 'react-hook-form';
import { CareNoteBody, type CareNote, type CareNoteDraft } from '../../contract/care-notes/care-notes.ts';
import {
  careNoteFields,
  flagFields,
  textFields,
  timeFields,
  type CareNoteField,
  type FlagField,
} from '../../contract/care-notes/fields.ts';
import type { Credential } from '../../contract/platform/enumerations.ts';
import { CARE_NOTE_DEFAULT_MINUTES } from '../../contract/platform/limits.ts';
import { mapKeys } from '../../contract/platform/typed-keys.ts';
import { haveFactsChanged, validateCareNoteDate } from '../../domain/care-notes/care-note.ts';
import {
  countMinutesBetween,
  formatTimeInZone,
  MINUTES_UNCONFIRMED,
  parseNoteClock,
  TIME_SKIPPED,
  validateCareNote,
} from '../../domain/care-notes/clock.ts';
import type { TimedNote } from '../../domain/care-notes/care-timer.ts';
import { formatInputs, parseInputs } from '../../domain/platform/form-fields.ts';
import { zodFieldErrors } from '../../src/ui/formHelpers.ts';

/** Where the form's minutes come from: 20 are suggested until the user confirms them, types others or enters times. */
const minutesSources = ['OFFERED', 'CONFIRMED', 'TYPED', 'CLOCK'] as const;

type Inputs = Record<Exclude<CareNoteField, FlagField>, string> & Record<FlagField, boolean>;
/** Form values of a care note: a text for each input, empty if unknown. Times are in the patient's time zone. */
export type CareNoteValues = Inputs & { source: (typeof minutesSources)[number] };

/** Values of a new note (REC-55), with the credential that the author used last. */
export const createEmptyValues = (today: string, credential: Credential | null): CareNoteValues => ({
  ...formatInputs(textFields),
  ...mapKeys(timeFields, () => ''),
  ...mapKeys(flagFields, () => false),
  date: today,
  minutes: String(CARE_NOTE_DEFAULT_MINUTES),
  source: 'OFFERED',
  credential: credential ?? '',
});

/** A stored note as form values. Minutes that equal the time between start and end keep following them. */
export function toFormValues(note: CareNote, zone: string): CareNoteValues {
  const { minutes, startedAt, endedAt } = note;
  const followsClock =
    startedAt !== null && endedAt !== null && countMinutesBetween(new Date(startedAt), new Date(endedAt)) === minutes;
  return {
    ...formatInputs(textFields, note),
    ...mapKeys(timeFields, (field) => (note[field] === null ? '' : formatTimeInZone(zone, note[field]))),
    ...mapKeys(flagFields, (field) => note[field] !== null),
    source: followsClock ? 'CLOCK' : 'TYPED',
  };
}

/**
 * Instants of start and end. Unchanged times keep the stored instants: seconds, and a time that occurs twice at the
 * end of daylight saving time, would be lost otherwise.
 */
export function toInstants(values: CareNoteValues, zone: string, stored: CareNote | null) {
  const before = stored && toFormValues(stored, zone);
  if (before && (['date', ...timeFields] as const).every((field) => values[field] === before[field]))
    return { startedAt: stored.startedAt, endedAt: stored.endedAt };
  const { startedAt, endedAt } = parseNoteClock(values.date, values.startedAt, values.endedAt, zone);
  return { startedAt: startedAt?.toISOString() ?? null, endedAt: endedAt?.toISOString() ?? null };
}

/** The form as a request body. Minutes that are not a number are NaN, which the contract rejects. */
export const toRequestBody = (
  values: CareNoteValues,
  zone: string,
  stored: CareNote | null,
): Required<CareNoteDraft> => ({
  ...parseInputs(textFields, values),
  minutes: values.minutes.trim() === '' ? NaN : Number(values.minutes),
  ...toInstants(values, zone, stored),
  ...mapKeys(flagFields, (field) => (values[field] ? careNoteFields[field].input.value : null)),
});

/** Fills in the date, times and minutes that a timer measured. */
export const applyTimedNote = (values: CareNoteValues, { start, end, date, minutes }: TimedNote): CareNoteValues => ({
  ...values,
  date,
  startedAt: start,
  endedAt: end,
  minutes: String(minutes),
  source: 'TYPED',
});

/** Sets the minutes to the time between start and end, unless the user has typed minutes. */
export function updateMinutes(form: UseFormReturn<CareNoteValues>, zone: string): void {
  const { date, startedAt: startTime, endedAt: endTime, source } = form.getValues();
  if (source === 'TYPED') return;
  // Without times the minutes are a suggestion again.
  if (!startTime && !endTime && source === 'CLOCK') return form.setValue('source', 'OFFERED');
  const { startedAt, endedAt } = parseNoteClock(date, startTime, endTime, zone);
  if (!startedAt || !endedAt || endedAt <= startedAt) return;
  form.setValue('source', 'CLOCK');
  form.setValue('minutes', String(countMinutesBetween(startedAt, endedAt)), {
    shouldValidate: form.formState.isSubmitted,
  });
}

/** Facts of the patient's record that a care note is validated against. */
interface ValidationContext {
  /** Civil date and time zone at the patient's location. */
  today: string;
  zone: string;
  firstPlanStart: string | null;
  /** The stored note that is being edited; its unchanged values are not validated again. */
  stored: CareNote | null;
}

const toNoteFacts = (note: Required<CareNoteDraft> | CareNote) => ({
  ...note,
  interactionType: note.interactionType ?? null,
  startedAt: note.startedAt ? new Date(note.startedAt) : null,
  endedAt: note.endedAt ? new Date(note.endedAt) : null,
});

/** Error message of each invalid field: formats (REC-51, REC-53..57), dates (REC-52) and cross-field rules. */
export function validateForm(
  values: CareNoteValues,
  { today, zone, firstPlanStart, stored }: ValidationContext,
): Partial<Record<string, string>> {
  const body = toRequestBody(values, zone, stored);
  const facts = toNoteFacts(body);
  const hasChanged = !stored || haveFactsChanged(toNoteFacts(stored), facts);
  const date = stored?.date === values.date ? null : validateCareNoteDate(values.date, { today, firstPlanStart });
  const skippedTimes = timeFields.filter((field) => values[field] !== '' && !body[field]);
  return {
    ...(hasChanged && validateCareNote(facts, { zone, now: new Date() })),
    ...mapKeys(skippedTimes, () => TIME_SKIPPED),
    ...(values.source === 'OFFERED' && { minutes: MINUTES_UNCONFIRMED }),
    ...(date && { date }),
    ...zodFieldErrors(CareNoteBody, body),
  };
}
