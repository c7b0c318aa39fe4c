import TextField from '@mui/material/TextField';
import type { HTMLInputTypeAttribute } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { renderOptions, type Option } from './Choice.tsx';
import { muiField } from './formHelpers.ts';

interface Props {
  label: string;
  field: UseFormRegisterReturn;
  error?: string;
  hint?: string;
  type?: HTMLInputTypeAttribute;
  /** Turns the input into a select. */
  options?: readonly Option[];
  /** The first option, which selects nothing. */
  none?: string;
  /** Largest value of a date, `2026-11-21`. */
  max?: string;
  readOnly?: boolean;
}

/** An input of a form with its label above and its message below. */
export const FormField = ({ label, field, error, hint, type, options, none, max, readOnly }: Props) => {
  const { slotProps, ...registered } = muiField(field);
  return (
    <TextField
      fullWidth
      label={label}
      type={type}
      select={options !== undefined}
      error={error !== undefined}
      helperText={error ?? hint}
      {...registered}
      slotProps={{ ...slotProps, select: { native: true }, htmlInput: { max, readOnly, autoComplete: 'off' } }}
    >
      {options && renderOptions(options, none)}
    </TextField>
  );
};
