import FormHelperText from '@mui/material/FormHelperText';
import ToggleButton from '@mui/material/ToggleButton';
import { useTranslate } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { careNoteFields, type ChoiceField } from '../../contract/care-notes/fields.ts';
import { ToggleGroup } from '../../src/ui/Toggle.tsx';
import { getFieldLabel, getOptionText } from './careNoteText.ts';
import type { CareNoteValues } from './careNoteValues.ts';

interface Props {
  form: UseFormReturn<CareNoteValues>;
  values: CareNoteValues;
}

/** Minutes that one press writes down and confirms. */
const quickMinutes = ['5', '10', '15', '20'];

const isConfirmed = ({ source }: CareNoteValues): boolean => source !== 'OFFERED';

/** The usual minutes as buttons; the suggested ones are not pressed before they are confirmed (REC-55). */
export const QuickMinutes = ({ form, values, isLocked }: Props & { isLocked: boolean }) => {
  const translate = useTranslate();
  const choose = (minutes: string) => {
    form.setValue('source', 'TYPED', { shouldDirty: true });
    form.setValue('minutes', minutes, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  return (
    <ToggleGroup size="small" aria-label={translate('careNote.quickMinutes')} disabled={isLocked}>
      {quickMinutes.map((minutes) => (
        <ToggleButton
          key={minutes}
          value={minutes}
          selected={isConfirmed(values) && values.minutes === minutes}
          aria-label={translate('careNote.minutes', { smart_count: Number(minutes) })}
          onClick={() => choose(minutes)}
        >
          {minutes}
        </ToggleButton>
      ))}
    </ToggleGroup>
  );
};

/** Confirms the suggested minutes where a note was to be saved with them. */
export const ConfirmMinutes = ({ form, values: { source, minutes } }: Props) => {
  const translate = useTranslate();
  const isOffered = source === 'OFFERED' && form.formState.isSubmitted;
  if (!isOffered && source !== 'CONFIRMED') return null;
  const confirm = (isChecked: boolean) => {
    form.setValue('source', isChecked ? 'CONFIRMED' : 'OFFERED', { shouldDirty: true });
    if (form.formState.isSubmitted) void form.trigger('minutes');
  };
  return (
    <label className="check">
      <input type="checkbox" checked={source === 'CONFIRMED'} onChange={({ target }) => confirm(target.checked)} />
      {translate('careNote.worked', { smart_count: Number(minutes) })}
    </label>
  );
};

interface ChoiceProps extends Props {
  name: ChoiceField;
  isLocked: boolean;
  lock: object;
}

/** The options of a field as buttons; a second press takes the choice back. */
export const ChoiceButtons = ({ name, form, values, isLocked, lock }: ChoiceProps) => {
  const translate = useTranslate();
  const choose = (option: string | null) => {
    form.setValue(name, option ?? '', { shouldDirty: true });
    if (form.formState.isSubmitted) void form.trigger('interactionType');
  };
  return (
    <div>
      <ToggleGroup
        exclusive
        size="small"
        aria-label={translate(getFieldLabel(name))}
        value={values[name]}
        disabled={isLocked}
        onChange={(_, option: string | null) => choose(option)}
        {...lock}
      >
        {careNoteFields[name].input.options.map((option) => (
          <ToggleButton key={option} value={option}>
            {translate(getOptionText(name, option))}
          </ToggleButton>
        ))}
      </ToggleGroup>
      {form.formState.errors[name] && <FormHelperText error>{form.formState.errors[name].message}</FormHelperText>}
    </div>
  );
};
