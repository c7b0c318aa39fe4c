import type { TranslateFunction } from 'react-admin';
import { isChoiceField, type CareNoteField, type ChoiceField } from '../../contract/care-notes/fields.ts';
import { formatDate } from '../../src/ui/i18n/format.ts';
import type { MessageKey } from '../../src/ui/i18n/translated.ts';
import type { CareNoteValues } from './careNoteValues.ts';
import type { careNoteMessages } from './shared/messages.en.ts';

type Key = MessageKey<typeof careNoteMessages>;

/** The message that names a field; a field without one does not compile. */
export const getFieldLabel = (field: CareNoteField): Key => `careNote.field.${field}`;

/** The message of one option of a select. */
export const getOptionText = (field: ChoiceField, option: string): string => `careNote.option.${field}.${option}`;

/** The text in an input as the conflict notice shows it; undefined where that is the text itself. */
export function formatFieldValue(
  field: keyof CareNoteValues,
  value: string,
  translate: TranslateFunction,
): string | undefined {
  if (value === '') return undefined;
  if (field === 'date') return formatDate(value);
  if (field === 'minutes') return translate('careNote.minutes', { smart_count: Number(value) });
  return field !== 'source' && isChoiceField(field) ? translate(getOptionText(field, value)) : undefined;
}
