import { formMessage } from '../platform/form-messages.ts';
import * as z from 'zod/mini';
import {
  bodyTargets,
  cameraOrientations,
  equipment,
  exerciseTypes,
  sequences,
  subjectPositions,
} from '../platform/enumerations.ts';
import { blankAsNull, limitedText, requiredLine } from '../platform/fields.ts';
import { movements, muscles, phases } from './fact-values.ts';
import type { FieldInput } from '../platform/form-fields.ts';
import { OWN_EXERCISES } from './limits.ts';
import { keysOf, pick, pluck } from '../platform/typed-keys.ts';
import { exerciseFieldMessage } from './messages.ts';

/**
 * How a field is entered: as a text or a choice, as several options, of which the first is the main one where they are
 * ranked, as several texts, or as one checkbox.
 */
type ExerciseInput =
  | ((FieldInput & { kind: 'text' | 'choice' }) & { isMultiline?: true })
  | { kind: 'list'; options: readonly string[]; initial: readonly string[]; isRanked?: true }
  | { kind: 'texts' }
  | { kind: 'flag' };

/** All that the form and the calls know of a field. Its label is the message `ownExercise.<field>`. */
interface OwnExerciseFieldDefinition {
  schema: z.ZodMiniType;
  input: ExerciseInput;
}

/** What an own exercise can be counted by: no camera measures its range of motion. */
const ownMetrics = ['REPS', 'TIME'] as const;
const subjectOrientations = ['FRONT', 'SIDE'] as const;

const INVALID_CHOICE = formMessage.text('fields.invalidChoice');
const passage = z.pipe(
  blankAsNull(formMessage.text('fields.invalidText')),
  z.nullable(limitedText(OWN_EXERCISES.textMax)),
);
const optionalChoice = <const Values extends readonly string[]>(values: Values) =>
  z._default(z.nullable(z.enum(values, { error: INVALID_CHOICE })), null);
const hasDuplicates = (values: readonly string[]) =>
  new Set(values.map((value) => value.toLowerCase())).size < values.length;
const list = <const Values extends readonly string[]>(values: Values) =>
  z
    .array(z.enum(values, { error: INVALID_CHOICE }))
    .check(z.refine((selected: string[]) => !hasDuplicates(selected), formMessage.text('fields.chosenTwice')));
const otherNames = z.array(requiredLine(formMessage.text('fields.nameRequired'))).check(
  z.maxLength(
    OWN_EXERCISES.namesMax,
    exerciseFieldMessage.text('exercises.tooManyNames', { n: OWN_EXERCISES.namesMax }),
  ),
  z.refine((names: string[]) => !hasDuplicates(names), exerciseFieldMessage.text('exercises.nameTwice')),
);

/**
 * Every field of an own exercise. Only the name is required; the others have the defaults by which the program builder
 * offers most: both sides of the body, counted in reps.
 */
