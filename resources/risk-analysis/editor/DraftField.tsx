import TextField from '@mui/material/TextField';
import { useId } from 'react';
import type { Option } from '../../../src/ui/Choice.tsx';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  problem?: string;
  hint?: string;
  /** Turns the input into a select. */
  options?: readonly Option[];
  /** Opens the numeric keyboard. */
  isNumber?: boolean;
  multiline?: boolean;
}

/** An input of a draft with its label above and its message below. */
export const DraftField = ({ label, value, onChange, problem, hint, options, isNumber, multiline }: Props) => (
  <TextField
    id={useId()}
    fullWidth
    label={label}
    value={value}
    select={options !== undefined}
    multiline={multiline}
    minRows={multiline ? 2 : undefined}
    error={problem !== undefined}
    helperText={problem ?? hint}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{
      inputLabel: { shrink: true },
      select: { native: true },
      htmlInput: { inputMode: isNumber ? 'decimal' : undefined, autoComplete: 'off' },
    }}
  >
    {options?.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </TextField>
);
