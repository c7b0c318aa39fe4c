import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { formatDate } from '../../../src/ui/i18n/format.ts';
import type { DayWindow } from '../../../domain/plan-of-care/plan-of-care.ts';
import { muiField } from '../../../src/ui/formHelpers.ts';

interface Props {
  label: string;
  field: UseFormRegisterReturn;
  /** Null while no day can be selected. */
  window: DayWindow | null;
  error?: string;
}

/** A date input with its allowed range as the hint. */
export const DayField = ({ label, field, window, error }: Props) => {
  const translate = useTranslate();
  const { slotProps, ...registered } = muiField(field);
  const hint = window && translate('recordPlan.window', { from: formatDate(window.from), to: formatDate(window.to) });
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