export const ownExerciseFields = {
  name: { schema: requiredLine(formMessage.text('fields.nameRequired')), input: { kind: 'text' } },
  /** Starting position and action; a line break counts as two characters. */
  position: { schema: passage, input: { kind: 'text', isMultiline: true } },
  action: { schema: passage, input: { kind: 'text', isMultiline: true } },
  exerciseType: { schema: optionalChoice(exerciseTypes), input: { kind: 'choice', options: exerciseTypes } },
  bodyTargets: {
    schema: z._default(list(bodyTargets), []),
    input: { kind: 'list', options: bodyTargets, initial: [] },
  },
  equipment: { schema: z._default(list(equipment), []), input: { kind: 'list', options: equipment, initial: [] } },
  subjectPosition: { schema: optionalChoice(subjectPositions), input: { kind: 'choice', options: subjectPositions } },
  sequence: {
    schema: z._default(z.enum(sequences, { error: INVALID_CHOICE }), 'BILATERAL'),
    input: { kind: 'choice', options: sequences, initial: 'BILATERAL' },
  },
  cameraOrientation: {
    schema: optionalChoice(cameraOrientations),
    input: { kind: 'choice', options: cameraOrientations },
  },
  subjectOrientation: {
    schema: z._default(z.enum(subjectOrientations, { error: INVALID_CHOICE }), 'FRONT'),
    input: { kind: 'choice', options: subjectOrientations, initial: 'FRONT' },
  },
  metrics: {
    schema: z._default(list(ownMetrics).check(z.minLength(1, exerciseFieldMessage.text('exercises.metricRequired'))), [
      'REPS',
    ]),
    input: { kind: 'list', options: ownMetrics, initial: ['REPS'] },
  },
  withHold: { schema: z._default(z.boolean(), false), input: { kind: 'flag' } },
  withAnchorPoint: { schema: z._default(z.boolean(), false), input: { kind: 'flag' } },
  movements: {
    schema: z._default(list(movements), []),
    input: { kind: 'list', options: movements, initial: [], isRanked: true },
  },
  muscles: {
    schema: z._default(list(muscles), []),
    input: { kind: 'list', options: muscles, initial: [], isRanked: true },
  },
  phases: { schema: z._default(list(phases), []), input: { kind: 'list', options: phases, initial: [] } },
  /** Other names, and conditions for which it is given. */
  synonyms: { schema: z._default(otherNames, []), input: { kind: 'texts' } },
  /** For clinicians alone. */
  contraindications: { schema: passage, input: { kind: 'text', isMultiline: true } },
} as const satisfies Readonly<Record<string, OwnExerciseFieldDefinition>>;

type Fields = typeof ownExerciseFields;
export type OwnExerciseField = keyof Fields;
type FieldOf<Kind> = {
  [Field in OwnExerciseField]: Fields[Field]['input']['kind'] extends Kind ? Field : never;
}[OwnExerciseField];
export type ChoiceField = FieldOf<'choice'>;
export type ListField = FieldOf<'list'>;
export type TextsField = FieldOf<'texts'>;
export type FlagField = FieldOf<'flag'>;
/** A field whose input holds a text. */
export type TextField = FieldOf<'text' | 'choice'>;

export const getDefinition = (field: OwnExerciseField): OwnExerciseFieldDefinition => ownExerciseFields[field];
const hasKind = (field: OwnExerciseField, ...kinds: ExerciseInput['kind'][]): boolean =>
  kinds.includes(ownExerciseFields[field].input.kind);
export const isChoiceField = (field: OwnExerciseField): field is ChoiceField => hasKind(field, 'choice');
export const isListField = (field: OwnExerciseField): field is ListField => hasKind(field, 'list');
/** A list whose first value is the main one. */
export const isRankedField = (field: ListField): boolean => 'isRanked' in ownExerciseFields[field].input;
export const isTextsField = (field: OwnExerciseField): field is TextsField => hasKind(field, 'texts');
export const isFlagField = (field: OwnExerciseField): field is FlagField => hasKind(field, 'flag');
const isTextField = (field: OwnExerciseField): field is TextField => hasKind(field, 'text', 'choice');

const fieldNames = keysOf(ownExerciseFields);
export const listFields = pick(ownExerciseFields, fieldNames.filter(isListField));
export const textsFields = pick(ownExerciseFields, fieldNames.filter(isTextsField));
export const flagFields = pick(ownExerciseFields, fieldNames.filter(isFlagField));
export const textFields = pick(ownExerciseFields, fieldNames.filter(isTextField));

/** Body of the calls that add or save an own exercise. */
export const OwnExerciseBody = z.strictObject(pluck(ownExerciseFields, 'schema'));
export type OwnExerciseBody = z.output<typeof OwnExerciseBody>;
/** The same before its defaults are filled in. */
export type OwnExerciseDraft = z.input<typeof OwnExerciseBody>;
