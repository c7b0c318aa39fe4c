import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { muiField } from '../../../src/components/muiField.ts';
import type { CareNoteValues } from './careNoteValues.ts';

interface Props {
  form: UseFormReturn<CareNoteValues>;
  locked: boolean;
  /** Id of what says why it is locked. */
  reason: string;
}

/** Minutes, of which 20 are offered (REC-55); typing others makes them one's own. */
export const MinutesField = ({ form, locked, reason }: Props) => {
  const translate = useTranslate();
  const { minutes: problem } = form.formState.errors;
  const { slotProps, ...field } = muiField(
    form.register('minutes', { onChange: () => form.setValue('source', 'TYPED') }),
  );
  return (
    <TextField
      label={translate('recordCare.minutesLabel')}
      {...field}
      error={problem !== undefined}
      helperText={problem?.message}
      disabled={locked}
      slotProps={{
        ...slotProps,
        htmlInput: { inputMode: 'numeric', ...(locked && { 'aria-describedby': reason }) },
      }}
    />
  );
};
