import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Select = styled('select')({
  width: '100%',
  minWidth: 0,
  height: 'var(--height-control)',
  padding: '0 32px 0 12px',
  border: '1px solid var(--border-strong)',
  borderRadius: 'var(--radius-small)',
  appearance: 'none',
  backgroundColor: 'var(--surface)',
  // The chevron, drawn by two gradients so that it follows the theme.
  backgroundImage:
    'linear-gradient(45deg, transparent 50%, var(--ink-muted) 50%), linear-gradient(-45deg, transparent 50%, var(--ink-muted) 50%)',
  backgroundPosition: 'right 16px center, right 11px center',
  backgroundSize: '5px 5px',
  backgroundRepeat: 'no-repeat',
  color: 'var(--ink)',
  font: 'var(--text-body)',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '&[data-chosen]': { borderColor: 'var(--primary)', fontWeight: 500 },
});

export interface Option {
  value: string;
  label: string;
}

interface Props {
  /** Read to those who do not see what the first option says. */
  label: string;
  /** The first option, which chooses nothing. */
  none?: ReactNode;
  value: string;
  options: readonly Option[];
  onChoose: (value: string) => void;
  className?: string;
}

/** One of several, in the browser's own select: light, typed into, and made for fingers. */
export const Choice = ({ label, none, value, options, onChoose, className }: Props) => (
  <Select
    aria-label={label}
    className={className}
    value={value}
    data-chosen={(none !== undefined && value !== '') || undefined}
    onChange={({ target }) => onChoose(target.value)}
  >
    {none !== undefined && <option value="">{none}</option>}
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </Select>
);
