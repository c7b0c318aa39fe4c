import TextField from '@mui/material/TextField';
import { useId } from 'react';
import type { Option } from '../../components/Choice.tsx';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with it. */
  problem?: string;
  hint?: string;
  /** Makes it a choice of these. */
  options?: readonly Option[];
  /** Opens the keys for numbers. */
  isNumber?: boolean;
  multiline?: boolean;
}

/** One input of a draft, with its label above and its message below. */
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
