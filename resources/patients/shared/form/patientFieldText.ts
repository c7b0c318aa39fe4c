import type { TranslateFunction } from 'react-admin';
import { getFieldDefinition, type PatientField } from '../../../../contract/patients/fields.ts';
import type { FieldInput } from '../../../../contract/platform/form-fields.ts';
import { languageNames } from '../../../../contract/platform/languages.ts';
import { keysOf } from '../../../../contract/platform/typed-keys.ts';
import type { Option } from '../../../../src/ui/Choice.tsx';
import { formatDate } from '../../../../src/ui/i18n/format.ts';
import type { shellMessages } from '../../../../src/ui/i18n/messages/shell.en.ts';
import type { MessageKey } from '../../../../src/ui/i18n/translated.ts';

/** The message that names a field; a field without one does not compile. */
export const patientFieldLabel = (field: PatientField): MessageKey<typeof shellMessages> => `patientForm.${field}`;

function optionText(option: string, translate: TranslateFunction): string {
  const language = keysOf(languageNames).find((code) => code === option);
  return language ? languageNames[language] : translate(option);
}

function listOptions(field: PatientField, translate: TranslateFunction): Option[] | undefined {
  const { input } = getFieldDefinition(field);
  if (input.kind !== 'choice') return undefined;
  const options = input.nullOption === undefined ? input.options : [...input.options, input.nullOption];
  return options.map((value) => ({ value, label: optionText(value, translate) }));
}

const types: Partial<Record<FieldInput['kind'], string>> = { email: 'email', phone: 'tel', date: 'date' };

/** The type of a field's input, and its options where it is a choice. */
export const patientInput = (field: PatientField, translate: TranslateFunction) => ({
  type: types[getFieldDefinition(field).input.kind],
  options: listOptions(field, translate),
});

/** The text in an input of a field as people read it; `references` names the records that ids stand for. */
export function patientFieldText(
  field: PatientField,
  value: string,
  references: Partial<Record<PatientField, readonly Option[]>>,
  translate: TranslateFunction,
): string {
  const { kind } = getFieldDefinition(field).input;
  if (kind === 'date') return formatDate(value);
  if (kind === 'reference') return references[field]?.find((option) => option.value === value)?.label ?? value;
  return kind === 'choice' ? optionText(value, translate) : value;
}
