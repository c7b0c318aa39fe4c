import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { contactModes, credentials } from '../../../contract/enumerations.ts';
import { muiField } from '../../../src/components/muiField.ts';
import type { CareNoteValues } from './careNoteValues.ts';

interface Props {
  form: UseFormReturn<CareNoteValues>;
  locked: boolean;
  reason: string;
}

/** How the patient was reached, and what the author is; either may be left open. */
export const NoteContact = ({ form, locked, reason }: Props) => {
  const translate = useTranslate();
  const choice = (name: 'contactMode' | 'credential', options: readonly string[]) => {
    const { slotProps, ...field } = muiField(
      form.register(name, name === 'contactMode' ? { deps: 'interactive' } : {}),
    );
    return (
      <TextField
        select
        label={translate(`careNote.${name}`)}
        {...field}
        disabled={locked}
        slotProps={{
          ...slotProps,
          select: { native: true },
          htmlInput: locked ? { 'aria-describedby': reason } : {},
        }}
      >
        <option value="">{translate('careNote.notSaid')}</option>
        {options.map((value) => (
          <option key={value} value={value}>
            {translate(`careNote.${name}s.${value}`)}
          </option>
        ))}
      </TextField>
    );
  };
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, alignItems: 'start' }}>
      {choice('contactMode', contactModes)}
      {choice('credential', credentials)}
    </div>
  );
};
