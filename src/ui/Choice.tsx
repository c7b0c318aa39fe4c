import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';

export interface Option {
  value: string;
  label: string;
}

interface Props {
  /** Accessible name. */
  label: string;
  /** Shows the label in the frame as well. */
  labelled?: boolean;
  /** The first option, which selects nothing. */
  none?: ReactNode;
  value: string;
  options: readonly Option[];
  onChoose: (value: string) => void;
  className?: string;
}

/** The options of a native select, after an empty one. */
export const renderOptions = (options: readonly Option[], none?: ReactNode) => [
  none !== undefined && (
    <option key="" value="">
      {none}
    </option>
  ),
  ...options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  )),
];

const chosen = { '& fieldset': { borderColor: 'var(--primary)' }, '& select': { fontWeight: 600 } };

/** A native select, which is light and works by typing and by touch. */
export const Choice = ({ label, labelled, none, value, options, onChoose, className }: Props) => (
  <TextField
    select
    fullWidth
    className={className}
    label={labelled && label}
    value={value}
    sx={none !== undefined && value ? chosen : undefined}
    slotProps={{
      select: { native: true },
      inputLabel: { shrink: true },
      htmlInput: { 'aria-label': labelled ? undefined : label },
    }}
    onChange={({ target }) => onChoose(target.value)}
  >
    {renderOptions(options, none)}
  </TextField>
);
