import * as z from 'zod/mini';
import { DateTime, Day } from '../platform/dates.ts';
import { contactModes, credentials, PATIENT_INTERACTIVE_COMMUNICATION } from '../platform/enumerations.ts';
import { limitTrimmedLength } from '../platform/fields.ts';
import type { FieldInput } from '../platform/form-fields.ts';
import { formMessage } from '../platform/form-messages.ts';
import { NOTES_MAX } from '../platform/limits.ts';
import { fieldMessage } from '../platform/messages.ts';
import { keysOf, pick } from '../platform/typed-keys.ts';
import { careNoteMessage } from './messages.ts';

/**
 * How a field is entered. A time is one of the patient's clock, a flag a checkbox that stands for its only value or
 * null.
 */
type CareNoteInput = (FieldInput & { kind: 'text' | 'choice' }) | { kind: 'time' } | { kind: 'flag'; value: string };

/** All that the form and the calls know of a field. Its label is the message `careNote.field.<field>`. */
interface CareNoteFieldDefinition {
  /** What adding and saving a note take. */
  schema: z.ZodMiniType;
  /** What a note answers. */
  stored: z.ZodMiniType;
  input: CareNoteInput;
}

const DATE_REQUIRED = formMessage.text('fields.dateRequired');
const MINUTES_REQUIRED = careNoteMessage.text('careNotes.minutesRequired');
const NOTES_REQUIRED = careNoteMessage.text('careNotes.notesRequired');
export const MINUTES_OF_A_DAY = 1440;
const LiveContact = z.nullable(z.literal(PATIENT_INTERACTIVE_COMMUNICATION));

/** Start or end of the work, an instant; both or neither. */
const time = {
  schema: z.optional(z.nullable(DateTime)),
  stored: z.nullable(z.string()),
  input: { kind: 'time' },
} as const;

/**
 * Every field of a care note (REC-51..57). Whether the date is possible for this patient is `validateCareNoteDate` in the
 * domain, whether the fields fit together `validateCareNote`. An optional field that is absent keeps its value.
 */
export const careNoteFields = {
  /** Civil date in the patient's zone. */
  date: {
    schema: z
      .string({ error: DATE_REQUIRED })
      .check(z.trim(), z.minLength(1, { error: DATE_REQUIRED, abort: true }), Day),
    stored: z.string(),
    input: { kind: 'text' },
  },
  minutes: {
    schema: z
      .number({ error: MINUTES_REQUIRED })
      .check(
        z.gte(0, careNoteMessage.text('careNotes.minutesMin')),
        z.int(careNoteMessage.text('careNotes.minutesWholeNumber')),
        z.lte(MINUTES_OF_A_DAY, careNoteMessage.text('careNotes.minutesMax', { n: MINUTES_OF_A_DAY })),
      ),
    stored: z.number(),
    input: { kind: 'text' },
  },
  startedAt: time,
  endedAt: time,
  notes: {
    schema: z.string({ error: NOTES_REQUIRED }).check(
      z.trim(),
      z.minLength(1, NOTES_REQUIRED),
      z.refine(
        (text: string) => limitTrimmedLength(text) <= NOTES_MAX,
        fieldMessage.text('fields.characterLimit', { n: NOTES_MAX }),
      ),
    ),
    stored: z.string(),
    input: { kind: 'text' },
  },
  contactMode: {
    schema: z.optional(z.nullable(z.enum(contactModes))),
    stored: z.nullable(z.enum(contactModes)),
    input: { kind: 'choice', options: contactModes },
  },
  /** What the author was when writing. */
  credential: {
    schema: z.optional(z.nullable(z.enum(credentials))),
    stored: z.nullable(z.enum(credentials)),
    input: { kind: 'choice', options: credentials },
  },
  interactionType: {
    schema: z._default(LiveContact, null),
    stored: LiveContact,
    input: { kind: 'flag', value: PATIENT_INTERACTIVE_COMMUNICATION },
  },
} as const satisfies Readonly<Record<string, CareNoteFieldDefinition>>;

type Fields = typeof careNoteFields;
export type CareNoteField = keyof Fields;
type FieldWithInput<Kind> = {
  [Field in CareNoteField]: Fields[Field]['input']['kind'] extends Kind ? Field : never;
}[CareNoteField];
/** A field whose input holds its value as a text. */
type TextField = FieldWithInput<'text' | 'choice'>;
export type ChoiceField = FieldWithInput<'choice'>;
export type TimeField = FieldWithInput<'time'>;
export type FlagField = FieldWithInput<'flag'>;
/** A field that feeds the cycles: in a BILLED cycle only the wording of a note may change (REC-58..60, OPEN-072). */
export type FactField = Exclude<CareNoteField, 'notes'>;

export const careNoteFieldNames = keysOf(careNoteFields);
const hasInput = (field: CareNoteField, ...kinds: CareNoteInput['kind'][]): boolean =>
  kinds.includes(careNoteFields[field].input.kind);
const isTextField = (field: CareNoteField): field is TextField => hasInput(field, 'text', 'choice');
export const isChoiceField = (field: CareNoteField): field is ChoiceField => hasInput(field, 'choice');
const isTimeField = (field: CareNoteField): field is TimeField => hasInput(field, 'time');
const isFlagField = (field: CareNoteField): field is FlagField => hasInput(field, 'flag');
const isFactField = (field: CareNoteField): field is FactField => field !== 'notes';

export const textFields = pick(careNoteFields, careNoteFieldNames.filter(isTextField));
export const timeFields = careNoteFieldNames.filter(isTimeField);
export const flagFields = careNoteFieldNames.filter(isFlagField);
export const factFields = careNoteFieldNames.filter(isFactField);
