import type { TranslateFunction } from 'react-admin';
import type { Exercise } from '../../../contract/exercises/exercises.ts';
import {
  flagFields,
  isChoiceField,
  isListField,
  listFields,
  OwnExerciseBody,
  ownExerciseFields,
  textFields,
  textsFields,
  type ChoiceField,
  type FlagField,
  type ListField,
  type OwnExerciseDraft,
  type OwnExerciseField,
  type TextField,
  type TextsField,
} from '../../../contract/exercises/fields.ts';
import { keysOf, mapKeys, pick } from '../../../contract/platform/typed-keys.ts';
import { formatInputs, parseInputs } from '../../../domain/platform/form-fields.ts';
import { zodFieldErrors } from '../../../src/ui/formHelpers.ts';
import type { MessageKey } from '../../../src/ui/i18n/translated.ts';
import type { exerciseMessages } from '../shared/messages.en.ts';
import type { ownExerciseMessages } from './messages.en.ts';

type ListValues = { [Field in ListField]: (typeof ownExerciseFields)[Field]['input']['options'][number][] };
/** What the form holds: a text for each input, a list for each choice of several. */
export type OwnExerciseValues = Record<TextField, string> &
  ListValues &
  Record<TextsField, string[]> &
  Record<FlagField, boolean>;

const { bodyTargets, equipment, metrics, movements, muscles, phases, sequence, subjectOrientation } = ownExerciseFields;

const initialLists: ListValues = {
  bodyTargets: [...bodyTargets.input.initial],
  equipment: [...equipment.input.initial],
  metrics: [...metrics.input.initial],
  movements: [...movements.input.initial],
  muscles: [...muscles.input.initial],
  phases: [...phases.input.initial],
};

/** The values that the field can have. */
const keepOptions = <Option extends string>(
  { input: { options } }: { input: { options: readonly Option[] } },
  values: readonly string[] = [],
): Option[] => values.flatMap((value) => options.find((option) => option === value) ?? []);

const readLists = ({ exerciseMetrics, ...exercise }: Exercise): ListValues => ({
  ...exercise,
  metrics: keepOptions(
    metrics,
    exerciseMetrics.map(({ metric }) => metric),
  ),
  movements: keepOptions(movements, exercise.movements),
  muscles: keepOptions(muscles, exercise.muscles),
  phases: keepOptions(phases, exercise.phases),
});

/** The form of an exercise, or of a new one. */
export const toFormValues = (exercise?: Exercise): OwnExerciseValues => ({
  ...formatInputs(textFields, exercise && { contraindications: null, ...exercise }),
  ...pick(exercise ? readLists(exercise) : initialLists, keysOf(listFields)),
  ...mapKeys(keysOf(textsFields), (field) => exercise?.[field] ?? []),
  ...mapKeys(keysOf(flagFields), (field) => exercise?.[field] ?? false),
});

/** The form as a request body. */
export const toRequestBody = (values: OwnExerciseValues): OwnExerciseDraft => ({
  ...values,
  ...parseInputs(textFields, values),
});

/** The message of each invalid field, by the rules of the call. */
export const validateOwnExercise = (values: OwnExerciseValues) =>
  zodFieldErrors(OwnExerciseBody, toRequestBody(values));

type TextKey = MessageKey<typeof ownExerciseMessages & typeof exerciseMessages>;

/** The message that names a field; a field without one does not compile. */
export const ownExerciseLabel = (field: OwnExerciseField): TextKey => `ownExercise.${field}`;

/** Messages of the options of a field; those of the others are words of the vocabulary. */
const optionLabels: Record<ChoiceField | ListField, Partial<Record<string, TextKey>>> = {
  exerciseType: {},
  bodyTargets: {},
  equipment: {},
  movements: {},
  muscles: {},
  phases: {},
  subjectPosition: {},
  cameraOrientation: {},
  sequence: mapKeys(sequence.input.options, (option): TextKey => `ownExercise.sides.${option}`),
  subjectOrientation: mapKeys(subjectOrientation.input.options, (option): TextKey => `ownExercise.facing.${option}`),
  metrics: mapKeys(metrics.input.options, (option): TextKey => `exercises.metric.${option}`),
};

/** The text of an option of a field. */
export const translateOption = (field: ChoiceField | ListField, option: string, translate: TranslateFunction) =>
  translate(optionLabels[field][option] ?? option);

/** The text of a field's value in the conflict view; undefined for a value that is its own text. */
export const ownExerciseText = (field: OwnExerciseField, value: unknown, translate: TranslateFunction) =>
  typeof value === 'string' && value && (isChoiceField(field) || isListField(field))
    ? translateOption(field, value, translate)
    : undefined;
