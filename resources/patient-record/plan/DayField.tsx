import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { dayText } from '../../../src/i18n/dayText.ts';
import type { DayWindow } from '../../../domain/plan-of-care.ts';
import { muiField } from '../../../src/components/muiField.ts';

interface Props {
  label: string;
  field: UseFormRegisterReturn;
  /** Null while no day can be picked. */
  window: DayWindow | null;
  error?: string;
}

/** A day within its window, which is said beside it. */
export const DayField = ({ label, field, window, error }: Props) => {
  const translate = useTranslate();
  const { slotProps, ...registered } = muiField(field);
  const hint = window && translate('recordPlan.window', { from: dayText(window.from), to: dayText(window.to) });
  return (
    <TextField
      fullWidth
      type="date"
      label={label}
      disabled={window === null}
      error={error !== undefined}
      helperText={error ?? hint}
      {...registered}
      slotProps={{ ...slotProps, htmlInput: { min: window?.from, max: window?.to } }}
    />
  );
};
